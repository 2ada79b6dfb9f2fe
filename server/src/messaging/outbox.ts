import { sql } from 'kysely';
import type { Tx } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';

interface TextOutboxTable {
  id: string;
  tenant_id: string;
  recipient: string;
  body: string;
  created_at: Date;
}

declare module '../platform/tables.ts' {
  interface Tables {
    text_outbox: TextOutboxTable;
  }
}

interface AddressedText {
  readonly tenantId: string;
  readonly to: string;
  readonly body: string;
}

/**
 * Puts a text message into the outbox in the caller's transaction: it goes out if and only if the
 * change that it belongs to was stored. Answers its id.
 */
export async function sendText(
  tx: Tx,
  now: Date,
  { tenantId, to, body }: AddressedText,
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('text_outbox')
    .values({ id, tenant_id: tenantId, recipient: to, body, created_at: now })
    .execute();
  return id;
}

/** Texts of the installation itself, and those that the sandbox was handed in; the newest first. */
export async function listTexts(
  tx: Tx,
  limit: number,
): Promise<Pick<TextOutboxTable, 'id' | 'recipient' | 'body' | 'created_at'>[]> {
  const { rows } = await sql<TextOutboxTable>`
    select id, recipient, body, created_at from text_outbox
    union all
    select id, recipient, body, sent_at from sandbox_text
    order by created_at desc, id desc limit ${limit}`.execute(tx);
  return rows;
}
