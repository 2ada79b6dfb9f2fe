import {
  getTenant,
  type Tenant,
  type TenantChange,
  tenantSchema,
  updateTenant,
} from '@jackfield/contract/api/tenant';
import { call } from '@jackfield/runtime';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';

/** Key under which the account is kept in the query client. */
export const accountKey = ['tenant', 'record'] as const;

/** The own account, whole, as admins read it (API-08). */
export const accountOptions = queryOptions({
  queryKey: accountKey,
  queryFn: async ({ signal }) => v.parse(tenantSchema, await call(getTenant, {}, { signal })),
});

/** Puts an account just answered where every page finds it, unless a newer one is there. */
export function cacheAccount(client: QueryClient, account: Tenant): void {
  const kept = client.getQueryData(accountOptions.queryKey);
  if (kept && kept.version > account.version) return;
  client.setQueryData(accountOptions.queryKey, account);
}

/** Changes members of the account as of a version (API-58); 412 when somebody was faster. */
export function saveAccount(change: TenantChange, version: number): Promise<Tenant> {
  return call(updateTenant, { body: change }, { version });
}
