import { paths } from '@jackfield/contract';
import type { SupportServices } from './services.ts';

/**
 * Address where invoices and cards of the account are settled (API-03): the payment provider's
 * portal where one is configured, else the portal's own billing page.
 */
export function billingPortalAddress(services: SupportServices, customerId: string): string {
  const { billingPortalUrl } = services.config;
  if (billingPortalUrl === undefined)
    return new URL(paths.admin.billing.information(), services.publicUrl).href;
  const url = new URL(billingPortalUrl);
  url.searchParams.set('customerId', customerId);
  return url.href;
}
