import type { DemoInvoice } from '../demo/shapes.ts';
import { insertAll } from '../insert.ts';
import { daysAgo, monthStart } from '../times.ts';
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
  await insertAll(
    tx,
    'invoice',
    account.invoices.map((invoice) => row(loading, invoice)),
  );
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

function row(loading: Loading, { monthsAgo, status, amount }: DemoInvoice) {
  const { account, now, tenantId } = loading;
  const month = monthStart(now, monthsAgo);
  const isDraft = status === 'draft';
  const at = isDraft ? new Date(now.getTime() - 7_200_000) : month;
  const number = `INV-${month.getUTCFullYear()}-${String(month.getUTCMonth() + 1).padStart(4, '0')}`;
  return {
    id: loading.id('invoice', String(monthsAgo)),
    tenant_id: tenantId,
    number,
    status,
    amount_due: amount,
    currency: account.currency,
    due_at: isDraft ? null : new Date(month.getTime() + 29 * 86_400_000),
    period_start: monthStart(now, monthsAgo + 1),
    period_end: month,
    document_url: null,
    created_at: at,
    updated_at: at,
  };
}
