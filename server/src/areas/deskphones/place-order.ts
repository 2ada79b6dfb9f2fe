import { toAmount } from '@jackfield/domain';
import { formatInvalid } from '@jackfield/contract';
import type { DeskphoneOrder, NewDeskphoneOrder } from '@jackfield/contract/api/deskphone';
import { draftOfForm } from '@jackfield/domain/address-rules';
import { isStoredPhone } from '@jackfield/domain/phone-numbers';
import { t } from '@jackfield/texts';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import { scheduleWork } from '../../platform/due-rows.ts';
import { invalidField } from '../../platform/errors.ts';
import { inLanguage } from '../../platform/languages.ts';
import { newId } from '../../platform/ids.ts';
import { write } from '../../platform/write.ts';
import { refuseAddress } from '../address/refuse-address.ts';
import { payerOf } from '../invoicing/payer.ts';
import { invoicePurchase } from '../invoicing/purchase.ts';
import { balanceEvent } from '../ledger/balance-event.ts';
import { openCardPayment } from '../ledger/charge-card.ts';
import type { Pieces } from '../prices/cost.ts';
import { priceIn, type PriceList, priceListOf } from '../prices/price-list.ts';
import { catalogue } from './catalogue.ts';
import { auditMembers, orderName, toOrder } from './repository.ts';
import { texts } from './texts.ts';

/** Lines of an order at the prices of now, and the pieces that are invoiced. */
function priced(items: NewDeskphoneOrder['items'], prices: PriceList) {
  const pieces: Pieces[] = [];
  const lines = items.map(({ deskphoneId, quantity }, at) => {
    const entry = catalogue.find(({ id }) => id === deskphoneId.toLowerCase());
    if (entry === undefined) {
      throw invalidField(`items[${at}].deskphoneId`, t(texts.notForSale));
    }
    pieces.push({ item: entry.item, quantity });
    const price = toAmount(priceIn(prices, entry.item).cents);
    return { deskphoneId: entry.id, model: entry.model, quantity, price };
  });
  return { lines, pieces };
}

/**
 * Orders desk phones (DEV-02) with an invoice of their own; the next run of due work charges the
 * default card. Throws 400, 402 PAYMENTREQUIRED without a card, 409 PRICECHANGED.
 */
export async function placeDeskphoneOrder(
  context: RequestContext,
  wanted: NewDeskphoneOrder,
): Promise<DeskphoneOrder> {
  const { tenantId, country } = signedIn(context);
  refuseAddress(draftOfForm(wanted.shippingAddress, country), 'form', 'shippingAddress');
  if (!isStoredPhone(wanted.contactPhone)) {
    throw invalidField('contactPhone', formatInvalid('contactPhone')());
  }
  const id = newId();
  const now = context.clock.now();
  return write(context, {
    entity: 'deskphoneOrder',
    id,
    action: 'deskphoneOrder.create',
    async change(tx) {
      const { lines, pieces } = priced(wanted.items, await priceListOf(tx, 'usd'));
      const { shownTotal } = wanted;
      const invoice = await invoicePurchase(tx, payerOf(context), { items: pieces, shownTotal });
      const taken = await openCardPayment(tx, context, {
        id: newId(),
        type: 'fee',
        description: inLanguage(invoice.language, () =>
          t(texts.invoice, { number: invoice.number }),
        ),
        amount: invoice.total,
        currency: 'usd',
        to: 'fees',
        invoiceId: invoice.id,
        key: null,
      });
      // The answer does not wait for the bank: due work charges at once.
      await scheduleWork(tx, taken, now);
      const row = await tx
        .insertInto('deskphone_order')
        .values({
          id,
          tenant_id: tenantId,
          status: 'pending',
          items: JSON.stringify(lines),
          total: invoice.total,
          invoice_id: invoice.id,
          currency: 'usd',
          shipping_address: JSON.stringify(wanted.shippingAddress),
          contact_phone: wanted.contactPhone,
          created_at: now,
          updated_at: now,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      return {
        before: null,
        after: auditMembers(row),
        name: orderName(row),
        events: [...invoice.events, balanceEvent(taken.subjectId)],
        result: toOrder(row),
      };
    },
  });
}
