import type { Tx } from '../../platform/database.ts';
import type { EventSpec } from '../../platform/events.ts';
import { totalOf } from '../prices/cost.ts';
import { draftOf } from './draft.ts';
import { invoiceEvent } from './invoice-event.ts';
import { addMonthLines, monthLines } from './month-lines.ts';
import { lockPayer, type Payer, payingAccount, restOfMonth } from './payer.ts';
import { refuseOtherPrice } from './refuse-price.ts';

/**
 * Begins the invoices of an account whose trial has ended, with the rest of this month for
 * everything that it has. Answers the events; throws 409 PRICECHANGED.
 */
export async function beginPaying(
  tx: Tx,
  payer: Payer,
  shownTotal: number | undefined,
): Promise<EventSpec[]> {
  const { tenantId, now } = payer;
  await lockPayer(tx, tenantId);
  const account = await payingAccount(tx, tenantId);
  const { days } = await restOfMonth(tx, now, account.timeZone);
  const lines = await monthLines(tx, payer, account, days);
  refuseOtherPrice(shownTotal, totalOf(lines), account.currency);
  const draft = await draftOf(tx, payer, account);
  await addMonthLines(tx, payer, draft.id, lines);
  return [invoiceEvent(draft.id)];
}
