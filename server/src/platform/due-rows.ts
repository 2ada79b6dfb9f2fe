import type { Instant } from './columns.ts';
import type { Tx } from './database.ts';

/** A record that moves on by itself. */
export interface DueSubject {
  readonly kind: string;
  readonly subjectId: string;
  readonly tenantId: string;
}

/**
 * Stores what came of a step, in a transaction of the tenant; the record may have gone or moved
 * meanwhile. Answers when it is due again, null when nothing more is to come.
 */
export type Settle = (tx: Tx) => Promise<Date | null>;

interface DueWorkTable {
  kind: string;
  subject_id: string;
  tenant_id: string;
  due_at: Instant;
  attempts: number;
  last_error: string | null;
}

declare module './tables.ts' {
  interface Tables {
    due_work: DueWorkTable;
  }
}

export interface Taken extends DueSubject {
  /** The time that the row was put off to: whoever finds another there has lost it. */
  readonly until: Date;
}

const batch = 20;
const firstWait = 30_000;
const longestWait = 3_600_000;

/** How long the nth attempt may take, and how long to wait after it failed: 30 s, doubling, at most an hour. */
const waitOf = (attempt: number): number => Math.min(longestWait, firstWait * 2 ** (attempt - 1));

/** Kind of due work that an account has after each change of its routing; its subject is the account. */
export const afterRouting = 'afterRouting';

/** Makes the work after a change of the routing due now, for accounts that have any. */
export async function hastenAfterRouting(tx: Tx, tenantId: string, at: Date): Promise<void> {
  await tx
    .updateTable('due_work')
    .set({ due_at: at, attempts: 0, last_error: null })
    .where('kind', '=', afterRouting)
    .where('subject_id', '=', tenantId)
    .where('due_at', '>', at)
    .execute();
}

/** Makes a record due, or moves its time; a step under way for it is then dropped. */
export async function scheduleWork(tx: Tx, subject: DueSubject, dueAt: Date): Promise<void> {
  const time = { due_at: dueAt, attempts: 0, last_error: null };
  await tx
    .insertInto('due_work')
    .values({
      kind: subject.kind,
      subject_id: subject.subjectId,
      tenant_id: subject.tenantId,
      ...time,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'subject_id']).doUpdateSet(time))
    .execute();
}

/** Takes what is due by putting it off, so that no other process works on it meanwhile. */
export async function take(tx: Tx, kinds: readonly string[], now: Date): Promise<Taken[]> {
  const due = await tx
    .selectFrom('due_work')
    .selectAll()
    .where('kind', 'in', kinds)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(batch)
    .forUpdate()
    .skipLocked()
    .execute();
  const taken: Taken[] = [];
  for (const row of due) {
    const attempts = row.attempts + 1;
    const until = new Date(now.getTime() + waitOf(attempts));
    await tx
      .updateTable('due_work')
      .set({ attempts, due_at: until })
      .where('kind', '=', row.kind)
      .where('subject_id', '=', row.subject_id)
      .execute();
    taken.push({ kind: row.kind, subjectId: row.subject_id, tenantId: row.tenant_id, until });
  }
  return taken;
}

/** Stores a step together with when the next is due; drops it when the row was moved meanwhile. */
export async function store(
  tx: Tx,
  { kind, subjectId, until }: Taken,
  settle: Settle,
): Promise<void> {
  const held = await tx
    .selectFrom('due_work')
    .select('kind')
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where('due_at', '=', until)
    .forUpdate()
    .executeTakeFirst();
  if (held === undefined) return;
  const next = await settle(tx);
  if (next === null) {
    await tx
      .deleteFrom('due_work')
      .where('kind', '=', kind)
      .where('subject_id', '=', subjectId)
      .execute();
    return;
  }
  await tx
    .updateTable('due_work')
    .set({ due_at: next, attempts: 0, last_error: null })
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .execute();
}

/** Notes why an attempt failed; the row is due again when it was put off to. */
export async function noteFailure(
  tx: Tx,
  { kind, subjectId, until }: Taken,
  reason: string,
): Promise<void> {
  await tx
    .updateTable('due_work')
    .set({ last_error: reason.slice(0, 500) })
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where('due_at', '=', until)
    .execute();
}
