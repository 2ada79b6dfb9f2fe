import { formatInvalid } from '@jackfield/contract';
import type { DeskphoneOrder, NewDeskphoneOrder } from '@jackfield/contract/api/deskphone';
import { draftOfForm } from '@jackfield/domain/address-rules';
import { isStoredPhone } from '@jackfield/domain/forwarding';
import { t } from '@jackfield/texts';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import { scheduleWork } from '../../platform/due-rows.ts';
import { ApiError, invalidField } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { write } from '../../platform/write.ts';
import { refuseAddress } from '../address/refuse-address.ts';
import { amountOf } from '../prices/cents.ts';
import { priceIn, type PriceList, priceListOf } from '../prices/price-list.ts';
import { catalogue } from './catalogue.ts';
import { auditMembers, defaultCard, orderName, toOrder } from './repository.ts';
import { deskphoneOrderWork } from './work.ts';
import { texts } from './texts.ts';

/** Lines of an order at the prices of now, and their total in cents. */
function priced(items: NewDeskphoneOrder['items'], prices: PriceList) {
  let cents = 0;
  const lines = items.map(({ deskphoneId, quantity }, at) => {
    const entry = catalogue.find(({ id }) => id === deskphoneId.toLowerCase());
    if (entry === undefined) {
      throw invalidField(`items[${at}].deskphoneId`, t(texts.notForSale));
    }
    const price = priceIn(prices, entry.item).cents;
    cents += price * quantity;
    return { deskphoneId: entry.id, model: entry.model, quantity, price: price / 100 };
  });
  return { lines, total: amountOf(cents) };
}

/**
 * Orders desk phones (DEV-02); the next run of due work charges the default card. Throws 400, and
 * 402 PAYMENTREQUIRED without a card.
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
  const placed = await write(context, {
    entity: 'deskphoneOrder',
    id,
    action: 'deskphoneOrder.create',
    async change(tx) {
      const { lines, total } = priced(wanted.items, await priceListOf(tx, 'usd'));
      if ((await defaultCard(tx, tenantId)) === null) throw new ApiError('PAYMENTREQUIRED');
      const row = await tx
        .insertInto('deskphone_order')
        .values({
          id,
          tenant_id: tenantId,
          status: 'pending',
          items: JSON.stringify(lines),
          total,
          currency: 'usd',
          shipping_address: JSON.stringify(wanted.shippingAddress),
          contact_phone: wanted.contactPhone,
          created_at: now,
          updated_at: now,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      await scheduleWork(tx, { kind: deskphoneOrderWork, subjectId: id, tenantId }, now);
      return {
        before: null,
        after: auditMembers(row),
        name: orderName(row),
        events: [],
        result: toOrder(row),
      };
    },
  });
  if (placed === null) throw new Error('No order was placed.');
  return placed;
}
