import type { AccountCountry } from '@jackfield/contract';
import { dayNumber, instantAt, localTimeAt } from '@jackfield/domain/business-hours';
import { GB as dayFirst, casual } from 'chrono-node/en';
import { timeWords } from './time-words.ts';

/** A time that somebody typed among other words. */
export interface AskedTime {
  /** An hour was typed, and not a day alone, which stands for its noon. */
  readonly hasHour: boolean;
  /** The other words. */
  readonly rest: string;
  /** The instant, in milliseconds, that it is on the clock of a zone. */
  at(zone: string): number;
}

/** Where the clock of a time is meant to stand. */
export interface Clock {
  /** Milliseconds. */
  readonly now: number;
  /** Zone in which "tomorrow" is counted. */
  readonly zone: string;
  readonly country: AccountCountry;
}

const minute = 60_000;
const day = 1440;
/** Figures in an order that countries read differently. */
const figures = /\d\s*[/.-]\s*\d/;

/**
 * The time in 'main line dec 24 4 pm', 'tomorrow 9:30', 'in 2 hours', or the same in the active
 * language; null where there is none.
 */
export function askedTime(typed: string, { now, zone, country }: Clock): AskedTime | null {
  const local = localTimeAt(zone, now);
  const offset = local.day * day + local.minutes - Math.floor(now / minute);
  const { text, from } = timeWords(typed);
  const isDayFirst = country === 'MYS' && figures.test(text);
  const [found] = (isDayFirst ? dayFirst : casual).parse(
    text,
    { instant: new Date(now), timezone: offset },
    { forwardDate: true },
  );
  if (found === undefined) return null;
  const { start, index, text: read } = found;
  const [year, month, date, hours, minutes] = (
    ['year', 'month', 'day', 'hour', 'minute'] as const
  ).map((part) => start.get(part) ?? 0);
  return {
    hasHour: start.isCertain('hour'),
    rest: `${typed.slice(0, from[index])} ${typed.slice(from[index + read.length])}`.trim(),
    at: (wanted) =>
      start.isCertain('timezoneOffset')
        ? Math.floor(start.date().getTime() / minute) * minute
        : instantAt(wanted, {
            day: dayNumber([year, pad(month), pad(date)].join('-')),
            minutes: (hours ?? 0) * 60 + (minutes ?? 0),
          }),
  };
}

const pad = (figure = 0) => `${figure}`.padStart(2, '0');
