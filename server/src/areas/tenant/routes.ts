import { endTrial, getSubscription, type Subscription } from '@jackfield/contract/api/subscription';
import {
  getTenant,
  type Tenant,
  type TenantChange,
  tenantForStandardSchema,
  updateTenant,
} from '@jackfield/contract/api/tenant';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { definePolicy } from '../../platform/policy.ts';
import { addPolicy, addRoute } from '../../platform/route.ts';
import { accountRow } from '../../platform/rows.ts';
import { changeRecord } from '../../platform/record.ts';
import { endTrialOf } from './end-trial.ts';
import { hasCard, readTenant } from './repository.ts';
import { trialUse } from './trial-limits.ts';
import { accountRecord } from './account-record.ts';

/** Changes the given members of the own account (API-11, API-58). Throws 400, 404, 412, 428. */
function updateAccount(context: RequestContext, change: TenantChange): Promise<Tenant> {
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

/** The agreement as the tenant owner reads it (BILL-02). */
async function readSubscription(tx: Tx, tenantId: string): Promise<Subscription> {
  const row = await accountRow(tx, tenantId);
  const limits = await trialUse(tx, tenantId);
  const used = (wanted: string) => limits.find(({ item }) => item === wanted)?.used ?? 0;
  const since = (row.is_trial ? null : row.trial_ended_at) ?? row.created_at;
  return {
    isTrial: row.is_trial,
    since: since.toISOString(),
    trialEndsAt: row.is_trial ? (row.trial_ends_at?.toISOString() ?? null) : null,
    limits,
    hasCard: await hasCard(tx, tenantId),
    users: used('user'),
    phoneNumbers: used('companyNumber') + used('userNumber'),
  };
}

const tenantPolicy = definePolicy({
  'tenant.get': { who: ['admin', 'standard'] },
  'tenant.update': { who: ['admin'] },
  'tenant.subscription': { who: ['owner'] },
  'tenant.endTrial': { who: ['owner'], impersonation: false, stepUp: true },
});

function checkOwn(context: RequestContext, id: string): void {
  if (id.toLowerCase() !== signedIn(context).tenantId) throw notFound();
}

/** The own account and its agreement (API-08, API-11, API-59). */
export function addTenantRoutes(app: FastifyInstance): void {
  addPolicy(app, tenantPolicy);

  addRoute(app, getTenant, async ({ context }) => {
    const { tenantId } = signedIn(context);
    const tenant = await context.read((tx) => readTenant(tx, tenantId));
    if (context.reach === 'account') return tenant;
    return v.parse(tenantForStandardSchema, tenant);
  });

  addRoute(app, getSubscription, ({ context, params }) => {
    checkOwn(context, params.id);
    return context.read((tx) => readSubscription(tx, signedIn(context).tenantId));
  });

  addRoute(app, endTrial, ({ context, params, body }) => {
    checkOwn(context, params.id);
    return endTrialOf(context, body?.shownTotal);
  });

  addRoute(app, updateTenant, ({ context, body }) => updateAccount(context, body));
}
