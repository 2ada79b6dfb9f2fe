import { dayNumber, dayText } from '@jackfield/domain/business-hours';
import ICAL from 'ical.js';

/** An all-day event of a calendar file. */
export interface FoundEvent {
  readonly key: string;
  readonly name: string;
  /** First and last day, YYYY-MM-DD. */
  readonly from: string;
  readonly to: string;
  readonly repeatsYearly: boolean;
}

/** What is wrong with a file. */
export class UnreadableCalendar extends Error {}

/** Dates have names of at most so many letters. */
const longestName = 50;
/** Rules that are no plain year are followed for so many days. */
const followedDays = 730;
/** The rules of a file are followed for so many steps in all, so that none goes on for ever. */
const mostSteps = 100_000;

interface Steps {
  left: number;
}

/** The same day of every year, without end or exceptions. */
function isPlainYear(component: ICAL.Component): boolean {
  const rule = component.getFirstPropertyValue('rrule');
  if (!(rule instanceof ICAL.Recur)) return false;
  const hasParts = Object.keys(rule.parts).some(
    (part) => part !== 'BYMONTH' && part !== 'BYMONTHDAY',
  );
  const isOpen = rule.until === null && rule.count === null;
  const hasExceptions = component.getAllProperties('exdate').length > 0;
  return rule.freq === 'YEARLY' && rule.interval === 1 && isOpen && !hasParts && !hasExceptions;
}

const nameOf = ({ summary }: ICAL.Event) =>
  (summary ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, longestName);

const textOf = ({ year, month, day }: ICAL.Time) =>
  [
    String(year).padStart(4, '0'),
    String(month).padStart(2, '0'),
    String(day).padStart(2, '0'),
  ].join('-');

/** Days of an event after its first; the end of whole days is not part of them. */
function furtherDays(event: ICAL.Event): number {
  const days = dayNumber(textOf(event.endDate)) - dayNumber(textOf(event.startDate));
  return Math.max(0, days - 1);
}

function occurrencesOf(event: ICAL.Event, today: string, steps: Steps): string[] {
  const last = dayText(dayNumber(today) + followedDays);
  const further = furtherDays(event);
  const found: string[] = [];
  const iterator = event.iterator();
  for (; steps.left > 0; steps.left -= 1) {
    const next = iterator.next();
    if (!next) break;
    const from = textOf(next);
    if (from > last) break;
    if (dayText(dayNumber(from) + further) >= today) found.push(from);
  }
  return found;
}

function eventsIn(component: ICAL.Component, today: string, steps: Steps): FoundEvent[] {
  const event = new ICAL.Event(component);
  const name = nameOf(event);
  const isCancelled = component.getFirstPropertyValue('status') === 'CANCELLED';
  if (!event.startDate?.isDate || name === '' || isCancelled || event.isRecurrenceException()) {
    return [];
  }
  const further = furtherDays(event);
  const make = (from: string, repeatsYearly: boolean): FoundEvent => {
    const to = dayText(dayNumber(from) + further);
    return { key: `${from} ${to} ${name}`, name, from, to, repeatsYearly };
  };
  if (!event.isRecurring()) {
    const found = make(textOf(event.startDate), false);
    return found.to >= today ? [found] : [];
  }
  if (isPlainYear(component)) return [make(textOf(event.startDate), true)];
  return occurrencesOf(event, today, steps).map((from) => make(from, false));
}

/**
 * All-day events of a calendar file (RFC 5545) from a day on, in order and each once. Throws
 * UnreadableCalendar for what is no calendar.
 */
export function readCalendarFile(text: string, today: string): FoundEvent[] {
  let components: ICAL.Component[];
  try {
    const root = new ICAL.Component(ICAL.parse(text));
    if (root.name !== 'vcalendar') throw new UnreadableCalendar();
    components = root.getAllSubcomponents('vevent');
  } catch {
    throw new UnreadableCalendar();
  }
  const found = new Map<string, FoundEvent>();
  const steps = { left: mostSteps };
  for (const component of components) {
    try {
      for (const event of eventsIn(component, today, steps)) found.set(event.key, event);
    } catch {
      // One event that cannot be read takes nothing from the others.
    }
  }
  const order = ({ from, to, repeatsYearly }: FoundEvent) =>
    repeatsYearly ? `${from.slice(5)} ${to}` : `${from} ${to}`;
  return [...found.values()].toSorted((one, other) => order(one).localeCompare(order(other)));
}
