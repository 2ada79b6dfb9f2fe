import { formatDate, formatTimeOfDay } from '@jackfield/domain';
import { dayText, localTimeAt, timeText, weekdayOf } from '@jackfield/domain/business-hours';
import { longWeekdayAndDayText, monthAndDayText } from '@jackfield/domain/days-in-words';
import { weekdayName } from '@jackfield/domain';

const daysOfWeek = 7;
const lateYear = 180;

function partsOf(instant: string, zone: string) {
  const { day, minutes } = localTimeAt(zone, Date.parse(instant));
  return { day, time: formatTimeOfDay(timeText(minutes)) };
}

/** When a message was left, as short as it is clear: '7:58 am', 'Wed, 4:47 pm', 'Nov 20, 2:40 pm', 'Nov 20, 2025'. */
export function shortWhen(instant: string, zone: string, now: number): string {
  const { day, time } = partsOf(instant, zone);
  const age = localTimeAt(zone, now).day - day;
  if (age <= 0) return time;
  if (age < daysOfWeek) return `${weekdayName(weekdayOf(day), 'short')}, ${time}`;
  return age < lateYear ? `${monthAndDayText(dayText(day))}, ${time}` : formatDate(instant, zone);
}

/** When a message was left, in full: 'Thursday, Nov 26, 7:58 am'. */
export function longWhen(instant: string, zone: string): string {
  const { day, time } = partsOf(instant, zone);
  return `${longWeekdayAndDayText(dayText(day))}, ${time}`;
}
