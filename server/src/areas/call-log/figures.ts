import type { CallFigures, EndedGroup } from '@jackfield/contract/api/call-log';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';
import { withinDays } from '../tenant/day-scope.ts';
import { callConditions, type CallScope, endsOf, isPlain } from './scope.ts';

/** Most days of an answer; longer ranges show their last ones. */
const mostDays = 400;

/**
 * Calls that are alike, by day: out of the tally where days and direction alone are asked for, so
 * that a million cost what some do, else out of the calls themselves. The pill is left out.
 */
function tallied(scope: CallScope): RawBuilder<unknown> {
  const { tenantId, timeZone, startDate = null, endDate = null, direction } = scope;
  if (!isPlain(scope)) {
    return sql`select (u.date at time zone ${timeZone})::date as day, u.direction, u.ended,
        u.other_number <> '' as has_number, coalesce(u.wait, -1) as wait, count(*) as calls
      from usage_record u where ${callConditions({ ...scope, ended: undefined })}
      group by 1, 2, 3, 4, 5`;
  }
  const way = direction === undefined ? sql`true` : sql`c.direction = ${direction}`;
  return sql`select c.day, c.direction, c.ended, c.has_number, c.wait, c.calls from call_tally c
    where c.tenant_id = ${tenantId} and ${way}
      and (${startDate}::date is null or c.day >= ${startDate}::date)
      and (${endDate}::date is null or c.day <= ${endDate}::date)`;
}

const isAnswered = sql`ended = 'answered'`;
const isInbound = sql`direction = 'inbound'`;
const isRated = sql`${isInbound} and ended not in ('blocked', 'untold')`;
const isMissed = sql`${isRated} and not ${isAnswered} and has_number`;
const sum = (which: RawBuilder<unknown>) =>
  sql`coalesce(sum(calls) filter (where ${which}), 0)::integer`;

const figureColumns = sql`coalesce(sum(calls), 0)::integer as calls, ${sum(isAnswered)} as answered,
  ${sum(isInbound)} as inbound, ${sum(isRated)} as rated,
  ${sum(sql`${isRated} and ${isAnswered}`)} as "ratedAnswered"`;

type Figures = Pick<CallFigures, 'calls' | 'answered' | 'inbound' | 'rated' | 'ratedAnswered'>;
interface DayRow extends Figures {
  /** Null for the whole range. */
  readonly day: string | null;
  readonly missed: number;
  readonly wait: number | null;
  /** Of the whole range alone. */
  readonly pills: CallFigures['pills'] | null;
}

const inGroup = (name: EndedGroup) => sum(sql`ended = any(${endsOf(name)}::text[])`);
const pillColumns = sql`coalesce(sum(calls), 0)::integer as all, ${inGroup('answered')} as answered,
  ${inGroup('message')} as message, ${inGroup('missed')} as missed,
  ${inGroup('blocked')} as blocked`;

/** Stands for the whole range: before each of its days. */
const wholeRange = sql`'-infinity'::date`;

/** Figures of each day and of the whole range, in one reading. */
async function rowsOf(tx: Tx, scope: CallScope): Promise<DayRow[]> {
  const chosen =
    scope.ended === undefined ? sql`true` : sql`ended = any(${endsOf(scope.ended)}::text[])`;
  const { rows } = await sql<DayRow>`
    with all_ends as materialized (${tallied(scope)}),
    t as (select * from all_ends where ${chosen}),
    w as (select day, wait, calls::integer as calls from t
      where ${isInbound} and ${isAnswered} and wait >= 0),
    middle as (
      select day, min(wait) as wait from (
        select day, wait, sum(calls) over (partition by day order by wait) as upto,
          sum(calls) over (partition by day) as total
        from w) as of_day
      where upto * 2 >= total group by day
      union all
      select ${wholeRange}, min(wait) from (
        select wait, sum(calls) over (order by wait) as upto, sum(calls) over () as total
        from (select wait, sum(calls)::integer as calls from w group by wait) as by_wait) as of_all
      where upto * 2 >= total)
    select to_char(nullif(f.day, ${wholeRange}), 'YYYY-MM-DD') as day, f.calls, f.answered, f.inbound, f.rated,
      f."ratedAnswered", f.missed, m.wait,
      case when f.day = ${wholeRange} then (
        select row_to_json(p) from (select ${pillColumns} from all_ends) as p) end as pills
    from (select coalesce(day, ${wholeRange}) as day, ${figureColumns}, ${sum(isMissed)} as missed
      from t group by grouping sets ((day), ())) as f
    left join middle m on m.day = f.day
    order by f.day`.execute(tx);
  return rows;
}

/** How many of the calls wait for somebody to call back. */
async function openOf(tx: Tx, scope: CallScope): Promise<number> {
  const { direction, tenantId, ended } = scope;
  if (direction === 'outbound') return 0;
  if (isPlain(scope) && ended === undefined) {
    const within = [sql`o.tenant_id = ${tenantId}`, ...withinDays(sql`o.date`, scope)];
    const { rows } = await sql<{ open: number }>`
      select count(*)::integer as open from call_open o
      where ${sql.join(within, sql` and `)}`.execute(tx);
    return rows[0]?.open ?? 0;
  }
  const { rows } = await sql<{ open: number }>`
    select count(*)::integer as open from usage_record u
    where ${callConditions({ ...scope, open: '1' })}`.execute(tx);
  return rows[0]?.open ?? 0;
}

const day = 86_400_000;
const plusDays = (text: string, days: number) =>
  new Date(Date.parse(`${text}T00:00:00Z`) + days * day).toISOString().slice(0, 10);

/** As many days before. */
function before(scope: CallScope): CallScope | null {
  const { startDate, endDate } = scope;
  if (startDate === undefined || endDate === undefined) return null;
  const days = Math.round((Date.parse(endDate) - Date.parse(startDate)) / day) + 1;
  return { ...scope, startDate: plusDays(startDate, -days), endDate: plusDays(startDate, -1) };
}

/** What the calls add up to; the pictures count exactly what the list shows (LOG-01). */
export async function callFigures(tx: Tx, scope: CallScope): Promise<CallFigures> {
  const [all, ...days] = await rowsOf(tx, scope);
  if (all === undefined || all.pills === null) throw new Error('A sum without a row.');
  const earlier = before(scope);
  const [then] = earlier ? await rowsOf(tx, earlier) : [];
  const { day: _day, pills, ...whole } = all;
  return {
    ...whole,
    open: await openOf(tx, scope),
    pills,
    days: days
      .slice(-mostDays)
      .flatMap(({ day: of, missed: _missed, pills: _pills, ...figures }) =>
        of === null ? [] : [{ day: of, ...figures }],
      ),
    before: then ? { rated: then.rated, ratedAnswered: then.ratedAnswered, wait: then.wait } : null,
  };
}

/** How many calls match. */
export async function countCalls(tx: Tx, scope: CallScope): Promise<number> {
  const { ended } = scope;
  const chosen = ended === undefined ? sql`true` : sql`ended = any(${endsOf(ended)}::text[])`;
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(calls), 0)::integer as total from (${tallied(scope)}) as t
    where ${chosen}`.execute(tx);
  return rows[0]?.total ?? 0;
}
