import { freeExtension } from '@jackfield/contract/api/teammate';
import { call } from '@jackfield/runtime';
import { queryOptions } from '@tanstack/react-query';

/** Whether an extension is free (API-115); with none given, which is the lowest free one. */
export function extensionOptions(extension?: string) {
  return queryOptions({
    queryKey: ['teammate', 'extension', extension ?? null],
    queryFn: ({ signal }) =>
      call(freeExtension, { query: extension ? { extension } : {} }, { signal }),
    staleTime: 5_000,
  });
}
