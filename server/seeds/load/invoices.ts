import { numberItem } from '@jackfield/contract/api/price';
import { type Cents, formatPhone, parseCents, toDecimal } from '@jackfield/domain';
import { dayText, instantAt, localTimeAt } from '@jackfield/domain/business-hours';
import { sourceLanguage } from '@jackfield/texts';
import { sql } from 'kysely';
import { planUnpaid } from '../../src/areas/billing/unpaid-invoice.ts';
import { type BoughtPieces, lineName } from '../../src/areas/invoicing/add-to-month.ts';
import { invoiceDue, monthlyInvoice } from '../../src/areas/invoicing/draft.ts';
import { addLines, type NewLine } from '../../src/areas/invoicing/lines.ts';
import { type Month, wholeMonth } from '../../src/areas/invoicing/payer.ts';
import { costOf, type Days, totalOf } from '../../src/areas/prices/cost.ts';
import { priceIn } from '../../src/areas/prices/price-list.ts';
import { taxRateOf } from '../../src/areas/prices/tax-rate.ts';
import { linkLives } from '../../src/areas/session/links/links.ts';
import { scheduleWork } from '../../src/platform/due-rows.ts';
import type { DemoInvoiceEnd } from '../demo/shapes.ts';
import { insertAll } from '../insert.ts';
import { daysAgo } from '../times.ts';
import { payByCard } from './card-payments.ts';
import type { Loading } from './loading.ts';

const day = 86_400_000;
const daysToPay = 29;

/** A user or number, since when the account has it, and its price for a month. */
interface Held extends BoughtPieces {
  readonly cents: Cents;
  readonly at: Date;
  /** Of a pending user. */
  readonly pending: { readonly id: string; readonly lapsesAt: Date } | null;
}

/** Invoices of all months of an account, of what it had and bought in each. */
export async function loadInvoices(loading: Loading): Promise<void> {
  const { account, tx, tenantId, now } = loading;
  if (account.isTrial) return;
  const held = await heldBy(loading);
  const present = monthOf(account.timeZone, now);
  const first = monthOf(account.timeZone, daysAgo(now, account.createdDaysAgo));
  for (let at = first; at <= present; at += 1) {
    // The second day lies in the month in every zone.
    const within = new Date(Date.UTC(Math.floor(at / 12), at % 12, 2));
    const month = await wholeMonth(tx, within, account.timeZone);
    const monthsAgo = present - at - 1;
    const id = loading.id('invoice', String(monthsAgo));
    await loadInvoice(loading, { id, monthsAgo, month, held });
  }
  const { end } = await wholeMonth(tx, now, account.timeZone);
  await scheduleWork(tx, { kind: monthlyInvoice, subjectId: tenantId, tenantId }, end);
}

/** Months since the beginning of our era, in a zone. */
function monthOf(timeZone: string, at: Date): number {
  const [year, month] = dayText(localTimeAt(timeZone, at.getTime()).day).split('-').map(Number);
  return 12 * (year ?? 0) + (month ?? 0) - 1;
}

async function heldBy({ tx, tenantId, prices }: Loading): Promise<readonly Held[]> {
  const users = await tx
    .selectFrom('teammate')
    .select(['id', 'full_name', 'status', 'created_at'])
    .where('tenant_id', '=', tenantId)
    .execute();
  const numbers = await tx
    .selectFrom('phone_number')
    .select(['number', 'is_toll_free', 'monthly_price', 'created_at'])
    .where('tenant_id', '=', tenantId)
    .orderBy('is_toll_free')
    .execute();
  const held: Held[] = [
    ...users.map(({ id, full_name: name, status, created_at: at }) => ({
      item: 'user' as const,
      quantity: 1,
      name,
      cents: priceIn(prices, 'user').cents,
      at,
      pending:
        status === 'pending' ? { id, lapsesAt: new Date(at.getTime() + linkLives.confirm) } : null,
    })),
    ...numbers.map((row) => ({
      item: numberItem(row.is_toll_free),
      quantity: 1,
      name: formatPhone(row.number),
      cents: parseCents(row.monthly_price),
      at: row.created_at,
      pending: null,
    })),
  ];
  return held;
}

interface MonthOf {
  readonly id: string;
  readonly monthsAgo: number;
  readonly month: Month;
  readonly held: readonly Held[];
}

/** A line, and who of it is pending. */
interface HeldLine {
  readonly line: NewLine;
  readonly pending: readonly string[];
}

const pendingOf = (some: readonly Held[]) => some.flatMap(({ pending }) => pending?.id ?? []);

async function linesOf(loading: Loading, { month, held }: MonthOf): Promise<readonly HeldLine[]> {
  const { tx, account, prices, now } = loading;
  const { country, address, timeZone } = account;
  const taxRate = await taxRateOf(tx, { country, region: address.region });
  const lineOf = (some: readonly Held[], pieces: BoughtPieces, days: Days): HeldLine => {
    const price = { ...priceIn(prices, pieces.item), cents: pieces.cents ?? some[0]!.cents };
    const cost = costOf(pieces, price, { days, taxRate });
    return {
      line: { ...cost, description: lineName(pieces, account.language ?? sourceLanguage) },
      pending: pendingOf(some),
    };
  };
  const isThere = (one: Held, at: Date) => one.pending === null || one.pending.lapsesAt > at;
  const before = held.filter((one) => one.at < month.start && isThere(one, month.start));
  const until = month.end > now ? null : month.end;
  const { last, ofMonth } = month.days;
  const joined = held
    .filter((one) => one.at >= month.start && one.at < month.end)
    .filter((one) => until === null || isThere(one, until))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
  return [
    ...[...Map.groupBy(before, ({ item }) => item)].map(([item, some]) =>
      lineOf(some, { item, quantity: some.length, cents: some[0]!.cents }, month.days),
    ),
    ...joined.map((one) => {
      const first = dayText(localTimeAt(timeZone, one.at.getTime()).day);
      const count = ofMonth - Number(first.slice(8)) + 1;
      return lineOf([one], one, { first, last, count, ofMonth });
    }),
  ];
}

/** A draft without lines; numbers come last. */
export async function insertInvoice(
  { tx, tenantId, account }: Loading,
  { id, kind, start, end }: { id: string; kind: 'monthly' | 'purchase'; start: Date; end: Date },
): Promise<void> {
  await insertAll(tx, 'invoice', [
    {
      id,
      tenant_id: tenantId,
      number: id,
      kind,
      status: 'draft',
      amount_due: '0',
      currency: account.currency,
      due_at: null,
      period_start: start,
      period_end: end,
      document_url: null,
      created_at: start,
      updated_at: start,
    },
  ]);
}

async function loadInvoice(loading: Loading, of: MonthOf): Promise<void> {
  const { tx, tenantId, account, now } = loading;
  const { id, monthsAgo, month } = of;
  const lines = await linesOf(loading, of);
  await insertInvoice(loading, { id, kind: 'monthly', start: month.start, end: month.end });
  const lineIds = await addLines(
    tx,
    { tenantId, invoiceId: id },
    lines.map(({ line }) => line),
  );
  if (month.end > now) {
    for (const [at, { pending }] of lines.entries()) {
      if (pending.length === 0) continue;
      await tx
        .updateTable('teammate')
        .set({ invoice_line_id: lineIds[at] ?? null })
        .where('id', 'in', [...pending])
        .execute();
    }
    return;
  }
  const issued = localTimeAt(account.timeZone, month.end.getTime()).day;
  const dueAt = new Date(instantAt(account.timeZone, { day: issued + daysToPay, minutes: 0 }));
  const end = account.invoices[monthsAgo] ?? (dueAt > now ? 'open' : 'paid');
  await tx
    .updateTable('invoice')
    .set({ due_at: dueAt, created_at: month.end, updated_at: month.end, status: 'open' })
    .where('id', '=', id)
    .execute();
  const amount = toDecimal(totalOf(lines.map(({ line }) => line)));
  await endInvoice(loading, { id, amount, issuedAt: month.end, dueAt, end });
}

interface Issued {
  readonly id: string;
  readonly amount: string;
  readonly issuedAt: Date;
  readonly dueAt: Date;
  readonly end: DemoInvoiceEnd | 'open' | 'paid';
}

/** What became of an invoice, when, and by which payment (annex E3). */
async function endInvoice(loading: Loading, invoice: Issued): Promise<void> {
  const { tx, tenantId, now } = loading;
  const { id, amount, issuedAt, dueAt, end } = invoice;
  const payment = { key: id, invoiceId: id, amount };
  const after = (from: Date, days: number) => new Date(from.getTime() + days * day);
  // An admin tried to pay before it was due, which makes it fail; so the account is not held yet.
  const triedAt = new Date(Math.max(issuedAt.getTime(), daysAgo(now, 2).getTime()));
  const at = {
    open: issuedAt,
    paid: dueAt,
    failed: triedAt,
    void: after(issuedAt, 3),
    uncollectible: after(dueAt, 90),
  }[end];
  if (end === 'open') {
    await scheduleWork(tx, { kind: invoiceDue, subjectId: id, tenantId }, dueAt);
    return;
  }
  if (end === 'paid') await payByCard(loading, { ...payment, at, status: 'succeeded' });
  if (end === 'uncollectible') {
    await payByCard(loading, { ...payment, at: dueAt, status: 'failed' });
  }
  if (end === 'failed') {
    await payByCard(loading, { ...payment, at, status: 'failed' });
    await planUnpaid(tx, { tenantId, invoiceId: id, at });
  }
  await tx
    .updateTable('invoice')
    .set({ status: end, updated_at: at })
    .where('id', '=', id)
    .execute();
}

/** Gives the invoices of an account their numbers, in the order in which they were begun. */
export async function numberInvoices({ tx, tenantId, account }: Loading): Promise<void> {
  await sql`
    update invoice i set number = 'INV-' || n.year || '-' || lpad(n.place::text, 4, '0')
    from (
      select id, year, row_number() over (partition by year order by period_start) as place
      from invoice, lateral (
        select to_char(period_start at time zone ${account.timeZone}, 'YYYY') as year) of_now
      where tenant_id = ${tenantId}
    ) n where n.id = i.id`.execute(tx);
}
