import type { Tx } from '../../platform/database.ts';
import { auditAuth, type Named } from './audit.ts';

interface Step {
  step: 'start' | 'end';
  actor: Named;
  subject: { id: string; name: string; tenantId: string };
  sessionId: string;
  platform: number;
  now: Date;
  requestId: string;
}

/** Records who begins or stops to act as whom (OP-51, check 22). */
export function auditImpersonation(tx: Tx, entry: Step): Promise<void> {
  const { subject } = entry;
  return auditAuth(tx, {
    tenantId: subject.tenantId,
    at: entry.now,
    actor: entry.actor,
    onBehalfOf: { id: subject.id, name: subject.name },
    via: entry.actor.id === null ? 'support' : 'ui',
    action: `session.impersonate${entry.step === 'start' ? 'Start' : 'End'}`,
    entity: 'teammate',
    entityId: subject.id,
    entityName: subject.name,
    after: { sessionId: entry.sessionId, platform: entry.platform },
    requestId: entry.requestId,
  });
}
