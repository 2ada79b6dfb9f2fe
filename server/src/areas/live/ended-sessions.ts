import { sql } from 'kysely';
import type { Database } from '../../platform/database.ts';

/** A session that counts no longer. */
interface EndedSession {
  readonly id: string;
  /** Only its time is over; nobody has ended it. */
  readonly isOver: boolean;
}

/** Which of these sessions have ended, by somebody or by time, or are unknown. */
export async function endedSessions(
  db: Database,
  sessionIds: readonly string[],
  now: Date,
): Promise<EndedSession[]> {
  if (sessionIds.length === 0) return [];
  const rows = await db.system((tx) =>
    tx
      .selectFrom('session')
      .select(['id', 'expires_at as expiresAt'])
      // One parameter: a statement takes 65,535, and a process may hold more sockets.
      .where('id', '=', sql<string>`any(${sessionIds}::uuid[])`)
      .where('ended_at', 'is', null)
      .execute(),
  );
  const ends = new Map(rows.map((row) => [row.id, row.expiresAt]));
  const isAlive = (id: string) => (ends.get(id)?.getTime() ?? 0) > now.getTime();
  return sessionIds.filter((id) => !isAlive(id)).map((id) => ({ id, isOver: ends.has(id) }));
}
