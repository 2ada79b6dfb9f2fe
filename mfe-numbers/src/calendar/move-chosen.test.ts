import { dayNumber } from '@jackfield/domain/business-hours';
import { expect, it } from 'vitest';
import { daysFrom } from './calendar-days.ts';
import { moveChosen } from './move-chosen.ts';

const half = 30 * 60_000;
const days = daysFrom('America/Chicago', dayNumber('2026-11-01'), 3, 'whole');
const companies = [{ id: 'a' }, { id: 'b' }];
const [sunday, monday] = days;
const move = (key: string, at: number, companyId = 'a', isByDay = false) =>
  moveChosen({ key, chosen: { companyId, at }, days, companies, isByDay });

it('walks over midnight, also on the day of 25 hours, and stops at both ends', () => {
  expect(sunday && monday && move('ArrowRight', sunday.to - half)).toEqual({
    companyId: 'a',
    at: monday?.from,
  });
  expect(monday && move('ArrowLeft', monday.from)?.at).toBe((sunday?.to ?? 0) - half);
  expect(sunday && move('ArrowLeft', sunday.from)).toBeNull();
  expect(move('ArrowRight', (days.at(-1)?.to ?? 0) - half)).toBeNull();
});

it('goes from number to number, or from day to day where each has a row', () => {
  const at = sunday?.from ?? 0;
  expect(move('ArrowDown', at)).toEqual({ companyId: 'b', at });
  expect(move('ArrowDown', at, 'b')).toBeNull();
  expect(move('ArrowDown', at, 'a', true)).toEqual({ companyId: 'a', at: monday?.from });
  // The last half hour of the longer day is not in the next one.
  expect(move('ArrowDown', (sunday?.to ?? 0) - half, 'a', true)?.at).toBe((monday?.to ?? 0) - half);
});

it('goes to the ends of the day, and leaves other keys alone', () => {
  const at = (monday?.from ?? 0) + 4 * half;
  expect(move('Home', at)?.at).toBe(monday?.from);
  expect(move('End', at)?.at).toBe((monday?.to ?? 0) - half);
  expect(move('x', at)).toBeNull();
});
