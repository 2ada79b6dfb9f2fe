import type { BusinessHour } from '@jackfield/contract/api/routing';
import { dayNumber, localTimeAt } from '../business-hours/local-time.ts';
import type { RoutingPeriod } from './planned.ts';

const dayLength = 86_400_000;
const year = 365;
/** A date that is further away waits until it is nearer. */
const most = 3 * year;
/** A date ends a day later on the other side of the world. */
const margin = 2;

type Keeper = { readonly id: string; readonly businessHour: BusinessHour };

/** Days of a keeper's hours that come once, as text. */
const singleDates = ({ businessHour }: Keeper) =>
  businessHour.dates
    .filter(({ repeatsYearly }) => !repeatsYearly)
    .map((date) => ({ to: date.to, text: JSON.stringify(date) }));

/** Last days of the dates that only one side has. */
function changedDates(before: readonly Keeper[], after: readonly Keeper[]): string[] {
  const others = new Map(before.map((keeper) => [keeper.id, keeper]));
  return after.flatMap((keeper) => {
    const other = others.get(keeper.id);
    if (other === undefined || other.businessHour === keeper.businessHour) return [];
    const sides = [singleDates(other), singleDates(keeper)] as const;
    const texts = sides.map((dates) => new Set(dates.map(({ text }) => text)));
    return sides.flatMap((dates, side) =>
      dates.filter(({ text }) => !texts[1 - side]?.has(text)).map(({ to }) => to),
    );
  });
}

/**
 * Until when a change is compared, milliseconds: a year, and on to the end of the last single date
 * that it adds or takes away, up to three years, so that holidays of the year after the next are
 * looked at.
 */
export function compareEnd({ from, before, after }: RoutingPeriod): number {
  const today = localTimeAt('UTC', from).day;
  const last = [
    ...changedDates(before.companies, after.companies),
    ...changedDates(before.teams, after.teams),
  ].map((to) => dayNumber(to) + margin - today);
  return from + Math.min(Math.max(year, ...last), most) * dayLength;
}
