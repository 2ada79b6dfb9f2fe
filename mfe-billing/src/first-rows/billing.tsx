import type { CallAnswer } from '@jackfield/contract';
import type { listInvoices, listPaymentMethods } from '@jackfield/contract/api/billing';
import { callText, type FirstRows } from '@jackfield/lists/first-rows';
import { queryClient } from '@jackfield/runtime';
import { BillingLayout } from '../billing-information/billing-layout.tsx';
import { firstInvoices } from '../billing-information/invoice-query.ts';
import { allCards, cardsOptions } from '../cards/cards-query.ts';
import { PaintedInvoices } from './painted-invoices.tsx';

type Cards = CallAnswer<typeof listPaymentMethods>;
type Invoices = CallAnswer<typeof listInvoices>;

/** Cards, contacts, address and the first invoices of the account. */
export const billing: FirstRows = {
  calls: () => [callText(allCards), callText(firstInvoices)],
  paint({ answers }) {
    const [cards, invoices] = answers as [Cards, Invoices];
    queryClient.setQueryData(cardsOptions().queryKey, cards);
    return <BillingLayout invoices={<PaintedInvoices answer={invoices} />} />;
  },
};
