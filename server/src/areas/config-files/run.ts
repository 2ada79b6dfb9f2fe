import { mayDo } from '@jackfield/contract';
import type { ConfigFile, ConfigPlan } from '@jackfield/contract/api/config-file';
import type { ToldImpact } from '@jackfield/contract/api/routing-engine';
import { checkRouting, promised, type RoutingConfig } from '@jackfield/domain/routing';
import { t } from '@jackfield/texts';
import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import { takenBack, type Tx } from '../../platform/database.ts';
import { ApiError } from '../../platform/errors.ts';
import type { FileStorage } from '../../platform/storage.ts';
import { callerLines } from '../routing/caller-lines.ts';
import { noticed } from '../routing/impact.ts';
import { type Comparison, compareFiles, toldChanges } from './compare.ts';
import type { KeptLine } from './keys.ts';
import { areaOf } from './export.ts';
import { makeChanges } from './make.ts';
import { type PortalRecord, readPortal } from './portal.ts';
import { type ReadFiles, readFiles } from './read-files.ts';
import { summaryOf } from './summary.ts';
import type { Seen } from './tables.ts';
import { texts } from './texts.ts';
import { firstChanged, type Touched } from './touched.ts';

/** What files are run on. */
export interface Wanted {
  readonly files: readonly ConfigFile[];
  readonly isDeleting: boolean;
  /** What callers notice counts from then, in milliseconds. */
  readonly from: number;
  readonly storage: FileStorage;
  /** What a plan rested on; 409 where that is not so any more. */
  readonly expected?: Touched;
}

export interface Run {
  readonly seen: Seen;
  readonly touched: Touched;
  readonly listed: ReadFiles['listed'];
  /** Records that the files have, as they are afterwards. */
  readonly lines: readonly KeptLine[];
}

/** One plan at a time an account: a second would wait for the rows of the first. */
async function lockPlans(tx: Tx, tenantId: string): Promise<void> {
  const { rows } = await sql<{ isFree: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`config ${tenantId}`}, 0)) as "isFree"`.execute(
    tx,
  );
  if (rows[0]?.isFree !== true) {
    throw new ApiError('TOOMANYREQUESTS', { message: t(texts.busy), retryAfter: 2 });
  }
}

const thirtyDays = 30;

/** Calls a day to each number, of the last 30 days. */
async function dailyCalls(
  tx: Tx,
  tenantId: string,
  now: Date,
): Promise<(number: string) => number> {
  const since = new Date(now.getTime() - thirtyDays * 86_400_000);
  const { rows } = await sql<{ number: string; calls: string }>`
    select own_number as number, count(*) as calls from usage_record
    where tenant_id = ${tenantId} and direction = 'inbound' and usage_type <> 'sms'
      and part_of is null and date >= ${since}
    group by own_number`.execute(tx);
  const calls = new Map(rows.map((row) => [row.number, Number(row.calls)]));
  return (number) => Math.round((calls.get(number) ?? 0) / thirtyDays);
}

/** What the routing check finds after that it did not find before. */
async function newFindings(
  before: RoutingConfig,
  after: RoutingConfig,
  at: number,
): Promise<ConfigPlan['findings']> {
  const check = async (config: RoutingConfig) =>
    (await promised(checkRouting(config, at, { holidays: [] }))).findings;
  const keyOf = ({ code, object, message }: { code: string; object: unknown; message: string }) =>
    JSON.stringify([code, object, message]);
  const known = new Set((await check(before)).map(keyOf));
  return (await check(after))
    .filter((one) => !known.has(keyOf(one)))
    .map(({ code, severity, message }) => ({ code, severity, message }));
}

function recordsOf(comparison: Comparison): Touched['records'] {
  const versions = new Map(
    [...comparison.changes.flatMap(({ record }) => record ?? []), ...comparison.deleted].map(
      ({ id, version }) => [id, version],
    ),
  );
  return toldChanges(comparison).map(({ kind, key, id, name, what, members }) => {
    return { kind, key, name, what, members, version: versions.get(id ?? '') ?? null };
  });
}

const byPlace = <Of extends { path: string; line: number; column: number }>(all: readonly Of[]) =>
  all.toSorted(
    (one, other) =>
      one.path.localeCompare(other.path) || one.line - other.line || one.column - other.column,
  );

function refused(comparison: Comparison, files: readonly ConfigFile[], refusals: Seen['refusals']) {
  const seen = {
    paths: files.map(({ path }) => path),
    refusals: byPlace(refusals),
    changes: toldChanges(comparison),
    findings: [],
    impact: null,
    callers: [],
  };
  return { ...seen, summary: summaryOf(seen) };
}

const ids = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

/**
 * What callers notice as a digest. Records that are made have another id each time: they count by
 * their words.
 */
function digestOf(
  { digest, differences, stopped }: ToldImpact,
  { matched }: Comparison,
  made: ReadonlyMap<string, string>,
): string {
  if (made.size === 0) return digest;
  const words = new Map(matched.map(({ id, kind, key }) => [made.get(id) ?? id, `${kind}/${key}`]));
  const told = differences.map((one) =>
    JSON.stringify(one).replaceAll(ids, (id) => words.get(id) ?? id),
  );
  return createHash('sha256')
    .update(JSON.stringify([told.toSorted(), stopped]))
    .digest('hex');
}

/** Records that somebody may not read are refused, and nothing of them is told. */
function readableOf(context: RequestContext, comparison: Comparison, path: string): Comparison {
  const { matched, changes, deleted } = comparison;
  const mayRead = (record: PortalRecord) => mayDo(signedIn(context), `${areaOf(record)}:read`);
  const hidden = matched.filter(({ record }) => record !== null && !mayRead(record));
  const gone = new Set(hidden.map(({ id }) => id));
  const refusals = [
    ...hidden.flatMap(({ entry, record }) => (record ? [{ ...entry.placeOf(), record }] : [])),
    ...deleted
      .filter((record) => !mayRead(record))
      .map((record) => ({ path, line: 1, column: 1, record })),
  ].map(({ record, ...place }) => {
    return { ...place, message: t(texts.scope, { scope: `${areaOf(record)}:read` }) };
  });
  return {
    ...comparison,
    changes: changes.filter(({ id }) => !gone.has(id)),
    deleted: deleted.filter(mayRead),
    refusals: [
      ...comparison.refusals,
      ...new Map(refusals.map((one) => [JSON.stringify(one), one])).values(),
    ],
  };
}

/**
 * Makes what files want of an account in the open transaction, and says what that is: whoever only
 * plans takes the transaction back. With refusals nothing is to stay. Throws 429 while another plan is
 * made, 409 CHANGEDSINCE and IMPACTCHANGED where it is not what was expected.
 */
export async function runFiles(tx: Tx, context: RequestContext, wanted: Wanted): Promise<Run> {
  const { tenantId } = signedIn(context);
  const { files, isDeleting, from, storage, expected } = wanted;
  await lockPlans(tx, tenantId);
  const now = context.clock.now();
  const read = readFiles(files);
  const portal = await readPortal(tx, { tenantId, now, storage });
  const path = files[0]?.path ?? '';
  const comparison = readableOf(context, compareFiles(read, portal, { isDeleting }), path);
  const records = recordsOf(comparison);
  const none = { touched: { records, digest: '' }, listed: read.listed, lines: [] };
  const changed = expected ? firstChanged(expected.records, records) : null;
  if (changed !== null) {
    throw new ApiError('CHANGEDSINCE', {
      message: t(texts.changedSince, { name: changed.name }),
      errors: [
        {
          code: 'CHANGEDSINCE',
          field: `${changed.kind}/${changed.key}`,
          message: t(texts.changedSince, { name: changed.name }),
        },
      ],
    });
  }
  if (comparison.refusals.length > 0) {
    return { ...none, seen: refused(comparison, files, [...comparison.refusals]) };
  }
  const level = expected ? ('write' as const) : ('read' as const);
  const work = () => makeChanges(tx, context, comparison, { path, level });
  const { answer, before, after, impact } = await noticed(context, tx, { tenantId, from, work });
  if (answer.refusals.length > 0) {
    return { ...none, seen: refused(comparison, files, answer.refusals) };
  }
  const digest = digestOf(impact, comparison, answer.made);
  if (expected && digest !== expected.digest) {
    throw new ApiError('IMPACTCHANGED', { current: impact });
  }
  const isSame = records.length === 0;
  const seen = {
    paths: files.map((file) => file.path),
    refusals: [],
    changes: toldChanges(comparison),
    findings: isSame ? [] : await newFindings(before, after, from),
    impact,
    callers: callerLines(impact.differences, await dailyCalls(tx, tenantId, now)),
  };
  const lines = comparison.matched.map(({ kind, key, id, entry }): KeptLine => {
    const { path: file, line } = entry.placeOf();
    return { kind, key, id: answer.made.get(id) ?? id, path: file, line };
  });
  const touched = { records, digest };
  return { seen: { ...seen, summary: summaryOf(seen) }, touched, listed: read.listed, lines };
}

/** The same in the open transaction, all of it taken back. */
export const dryRunFiles = (tx: Tx, context: RequestContext, wanted: Wanted): Promise<Run> =>
  takenBack(tx, () => runFiles(tx, context, wanted));
