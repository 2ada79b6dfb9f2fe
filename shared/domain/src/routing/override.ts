import { dayText, localTimeAt, timeText, weekdayOf } from '../business-hours/local-time.ts';
import { formatDay } from '../dates.ts';
import { formatTimeOfDay } from '../time-of-day.ts';
import type { RoutingOverride } from './config.ts';

/** The override of a record that holds at an instant; null when its hours decide. */
export function overrideAt(
  { override }: { override: RoutingOverride | null },
  at: number,
): RoutingOverride | null {
  return override !== null && at < override.until ? override : null;
}

/** 'today until 6:00 pm', 'until Monday 9:00 am', 'until Dec 24, 2026 9:00 am'. */
function untilText(zone: string, until: number, at: number): string {
  const [end, now] = [localTimeAt(zone, until), localTimeAt(zone, at)];
  const time = formatTimeOfDay(timeText(end.minutes));
  if (end.day === now.day) return `today until ${time}`;
  if (end.day - now.day > 6) return `until ${formatDay(dayText(end.day))} ${time}`;
  const day = weekdayOf(end.day);
  return `until ${day.charAt(0).toUpperCase()}${day.slice(1)} ${time}`;
}

/** Why calls go elsewhere for now, as a sentence (annex J4). */
export function overrideReason(
  { until, by, note }: RoutingOverride,
  zone: string,
  at: number,
): string {
  const who = by ? ` by ${by}` : '';
  const why = note ? ` (${note})` : '';
  const where = zone.replaceAll('_', ' ');
  return `Closed ${untilText(zone, until, at)} in ${where}${who}${why}: calls go elsewhere.`;
}
