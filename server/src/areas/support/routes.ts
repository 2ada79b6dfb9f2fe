import { listSetAside, retrySetAside } from '@jackfield/contract/api/due-work';
import { ownProfileBearer } from '@jackfield/contract/api/teammate';
import {
  getTenantBearer,
  setTenantStatus as setTenantStatusEndpoint,
  supportCreateTenant,
  supportImpersonationLink,
  tenantForStandardSchema,
} from '@jackfield/contract/api/tenant';
import { supportResetSecurity } from '@jackfield/contract/api/second-step';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { supportActor } from '../../platform/audit.ts';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import { ApiError, notFound } from '../../platform/errors.ts';
import { retrySetAside as retryRow, selectSetAside } from '../../platform/due-rows.ts';
import { definePolicy } from '../../platform/policy.ts';
import { addPolicy, addRoute } from '../../platform/route.ts';
import { readTeammate } from '../teammates/repository.ts';
import { readTenant } from '../tenant/repository.ts';
import { createTenant } from './create-tenant.ts';
import { resetSecondStep } from './reset-second-step.ts';
import { makeImpersonationLink } from './impersonation-link.ts';
import type { SupportServices } from './services.ts';
import { type EmailEvent, setTenantStatus, type StatusChange } from './tenant-status.ts';

const supportPolicy = definePolicy({
  'support.createTenant': { who: ['support'] },
  'support.impersonationLink': { who: ['support'] },
  'support.resetSecondStep': { who: ['support'] },
  'support.listDueWork': { who: ['support', 'staff'] },
  'support.retryDueWork': { who: ['support', 'staff'] },
  'tenant.setStatus': {
    who: ['owner', 'support'],
    whileSuspended: true,
    impersonation: false,
    stepUp: 'orPassword',
  },
  'tenant.getBearer': { who: ['admin', 'standard'], bearerOnly: true },
  'user.profileBearer': { who: ['admin', 'standard'], bearerOnly: true },
});

/** Who asks for a status: support for any account, the owner to cancel the own one (OP-110). */
function byOf(
  context: RequestContext,
  params: { id: string },
  body: { status: StatusChange['status'] },
): StatusChange['by'] {
  const { requestId, via } = context;
  if (context.isSupport) return { actor: supportActor, via: 'support', requestId };
  const { tenantId, teammateId, name } = signedIn(context);
  if (params.id !== tenantId) throw notFound();
  if (!body.status.startsWith('cancel')) throw new ApiError('FORBIDDEN');
  return { actor: { id: teammateId, name }, via, requestId };
}

/** Calls of support, the status of accounts, and the bearer-only reads of sign-in. */
export function addSupportRoutes(app: FastifyInstance, services: SupportServices): void {
  addPolicy(app, supportPolicy);

  addRoute(app, supportCreateTenant, ({ body, context }) =>
    createTenant(services, body, context.requestId),
  );

  addRoute(app, supportImpersonationLink, ({ body, context }) =>
    makeImpersonationLink(services, body.teammateId, context.requestId),
  );

  addRoute(app, supportResetSecurity, ({ body, context }) =>
    resetSecondStep(services, { ...body, requestId: context.requestId }),
  );

  addRoute(app, listSetAside, async () => {
    const rows = await services.db.system(selectSetAside);
    return {
      items: rows.map((row) => ({
        kind: row.kind,
        subjectId: row.subject_id,
        tenantId: row.tenant_id,
        companyName: row.company_name,
        attempts: row.attempts,
        lastError: row.last_error,
        triedAt: row.triedAt.toISOString(),
      })),
    };
  });

  addRoute(app, retrySetAside, async ({ body, context }) => {
    const isBack = await services.db.system((tx) => retryRow(tx, body, context.clock.now()));
    if (!isBack) throw notFound();
    app.log.info({ ...body, by: context.caller?.name ?? supportActor.name }, 'due work again');
  });

  addRoute(app, setTenantStatusEndpoint, ({ params, body, context }) => {
    const by = byOf(context, params, body);
    const emailEvent: EmailEvent = body.emailEvent;
    const tenantId = params.id;
    const { noticing } = services;
    const change = { ...body, emailEvent, tenantId, by, now: context.clock.now(), noticing };
    return services.db.tenant(tenantId, async (tx) => {
      await setTenantStatus(tx, change);
      return readTenant(tx, tenantId);
    });
  });

  addRoute(app, getTenantBearer, async ({ context }) => {
    const { tenantId, role } = signedIn(context);
    const tenant = await context.read((tx) => readTenant(tx, tenantId));
    const stripeId = role === 'admin' ? tenant.stripeInfo.stripeId : '';
    return { ...v.parse(tenantForStandardSchema, tenant), stripeInfo: { stripeId } };
  });

  addRoute(app, ownProfileBearer, ({ context }) => {
    const { tenantId, teammateId } = signedIn(context);
    return context.read((tx) => readTeammate(tx, tenantId, teammateId));
  });
}
