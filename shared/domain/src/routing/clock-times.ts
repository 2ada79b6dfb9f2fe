import { planOf } from '../business-hours/day-plan.ts';
import { instantAt } from '../business-hours/instant-at.ts';
import { localTimeAt } from '../business-hours/local-time.ts';
import { isOpenAt } from '../business-hours/open-at.ts';
import { openIntervalsBetween } from '../business-hours/open-intervals.ts';
import type { RoutedCompany, RoutedTeam } from './config.ts';
import { overrideAt } from './override.ts';
import { intersect, subtract, type TimeSet } from './time-set.ts';

/** A record with hours. */
export type Timed = Pick<RoutedCompany | RoutedTeam, 'businessHour' | 'override'>;

/** What the clock decides for a record: closed for now, open, closed, or the action of a date. */
export type ClockState = 'override' | 'open' | 'closed' | `date ${string}`;

/** What the clock decides for a record at an instant. */
export function stateAt(record: Timed, at: number): ClockState {
  if (overrideAt(record, at) !== null) return 'override';
  const { isOpen, date } = isOpenAt(record.businessHour, at);
  if (isOpen) return 'open';
  return date?.action ? `date ${date.id}` : 'closed';
}

/** Days on which dates with an action of their own decide, by date. */
function actionDays({ businessHour }: Timed, [from, to]: readonly [number, number]) {
  const days = new Map<string, number[]>();
  const { timeZone, dates, alwaysOpen } = businessHour;
  if (alwaysOpen || !dates.some(({ action }) => action)) return days;
  const last = localTimeAt(timeZone, to).day;
  for (let { day } = localTimeAt(timeZone, from); day <= last; day += 1) {
    const { date } = planOf(businessHour, day);
    if (!date?.action) continue;
    const midnight = (which: number) => instantAt(timeZone, { day: which, minutes: 0 });
    const times = days.get(date.id) ?? [];
    if (times.at(-1) === midnight(day)) times.pop();
    else times.push(midnight(day));
    days.set(date.id, [...times, midnight(day + 1)]);
  }
  return days;
}

/** A call that comes in at the last instant is followed for so long, in milliseconds. */
export const longestCall = 7 * 24 * 60 * 60_000;

/** Of an account with some planned changes, which begin a period each. */
const mostKept = 8;
const kept = new Map<string, ClockTimes>();

/**
 * When the clock decides what for the records of an account, between two instants. Exact: from the
 * edges of the hours themselves, clock changes and overrides' ends included.
 */
export class ClockTimes {
  readonly #between: readonly [number, number];
  readonly #known = new WeakMap<Timed, Map<ClockState, TimeSet>>();

  constructor(from: number, to: number) {
    this.#between = [from, to];
  }

  /** Of calls that come in between two instants, in milliseconds. The last few are kept. */
  static ofCalls(from: number, until: number): ClockTimes {
    const key = `${from} ${until}`;
    const times = kept.get(key) ?? new ClockTimes(from, until + longestCall);
    kept.delete(key);
    kept.set(key, times);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return times;
  }

  /** Every instant at which a record is in a state. */
  of(record: Timed, state: ClockState): TimeSet {
    return this.all(record).get(state) ?? [];
  }

  /** The states of a record, each with its instants: together they are all there are. */
  all(record: Timed): ReadonlyMap<ClockState, TimeSet> {
    let times = this.#known.get(record);
    if (times === undefined) {
      times = this.#make(record);
      this.#known.set(record, times);
    }
    return times;
  }

  #make(record: Timed): Map<ClockState, TimeSet> {
    const [from, to] = this.#between;
    const { businessHour, override } = record;
    const until = Math.min(Math.max(override?.until ?? from, from), to);
    const ruled: TimeSet = until < to ? [until, to] : [];
    const hours = openIntervalsBetween(businessHour, from, to);
    const open = intersect(
      hours.flatMap((stretch) => [stretch.from, stretch.to]),
      ruled,
    );
    const times = new Map<ClockState, TimeSet>([['open', open]]);
    if (until > from) times.set('override', [from, until]);
    let closed = subtract(ruled, open);
    for (const [id, days] of actionDays(record, this.#between)) {
      times.set(`date ${id}`, intersect(closed, days));
      closed = subtract(closed, days);
    }
    return times.set('closed', closed);
  }
}
