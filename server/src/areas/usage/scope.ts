import {
  type CallOutcome,
  noUsageKey,
  tollFreeKey,
  type UsageType,
} from '@jackfield/contract/api/usage';
import {
  countryDigits,
  dialingPrefixes,
  phoneCountryOf,
  prefixesOf,
} from '@jackfield/domain/dialing';
import { type RawBuilder, sql } from 'kysely';
import { digitsPattern, searchPattern, searchPatterns } from '../../platform/list.ts';
import { type DayQuery, type DayScope, withinDays } from '../tenant/day-scope.ts';

/** Which usage is asked for. */
interface UsageQuery extends DayQuery {
  readonly usageType?: UsageType | undefined;
  readonly outcome?: CallOutcome | undefined;
  /** Words of users, takers and outcomes, or digits of a number. */
  readonly search?: string | undefined;
  /** Keys of the totals. */
  readonly user?: string | undefined;
  readonly number?: string | undefined;
  readonly destination?: string | undefined;
  /** One day, YYYY-MM-DD. */
  readonly day?: string | undefined;
}

/** Usage of an account under its filters; days are those of the account's time zone. */
export type UsageScope = UsageQuery & DayScope;

/** The user of a record, whatever the name was then. */
const userKey = sql`coalesce(u.teammate_id::text, nullif(u.teammate_name, ''), ${noUsageKey})`;
/** The own number of a record. */
export const ownNumber = sql`case when u.direction = 'inbound' then u.to_number else u.from_number end`;
/** The number of the other side. */
const otherNumber = sql`case when u.direction = 'inbound' then u.from_number else u.to_number end`;
/** As much of the other side's number as tells its country; how toll-free calls are told apart. */
const destinationPart = sql`case when u.usage_type = 'tollFree' then ${tollFreeKey}
  else left(${otherNumber}, ${countryDigits + 1}) end`;

/** The destination that numbers which begin like this are counted for. */
export function destinationOf(part: string): string {
  if (part === tollFreeKey) return tollFreeKey;
  return (part.startsWith('+') ? phoneCountryOf(part)?.country : undefined) ?? noUsageKey;
}

const beginsWith = (prefixes: readonly string[]) => `^\\+(${prefixes.join('|')})`;

function toDestination(key: string): RawBuilder<unknown> {
  if (key === tollFreeKey) return sql`u.usage_type = 'tollFree'`;
  const notFree = sql`u.usage_type <> 'tollFree'`;
  if (key === noUsageKey) {
    return sql`${notFree} and not (${otherNumber} ~ ${beginsWith(dialingPrefixes)})`;
  }
  const { within, without } = prefixesOf(key);
  if (within.length === 0) return sql`false`;
  const own = sql`${notFree} and ${otherNumber} ~ ${beginsWith(within)}`;
  return without.length === 0 ? own : sql`${own} and not (${otherNumber} ~ ${beginsWith(without)})`;
}

/** Who had a call and what became of it, in the words of a page, to be searched in. */
const told = sql`folded(concat_ws(' ', u.teammate_name, u.outcome_by_name,
  case u.outcome when 'message' then 'greeting played' else u.outcome end))`;

/** What usage is added up by. */
export type UsagePart = 'user' | 'number' | 'destination';

const keyOf: Record<UsagePart, RawBuilder<unknown>> = {
  user: userKey,
  number: ownNumber,
  destination: destinationPart,
};

/** Whether days and kind are all that is asked for. */
const isPlain = (scope: UsageScope): boolean =>
  searchPattern(scope.search) === null &&
  [scope.outcome, scope.user, scope.number, scope.destination, scope.day].every(
    (one) => one === undefined,
  );

/**
 * What was used by part, to be added up: out of the tally where days and kind alone are asked for, so
 * that a million records cost what some do, else out of the records. `byDay` has each day apart;
 * without it a whole month is one.
 */
export function usedBy(
  part: UsagePart,
  scope: UsageScope,
  { byDay = false } = {},
): RawBuilder<unknown> {
  const { tenantId, timeZone, startDate = null, endDate = null, usageType } = scope;
  if (!isPlain(scope)) {
    return sql`select (u.date at time zone ${timeZone})::date as day, u.date as at, ${keyOf[part]} as key,
      u.teammate_name as name, u.usage_type, u.direction, 1 as calls, u.duration, u.units, u.amount
      from usage_record u where ${usageConditions(scope)}`;
  }
  const kind = usageType === undefined ? sql`true` : sql`c.usage_type = ${usageType}`;
  const days = sql`c.grain = 'day' and (${startDate}::date is null or c.day >= ${startDate}::date)
    and (${endDate}::date is null or c.day <= ${endDate}::date)`;
  // Whole months lie between these.
  const first = sql`coalesce(date_trunc('month', ${startDate}::date + interval '1 month - 1 day'),
    '-infinity')`;
  const last = sql`coalesce(date_trunc('month', ${endDate}::date + interval '1 day'), 'infinity')`;
  const months = sql`c.grain = 'month' and c.day >= ${first} and c.day < ${last}`;
  const which = byDay
    ? days
    : sql`(${months} or ${days} and (c.day < ${first} or c.day >= ${last}))`;
  return sql`select c.day, c.day::timestamptz as at, c.key, c.name, c.usage_type, c.direction, c.calls,
    c.duration, c.units, c.amount from usage_tally c
    where c.tenant_id = ${tenantId} and c.part = ${part} and ${kind} and ${which}`;
}

/** Condition on `usage_record u`. */
export function usageConditions(scope: UsageScope): RawBuilder<unknown> {
  const { tenantId, usageType, outcome, search, user, number, destination, day } = scope;
  const parts = [sql`u.tenant_id = ${tenantId}`, ...withinDays(sql`u.date`, scope)];
  if (usageType !== undefined) parts.push(sql`u.usage_type = ${usageType}`);
  if (outcome !== undefined) parts.push(sql`u.outcome = ${outcome}`);
  if (day !== undefined) {
    parts.push(...withinDays(sql`u.date`, { ...scope, startDate: day, endDate: day }));
  }
  if (user !== undefined) parts.push(sql`${userKey} = ${user}`);
  if (number !== undefined) parts.push(sql`${ownNumber} = ${number}`);
  if (destination !== undefined) parts.push(sql`(${toDestination(destination)})`);
  const pattern = searchPattern(search);
  if (pattern !== null) {
    const like = digitsPattern(pattern);
    parts.push(sql`(u.from_number like ${like} or u.to_number like ${like}
      or u.outcome_by_name like ${like}
      or ${told} like all (${searchPatterns(search)}::text[]))`);
  }
  return sql.join(parts, sql` and `);
}
