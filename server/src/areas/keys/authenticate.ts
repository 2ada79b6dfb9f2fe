import { t } from '@jackfield/texts';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Actor } from '../../platform/context.ts';
import type { Database, Tx } from '../../platform/database.ts';
import { ApiError } from '../../platform/errors.ts';
import { prepared } from '../../platform/scoped-client.ts';
import type { Authenticate } from '../../platform/services.ts';
import { hashSecret } from '../session/tokens/secrets.ts';
import { isWithin } from './networks.ts';
import { isKeySecret } from './secret.ts';
import { texts } from './texts.ts';
import { endOf } from './working.ts';

interface KeyParts {
  readonly db: Database;
  readonly clock: Clock;
}

const minute = 60_000;
/** The public API, and where the directory of the account sends its people. */
const forKeys = /^\/(v1|scim\/v2)(\/|\?|$)/i;
const keyHeader = /^Bearer (jfk_\S*)$/i;

/** The key of a secret with the account's state of this moment; a key that has ended too. */
const findKey = (tx: Tx, secret: string) =>
  tx
    .selectFrom('api_key_secret as s')
    .innerJoin('api_key as k', 'k.id', 's.key_id')
    .innerJoin('tenant as t', 't.id', 'k.tenant_id')
    .select(['k.id', 'k.tenant_id', 'k.name', 'k.scopes', 'k.networks', 'k.maker_id'])
    .select(['k.maker_left_at', 'k.ends_at', 'k.ended_at', 'k.last_used_at'])
    .select(['s.ends_at as secret_ends_at', 't.country', 't.status as tenant_status'])
    .where('s.hash', '=', hashSecret(secret))
    .modifyEnd(prepared)
    .executeTakeFirst();
type FoundKey = NonNullable<Awaited<ReturnType<typeof findKey>>>;

const refused = (message: string) => new ApiError('UNAUTHORIZED', { message });

function isOver(key: FoundKey, now: Date): boolean {
  const ends = [endOf(key), key.ended_at, key.secret_ends_at];
  return ends.some((end) => end !== null && end <= now);
}

/** Keeps when and from where a key was last used, to the minute. */
async function noteUse(
  db: Database,
  { id, last_used_at: last }: FoundKey,
  from: string,
  now: Date,
) {
  const at = new Date(now.getTime() - (now.getTime() % minute));
  if (last !== null && last >= at) return;
  await db.system((tx) =>
    tx
      .updateTable('api_key')
      .set({ last_used_at: at, last_used_from: from })
      .where('id', '=', id)
      .execute(),
  );
}

async function actorOfKey(
  { db, clock }: KeyParts,
  secret: string,
  address: string,
): Promise<Actor> {
  const key = isKeySecret(secret) ? await db.read(null, (tx) => findKey(tx, secret)) : undefined;
  if (key === undefined || key.tenant_status === 'cancel') throw refused(t(texts.unknown));
  const now = clock.now();
  if (isOver(key, now)) throw refused(t(texts.over));
  if (!isWithin(key.networks, address)) {
    throw new ApiError('FORBIDDEN', { message: t(texts.otherNetwork, { address }) });
  }
  await noteUse(db, key, address, now);
  return {
    teammateId: key.maker_id,
    tenantId: key.tenant_id,
    name: key.name,
    role: 'standard',
    access: null,
    isTenantOwner: false,
    status: 'active',
    country: key.country,
    tenantStatus: key.tenant_status,
    impersonatorId: null,
    impersonatorName: null,
    keyId: key.id,
    scopes: key.scopes,
    credential: 'key',
    sessionId: '',
  };
}

/**
 * Who makes a request, people and keys: addresses under `/v1` and `/scim/v2` take keys alone, all
 * others people alone (KEY-01, SCIM-01). The state of key and account is read each time, so that an end counts from the
 * next request on. Throws 401 for a key that is unknown, mistyped or over, and for a key or person
 * at the other's addresses; 403 for a key that does not work from where it was sent.
 */
export function withKeys(parts: KeyParts, people: Authenticate): Authenticate {
  return async (request: FastifyRequest) => {
    const [, secret] = keyHeader.exec(request.headers.authorization ?? '') ?? [];
    if (forKeys.test(request.url)) {
      if (secret === undefined) throw refused(t(texts.keyNeeded));
      return actorOfKey(parts, secret, request.ip);
    }
    if (secret !== undefined) throw refused(t(texts.forPublicApi));
    return people(request);
  };
}
