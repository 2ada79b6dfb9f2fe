import type { BusinessHour } from '@jackfield/contract/api/routing';
import {
  instantAt,
  isOpenAt,
  localTimeAt,
  openIntervalsBetween,
} from '@jackfield/domain/business-hours';

const minute = 60_000;
const farAhead = 31 * 24 * 60 * minute;

/** Ends that are offered ready-made, in milliseconds; null where the hours know no such time. */
export interface EndPresets {
  endOfDay: number;
  hour: number;
  /** When the hours open next after today. */
  opening: number | null;
}

/** The ends of an override that are offered at a time, by the calendar of the hours (annex J4). */
export function endPresets(hours: BusinessHour, now: number): EndPresets {
  const { timeZone: zone } = hours;
  const endOfDay = instantAt(zone, { day: localTimeAt(zone, now).day + 1, minutes: 0 });
  const hour = Math.floor(now / minute) * minute + 60 * minute;
  return { endOfDay, hour, opening: openingAfter(hours, endOfDay) };
}

/** The first opening from midnight on; an evening that is still open then is none. */
function openingAfter(hours: BusinessHour, midnight: number): number | null {
  if (hours.alwaysOpen) return null;
  const isOpenBefore = isOpenAt(hours, midnight - 1).isOpen;
  const openings = openIntervalsBetween(hours, midnight, midnight + farAhead);
  const found = openings.find(({ from }) => from > midnight || !isOpenBefore);
  return found?.from ?? null;
}
