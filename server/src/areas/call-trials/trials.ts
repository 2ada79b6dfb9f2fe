import { randomInt } from 'node:crypto';
import type { CallAnswer, CallReceived } from '@jackfield/contract';
import {
  type keepCallTrial,
  type openCallTrial,
  type TrialProgress,
  trialPrefix,
} from '@jackfield/contract/api/call-trial';
import { withChange } from '@jackfield/domain/routing';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Database, Tx } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import type { FileStorage } from '../../platform/storage.ts';
import { accountRouting } from '../exchange/account-routing.ts';
import { findPhone } from '../exchange/phone-rows.ts';
import { playedMedia } from '../exchange/played-media.ts';
import { checkZones } from '../routing/change.ts';
import { toldConfig } from '../routing/told-config.ts';

/** How long a trial is kept, in milliseconds. */
const keptFor = 10 * 60_000;

/** Whose trial it is. */
interface Person {
  readonly tenantId: string;
  readonly teammateId: string;
}

/** What a phone asks for. */
interface Dialled {
  readonly phone: string;
  readonly code: string;
}

type Wanted = CallReceived<typeof keepCallTrial>['body'];

/**
 * Keeps the call that the signed-in person is about to hear. It is no change of anything: no event
 * tells of it, as exchanges would read the routing anew.
 */
export async function keepTrial(
  context: RequestContext,
  { call, change }: Wanted,
): Promise<CallAnswer<typeof keepCallTrial>> {
  checkZones(change);
  const { tenantId, teammateId } = signedIn(context);
  const now = context.clock.now();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const ends_at = new Date(now.getTime() + keptFor);
  const row = {
    code,
    call: JSON.stringify(call),
    change: JSON.stringify(change),
    progress: null,
    ends_at,
  };
  await context.db.tenant(tenantId, async (tx) => {
    await tx
      .deleteFrom('call_trial')
      .where('tenant_id', '=', tenantId)
      .where('ends_at', '<=', now)
      .execute();
    await tx
      .insertInto('call_trial')
      .values({ tenant_id: tenantId, teammate_id: teammateId, ...row })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'teammate_id']).doUpdateSet(row))
      .execute();
  });
  return { code, dial: `${trialPrefix}${code}`, expiresAt: ends_at.toISOString() };
}

/** The trial of a person by its code. Throws 404 for what is forgotten, and that of anybody else. */
export async function findTrial(
  tx: Tx,
  { tenantId, teammateId }: Person,
  { code, now }: { readonly code: string; readonly now: Date },
) {
  const found = await tx
    .selectFrom('call_trial')
    .select(['call', 'change', 'progress'])
    .where('tenant_id', '=', tenantId)
    .where('teammate_id', '=', teammateId)
    .where('code', '=', code)
    .where('ends_at', '>', now)
    .executeTakeFirst();
  if (found === undefined) throw notFound();
  return found;
}

interface Parts {
  readonly db: Database;
  readonly storage: FileStorage;
}

async function personOf(tx: Tx, phone: string): Promise<Person> {
  const found = await findPhone(tx, phone);
  if (found === undefined) throw notFound();
  return { tenantId: found.tenant_id, teammateId: found.teammate_id };
}

/** What the exchange needs to let a phone hear a trial. Throws 404. */
export async function openTrial(
  parts: Parts,
  { phone, code }: Dialled,
  now: Date,
): Promise<CallAnswer<typeof openCallTrial>> {
  const { tenantId, trial } = await parts.db.read(null, async (tx) => {
    const person = await personOf(tx, phone);
    return { ...person, trial: await findTrial(tx, person, { code, now }) };
  });
  const routing = await parts.db.read(tenantId, (tx) => accountRouting(tx, tenantId, now));
  return {
    ...routing,
    config: toldConfig(withChange(routing.config, trial.change)),
    media: await playedMedia(parts, tenantId),
    trial: trial.call,
  };
}

/** Keeps how far a trial is; answers whether it is there still. */
export async function moveTrial(
  { db }: Pick<Parts, 'db'>,
  { phone, code }: Dialled,
  progress: TrialProgress,
): Promise<boolean> {
  const { tenantId, teammateId } = await db.read(null, (tx) => personOf(tx, phone));
  const { numUpdatedRows } = await db.tenant(tenantId, (tx) =>
    tx
      .updateTable('call_trial')
      .set({ progress: JSON.stringify(progress) })
      .where('tenant_id', '=', tenantId)
      .where('teammate_id', '=', teammateId)
      .where('code', '=', code)
      .executeTakeFirst(),
  );
  return numUpdatedRows > 0n;
}
