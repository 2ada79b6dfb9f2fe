import { appendAudit, namingChanged, systemActor } from './audit.ts';
import type { Via } from './tables.ts';
import type { Tx } from './database.ts';
import { appendEvents, type EventSpec } from './events.ts';

interface SystemChange {
  readonly tenantId: string;
  readonly at: Date;
  /** For example `lidb.complete`. */
  readonly action: string;
  /** 'schedule' for what somebody had planned; presets to 'system'. */
  readonly via?: Via;
  readonly entity: string;
  readonly id: string;
  readonly name: string;
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
  readonly events: readonly EventSpec[];
}

/** Records a change that the server made by itself: audit entry and events. */
export async function recordSystemChange(tx: Tx, change: SystemChange): Promise<void> {
  const { id, name, events, ...entry } = change;
  await appendAudit(tx, {
    via: 'system',
    ...entry,
    actor: systemActor,
    entityId: id,
    entityName: name,
    requestId: '',
  });
  const named = namingChanged(events, change);
  if (named.length > 0) await appendEvents(tx, change.tenantId, named, change.at);
}
