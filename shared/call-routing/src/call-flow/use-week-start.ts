import { useNow } from '@jackfield/call-routing/business-hours';
import { instantAt, localTimeAt } from '@jackfield/domain/business-hours';

/**
 * Start of today in a zone, milliseconds: the week that is looked at begins with the day, so that
 * all of typing compares against the same one.
 */
export function useWeekStart(zone: string): number {
  return instantAt(zone, { day: localTimeAt(zone, useNow()).day, minutes: 0 });
}
