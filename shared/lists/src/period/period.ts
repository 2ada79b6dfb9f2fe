import { dayText, localTimeAt } from '@jackfield/domain/business-hours';

/** Days of a period, both included, as 'YYYY-MM-DD' in the account's time zone. */
export interface Period {
  start: string;
  end: string;
}

/** Lengths that one click chooses. */
export const presets = [7, 30, 90] as const;
const usual = 30;

const dayForm = /^\d{4}-\d{2}-\d{2}$/;

/** The day that it is in a time zone. */
export function todayIn(timeZone: string, now = new Date()): string {
  return dayText(localTimeAt(timeZone, now.getTime()).day);
}

/** So many days that end with the given one. */
export function lastDays(count: number, end: string): Period {
  const start = new Date(`${end}T00:00:00Z`);
  start.setUTCDate(start.getUTCDate() - (count - 1));
  return { start: start.toISOString().slice(0, 10), end };
}

const isDay = (text: string | undefined): text is string =>
  text !== undefined && dayForm.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

/** The period of an address; the last 30 days where it names none that makes sense. */
export function periodOf(
  { start, end }: { start?: string | undefined; end?: string | undefined },
  today: string,
): Period {
  if (isDay(start) && isDay(end) && start <= end) return { start, end };
  return lastDays(usual, today);
}

/** How the address names a period; the usual one has no name. */
export function periodFilters(period: Period, today: string): Period {
  const { start } = lastDays(usual, today);
  const isUsual = period.start === start && period.end === today;
  return isUsual ? { start: '', end: '' } : period;
}

/** The preset that a period is; null for days of one's own choice. */
export function presetOf(period: Period, today: string): (typeof presets)[number] | null {
  const isPreset = (count: number) => lastDays(count, today).start === period.start;
  return period.end === today ? (presets.find(isPreset) ?? null) : null;
}
