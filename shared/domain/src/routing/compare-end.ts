import type { BusinessHour, SpecialDates } from '@jackfield/contract/api/routing';
import { dayNumber, dayText, localTimeAt } from '../business-hours/local-time.ts';
import type { RoutingPeriod } from './planned.ts';

const dayLength = 86_400_000;
const year = 365;
/** A date that is further away waits until it is nearer. */
const most = 3 * year;
/** A date ends a day later on the other side of the world. */
const margin = 2;

type Keeper = { readonly id: string; readonly businessHour: BusinessHour };

/** The next Feb 29 from a day on; days since 1970. */
function nextLeapDay(today: number): number {
  for (let leap = Number(dayText(today).slice(0, 4)); ; leap += 1) {
    const day = dayNumber(`${leap}-03-01`) - 1;
    if (day >= today && dayText(day).endsWith('-02-29')) return day;
  }
}

/** The last day of a date that does not come every year, as days from today; null where it does. */
function lastDay({ from, to, repeatsYearly }: SpecialDates, today: number): number | null {
  if (!repeatsYearly) return Math.min(dayNumber(to) + margin - today, most);
  const isLeapDay = from === to && to.endsWith('-02-29');
  return isLeapDay ? nextLeapDay(today) + margin - today : null;
}

/** The dates that only one side has. */
function changedDates(before: readonly Keeper[], after: readonly Keeper[]): SpecialDates[] {
  const others = new Map(before.map((keeper) => [keeper.id, keeper]));
  return after.flatMap((keeper) => {
    const other = others.get(keeper.id);
    if (other === undefined || other.businessHour === keeper.businessHour) return [];
    const sides = [other.businessHour.dates, keeper.businessHour.dates];
    const texts = sides.map((dates) => new Set(dates.map((date) => JSON.stringify(date))));
    return sides.flatMap((dates, side) =>
      dates.filter((date) => !texts[1 - side]?.has(JSON.stringify(date))),
    );
  });
}

/**
 * Until when a change is compared, milliseconds: a year, and on to the end of the last single date
 * that it adds or takes away, up to three years, so that holidays of the year after the next are
 * looked at; or to the next Feb 29, where that is the date.
 */
export function compareEnd({ from, before, after }: RoutingPeriod): number {
  const today = localTimeAt('UTC', from).day;
  const last = [
    ...changedDates(before.companies, after.companies),
    ...changedDates(before.teams, after.teams),
  ].flatMap((date) => lastDay(date, today) ?? []);
  return from + Math.max(year, ...last) * dayLength;
}
