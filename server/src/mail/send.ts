import { sourceLanguage } from '@jackfield/texts';
import type { Tx } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';
import { inLanguage } from '../platform/languages.ts';
import { shownPortal } from '../platform/shown-portal.ts';
import { isWanted } from './choice.ts';
import type { Mail } from './mail.ts';
import { renderMail } from './render.ts';

export interface AddressedMail {
  tenantId: string;
  to: string;
  mail: Mail;
  /** The message whose sound goes with it. */
  voicemailId?: string | undefined;
}

/** The language that the reader has chosen, else the account's, and the mails they do without. */
async function choicesOf(tx: Tx, tenantId: string, to: string) {
  const account = await tx
    .selectFrom('tenant')
    .leftJoin('teammate', (join) =>
      join.onRef('teammate.tenant_id', '=', 'tenant.id').on('teammate.email', '=', to),
    )
    .leftJoin('mail_choice', 'mail_choice.teammate_id', 'teammate.id')
    .select(({ fn }) => fn.coalesce('teammate.language', 'tenant.language').as('language'))
    .select('mail_choice.off')
    .where('tenant.id', '=', tenantId)
    .executeTakeFirst();
  return { language: account?.language ?? sourceLanguage, off: account?.off ?? [] };
}

/**
 * Puts a mail into the outbox in the caller's transaction: it goes out if and only if the change
 * that it tells of was stored, and its reader does not do without such mails (NOTE-01).
 */
export async function sendMail(
  tx: Tx,
  now: Date,
  { tenantId, to, mail, voicemailId }: AddressedMail,
) {
  const { language, off } = await choicesOf(tx, tenantId, to);
  if (!isWanted(mail, off)) return;
  const { subject, text, html } = inLanguage(language, () => renderMail(mail));
  await tx
    .insertInto('mail_outbox')
    .values({
      id: newId(),
      tenant_id: tenantId,
      kind: mail.kind,
      recipient: to,
      subject,
      body_text: text,
      body_html: html,
      voicemail_id: voicemailId ?? null,
      sender: shownPortal()?.name ?? '',
      created_at: now,
      next_attempt_at: now,
      last_error: null,
    })
    .execute();
}
