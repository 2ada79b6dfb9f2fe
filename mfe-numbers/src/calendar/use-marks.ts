import { useHolidays } from '@jackfield/call-routing/business-hours';
import { usePlannedChanges } from '@jackfield/call-routing/planned-routing';
import { dayNumber, dayText, localTimeAt } from '@jackfield/domain/business-hours';
import type { RoutedCompany } from '@jackfield/domain/routing';
import { accountAtom } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { CalendarDay } from './calendar-days.ts';
import { dateMarks, holidayMarks, type Mark, overrideMarks, plannedMarks } from './marks.ts';

const dayOf = (mark: Mark, zone: string): number => {
  if (mark.kind === 'override') return Number.NEGATIVE_INFINITY;
  if (mark.kind === 'planned') return localTimeAt(zone, mark.from).day;
  return mark.kind === 'date' ? mark.first : mark.day;
};

/**
 * What is special on some days: overrides first, then by day. Holidays are those of the account's
 * country, and as long as they are not read there are none.
 */
export function useMarks(
  companies: readonly RoutedCompany[],
  days: readonly CalendarDay[],
  { now, today }: { now: number; today: number },
): Mark[] {
  const planned = usePlannedChanges().data;
  const account = useAtomValue(accountAtom);
  const country = account?.country ?? 'USA';
  const zone = account?.timeZone ?? 'UTC';
  const first = days[0];
  const last = days.at(-1);
  const yearOf = (day: CalendarDay | undefined) => Number(dayText(day?.day ?? 0).slice(0, 4));
  const begin = useHolidays({ country, region: '', year: yearOf(first) }).data?.items;
  const end = useHolidays({ country, region: '', year: yearOf(last) }).data?.items;
  return useMemo(() => {
    if (first === undefined || last === undefined) return [];
    const holidays = [
      ...new Map(
        [...(begin ?? []), ...(end ?? [])].map((one) => [`${one.day} ${one.name}`, one]),
      ).values(),
    ];
    const span = { first: first.day, last: last.day };
    const coming = holidays.filter(({ day }) => dayNumber(day) >= today);
    return [
      ...overrideMarks(companies, now, { from: first.whole.from, to: last.whole.to }),
      ...plannedMarks(companies, planned ?? [], { from: first.whole.from, to: last.whole.to }),
      ...dateMarks(companies, span),
      ...holidayMarks(companies, coming, span),
    ].toSorted((one, other) => dayOf(one, zone) - dayOf(other, zone));
  }, [companies, zone, planned, first, last, begin, end, now, today]);
}
