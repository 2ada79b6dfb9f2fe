import type { AccountCountry, Currency } from '@jackfield/contract';
import type { UsageIntake } from '@jackfield/contract/api/usage-intake';
import { type Cents, shareOf, toCents } from '@jackfield/domain';
import { isMobileNumber } from '@jackfield/domain/line-kind';
import { countryAbroad } from '@jackfield/domain/dialing';
import type { Tx } from '../../platform/database.ts';

interface Rate {
  readonly country: string;
  /** In digits. */
  readonly code: string;
  readonly line: 'landline' | 'mobile';
  /** Of a minute, four decimals as text. */
  readonly rate: string;
}

/** What calls of an account are priced by. */
export interface PricedFor {
  readonly country: AccountCountry;
  readonly rates: readonly Rate[];
}

/** Prices of calls abroad in a currency, the longest codes first. */
export const selectRates = (tx: Tx, currency: Currency): Promise<Rate[]> =>
  tx
    .selectFrom('rate_deck')
    .select(['country', 'dialing_code as code', 'line', 'rate'])
    .where('currency', '=', currency)
    .orderBy((deck) => deck.fn('length', ['dialing_code']), 'desc')
    .execute();

/** The price of a minute to a number abroad: that of its longest code, for its kind of line. */
function rateOf(to: string, abroad: string, rates: readonly Rate[]): string {
  const digits = to.replaceAll(/\D/g, '');
  const line = isMobileNumber(to) ? 'mobile' : 'landline';
  const own = rates.filter(({ country, code }) => country === abroad && digits.startsWith(code));
  return (own.find((rate) => rate.line === line) ?? own[0])?.rate ?? '0';
}

interface Price {
  /** Every started one counts. */
  readonly minutes: number;
  /** Of a minute; calls at home and those that come in are free. */
  readonly rate: number;
  readonly amount: Cents;
  readonly isAbroad: boolean;
}

/** What a call costs; nobody pays for one that was not answered. */
export function priceOf(
  { direction, to, seconds }: Pick<UsageIntake, 'direction' | 'to'> & { readonly seconds: number },
  { country, rates }: PricedFor,
): Price {
  const abroad = direction === 'outbound' ? countryAbroad(to, country) : null;
  const minutes = Math.ceil(seconds / 60);
  const rate = abroad === null ? 0 : Number(rateOf(to, abroad, rates));
  const amount = shareOf(toCents(Math.round(rate * 10_000) * minutes), 1, 100);
  return { minutes, rate, amount, isAbroad: abroad !== null };
}
