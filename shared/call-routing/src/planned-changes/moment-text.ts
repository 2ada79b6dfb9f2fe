import { dayText, localTimeAt } from '@jackfield/domain/business-hours';
import { weekdayAndDateText } from '@jackfield/domain/days-in-words';
import { timeOfInstant } from '@jackfield/records/hours-text';

/** The day of an instant in the clock of a zone: 'Tue, Dec 01, 2026'. */
export function momentDay(at: number, zone: string): string {
  return weekdayAndDateText(dayText(localTimeAt(zone, at).day));
}

/** An instant in the clock of a zone: 'Tue, Dec 01, 2026, 9:00 am'. */
export function momentText(at: string | number, zone: string): string {
  const instant = typeof at === 'number' ? at : Date.parse(at);
  return `${momentDay(instant, zone)}, ${timeOfInstant(zone, instant)}`;
}
