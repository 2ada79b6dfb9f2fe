import { refusals } from '@jackfield/contract';
import { t } from '@jackfield/texts';
import { sendMail } from '../../../mail/send.ts';
import type { Tx } from '../../../platform/database.ts';
import { duplicate } from '../../../platform/errors.ts';
import { appendEvent } from '../../../platform/events.ts';
import { auditAuth } from '../tokens/audit.ts';
import { sendEmailNotice } from './invite.ts';
import { supersedeLinks } from './link-repository.ts';
import { findPersonByEmail, type SignInPerson } from '../tokens/people.ts';

interface By {
  now: Date;
  requestId: string;
}

/**
 * A changed email was confirmed by its link: from now on it signs in, links mailed to the old
 * address stop working, and the old address hears of it, with a link that undoes it (OP-45). Throws
 * DUPLICATE when somebody else took the email meanwhile.
 */
export async function switchEmail(
  tx: Tx,
  person: SignInPerson,
  email: string,
  by: By & { publicUrl: string },
): Promise<void> {
  const { id: teammateId, tenantId, name } = person;
  await storeEmail(tx, person, { email, action: 'teammate.confirmEmail' }, by);
  await supersedeLinks(tx, { tenantId, teammateId }, ['confirm', 'reset', 'login'], by.now);
  const to = { tenantId, teammateId, name, email: person.email };
  await sendEmailNotice(tx, to, { kind: 'emailChanged', newEmail: email }, by);
}

/**
 * Undoes a changed email, confirmed or not, by the link that its old address was mailed: that
 * address signs in again, no other link works any more, and the new address hears of it. Answers
 * the person as they are then. Throws DUPLICATE when somebody else took the email meanwhile.
 */
export async function undoEmailChange(
  tx: Tx,
  person: SignInPerson,
  email: string,
  by: By,
): Promise<SignInPerson> {
  const { id: teammateId, tenantId, name, email: to } = person;
  const other = ['confirm', 'email', 'undoEmail', 'login'] as const;
  await supersedeLinks(tx, { tenantId, teammateId }, other, by.now);
  if (to === email && person.pendingEmail === null) return person;
  await storeEmail(tx, person, { email, action: 'teammate.undoEmail' }, by);
  if (to !== email) {
    const mail = { kind: 'emailChanged', name, newEmail: email, url: null } as const;
    await sendMail(tx, by.now, { tenantId, to, mail });
  }
  return { ...person, email, pendingEmail: null };
}

async function storeEmail(
  tx: Tx,
  person: SignInPerson,
  { email, action }: { email: string; action: string },
  { now, requestId }: By,
): Promise<void> {
  const { id, tenantId, name, status, role } = person;
  const holder = await findPersonByEmail(tx, email);
  if (holder !== null && holder.id !== id) throw duplicate('email', t(refusals.emailExisted));
  await tx
    .updateTable('teammate')
    .set((row) => ({
      email,
      pending_email: null,
      version: row('version', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', id)
    .execute();
  await auditAuth(tx, {
    tenantId,
    at: now,
    actor: { id, name },
    via: 'ui',
    action,
    entity: 'teammate',
    entityId: id,
    entityName: name,
    before: { email: person.email, pendingEmail: person.pendingEmail },
    after: { email, pendingEmail: null },
    requestId,
  });
  const changed = { method: 'UpdateEntityAsync', eventType: 'teammate', id, status, role } as const;
  await appendEvent(tx, tenantId, changed, now);
}
