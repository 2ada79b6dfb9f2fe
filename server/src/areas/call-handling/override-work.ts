import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database.ts';
import type { DueSubject } from '../../platform/due-rows.ts';
import type { WorkKind } from '../../platform/due-work.ts';
import type { EventSpec } from '../../platform/events.ts';
import { recordSystemChange } from '../../platform/system-change.ts';
import { callHandlingEvent } from './events.ts';
import { type OverrideOwner, storedOverride } from './stored-override.ts';

/** Kinds of due work that end overrides, by the table of their owner. */
export const overrideWork = { company: 'companyOverride', team: 'teamOverride' } as const;

const names = { company: 'label', team: 'name' } as const;

/** How long to leave a record alone that somebody is writing, in milliseconds. */
const writtenNow = 2000;

interface HeldRow {
  readonly name: string;
  readonly routing_override: unknown;
}

/** The record, locked; null while somebody else writes it, undefined when it is gone. */
async function hold(
  tx: Tx,
  owner: OverrideOwner,
  { tenantId, subjectId: id }: DueSubject,
): Promise<HeldRow | null | undefined> {
  const isIt = sql`tenant_id = ${tenantId} and id = ${id}`;
  // A writer locks the record before the due work, the other way round than here: waiting for it
  // would be a deadlock.
  const { rows } = await sql<HeldRow>`
    select ${sql.ref(names[owner])} as name, routing_override from ${sql.table(owner)}
    where ${isIt} for update skip locked`.execute(tx);
  if (rows[0] !== undefined) return rows[0];
  const seen = await sql`select from ${sql.table(owner)} where ${isIt}`.execute(tx);
  return seen.rows.length > 0 ? null : undefined;
}

function eventsOf(owner: OverrideOwner, id: string): EventSpec[] {
  const handling = callHandlingEvent(owner, id);
  return owner === 'team'
    ? [handling, { method: 'UpdateEntityAsync', eventType: 'team', id }]
    : [handling];
}

/** Ends what is over; answers when it is due again, null when nothing is left to end. */
async function settle(
  tx: Tx,
  owner: OverrideOwner,
  subject: DueSubject,
  clock: Clock,
): Promise<Date | null> {
  const { tenantId, subjectId: id } = subject;
  const at = clock.now();
  const row = await hold(tx, owner, subject);
  if (row === null) return new Date(at.getTime() + writtenNow);
  const override = row && storedOverride(owner, row.routing_override);
  if (row === undefined || !override) return null;
  const until = new Date(override.until);
  if (until > at) return until;
  await sql`
    update ${sql.table(owner)} set routing_override = null, version = version + 1, updated_at = ${at}
    where tenant_id = ${tenantId} and id = ${id}`.execute(tx);
  await recordSystemChange(tx, {
    tenantId,
    at,
    action: `${owner}.overrideEnded`,
    via: 'schedule',
    entity: owner,
    id,
    name: row.name,
    before: { override },
    after: { override: null },
    events: eventsOf(owner, id),
  });
  return null;
}

/** Ends overrides at their time (annex J4): calls go by the hours again. */
export function createOverrideWork({ clock }: { readonly clock: Clock }): WorkKind[] {
  return (['company', 'team'] as const).map((owner) => ({
    kind: overrideWork[owner],
    advance: async (subject) => (tx) => settle(tx, owner, subject, clock),
  }));
}
