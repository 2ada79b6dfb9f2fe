import { listInvoices } from '@jackfield/contract/api/billing';
import { call } from '@jackfield/runtime';
import { infiniteQueryOptions } from '@tanstack/react-query';

/** How many invoices each press of 'Show more' brings. */
const pageSize = 10;

/** Invoices, newest first, read on from the last one received (API-47, annex A1). */
export function invoicesOptions() {
  return infiniteQueryOptions({
    queryKey: ['invoice', 'list'],
    queryFn: ({ signal, pageParam }) =>
      call(
        listInvoices,
        pageParam
          ? { query: { limit: pageSize, startAfter: pageParam } }
          : { query: { limit: pageSize } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextStartAfter }) => nextStartAfter,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  });
}
