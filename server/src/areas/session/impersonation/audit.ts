import { supportActor } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/database.ts';
import { auditAuth, type Named } from '../tokens/audit.ts';
import type { LiveSession } from '../tokens/live-session.ts';

interface Step {
  step: 'Start' | 'Act' | 'End';
  actor: Named;
  subject: { id: string; name: string; tenantId: string };
  sessionId: string;
  platform: number;
  now: Date;
  requestId: string;
  /** Why, where it was said. */
  reason?: string;
}

/** Who acts as whom in an impersonated session. */
export function impersonationOf(session: LiveSession) {
  const { impersonatorId: id, impersonatorName: name } = session;
  return {
    actor: id === null || name === null ? supportActor : { id, name },
    subject: { id: session.teammateId, name: session.name, tenantId: session.tenantId },
    sessionId: session.id,
    platform: session.platform,
  };
}

/** Records who begins to look, begins to act or stops to act as whom (OP-51, annex J8). */
export function auditImpersonation(tx: Tx, entry: Step): Promise<void> {
  const { subject, sessionId, platform, reason = '' } = entry;
  return auditAuth(tx, {
    tenantId: subject.tenantId,
    at: entry.now,
    actor: entry.actor,
    onBehalfOf: { id: subject.id, name: subject.name },
    via: entry.actor.id === null ? 'support' : 'ui',
    action: `session.impersonate${entry.step}`,
    entity: 'teammate',
    entityId: subject.id,
    entityName: subject.name,
    after: { sessionId, platform, ...(reason !== '' && { reason }) },
    requestId: entry.requestId,
  });
}
