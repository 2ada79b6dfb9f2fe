import { owedStatuses } from '@jackfield/contract/api/billing';
import type { Tx } from '../../platform/database.ts';
import type { EventSpec } from '../../platform/events.ts';
import { inLanguage } from '../../platform/languages.ts';
import { toDecimal } from '@jackfield/domain';
import { costOf, type Pieces, totalOf } from '../prices/cost.ts';
import { priceIn } from '../prices/price-list.ts';
import { invoiceEvent } from './invoice-event.ts';
import { itemName } from './item-name.ts';
import { countSpend } from './key-cap.ts';
import { addLines } from './lines.ts';
import { insertDraft } from './new-invoice.ts';
import { lockPayer, type Payer, payingAccount, restOfMonth } from './payer.ts';
import { refuseOtherPrice } from './refuse-price.ts';

/** The invoice of a purchase. */
export interface PurchaseInvoice {
  readonly id: string;
  readonly number: string;
  /** Two decimals, with tax. */
  readonly total: string;
  readonly language: string;
  readonly events: EventSpec[];
}

/**
 * Makes the invoice of a purchase, which is due at once; whoever asks for it opens its payment in the
 * same transaction. Throws 409 PRICECHANGED, and what `countSpend` throws.
 */
export async function invoicePurchase(
  tx: Tx,
  payer: Payer,
  { items, shownTotal }: { items: readonly Pieces[]; shownTotal: number | undefined },
): Promise<PurchaseInvoice> {
  const { tenantId, now } = payer;
  await lockPayer(tx, tenantId);
  const account = await payingAccount(tx, tenantId);
  const { days } = await restOfMonth(tx, now, account.timeZone);
  const costs = items.map((pieces) =>
    costOf(pieces, priceIn(account.prices, pieces.item), { days, taxRate: account.taxRate }),
  );
  refuseOtherPrice(shownTotal, totalOf(costs), account.currency);
  await countSpend(tx, payer, account, totalOf(costs));
  const { id, number } = await insertDraft(tx, payer, {
    kind: 'purchase',
    from: now,
    to: now,
    account,
  });
  const lines = costs.map((cost) => ({
    ...cost,
    description: inLanguage(account.language, () => itemName(cost.item, cost.quantity)),
  }));
  await addLines(tx, { tenantId, invoiceId: id }, lines);
  await tx
    .updateTable('invoice')
    .set({ status: 'open', due_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
  const { language } = account;
  return { id, number, total: toDecimal(totalOf(costs)), language, events: [invoiceEvent(id)] };
}

/** Takes back the invoice of a purchase that is not to be paid any more (annex E3). */
export async function voidInvoice(
  tx: Tx,
  { tenantId, now }: Payer,
  id: string,
): Promise<EventSpec[]> {
  const gone = await tx
    .updateTable('invoice')
    .set((row) => ({ status: 'void', updated_at: now, version: row('version', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('status', 'in', owedStatuses)
    .executeTakeFirst();
  return gone.numUpdatedRows === 0n ? [] : [invoiceEvent(id)];
}
