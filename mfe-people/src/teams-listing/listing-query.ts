import { inboundFlowSchema, type TeamListQuery } from '@jackfield/contract/api/team';
import { type ListDefaults, type ListParams, oneOf, pageRequest } from '@jackfield/lists/list-page';

const sortKeys = ['name', 'extension', 'inboundFlow', 'memberCount'] as const;

/** The listing as it opens without a query in the address. */
export const listingDefaults: ListDefaults = {
  sort: { key: 'name', direction: 'asc' },
  filters: [],
};

/**
 * What the server is asked for; a member of the address that makes no sense is left out.
 * @param led the teams of who leads some; null for all of the account
 */
export function toRequest(params: ListParams, led: readonly string[] | null = null): TeamListQuery {
  const inboundFlow = oneOf(params.status, inboundFlowSchema.options);
  return {
    ...pageRequest(params, sortKeys),
    ...(inboundFlow && { inboundFlow }),
    ...(led && { ids: led.join(',') }),
  };
}
