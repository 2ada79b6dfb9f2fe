import type { SentEvent } from '@jackfield/contract';
import type { Tx } from '../../platform/database.ts';
import { latestVersions, sentEvent } from '../../relay/event-reader.ts';

/** Most events that one catch-up answers; beyond it reading the lists is cheaper. */
const catchUpLimit = 1000;

export interface Missed {
  readonly events: SentEvent[];
  readonly latest: number;
  /** False when events are gone from the log, or too many. */
  readonly isComplete: boolean;
}

/** Events of a tenant after a version, oldest first, before any filter by audience. */
export async function eventsAfter(tx: Tx, tenantId: string, after: number): Promise<Missed> {
  const latest = (await latestVersions(tx, [tenantId])).get(tenantId) ?? 0;
  const missing = latest - after;
  if (missing === 0) return { events: [], latest, isComplete: true };
  if (missing < 0 || missing > catchUpLimit) return { events: [], latest, isComplete: false };
  const rows = await tx
    .selectFrom('event_log')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('seq', '>', after)
    .where('seq', '<=', latest)
    .orderBy('seq')
    .execute();
  if (rows.length < missing) return { events: [], latest, isComplete: false };
  return { events: rows.map(sentEvent), latest, isComplete: true };
}

/** Clears events that no browser catches up on any more. */
export async function clearEventsBefore(tx: Tx, at: Date): Promise<void> {
  await tx.deleteFrom('event_log').where('at', '<', at).execute();
}
