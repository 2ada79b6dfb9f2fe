import type { Currency } from '@jackfield/contract';
import type { PriceItem } from '@jackfield/contract/api/price';
import type { Tx } from '../../platform/database.ts';
import { type Cents, parseCents } from '@jackfield/domain';

/** What one piece of an item costs. */
export interface Price {
  readonly cents: Cents;
  readonly isMonthly: boolean;
  readonly isTaxed: boolean;
}

/** Prices of a currency, by item. */
export type PriceList = ReadonlyMap<PriceItem, Price>;

/** The operator's prices of now; an item that the currency lacks is not for sale. */
export async function priceListOf(tx: Tx, currency: Currency): Promise<PriceList> {
  const rows = await tx
    .selectFrom('price')
    .select(['item', 'amount', 'is_monthly', 'is_taxed'])
    .where('currency', '=', currency)
    .execute();
  return new Map(
    rows.map(({ item, amount, is_monthly: isMonthly, is_taxed: isTaxed }) => [
      item,
      { cents: parseCents(amount), isMonthly, isTaxed },
    ]),
  );
}

/** The price of an item that is always for sale. */
export function priceIn(list: PriceList, item: PriceItem): Price {
  const price = list.get(item);
  if (price === undefined) throw new Error(`There is no price of ${item}.`);
  return price;
}
