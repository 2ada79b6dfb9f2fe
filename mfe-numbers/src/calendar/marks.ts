import { isAhead } from '@jackfield/call-routing/planned-routing';
import type { Holiday } from '@jackfield/contract/api/holiday';
import type { PlannedChange } from '@jackfield/contract/api/planned-change';
import type { SpecialDates } from '@jackfield/contract/api/routing';
import { dayNumber, neverCloses, planOf } from '@jackfield/domain/business-hours';
import type { RoutedCompany } from '@jackfield/domain/routing';

/** Days with hours of their own, of one or more numbers alike. */
export interface DateMark {
  readonly kind: 'date';
  readonly key: string;
  /** Days since 1970, both included. */
  readonly first: number;
  readonly last: number;
  readonly date: SpecialDates;
  readonly companies: readonly RoutedCompany[];
}

/** A number that is closed for now. */
export interface OverrideMark {
  readonly kind: 'override';
  readonly key: string;
  /** Milliseconds. */
  readonly from: number;
  readonly until: number;
  readonly company: RoutedCompany;
}

/** A public holiday on which numbers are open as on any other day. */
export interface HolidayMark {
  readonly kind: 'holiday';
  readonly key: string;
  readonly day: number;
  readonly name: string;
  readonly companies: readonly RoutedCompany[];
}

/** A change that is saved at an instant, or somebody's absence until another. */
export interface PlannedMark {
  readonly kind: 'planned';
  readonly key: string;
  /** Milliseconds. */
  readonly from: number;
  readonly until: number;
  readonly change: PlannedChange;
  /** Numbers that it changes themselves. */
  readonly companies: readonly RoutedCompany[];
}

export type Mark = DateMark | OverrideMark | HolidayMark | PlannedMark;

interface Days {
  first: number;
  last: number;
}

/** Dates of some numbers on some days; the same ones of several numbers stand once. */
export function dateMarks(companies: readonly RoutedCompany[], { first, last }: Days): DateMark[] {
  const found = new Map<string, DateMark>();
  for (const company of companies) {
    if (company.businessHour.alwaysOpen) continue;
    let running: { key: string; date: SpecialDates; first: number } | null = null;
    for (let day = first; day <= last + 1; day += 1) {
      const date = day > last ? null : planOf(company.businessHour, day).date;
      if (running && running.date !== date) {
        const key = `${running.key} ${running.first} ${day - 1}`;
        const known = found.get(key);
        found.set(key, {
          kind: 'date',
          key,
          first: running.first,
          last: day - 1,
          date: running.date,
          companies: [...(known?.companies ?? []), company],
        });
        running = null;
      }
      if (date && !running) running = { key: likenessOf(date), date, first: day };
    }
  }
  return [...found.values()];
}

const likenessOf = ({ name, closed, intervals, action }: SpecialDates) =>
  JSON.stringify([name, closed, intervals, action ?? null]);

/** Numbers that are closed for now, in a time. */
export function overrideMarks(
  companies: readonly RoutedCompany[],
  now: number,
  { from, to }: { from: number; to: number },
): OverrideMark[] {
  return companies.flatMap((company): OverrideMark[] => {
    const until = company.override?.until ?? 0;
    if (until <= now || until <= from || now >= to) return [];
    return [{ kind: 'override', key: `override ${company.id}`, from: now, until, company }];
  });
}

/** Whether hours have opening times on a day that no date of their own changes. */
function isOpenAsUsual({ businessHour }: RoutedCompany, day: number): boolean {
  // Numbers that never close are meant to.
  if (neverCloses(businessHour)) return false;
  const { date, intervals } = planOf(businessHour, day);
  return date === null && intervals.length > 0;
}

/** Public holidays on which numbers are open as usual, from today on. */
export function holidayMarks(
  companies: readonly RoutedCompany[],
  holidays: readonly Holiday[],
  { first, last }: Days,
): HolidayMark[] {
  return holidays.flatMap(({ day: text, name }): HolidayMark[] => {
    const day = dayNumber(text);
    if (day < first || day > last) return [];
    const open = companies.filter((company) => isOpenAsUsual(company, day));
    if (open.length === 0) return [];
    return [{ kind: 'holiday', key: `holiday ${text} ${name}`, day, name, companies: open }];
  });
}

/** Whether a planned change is of a company number or of a menu of it. */
const isOf = ({ parts }: PlannedChange, companyId: string): boolean =>
  parts.some(
    ({ entity, id, names }) =>
      id === companyId || (entity === 'ivr' && names[id]?.owner?.id === companyId),
  );

/** What is planned in a time; an absence lasts until the person is back, which tells nothing new. */
export function plannedMarks(
  companies: readonly RoutedCompany[],
  planned: readonly PlannedChange[],
  { from, to }: { from: number; to: number },
): PlannedMark[] {
  return planned.flatMap((change): PlannedMark[] => {
    const { absenceOf, backOf, backAt } = change;
    if (!isAhead(change) || (absenceOf !== null && backOf !== null)) return [];
    const start = Date.parse(change.at);
    const until = absenceOf !== null && backAt !== null ? Date.parse(backAt) : start + 1;
    if (until <= from || start >= to) return [];
    const own = companies.filter(({ id }) => isOf(change, id));
    const key = `planned ${change.id}`;
    return [{ kind: 'planned', key, from: start, until, change, companies: own }];
  });
}
