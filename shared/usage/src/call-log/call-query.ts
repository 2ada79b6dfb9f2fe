import type { CallAnswer } from '@jackfield/contract';
import {
  callLogFigures,
  type EndedGroup,
  endedGroups,
  exportCallLog,
  listCallLog,
} from '@jackfield/contract/api/call-log';
import type { ListDefaults, ListParams } from '@jackfield/lists/list-page';
import type { ListQuery } from '@jackfield/lists/list-rows';
import { type Period, periodOf } from '@jackfield/lists/period';
import { call } from '@jackfield/runtime';
import { queryOptions } from '@tanstack/react-query';

/** Kinds of days that stay the last ones, whenever a view is opened. */
const lastDays = [7, 30, 90] as const;
const usualDays = 7;
const directions = ['inbound', 'outbound'] as const;
const flags = ['open', 'long', 'abroad'] as const;

/** The address without a query; the days are the last 7 then. */
export const callLogDefaults: ListDefaults = {
  sort: { key: 'date', direction: 'desc' },
  filters: ['days', 'start', 'end', 'direction', 'person', 'number', ...flags],
};

type Asked = Pick<ListParams, 'filters' | 'search' | 'status'>;

const dayLength = 86_400_000;
const backFrom = (end: string, days: number) =>
  new Date(Date.parse(`${end}T00:00:00Z`) - (days - 1) * dayLength).toISOString().slice(0, 10);

/** The days that an address asks for: some of one's own, or the last ones. */
export function daysOf({ filters }: Pick<ListParams, 'filters'>, today: string): Period {
  const { start, end } = filters;
  const asked = lastDays.find((days) => String(days) === filters['days']) ?? usualDays;
  if (!start || !end) return { start: backFrom(today, asked), end: today };
  return periodOf({ start, end }, today);
}

/** How the address names days: the last ones as such, the usual ones not at all. */
export function dayFilters({ start, end }: Period, today: string): Record<string, string> {
  // The page of a period names the last 30 days by nothing.
  const days =
    start === '' ? 30 : lastDays.find((each) => end === today && start === backFrom(today, each));
  if (days === undefined) return { start, end, days: '' };
  return { start: '', end: '', days: days === usualDays ? '' : String(days) };
}

/** The pill that an address asks for. */
const groupOf = ({ status }: Pick<ListParams, 'status'>): EndedGroup | undefined =>
  (Object.keys(endedGroups) as EndedGroup[]).find((group) => group === status);

/** Whose log it is: the account's, or the person's own. */
export interface LogOf {
  readonly today: string;
  readonly isOwn: boolean;
}

function scopeOf(params: Asked, { today, isOwn }: LogOf) {
  const { start, end } = daysOf(params, today);
  const { person, number } = params.filters;
  const direction = directions.find((each) => each === params.filters['direction']);
  const ended = groupOf(params);
  return {
    startDate: start,
    endDate: end,
    ...(params.search && { search: params.search }),
    ...(direction && { direction }),
    ...(ended && { ended }),
    ...(person && { person }),
    ...(number && { number }),
    ...Object.fromEntries(flags.flatMap((flag) => (params.filters[flag] ? [[flag, '1']] : []))),
    ...(isOwn && { own: '1' as const }),
  };
}

/** What is read again when a call is over. */
export const callLogKey = ['call-log'] as const;

/** One page of calls. */
export function callLogPage(
  params: ListParams,
  of: LogOf,
): ListQuery<CallAnswer<typeof listCallLog>> {
  const query = { pageNum: params.page, limit: params.pageSize, ...scopeOf(params, of) };
  return {
    queryKey: [...callLogKey, 'list', query],
    load: (signal) => call(listCallLog, { query }, { signal }),
  };
}

/** What the calls add up to. */
export function figuresOptions(params: Asked, of: LogOf) {
  const query = scopeOf(params, of);
  return queryOptions({
    queryKey: [...callLogKey, 'figures', query],
    queryFn: ({ signal }) => call(callLogFigures, { query }, { signal }),
  });
}

/** The calls as a file. */
export const callLogFile = (params: Asked, of: LogOf): Promise<Blob> =>
  call(exportCallLog, { query: scopeOf(params, of) });
