import { expect, it } from 'vitest';
import { readCalendarFile, UnreadableCalendar } from './read-calendar-file.ts';

const today = '2026-11-22';
const file = (...events: string[][]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Test//EN',
    ...events.flatMap((lines, index) => [
      'BEGIN:VEVENT',
      `UID:${index}@test`,
      'DTSTAMP:20260101T000000Z',
      ...lines,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ].join('\r\n');
const read = (...events: string[][]) => readCalendarFile(file(...events), today);

it('finds whole days, the last one before the end of the event', () => {
  expect(
    read([
      'DTSTART;VALUE=DATE:20261224',
      'DTEND;VALUE=DATE:20261227',
      'SUMMARY:Christmas\\, closed',
    ]),
  ).toMatchObject([{ name: 'Christmas, closed', from: '2026-12-24', to: '2026-12-26' }]);
  expect(read(['DTSTART;VALUE=DATE:20261224', 'SUMMARY:One day'])[0]?.to).toBe('2026-12-24');
});

it('leaves out hours of a day, what is over, what is cancelled and what has no name', () => {
  expect(
    read(
      ['DTSTART:20261224T090000Z', 'DTEND:20261224T100000Z', 'SUMMARY:Meeting'],
      ['DTSTART;VALUE=DATE:20260101', 'SUMMARY:Over'],
      ['DTSTART;VALUE=DATE:20261231', 'STATUS:CANCELLED', 'SUMMARY:Not at all'],
      ['DTSTART;VALUE=DATE:20261230'],
    ),
  ).toEqual([]);
});

it('keeps a plain year as a date of every year, and follows other rules for two years', () => {
  const found = read(
    ['DTSTART;VALUE=DATE:20201225', 'RRULE:FREQ=YEARLY', 'SUMMARY:Christmas Day'],
    [
      'DTSTART;VALUE=DATE:20201126',
      'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=4TH',
      'SUMMARY:Thanksgiving',
    ],
  );
  expect(found.filter(({ repeatsYearly }) => repeatsYearly)).toMatchObject([
    { name: 'Christmas Day', from: '2020-12-25' },
  ]);
  expect(found.filter(({ name }) => name === 'Thanksgiving').map(({ from }) => from)).toEqual([
    '2026-11-26',
    '2027-11-25',
  ]);
});

it('has the same event once, and an endless rule an end', () => {
  const day = ['DTSTART;VALUE=DATE:20261224', 'SUMMARY:Eve'];
  expect(read(day, day)).toHaveLength(1);
  expect(read(['DTSTART;VALUE=DATE:20261201', 'RRULE:FREQ=DAILY', 'SUMMARY:Daily']).length).toBe(
    722,
  );
});

it('refuses what is no calendar', () => {
  expect(() => readCalendarFile('hello', today)).toThrow(UnreadableCalendar);
  expect(() => readCalendarFile('BEGIN:VCARD\r\nVERSION:4.0\r\nEND:VCARD', today)).toThrow(
    UnreadableCalendar,
  );
  expect(() => readCalendarFile('', today)).toThrow(UnreadableCalendar);
});
