import { t } from '@jackfield/texts';
import type { Tx } from '../../platform/database.ts';
import type { EventSpec } from '../../platform/events.ts';
import { inLanguage } from '../../platform/languages.ts';
import { costOf, type Pieces, totalOf } from '../prices/cost.ts';
import { priceIn } from '../prices/price-list.ts';
import { draftOf } from './draft.ts';
import { invoiceEvent } from './invoice-event.ts';
import { itemName } from './item-name.ts';
import { addLines } from './lines.ts';
import { lockPayer, type Payer, payingAccount, restOfMonth } from './payer.ts';
import { refuseOtherPrice } from './refuse-price.ts';
import { texts } from './texts.ts';

interface Bought extends Pieces {
  /** What the line names, such as the phone number. */
  readonly name: string;
  /** The total that was shown before; left out where none was. */
  readonly shownTotal?: number | undefined;
}

/**
 * Puts what is paid each month on the invoice of the month, for its rest; trials pay nothing for it.
 * What is given up later is paid to the end of its month. Answers the events; throws 409
 * PRICECHANGED.
 */
export async function addToMonth(tx: Tx, payer: Payer, bought: Bought): Promise<EventSpec[]> {
  const { tenantId, now } = payer;
  await lockPayer(tx, tenantId);
  const account = await payingAccount(tx, tenantId);
  if (account.isTrial) {
    refuseOtherPrice(bought.shownTotal, 0, account.currency);
    return [];
  }
  const { days } = await restOfMonth(tx, now, account.timeZone);
  const cost = costOf(bought, priceIn(account.prices, bought.item), { days, ...account });
  refuseOtherPrice(bought.shownTotal, totalOf([cost]), account.currency);
  const draft = await draftOf(tx, payer, account);
  const description = inLanguage(account.language, () =>
    t(texts.named, { what: itemName(bought.item, bought.quantity), name: bought.name }),
  );
  await addLines(tx, { tenantId, invoiceId: draft.id }, [{ ...cost, description }]);
  return [invoiceEvent(draft.id)];
}
