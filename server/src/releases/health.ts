import type { Health, VersionRef } from '@jackfield/contract/api/release';
import { sql } from 'kysely';
import type { Tx } from '../platform/database.ts';

/** Health of a version in a variant. */
export type HealthOf = (variant: string, ref: VersionRef) => Health;

interface Counted extends VersionRef {
  readonly variant: string;
  readonly visits: number;
  readonly errors: number;
  readonly neverShown: number;
}

interface Measured extends VersionRef {
  readonly variant: string;
  readonly measure: string;
  readonly count: number;
  readonly p75: number;
}

const keyOf = (variant: string, { remote, version }: VersionRef) =>
  `${variant} ${remote}@${version}`;

function measuresOf(rows: readonly Measured[], kind: string): Health['loads'] {
  return Object.fromEntries(
    rows
      .filter(({ measure }) => measure.startsWith(`${kind}:`))
      .map(({ measure, count, p75 }) => [
        measure.slice(kind.length + 1),
        { count, p75: Math.round(p75 * 1000) / 1000 },
      ]),
  );
}

/** What sessions met with versions since a time; asked for once for all of them. */
export async function readHealth(tx: Tx, since: Date): Promise<HealthOf> {
  const { rows: counted } = await sql<Counted>`
    select variant, remote, version, count(*)::integer as visits,
      (count(*) filter (where error_at >= ${since}))::integer as errors,
      (count(*) filter (where never_shown_at >= ${since}))::integer as "neverShown"
    from release_session where seen_at >= ${since}
    group by variant, remote, version`.execute(tx);
  const { rows: measured } = await sql<Measured>`
    select variant, remote, version, key as measure, count(*)::integer as count,
      percentile_cont(0.75) within group (order by value::float8) as p75
    from release_session, jsonb_each_text(measures) where seen_at >= ${since}
    group by variant, remote, version, key order by key`.execute(tx);
  const counts = new Map(counted.map((row) => [keyOf(row.variant, row), row]));
  const measures = Map.groupBy(measured, (row) => keyOf(row.variant, row));
  return (variant, ref) => {
    const key = keyOf(variant, ref);
    const { visits = 0, errors = 0, neverShown = 0 } = counts.get(key) ?? {};
    const own = measures.get(key) ?? [];
    const [loads, vitals] = [measuresOf(own, 'load'), measuresOf(own, 'vital')];
    return { visits, errors, neverShown, loads, vitals, since: since.toISOString() };
  };
}

/** What the watcher of canaries compares of a version. */
export interface Counts {
  /** Sessions that opened the area with it. */
  readonly visits: number;
  /** Of these, sessions that met an error or waited for the first page in vain. */
  readonly failed: number;
  readonly neverShown: number;
  /** Time until the first page was painted: 75th percentile in ms, over so many sessions. */
  readonly shown: { readonly count: number; readonly p75: number };
}

/** What is known of a version that nobody has. */
export const noCounts: Counts = {
  visits: 0,
  failed: 0,
  neverShown: 0,
  shown: { count: 0, p75: 0 },
};

/** Counts of one version in a variant since a time. */
export async function countsOf(
  tx: Tx,
  variant: string,
  { remote, version }: VersionRef,
  since: Date,
): Promise<Counts> {
  const { rows } = await sql<Omit<Counts, 'shown'> & { shownBy: number; p75: number | null }>`
    select count(*)::integer as visits,
      (count(*) filter (where error_at >= ${since} or never_shown_at >= ${since}))::integer as failed,
      (count(*) filter (where never_shown_at >= ${since}))::integer as "neverShown",
      count(measures -> 'load:shown')::integer as "shownBy",
      percentile_cont(0.75) within group (order by (measures ->> 'load:shown')::float8) as p75
    from release_session
    where variant = ${variant} and remote = ${remote} and version = ${version}
      and seen_at >= ${since}`.execute(tx);
  const { visits = 0, failed = 0, neverShown = 0, shownBy = 0, p75 = null } = rows[0] ?? {};
  return { visits, failed, neverShown, shown: { count: shownBy, p75: p75 ?? 0 } };
}

/** The last different messages of failures that sessions of a variant met with a version. */
export async function lastMessages(tx: Tx, variant: string, { remote, version }: VersionRef) {
  const rows = await tx
    .selectFrom('release_message')
    .selectAll()
    .where((row) => row.and({ variant, remote, version }))
    .orderBy('last_at', 'desc')
    .execute();
  return rows.map((row) => ({
    message: row.message,
    count: row.count,
    lastAt: row.last_at.toISOString(),
  }));
}
