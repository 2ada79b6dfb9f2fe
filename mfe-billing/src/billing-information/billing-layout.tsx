import { useT } from '@jackfield/runtime';
import type { ReactNode } from 'react';
import { PortalButton } from '../cards/portal-button.tsx';
import { AddressPanel, ContactsPanel } from './account-panels.tsx';
import css from './billing-page.module.css';
import { CardsPanel } from './cards-panel.tsx';
import { billingMessages } from './messages.ts';

/** Head and panels of the page, above its invoices. */
export function BillingLayout({ invoices }: { invoices: ReactNode }) {
  const t = useT();
  return (
    <div className="ui-page">
      <header className={css.head}>
        <h1>{t(billingMessages.title)}</h1>
        <PortalButton />
      </header>
      <div className={css.body} data-rows-scroller>
        <div className={css.panels}>
          <CardsPanel />
          <ContactsPanel />
          <AddressPanel />
        </div>
        {invoices}
      </div>
    </div>
  );
}
