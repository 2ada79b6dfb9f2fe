import { type Endpoint, mayDo } from '@jackfield/contract';
import type { Visit } from '../../payments/payments.ts';
import { contextWithoutRequest, type RequestContext } from '../../platform/context.ts';

/** What the server is made of, as far as a visit needs it. */
export type VisitServices = Pick<RequestContext, 'db' | 'clock' | 'secrets'>;

/**
 * Acts as the person who went to the pages beside the portal; null when they are no admin of the account
 * any more, or the account is cancelled.
 */
export async function visitorContext(
  services: VisitServices,
  { tenantId, personId }: Visit,
  endpoint: Endpoint,
): Promise<RequestContext | null> {
  const row = await services.db.tenant(tenantId, (tx) =>
    tx
      .selectFrom('teammate as p')
      .innerJoin('tenant as t', 't.id', 'p.tenant_id')
      .select([
        'p.full_name',
        'p.role',
        'p.access',
        'p.is_tenant_owner',
        'p.status',
        't.country',
        't.status as tenant_status',
      ])
      .where('p.tenant_id', '=', tenantId)
      .where('p.id', '=', personId)
      .where('p.status', 'in', ['active', 'pending'])
      .where('t.status', '<>', 'cancel')
      .executeTakeFirst(),
  );
  if (row === undefined || !mayDo(row, 'billing:write')) return null;
  const visitor = {
    teammateId: personId,
    tenantId,
    name: row.full_name,
    role: row.role,
    access: row.access,
    isTenantOwner: row.is_tenant_owner,
    status: row.status,
    country: row.country,
    tenantStatus: row.tenant_status,
  };
  return contextWithoutRequest(services, visitor, { endpoint, via: 'ui' });
}
