import { parseCents } from '@jackfield/domain';
import { dayText, localTimeAt } from '@jackfield/domain/business-hours';
import { sql } from 'kysely';
import type { Tx } from '../src/platform/database.ts';

const day = 86_400_000;

interface State {
  readonly from: Date;
  /** Null where it was not there. */
  readonly row: Readonly<Record<string, unknown>> | null;
}

interface AuditedInvoice {
  readonly id: string;
  readonly number: string;
  readonly kind: string;
  readonly status: string;
  readonly amount_due: string;
  readonly start: Date;
  readonly end: Date;
  readonly updated_at: Date;
  readonly is_being_paid: boolean;
}

interface AuditedLine {
  readonly invoice_id: string;
  readonly item: string;
  readonly quantity: number;
  readonly price: string;
  readonly first_day: string | null;
  readonly days: number | null;
  readonly days_of_month: number | null;
  readonly amount: string;
  readonly tax_rate: string | null;
  readonly tax: string;
}

interface Link {
  readonly teammate_id: string;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly used_at: Date | null;
  readonly superseded_at: Date | null;
}

/** What each record of a table was, from when on, by the rows that triggers keep of every change. */
async function statesOf(tx: Tx, table: string, tenantId: string): Promise<Map<string, State[]>> {
  const { rows: former } = await sql<{ row_id: string; at: Date; content: State['row'] }>`
    select row_id, at, content from former_row
    where tenant_id = ${tenantId} and of_table = ${table} order by position`.execute(tx);
  const { rows: present } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(t) as row from ${sql.table(table)} t where t.tenant_id = ${tenantId}`.execute(
    tx,
  );
  const states = new Map<string, State[]>();
  const rows = new Map(present.map(({ row }) => [String(row.id), row]));
  for (const id of new Set([...former.map((one) => one.row_id), ...rows.keys()])) {
    const changes = former.filter((one) => one.row_id === id);
    const was: State['row'][] = [...changes.map(({ content }) => content), rows.get(id) ?? null];
    states.set(
      id,
      was.map((row, at) => {
        const since = new Date(changes[at - 1]?.at ?? 0);
        const made = rows.get(id)?.created_at ?? row?.created_at;
        // Seeds bring records that are younger than their account.
        const from = row !== null && typeof made === 'string' ? new Date(made) : since;
        return { from: from > since ? from : since, row };
      }),
    );
  }
  return states;
}

const stateAt = (states: readonly State[], at: Date) =>
  states.findLast(({ from }) => from < at)?.row ?? null;

/** An item, its price and the first day that it is paid for. */
type Piece = string;

interface Month {
  readonly start: Date;
  readonly end: Date;
  readonly firstDay: string;
  readonly dayOf: (at: Date) => string;
  /** The month is issued: who never came has left it. */
  readonly isOver: boolean;
}

/** The piece of a number in a month: given up within it, it is paid to the end. */
function numberPiece(states: readonly State[], month: Month): Piece | null {
  const pieceOf = (row: NonNullable<State['row']>, first: string) =>
    Number(row.monthly_price) === 0
      ? null
      : `${row.is_toll_free === true ? 'tollFreeNumber' : 'localNumber'} ${Number(row.monthly_price).toFixed(2)} ${first}`;
  const before = stateAt(states, month.start);
  if (before !== null) return pieceOf(before, month.firstDay);
  const joined = states.find(
    ({ from, row }) => row !== null && from >= month.start && from < month.end,
  );
  return joined?.row ? pieceOf(joined.row, month.dayOf(joined.from)) : null;
}

/** Whether an invitation could not be followed any more at an instant. */
function isLapsed(links: readonly Link[], at: Date): boolean {
  return !links.some(
    (link) =>
      (link.used_at !== null && link.used_at <= at) ||
      (link.expires_at > at && (link.superseded_at === null || link.superseded_at > at)),
  );
}

/** The piece of a user: who never came is on no month. */
function userPiece(
  states: readonly State[],
  month: Month,
  { links, price }: { links: readonly Link[]; price: string },
): Piece | null {
  const is = (row: State['row']) => (row === null ? 'cancel' : String(row.status));
  let status = is(stateAt(states, month.start));
  const isThere = status !== 'cancel' && !(status === 'pending' && isLapsed(links, month.start));
  let first = isThere ? month.firstDay : null;
  for (const { from, row } of states) {
    if (from < month.start || from >= month.end) continue;
    const next = is(row);
    if (next === status) continue;
    if (status === 'pending' && next === 'cancel') first = null;
    if (next !== 'cancel') first ??= month.dayOf(from);
    status = next;
  }
  if (month.isOver && status === 'pending' && isLapsed(links, month.end)) first = null;
  return first === null ? null : `user ${price} ${first}`;
}

const counted = (pieces: readonly (Piece | null)[]): Record<Piece, number> => {
  const counts: Record<Piece, number> = {};
  for (const piece of pieces) if (piece !== null) counts[piece] = (counts[piece] ?? 0) + 1;
  return Object.fromEntries(Object.entries(counts).toSorted());
};

/** Half a cent is rounded up, as a person with the paper does it. */
const part = (cents: number, of: number, whole: number) =>
  Math.floor((2 * cents * of + whole) / (2 * whole));

/** What of the printed lines does not compute by hand. */
function lineProblems(invoice: AuditedInvoice, lines: readonly AuditedLine[]): string[] {
  const problems: string[] = [];
  let total = 0;
  for (const line of lines) {
    const [price, amount, tax] = [line.price, line.amount, line.tax].map(parseCents);
    const whole = line.quantity * (price ?? 0);
    const share = line.days === null ? whole : part(whole, line.days, line.days_of_month ?? 1);
    const said = `${invoice.number}, ${line.item}`;
    if (amount !== share) problems.push(`${said}: ${line.amount} is not ${share} cents`);
    const due = part(share, parseCents(line.tax_rate ?? '0'), 10_000);
    if (tax !== due) problems.push(`${said}: tax ${line.tax} is not ${due} cents`);
    total += share + due;
  }
  if (total !== parseCents(invoice.amount_due)) {
    problems.push(`${invoice.number}: total ${invoice.amount_due} is not ${total} cents`);
  }
  return problems;
}

/** Whether the monthly invoices bill what the account had, day by day. */
async function heldProblems(
  tx: Tx,
  account: { tenantId: string; timeZone: string; trialEndedAt: Date | null; now: Date },
  invoices: readonly AuditedInvoice[],
  lines: readonly AuditedLine[],
): Promise<string[]> {
  const { tenantId, timeZone, now } = account;
  const numbers = await statesOf(tx, 'phone_number', tenantId);
  const users = await statesOf(tx, 'teammate', tenantId);
  const { rows: links } = await sql<Link>`
    select teammate_id, created_at, expires_at, used_at, superseded_at from link_token
    where tenant_id = ${tenantId} and purpose = 'confirm'`.execute(tx);
  const dayOf = (at: Date) => dayText(localTimeAt(timeZone, at.getTime()).day);
  const problems: string[] = [];
  const monthly = invoices
    .filter(({ kind }) => kind === 'monthly')
    .filter(({ id }) => !lines.some((line) => line.invoice_id === id && line.item === 'earlier'))
    .toSorted((one, other) => one.start.getTime() - other.start.getTime());
  for (const [place, invoice] of monthly.entries()) {
    const own = lines.filter((line) => line.invoice_id === invoice.id);
    const price = Number(own.find(({ item }) => item === 'user')?.price ?? 0).toFixed(2);
    const { trialEndedAt } = account;
    const isTrialEnd =
      trialEndedAt !== null && trialEndedAt >= invoice.start && trialEndedAt < invoice.end;
    const start = isTrialEnd ? trialEndedAt : invoice.start;
    const month: Month = {
      start,
      end: invoice.end > now ? new Date(now.getTime() + 1) : invoice.end,
      firstDay: dayOf(start),
      dayOf,
      isOver: invoice.end <= now,
    };
    const held = counted([
      ...[...numbers.values()].map((states) => numberPiece(states, month)),
      ...[...users].map(([id, states]) =>
        userPiece(states, month, {
          links: links.filter((link) => link.teammate_id === id),
          price,
        }),
      ),
    ]);
    const billed = counted(
      own.flatMap((line) =>
        Array.from(
          { length: line.quantity },
          () => `${line.item} ${Number(line.price).toFixed(2)} ${line.first_day}`,
        ),
      ),
    );
    // What an account has when its first month begins was told no price for it.
    const isFirst = place === 0 && !isTrialEnd;
    const wrong = Object.keys({ ...held, ...billed }).filter((piece) => {
      const [is, should] = [billed[piece] ?? 0, held[piece] ?? 0];
      return isFirst ? is > should : is !== should;
    });
    for (const piece of wrong) {
      problems.push(`${invoice.number}: ${billed[piece] ?? 0} ${piece} for ${held[piece] ?? 0}`);
    }
  }
  return problems;
}

interface Booked {
  readonly id: string;
  readonly status: string;
  readonly amount: string;
  readonly from_account: string;
  readonly to_account: string;
  readonly balance_after: string | null;
  readonly payment_id: string | null;
}

interface Charged {
  readonly id: string;
  readonly status: string;
  readonly amount: string;
  readonly invoice_id: string | null;
}

/** Whether the book, the cards' payments and the invoices that they paid say the same. */
async function bookProblems(
  tx: Tx,
  tenantId: string,
  balance: string,
  invoices: readonly AuditedInvoice[],
): Promise<string[]> {
  const problems: string[] = [];
  const { rows: booked } = await sql<Booked>`
    select id, status, amount, from_account, to_account, balance_after, payment_id
    from balance_transaction where tenant_id = ${tenantId} order by booked_seq`.execute(tx);
  const { rows: charged } = await sql<Charged>`
    select id, status, amount, invoice_id from card_payment
    where tenant_id = ${tenantId}`.execute(tx);
  let credit = 0;
  for (const one of booked.filter(({ status }) => status === 'succeeded')) {
    const touches = one.from_account === 'credit' || one.to_account === 'credit';
    if (touches) credit += parseCents(one.amount);
    if (touches && parseCents(one.balance_after ?? '') !== credit) {
      problems.push(`balance after ${one.id}: ${one.balance_after} is not ${credit} cents`);
    }
    const isCard = one.from_account === 'card' || one.to_account === 'card';
    if (isCard && !charged.some(({ id }) => id === one.payment_id)) {
      problems.push(`${one.amount} is booked of a card that paid nothing`);
    }
  }
  if (parseCents(balance) !== credit) problems.push(`balance ${balance} is not ${credit} cents`);
  for (const { id, status, amount, invoice_id: invoiceId } of charged) {
    const of = booked.filter((one) => one.payment_id === id && one.from_account === 'card');
    const sum = of.reduce((cents, one) => cents + Math.abs(parseCents(one.amount)), 0);
    if (sum !== parseCents(amount) || of.some((one) => one.status !== status)) {
      problems.push(`payment of ${amount} (${status}) is not in the book`);
    }
    const invoice = invoices.find((one) => one.id === invoiceId);
    if (invoice && invoice.amount_due !== amount) {
      problems.push(`${invoice.number}: ${amount} asked of a card for ${invoice.amount_due}`);
    }
  }
  for (const { id, number, status, amount_due: due } of invoices) {
    const times = charged.filter((one) => one.invoice_id === id && one.status === 'succeeded');
    const isPaid = status === 'paid' && parseCents(due) > 0;
    // A cancelled order has been paid back.
    if (isPaid ? times.length !== 1 : times.length > 0 && status !== 'void') {
      problems.push(`${number}: ${status}, paid ${times.length} times`);
    }
  }
  return problems;
}

/** Whether what failed has had its steps, 14 and 90 days after it (annex E2, E3). */
async function unpaidProblems(
  tx: Tx,
  { tenantId, status, now }: { tenantId: string; status: string; now: Date },
  invoices: readonly AuditedInvoice[],
): Promise<string[]> {
  const problems: string[] = [];
  for (const invoice of invoices) {
    if (invoice.status !== 'failed' || invoice.is_being_paid) continue;
    const { rows } = await sql<{ at: Date | null }>`
      select min(settled_at) as at from card_payment
      where tenant_id = ${tenantId} and invoice_id = ${invoice.id}`.execute(tx);
    const days = Math.floor((now.getTime() - (rows[0]?.at ?? invoice.updated_at).getTime()) / day);
    const said = `${invoice.number}: failed for ${days} days, account ${status}`;
    if (days >= 90 || (days >= 14 && status === 'active')) problems.push(said);
  }
  return problems;
}

/** Whether what is counted for the summary is what the lists have. */
async function countProblems(tx: Tx, tenantId: string): Promise<string[]> {
  const { rows } = await sql<{ status: string; counted: number; listed: number }>`
    select s.status, coalesce((to_jsonb(c) ->> s.status)::integer, 0) as counted,
      (select count(*)::integer from teammate t
        where t.tenant_id = ${tenantId} and t.status = s.status) as listed
    from (values ('active'), ('pending'), ('suspended')) s (status)
    left join teammate_count c on c.tenant_id = ${tenantId}`.execute(tx);
  return rows
    .filter(({ counted: is, listed }) => is !== listed)
    .map(
      ({ status, counted: is, listed }) => `${is} ${status} users are counted, ${listed} listed`,
    );
}

/**
 * What of an account's books does not reconcile; empty where all does. It knows no rule of the server:
 * it works each invoice out from what the account had day by day, each printed amount by hand, and
 * holds the book against the payments of cards.
 */
export async function auditAccount(tx: Tx, tenantId: string, now: Date): Promise<string[]> {
  const account = await tx
    .selectFrom('tenant')
    .select(['time_zone', 'balance', 'status', 'is_trial'])
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow();
  const { rows: invoices } = await sql<AuditedInvoice>`
    select id, number, kind, status, amount_due, period_start as start, period_end as "end",
      updated_at, exists (select from card_payment p
        where p.invoice_id = i.id and p.status = 'pending') as is_being_paid
    from invoice i where tenant_id = ${tenantId}`.execute(tx);
  const { rows: lines } = await sql<AuditedLine>`
    select invoice_id, item, quantity, price, first_day::text, last_day - first_day + 1 as days,
      days_of_month, amount, tax_rate, tax
    from invoice_line where tenant_id = ${tenantId}`.execute(tx);
  const { rows: ended } = await sql<{ at: Date }>`
    select at from audit_entry
    where tenant_id = ${tenantId} and action = 'tenant.endTrial'`.execute(tx);
  const { time_zone: timeZone, balance, status, is_trial: isTrial } = account;
  const trialEndedAt = ended[0]?.at ?? null;
  return [
    ...(isTrial ? invoices.filter(({ kind }) => kind === 'monthly') : []).map(
      ({ number }) => `${number}: an invoice of a month of a trial`,
    ),
    ...invoices.flatMap((invoice) =>
      lineProblems(
        invoice,
        lines.filter((line) => line.invoice_id === invoice.id),
      ),
    ),
    ...(await heldProblems(tx, { tenantId, timeZone, trialEndedAt, now }, invoices, lines)),
    ...(await bookProblems(tx, tenantId, balance, invoices)),
    ...(await unpaidProblems(tx, { tenantId, status, now }, invoices)),
    ...(await countProblems(tx, tenantId)),
  ];
}
