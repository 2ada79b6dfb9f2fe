import { freeExtension } from '@jackfield/contract/api/teammate';
import { call } from '@jackfield/runtime';
import { queryOptions } from '@tanstack/react-query';

/** Whether an extension is free (API-115). */
export function extensionOptions(extension: string) {
  return queryOptions({
    queryKey: ['teammate', 'extension', extension],
    queryFn: ({ signal }) => call(freeExtension, { query: { extension } }, { signal }),
    staleTime: 5_000,
  });
}

/** A free extension for a user or a team: one of those that others of the kind have, if they do. */
export function freeExtensionOptions(beside: 'teammate' | 'team') {
  return queryOptions({
    queryKey: ['teammate', 'extension', { beside }],
    queryFn: async ({ signal }) => {
      const free = await call(freeExtension, { query: { beside } }, { signal });
      return free.beside ?? free.extension;
    },
    staleTime: 5_000,
  });
}
