import { supportActor } from '../../platform/audit.ts';
import { notFound } from '../../platform/errors.ts';
import { appendEvent } from '../../platform/events.ts';
import { resetEntry, resetEvent, resetWays } from '../session/second-step/reset.ts';
import { auditAuth } from '../session/tokens/audit.ts';
import { findPerson } from '../session/tokens/people.ts';
import type { SupportServices } from './services.ts';

/** Support removes the second step of a person who has lost it; the person hears why. */
export async function resetSecondStep(
  { db, clock }: SupportServices,
  reset: { teammateId: string; reason: string; requestId: string },
): Promise<void> {
  const { teammateId, reason, requestId } = reset;
  const now = clock.now();
  await db.system(async (tx) => {
    const person = await findPerson(tx, teammateId);
    if (person === null || person.status === 'cancel') throw notFound();
    const { tenantId, id, name } = person;
    await resetWays(tx, person, { who: null, reason, now });
    await auditAuth(tx, {
      ...resetEntry(reason),
      tenantId,
      at: now,
      actor: supportActor,
      via: 'support',
      entity: 'teammate',
      entityId: id,
      entityName: name,
      requestId,
    });
    await appendEvent(tx, tenantId, resetEvent(id), now);
  });
}
