import { type Weekday, weekdays } from '@jackfield/contract/api/routing';
import { offsetAt } from './zone-offset.ts';

export const minutesOfDay = 24 * 60;
const minute = 60_000;
const dayLength = minutesOfDay * minute;

/** What the clock on the wall shows. */
export interface LocalTime {
  /** Days since 1970-01-01 on the local calendar. */
  day: number;
  /** Minutes since local midnight, with their fraction. */
  minutes: number;
}

/** The local time of a zone at an instant (milliseconds). */
export function localTimeAt(zone: string, at: number): LocalTime {
  const local = at + offsetAt(zone, at) * minute;
  const day = Math.floor(local / dayLength);
  return { day, minutes: (local - day * dayLength) / minute };
}

/** Day of the week of a local day; 1970-01-01 was a Thursday. */
export function weekdayOf(day: number): Weekday {
  return weekdays[(((day + 3) % 7) + 7) % 7] ?? 'monday';
}

/** A local day as YYYY-MM-DD. */
export const dayText = (day: number): string =>
  new Date(day * dayLength).toISOString().slice(0, 10);

/** Days since 1970-01-01 of a YYYY-MM-DD. */
export const dayNumber = (text: string): number => Date.parse(`${text}T00:00:00Z`) / dayLength;

/** Minutes since midnight of a stored time of day; 24:00 is 1440. */
export function minutesOf(text: string): number {
  return Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
}

/** Minutes since midnight as a stored time of day. */
export function timeText(minutes: number): string {
  const whole = Math.floor(minutes);
  return `${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}`;
}
