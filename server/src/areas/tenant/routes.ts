import { getTenant, updateTenant } from '@jackfield/contract/api/tenant';
import type { FastifyInstance } from 'fastify';
import type { Selectable } from 'kysely';
import { signedIn } from '../../platform/context.ts';
import type { TenantTable } from '../../platform/core-tables.ts';
import { invalidField } from '../../platform/errors.ts';
import { definePolicy } from '../../platform/policy.ts';
import { addPolicy, addRoute } from '../../platform/route.ts';
import { isTimeZone } from '../../platform/time-zone.ts';
import { write } from '../../platform/write.ts';
import { readTenant, tenantRow } from './repository.ts';

const tenantPolicy = definePolicy({
  'tenant.get': { who: ['admin', 'standard'] },
  'tenant.update': { who: ['admin'] },
});

/** Members that the form of the account changes, as the history shows them. */
function auditMembers(row: Selectable<TenantTable>): Record<string, unknown> {
  return {
    companyName: row.company_name,
    companyAddress: row.company_address,
    timeZone: row.time_zone,
    isCompanySetup: row.is_company_setup,
  };
}

/** The own account (API-08, API-11). */
export function addTenantRoutes(app: FastifyInstance): void {
  addPolicy(app, tenantPolicy);

  addRoute(app, getTenant, async ({ context }) => {
    const { tenantId, role } = signedIn(context);
    const tenant = await context.read((tx) => readTenant(tx, tenantId));
    if (role === 'admin') return tenant;
    const { id, companyName, country, status, timeZone, isCreditCardExist } = tenant;
    return { id, companyName, country, status, timeZone, isCreditCardExist };
  });

  addRoute(app, updateTenant, ({ context, body }) => {
    const { tenantId } = signedIn(context);
    const { companyName, companyAddress, timeZone } = body;
    if (timeZone !== undefined && !isTimeZone(timeZone)) {
      throw invalidField('timeZone', 'The timezone field is not valid.');
    }
    return context.db.tenant(tenantId, async (tx) => {
      await write(context, {
        entity: 'tenant',
        id: tenantId,
        action: 'tenant.update',
        table: 'tenant',
        read: (current) => readTenant(current, tenantId),
        change: async () => {
          const before = await tenantRow(tx, tenantId);
          await tx
            .updateTable('tenant')
            .set({
              is_company_setup: true,
              ...(companyName !== undefined && { company_name: companyName }),
              ...(companyAddress !== undefined && {
                company_address: JSON.stringify(companyAddress),
              }),
              ...(timeZone !== undefined && { time_zone: timeZone }),
            })
            .where('id', '=', tenantId)
            .execute();
          const after = await tenantRow(tx, tenantId);
          return {
            before: auditMembers(before),
            after: auditMembers(after),
            name: after.company_name,
            events: [],
            result: tenantId,
          };
        },
      });
      return readTenant(tx, tenantId);
    });
  });
}
