import type { SpecialDates } from '@jackfield/contract/api/routing';
import { alwaysOpenIn, dayNumber, withDates } from '@jackfield/domain/business-hours';
import { sampleRouting } from '@jackfield/testing';
import { expect, it } from 'vitest';
import { dateMarks, holidayMarks, overrideMarks } from './marks.ts';

const [main] = sampleRouting().companies;
if (main === undefined) throw new Error('The sample has a number');
const days = { first: dayNumber('2026-11-22'), last: dayNumber('2026-11-28') };
const date = (change: Partial<SpecialDates> = {}): SpecialDates => ({
  id: 'd1',
  name: 'Day after Thanksgiving',
  from: '2026-11-27',
  to: '2026-11-27',
  closed: true,
  intervals: [],
  repeatsYearly: false,
  ...change,
});
const withDate = (id: string, one: SpecialDates) => ({
  ...main,
  id,
  businessHour: { ...main.businessHour, dates: [one] },
});
const thanksgiving = {
  name: 'Thanksgiving',
  day: '2026-11-26',
  isFixed: false,
  isUnconfirmed: false,
};

it('tells the same date of several numbers once, and others apart', () => {
  const other = date({ closed: false, intervals: [{ from: '09:00', to: '12:00' }] });
  const marks = dateMarks(
    [withDate('a', date()), withDate('b', date({ id: 'd2' })), withDate('c', other)],
    days,
  );
  expect(marks.map(({ companies }) => companies.map(({ id }) => id))).toEqual([['a', 'b'], ['c']]);
});

it('cuts a date at the days that are shown, and finds it in every year', () => {
  const [mark] = dateMarks(
    [withDate('a', date({ from: '2020-11-27', to: '2020-12-05', repeatsYearly: true }))],
    days,
  );
  expect([mark?.first, mark?.last]).toEqual([dayNumber('2026-11-27'), dayNumber('2026-11-28')]);
});

it('counts numbers that a holiday does not close, where somebody may have forgotten it', () => {
  const open = { ...main, id: 'x', businessHour: alwaysOpenIn('UTC') };
  const closed = withDate('y', date({ from: '2026-11-26', to: '2026-11-26' }));
  const [mark] = holidayMarks([main, open, closed], [thanksgiving], days);
  expect(mark?.companies.map(({ id }) => id)).toEqual([main.id]);
  const dated = withDates(open.businessHour, [date({ from: '2026-12-24', to: '2026-12-24' })]);
  const never = { ...open, businessHour: dated };
  expect(holidayMarks([open, never, closed], [thanksgiving], days)).toEqual([]);
});

it('shows an override until it ends, and none that is over', () => {
  const target = { actionType: 'voicemail' as const, actionValue: null };
  const closed = { ...main, override: { until: 500, target, by: null, note: null } };
  expect(overrideMarks([closed], 100, { from: 0, to: 1000 })).toHaveLength(1);
  expect(overrideMarks([closed], 100, { from: 600, to: 1000 })).toHaveLength(0);
  expect(overrideMarks([closed], 600, { from: 0, to: 1000 })).toHaveLength(0);
});
