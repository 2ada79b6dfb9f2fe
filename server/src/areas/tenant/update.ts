import type { Tenant, TenantChange } from '@jackfield/contract/api/tenant';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import { notFound } from '../../platform/errors.ts';
import { changeRecord } from '../../platform/record.ts';
import { accountRecord } from './account-record.ts';
import { readTenant } from './repository.ts';

/** Changes the given members of the own account (API-11, API-58). Throws 400, 404, 412, 428. */
export function updateAccount(context: RequestContext, change: TenantChange): Promise<Tenant> {
  const { tenantId, country } = signedIn(context);
  // Emergency addresses do not exist in Malaysia (OP-29).
  if (change.e911Address !== undefined && country === 'MYS') throw notFound();
  const { companyName, companyAddress, timeZone } = change;
  const isSetUp = [companyName, companyAddress, timeZone].some((value) => value !== undefined);
  return context.db.tenant(tenantId, async (tx) => {
    await changeRecord(context, accountRecord, {
      id: tenantId,
      action: 'tenant.update',
      members: { ...change, ...(isSetUp && { isCompanySetup: true }) },
    });
    return readTenant(tx, tenantId);
  });
}
