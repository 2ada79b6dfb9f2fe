import { listInvoices } from '@jackfield/contract/api/billing';
import { call } from '@jackfield/runtime';
import { infiniteQueryOptions } from '@tanstack/react-query';

/** How many invoices each press of 'Show more' brings. */
const pageSize = 10;

/** The call for the newest ones. */
export const firstInvoices = { endpoint: listInvoices, query: { limit: pageSize } };

/** Invoices, newest first, read on from the last one received (API-47, annex A1). */
export function invoicesOptions() {
  return infiniteQueryOptions({
    queryKey: ['invoice', 'list'],
    queryFn: ({ signal, pageParam }) =>
      call(
        listInvoices,
        pageParam
          ? { query: { ...firstInvoices.query, startAfter: pageParam } }
          : { query: firstInvoices.query },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextStartAfter }) => nextStartAfter,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  });
}
