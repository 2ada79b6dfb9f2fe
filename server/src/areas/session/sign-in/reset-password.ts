import type { Tx } from '../../../platform/database.ts';
import { ApiError } from '../../../platform/errors.ts';
import { appendEvent } from '../../../platform/events.ts';
import { isReachable } from '../links/email-links.ts';
import { changeAskedAt, takeLink } from '../links/link-repository.ts';
import { undoEmailChange } from '../links/switch-email.ts';
import { removeWaysSince } from '../second-step/reset.ts';
import { auditAuth } from '../tokens/audit.ts';
import { findPerson, normalEmail, type SignInPerson } from '../tokens/people.ts';
import type { AuthServices } from '../tokens/services.ts';
import { forgetFailures } from './failures.ts';
import { checkNewPassword, hashNewPassword, storePassword } from './set-password.ts';

/**
 * Sets a password by the token of a reset link, of the confirmation, or of the link that undoes a
 * changed email, and ends all sessions of the person (API-32). A password that the rules refuse
 * does not use the link up.
 */
export async function resetPassword(
  services: AuthServices,
  reset: { email: string; token: string; newPassword: string; requestId: string },
): Promise<void> {
  const now = services.clock.now();
  const email = normalEmail(reset.email);
  const hash = await hashNewPassword(reset.newPassword);
  await services.db.system(async (tx) => {
    const purpose = ['reset', 'password', 'undoEmail'] as const;
    const link = await takeLink(tx, { purpose, token: reset.token, email, now });
    const found = await findPerson(tx, link.teammate_id);
    if (!isReachable(found) || found.status === 'cancel') throw new ApiError('TOKENINVALID');
    const by = { now, requestId: reset.requestId };
    const person = link.purpose === 'undoEmail' ? await undoTakeover(tx, found, link, by) : found;
    if (person.email !== email) throw new ApiError('TOKENINVALID');
    checkNewPassword(reset.newPassword, person);
    const isFirst = person.passwordHash === null;
    await storePassword(tx, person, { now, hash, mustChange: false, notify: !isFirst });
    await forgetFailures(tx, [`person:${person.id}`]);
    await recordReset(tx, person, now, reset.requestId);
  });
}

/** The person with the email that a link gives back, and without the second step added since. */
async function undoTakeover(
  tx: Tx,
  found: SignInPerson,
  link: Parameters<typeof changeAskedAt>[1],
  by: { now: Date; requestId: string },
): Promise<SignInPerson> {
  const since = await changeAskedAt(tx, link);
  const person = await undoEmailChange(tx, found, link.email, by);
  await removeWaysSince(tx, person, since, by);
  return person;
}

async function recordReset(tx: Tx, person: SignInPerson, now: Date, requestId: string) {
  await auditAuth(tx, {
    tenantId: person.tenantId,
    at: now,
    actor: { id: person.id, name: person.name },
    via: 'ui',
    action: 'teammate.resetPassword',
    entity: 'teammate',
    entityId: person.id,
    entityName: person.name,
    before: { password: 'before' },
    after: { password: 'after' },
    requestId,
  });
  const revoked = { method: 'RevokeAccessAsync', eventType: 'session', id: person.id } as const;
  await appendEvent(tx, person.tenantId, revoked, now);
}
