import { numberItem, type PriceItem } from '@jackfield/contract/api/price';
import type { Tx } from '../../platform/database.ts';
import { inLanguage } from '../../platform/languages.ts';
import { type Cents, parseCents } from '@jackfield/domain';
import { costOf, type Days } from '../prices/cost.ts';
import { priceIn } from '../prices/price-list.ts';
import { itemName } from './item-name.ts';
import type { NewLine } from './lines.ts';
import type { PayingAccount } from './payer.ts';

interface Group {
  readonly item: PriceItem;
  readonly quantity: number;
  /** Of one piece and a whole month, as it was shown when it was bought. */
  readonly cents: Cents;
}

/** What an account has that is paid for each month. */
async function groupsOf(
  tx: Tx,
  tenantId: string,
  { prices }: PayingAccount,
): Promise<readonly Group[]> {
  const { users } = await tx
    .selectFrom('teammate')
    .select((all) => all.fn.countAll<number>().as('users'))
    .where('tenant_id', '=', tenantId)
    .where('status', '<>', 'cancel')
    .executeTakeFirstOrThrow();
  const numbers = await tx
    .selectFrom('phone_number')
    .select(['is_toll_free', 'monthly_price'])
    .select((all) => all.fn.countAll<number>().as('quantity'))
    .where('tenant_id', '=', tenantId)
    .groupBy(['is_toll_free', 'monthly_price'])
    .orderBy('is_toll_free')
    .orderBy('monthly_price')
    .execute();
  return [
    { item: 'user' as const, quantity: Number(users), cents: priceIn(prices, 'user').cents },
    ...numbers.map((group) => ({
      item: numberItem(group.is_toll_free),
      quantity: Number(group.quantity),
      cents: parseCents(group.monthly_price),
    })),
  ].filter(({ quantity, cents }) => quantity > 0 && cents > 0);
}

/** Lines for everything that an account has now, for the days of a month. */
export async function monthLines(
  tx: Tx,
  tenantId: string,
  account: PayingAccount,
  days: Days,
): Promise<NewLine[]> {
  const groups = await groupsOf(tx, tenantId, account);
  const { taxRate, prices } = account;
  return groups.map(({ item, quantity, cents }) => ({
    ...costOf({ item, quantity }, { ...priceIn(prices, item), cents }, { days, taxRate }),
    description: inLanguage(account.language, () => itemName(item, quantity)),
  }));
}
