import { getInvoice } from '@jackfield/contract/api/billing';
import { call } from '@jackfield/runtime';
import { queryOptions } from '@tanstack/react-query';

/** One invoice with its lines. */
export function invoiceOptions(id: string) {
  return queryOptions({
    queryKey: ['invoice', 'document', id],
    queryFn: ({ signal }) => call(getInvoice, { params: { id } }, { signal }),
  });
}
