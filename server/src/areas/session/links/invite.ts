import type { Tx } from '../../../platform/database.ts';
import type { Mail } from '../../../mail/mail.ts';
import { sendMail } from '../../../mail/send.ts';
import { makeLink } from './link-repository.ts';
import { linkUrl } from './links.ts';

/** A person that a link is mailed to. */
export interface LinkRecipient {
  tenantId: string;
  teammateId: string;
  email: string;
  name: string;
}

interface LinkMail {
  now: Date;
  publicUrl: string;
}

async function mailLink(
  tx: Tx,
  to: LinkRecipient,
  purpose: 'confirm' | 'email' | 'undoEmail' | 'reset' | 'login',
  { now, publicUrl }: LinkMail,
  write: (url: string) => Mail,
): Promise<void> {
  const { token } = await makeLink(tx, { ...to, purpose, now });
  const mail = write(linkUrl(publicUrl, purpose, token, to.email));
  await sendMail(tx, now, { tenantId: to.tenantId, to: to.email, mail });
}

/**
 * Invites a person who was just added: mail with the confirmation link, valid 72 hours. Runs in
 * the transaction that adds the person; again it makes the earlier link invalid.
 */
export function sendInvitation(
  tx: Tx,
  to: LinkRecipient & { companyName: string },
  by: LinkMail,
): Promise<void> {
  const { name, companyName } = to;
  return mailLink(tx, to, 'confirm', by, (url) => ({ kind: 'invitation', name, companyName, url }));
}

/** Confirmation link for the owner of a new account and for people who ask for it again. */
export function sendConfirmation(tx: Tx, to: LinkRecipient, by: LinkMail): Promise<void> {
  const { name } = to;
  return mailLink(tx, to, 'confirm', by, (url) => ({ kind: 'confirmation', name, url }));
}

/** Confirmation link for a changed email, to the new address: `to.email`. */
export function sendEmailChange(tx: Tx, to: LinkRecipient, by: LinkMail): Promise<void> {
  const { name } = to;
  return mailLink(tx, to, 'email', by, (url) => ({ kind: 'emailChange', name, url }));
}

/**
 * Tells the address that a person signs in with, or did until now, of the new one, with a link that
 * undoes the change for 7 days.
 */
export function sendEmailNotice(
  tx: Tx,
  to: LinkRecipient,
  { kind, newEmail }: { kind: 'emailChangeAsked' | 'emailChanged'; newEmail: string },
  by: LinkMail,
): Promise<void> {
  const { name } = to;
  return mailLink(tx, to, 'undoEmail', by, (url) => ({ kind, name, newEmail, url }));
}

/** Link to choose a new password, valid 1 hour. */
export function sendReset(tx: Tx, to: LinkRecipient, by: LinkMail): Promise<void> {
  const { name } = to;
  return mailLink(tx, to, 'reset', by, (url) => ({ kind: 'reset', name, url }));
}

/** Link that signs in without a password, valid 15 minutes. */
export function sendLoginLink(tx: Tx, to: LinkRecipient, by: LinkMail): Promise<void> {
  const { name } = to;
  return mailLink(tx, to, 'login', by, (url) => ({ kind: 'login', name, url }));
}
