import { formatTimeOfDay } from '@jackfield/domain';
import { instantAt, localTimeAt, timeText } from '@jackfield/domain/business-hours';
import type { RoutingThen } from '@jackfield/call-routing/planned-routing';
import type { FlowRoot, WeekStretch } from '@jackfield/domain/routing';
import { weekOf } from '@jackfield/domain/routing';
import { t as text } from '@jackfield/runtime';
import { weekMessages } from './messages.ts';
import { endText } from './question.ts';

/** Days of the strip. */
export const days = 7;

/** What one local day shows of a stretch. */
export interface WeekPart extends WeekStretch {
  /** Shares of the day, 0 to 1. */
  start: number;
  end: number;
  /** The first instant of the stretch on this day, in milliseconds. */
  at: number;
  /** '9:00 am to 5:30 pm: Front desk rings.' */
  label: string;
}

const timeOf = (zone: string, at: number) =>
  formatTimeOfDay(timeText(localTimeAt(zone, at).minutes));

/** Where an instant stands in a local day, 0 to 1 from midnight to midnight. */
export function shareOf(zone: string, day: number, at: number): number {
  const midnight = instantAt(zone, { day, minutes: 0 });
  return (at - midnight) / (instantAt(zone, { day: day + 1, minutes: 0 }) - midnight);
}

/** The stretches of one local day. */
export function partsOf(
  stretches: readonly WeekStretch[],
  zone: string,
  day: number,
): readonly WeekPart[] {
  const dayStart = instantAt(zone, { day, minutes: 0 });
  const dayEnd = instantAt(zone, { day: day + 1, minutes: 0 });
  const share = (at: number) => shareOf(zone, day, at);
  return stretches.flatMap((stretch) => {
    if (stretch.from >= dayEnd || stretch.to <= dayStart) return [];
    const [from, to] = [Math.max(stretch.from, dayStart), Math.min(stretch.to, dayEnd)];
    const label = text(weekMessages.stretch, {
      from: timeOf(zone, from),
      to: timeOf(zone, to),
      name: endText(stretch.branch),
    });
    return [{ ...stretch, start: share(from), end: share(to), at: from, label }];
  });
}

/** Who callers reach from an instant on; planned changes cut what comes before them. */
export function stretchesOf(then: RoutingThen, root: FlowRoot, from: number): WeekStretch[] {
  const starts = [from, ...then.times.filter((time) => time > from)];
  return starts.flatMap((start, index) => {
    const end = starts[index + 1] ?? Number.POSITIVE_INFINITY;
    return weekOf(then.at(start), root, { from, days: days + 1 }).flatMap((stretch) => {
      const span = { from: Math.max(stretch.from, start), to: Math.min(stretch.to, end) };
      return span.from < span.to ? [{ ...stretch, ...span }] : [];
    });
  });
}
