import { sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import type { PayingAccount, Payer } from './payer.ts';

/** The next number of an account's invoices: INV, the year in its zone, and how many so far. */
async function nextNumber(
  tx: Tx,
  { tenantId, at, timeZone }: { tenantId: string; at: Date; timeZone: string },
): Promise<string> {
  const { rows } = await sql<{ number: string }>`
    select 'INV-' || year || '-' || lpad((1 + coalesce((
      select max(substring(number from '^INV-\\d{4}-(\\d+)$')::integer) from invoice
      where tenant_id = ${tenantId} and number like 'INV-' || year || '-%'
    ), 0))::text, 4, '0') as number
    from (select to_char(${at}::timestamptz at time zone ${timeZone}, 'YYYY') as year) of_now`.execute(
    tx,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('An invoice has a number.');
  return row.number;
}

interface Wanted {
  readonly kind: 'monthly' | 'purchase';
  readonly from: Date;
  readonly to: Date;
  readonly account: PayingAccount;
}

/** A draft without lines; the account's row is held by the caller. */
export async function insertDraft(
  tx: Tx,
  payer: Payer,
  { kind, from, to, account }: Wanted,
): Promise<{ id: string; number: string }> {
  const id = newId();
  const number = await nextNumber(tx, {
    tenantId: payer.tenantId,
    at: from,
    timeZone: account.timeZone,
  });
  await tx
    .insertInto('invoice')
    .values({
      id,
      tenant_id: payer.tenantId,
      number,
      kind,
      status: 'draft',
      amount_due: '0',
      currency: account.currency,
      due_at: null,
      period_start: from,
      period_end: to,
      document_url: null,
      created_at: payer.now,
      updated_at: payer.now,
    })
    .execute();
  return { id, number };
}
