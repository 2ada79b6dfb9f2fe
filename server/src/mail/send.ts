import type { Tx } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';
import type { Mail } from './mail.ts';
import { renderMail } from './render.ts';

export interface AddressedMail {
  tenantId: string;
  to: string;
  mail: Mail;
}

/**
 * Puts a mail into the outbox in the caller's transaction: it goes out if and only if the change
 * that it tells of was stored.
 */
export async function sendMail(tx: Tx, now: Date, { tenantId, to, mail }: AddressedMail) {
  const { subject, text, html } = renderMail(mail);
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
      created_at: now,
      next_attempt_at: now,
      last_error: null,
    })
    .execute();
}
