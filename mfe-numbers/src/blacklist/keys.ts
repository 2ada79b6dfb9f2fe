import type { BlacklistDirection } from '@jackfield/contract/api/blacklist';
import type { BlacklistQuery } from './blacklist-calls.ts';

/** Keys under which the lists are kept in the query client. */
export const blacklistKeys = {
  lists: ['blacklist'],
  list: (direction: BlacklistDirection, query: BlacklistQuery) => ['blacklist', direction, query],
} as const;
