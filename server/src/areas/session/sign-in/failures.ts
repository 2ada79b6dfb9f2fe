import type { Tx } from '../../../platform/database.ts';
import { countFailure, type FailureCount } from './lockout.ts';

function toCount(row: { count: number; since: Date; locked_until: Date | null }): FailureCount {
  return { count: row.count, since: row.since, lockedUntil: row.locked_until };
}

/** Failures under a key, as they are; null without any. */
export async function findFailures(tx: Tx, key: string): Promise<FailureCount | null> {
  const row = await tx
    .selectFrom('sign_in_failure')
    .select(['count', 'since', 'locked_until'])
    .where('key', '=', key)
    .executeTakeFirst();
  return row === undefined ? null : toCount(row);
}

/** Failures under a key, its row locked; made when there is none, so that it can be locked. */
export async function lockFailures(tx: Tx, key: string, now: Date): Promise<FailureCount> {
  const row = await tx
    .insertInto('sign_in_failure')
    .values({ key, count: 0, since: now, locked_until: null })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ key }))
    .returning(['count', 'since', 'locked_until'])
    .executeTakeFirstOrThrow();
  return toCount(row);
}

/** Counts one more failure under a key whose row is locked. */
export async function addFailure(
  tx: Tx,
  key: string,
  before: FailureCount,
  now: Date,
): Promise<FailureCount> {
  const after = countFailure(before, now);
  await tx
    .updateTable('sign_in_failure')
    .set({ count: after.count, since: after.since, locked_until: after.lockedUntil })
    .where('key', '=', key)
    .execute();
  return after;
}

/** Forgets the failures under the keys: after a success, and when a new password was set. */
export async function forgetFailures(tx: Tx, keys: readonly string[]): Promise<void> {
  await tx.deleteFrom('sign_in_failure').where('key', 'in', keys).execute();
}

/** Uncounts one failure that turned out to be a success. */
export async function uncountFailure(tx: Tx, key: string): Promise<void> {
  await tx
    .updateTable('sign_in_failure')
    .set((row) => ({ count: row('count', '-', 1), locked_until: null }))
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute();
}
