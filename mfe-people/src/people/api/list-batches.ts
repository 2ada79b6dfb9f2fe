import { listBatches } from '@jackfield/contract/api/batch';
import { call } from '@jackfield/runtime';
import { queryOptions } from '@tanstack/react-query';

/** The newest imports and bulk changes (annex J7). */
export function batchesOptions() {
  return queryOptions({
    queryKey: ['batch', 'list'],
    queryFn: ({ signal }) => call(listBatches, {}, { signal }),
    select: ({ items }) => items,
    staleTime: 0,
  });
}
