import type { Endpoint } from '@jackfield/contract';
import { t } from '@jackfield/texts';
import type { FastifyRequest } from 'fastify';
import type { Actor, Caller, RequestContext } from '../context.ts';
import type { Via } from '../tables.ts';
import { ApiError } from '../errors.ts';
import { sameSecret } from '../operator-keys.ts';
import type { PolicyRow } from '../policy.ts';
import { reachOf } from '../scopes.ts';
import type { Services } from '../services.ts';
import { commonTexts } from '../texts.ts';

/** Whether a request brings the support key; a wrong one is counted. Throws 429. */
async function givesSupportKey(
  { config, guardKey }: Services,
  request: FastifyRequest,
): Promise<boolean> {
  const given = request.headers['x-support-key'];
  if (typeof given !== 'string') return false;
  const { supportKey } = config;
  return guardKey(
    request,
    'support key',
    supportKey !== undefined && sameSecret(given, supportKey),
  );
}

/** Version of `If-Match: "7"`; null without the header, 400 when it is something else. */
function expectedVersion(request: FastifyRequest): number | null {
  const header = request.headers['if-match'];
  if (header === undefined) return null;
  const match = /^"?(\d{1,9})"?$/.exec(header);
  if (match === null) {
    throw new ApiError('INVALIDINPUT', {
      errors: [{ code: 'INVALID', field: 'If-Match', message: t(commonTexts.ifMatchInvalid) }],
    });
  }
  return Number(match[1]);
}

function viaOf(actor: Actor | null, isSupport: boolean): Via {
  if (isSupport || actor?.isSupport === true) return 'support';
  if (actor?.credential === 'key') return 'key';
  return actor?.credential === 'bearer' ? 'api' : 'ui';
}

async function findCaller(
  { callers }: Services,
  request: FastifyRequest,
  { row, hasSupportKey }: { readonly row: PolicyRow; readonly hasSupportKey: boolean },
): Promise<Caller | null> {
  for (const [kind, find] of callers) {
    const caller = row.who.includes(kind) ? await find(request, hasSupportKey) : null;
    if (caller !== null) return caller;
  }
  return null;
}

interface Asked {
  readonly endpoint: Endpoint;
  readonly row: PolicyRow;
  readonly mayBeLate?: boolean;
}

/** Gathers what a handler may know of its request. */
export async function buildContext(
  services: Services,
  request: FastifyRequest,
  { endpoint, row, mayBeLate = false }: Asked,
): Promise<RequestContext> {
  const { db, clock, secrets } = services;
  const takesSupportKey = row.who.includes('support') || row.who.includes('staff');
  const hasSupportKey = takesSupportKey && (await givesSupportKey(services, request));
  const isSupport = hasSupportKey && row.who.includes('support');
  const caller = await findCaller(services, request, { row, hasSupportKey });
  const isAnonymous = isSupport || caller !== null || row.who.includes('anonymous');
  const actor = isAnonymous ? null : await services.authenticate(request);
  const params = request.params as Record<string, string>;
  // In the queue of their account, all its keys together wait their turn like one person.
  const person = actor?.keyId === undefined ? actor?.teammateId : 'keys';
  return {
    actor,
    reach: actor === null ? 'own' : reachOf(actor, { endpoint, row, params }),
    isSupport,
    caller,
    requestId: request.id,
    via: viaOf(actor, isSupport),
    db,
    clock,
    secrets,
    endpoint,
    isStepUpDue: null,
    expectedVersion: expectedVersion(request),
    address: request.ip,
    read: (work) => {
      if (actor === null) throw new ApiError('UNAUTHORIZED');
      if (endpoint.method !== 'GET') return db.tenant(actor.tenantId, work, person);
      return mayBeLate
        ? db.readLate(actor.tenantId, work, person)
        : db.read(actor.tenantId, work, person);
    },
  };
}
