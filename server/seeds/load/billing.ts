import { insertAll } from '../insert.ts';
import { daysAgo } from '../times.ts';
import { loadInvoices } from './invoices.ts';
import { type Loading, nameOf, ownerOf } from './loading.ts';

/** Cards, invoices in every status and billing contacts. */
export async function loadBilling(loading: Loading): Promise<void> {
  const { account, tx, tenantId, now } = loading;
  await insertAll(
    tx,
    'payment_method',
    account.cards.map((card, index) => ({
      id: loading.id('card', card.last4Digits),
      tenant_id: tenantId,
      provider_id: `pm_${loading.id('card', card.last4Digits).slice(0, 8)}`,
      is_default: index === 0,
      brand: card.brand,
      last4_digits: card.last4Digits,
      exp_month: card.expMonth,
      exp_year: now.getUTCFullYear() + card.expiresInYears,
      holder_name: card.holderName,
      created_at: daysAgo(now, 400 - index * 90),
    })),
  );
  await loadInvoices(loading);
  const owner = ownerOf(account);
  await insertAll(tx, 'billing_contact', [
    {
      id: loading.id('contact', owner.email),
      tenant_id: tenantId,
      name: nameOf(owner),
      email: owner.email,
    },
  ]);
}
