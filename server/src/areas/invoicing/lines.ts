import { sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { toDecimal } from '@jackfield/domain';
import type { Cost } from '../prices/cost.ts';

/** A line as it is written: what it costs, and what it is called. */
export interface NewLine extends Cost {
  readonly description: string;
}

/** Adds lines to a draft, after those that it has; answers their ids. */
export async function addLines(
  tx: Tx,
  { tenantId, invoiceId }: { tenantId: string; invoiceId: string },
  lines: readonly NewLine[],
): Promise<readonly string[]> {
  if (lines.length === 0) return [];
  const { rows } = await sql<{ taken: number }>`
    select coalesce(max(position), 0)::integer as taken from invoice_line
    where tenant_id = ${tenantId} and invoice_id = ${invoiceId}`.execute(tx);
  const taken = rows[0]?.taken ?? 0;
  const ids = lines.map(() => newId());
  await tx
    .insertInto('invoice_line')
    .values(
      lines.map(({ item, description, quantity, price, days, amount, taxRate, tax }, at) => ({
        id: ids[at] ?? '',
        tenant_id: tenantId,
        invoice_id: invoiceId,
        position: taken + at + 1,
        item,
        description,
        quantity,
        price: toDecimal(price),
        first_day: days?.first ?? null,
        last_day: days?.last ?? null,
        days_of_month: days?.ofMonth ?? null,
        amount: toDecimal(amount),
        tax_rate: taxRate,
        tax: toDecimal(tax),
      })),
    )
    .execute();
  return ids;
}
