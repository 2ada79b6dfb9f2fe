import { isTollFreeNumber } from '@jackfield/domain/number-search';
import { monthlyPrice } from '../../src/areas/phone-numbers/prices.ts';
import type { Loading } from './loading.ts';

/** Type, country, provider and price of a demo number, as if it had been bought here. */
export function termsOf({ account }: Loading, number: string) {
  const isTollFree = isTollFreeNumber(number);
  const provider = account.country === 'MYS' ? ('localNumber' as const) : ('bandwidth' as const);
  return {
    is_toll_free: isTollFree,
    country: account.country,
    provider,
    source: provider === 'bandwidth' ? 1 : 2,
    monthly_price: monthlyPrice(account.currency, isTollFree),
    currency: account.currency,
  };
}
