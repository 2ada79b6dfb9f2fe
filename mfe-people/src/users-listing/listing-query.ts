import { builtInRoleNames, presenceSchema, roleSchema } from '@jackfield/contract';
import type { TeammateListQuery } from '@jackfield/contract/api/teammate';
import { type ListDefaults, type ListParams, oneOf, pageRequest } from '@jackfield/lists/list-page';

const sortKeys = ['fullName', 'extension', 'number', 'role', 'status', 'lastSeenAt'] as const;
const statuses = ['active', 'pending', 'suspended'] as const;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The listing as it opens without a query in the address. */
export const listingDefaults: ListDefaults = {
  sort: { key: 'fullName', direction: 'asc' },
  filters: ['role', 'team', 'presence'],
};

/** What the server is asked for; a member of the address that makes no sense is left out. */
export function toRequest(params: ListParams): TeammateListQuery & { pageNum: number } {
  const { filters } = params;
  const status = oneOf(params.status, statuses);
  const role = oneOf(filters.role, roleSchema.options);
  const access = oneOf(filters.role, builtInRoleNames);
  const presence = oneOf(filters.presence, presenceSchema.options);
  const teamId = filters.team && uuid.test(filters.team) ? filters.team : undefined;
  return {
    ...pageRequest(params, sortKeys),
    ...(status && { status }),
    ...(role && { role }),
    ...(access && { access }),
    ...(teamId && { teamId }),
    ...(presence && { presence }),
  };
}

/** Everything of an address but the page; chosen rows outlive a change of page alone. */
export function scopeOf({ search, status, filters }: ListParams): string {
  return JSON.stringify([search, status, filters]);
}
