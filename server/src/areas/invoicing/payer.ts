import type { AccountCountry, Currency } from '@jackfield/contract';
import { sql } from 'kysely';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { accountRow, holdAccountRow } from '../../platform/rows.ts';
import type { Days } from '../prices/cost.ts';
import { type PriceList, priceListOf } from '../prices/price-list.ts';
import { taxRateOf } from '../prices/tax-rate.ts';

/** Whose invoice it is, and from when. */
export interface Payer {
  readonly tenantId: string;
  readonly now: Date;
  /** The key that buys, which has a cap; people have none. */
  readonly keyId?: string | undefined;
}

/** Who pays for what a request buys. */
export function payerOf(context: RequestContext): Payer {
  const { tenantId, keyId } = signedIn(context);
  return { tenantId, now: context.clock.now(), keyId };
}

/** A month of the account's time zone. */
export interface Month {
  readonly start: Date;
  /** Start of the month after it. */
  readonly end: Date;
  /** First day of the month after it, YYYY-MM-DD. */
  readonly nextMonth: string;
  readonly days: Days;
}

/** An account as its invoices need it. */
export interface PayingAccount {
  readonly currency: Currency;
  readonly language: string;
  readonly timeZone: string;
  readonly isTrial: boolean;
  readonly isCancelled: boolean;
  readonly prices: PriceList;
  /** In per cent, as text. */
  readonly taxRate: string | null;
}

/** Prices, tax and zone of an account. */
export async function payingAccount(tx: Tx, tenantId: string): Promise<PayingAccount> {
  const row = await accountRow(tx, tenantId);
  const country: AccountCountry = row.country;
  return {
    currency: row.currency,
    language: row.language,
    timeZone: row.time_zone,
    isTrial: row.is_trial,
    isCancelled: row.status === 'cancel',
    prices: await priceListOf(tx, row.currency),
    taxRate: await taxRateOf(tx, { country, region: row.company_address.region }),
  };
}

/** Holds the account's row until the commit, so that no two make an invoice of it at once. */
export async function lockPayer(tx: Tx, tenantId: string): Promise<void> {
  await holdAccountRow(tx, tenantId);
}

interface MonthRow {
  readonly start: Date;
  readonly end: Date;
  readonly first_day: string;
  readonly last_day: string;
  readonly next_month: string;
  readonly count: number;
  readonly of_month: number;
}

/** The rest of the month that a point in time lies in, its own day included. */
export function restOfMonth(tx: Tx, at: Date, timeZone: string): Promise<Month> {
  return monthOf(tx, at, timeZone, sql`date_trunc('day', local.at)`);
}

/** The whole month that a point in time lies in. */
export function wholeMonth(tx: Tx, at: Date, timeZone: string): Promise<Month> {
  return monthOf(tx, at, timeZone, sql`date_trunc('month', local.at)`);
}

async function monthOf(
  tx: Tx,
  at: Date,
  timeZone: string,
  from: ReturnType<typeof sql>,
): Promise<Month> {
  const { rows } = await sql<MonthRow>`
    select ${from} at time zone ${timeZone} as start, next.at at time zone ${timeZone} as "end",
      to_char(${from}, 'YYYY-MM-DD') as first_day,
      to_char(next.at - interval '1 day', 'YYYY-MM-DD') as last_day,
      to_char(next.at, 'YYYY-MM-DD') as next_month,
      (next.at::date - (${from})::date) as count,
      (next.at::date - date_trunc('month', local.at)::date) as of_month
    from (select ${at}::timestamptz at time zone ${timeZone} as at) local,
      lateral (select date_trunc('month', local.at) + interval '1 month' as at) next`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('There is no month.');
  const { start, end, first_day: first, last_day: last, count, of_month: ofMonth } = row;
  return { start, end, nextMonth: row.next_month, days: { first, last, count, ofMonth } };
}
