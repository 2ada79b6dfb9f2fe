import { createHash } from 'node:crypto';
import type { Report } from '@jackfield/contract';
import type { VersionRef } from '@jackfield/contract/api/release';
import { sql } from 'kysely';
import type { Actor } from '../platform/context.ts';
import type { Tx } from '../platform/database.ts';
import { redact } from '../platform/observe/redact.ts';
import { versionFor } from './audience.ts';
import { isSame, type PointerState } from './pointer-state.ts';

const messagesKept = 10;
const messagesOfSession = 3;
const longestMessage = 300;
/** Somebody may have a portal open on several devices; more sessions of one person say nothing new. */
const sessionsOfPerson = 3;
const day = 24 * 3_600_000;

/** Measures that are kept; a browser may send others. */
const measured = new Set(
  ['entry', 'mount', 'shown', 'part']
    .map((phase) => `load:${phase}`)
    .concat(['CLS', 'FCP', 'INP', 'LCP', 'TTFB'].map((name) => `vital:${name}`)),
);

/** Who reports. */
type Reporter = Pick<Actor, 'sessionId' | 'teammateId' | 'impersonatorId' | 'tenantId'>;

/** What is given in a variant, by area. */
interface Given {
  readonly variant: string;
  readonly pointers: ReadonlyMap<string, PointerState>;
}

/** What a session says of one version, taken together. */
interface SessionReport extends VersionRef {
  readonly isError: boolean;
  readonly isNeverShown: boolean;
  readonly measures: Readonly<Record<string, number>>;
  /** The first error that says something, and how often it was met. */
  readonly told: { readonly message: string; readonly count: number } | undefined;
}

const digestOf = (id: string) => createHash('sha256').update(id).digest('base64url').slice(0, 22);

function measuresOf(reports: readonly Report[]): Record<string, number> {
  const measures: Record<string, number> = {};
  for (const report of reports) {
    if (report.kind === 'load') measures[`load:${report.phase}`] = report.value;
    if (report.kind === 'vital') measures[`vital:${report.name}`] = report.value;
  }
  return Object.fromEntries(Object.entries(measures).filter(([name]) => measured.has(name)));
}

const keyOf = ({ remote, version }: VersionRef) => `${remote}@${version}`;

/** Reports about versions that the reporter's account is given; those of others are dropped. */
function sessionReports(
  { pointers }: Given,
  tenantId: string,
  reports: readonly Report[],
): SessionReport[] {
  const taken = reports.filter((report) => {
    const pointer = pointers.get(report.area);
    return pointer !== undefined && isSame(versionFor(report.area, pointer, tenantId), report);
  });
  // In the order of the key, so that two calls never wait for each other.
  const groups = [...Map.groupBy(taken, keyOf)].toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  );
  return groups.flatMap(([, own]) => {
    const [first] = own;
    if (!first) return [];
    const errors = own.filter((report) => report.kind === 'error');
    const told = errors.find(({ message }) => message !== undefined);
    return [
      {
        remote: first.remote,
        version: first.version,
        isError: errors.length > 0,
        isNeverShown: own.some(({ kind }) => kind === 'neverShown'),
        measures: measuresOf(own),
        told: told && { message: told.message ?? '', count: told.count ?? 1 },
      },
    ];
  });
}

/** Keeps what a session told; answers how many of its messages are kept, null when it counts no more. */
async function keep(
  tx: Tx,
  variant: string,
  { sessionId, teammateId, impersonatorId }: Reporter,
  report: SessionReport,
  now: Date,
): Promise<number | null> {
  const { remote, version } = report;
  const session = digestOf(sessionId);
  const person = digestOf(impersonatorId ?? teammateId);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`reports ${person}`}, 0))`.execute(tx);
  const { rows } = await sql<{ messages: number }>`
    insert into release_session as known
      (variant, remote, version, session, person, seen_at, error_at, never_shown_at, measures)
    select ${variant}, ${remote}, ${version}, ${session}, ${person}, ${now}::timestamptz,
      ${report.isError ? now : null}::timestamptz, ${report.isNeverShown ? now : null}::timestamptz,
      ${JSON.stringify(report.measures)}::jsonb
    where (select count(*) from release_session other
      where other.variant = ${variant} and other.remote = ${remote} and other.version = ${version}
        and other.person = ${person} and other.session <> ${session}
        and other.seen_at >= ${new Date(now.getTime() - day)}) < ${sessionsOfPerson}
    on conflict (variant, remote, version, session) do update
      set seen_at = excluded.seen_at,
          error_at = coalesce(excluded.error_at, known.error_at),
          never_shown_at = coalesce(excluded.never_shown_at, known.never_shown_at),
          measures = known.measures || excluded.measures
    returning messages`.execute(tx);
  return rows[0]?.messages ?? null;
}

/** Keeps the last different messages of a version, a few a session. */
async function keepMessage(
  tx: Tx,
  variant: string,
  session: string,
  { remote, version, told }: SessionReport,
  now: Date,
): Promise<void> {
  if (!told) return;
  const message = redact(told.message).slice(0, longestMessage);
  const values = { variant, remote, version };
  await tx
    .updateTable('release_session')
    .set((row) => ({ messages: row('messages', '+', 1) }))
    .where((row) => row.and({ ...values, session: digestOf(session) }))
    .execute();
  await sql`
    insert into release_message (variant, remote, version, message, count, last_at)
    values (${variant}, ${remote}, ${version}, ${message}, ${told.count}, ${now})
    on conflict (variant, remote, version, message) do update
      set count = least(release_message.count + excluded.count, 1000000000),
        last_at = excluded.last_at`.execute(tx);
  const newest = tx
    .selectFrom('release_message')
    .select('message')
    .where((row) => row.and(values))
    .orderBy('last_at', 'desc')
    .orderBy('message')
    .limit(messagesKept);
  await tx
    .deleteFrom('release_message')
    .where((row) => row.and(values))
    .where('message', 'not in', newest)
    .execute();
}

/**
 * Keeps what a signed-in session tells of the versions that its account is given. However often it
 * tells something, it counts as one session with or without an error: a flood moves nothing.
 */
export async function storeReports(
  tx: Tx,
  given: Given,
  reporter: Reporter,
  reports: readonly Report[],
  now: Date,
): Promise<void> {
  for (const report of sessionReports(given, reporter.tenantId, reports)) {
    const messages = await keep(tx, given.variant, reporter, report, now);
    if (messages === null || messages >= messagesOfSession) continue;
    await keepMessage(tx, given.variant, reporter.sessionId, report, now);
  }
}
