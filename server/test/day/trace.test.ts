import { describe, expect, it } from 'vitest';
import { dayOf, firstDayOf, habits } from './trace.ts';

const day = dayOf([400, 5]);
const count = (kind: string) => day.filter((deed) => deed.kind === kind).length;
const hour = 3600;

describe('a working day', () => {
  it('is the same for the same seed, and in order', () => {
    expect(dayOf([400, 5])).toEqual(day);
    expect(day.map(({ at }) => at)).toEqual(day.map(({ at }) => at).toSorted((a, b) => a - b));
  });

  it('has what the habits say for each person', () => {
    expect(count('call')).toBe(405 * habits.calls);
    expect(count('enter')).toBe(count('leave'));
    expect(count('enter') / 405).toBeCloseTo(habits.visitors, 1);
    expect(count('read') / count('enter')).toBeCloseTo(habits.pages * habits.reads, 0);
  });

  it('at the beginning of a month has the invoices first, and files of those who begin', () => {
    const first = firstDayOf([400, 5]);
    expect(first[0]).toMatchObject({ kind: 'monthsEnd' });
    const files = first.filter(({ kind }) => kind === 'import');
    expect(files.map((deed) => 'rows' in deed && deed.rows).toSorted()).toEqual([1, 8]);
    expect(first).toHaveLength(day.length + 1 + files.length);
  });

  it('has half of its visits around nine, and more calls as an hour begins', () => {
    const visits = day.filter(({ kind }) => kind === 'enter');
    const atNine = visits.filter(({ at }) => Math.abs(at - 9 * hour) <= hour / 4);
    expect(atNine.length / visits.length).toBeGreaterThan(habits.atNine - 0.1);
    const calls = day.filter(({ kind }) => kind === 'call');
    const early = calls.filter(({ at }) => at % hour < 300);
    expect(early.length / calls.length).toBeGreaterThan(habits.onTheHour);
  });
});
