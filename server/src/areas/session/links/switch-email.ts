import { sendMail } from '../../../mail/send.ts';
import type { Tx } from '../../../platform/database.ts';
import { ApiError } from '../../../platform/errors.ts';
import { appendEvent } from '../../../platform/events.ts';
import { auditAuth } from '../tokens/audit.ts';
import { supersedeLinks } from './link-repository.ts';
import { findPersonByEmail, type SignInPerson } from '../tokens/people.ts';

/**
 * A changed email was confirmed by its link: from now on it signs in, links mailed to the old
 * address stop working, and the old address hears of it (OP-45). Throws DUPLICATE when
 * somebody else took the email meanwhile.
 */
export async function switchEmail(
  tx: Tx,
  person: SignInPerson,
  email: string,
  by: { now: Date; requestId: string },
): Promise<void> {
  const { now, requestId } = by;
  const { id, tenantId, name, status, role } = person;
  if ((await findPersonByEmail(tx, email)) !== null) throw new ApiError('DUPLICATE');
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
  await supersedeLinks(tx, { tenantId, teammateId: id }, ['confirm', 'reset', 'login'], now);
  await sendMail(tx, now, {
    tenantId,
    to: person.email,
    mail: { kind: 'emailChanged', name, newEmail: email },
  });
  await auditAuth(tx, {
    tenantId,
    at: now,
    actor: { id, name },
    via: 'ui',
    action: 'teammate.confirmEmail',
    entity: 'teammate',
    entityId: id,
    entityName: name,
    before: { email: person.email, pendingEmail: email },
    after: { email, pendingEmail: null },
    requestId,
  });
  const changed = { method: 'UpdateEntityAsync', eventType: 'teammate', id, status, role } as const;
  await appendEvent(tx, tenantId, changed, now);
}
