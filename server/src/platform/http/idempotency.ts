import type { Endpoint } from '@jackfield/contract';
import { t } from '@jackfield/texts';
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { RequestContext } from '../context.ts';
import type { Tx } from '../database.ts';
import { ApiError } from '../errors.ts';
import { nilId } from '../ids.ts';
import { commonTexts } from '../texts.ts';

function wrongKey(message: string): ApiError {
  return new ApiError('INVALIDINPUT', {
    errors: [{ code: 'INVALID', field: 'Idempotency-Key', message }],
  });
}

/** Under `/v1` every POST takes an Idempotency-Key (KEY-02). */
const takesKey = ({ method, idempotent }: Endpoint, isPublic: boolean): boolean =>
  idempotent === true || (isPublic && method === 'POST' && idempotent === undefined);

/**
 * Throws 400 for an Idempotency-Key that a write does not take: who sends one relies on it. Reading
 * twice changes nothing anyway.
 */
export function checkKeyIsTaken(
  request: FastifyRequest,
  endpoint: Endpoint,
  isPublic: boolean,
): void {
  if (endpoint.method === 'GET' || endpoint.idempotent || takesKey(endpoint, isPublic)) return;
  if (request.headers['idempotency-key'] === undefined) return;
  throw wrongKey(t(commonTexts.idempotencyKeyNotTaken));
}

/** The Idempotency-Key of a call; null without one. Throws 400 for one of another form. */
export function keyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key === 'string' && /^[\x21-\x7e]{1,200}$/.test(key)) return key;
  throw wrongKey(t(commonTexts.idempotencyKeyInvalid));
}

function fingerprintOf(context: RequestContext, request: FastifyRequest): string {
  const call = [context.endpoint.id, context.actor?.teammateId, request.params, request.body];
  return createHash('sha256').update(JSON.stringify(call)).digest('hex');
}

interface Once {
  /** Milliseconds in which the same call without a key counts once. */
  readonly onceWithin?: number;
  /** Asked under `/v1`. */
  readonly isPublic?: boolean;
  /** Asked by the handler of a call that keeps its key itself. */
  readonly isByHandler?: boolean;
}

/** Programs of one account choose keys of their own: `1` of one is not `1` of another. */
const ownKey = ({ actor }: RequestContext, given: string): string =>
  actor?.keyId === undefined ? given : `${actor.keyId}:${given}`;

/**
 * Runs a call once for its Idempotency-Key. Key, answer and change are stored in one transaction:
 * a refused call leaves the key free, a crash leaves both or neither, and of parallel calls the
 * second waits for the first. The same key with another body is refused. With `onceWithin`, in
 * milliseconds, a call without a key counts once for so long: its repetition gets the first answer.
 */
export async function runOnce<T>(
  context: RequestContext,
  request: FastifyRequest,
  work: () => Promise<T>,
  { onceWithin, isPublic = false, isByHandler = false }: Once = {},
): Promise<T> {
  const given = isByHandler || takesKey(context.endpoint, isPublic) ? keyOf(request) : null;
  if (given === null && onceWithin === undefined) return work();
  const tenantId = context.actor?.tenantId ?? nilId;
  const fingerprint = fingerprintOf(context, request);
  const key = given === null ? `same:${fingerprint}` : ownKey(context, given);
  const now = context.clock.now();
  /** A given key counts for good; the call itself only for so long. */
  const free = given === null ? new Date(now.getTime() - (onceWithin ?? 0)) : new Date(0);

  const once = async (tx: Tx): Promise<T> => {
    const first = await tx
      .insertInto('idempotency_key')
      .values({ tenant_id: tenantId, key, fingerprint, created_at: now })
      .onConflict((conflict) =>
        conflict
          .columns(['tenant_id', 'key'])
          .doUpdateSet({ created_at: now, status: null, answer: null })
          .where('idempotency_key.created_at', '<', free),
      )
      .returning('key')
      .executeTakeFirst();
    if (first === undefined) return replay<T>(tx, tenantId, key, fingerprint);
    const answer = await work();
    await tx
      .updateTable('idempotency_key')
      .set({ status: context.endpoint.status, answer: JSON.stringify(answer ?? null) })
      .where('tenant_id', '=', tenantId)
      .where('key', '=', key)
      .execute();
    return answer;
  };
  return context.actor === null ? context.db.system(once) : context.db.tenant(tenantId, once);
}

async function replay<T>(tx: Tx, tenantId: string, key: string, fingerprint: string): Promise<T> {
  const kept = await tx
    .selectFrom('idempotency_key')
    .select(['fingerprint', 'answer'])
    .where('tenant_id', '=', tenantId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (kept.fingerprint !== fingerprint) {
    throw keyReused();
  }
  return (kept.answer ?? undefined) as T;
}

/** 422 for a key that another call was made with. */
export function keyReused(): ApiError {
  return new ApiError('INVALIDINPUT', {
    status: 422,
    errors: [
      {
        code: 'IDEMPOTENCYKEYREUSED',
        field: 'Idempotency-Key',
        message: t(commonTexts.idempotencyKeyReused),
      },
    ],
  });
}
