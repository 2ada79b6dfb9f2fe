import { required } from '@jackfield/contract';
import type { PortOrder } from '@jackfield/contract/api/port-in';
import { dayNumber, dayText, weekdayOf } from '@jackfield/domain/business-hours';
import { longWeekdayAndDayText } from '@jackfield/domain/days-in-words';
import { t } from '@jackfield/runtime';
import { dateMessages as messages } from '../messages.ts';

/** Days on which numbers can move; null when there is none any more. */
export type PortDates = PortOrder['dates'];

const isWeekend = (day: string) => ['saturday', 'sunday'].includes(weekdayOf(dayNumber(day)));

/** The first working day from a day on, within what can be chosen. */
function nextWorkingDay(from: string, { closed, latest }: NonNullable<PortDates>): string | null {
  let day = from;
  while (isWeekend(day) || closed.includes(day)) day = dayText(dayNumber(day) + 1);
  return day > latest ? null : day;
}

/** Why numbers cannot move on a day, in words; null where they can. */
export function dateFault(wanted: string, dates: PortDates): string | null {
  if (wanted === '') return required('day')();
  if (dates === null) return t(messages.none);
  const { earliest, latest } = dates;
  if (wanted < earliest) return t(messages.tooEarly, { day: longWeekdayAndDayText(earliest) });
  if (wanted > latest) return t(messages.tooLate, { day: longWeekdayAndDayText(latest) });
  const next = nextWorkingDay(wanted, dates);
  if (next === wanted) return null;
  return t(messages.closed, { day: longWeekdayAndDayText(next ?? earliest) });
}

/** The day that is wanted, where it is still to be had, else the earliest. */
export function firstDate({ wantedDate, dates }: Pick<PortOrder, 'wantedDate' | 'dates'>): string {
  if (wantedDate !== null && dateFault(wantedDate, dates) === null) return wantedDate;
  return dates?.earliest ?? '';
}
