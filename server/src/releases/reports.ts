import type { Report } from '@jackfield/contract';
import type { Health, VersionRef } from '@jackfield/contract/api/release';
import { sql } from 'kysely';
import { redact } from '../platform/observe/redact.ts';
import type { Tx } from '../platform/database.ts';

const messagesKept = 10;
const longestMessage = 300;

function measureOf(report: Report): string {
  if (report.kind === 'load') return `load:${report.phase}`;
  return report.kind === 'vital' ? `vital:${report.name}` : report.kind;
}

/** Adds what a browser reported to the sums of the minute; of versions never published, nothing. */
export async function storeReports(tx: Tx, reports: readonly Report[], now: Date): Promise<void> {
  const minute = new Date(Math.floor(now.getTime() / 60_000) * 60_000);
  const column = <Value>(pick: (report: Report) => Value) => reports.map(pick);
  // In the order of the key, so that two calls never wait for each other.
  await sql`
    insert into release_report (area, remote, version, minute, measure, count, total)
    select r.area, r.remote, r.version, ${minute}::timestamptz, g.measure, count(*), sum(g.value)
    from unnest(${column(({ area }) => area)}::text[], ${column(({ remote }) => remote)}::text[],
      ${column(({ version }) => version)}::text[], ${column(measureOf)}::text[],
      ${column((report) => ('value' in report ? report.value : 0))}::float8[])
      as g (area, remote, version, measure, value)
    join release r on r.area = g.area and r.remote = g.remote and r.version = g.version
    group by r.area, r.remote, r.version, g.measure
    order by r.remote, r.version, g.measure
    on conflict (remote, version, measure, minute) do update
      set count = release_report.count + excluded.count,
          total = release_report.total + excluded.total`.execute(tx);
  const first = reports.find((report) => report.kind === 'error' && report.message !== undefined);
  if (first?.kind === 'error') await storeMessage(tx, first, first.message ?? '', now);
}

/** Keeps the last different messages of a version; one a call, because one fault says much. */
async function storeMessage(tx: Tx, ref: VersionRef, text: string, now: Date): Promise<void> {
  const { remote, version } = ref;
  const message = redact(text).slice(0, longestMessage);
  await sql`
    insert into release_message (remote, version, message, count, last_at)
    select remote, version, ${message}, 1, ${now} from release
    where remote = ${remote} and version = ${version}
    on conflict (remote, version, message) do update
      set count = release_message.count + 1, last_at = excluded.last_at`.execute(tx);
  await sql`
    delete from release_message where remote = ${remote} and version = ${version}
      and message not in (select message from release_message
        where remote = ${remote} and version = ${version}
        order by last_at desc, message limit ${messagesKept})`.execute(tx);
}

interface SumRow extends VersionRef {
  readonly measure: string;
  readonly count: number;
  readonly total: number;
}

function meansOf(rows: readonly SumRow[], kind: string): Health['loads'] {
  return Object.fromEntries(
    rows
      .filter(({ measure }) => measure.startsWith(`${kind}:`))
      .map(({ measure, count, total }) => [
        measure.slice(kind.length + 1),
        { count, mean: count === 0 ? 0 : Math.round((total / count) * 1000) / 1000 },
      ]),
  );
}

/** What was reported of versions since a time; asked for once for all of them. */
export async function readHealth(tx: Tx, since: Date): Promise<(ref: VersionRef) => Health> {
  const { rows } = await sql<SumRow>`
    select remote, version, measure, sum(count)::integer as count, sum(total) as total
    from release_report where minute >= ${since} group by remote, version, measure`.execute(tx);
  const groups = Map.groupBy(rows, ({ remote, version }) => `${remote}@${version}`);
  return ({ remote, version }) => {
    const own = groups.get(`${remote}@${version}`) ?? [];
    const count = (measure: string) => own.find((row) => row.measure === measure)?.count ?? 0;
    return {
      visits: count('visit'),
      errors: count('error'),
      loads: meansOf(own, 'load'),
      vitals: meansOf(own, 'vital'),
      since: since.toISOString(),
    };
  };
}

/** Visits and errors of one version since a time; null stands for all that are kept. */
export async function countsOf(tx: Tx, { remote, version }: VersionRef, since: Date | null) {
  const { rows } = await sql<{ visits: number; errors: number }>`
    select coalesce(sum(count) filter (where measure = 'visit'), 0)::integer as visits,
           coalesce(sum(count) filter (where measure = 'error'), 0)::integer as errors
    from release_report where remote = ${remote} and version = ${version}
      and minute >= coalesce(${since}::timestamptz, '-infinity')`.execute(tx);
  return rows[0] ?? { visits: 0, errors: 0 };
}

export async function lastMessages(tx: Tx, { remote, version }: VersionRef) {
  const rows = await tx
    .selectFrom('release_message')
    .selectAll()
    .where('remote', '=', remote)
    .where('version', '=', version)
    .orderBy('last_at', 'desc')
    .execute();
  return rows.map((row) => ({
    message: row.message,
    count: row.count,
    lastAt: row.last_at.toISOString(),
  }));
}
