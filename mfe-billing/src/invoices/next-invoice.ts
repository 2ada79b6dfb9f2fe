import { type Invoice, listInvoices } from '@jackfield/contract/api/billing';
import { call } from '@jackfield/runtime';
import { queryOptions } from '@tanstack/react-query';

/** How many of the newest invoices are looked through. */
const looked = 100;

/** The newest invoices, to sum up what is open and what comes next. */
export function recentInvoicesOptions() {
  return queryOptions({
    queryKey: ['invoice', 'recent'],
    queryFn: async ({ signal }) =>
      (await call(listInvoices, { query: { limit: looked } }, { signal })).items,
  });
}

/** The invoice that is being prepared; it is issued when its period is over. */
export const nextInvoice = (invoices: readonly Invoice[]): Invoice | undefined =>
  invoices.find(({ status }) => status === 'draft');
