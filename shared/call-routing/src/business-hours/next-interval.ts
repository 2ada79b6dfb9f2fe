import type { OpenInterval } from '@jackfield/contract/api/routing';
import { minutesOf, timeText } from '@jackfield/domain/business-hours';
import { readable } from '@jackfield/records/hours-text';

/** What a day starts with when it is opened. */
export const workday: OpenInterval = { from: '09:00', to: '17:00' };

const hour = 60;
const dayEnd = 24 * hour;

/** Hours after the last ones: an hour of break, then an hour, as far as the day has room. */
export function nextInterval(intervals: readonly OpenInterval[]): OpenInterval {
  const ends = readable(intervals).map(({ from, to }) => (to <= from ? dayEnd : minutesOf(to)));
  const last = Math.max(0, ...ends);
  const from = Math.min(last + hour, dayEnd - hour);
  return { from: timeText(from), to: timeText(Math.min(from + hour, dayEnd)) };
}
