import { readFileSync } from 'node:fs';
import { activateLocale, loadCatalogue } from '@jackfield/texts';
import { afterEach, describe, expect, it } from 'vitest';
import { formatDate, formatDateTime, formatDay } from './dates.ts';
import { capital } from './locale.ts';
import { formatAmount, formatMoney } from './money.ts';
import { relativeTime } from './relative-time.ts';
import {
  formatTimeOfDay,
  isTimeOfDay,
  parseTimeOfDay,
  endsOfTimes,
  timeBehindWord,
} from './time-of-day.ts';
import { isTimeZone, timeZones } from './time-zones.ts';
import { weekdayName } from './weekday-names.ts';

const instant = '2025-01-05T20:07:00.000Z';

describe('dates', () => {
  it("CONST-06 shows dates as 'Mon DD, YYYY'", () => {
    expect(formatDate(instant, 'America/New_York')).toBe('Jan 05, 2025');
    expect(formatDay('2025-12-31')).toBe('Dec 31, 2025');
  });

  it("CONST-07 shows times as 'YYYY-MM-DD, h:mm a' in a zone", () => {
    expect(formatDateTime(instant, 'America/New_York')).toBe('2025-01-05, 3:07 pm');
    expect(formatDateTime(instant, 'Asia/Kuala_Lumpur')).toBe('2025-01-06, 4:07 am');
    expect(formatDateTime('2025-01-05T05:00:00Z', 'America/New_York')).toBe('2025-01-05, 12:00 am');
  });

  it('OP-130 shows nothing for a missing or broken date', () => {
    expect([formatDate(null, 'UTC'), formatDateTime('nonsense', 'UTC')]).toEqual(['', '']);
  });
});

describe('relative time', () => {
  const now = Date.parse(instant);
  const second = 1000;
  const day = 86_400_000;
  it.each([
    [0, '0 seconds ago'],
    [59 * second, '59 seconds ago'],
    [60 * second, '1 minute ago'],
    [59 * 60 * second, '59 minutes ago'],
    [3600 * second, '1 hour ago'],
    [day - 1, '23 hours ago'],
    [day, '1 day ago'],
    [30 * day - 1, '29 days ago'],
    [30 * day, '1 month ago'],
    [364 * day, '12 months ago'],
    [365 * day, '1 year ago'],
    [-2 * day, 'in 2 days'],
  ])('CONST-02 says of %i ms: %s', (distance, text) => {
    expect(relativeTime(new Date(now - distance), now)).toBe(text);
  });
});

describe('time of day', () => {
  it.each([
    ['00:00', '12:00 am'],
    ['09:05', '9:05 am'],
    ['12:30', '12:30 pm'],
    ['23:59', '11:59 pm'],
  ])('ENT-27 shows %s as %s and reads it back', (stored, shown) => {
    expect(formatTimeOfDay(stored)).toBe(shown);
    expect(parseTimeOfDay(shown)).toBe(stored);
  });

  it('ENT-27 reads what people type and refuses what is no time', () => {
    expect(['3pm', '3:07PM', '15:07', '9'].map(parseTimeOfDay)).toEqual([
      '15:00',
      '15:07',
      '15:07',
      '09:00',
    ]);
    expect(['130p', '130 pm', '1230AM', '1p', '0915 a.m.'].map(parseTimeOfDay)).toEqual([
      '13:30',
      '13:30',
      '00:30',
      '13:00',
      '09:15',
    ]);
    expect(['noon', ' Noon', 'midnight'].map(parseTimeOfDay)).toEqual(['12:00', '12:00', '00:00']);
    expect(['130', '1330', '1330p', '170p'].map(parseTimeOfDay)).toEqual([null, null, null, null]);
    expect(['13 pm', '0 am', '24:00', '9:60', 'noonish'].map(parseTimeOfDay)).toEqual(
      Array.from({ length: 5 }, () => null),
    );
    expect([isTimeOfDay('9:05'), isTimeOfDay('24:00'), isTimeOfDay('23:59')]).toEqual([
      false,
      false,
      true,
    ]);
  });
});

describe('time zones', () => {
  it('ENUM-15 names every zone and the platform knows each', () => {
    const zones = timeZones(new Date(instant));
    expect(zones.length).toBeGreaterThan(400);
    expect(zones.filter(({ id, name }) => !isTimeZone(id) || !name)).toEqual([]);
    expect(zones.find(({ id }) => id === 'America/Chicago')).toEqual({
      id: 'America/Chicago',
      offset: -360,
      name: '(UTC-06:00) America/Chicago, Central Time',
    });
  });

  it('VAL-02 refuses nothing at all, and what is no zone', () => {
    const given = ['', 'Mars/Olympus', 'Asia/Kolkata'];
    expect(given.map(isTimeZone)).toEqual([false, false, true]);
  });
});

describe('another language', () => {
  afterEach(() => activateLocale('en'));

  it('writes dates, times, amounts and days its own way', () => {
    activateLocale('es');
    expect(formatDate(instant, 'America/New_York')).toBe('5 ene 2025');
    expect(formatDateTime(instant, 'America/New_York')).toBe('5 ene 2025, 3:07 p.m.');
    expect(relativeTime(instant, Date.parse(instant) + 300_000)).toBe('hace 5 minutos');
    expect(formatAmount(12_345.5)).toBe('12,345.50');
    expect(formatMoney(-0.001, 'usd')).toBe('$0.00');
    expect(weekdayName('monday', 'long')).toBe('lunes');
    expect(capital(weekdayName('monday', 'long'))).toBe('Lunes');
    expect(timeZones(new Date(instant)).find(({ id }) => id === 'America/Chicago')).toMatchObject({
      offset: -360,
      name: '(UTC-06:00) America/Chicago, hora central',
    });
    activateLocale('en');
    expect(formatDate(instant, 'America/New_York')).toBe('Jan 05, 2025');
    expect(weekdayName('monday', 'short')).toBe('Mon');
  });

  it('LANG-01 writes the hour of a moment as it writes an hour alone', () => {
    activateLocale('fr-CA');
    const moment = formatDateTime('2025-01-05T14:07:00Z', 'America/New_York');
    expect(moment.replaceAll(/\s/g, ' ')).toBe('5 janv. 2025, 9 h 07');
  });

  it('LANG-01 gives a time behind a word its article in Spanish alone', () => {
    const behind = () =>
      ['01:00', '13:05', '16:00'].map((time) => timeBehindWord(formatTimeOfDay(time)));
    expect(behind()).toEqual(['1:00 am', '1:05 pm', '4:00 pm']);
    loadCatalogue('es', {
      'domain.times.behindWord': 'las {time}',
      'domain.times.oneBehindWord': 'la {time}',
    });
    activateLocale('es');
    expect(behind()).toEqual(['la 1:00 a.m.', 'la 1:05 p.m.', 'las 4:00 p.m.']);
  });

  it.each([
    ['en', '9:00', '11:30 am'],
    ['fr-CA', '9 h 00', '11 h 00'],
  ])('LANG-01 says a half of the day once in %s and leaves minutes', (tag, from, to) => {
    activateLocale(tag);
    const times = { from: formatTimeOfDay('09:00'), to };
    expect(endsOfTimes(times)).toEqual({ from, to });
  });

  it.each([
    ['fr-CA', '16 h 30', '16:30'],
    ['fr-CA', '16 h', '16:00'],
    ['fr-CA', '9h05', '09:05'],
    ['es', '9:00 a. m.', '09:00'],
    ['es', '4:30 p.m.', '16:30'],
    ['ms', '4:30 PTG', '16:30'],
    ['ms', '16:30', '16:30'],
  ])('LANG-01 in %s "%s" is %s', (tag, typed, stored) => {
    activateLocale(tag);
    expect(parseTimeOfDay(typed)).toBe(stored);
  });

  it.each([
    ['es', 'mediodía', '12:00'],
    ['es', 'Medianoche', '00:00'],
    ['es', '4:30 de la tarde', '16:30'],
    ['es', '12 de la noche', '00:00'],
    ['fr-CA', 'midi', '12:00'],
    ['fr-CA', 'minuit', '00:00'],
    ['fr-CA', '9 du soir', '21:00'],
    ['ms', 'tengah hari', '12:00'],
    ['ms', 'tengah malam', '00:00'],
    ['ms', '8 pagi', '08:00'],
    ['ms', '4 petang', '16:00'],
    ['ms', '30 petang', null],
  ])('LANG-01 in %s the words "%s" are %s', (tag, typed, stored) => {
    loadCatalogue(tag, JSON.parse(readFileSync(`shared/texts/languages/${tag}.json`, 'utf8')));
    activateLocale(tag);
    expect(parseTimeOfDay(typed)).toBe(stored);
  });

  it.each(['es', 'ms', 'fr', 'fr-CA', 'en-GB', 'es-US', 'zh'])(
    'reads the times that it shows in %s',
    (tag) => {
      activateLocale(tag);
      const times = ['00:00', '00:30', '09:05', '12:00', '15:07', '23:59'];
      expect(times.map((time) => parseTimeOfDay(formatTimeOfDay(time)))).toEqual(times);
    },
  );
});
