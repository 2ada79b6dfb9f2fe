import { catalogue } from '../../src/areas/deskphones/catalogue.ts';
import { toAmount, toDecimal } from '@jackfield/domain';
import { itemName } from '../../src/areas/invoicing/item-name.ts';
import { addLines } from '../../src/areas/invoicing/lines.ts';
import { restOfMonth } from '../../src/areas/invoicing/payer.ts';
import { type Cost, costOf, totalOf } from '../../src/areas/prices/cost.ts';
import { taxRateOf } from '../../src/areas/prices/tax-rate.ts';
import { priceIn } from '../../src/areas/prices/price-list.ts';
import { insertAll } from '../insert.ts';
import { daysAgo } from '../times.ts';
import { payByCard } from './card-payments.ts';
import { insertInvoice } from './invoices.ts';
import { type Loading, ownerOf } from './loading.ts';
import { serviceAddress } from './people.ts';

/** Orders that are over: public records of the owner's number, and desk phones (annex E4, G3). */
export async function loadOrders(loading: Loading): Promise<void> {
  const { account, tx } = loading;
  if (account.country === 'MYS') return;
  await insertAll(tx, 'number_order', numberOrders(loading));
  if (account.cards.length > 0) {
    await loadDeskphones(loading);
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

/** Desk phones that were delivered, with the invoice that paid them. */
async function loadDeskphones(loading: Loading): Promise<void> {
  const { account, tx, now, prices } = loading;
  const { country, address, timeZone } = account;
  const at = daysAgo(now, 45);
  const { days } = await restOfMonth(tx, at, timeZone);
  const taxRate = await taxRateOf(tx, { country, region: address.region });
  const costs = catalogue
    .slice(1, 3)
    .map(({ item }, place) =>
      costOf({ item, quantity: 6 - 4 * place }, priceIn(prices, item), { days, taxRate }),
    );
  const invoiceId = loading.id('invoice', 'deskphones');
  await insertInvoice(loading, { id: invoiceId, kind: 'purchase', start: at, end: at });
  await addLines(
    tx,
    { tenantId: loading.tenantId, invoiceId },
    costs.map((cost) => ({ ...cost, description: itemName(cost.item, cost.quantity) })),
  );
  const amount = toDecimal(totalOf(costs));
  await payByCard(loading, { key: invoiceId, invoiceId, amount, at, status: 'succeeded' });
  const paid = { status: 'paid', due_at: at } as const;
  await tx.updateTable('invoice').set(paid).where('id', '=', invoiceId).execute();
  await insertAll(tx, 'deskphone_order', [deskphoneOrder(loading, { costs, amount, invoiceId })]);
}

interface Ordered {
  readonly costs: readonly Cost[];
  readonly amount: string;
  readonly invoiceId: string;
}

function deskphoneOrder(loading: Loading, { costs, amount, invoiceId }: Ordered) {
  const { account, tenantId, now } = loading;
  const { streetAddress, extendedAddress, locality, region, postalCode } = account.address;
  const id = loading.id('deskphone order');
  const [phone = ''] = ownerOf(account).numbers;
  return {
    id,
    tenant_id: tenantId,
    status: 'delivered' as const,
    items: JSON.stringify(
      costs.map(({ item, quantity, price }) => {
        const entry = catalogue.find((one) => one.item === item);
        return { deskphoneId: entry?.id, model: entry?.model, quantity, price: toAmount(price) };
      }),
    ),
    total: amount,
    invoice_id: invoiceId,
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
