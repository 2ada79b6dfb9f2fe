import { createHash } from 'node:crypto';
import type { CallPushPlace } from '@jackfield/contract/api/web-phone';
import { t } from '@jackfield/texts';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { invalidField, notFound } from '../../platform/errors.ts';
import { appendEvents } from '../../platform/events.ts';
import { ownerEvent } from '../devices/repository.ts';
import { isPushService } from './config.ts';
import { texts } from './texts.ts';

interface Phone {
  readonly id: string;
  readonly tenant_id: string;
  readonly teammate_id: string;
}

interface Place {
  readonly push: string | null;
  readonly push_hash: string | null;
}

/** What the place of a web phone is sealed about. */
export const placeOf = ({ tenant_id: tenantId, id }: Pick<Phone, 'tenant_id' | 'id'>): string =>
  `push:${tenantId}:${id}`;

/** Stores where a web phone is told of calls; the exchange hears of it. */
async function storePlace(tx: Tx, phone: Phone, place: Place, now: Date): Promise<void> {
  const { id, tenant_id: tenantId, teammate_id: teammateId } = phone;
  await tx.updateTable('device').set(place).where('id', '=', id).execute();
  await appendEvents(tx, tenantId, [await ownerEvent(tx, { tenantId, teammateId })], now);
}

/** A web phone is told of no calls any more. */
export const forgetPlace = (tx: Tx, phone: Phone, now: Date): Promise<void> =>
  storePlace(tx, phone, { push: null, push_hash: null }, now);

const selectWebPhone = (tx: Tx) =>
  tx
    .selectFrom('device')
    .select(['id', 'tenant_id', 'teammate_id'])
    .where('session_id', 'is not', null);

/**
 * Tells the browser of the session of calls from now on. Who had it before is told of none any more.
 * Throws 400 for an address of no push service, 404 without a web phone.
 */
export async function startPush(
  context: RequestContext,
  pushServices: readonly string[],
  { endpoint, keys }: CallPushPlace,
): Promise<void> {
  const { db, secrets } = context;
  const { sessionId } = signedIn(context);
  if (!isPushService(endpoint, pushServices)) {
    throw invalidField('endpoint', t(texts.noPushService));
  }
  const hash = createHash('sha256').update(endpoint).digest('base64url');
  const now = context.clock.now();
  // A browser may have been that of somebody of another account.
  await db.system(async (tx) => {
    const phone = await selectWebPhone(tx).where('session_id', '=', sessionId).executeTakeFirst();
    if (phone === undefined) throw notFound();
    const former = await selectWebPhone(tx)
      .where('push_hash', '=', hash)
      .where('id', '<>', phone.id)
      .executeTakeFirst();
    if (former) await forgetPlace(tx, former, now);
    const push = secrets.seal(JSON.stringify({ endpoint, keys }), placeOf(phone));
    await storePlace(tx, phone, { push, push_hash: hash }, now);
  });
}

/** Tells the browser of the session of no calls any more. */
export async function stopPush(context: RequestContext): Promise<void> {
  const { tenantId, sessionId } = signedIn(context);
  await context.db.tenant(tenantId, async (tx) => {
    const phone = await selectWebPhone(tx)
      .where('session_id', '=', sessionId)
      .where('push', 'is not', null)
      .executeTakeFirst();
    if (phone) await forgetPlace(tx, phone, context.clock.now());
  });
}
