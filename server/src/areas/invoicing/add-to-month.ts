import { type Cents, toCents } from '@jackfield/domain';
import { t } from '@jackfield/texts';
import type { Tx } from '../../platform/database.ts';
import type { EventSpec } from '../../platform/events.ts';
import { inLanguage } from '../../platform/languages.ts';
import { costOf, type Pieces, totalOf } from '../prices/cost.ts';
import { priceIn } from '../prices/price-list.ts';
import { draftOf } from './draft.ts';
import { invoiceEvent } from './invoice-event.ts';
import { itemName } from './item-name.ts';
import { countSpend } from './key-cap.ts';
import { addLines } from './lines.ts';
import { lockPayer, type Payer, payingAccount, restOfMonth } from './payer.ts';
import { refuseOtherPrice } from './refuse-price.ts';
import { texts } from './texts.ts';

/** Pieces that are bought at once. */
export interface BoughtPieces extends Pieces {
  /** What the line names, such as the phone number; left out where it stands for many. */
  readonly name?: string | undefined;
  /** What one costs each month in cents, where that is not the price of now. */
  readonly cents?: Cents;
}

/** What was put on the invoice of the month. */
export interface Added {
  readonly events: EventSpec[];
  /** Of each of the pieces; empty in a trial, which pays for none. */
  readonly lineIds: readonly string[];
}

interface Bought {
  readonly pieces: readonly BoughtPieces[];
  /** The total that was shown before; left out where none was. */
  readonly shownTotal?: number | undefined;
}

/** What the line of pieces is called. */
export const lineName = ({ item, quantity, name }: BoughtPieces, language: string): string =>
  inLanguage(language, () => {
    const what = itemName(item, quantity);
    return name === undefined ? what : t(texts.named, { what, name });
  });

/**
 * Puts what is paid each month on the invoice of the month, for its rest; trials pay nothing for it.
 * What is given up later is paid to the end of its month. Call it before the pieces are stored, so
 * that months which begin meanwhile do not count them too. Throws 409 PRICECHANGED, and what
 * `countSpend` throws.
 */
export async function addToMonth(
  tx: Tx,
  payer: Payer,
  { pieces, shownTotal }: Bought,
): Promise<Added> {
  const { tenantId, now } = payer;
  await lockPayer(tx, tenantId);
  const account = await payingAccount(tx, tenantId);
  if (account.isTrial) {
    refuseOtherPrice(shownTotal, toCents(0), account.currency);
    return { events: [], lineIds: [] };
  }
  const { days } = await restOfMonth(tx, now, account.timeZone);
  const lines = pieces.map((some) => {
    const price = priceIn(account.prices, some.item);
    const cost = costOf(some, { ...price, cents: some.cents ?? price.cents }, { days, ...account });
    return { ...cost, description: lineName(some, account.language) };
  });
  refuseOtherPrice(shownTotal, totalOf(lines), account.currency);
  await countSpend(tx, payer, account, totalOf(lines));
  const draft = await draftOf(tx, payer, account);
  const lineIds = await addLines(tx, { tenantId, invoiceId: draft.id }, lines);
  return { events: [invoiceEvent(draft.id)], lineIds };
}
