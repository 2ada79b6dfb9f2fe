import { sql } from 'kysely';
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

/** A step that a worker does. */
export interface TakenStep extends Taken {
  /** Language of the account, in which it says what it stores. */
  readonly language: string;
}

/** How long an attempt may take, and how long to wait after it failed: 30 s, doubling, at most an hour. */
const firstWait = 30_000;
const longestWait = 3_600_000;

/** Failed attempts, in about two days, after which a row is set aside for staff. */
export const mostAttempts = 50;

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

/**
 * Makes work that waits due now, as its provider says that something has moved. A step under way, or
 * one that failed, is left: it may be about to make what was told of.
 */
export async function hastenWork(
  tx: Tx,
  { kind, subjectId }: Pick<DueSubject, 'kind' | 'subjectId'>,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('due_work')
    .set({ due_at: at })
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where('attempts', '=', 0)
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

/** What a process may take: kinds with how many places they have left, and what it works on already. */
export interface Places {
  readonly free: ReadonlyMap<string, number>;
  readonly own: readonly DueSubject[];
}

/**
 * Takes what is due into free places by putting it off, so that no other process works on it
 * meanwhile. A row that has failed too often is set aside: only a change of its time brings it back.
 */
export async function take(tx: Tx, { free, own }: Places, now: Date): Promise<TakenStep[]> {
  const { rows } = await sql<{
    kind: string;
    subject_id: string;
    tenant_id: string;
    due_at: Date;
    was_due_at: Date;
    language: string;
  }>`
    with due as materialized (
      select row.kind, row.subject_id, row.due_at
      from unnest(${[...free.keys()]}::text[], ${[...free.values()]}::int[]) as lane (kind, free)
      cross join lateral (
        select kind, subject_id, due_at from due_work
        where kind = lane.kind and due_at <= ${now} and attempts < ${mostAttempts}
          and (kind, subject_id) not in (
            select * from unnest(
              ${own.map(({ kind }) => kind)}::text[],
              ${own.map(({ subjectId }) => subjectId)}::uuid[]))
        order by due_at limit lane.free
        for update skip locked
      ) as row
    )
    update due_work
    set attempts = attempts + 1,
      due_at = ${now}::timestamptz
        + least(${longestWait}, ${firstWait} * 2 ^ least(attempts, 20)) * interval '1 millisecond'
    from due
    where due_work.kind = due.kind and due_work.subject_id = due.subject_id
    returning due_work.kind, due_work.subject_id, due_work.tenant_id, due_work.due_at,
      due.due_at as was_due_at,
      (select language from tenant where id = due_work.tenant_id) as language`.execute(tx);
  const inOrder = rows.toSorted((one, other) => +one.was_due_at - +other.was_due_at);
  return inOrder.map((row) => ({
    kind: row.kind,
    subjectId: row.subject_id,
    tenantId: row.tenant_id,
    until: row.due_at,
    language: row.language,
  }));
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

/** How the due work of all accounts stands: the oldest that could be done now, and what is set aside. */
export async function standOf(tx: Tx, now: Date): Promise<{ oldest: Date | null; aside: number }> {
  const row = await tx
    .selectFrom('due_work')
    .select(({ fn }) => [
      fn
        .min('due_at')
        .filterWhere('attempts', '<', mostAttempts)
        .filterWhere('due_at', '<=', now)
        .as('oldest'),
      fn.countAll<number>().filterWhere('attempts', '>=', mostAttempts).as('aside'),
    ])
    .executeTakeFirstOrThrow();
  return { oldest: row.oldest, aside: Number(row.aside) };
}

/** What is set aside, of whom, and when it was tried last; the longest first. */
export async function selectSetAside(tx: Tx) {
  const rows = await tx
    .selectFrom('due_work')
    .innerJoin('tenant', 'tenant.id', 'due_work.tenant_id')
    .selectAll('due_work')
    .select('company_name')
    .where('attempts', '>=', mostAttempts)
    .orderBy('due_at')
    .limit(500)
    .execute();
  return rows.map((row) => ({ ...row, triedAt: new Date(row.due_at.getTime() - longestWait) }));
}

/** Makes work that is set aside due again; false where there is none. */
export async function retrySetAside(
  tx: Tx,
  { kind, subjectId }: Pick<DueSubject, 'kind' | 'subjectId'>,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('due_work')
    .set({ due_at: at, attempts: 0 })
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where('attempts', '>=', mostAttempts)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
