import { insertAll } from '../insert.ts';
import type { Loading } from './loading.ts';

interface CardPayment {
  /** Tells it from the account's other payments. */
  readonly key: string;
  /** The invoice that it pays. */
  readonly invoiceId: string | null;
  /** Two decimals. */
  readonly amount: string;
  readonly at: Date;
  readonly status: 'succeeded' | 'failed';
}

/** A payment by the default card, as the provider knows it; the ledger books it. Answers its id. */
export async function payByCard(
  { tx, tenantId, account, ...loading }: Loading,
  { key, invoiceId, amount, at, status }: CardPayment,
): Promise<string> {
  const [card] = account.cards;
  if (card === undefined) throw new Error(`${account.companyName} has no card.`);
  const id = loading.id('payment', key);
  await insertAll(tx, 'card_payment', [
    {
      id,
      tenant_id: tenantId,
      provider_id: `pm_${loading.id('card', card.last4Digits).slice(0, 8)}`,
      brand: card.brand,
      last4_digits: card.last4Digits,
      amount,
      currency: account.currency,
      status,
      charge_id: status === 'succeeded' ? `ch_${id}` : null,
      confirm_url: null,
      request_key: null,
      invoice_id: invoiceId,
      created_at: at,
      settled_at: at,
    },
  ]);
  return id;
}
