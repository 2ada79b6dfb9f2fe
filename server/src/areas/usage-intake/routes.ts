import { supportCallPermission, supportUsage } from '@jackfield/contract/api/usage-intake';
import type { FastifyInstance } from 'fastify';
import { definePolicy } from '../../platform/policy.ts';
import { addPolicy, addRoute } from '../../platform/route.ts';
import { callPermission } from './call-permission.ts';
import { ingestUsage, type IntakeParts } from './ingest-usage.ts';

/** What the switch asks and tells, by the support key (annex A8); the exchange asks too. */
const usageIntakePolicy = definePolicy({
  'support.usage': { who: ['support'] },
  'support.callPermission': { who: ['support', 'exchange'] },
});

/** What the switch tells of calls, and what it asks before one goes out (annex J7). */
export function addUsageIntakeRoutes(app: FastifyInstance, parts: IntakeParts): void {
  addPolicy(app, usageIntakePolicy);

  addRoute(app, supportUsage, ({ body }) => ingestUsage(parts, body.records));

  addRoute(app, supportCallPermission, ({ body }) =>
    parts.db.tenant(body.tenantId, (tx) =>
      callPermission(tx, {
        tenantId: body.tenantId,
        now: parts.clock.now(),
        to: body.to,
        person: body.teammateId?.toLowerCase() ?? null,
      }),
    ),
  );
}
