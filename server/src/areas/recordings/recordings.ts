import type { CallRecording } from '@jackfield/contract/api/recording';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { deletedSince } from '../../platform/soft-deleted.ts';
import { callConditions, type CallScope } from '../call-log/scope.ts';

export interface RecordingRow {
  readonly id: string;
  readonly teammate_id: string;
  readonly name: string;
  readonly started_at: Date;
  readonly seconds: number;
  readonly bytes: number;
  readonly peaks: number[];
  readonly days: number;
  readonly ends_at: Date;
  readonly deleted_at: Date | null;
  readonly deleted_by: string;
  readonly deleted_reason: string;
  readonly may_hear: boolean;
}

/**
 * Who may hear: the person who talked, and admins where the account lets them (decision 108). No other
 * role hears more.
 */
const mayHear = ({ teammateId, role }: Actor): RawBuilder<boolean> => sql<boolean>`
  (r.teammate_id = ${teammateId} or (${role === 'admin'} and t.recording_hearers = 'admins'))`;

/** Recordings of an account, under a condition on `call_recording r`. */
async function select(tx: Tx, actor: Actor, where: RawBuilder<unknown>): Promise<RecordingRow[]> {
  const { rows } = await sql<RecordingRow>`
    select r.id, r.teammate_id, p.full_name as name, r.started_at, r.seconds, r.bytes, r.peaks,
      r.deleted_at, r.deleted_by, r.deleted_reason,
      coalesce(r.kept_days, t.recording_days) as days,
      r.started_at + coalesce(r.kept_days, t.recording_days) * interval '1 day' as ends_at,
      ${mayHear(actor)} as may_hear
    from call_recording r
    join tenant t on t.id = r.tenant_id
    join teammate p on p.tenant_id = r.tenant_id and p.id = r.teammate_id
    where r.tenant_id = ${actor.tenantId} and ${where}
    order by r.started_at, r.id`.execute(tx);
  return rows;
}

/** What there is of a recording: it ends the moment its days are over, whatever tidies up when. */
export function stateOf({ ends_at, deleted_at }: RecordingRow, now: Date): CallRecording['state'] {
  // One that was deleted before says so, also once its days are over.
  if (deleted_at !== null) return 'deleted';
  return ends_at <= now ? 'ended' : 'kept';
}

/** Whether a recording that was deleted can come back. */
export const isRestorable = ({ ends_at, deleted_at }: RecordingRow, now: Date): boolean =>
  deleted_at !== null && deleted_at > deletedSince(now) && ends_at > now;

/** A recording of the account; 404 where there is none. */
export async function readRecording(tx: Tx, actor: Actor, id: string): Promise<RecordingRow> {
  const [row] = await select(tx, actor, sql`r.id = ${id}`);
  if (row === undefined) throw notFound();
  return row;
}

/** What was recorded of a call; 404 for one that the person may not see. */
export async function recordingsOf(
  tx: Tx,
  actor: Actor,
  { scope, callId, now }: { scope: CallScope; callId: string; now: Date },
): Promise<CallRecording[]> {
  const { rows: calls } = await sql`
    select from usage_record u where ${callConditions(scope)} and u.id = ${callId}`.execute(tx);
  if (calls.length === 0) throw notFound();
  const rows = await select(tx, actor, sql`r.call_id = ${callId}`);
  return rows.map((row) => {
    const state = stateOf(row, now);
    const hears = row.may_hear && actor.isSupport !== true;
    return {
      id: row.id,
      teammate: { id: row.teammate_id, name: row.name },
      startedAt: row.started_at.toISOString(),
      seconds: row.seconds,
      state,
      mayHear: hears,
      peaks: hears && state === 'kept' ? row.peaks : [],
      endsAt: row.ends_at.toISOString(),
      days: row.days,
      deleted:
        row.deleted_at === null
          ? null
          : {
              by: row.deleted_by,
              at: row.deleted_at.toISOString(),
              reason: row.deleted_reason,
              mayRestore: isRestorable(row, now),
            },
    };
  });
}
