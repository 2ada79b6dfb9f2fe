import { dayNumber, dayText, instantAt, localTimeAt } from '@jackfield/domain/business-hours';
import { machineLocale } from '@jackfield/domain/locale';
import ICAL from 'ical.js';
import { RRule, RRuleSet } from 'rrule';
import {
  type FoundEvent,
  type FoundEvents,
  isWholeDays,
  type LeftOut,
  minutesOfDay,
} from './found-event.ts';

/** What is wrong with a file. */
export class UnreadableCalendar extends Error {}

/** Dates have names of at most so many letters. */
const longestName = 50;
/** Rules that are no plain year are followed for so many days. */
const followedDays = 730;
/** The rules of a file are followed for so many steps in all, so that none goes on for ever. */
const mostSteps = 100_000;
const minute = 60_000;

type LocalTime = ReturnType<typeof localTimeAt>;
type Days = Pick<FoundEvent, 'from' | 'to' | 'start' | 'end'>;

/** What is known of the whole file while its events are read. */
interface Reading {
  /** First day that counts, YYYY-MM-DD. */
  readonly today: string;
  /** Zones in which midnight makes a whole day: the account's, and the one that the file names. */
  readonly zones: readonly [account: string, ...rest: string[]];
  steps: number;
}

const nameOf = ({ summary }: ICAL.Event) =>
  (summary ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, longestName);

/** The time as the file writes it, whatever its zone. */
function writtenTime({ year, month, day, hour, minute: minutes }: ICAL.Time): LocalTime {
  const ofDay = Date.UTC(year, month - 1, day) / (minutesOfDay * minute);
  return { day: ofDay, minutes: hour * 60 + minutes };
}

function isZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat(machineLocale, { timeZone: name }));
  } catch {
    return false;
  }
}

/** The instant of a time in milliseconds; null where it has no zone that is known. */
function instantOf(time: ICAL.Time, zone: string | null): number | null {
  if (time.zone === ICAL.Timezone.utcTimezone) return time.toUnixTime() * 1000;
  if (zone !== null && isZone(zone)) return instantAt(zone, writtenTime(time));
  return time.zone.component ? time.toUnixTime() * 1000 : null;
}

/** Whole days from one midnight to another; some programs end a day at 23:59. */
function wholeDays(start: LocalTime, end: LocalTime): Days | null {
  const isLate = end.minutes >= minutesOfDay - 1;
  const after = isLate ? end.day + 1 : end.day;
  if (start.minutes !== 0 || (end.minutes !== 0 && !isLate) || after <= start.day) return null;
  return { from: dayText(start.day), to: dayText(after - 1), start: 0, end: minutesOfDay };
}

/** Local days of whole days that are told by midnights of a zone which the file does not name. */
function daysAround(start: number, end: number): Days {
  const noon = localTimeAt('UTC', start + (minutesOfDay / 2) * minute).day;
  const count = Math.max(1, Math.round((end - start) / (minutesOfDay * minute)));
  return { from: dayText(noon), to: dayText(noon + count - 1), start: 0, end: minutesOfDay };
}

/**
 * Days and times of an occurrence on the account's calendar; null for one without a length. Whole
 * days are written as dates (RFC 5545), as midnights of a zone, local or in UTC, or are marked as
 * such by Microsoft.
 */
function daysOf(
  { startDate, endDate }: Occurrence,
  component: ICAL.Component,
  { zones }: Reading,
): Days | null {
  const [written, until] = [writtenTime(startDate), writtenTime(endDate)];
  if (startDate.isDate) {
    const last = Math.max(written.day, until.day - 1);
    return { from: dayText(written.day), to: dayText(last), start: 0, end: minutesOfDay };
  }
  const zone = component.getFirstProperty('dtstart')?.getFirstParameter('tzid') ?? null;
  const [start, end] = [instantOf(startDate, zone), instantOf(endDate, zone)];
  const isUtc = startDate.zone === ICAL.Timezone.utcTimezone;
  const asWritten = wholeDays(written, until);
  if (asWritten && !isUtc) return asWritten;
  if (start === null || end === null) return between(written, until);
  for (const one of zones) {
    const days = wholeDays(localTimeAt(one, start), localTimeAt(one, end));
    if (days) return days;
  }
  if (asWritten) return asWritten;
  const isAllDay = component.getFirstPropertyValue('x-microsoft-cdo-alldayevent');
  if (String(isAllDay).toUpperCase() === 'TRUE') return daysAround(start, end);
  return between(localTimeAt(zones[0], start), localTimeAt(zones[0], end));
}

function between(start: LocalTime, end: LocalTime): Days | null {
  if (end.day < start.day || (end.day === start.day && end.minutes <= start.minutes)) return null;
  const endsAtMidnight = end.minutes === 0;
  return {
    from: dayText(start.day),
    to: dayText(endsAtMidnight ? end.day - 1 : end.day),
    start: Math.floor(start.minutes),
    end: endsAtMidnight ? minutesOfDay : Math.ceil(end.minutes),
  };
}

/** The same day of every year, without end or exceptions. */
function isPlainYear(component: ICAL.Component, { month, day }: ICAL.Time): boolean {
  const rule = component.getFirstPropertyValue('rrule');
  if (!(rule instanceof ICAL.Recur)) return false;
  const { BYMONTH: months, BYMONTHDAY: days, ...others } = rule.parts;
  const isSameDay =
    (months === undefined || (months.length === 1 && months[0] === month)) &&
    (days === undefined || (months !== undefined && days.length === 1 && days[0] === day));
  const isOpen = rule.until === null && rule.count === null;
  const isAlone =
    component.getAllProperties('rrule').length === 1 &&
    !component.hasProperty('exdate') &&
    !component.hasProperty('rdate');
  const isYearly = rule.freq === 'YEARLY' && rule.interval === 1;
  return isYearly && isOpen && isAlone && isSameDay && Object.keys(others).length === 0;
}

const isCancelled = (component: ICAL.Component) =>
  String(component.getFirstPropertyValue('status')).toUpperCase() === 'CANCELLED';

/** An event with the occurrences of it that are written by themselves. */
interface Written {
  readonly component: ICAL.Component;
  readonly moved: readonly ICAL.Component[];
}

interface Occurrence {
  readonly event: ICAL.Event;
  readonly startDate: ICAL.Time;
  readonly endDate: ICAL.Time;
}

/** Some programs name the day of an occurrence where its time is asked for, or the reverse. */
const dayOf = ({ recurrenceId }: ICAL.Event) => dayText(writtenTime(recurrenceId).day);

const momentOf = (event: ICAL.Event): Occurrence => ({
  event,
  startDate: event.startDate,
  endDate: event.endDate,
});

/** Closings repeat by the day or more; rules of minutes would be followed for too long. */
const tooFine = /FREQ=(?:SECONDLY|MINUTELY)/;

/** A time on the clock of an event, as the library of rules takes it: called UTC. */
function onClock(time: ICAL.Time, { zone }: ICAL.Time): Date {
  const on = time.isDate ? time : time.convertToZone(zone);
  return new Date(Date.UTC(on.year, on.month - 1, on.day, on.hour, on.minute, on.second));
}

/** The rule of an event until a day: what it says, from its own start on. */
function ruleOf(written: ICAL.Recur, start: ICAL.Time, last: Date): RRule {
  const options = RRule.parseString(String(written).replace(/;?UNTIL=[^;]*/, ''));
  const until = written.until && onClock(written.until, start);
  // A day without a time is the whole of it.
  if (until && written.until?.isDate) until.setUTCHours(23, 59, 59);
  return new RRule({
    ...options,
    dtstart: onClock(start, start),
    until: until && until < last ? until : last,
  });
}

/**
 * Starts of an event until a day, by its rules, further dates and exceptions (RFC 5545, 3.8.5); null
 * where its rules go on for too many steps. ical.js follows some rules to other days than they say,
 * so that rrule does it, which is written after python-dateutil.
 */
function startsOf({ component, startDate }: ICAL.Event, reading: Reading): ICAL.Time[] | null {
  const all = new RRuleSet();
  const last = new Date((dayNumber(reading.today) + followedDays) * minutesOfDay * minute);
  const valuesOf = (name: string) =>
    component.getAllProperties(name).flatMap((one) => one.getValues() as unknown[]);
  const rules = valuesOf('rrule') as ICAL.Recur[];
  if (rules.some((rule) => tooFine.test(String(rule)))) return null;
  for (const rule of rules) all.rrule(ruleOf(rule, startDate, last));
  const further = valuesOf('rdate').map((one) => (one instanceof ICAL.Period ? one.start : one));
  if (rules.length === 0) further.push(startDate);
  for (const one of further) all.rdate(onClock(one as ICAL.Time, startDate));
  for (const one of valuesOf('exdate')) all.exdate(onClock(one as ICAL.Time, startDate));
  const starts = all.all((_, at) => at < reading.steps);
  reading.steps -= starts.length;
  if (reading.steps <= 0) return null;
  const { zone, isDate } = startDate;
  return starts.map((date) => {
    const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
    const clock = { hour: date.getUTCHours(), minute: date.getUTCMinutes(), second: 0 };
    return new ICAL.Time({ year, month, day, ...(isDate ? {} : clock), isDate }, zone);
  });
}

/** Every occurrence that may lie from today on, as it is after what was moved or cancelled. */
function occurrencesOf(
  event: ICAL.Event,
  moved: readonly ICAL.Component[],
  reading: Reading,
): Occurrence[] | null {
  const otherwise = moved
    .map((component) => new ICAL.Event(component))
    .filter(({ recurrenceId }) => recurrenceId.isDate !== event.startDate.isDate);
  const byDay = new Map(otherwise.map((one) => [dayOf(one), one]));
  const length = Math.ceil(event.duration.toSeconds() / 86_400);
  const first = dayNumber(reading.today) - length - 1;
  const starts = startsOf(event, reading);
  if (starts === null) return null;
  return starts
    .filter((start) => moved.length > 0 || writtenTime(start).day >= first)
    .map((start) => {
      const { item, startDate, endDate } = event.getOccurrenceDetails(start);
      const other = item === event ? byDay.get(dayText(writtenTime(start).day)) : undefined;
      return other ? momentOf(other) : { event: item, startDate, endDate };
    });
}

/** The dates of occurrences, or why there is none. */
function datesOf(
  occurrences: readonly Occurrence[],
  reading: Reading,
  repeatsYearly = false,
): FoundEvent[] | LeftOut {
  let why: LeftOut = 'over';
  const dates = occurrences.flatMap((occurrence): FoundEvent[] => {
    const { component } = occurrence.event;
    if (isCancelled(component)) return [];
    const days = daysOf(occurrence, component, reading);
    const name = nameOf(occurrence.event);
    if (days === null) why = 'momentary';
    else if (days.to >= reading.today || repeatsYearly) {
      if (name === '') why = 'unnamed';
      const key = `${days.from} ${days.to} ${days.start} ${days.end} ${name}`;
      if (name !== '') return [{ key, name, ...days, repeatsYearly }];
    }
    return [];
  });
  return dates.length > 0 ? dates : why;
}

/** What an event is on the calendar, or why it is no date. */
function eventsIn({ component, moved }: Written, reading: Reading): FoundEvent[] | LeftOut {
  const event = new ICAL.Event(component, { exceptions: [...moved] });
  if (isCancelled(component)) return 'cancelled';
  const once = [momentOf(event)];
  if (!event.isRecurring()) return datesOf(once, reading);
  if (isPlainYear(component, event.startDate) && moved.length === 0) {
    const yearly = datesOf(once, reading, true);
    if (!Array.isArray(yearly) || yearly.every(isWholeDays)) return yearly;
  }
  const occurrences = occurrencesOf(event, moved, reading);
  return occurrences === null ? 'unfollowed' : datesOf(occurrences, reading);
}

/** The calendars of a text: a file may have several, one after the other. */
function calendarsIn(text: string): ICAL.Component[] {
  let parsed: unknown[];
  try {
    parsed = ICAL.parse(text);
  } catch {
    throw new UnreadableCalendar();
  }
  const all = typeof parsed[0] === 'string' ? [parsed] : (parsed as unknown[][]);
  const calendars = all.map((one) => new ICAL.Component(one));
  if (calendars.length === 0 || calendars.some(({ name }) => name !== 'vcalendar')) {
    throw new UnreadableCalendar();
  }
  return calendars;
}

/** Events of a calendar, each with the occurrences that are written by themselves. */
function writtenIn(calendar: ICAL.Component): Written[] {
  const components = calendar.getAllSubcomponents('vevent');
  const uidOf = (component: ICAL.Component) => String(component.getFirstPropertyValue('uid'));
  const isMoved = (component: ICAL.Component) => component.hasProperty('recurrence-id');
  const moved = Map.groupBy(components.filter(isMoved), uidOf);
  const events = components.filter((component) => !isMoved(component));
  const known = new Set(events.map(uidOf));
  // An occurrence whose event the file does not have is an event of its own.
  const alone = components.filter((one) => isMoved(one) && !known.has(uidOf(one)));
  return [
    ...events.map((component) => ({ component, moved: moved.get(uidOf(component)) ?? [] })),
    ...alone.map((component) => ({ component, moved: [] })),
  ];
}

/**
 * Events of a calendar file (RFC 5545) from a day on, as they are in a time zone, and how many are
 * none for which reason. Throws UnreadableCalendar for what is no calendar.
 *
 * @param today YYYY-MM-DD
 * @param zone time zone of the account
 */
export function readCalendarFile(text: string, today: string, zone: string): FoundEvents {
  const found = new Map<string, FoundEvent>();
  const leftOut = new Map<LeftOut, number>();
  let steps = mostSteps;
  for (const calendar of calendarsIn(text)) {
    const named = String(calendar.getFirstPropertyValue('x-wr-timezone'));
    const reading: Reading = { today, zones: isZone(named) ? [zone, named] : [zone], steps };
    for (const written of writtenIn(calendar)) {
      let events: FoundEvent[] | LeftOut;
      try {
        events = eventsIn(written, reading);
      } catch {
        // One event that cannot be read takes nothing from the others.
        events = 'unreadable';
      }
      if (Array.isArray(events)) for (const event of events) found.set(event.key, event);
      else leftOut.set(events, (leftOut.get(events) ?? 0) + 1);
    }
    steps = reading.steps;
  }
  const order = (event: FoundEvent) => {
    const { from, to, repeatsYearly } = event;
    return `${isWholeDays(event) ? 0 : 1} ${repeatsYearly ? from.slice(5) : from} ${to}`;
  };
  const events = [...found.values()].toSorted((one, other) =>
    order(one).localeCompare(order(other)),
  );
  return { events, leftOut };
}
