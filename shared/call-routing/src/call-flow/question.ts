import type { IvrInput } from '@jackfield/contract/api/routing';
import { isTimeOfDay } from '@jackfield/domain';
import {
  dayNumber,
  dayText,
  instantAt,
  localTimeAt,
  minutesOf,
  timeText,
  upcoming,
} from '@jackfield/domain/business-hours';
import { type Branch, type FlowRoot, type RoutingConfig } from '@jackfield/domain/routing';
import { t } from '@jackfield/runtime';
import { askMessages } from './messages.ts';

/** The time and keys that "Who answers at" asks for. */
export interface Question {
  /** Milliseconds. */
  at: number;
  inputs: readonly IvrInput[];
}

/** Hours of the number or team whose map is shown; a user has none. */
export function hoursOf(config: RoutingConfig, { kind, id }: FlowRoot) {
  if (kind === 'teammate') return undefined;
  const records = kind === 'company' ? config.companies : config.teams;
  return records.find((record) => record.id === id)?.businessHour;
}

/** 'Insurance answers.' */
export function endText({ kind, node }: Pick<Branch, 'kind' | 'node'>): string {
  const isMany = kind === 'answered' && node.kind === 'callgroup' && node.id.includes(',');
  return t(askMessages[isMany ? 'answeredMany' : kind], { name: node.name });
}

/** Whether the reason of an end says what its name says, once more. */
export const saysItself = ({ kind }: Pick<Branch, 'kind'>): boolean =>
  kind === 'menu' || kind === 'voicemail';

/** Day and time on the wall of a zone, as the fields show them. */
export function localOf(zone: string, at: number): { day: string; time: string } {
  const { day, minutes } = localTimeAt(zone, at);
  return { day: dayText(day), time: timeText(minutes) };
}

/** The instant that the fields say. */
export const instantOf = (zone: string, day: string, time: string): number =>
  instantAt(zone, { day: dayNumber(day), minutes: minutesOf(time) });

/** The instant of 'YYYY-MM-DDTHH:MM' on the clock of a zone; null for anything else. */
export function askedInstant(zone: string, asked: string | undefined): number | null {
  const [day = '', time = ''] = asked?.split('T') ?? [];
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(dayNumber(day));
  return isDay && isTimeOfDay(time) ? instantOf(zone, day, time) : null;
}

/** Times that are worth a look: the coming Sunday night, and the next date with hours of its own. */
export function presetsOf(config: RoutingConfig, root: FlowRoot, now: number) {
  const hours = hoursOf(config, root);
  if (hours === undefined) return [];
  const { day } = localTimeAt(hours.timeZone, now);
  // 1970-01-04 was a Sunday.
  const sunday = day + ((((3 - day) % 7) + 7) % 7 || 7);
  const next = hours.dates
    .flatMap((date) => {
      const first = upcoming(date, dayText(day));
      return first === null ? [] : [{ first, name: date.name }];
    })
    .toSorted((one, other) => one.first.localeCompare(other.first))[0];
  return [
    {
      label: t(askMessages.sunday),
      at: instantAt(hours.timeZone, { day: sunday, minutes: 180 }),
    },
    ...(next
      ? [
          {
            label: t(askMessages.holiday, { name: next.name }),
            at: instantAt(hours.timeZone, { day: dayNumber(next.first), minutes: 16 * 60 }),
          },
        ]
      : []),
  ];
}
