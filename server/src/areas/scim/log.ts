import { directoryDays } from '@jackfield/contract/api/directory';
import { dayText, localTimeAt } from '@jackfield/domain/business-hours';
import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { accountRow } from '../../platform/rows.ts';
import type { Seen } from './acting.ts';
import type { ScimRequestTable } from './tables.ts';
import { isObject, memberOf } from './user-draft.ts';

const mostCharacters = 4000;
const day = 86_400_000;
const secret = /password|secret|token|pin$/i;

function masked(name: string, value: unknown): unknown {
  if (secret.test(name)) return '…';
  // An operation names in its path what its value is.
  if (!isObject(value) || !secret.test(String(memberOf(value, 'path')))) return value;
  const members = Object.entries(value);
  return Object.fromEntries(
    members.map(([key, part]) => [key, key.toLowerCase() === 'value' ? '…' : part]),
  );
}

/** A body as it is kept: without the values of secrets, and not longer than anyone reads. */
export const maskedBody = (body: unknown): string =>
  body === undefined || body === null ? '' : JSON.stringify(body, masked).slice(0, mostCharacters);

type Request = Omit<ScimRequestTable, 'id' | 'tenant_id' | 'at' | 'what' | 'reason'>;

interface Noted {
  readonly tenantId: string;
  readonly at: Date;
  readonly seen: readonly Seen[];
  /** Null for one that only asked. */
  readonly request: Request | null;
}

/** One row a person and day: what was done with them stays, however often they are asked for later. */
async function noteSeen(tx: Tx, { tenantId, at, seen }: Noted): Promise<void> {
  const { time_zone: zone } = await accountRow(tx, tenantId);
  const today = dayText(localTimeAt(zone, at.getTime()).day);
  // One statement changes no row twice, and two people may go by one name for a while.
  const bySubject = new Map(seen.map((one) => [one.subject.slice(0, 200), one]));
  const rows = [...bySubject].map(
    ([subject, { teammateId, what, reason }]) =>
      sql`(${tenantId}::uuid, ${today}::date, ${subject}, ${teammateId}::uuid,
        ${what}, ${reason || null}, ${at}::timestamptz)`,
  );
  await sql`
    insert into scim_day (tenant_id, day, subject, teammate_id, what, reason, at)
    values ${sql.join(rows)}
    on conflict (tenant_id, day, subject) do update set teammate_id = excluded.teammate_id,
      what = case when scim_day.what = 'added' and excluded.what = 'changed' then 'added'
        else excluded.what end,
      reason = excluded.reason, at = excluded.at
    where excluded.what <> 'unchanged'`.execute(tx);
}

/** Keeps what a request was and what became of whom (SCIM-01). */
export function noteRequest(db: Database, noted: Noted): Promise<void> {
  const { tenantId, at, seen, request } = noted;
  return db.tenant(tenantId, async (tx) => {
    if (seen.length > 0) await noteSeen(tx, noted);
    if (request === null) return;
    const [first] = seen;
    await tx
      .insertInto('scim_request')
      .values({
        ...request,
        id: newId(),
        tenant_id: tenantId,
        at,
        what: first?.what ?? null,
        reason: first?.reason || null,
      })
      .execute();
  });
}

/** Forgets what the directory said more than 30 days ago, and people who no longer wait. */
export async function clearDirectory(db: Database, now: Date): Promise<void> {
  const old = new Date(now.getTime() - directoryDays * day);
  await db.system(async (tx) => {
    await tx.deleteFrom('scim_request').where('at', '<', old).execute();
    await tx.deleteFrom('scim_day').where('at', '<', old).execute();
    const asked = new Date(now.getTime() - 3 * day);
    await tx.deleteFrom('scim_held').where('at', '<', asked).execute();
  });
}
