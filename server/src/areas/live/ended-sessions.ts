import type { Database } from '../../platform/database.ts';

/** Which of these sessions have ended or are unknown. */
export async function endedSessions(
  db: Database,
  sessionIds: readonly string[],
  now: Date,
): Promise<string[]> {
  if (sessionIds.length === 0) return [];
  const rows = await db.system((tx) =>
    tx
      .selectFrom('session')
      .select('id')
      .where('id', 'in', sessionIds)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', now)
      .execute(),
  );
  const alive = new Set(rows.map((row) => row.id));
  return sessionIds.filter((id) => !alive.has(id));
}
