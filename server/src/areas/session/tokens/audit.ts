import type { Via } from '../../../platform/tables.ts';
import { appendAudit, systemActor } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/database.ts';

/** Somebody as the history names them. */
export interface Named {
  id: string | null;
  name: string;
}

interface AuthEntry {
  tenantId: string;
  at: Date;
  /** Null for what the server does by itself. */
  actor: Named | null;
  onBehalfOf?: { id: string; name: string } | null;
  via: Via;
  action: string;
  entity: 'session' | 'teammate' | 'tenant';
  entityId: string;
  entityName: string;
  before?: Record<string, unknown> | null;
  after?: Record<string, unknown> | null;
  requestId: string;
}

/** Appends an entry about signing in, for changes outside the write path of signed-in people. */
export function auditAuth(tx: Tx, entry: AuthEntry): Promise<void> {
  return appendAudit(tx, {
    ...entry,
    actor: entry.actor ?? systemActor,
    before: entry.before ?? null,
    after: entry.after ?? null,
  });
}
