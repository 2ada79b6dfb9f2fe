import { numberItem } from '@jackfield/contract/api/price';
import { isTollFreeNumber } from '@jackfield/domain/number-search';
import { toDecimal } from '@jackfield/domain';
import { priceIn } from '../../src/areas/prices/price-list.ts';
import type { Loading } from './loading.ts';

/** Type, country, provider and price of a demo number, as if it had been bought here. */
export function termsOf({ account, prices }: Loading, number: string) {
  const isTollFree = isTollFreeNumber(number);
  const provider = account.country === 'MYS' ? ('localNumber' as const) : ('bandwidth' as const);
  return {
    is_toll_free: isTollFree,
    country: account.country,
    provider,
    source: provider === 'bandwidth' ? 1 : 2,
    monthly_price: toDecimal(priceIn(prices, numberItem(isTollFree)).cents),
    currency: account.currency,
  };
}
