import type { Tx } from '../../../platform/database.ts';
import type { RefreshState } from './refresh-token.ts';
import type { SessionTable } from './tables.ts';
import type { Insertable, Selectable } from 'kysely';

export type SessionRow = Selectable<SessionTable>;

export function toColumns(state: RefreshState) {
  return {
    refresh_family_hash: state.familyHash,
    refresh_hash: state.currentHash,
    refresh_salt: state.salt,
    refresh_previous_hash: state.previousHash,
    refresh_rotated_at: state.rotatedAt,
    refresh_older_hash: state.olderHash,
    refresh_older_rotated_at: state.olderRotatedAt,
  };
}

export function toRefreshState(row: SessionRow): RefreshState {
  return {
    familyHash: row.refresh_family_hash,
    currentHash: row.refresh_hash,
    salt: row.refresh_salt,
    previousHash: row.refresh_previous_hash,
    rotatedAt: row.refresh_rotated_at,
    olderHash: row.refresh_older_hash,
    olderRotatedAt: row.refresh_older_rotated_at,
  };
}

export async function insertSession(tx: Tx, row: Insertable<SessionTable>): Promise<void> {
  await tx.insertInto('session').values(row).execute();
}

/** Session with its row locked, so that of parallel refreshes one rotates and the others see it. */
export async function lockSession(tx: Tx, id: string): Promise<SessionRow | null> {
  const row = await tx
    .selectFrom('session')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Replaces the refresh token if it is still the one that was judged; tells whether it did. */
export async function storeRotation(
  tx: Tx,
  id: string,
  shownHash: string,
  state: RefreshState,
  now: Date,
  expiresAt: Date,
): Promise<boolean> {
  const row = await tx
    .updateTable('session')
    .set({ ...toColumns(state), access_issued_at: now, expires_at: expiresAt })
    .where('id', '=', id)
    .where('refresh_hash', '=', shownHash)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends a session and those that stand on it; ending twice changes nothing. */
export async function endSession(tx: Tx, id: string, reason: string, now: Date): Promise<void> {
  await tx
    .updateTable('session')
    .set({ ended_at: now, end_reason: reason })
    .where((where) => where.or([where('id', '=', id), where('parent_id', '=', id)]))
    .where('ended_at', 'is', null)
    .execute();
}
