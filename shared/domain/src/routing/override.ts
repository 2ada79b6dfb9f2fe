import { zoneName } from '../days-in-words.ts';
import { t } from '@jackfield/texts';
import { dayText, localTimeAt, timeText, weekdayOf } from '../business-hours/local-time.ts';
import { formatDay } from '../dates.ts';
import { formatTimeOfDay } from '../time-of-day.ts';
import { weekdayName } from '../weekday-names.ts';
import type { RoutingOverride } from './config.ts';
import { overrideMessages } from './sentences.ts';

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
  if (end.day === now.day) return t(overrideMessages.untilToday, { time });
  if (end.day - now.day > 6) {
    return t(overrideMessages.untilDate, { date: formatDay(dayText(end.day)), time });
  }
  return t(overrideMessages.untilDay, { day: weekdayName(weekdayOf(end.day), 'long'), time });
}

/** Why calls go elsewhere for now, as a sentence (annex J4). */
export function overrideReason(override: RoutingOverride, timeZone: string, at: number): string {
  const zone = zoneName(timeZone);
  const until = untilText(timeZone, override.until, at);
  const [name, note] = [override.by ?? '', override.note ?? ''];
  if (name && note) return t(overrideMessages.closedByNoted, { until, zone, name, note });
  if (name) return t(overrideMessages.closedBy, { until, zone, name });
  if (note) return t(overrideMessages.closedNoted, { until, zone, note });
  return t(overrideMessages.closed, { until, zone });
}
