import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import { queryClient, useT } from '@jackfield/runtime';
import { cardsOptions } from '../cards/cards-query.ts';
import { BillingLayout } from './billing-layout.tsx';
import { invoicesOptions } from './invoice-query.ts';
import { InvoicesSection } from './invoices-section.tsx';
import { billingMessages } from './messages.ts';

/** Asks ahead for cards and invoices. */
export const prefetch = () =>
  Promise.all([
    queryClient.prefetchQuery(cardsOptions()),
    queryClient.prefetchInfiniteQuery(invoicesOptions()),
  ]);

/** /admin-settings/billing/billing-information: cards, contacts, address, invoices (BILL-01). */
export function Component() {
  const t = useT();
  useBreadcrumb([{ label: t(billingMessages.billing) }, { label: t(billingMessages.title) }]);
  return <BillingLayout invoices={<InvoicesSection />} />;
}
