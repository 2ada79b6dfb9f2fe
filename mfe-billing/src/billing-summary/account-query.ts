import { getTenant, tenantSchema } from '@jackfield/contract/api/tenant';
import { call } from '@jackfield/runtime';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';

/** Key under which the account is kept in the query client. */
export const accountKey = ['tenant', 'record'] as const;

/** The own account, whole, as admins read it (API-08). */
export const accountOptions = queryOptions({
  queryKey: accountKey,
  queryFn: async ({ signal }) => v.parse(tenantSchema, await call(getTenant, {}, { signal })),
});
