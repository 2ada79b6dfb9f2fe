import { numberItem, type PriceItem } from '@jackfield/contract/api/price';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';
import { inLanguage } from '../../platform/languages.ts';
import { type Cents, parseCents } from '@jackfield/domain';
import { costOf, type Days } from '../prices/cost.ts';
import { priceIn } from '../prices/price-list.ts';
import { itemName } from './item-name.ts';
import { addLines, type NewLine } from './lines.ts';
import { isLapsed } from './never-came.ts';
import type { Payer, PayingAccount } from './payer.ts';

interface Group {
  readonly item: PriceItem;
  readonly quantity: number;
  /** Of one piece and a whole month, as it was shown when it was bought. */
  readonly cents: Cents;
}

/** What an account has that is paid for each month, from an instant on. */
async function groupsOf(
  tx: Tx,
  { tenantId, now }: Payer,
  { prices }: PayingAccount,
): Promise<readonly Group[]> {
  const { users } = await tx
    .selectFrom('teammate as t')
    .select((all) => all.fn.countAll<number>().as('users'))
    .where('tenant_id', '=', tenantId)
    .where('status', '<>', 'cancel')
    .where((some) => some.not(isLapsed(now)))
    .executeTakeFirstOrThrow();
  const numbers = await tx
    .selectFrom('phone_number')
    .select(['is_toll_free', 'monthly_price'])
    .select((all) => all.fn.countAll<number>().as('quantity'))
    .where('tenant_id', '=', tenantId)
    // One that comes in the midst of a month pays from then on (PROV-01).
    .where(sql<boolean>`not is_being_set_up(id)`)
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

/** Lines for everything that an account has at an instant, for the days of a month. */
export async function monthLines(
  tx: Tx,
  payer: Payer,
  account: PayingAccount,
  days: Days,
): Promise<NewLine[]> {
  const groups = await groupsOf(tx, payer, account);
  const { taxRate, prices } = account;
  return groups.map(({ item, quantity, cents }) => ({
    ...costOf({ item, quantity }, { ...priceIn(prices, item), cents }, { days, taxRate }),
    description: inLanguage(account.language, () => itemName(item, quantity)),
  }));
}

/** Puts those lines on the draft of the month, and says of each pending user which line has them. */
export async function addMonthLines(
  tx: Tx,
  { tenantId, now }: Payer,
  invoiceId: string,
  lines: readonly NewLine[],
): Promise<void> {
  const ids = await addLines(tx, { tenantId, invoiceId }, lines);
  const lineId = ids[lines.findIndex(({ item }) => item === 'user')];
  if (lineId === undefined) return;
  await sql`update teammate t set invoice_line_id = ${lineId}
    where t.tenant_id = ${tenantId} and t.status = 'pending' and not ${isLapsed(now)}`.execute(tx);
}
