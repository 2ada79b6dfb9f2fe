import type { InvoiceDocument, InvoiceLine } from '@jackfield/contract/api/billing';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { accountRow } from '../../platform/rows.ts';
import { sumAmounts } from '@jackfield/domain';
import { invoiceDto } from './dto.ts';
import { selectInvoice } from './repository.ts';

interface LineRow {
  readonly id: string;
  readonly description: string;
  readonly quantity: number;
  readonly price: string;
  readonly first: string | null;
  readonly last: string | null;
  readonly count: number | null;
  readonly of_month: number | null;
  readonly amount: string;
  readonly tax: string;
  readonly tax_rate: string | null;
}

/** An invoice with all that its document says (annex J9). Throws 404. */
export async function readInvoiceDocument(
  tx: Tx,
  { tenantId, id, sender }: { tenantId: string; id: string; sender: readonly string[] },
): Promise<InvoiceDocument> {
  const row = await selectInvoice(tx, { tenantId, id });
  if (row === null) throw notFound();
  const account = await accountRow(tx, tenantId);
  const lines = await selectLines(tx, tenantId, id);
  const rates = new Set(lines.map(({ tax_rate: rate }) => rate).filter((rate) => rate !== null));
  const [rate] = rates;
  const card = await defaultCard(tx, tenantId);
  return {
    ...invoiceDto(row),
    kind: row.kind,
    ...(await periodOf(tx, row, account.time_zone)),
    lines: lines.map(toLine),
    subtotal: sumAmounts(lines.map(({ amount }) => amount)),
    tax: sumAmounts(lines.map(({ tax }) => tax)),
    taxRate: rate === undefined ? null : Number(rate),
    payment: await paymentOf(tx, tenantId, id),
    card,
    sender: [...sender],
    billedTo: {
      name: account.company_name,
      address: account.company_address,
      email: account.stripe_email,
    },
  };
}

async function selectLines(tx: Tx, tenantId: string, id: string): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    select id, description, quantity, price, to_char(first_day, 'YYYY-MM-DD') as first,
      to_char(last_day, 'YYYY-MM-DD') as last, last_day - first_day + 1 as count,
      days_of_month as of_month, amount, tax, tax_rate
    from invoice_line where tenant_id = ${tenantId} and invoice_id = ${id}
    order by position`.execute(tx);
  return rows;
}

function toLine({ id, description, quantity, first, last, count, ...row }: LineRow): InvoiceLine {
  const { of_month: ofMonth } = row;
  const { tax_rate: rate } = row;
  const isMonthly = first !== null && last !== null && count !== null && ofMonth !== null;
  return {
    id,
    description,
    quantity,
    price: Number(row.price),
    days: isMonthly ? { first, last, count, ofMonth } : null,
    amount: Number(row.amount),
    taxRate: rate === null ? null : Number(rate),
    tax: Number(row.tax),
  };
}

/** First and last day of the period in the account's zone, its end being excluded. */
async function periodOf(
  tx: Tx,
  {
    period_start: start,
    period_end: end,
  }: { period_start: Date | string; period_end: Date | string },
  timeZone: string,
) {
  const { rows } = await sql<{ firstDay: string; lastDay: string }>`
    select to_char(${start}::timestamptz at time zone ${timeZone}, 'YYYY-MM-DD') as "firstDay",
      to_char(greatest(${start}::timestamptz, ${end}::timestamptz - interval '1 millisecond')
        at time zone ${timeZone}, 'YYYY-MM-DD') as "lastDay"`.execute(tx);
  const [days] = rows;
  if (days === undefined) throw new Error('An invoice has a period.');
  return days;
}

async function paymentOf(tx: Tx, tenantId: string, invoiceId: string) {
  const paid = await tx
    .selectFrom('card_payment')
    .select(['brand', 'last4_digits as last4Digits', 'settled_at'])
    .where('tenant_id', '=', tenantId)
    .where('invoice_id', '=', invoiceId)
    .where('status', '=', 'succeeded')
    .executeTakeFirst();
  if (paid === undefined || paid.settled_at === null) return null;
  const { brand, last4Digits } = paid;
  return { at: paid.settled_at.toISOString(), card: { brand, last4Digits } };
}

async function defaultCard(tx: Tx, tenantId: string) {
  const card = await tx
    .selectFrom('payment_method')
    .select(['brand', 'last4_digits as last4Digits'])
    .where('tenant_id', '=', tenantId)
    .where('is_default', '=', true)
    .executeTakeFirst();
  return card ?? null;
}
