import { parseCents, toCents, toDecimal } from '@jackfield/domain';
import { dayText, instantAt, localTimeAt } from '@jackfield/domain/business-hours';
import { t } from '@jackfield/texts';
import { usageName } from '../../src/areas/ledger/book-usage.ts';
import { texts } from '../../src/areas/ledger/texts.ts';
import { texts as billingTexts } from '../../src/areas/billing/texts.ts';
import { insertAll } from '../insert.ts';
import { payByCard } from './card-payments.ts';
import { type Loading, nameOf, ownerOf } from './loading.ts';

/** A call or message that was paid by the credit. */
export interface Spent {
  readonly at: Date;
  readonly cents: number;
}

interface Entry {
  readonly at: Date;
  readonly type: 'adjustment' | 'credit' | 'usage' | 'fee';
  readonly cents: number;
  readonly description: string;
  readonly paymentId?: string;
  readonly status?: 'succeeded' | 'failed';
}

/** Days before today at whose noon credit was added, where the balance leaves room for it. */
const topUps = [4, 13, 22];
const topUp = 10_000;
/** Days of calls that are told of. */
const days = 30;

/**
 * The account's book: what each day of calls cost, booked at its end, what was added, and what cards
 * paid. What moved the credit comes to the described balance.
 */
export async function loadLedger(loading: Loading, calls: readonly Spent[]): Promise<void> {
  const { account, now, tx, tenantId } = loading;
  const today = localTimeAt(account.timeZone, now.getTime()).day;
  const at = (day: number, minutes: number) =>
    new Date(instantAt(account.timeZone, { day, minutes }));
  const spent = new Map<number, number>();
  for (const call of calls) {
    const { day } = localTimeAt(account.timeZone, call.at.getTime());
    if (day < today) spent.set(day, (spent.get(day) ?? 0) + call.cents);
  }
  const usage: Entry[] = [...spent].map(([day, cents]) => ({
    at: at(day, 24 * 60 - 1),
    type: 'usage',
    cents: -cents,
    description: usageName(dayText(day)),
  }));
  const used = usage.reduce((sum, { cents }) => sum + cents, 0);
  let opening = parseCents(account.balance) - used;
  const added: Entry[] = [];
  for (const ago of account.cards.length > 0 ? topUps : []) {
    // The credit has never been below nothing.
    if (opening - topUp < -used) break;
    opening -= topUp;
    const noon = at(today - ago, 12 * 60);
    const payment = { invoiceId: null, amount: toDecimal(toCents(topUp)), at: noon } as const;
    const key = `credit ${ago}`;
    const paymentId = await payByCard(loading, { ...payment, key, status: 'succeeded' });
    const description = t(texts.addedBy, { name: nameOf(ownerOf(account)) });
    added.push({ at: noon, type: 'credit', cents: topUp, description, paymentId });
  }
  const first: Entry = {
    at: at(today - days - 2, 0),
    type: 'adjustment',
    cents: opening,
    description: t(texts.broughtForward),
  };
  const entries = [first, ...usage, ...added, ...(await fees(loading))]
    .filter(({ cents }) => cents !== 0)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
  await insertAll(
    tx,
    'balance_transaction',
    entries.map((entry, index) => ({
      id: loading.id('ledger', `${index}`),
      tenant_id: tenantId,
      transaction_type: entry.type,
      description: entry.description,
      amount: toDecimal(toCents(entry.cents)),
      currency: account.currency,
      ...waysOf(entry),
      payment_id: entry.paymentId ?? null,
      status: entry.status ?? 'succeeded',
      created_at: entry.at,
      settled_at: entry.at,
    })),
  );
}

/** What cards paid of invoices, or failed to. */
async function fees({ tx, tenantId }: Loading): Promise<readonly Entry[]> {
  const paid = await tx
    .selectFrom('card_payment as p')
    .innerJoin('invoice as i', 'i.id', 'p.invoice_id')
    .select(['p.id', 'p.amount', 'p.status', 'p.created_at', 'i.number'])
    .where('p.tenant_id', '=', tenantId)
    .execute();
  return paid.map((row) => ({
    at: row.created_at,
    type: 'fee',
    cents: -parseCents(row.amount),
    description: t(billingTexts.invoice, { number: row.number }),
    paymentId: row.id,
    status: row.status === 'failed' ? 'failed' : 'succeeded',
  }));
}

/** From where to where the money moved. */
function waysOf({ type, cents }: Entry) {
  if (type === 'fee') return { from_account: 'card', to_account: 'fees' } as const;
  const other = { adjustment: 'adjustment', credit: 'card', usage: 'usage' } as const;
  return cents < 0
    ? { from_account: 'credit' as const, to_account: other[type] }
    : { from_account: other[type], to_account: 'credit' as const };
}
