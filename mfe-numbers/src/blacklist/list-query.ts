import type { ListDefaults, ListParams } from '@jackfield/lists/list-page';
import type { BlacklistQuery } from './blacklist-calls.ts';

const sortKeys = ['number', 'country', 'blacklistType'] as const;

/** A list as it opens without a query in the address. */
export const listDefaults: ListDefaults = { sort: { key: 'number', direction: 'asc' } };

/** What the server is asked for; a member of the address that makes no sense is left out. */
export function toRequest({ search, sort, page, pageSize }: ListParams): BlacklistQuery {
  return {
    pageNum: page,
    limit: pageSize,
    sortBy: sortKeys.find((key) => key === sort.key) ?? 'number',
    direction: sort.direction,
    ...(search && { search }),
  };
}
