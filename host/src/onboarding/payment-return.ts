import { paths } from '@jackfield/contract';

const members = [
  'payment_intent',
  'payment_intent_client_secret',
  'redirect_status',
  'source_type',
  'is_default',
];
const roots: readonly string[] = [paths.root(), paths.admin.root()];

/** Page behind the dialog, by what was paid (OP-18); null keeps the open one. */
function pageFor(sourceType: string | null): string | null {
  if (sourceType === 'balance') return paths.admin.billing.balance();
  if (sourceType === 'invoice' || sourceType === 'card') return paths.admin.billing.information();
  return null;
}

/**
 * The address to show after a return from the payment provider, without its parameters, or null
 * when `address` is no such return. Root paths are left to their redirects, which keep the
 * parameters (SHELL-14, SHELL-49).
 */
export function paymentReturn(address: string): string | null {
  const url = new URL(address);
  if (!url.searchParams.has('payment_intent') || roots.includes(url.pathname)) return null;
  const page = pageFor(url.searchParams.get('source_type'));
  for (const name of members) url.searchParams.delete(name);
  return page ?? url.pathname + url.search + url.hash;
}

/** Whether the bank refused what was to be confirmed, so that nothing was charged. */
export function isRefusedReturn(address: string): boolean {
  return new URL(address).searchParams.get('redirect_status') === 'failed';
}

/** A card that was entered at the provider, and is not the account's yet. */
export interface ReturnedCard {
  token: string;
  isDefault: boolean;
}

/** The card that a return from the payment provider brings; null for a return of another kind. */
export function cardOfReturn(address: string): ReturnedCard | null {
  const { searchParams, pathname } = new URL(address);
  const token = searchParams.get('payment_intent');
  if (!token || roots.includes(pathname) || searchParams.get('source_type') !== 'card') return null;
  if (isRefusedReturn(address)) return null;
  return { token, isDefault: searchParams.get('is_default') === '1' };
}
