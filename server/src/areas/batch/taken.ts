import { sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';

/** Those of some emails, in lower case, that somebody of any account signs in with. */
export async function takenEmails(tx: Tx, emails: readonly string[]): Promise<ReadonlySet<string>> {
  const asked = emails.filter(Boolean);
  if (asked.length === 0) return new Set();
  const { rows } = await sql<{ email: string }>`
    select taken_emails(${asked}) as email`.execute(tx);
  return new Set(rows.map(({ email }) => email));
}

/** Who has which extension of an account: ids of people and teams. */
export async function selectExtensions(
  tx: Tx,
  tenantId: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .selectFrom('extension')
    .select(['extension', 'owner_id'])
    .where('tenant_id', '=', tenantId)
    .execute();
  return new Map(rows.map((row) => [row.extension, row.owner_id]));
}
