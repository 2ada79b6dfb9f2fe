import { sourceLanguage } from '@jackfield/texts';
import type { Tx } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';
import { inLanguage } from '../platform/languages.ts';
import { shownPortal } from '../platform/shown-portal.ts';
import type { Mail } from './mail.ts';
import { renderMail } from './render.ts';

export interface AddressedMail {
  tenantId: string;
  to: string;
  mail: Mail;
  /** The message whose sound goes with it. */
  voicemailId?: string | undefined;
}

/** What the reader has chosen, else the account's. */
async function languageOf(tx: Tx, tenantId: string, to: string): Promise<string> {
  const account = await tx
    .selectFrom('tenant')
    .leftJoin('teammate', (join) =>
      join.onRef('teammate.tenant_id', '=', 'tenant.id').on('teammate.email', '=', to),
    )
    .select(({ fn }) => fn.coalesce('teammate.language', 'tenant.language').as('language'))
    .where('tenant.id', '=', tenantId)
    .executeTakeFirst();
  return account?.language ?? sourceLanguage;
}

/**
 * Puts a mail into the outbox in the caller's transaction: it goes out if and only if the change
 * that it tells of was stored.
 */
export async function sendMail(
  tx: Tx,
  now: Date,
  { tenantId, to, mail, voicemailId }: AddressedMail,
) {
  const language = await languageOf(tx, tenantId, to);
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
