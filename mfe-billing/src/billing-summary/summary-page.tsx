import { useLiveRefetch } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { CardsPanel } from '../billing-information/cards-panel.tsx';
import { AddCreditButton } from '../call-credits/add-credit-button.tsx';
import { balanceEvents, balanceKey } from '../call-credits/balance-query.ts';
import { PortalButton } from '../cards/portal-button.tsx';
import { recentInvoicesOptions } from '../invoices/next-invoice.ts';
import { TopUpLine } from '../top-up/top-up-line.tsx';
import { LatestInvoices } from './latest-invoices.tsx';
import { StatCards } from './stat-cards.tsx';
import { SummaryLayout } from './summary-layout.tsx';
import css from './summary-page.module.css';
import { UsagePanel } from './usage-panel.tsx';

/** /admin-settings/billing/billing-summary/edit/summary: how billing stands (BILL-04). */
export function Component() {
  useLiveRefetch(balanceEvents, balanceKey);
  useLiveRefetch(['invoice'], ['invoice']);
  const invoices = useQuery(recentInvoicesOptions());
  return (
    <SummaryLayout
      actions={
        <>
          <PortalButton />
          <AddCreditButton />
        </>
      }
    >
      <StatCards invoices={invoices} />
      <div className={css.panels}>
        <UsagePanel />
        <CardsPanel foot={<TopUpLine />} />
      </div>
      <LatestInvoices invoices={invoices} />
    </SummaryLayout>
  );
}
