import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import { TabbedPage } from '@jackfield/kit/tabbed-page';
import { queryClient, useT } from '@jackfield/runtime';
import { cardsOptions } from '../cards/cards-query.ts';
import { PortalButton } from '../cards/portal-button.tsx';
import { AddressPanel, ContactsPanel } from './account-panels.tsx';
import css from './billing-page.module.css';
import { CardsPanel } from './cards-panel.tsx';
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
  return (
    <TabbedPage title={t(billingMessages.title)} actions={<PortalButton />}>
      <div className={css.body} data-rows-scroller>
        <div className={css.panels}>
          <CardsPanel />
          <ContactsPanel />
          <AddressPanel />
        </div>
        <InvoicesSection />
      </div>
    </TabbedPage>
  );
}
