import type { SpecialDates } from '@jackfield/contract/api/routing';
import { alwaysOpenIn, officeWeek } from '@jackfield/domain/business-hours';
import { describe, expect, it } from 'vitest';
import { toICalendar } from './icalendar.ts';
import type { FedNumber } from './repository.ts';

const now = new Date('2026-11-22T15:00:00Z');
const date = (change: Partial<SpecialDates> = {}): SpecialDates => ({
  id: 'd1',
  name: 'Christmas, Eve; and\nmore',
  from: '2026-12-24',
  to: '2026-12-26',
  closed: true,
  intervals: [],
  repeatsYearly: false,
  ...change,
});
const number = (dates: SpecialDates[], change: Partial<FedNumber> = {}): FedNumber => ({
  id: 'n1',
  label: 'Main line',
  hours: { ...alwaysOpenIn('America/Chicago'), alwaysOpen: false, weekly: officeWeek(), dates },
  override: null,
  updatedAt: now,
  ...change,
});
const feed = (...numbers: FedNumber[]) =>
  toICalendar({ name: 'Harbor Dental', language: 'en', numbers, planned: [] }, now).replaceAll(
    '\r\n ',
    '',
  );

describe('the calendar for other programs (J9)', () => {
  it('has dates as whole days, the day after the last as their end', () => {
    const text = feed(number([date()]));
    expect(text).toContain('DTSTART;VALUE=DATE:20261224\r\n');
    expect(text).toContain('DTEND;VALUE=DATE:20261227\r\n');
    expect(text).toContain('SUMMARY:Main line is closed: Christmas\\, Eve\\; and\\nmore\r\n');
    expect(text).toContain('UID:d1.n1\r\n');
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
  });

  it('repeats what comes every year, and says other hours', () => {
    const intervals = [{ from: '09:00', to: '12:00' }];
    const text = feed(number([date({ repeatsYearly: true, closed: false, intervals })]));
    expect(text).toContain('RRULE:FREQ=YEARLY\r\n');
    expect(text).toContain('DESCRIPTION:9:00 am to 12:00 pm\r\n');
    expect(text).toContain('SUMMARY:Main line has other hours: ');
  });

  it('has closings in UTC, without their notes, until they end', () => {
    const override = {
      until: '2026-11-24T15:00:00.000Z',
      target: { actionType: 'voicemail' as const, actionValue: null },
      note: 'Water in the cellar',
      setBy: { id: 'p1', name: 'Maya' },
      setAt: '2026-11-22T14:00:00.000Z',
    };
    const text = feed(number([], { override }));
    expect(text).toContain('DTSTART:20261122T140000Z\r\n');
    expect(text).toContain('DTEND:20261124T150000Z\r\n');
    expect(text).not.toContain('cellar');
    expect(
      feed(number([], { override: { ...override, until: '2026-11-22T14:30:00Z' } })),
    ).not.toContain('VEVENT');
  });

  it('has planned changes at their time, with the records that they change', () => {
    const at = new Date('2026-12-01T15:00:00Z');
    const planned = [{ id: 'c1', at, records: ['Main line', 'Front desk'], updatedAt: now }];
    const text = toICalendar({ name: 'A', language: 'en', numbers: [], planned }, now);
    expect(text).toContain('UID:planned.c1\r\n');
    expect(text).toContain('DTSTART:20261201T150000Z\r\n');
    expect(text).toContain('SUMMARY:Planned change: Main line\\, Front desk\r\n');
  });

  it('leaves out what is long over and what does not count', () => {
    expect(feed(number([date({ from: '2026-01-01', to: '2026-01-01' })]))).not.toContain('VEVENT');
    expect(
      feed(number([date()], { hours: { ...alwaysOpenIn('UTC'), dates: [date()] } })),
    ).not.toContain('VEVENT');
  });

  it('folds lines after 75 octets', () => {
    const label = 'Ümläüte '.repeat(12);
    const lines = toICalendar(
      { name: 'A', language: 'en', numbers: [number([date()], { label })], planned: [] },
      now,
    ).split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  });
});
