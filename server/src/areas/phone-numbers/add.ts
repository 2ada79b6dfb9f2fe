import type {
  newPhoneNumberSchema,
  NumberProviderId,
  PhoneNumber,
} from '@jackfield/contract/api/number';
import { numberItem } from '@jackfield/contract/api/price';
import { formatPhone, toDecimal } from '@jackfield/domain';
import { limitTypes } from '@jackfield/domain/number-search';
import type { AccountCountry } from '@jackfield/contract';
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
import { priceIn, priceListOf } from '../prices/price-list.ts';
import { claimTrialRoom } from '../tenant/trial-limits.ts';
import { checkBuyer } from './buyer.ts';
import { type NumberOwner, trialItemOf } from './number-owner.ts';
import { orderNumber } from './order-number.ts';
import { readPhoneNumber } from './repository.ts';
import { useReservation } from './reservations.ts';
import { endDefault, numberEvent, writeNumber } from './write-number.ts';

type Wanted = v.InferOutput<typeof newPhoneNumberSchema>;

/** A number that becomes an account's, and how. */
interface Given extends Pick<Wanted, 'label' | 'isDefault' | 'shownTotal'> {
  readonly id: string;
  readonly number: string;
  readonly isTollFree: boolean;
  readonly country: AccountCountry;
  readonly provider: NumberProviderId;
  /** One of `limitTypes` (ENUM-13). */
  readonly source: number;
  readonly reservationId: string | null;
}

interface Giving {
  readonly owner: NumberOwner;
  /** Those that the owner has. */
  readonly numbers: readonly PhoneNumber[];
  readonly given: Given;
}

/** Puts a number on the invoice of the month and gives it to an owner, whose first is its default. */
async function give(tx: Tx, context: RequestContext, { owner, numbers, given }: Giving) {
  const { tenantId } = signedIn(context);
  const now = context.clock.now();
  const former = numbers.find(({ isDefault }) => isDefault);
  const isDefault = given.isDefault || former === undefined;
  const ended = isDefault && former ? [await endDefault(tx, context, owner, former)] : [];
  const { currency } = await accountRow(tx, tenantId);
  const item = numberItem(given.isTollFree);
  const { events: billed, lineIds } = await addToMonth(tx, payerOf(context), {
    pieces: [{ item, quantity: 1, name: formatPhone(given.number) }],
    shownTotal: given.shownTotal,
  });
  const price = priceIn(await priceListOf(tx, currency), item);
  await insertPhoneNumber(tx, {
    id: given.id,
    tenant_id: tenantId,
    number: given.number,
    owner_type: owner.type,
    owner_id: owner.id,
    label: given.label,
    is_default: isDefault,
    is_toll_free: given.isTollFree,
    country: given.country,
    provider: given.provider,
    source: given.source,
    monthly_price: toDecimal(price.cents),
    currency,
    reservation_id: given.reservationId,
    created_at: now,
    updated_at: now,
  });
  const events = [...ended, numberEvent('CreateEntityAsync', owner, given.id), ...billed];
  const after = { phoneNumber: given.number };
  return { change: { before: { phoneNumber: null }, after, events }, lineIds };
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
      const source = limitTypes[found.provider === 'bandwidth' ? 'BANDWIDTH' : 'LOCALNUMBER'];
      const given = { ...wanted, ...found, id, source, reservationId: held.id };
      const { change, lineIds } = await give(tx, context, { owner, numbers, given });
      const { number, provider } = found;
      await orderNumber(tx, lookup, { tenantId, id, number, provider, lineIds, now });
      return change;
    },
  });
  return context.read((tx) => readPhoneNumber(tx, tenantId, id));
}

/**
 * Gives an owner a number that has moved here from another carrier (PORT-01). Its order was checked
 * when it was sent; whatever the account allows by now, the number rings. Throws 404, 409
 * NUMBERTAKEN.
 */
export const addPortedNumber = (
  context: RequestContext,
  owner: NumberOwner,
  { number, country, provider }: Pick<Given, 'number' | 'country' | 'provider'>,
): Promise<void> =>
  writeNumber(context, {
    owner,
    action: 'addNumber',
    async change(tx, numbers) {
      const given: Given = {
        id: newId(),
        number,
        country,
        isTollFree: false,
        label: '',
        isDefault: false,
        provider,
        source: limitTypes.PORTIN,
        reservationId: null,
      };
      return (await give(tx, context, { owner, numbers, given })).change;
    },
  });
