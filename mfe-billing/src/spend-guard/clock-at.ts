import { formatTimeOfDay } from '@jackfield/domain';
import { localTimeAt, timeText } from '@jackfield/domain/business-hours';

/** Time of day of an instant in a zone: '1:14 am'. */
export const clockAt = (instant: string, timeZone: string): string =>
  formatTimeOfDay(timeText(localTimeAt(timeZone, Date.parse(instant)).minutes));
