import { getTenant, tenantForStandardSchema, updateTenant } from '@jackfield/contract/api/tenant';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { signedIn } from '../../platform/context.ts';
import { definePolicy } from '../../platform/policy.ts';
import { addPolicy, addRoute } from '../../platform/route.ts';
import { readTenant } from './repository.ts';
import { updateAccount } from './update.ts';

const tenantPolicy = definePolicy({
  'tenant.get': { who: ['admin', 'standard'] },
  'tenant.update': { who: ['admin'] },
});

/** The own account (API-08, API-11). */
export function addTenantRoutes(app: FastifyInstance): void {
  addPolicy(app, tenantPolicy);

  addRoute(app, getTenant, async ({ context }) => {
    const { tenantId, role } = signedIn(context);
    const tenant = await context.read((tx) => readTenant(tx, tenantId));
    if (role === 'admin') return tenant;
    return v.parse(tenantForStandardSchema, tenant);
  });

  addRoute(app, updateTenant, ({ context, body }) => updateAccount(context, body));
}
