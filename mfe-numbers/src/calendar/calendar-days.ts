import { dayText, instantAt } from '@jackfield/domain/business-hours';
import type { CoverageStretch } from '@jackfield/domain/routing';

/** A stretch of time, milliseconds; `to` is excluded. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A day of the calendar in its zone, with the hours of it that are shown. */
export interface CalendarDay extends Span {
  /** Days since 1970. */
  readonly day: number;
  /** YYYY-MM-DD. */
  readonly text: string;
  /** From midnight to midnight: 23 or 25 hours where the clock changes. */
  readonly whole: Span;
}

/** Minutes of a day that are shown: 7 am to 8 pm, or all. */
export const shownHours = {
  office: { from: 7 * 60, to: 20 * 60 },
  whole: { from: 0, to: 24 * 60 },
} as const;
export type ShownHours = keyof typeof shownHours;

export const slotLength = 30 * 60_000;
const week = 7;

/** Days in a row in a zone. */
export function daysFrom(
  zone: string,
  first: number,
  count: number,
  shown: ShownHours,
): CalendarDay[] {
  const hours = shownHours[shown];
  const at = (day: number, minutes: number) => instantAt(zone, { day, minutes });
  return Array.from({ length: count }, (_, index) => {
    const day = first + index;
    return {
      day,
      text: dayText(day),
      from: at(day, hours.from),
      to: at(day, hours.to),
      whole: { from: at(day, 0), to: at(day + 1, 0) },
    };
  });
}

/** The Sunday with which the week of a day begins; 1970-01-01 was a Thursday. */
export const weekStartOf = (day: number): number => day - ((((day + 4) % week) + week) % week);

/** The first day of the month of a day, and of the month some months later. */
export function monthStartOf(day: number, later = 0): number {
  const date = new Date(day * 86_400_000);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + later, 1) / 86_400_000;
}

/** The weeks that a month touches, as its first day and their number of days. */
export function weeksOfMonth(day: number): { first: number; count: number } {
  const first = weekStartOf(monthStartOf(day));
  const last = weekStartOf(monthStartOf(day, 1) - 1) + week;
  return { first, count: last - first };
}

/** How many half hours a span has; the last one may be cut by a clock change. */
export const slotsOf = ({ from, to }: Span): number => Math.ceil((to - from) / slotLength);

/** The half hour of a span in which an instant lies. */
export function slotAt({ from, to }: Span, at: number): Span {
  const start = from + Math.floor((at - from) / slotLength) * slotLength;
  return { from: start, to: Math.min(start + slotLength, to) };
}

/** The stretches within a span, cut at its ends. */
export function within(stretches: readonly CoverageStretch[], span: Span): CoverageStretch[] {
  return stretches.flatMap((stretch) => {
    const from = Math.max(stretch.from, span.from);
    const to = Math.min(stretch.to, span.to);
    return from < to ? [{ ...stretch, from, to }] : [];
  });
}

/** How well calls are taken in a stretch, and whether callers who press nothing are hung up on. */
interface LevelSpan extends Span {
  readonly level: CoverageStretch['coverage']['level'];
  readonly isSilenceLost: boolean;
}

/** Stretches of one level as one, whoever rings; where nobody does, silence is lost as all is. */
export function levelsOf(stretches: readonly CoverageStretch[]): LevelSpan[] {
  const levels: LevelSpan[] = [];
  for (const { from, to, coverage } of stretches) {
    const { level } = coverage;
    const isSilenceLost = coverage.hangsUpOnSilence && level !== 'nobody';
    const last = levels.at(-1);
    if (last?.level === level && last.isSilenceLost === isSilenceLost && last.to === from) {
      levels[levels.length - 1] = { ...last, to };
    } else levels.push({ from, to, level, isSilenceLost });
  }
  return levels;
}

/** Where something stands in a span, as shares of its width. */
export function placeOf(span: Span, { from, to }: Span): { left: number; width: number } {
  const length = span.to - span.from;
  const left = Math.max(from, span.from);
  return {
    left: (left - span.from) / length,
    width: (Math.min(to, span.to) - left) / length,
  };
}

/** How long calls to a number reach nobody, in milliseconds. */
export const lostTimeOf = (stretches: readonly CoverageStretch[]): number =>
  stretches.reduce(
    (sum, { from, to, coverage }) => (coverage.level === 'nobody' ? sum + to - from : sum),
    0,
  );
