import type { MailOption } from '@jackfield/contract/api/mail-choice';
import type { Generated } from 'kysely';
import type { Instant, NullableInstant } from '../platform/columns.ts';

export interface MailOutboxTable {
  id: string;
  tenant_id: string;
  /** One of the kinds of mail.ts. */
  kind: string;
  recipient: string;
  subject: string;
  body_text: string;
  body_html: string;
  /** The message whose sound goes with it. */
  voicemail_id: string | null;
  /** What the portal was called; empty for the name of MAIL_FROM. */
  sender: Generated<string>;
  created_at: Instant;
  sent_at: NullableInstant;
  attempts: Generated<number>;
  next_attempt_at: Instant;
  last_error: string | null;
}

/** Mails that somebody does without. */
interface MailChoiceTable {
  tenant_id: string;
  teammate_id: string;
  off: MailOption[];
}

declare module '../platform/tables.ts' {
  interface Tables {
    mail_choice: MailChoiceTable;
    mail_outbox: MailOutboxTable;
  }
}
