import { type LocalTime, minutesOfDay } from './local-time.ts';
import { offsetAt } from './zone-offset.ts';

const minute = 60_000;

/**
 * The instant (milliseconds) at which the clock of a zone shows a time: the first of two when it
 * comes twice, the time after the gap when it is left out.
 */
export function instantAt(zone: string, { day, minutes }: LocalTime): number {
  const local = (day * minutesOfDay + minutes) * minute;
  const early = local - offsetAt(zone, local - 12 * 60 * minute) * minute;
  const late = local - offsetAt(zone, local + 12 * 60 * minute) * minute;
  const fits = [early, late].filter((at) => at + offsetAt(zone, at) * minute === local);
  return fits.length > 0 ? Math.min(...fits) : Math.max(early, late);
}
