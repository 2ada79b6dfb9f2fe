import type { CalendarDay } from './calendar-days.ts';
import type { Mark } from './marks.ts';

/** Whether a mark is about a day. */
export function isOn(mark: Mark, { day, whole }: CalendarDay): boolean {
  if (mark.kind === 'holiday') return mark.day === day;
  if (mark.kind === 'date') return mark.first <= day && day <= mark.last;
  return mark.from < whole.to && mark.until > whole.from;
}

/** The marks of a number on a day; holidays are marked once for all numbers. */
export const marksOn = (marks: readonly Mark[], companyId: string, day: CalendarDay): Mark[] =>
  marks.filter((mark) => {
    if (mark.kind === 'holiday' || !isOn(mark, day)) return false;
    if (mark.kind === 'planned' && !(day.whole.from <= mark.from && mark.from < day.whole.to)) {
      return false;
    }
    if (mark.kind === 'override') return mark.company.id === companyId;
    return mark.companies.some(({ id }) => id === companyId);
  });
