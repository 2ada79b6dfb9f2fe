import type { BusinessHour } from '@jackfield/contract/api/routing';
import { planOf } from '../../business-hours/day-plan.ts';
import { instantAt } from '../../business-hours/instant-at.ts';
import { localTimeAt } from '../../business-hours/local-time.ts';
import { openIntervalsBetween } from '../../business-hours/open-intervals.ts';
import type { RoutedCompany, RoutedTeam } from '../config.ts';
import { overrideAt } from '../override.ts';
import { constant, type Line } from './line.ts';

export type Timed = Pick<RoutedCompany | RoutedTeam, 'businessHour' | 'override'>;

/** The time that is looked at, in milliseconds; `to` is not part of it. */
export interface Horizon {
  readonly from: number;
  readonly to: number;
}

/** What the clock decides for a record over time. */
export interface Clock {
  /** Values are indexes of `moments`. */
  readonly line: Line;
  /** An instant at which each of the values holds. */
  readonly moments: readonly number[];
}

/** What the clock decides at an instant: override, open, closed, the action of a date. */
function stateAt(record: Timed, at: number, isOpen: boolean): string {
  if (overrideAt(record, at) !== null) return 'override';
  if (isOpen) return 'open';
  const { businessHour: hours } = record;
  if (!hasActions(hours)) return 'closed';
  const { date } = planOf(hours, localTimeAt(hours.timeZone, at).day);
  return date?.action ? `date ${date.id}` : 'closed';
}

const hasActions = ({ dates }: BusinessHour) => dates.some(({ action }) => action);

/** Midnights before and after the days on which a date has an action of its own. */
function actionDays(hours: BusinessHour, { from, to }: Horizon): number[] {
  if (hours.alwaysOpen || !hasActions(hours)) return [];
  const [first, last] = [from, to].map((at) => localTimeAt(hours.timeZone, at).day);
  const edges: number[] = [];
  for (let day = (first ?? 0) - 1; day <= (last ?? 0) + 1; day += 1) {
    if (!planOf(hours, day).date?.action) continue;
    for (const edge of [day, day + 1]) {
      edges.push(instantAt(hours.timeZone, { day: edge, minutes: 0 }));
    }
  }
  return edges;
}

/**
 * What the clock decides for a record, with every instant at which it decides otherwise: opening
 * and closing, clock changes, days with an action of their own, the end of an override.
 */
export function clockOf(record: Timed, horizon: Horizon): Clock {
  const { businessHour: hours, override } = record;
  const { from, to } = horizon;
  const isFixed = hours.alwaysOpen && override === null;
  if (isFixed) return { line: constant(0), moments: [from] };
  const open = hours.alwaysOpen ? [] : openIntervalsBetween(hours, from, to);
  const opens = new Set(open.map((one) => one.from));
  const closes = new Set(open.map((one) => one.to));
  const edges = [...opens, ...closes, ...actionDays(hours, horizon)];
  if (override !== null) edges.push(override.until);
  const inside = edges.filter((at) => from < at && at < to).sort((one, other) => one - other);
  const at: number[] = [];
  const ids: number[] = [];
  const states: string[] = [];
  const moments: number[] = [];
  let isOpen = hours.alwaysOpen;
  for (const edge of [from, ...new Set(inside)]) {
    if (closes.has(edge)) isOpen = false;
    if (opens.has(edge)) isOpen = true;
    const state = stateAt(record, edge, isOpen);
    if (!states.includes(state)) {
      states.push(state);
      moments.push(edge);
    }
    const id = states.indexOf(state);
    if (ids.at(-1) === id) continue;
    at.push(at.length === 0 ? -Infinity : edge);
    ids.push(id);
  }
  return { line: { at, ids }, moments };
}
