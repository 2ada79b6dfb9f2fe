import { refusals } from '@jackfield/contract';
import { t } from '@jackfield/texts';
import type { Updateable } from 'kysely';
import { sendMail } from '../../mail/send.ts';
import type { RequestContext } from '../../platform/context.ts';
import type { TeammateTable } from './tables.ts';
import type { Tx } from '../../platform/database.ts';
import { type ApiError, duplicate } from '../../platform/errors.ts';
import {
  sendConfirmation,
  sendEmailChange,
  sendEmailNotice,
  sendInvitation,
} from '../session/links/invite.ts';
import { supersedeLinks } from '../session/links/link-repository.ts';
import { findPersonByEmail } from '../session/tokens/people.ts';
import type { TeammateRow } from './dto.ts';
import { readTeammate } from './repository.ts';

/** Whether another person of any account signs in with an email. Asked outside of a transaction. */
export async function isEmailTaken(
  context: RequestContext,
  email: string,
  id: string,
): Promise<boolean> {
  const holder = await context.db.system((tx) => findPersonByEmail(tx, email));
  return holder !== null && holder.id !== id;
}

/** The refusal of an email that somebody else has (VAL-15). */
export function emailTaken(): ApiError {
  return duplicate('email', t(refusals.emailExisted));
}

/** The email that a person is to have: the one that waits for its confirmation comes first. */
export function wantedEmail(row: Pick<TeammateRow, 'email' | 'pending_email'>): string {
  return row.pending_email ?? row.email;
}

/**
 * Columns of a changed email (OP-45). Whoever has confirmed an email keeps it until the new one is
 * confirmed too; asking for the present one again takes the change back.
 */
export function emailColumns(row: TeammateRow, email: string): Updateable<TeammateTable> {
  if (!row.is_email_confirmed) return { email, pending_email: null };
  return { pending_email: email === row.email ? null : email };
}

/**
 * Mails that a changed email causes: the link to the new address, a notice to the old one
 * (OP-45), from which the change can be undone where that address was confirmed. Links mailed for
 * an earlier change stop working.
 */
export async function mailEmailChange(
  tx: Tx,
  context: RequestContext,
  change: { readonly before: TeammateRow; readonly after: TeammateRow; readonly publicUrl: string },
): Promise<void> {
  const { before, after, publicUrl } = change;
  const by = { now: context.clock.now(), publicUrl };
  const { tenant_id: tenantId, id: teammateId, full_name: name, pending_email: asked } = after;
  const to = { tenantId, teammateId, name, email: wantedEmail(after) };
  if (after.is_email_confirmed) {
    if (asked === null) return supersedeLinks(tx, to, ['email'], by.now);
    await sendEmailChange(tx, to, by);
    const notice = { kind: 'emailChangeAsked', newEmail: asked } as const;
    return sendEmailNotice(tx, { ...to, email: after.email }, notice, by);
  }
  if (after.status === 'pending') {
    const { tenantName: companyName } = await readTeammate(tx, tenantId, teammateId);
    return sendInvitation(tx, { ...to, companyName }, by);
  }
  await sendConfirmation(tx, to, by);
  const mail = { kind: 'emailChanged', name, newEmail: after.email, url: null } as const;
  await sendMail(tx, by.now, { tenantId, to: before.email, mail });
}
