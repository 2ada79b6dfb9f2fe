import { useNow } from '@jackfield/call-routing/business-hours';
import type { RoutingTarget } from '@jackfield/contract/api/routing';
import { isTimeOfDay } from '@jackfield/domain';
import {
  dayNumber,
  dayText,
  instantAt,
  localTimeAt,
  minutesOf,
  timeText,
} from '@jackfield/domain/business-hours';
import { useState } from 'react';
import { type OverrideOwner, holdingOverride } from './override-owner.ts';
import { endPresets } from './end-presets.ts';

/** How the end of an override is chosen. */
export type EndChoice = 'endOfDay' | 'hour' | 'opening' | 'custom';

/** What the dialog holds. */
export interface OverrideValues {
  choice: EndChoice;
  /** YYYY-MM-DD and HH:MM in the zone of the hours, or what was typed of them. */
  day: string;
  time: string;
  target: RoutingTarget;
  note: string;
}

/** The instant of a day and time as typed; null while they cannot be read. */
function customEnd({ day, time }: OverrideValues, zone: string): number | null {
  const read = dayNumber(day);
  if (Number.isNaN(read) || !isTimeOfDay(time)) return null;
  return instantAt(zone, { day: read, minutes: minutesOf(time) });
}

function valuesOf(owner: OverrideOwner, now: number): OverrideValues {
  const { timeZone: zone } = owner.hours;
  const stored = holdingOverride(owner, now);
  const end = localTimeAt(
    zone,
    stored ? Date.parse(stored.until) : endPresets(owner.hours, now).hour,
  );
  return {
    choice: stored ? 'custom' : 'endOfDay',
    day: dayText(end.day),
    time: timeText(end.minutes),
    target: stored?.target ?? owner.closedTarget,
    note: stored?.note ?? '',
  };
}

/** State of the dialog: what was chosen, and the instant that it means now. */
export function useOverrideForm(owner: OverrideOwner) {
  const now = useNow();
  const [base] = useState(() => valuesOf(owner, now));
  const [values, setValues] = useState(base);
  const { timeZone: zone } = owner.hours;
  const presets = endPresets(owner.hours, now);
  const until = values.choice === 'custom' ? customEnd(values, zone) : presets[values.choice];
  return {
    base,
    values,
    presets,
    now,
    until,
    isPast: until === null || until <= now,
    change: (part: Partial<OverrideValues>) => setValues({ ...values, ...part }),
  };
}
