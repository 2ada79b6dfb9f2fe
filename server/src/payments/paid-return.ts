import { paths } from '@jackfield/contract';
import type { Purpose } from './beside-parts.ts';

/** Page of the portal where money of a kind is looked at. */
export function portalPageOf(portalUrl: string, purpose: Purpose): URL {
  const { information, balance } = paths.admin.billing;
  return new URL(purpose === 'balance' ? balance() : information(), portalUrl);
}

interface Confirmed {
  readonly purpose: Purpose;
  /** Name of the charge at the provider. */
  readonly token: string;
  readonly isConfirmed: boolean;
}

/** The way back into the portal for somebody who was asked to confirm a charge (SHELL-49). */
export function paidReturn(portalUrl: string, { purpose, token, isConfirmed }: Confirmed): string {
  const to = portalPageOf(portalUrl, purpose);
  to.searchParams.set('payment_intent', token);
  to.searchParams.set('redirect_status', isConfirmed ? 'succeeded' : 'failed');
  if (purpose !== null) to.searchParams.set('source_type', purpose);
  return to.href;
}
