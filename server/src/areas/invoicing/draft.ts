import { sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';
import { scheduleWork } from '../../platform/due-rows.ts';
import { recordSystemChange } from '../../platform/system-change.ts';
import { invoiceEvent } from './invoice-event.ts';
import { addMonthLines, monthLines } from './month-lines.ts';
import { takeOffLapsed } from './never-came.ts';
import { insertDraft } from './new-invoice.ts';
import { type Payer, type PayingAccount, wholeMonth } from './payer.ts';

/** Kind of due work that begins the next month of an account; its subject is the account. */
export const monthlyInvoice = 'monthlyInvoice';
/** Kind of due work that charges an invoice when it is due; its subject is the invoice. */
export const invoiceDue = 'invoiceDue';
/** Kind of due work that mails an invoice; its subject is the invoice. */
export const invoiceIssued = 'invoiceIssued';

/** Days from the invoice to the day on which it is charged. */
const daysToPay = 29;

/** The draft of a month. */
export interface Draft {
  readonly id: string;
  /** When it is issued. */
  readonly endsAt: Date;
}

/**
 * The draft of the month that has begun. Months that are over are issued first, and each next one
 * begins with what the account has. The account's row is held by the caller.
 */
export async function draftOf(tx: Tx, payer: Payer, account: PayingAccount): Promise<Draft> {
  let draft = await currentDraft(tx, payer.tenantId);
  if (draft === null) {
    // What is there already was told no price for the month that has begun.
    draft = await newDraft(tx, payer, account, { at: payer.now, isWhole: false });
  }
  while (draft.endsAt <= payer.now) {
    const { tenantId } = payer;
    await takeOffLapsed(tx, { tenantId, ...account, at: draft.endsAt });
    await issue(tx, payer, { ...draft, timeZone: account.timeZone });
    draft = await newDraft(tx, payer, account, { at: draft.endsAt, isWhole: true });
  }
  const subject = { kind: monthlyInvoice, subjectId: payer.tenantId, tenantId: payer.tenantId };
  await scheduleWork(tx, subject, draft.endsAt);
  return draft;
}

async function currentDraft(tx: Tx, tenantId: string): Promise<Draft | null> {
  const row = await tx
    .selectFrom('invoice')
    .select(['id', 'period_end'])
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'draft')
    .where('kind', '=', 'monthly')
    .executeTakeFirst();
  return row === undefined ? null : { id: row.id, endsAt: new Date(row.period_end) };
}

async function newDraft(
  tx: Tx,
  payer: Payer,
  account: PayingAccount,
  { at, isWhole }: { at: Date; isWhole: boolean },
): Promise<Draft> {
  const month = await wholeMonth(tx, at, account.timeZone);
  const { id } = await insertDraft(tx, payer, {
    kind: 'monthly',
    from: month.start,
    to: month.end,
    account,
  });
  const then = { ...payer, now: at };
  if (isWhole) {
    await addMonthLines(tx, then, id, await monthLines(tx, then, account, month.days));
  }
  return { id, endsAt: month.end };
}

/** Makes a draft the invoice that it prepared; one without an amount is paid already. */
async function issue(
  tx: Tx,
  { tenantId, now }: Payer,
  { id, endsAt, timeZone }: Draft & { readonly timeZone: string },
): Promise<void> {
  const dueAt = sql<Date>`((${endsAt}::timestamptz at time zone ${timeZone})
    + make_interval(days => ${daysToPay})) at time zone ${timeZone}`;
  const {
    number,
    status,
    due_at: due,
  } = await tx
    .updateTable('invoice')
    .set((row) => ({
      status: sql<'open' | 'paid'>`case when amount_due = 0 then 'paid' else 'open' end`,
      due_at: dueAt,
      created_at: endsAt,
      updated_at: now,
      version: row('version', '+', 1),
    }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .returning(['number', 'status', 'due_at'])
    .executeTakeFirstOrThrow();
  if (status === 'open' && due !== null) {
    await scheduleWork(tx, { kind: invoiceIssued, subjectId: id, tenantId }, now);
    await scheduleWork(tx, { kind: invoiceDue, subjectId: id, tenantId }, due);
  }
  await recordSystemChange(tx, {
    tenantId,
    at: now,
    action: 'invoice.issue',
    entity: 'invoice',
    id,
    name: number,
    before: { status: 'draft' },
    after: { status },
    events: [invoiceEvent(id)],
  });
}
