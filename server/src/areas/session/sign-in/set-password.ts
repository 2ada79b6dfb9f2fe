import { sendMail } from '../../../mail/send.ts';
import type { Tx } from '../../../platform/database.ts';
import { ApiError } from '../../../platform/errors.ts';
import { endSessions } from '../tokens/end-sessions.ts';
import { supersedeLinks } from '../links/link-repository.ts';
import { hashPassword } from './password-hash.ts';
import { passwordErrors, type PasswordOwner } from './password-policy.ts';

/** Whose password is set. */
export interface PasswordPerson extends PasswordOwner {
  id: string;
  tenantId: string;
  name: string;
}

interface SetPassword {
  now: Date;
  /** Made by {@link hashNewPassword}, outside the transaction, because it takes long. */
  hash: string;
  /** The person must choose an own one at the next sign-in (OP-54). */
  mustChange: boolean;
  /** The session that stays. */
  exceptSession?: string;
  /** Tells the person by mail; not for a first password. */
  notify: boolean;
}

/** Throws 400 with the reasons when the rules refuse a new password (VAL-18). */
export function checkNewPassword(password: string, owner: PasswordOwner): void {
  const errors = passwordErrors(password, owner);
  if (errors.length === 0) return;
  throw new ApiError('INVALIDINPUT', {
    errors,
    ...(errors[0]?.message && { message: errors[0].message }),
  });
}

/** Hash of a new password. Whoever it is for, the rule that needs no owner is checked first. */
export function hashNewPassword(password: string): Promise<string> {
  checkNewPassword(password, { email: '', companyName: '' });
  return hashPassword(password);
}

/**
 * Stores a checked password, ends the person's other sessions and makes the links of earlier mails
 * invalid. Works in a tenant's transaction too; the caller records it.
 */
export async function storePassword(tx: Tx, person: PasswordPerson, set: SetPassword) {
  const { now, hash, mustChange } = set;
  const owner = { tenantId: person.tenantId, teammateId: person.id };
  await tx
    .insertInto('password')
    .values({ teammate_id: person.id, tenant_id: person.tenantId, hash, changed_at: now })
    .onConflict((conflict) => conflict.column('teammate_id').doUpdateSet({ hash, changed_at: now }))
    .execute();
  await tx
    .updateTable('teammate')
    .set({ is_change_password: mustChange })
    .where('tenant_id', '=', person.tenantId)
    .where('id', '=', person.id)
    .execute();
  const except = set.exceptSession === undefined ? {} : { except: set.exceptSession };
  await endSessions(tx, { ...owner, reason: 'password changed', now, ...except });
  await supersedeLinks(tx, owner, ['reset', 'password', 'login'], now);
  if (!set.notify) return;
  const mail = { kind: 'passwordChanged', name: person.name } as const;
  await sendMail(tx, now, { tenantId: person.tenantId, to: person.email, mail });
}
