import type { Tx } from '../../../platform/database.ts';
import { type RequestContext, signedIn } from '../../../platform/context.ts';
import { ApiError, notFound } from '../../../platform/errors.ts';
import type { EventSpec } from '../../../platform/events.ts';
import { write } from '../../../platform/write.ts';
import { endSessions } from '../tokens/end-sessions.ts';
import { findPerson, type SignInPerson } from '../tokens/people.ts';
import { auditStep, mailPerson } from './notify.ts';
import { dropCodes, lockSecondStep, noApp, setSecondStep, waysOf } from './person-row.ts';

/** What the history keeps of a reset. */
export const resetEntry = (reason: string) =>
  ({
    action: 'security.reset',
    before: { secondStep: true },
    after: { secondStep: false, reason },
  }) as const;

/** What the history keeps of an app that is removed. */
export const appRemoved = {
  action: 'security.removeApp',
  before: { authenticatorApp: true },
  after: { authenticatorApp: false },
} as const;

/** What the history keeps of a passkey that is removed. */
export const passkeyRemoved = (name: string) =>
  ({
    action: 'security.removePasskey',
    before: { passkey: name },
    after: { passkey: null },
  }) as const;

/** Tells every browser of the person that its session is over. */
export const resetEvent = (personId: string): EventSpec => ({
  method: 'RevokeAccessAsync',
  eventType: 'session',
  id: personId,
});

/**
 * Removes every way of a person who has lost them, ends the sessions, and mails who did it and why.
 * The password stays what it is; what the account requires is set up at the next sign-in.
 */
export async function resetWays(
  tx: Tx,
  person: SignInPerson,
  { who, reason, now }: { who: string | null; reason: string; now: Date },
): Promise<void> {
  const { id: teammateId, tenantId } = person;
  await tx.deleteFrom('passkey').where('teammate_id', '=', teammateId).execute();
  await tx.deleteFrom('recovery_code').where('teammate_id', '=', teammateId).execute();
  await tx.deleteFrom('sign_in_step').where('teammate_id', '=', teammateId).execute();
  await tx.deleteFrom('second_step').where('teammate_id', '=', teammateId).execute();
  await endSessions(tx, { tenantId, teammateId, reason: 'second step reset', now });
  await mailPerson(tx, person, { kind: 'secondStepReset', who, reason }, now);
}

/**
 * Removes the passkeys, the app and the recovery codes that a person got since an instant, as who
 * takes an account over adds them; codes without another way go too. The person hears what is gone.
 */
export async function removeWaysSince(
  tx: Tx,
  person: SignInPerson,
  since: Date,
  by: { now: Date; requestId: string },
): Promise<void> {
  const { app_since, codes_made_at } = await lockSecondStep(tx, person);
  const isNew = (at: Date | null) => at !== null && at >= since;
  const passkeys = await tx
    .deleteFrom('passkey')
    .where('teammate_id', '=', person.id)
    .where('created_at', '>=', since)
    .returning('name')
    .execute();
  const app = isNew(app_since);
  await setSecondStep(tx, person.id, app ? noApp : { app_pending: null });
  const left = await waysOf(tx, person.id);
  const codes = isNew(codes_made_at) || (codes_made_at !== null && !left.app && !left.passkey);
  if (codes) await dropCodes(tx, person.id);
  if (!app && !codes && passkeys.length === 0) return;
  if (app) await auditStep(tx, person, { ...appRemoved, ...by });
  for (const { name } of passkeys) await auditStep(tx, person, { ...passkeyRemoved(name), ...by });
  const gone = { app, passkeys: passkeys.length, codes };
  await mailPerson(tx, person, { kind: 'secondStepUndone', ...gone }, by.now);
}

/** An admin resets a teammate's second step: not the owner's, not the own one. */
export async function resetTeammate(
  context: RequestContext,
  id: string,
  reason: string,
): Promise<void> {
  const { tenantId, teammateId, name: who } = signedIn(context);
  const now = context.clock.now();
  await context.db.system(async (tx) => {
    const person = await findPerson(tx, id);
    if (person?.tenantId !== tenantId || person.status === 'cancel') throw notFound();
    if (id === teammateId || person.isTenantOwner) throw new ApiError('FORBIDDEN');
    await write(context, {
      entity: 'teammate',
      id,
      action: 'security.reset',
      async change() {
        await resetWays(tx, person, { who, reason, now });
        const { before, after } = resetEntry(reason);
        return { before, after, name: person.name, events: [resetEvent(id)], result: null };
      },
    });
  });
}
