import { useHolidays } from '@jackfield/call-routing/business-hours';
import { dayNumber, dayText } from '@jackfield/domain/business-hours';
import type { RoutedCompany } from '@jackfield/domain/routing';
import { accountAtom } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { CalendarDay } from './calendar-days.ts';
import { dateMarks, holidayMarks, type Mark, overrideMarks } from './marks.ts';

const dayOf = (mark: Mark): number => {
  if (mark.kind === 'override') return Number.NEGATIVE_INFINITY;
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
  const country = useAtomValue(accountAtom)?.country ?? 'USA';
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
      ...dateMarks(companies, span),
      ...holidayMarks(companies, coming, span),
    ].toSorted((one, other) => dayOf(one) - dayOf(other));
  }, [companies, first, last, begin, end, now, today]);
}
