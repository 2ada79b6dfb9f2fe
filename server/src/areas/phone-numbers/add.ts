import type { newPhoneNumberSchema, PhoneNumber } from '@jackfield/contract/api/number';
import { numberItem } from '@jackfield/contract/api/price';
import { formatPhone } from '@jackfield/domain';
import { limitTypes } from '@jackfield/domain/number-search';
import type * as v from 'valibot';
import type { NumberLookup } from '../../number-inventory/lookup.ts';
import { isImpersonated, type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { ApiError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { accountRow } from '../../platform/rows.ts';
import { insertPhoneNumber } from './insert.ts';
import { addToMonth } from '../invoicing/add-to-month.ts';
import { payerOf } from '../invoicing/payer.ts';
import { toDecimal } from '@jackfield/domain';
import { priceIn, priceListOf } from '../prices/price-list.ts';
import { claimTrialRoom } from '../tenant/trial-limits.ts';
import { checkBuyer } from './buyer.ts';
import { type NumberOwner, trialItemOf } from './number-owner.ts';
import { orderNumber } from './order-number.ts';
import { readPhoneNumber } from './repository.ts';
import { useReservation } from './reservations.ts';
import { endDefault, numberEvent, writeNumber } from './write-number.ts';

type Wanted = v.InferOutput<typeof newPhoneNumberSchema>;

async function currencyOf(tx: Tx, tenantId: string) {
  const { currency } = await accountRow(tx, tenantId);
  return currency;
}

/**
 * Buys a reserved number for an owner (API-97, API-120); the first of an owner is its default. Where
 * its provider takes an order, it is being set up until that is done (PROV-01). Throws 403, 404, 409
 * RESERVATIONEXPIRED, NUMBERTAKEN, TRIALLIMIT, PRICECHANGED.
 */
export async function addNumber(
  context: RequestContext,
  owner: NumberOwner,
  wanted: Wanted,
  lookup: NumberLookup,
): Promise<PhoneNumber> {
  const actor = signedIn(context);
  const { tenantId } = actor;
  // The policy refuses this too, except with an invitation.
  if (owner.type === 'teammate' && isImpersonated(actor)) throw new ApiError('FORBIDDEN');
  const id = newId();
  const now = context.clock.now();
  await writeNumber(context, {
    owner,
    action: 'addNumber',
    async change(tx, numbers) {
      await checkBuyer(tx, context);
      await claimTrialRoom(tx, tenantId, trialItemOf[owner.type]);
      if (wanted.reservationId === undefined) throw new ApiError('RESERVATIONEXPIRED');
      const held = { tenantId, id: wanted.reservationId, number: wanted.number, now };
      const found = await useReservation(tx, held);
      const former = numbers.find(({ isDefault }) => isDefault);
      const isDefault = wanted.isDefault || former === undefined;
      const ended = isDefault && former ? [await endDefault(tx, context, owner, former)] : [];
      const currency = await currencyOf(tx, tenantId);
      const item = numberItem(found.isTollFree);
      const { events: billed, lineIds } = await addToMonth(tx, payerOf(context), {
        pieces: [{ item, quantity: 1, name: formatPhone(found.number) }],
        shownTotal: wanted.shownTotal,
      });
      const price = priceIn(await priceListOf(tx, currency), item);
      await insertPhoneNumber(tx, {
        id,
        tenant_id: tenantId,
        number: found.number,
        owner_type: owner.type,
        owner_id: owner.id,
        label: wanted.label,
        is_default: isDefault,
        is_toll_free: found.isTollFree,
        country: found.country,
        provider: found.provider,
        source: limitTypes[found.provider === 'bandwidth' ? 'BANDWIDTH' : 'LOCALNUMBER'],
        monthly_price: toDecimal(price.cents),
        currency,
        reservation_id: held.id,
        created_at: now,
        updated_at: now,
      });
      const { number, provider } = found;
      await orderNumber(tx, lookup, { tenantId, id, number, provider, lineIds, now });
      return {
        before: { phoneNumber: null },
        after: { phoneNumber: found.number },
        events: [...ended, numberEvent('CreateEntityAsync', owner, id), ...billed],
      };
    },
  });
  return context.read((tx) => readPhoneNumber(tx, tenantId, id));
}
