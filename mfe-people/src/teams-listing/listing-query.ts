import { inboundFlowSchema, type TeamListQuery } from '@jackfield/contract/api/team';
import type { ListDefaults, ListParams } from '@jackfield/lists/list-page';

const sortKeys = ['name', 'extension', 'inboundFlow', 'memberCount'] as const;

/** The listing as it opens without a query in the address. */
export const listingDefaults: ListDefaults = {
  sort: { key: 'name', direction: 'asc' },
  filters: [],
};

/** What the server is asked for; a member of the address that makes no sense is left out. */
export function toRequest(params: ListParams): TeamListQuery {
  const { search, sort, page, pageSize, status } = params;
  const inboundFlow = inboundFlowSchema.options.find((flow) => flow === status);
  return {
    pageNum: page,
    limit: pageSize,
    sortBy: sortKeys.find((key) => key === sort.key) ?? 'name',
    direction: sort.direction,
    ...(search && { search }),
    ...(inboundFlow && { inboundFlow }),
  };
}
