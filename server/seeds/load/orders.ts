import { catalogue } from '../../src/areas/deskphones/catalogue.ts';
import { sumCents, toAmount, toCents, toDecimal } from '@jackfield/domain';
import { priceIn } from '../../src/areas/prices/price-list.ts';
import { insertAll } from '../insert.ts';
import { daysAgo } from '../times.ts';
import { type Loading, ownerOf } from './loading.ts';
import { serviceAddress } from './people.ts';

/** Orders that are over: public records of the owner's number, and desk phones (annex E4, G3). */
export async function loadOrders(loading: Loading): Promise<void> {
  const { account, tx } = loading;
  if (account.country === 'MYS') return;
  await insertAll(tx, 'number_order', numberOrders(loading));
  if (account.cards.length > 0) {
    await insertAll(tx, 'deskphone_order', [deskphoneOrder(loading)]);
  }
}

function numberOrders(loading: Loading) {
  const { account, tenantId, now } = loading;
  const [number = ''] = ownerOf(account).numbers;
  const name = account.companyName.toUpperCase().slice(0, 15).trim();
  const order = (kind: 'lidb' | 'dlda', wanted: object, days: number, reason?: string) => ({
    id: loading.id('order', kind, String(days)),
    tenant_id: tenantId,
    phone_number_id: loading.id('number', number),
    kind,
    order_status: reason === undefined ? ('completed' as const) : ('failed' as const),
    wanted: JSON.stringify(wanted),
    reason: reason ?? null,
    created_at: daysAgo(now, days),
    updated_at: daysAgo(now, days - 2),
  });
  const refusal = 'Carriers keep this name for calls without one.';
  const listing = {
    listingName: account.companyName,
    address: serviceAddress(loading),
    listingType: 'listed',
  };
  return [
    order('lidb', { callerName: 'UNKNOWN', lineType: 'business' }, 64, refusal),
    order('lidb', { callerName: name, lineType: 'business' }, 61),
    order('dlda', listing, 60),
  ];
}

function deskphoneOrder(loading: Loading) {
  const { account, tenantId, now, prices } = loading;
  const { streetAddress, extendedAddress, locality, region, postalCode } = account.address;
  const chosen = catalogue.slice(1, 3).map((entry, at) => ({
    entry,
    price: priceIn(prices, entry.item).cents,
    quantity: 6 - 4 * at,
  }));
  const total = sumCents(chosen.map(({ price, quantity }) => toCents(price * quantity)));
  const id = loading.id('deskphone order');
  const [phone = ''] = ownerOf(account).numbers;
  return {
    id,
    tenant_id: tenantId,
    status: 'delivered' as const,
    items: JSON.stringify(
      chosen.map(({ entry, price, quantity }) => ({
        deskphoneId: entry.id,
        model: entry.model,
        quantity,
        price: toAmount(price),
      })),
    ),
    total: toDecimal(total),
    currency: account.currency,
    shipping_address: JSON.stringify({
      address: streetAddress,
      address2: extendedAddress,
      city: locality,
      state: region,
      zip: postalCode,
    }),
    contact_phone: phone,
    paid_at: daysAgo(now, 45),
    charge_id: `ch_${id}`,
    tracking_number: `TRK-${id.slice(-12).toUpperCase()}`,
    created_at: daysAgo(now, 45),
    updated_at: daysAgo(now, 41),
  };
}
