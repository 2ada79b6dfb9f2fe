import type { BusinessHour } from '@jackfield/contract/api/routing';
import { planOf } from './day-plan.ts';
import { localTimeAt, minutesOfDay } from './local-time.ts';
import { clockChanges, offsetAt } from './zone-offset.ts';

/** A stretch of time, from its first millisecond to before `to`, since 1970, UTC. */
export interface Stretch {
  from: number;
  to: number;
}

const minute = 60_000;

/** Pushes a stretch, or lengthens the last one when it goes on from there. */
function add(stretches: Stretch[], next: Stretch): void {
  if (next.to <= next.from) return;
  const last = stretches.at(-1);
  if (last !== undefined && next.from <= last.to) last.to = Math.max(last.to, next.to);
  else stretches.push(next);
}

/** Open stretches while the offset of the zone stays the same, where local time runs evenly. */
function addEven(stretches: Stretch[], hours: BusinessHour, { from, to }: Stretch): void {
  const offset = offsetAt(hours.timeZone, from) * minute;
  const first = localTimeAt(hours.timeZone, from).day - 1;
  const last = localTimeAt(hours.timeZone, to - 1).day;
  const found: Stretch[] = [];
  for (let day = first; day <= last; day += 1) {
    const midnight = day * minutesOfDay * minute - offset;
    for (const interval of planOf(hours, day).intervals) {
      found.push({
        from: Math.max(from, midnight + interval.from * minute),
        to: Math.min(to, midnight + interval.to * minute),
      });
    }
  }
  // Hours past midnight may reach into the hours that a date gives the next day.
  found.sort((one, other) => one.from - other.from);
  for (const stretch of found) add(stretches, stretch);
}

/** When hours are open between two instants (milliseconds), in order and joined where they touch. */
export function openIntervalsBetween(hours: BusinessHour, from: number, to: number): Stretch[] {
  if (to <= from) return [];
  if (hours.alwaysOpen) return [{ from, to }];
  const stretches: Stretch[] = [];
  const changes = clockChanges(hours.timeZone, from, to - 1).map(({ at }) => at);
  const edges = [from, ...changes, to];
  for (const [index, start] of edges.slice(0, -1).entries()) {
    addEven(stretches, hours, { from: start, to: edges[index + 1] ?? to });
  }
  return stretches;
}

const day = minutesOfDay * minute;
const lookAhead = 8 * day;
const furthest = 370 * day;

/** The next instant at which hours open or close, null when none comes within a year. */
export function nextChange(hours: BusinessHour, instant: Date | number): number | null {
  if (hours.alwaysOpen) return null;
  const now = Number(instant);
  let isOpen: boolean | null = null;
  for (let from = now; from < now + furthest; from += lookAhead) {
    const stretches = openIntervalsBetween(hours, from, from + lookAhead);
    const [first] = stretches;
    isOpen ??= first !== undefined && first.from === now;
    const change = isOpen
      ? first?.from === from
        ? first.to
        : from
      : (first?.from ?? from + lookAhead);
    if (change < from + lookAhead) return change;
  }
  return null;
}
