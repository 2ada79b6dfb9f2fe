import { sql } from 'kysely';
import type { Currency } from '@jackfield/contract';
import type { Tx } from '../../platform/database.ts';
import type { EventSpec } from '../../platform/events.ts';
import { newId } from '../../platform/ids.ts';
import { invoiceEvent } from '../invoicing/invoice-event.ts';
import { lockPayer } from '../invoicing/payer.ts';
import { balanceEvent } from './balance-event.ts';

interface Lines {
  readonly tenantId: string;
  readonly at: Date;
  readonly lineIds: readonly string[];
  /** What the account's transactions call it. */
  readonly description: string;
}

interface Line {
  readonly id: string;
  readonly invoice_id: string;
  readonly status: string;
  readonly total: string;
  readonly currency: Currency;
}

/**
 * Gives back what lines of invoices cost that turned out to be for nothing: they leave the invoice of
 * the month that has begun, and what was issued before becomes credit. Answers the events.
 */
export async function giveBackLines(
  tx: Tx,
  { tenantId, at, lineIds, description }: Lines,
): Promise<EventSpec[]> {
  if (lineIds.length === 0) return [];
  await lockPayer(tx, tenantId);
  const { rows } = await sql<Line>`
    select l.id, l.invoice_id, i.status, (l.amount + l.tax)::text as total, i.currency
    from invoice_line l join invoice i on i.id = l.invoice_id
    where l.tenant_id = ${tenantId} and l.id = any(${[...lineIds]}::uuid[])`.execute(tx);
  const events: EventSpec[] = [];
  for (const line of rows) {
    if (line.status === 'draft') {
      await sql`delete from invoice_line
        where tenant_id = ${tenantId} and id = ${line.id}`.execute(tx);
      events.push(invoiceEvent(line.invoice_id));
    } else if (line.status !== 'void' && Number(line.total) > 0) {
      events.push(await credit(tx, line, { tenantId, at, description }));
    }
  }
  return events;
}

async function credit(
  tx: Tx,
  { total, currency }: Line,
  { tenantId, at, description }: Omit<Lines, 'lineIds'>,
): Promise<EventSpec> {
  const id = newId();
  await tx
    .insertInto('balance_transaction')
    .values({
      id,
      tenant_id: tenantId,
      transaction_type: 'refund',
      description,
      amount: total,
      currency,
      from_account: 'fees',
      to_account: 'credit',
      status: 'succeeded',
      created_at: at,
      settled_at: at,
    })
    .execute();
  return balanceEvent(id);
}
