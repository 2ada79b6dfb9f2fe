import { activateLocale } from '@jackfield/texts';
import { afterEach, expect, it } from 'vitest';
import {
  dayOfMonthText,
  endsOfDays,
  longWeekdayAndDayText,
  monthAndDayText,
  monthText,
  weekdayAndDateText,
  weekdayAndDayText,
  zoneName,
} from './days-in-words.ts';

afterEach(() => activateLocale('en'));

it('says days, months and zones', () => {
  expect(weekdayAndDayText('2026-11-05')).toBe('Thu, Nov 05');
  expect(weekdayAndDateText('2026-11-05')).toBe('Thu, Nov 05, 2026');
  expect(dayOfMonthText('2026-11-05')).toBe('05');
  expect(longWeekdayAndDayText('2026-11-05')).toBe('Thursday, Nov 05');
  expect(monthAndDayText('2026-11-05')).toBe('Nov 05');
  expect(monthText('2026-12-01')).toBe('December 2026');
  expect(zoneName('America/Chicago')).toBe('Central Time');
  expect(zoneName('America/Phoenix')).toBe('Mountain Standard Time');
  expect(zoneName('Asia/Kuala_Lumpur')).toBe('Malaysia Time');
});

it('leaves out of days in a row what both ends share', () => {
  expect(endsOfDays('2026-11-22', '2026-11-28')).toEqual({ from: 'Nov 22', to: '28, 2026' });
  expect(endsOfDays('2026-11-29', '2026-12-05')).toEqual({ from: 'Nov 29', to: 'Dec 05, 2026' });
  expect(endsOfDays('2026-12-27', '2027-01-02').to).toBe('Jan 02, 2027');
});

it('follows the active language', () => {
  activateLocale('es');
  expect(monthText('2026-12-01')).toBe('diciembre de 2026');
  expect(endsOfDays('2026-05-03', '2026-05-05')).toEqual({ from: '3', to: '5 de may de 2026' });
  activateLocale('fr-CA');
  expect(weekdayAndDateText('2026-12-01')).toBe('mar. 1 déc. 2026');
  expect(dayOfMonthText('2026-12-01')).toBe('1');
});
