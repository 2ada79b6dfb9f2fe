import type { Tx } from '../../../platform/database.ts';
import { type RequestContext, signedIn } from '../../../platform/context.ts';
import { ApiError, notFound } from '../../../platform/errors.ts';
import type { EventSpec } from '../../../platform/events.ts';
import { write } from '../../../platform/write.ts';
import { endSessions } from '../tokens/end-sessions.ts';
import { findPerson, type SignInPerson } from '../tokens/people.ts';
import { mailPerson } from './notify.ts';

/** What the history keeps of a reset. */
export const resetEntry = (reason: string) =>
  ({
    action: 'security.reset',
    before: { secondStep: true },
    after: { secondStep: false, reason },
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
