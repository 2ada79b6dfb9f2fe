import type { SpecialDates } from '@jackfield/contract/api/routing';
import { formatTimeOfDay } from '@jackfield/domain';
import { dayNumber, upcoming } from '@jackfield/domain/business-hours';
import { defineMessages, t } from '@jackfield/texts';
import ical, { type ICalCalendar, ICalEventRepeatingFreq } from 'ical-generator';
import type { FedAccount, FedNumber } from './repository.ts';

/** What calendar programs show of an account. */
const texts = defineMessages('server.calendarFeed', {
  calendar: '{company}: company numbers',
  closed: '{number} is closed: {name}',
  otherHours: '{number} has other hours: {name}',
  closedForNow: '{number} is closed for now',
  planned: 'Planned change: {records}',
  range: '{from} to {to}',
  unconfirmed: 'This date may still change.',
});

const dayLength = 24 * 60 * 60_000;
/** Days that are over stay for so long. */
const keptDays = 92;
/** Calendar programs are asked to read again after so many seconds. */
const readAgain = 3600;

const instantOf = (day: number) => new Date(day * dayLength);

/** The own hours of a date: '9:00 am to 1:00 pm'. */
const hoursText = ({ intervals }: SpecialDates): string =>
  intervals
    .map(({ from, to }) =>
      t(texts.range, {
        from: formatTimeOfDay(from),
        to: formatTimeOfDay(to === '24:00' ? '00:00' : to),
      }),
    )
    .join(', ');

function addDate(calendar: ICalCalendar, { id, label, updatedAt }: FedNumber, date: SpecialDates) {
  const { name, closed, repeatsYearly, isUnconfirmed } = date;
  const notes = [closed ? '' : hoursText(date), isUnconfirmed ? t(texts.unconfirmed) : ''];
  calendar.createEvent({
    // A date may have been copied from another number with its id.
    id: `${date.id}.${id}`,
    allDay: true,
    start: instantOf(dayNumber(date.from)),
    // The end of whole days is not part of them.
    end: instantOf(dayNumber(date.to) + 1),
    summary: t(closed ? texts.closed : texts.otherHours, { number: label, name }),
    description: notes.filter((note) => note !== '').join('\n') || null,
    stamp: updatedAt,
    lastModified: updatedAt,
    ...(repeatsYearly && { repeating: { freq: ICalEventRepeatingFreq.YEARLY } }),
  });
}

/**
 * An account as calendar programs read it (RFC 5545): special dates as whole days, which repeat
 * where they do, closings and planned changes with their times. Notes of closings are for those who run the account
 * and are left out.
 */
export function toICalendar({ name, numbers, planned }: FedAccount, now: Date): string {
  const calendar = ical({
    name: t(texts.calendar, { company: name }),
    prodId: { company: 'Jackfield', product: 'Numbers' },
    ttl: readAgain,
  });
  const oldest = new Date(now.getTime() - keptDays * dayLength).toISOString().slice(0, 10);
  for (const number of numbers) {
    const { id, label, hours, override, updatedAt } = number;
    const dates = hours.alwaysOpen ? [] : hours.dates;
    for (const date of dates) {
      if (upcoming(date, oldest) !== null) addDate(calendar, number, date);
    }
    if (override !== null && Date.parse(override.until) > now.getTime()) {
      calendar.createEvent({
        id: `closed.${id}.${Date.parse(override.setAt)}`,
        start: new Date(override.setAt),
        end: new Date(override.until),
        summary: t(texts.closedForNow, { number: label }),
        stamp: updatedAt,
        lastModified: updatedAt,
      });
    }
  }
  for (const { id, at, records, updatedAt } of planned) {
    calendar.createEvent({
      id: `planned.${id}`,
      start: at,
      end: at,
      summary: t(texts.planned, { records: records.join(', ') }),
      stamp: updatedAt,
      lastModified: updatedAt,
    });
  }
  return calendar.toString();
}
