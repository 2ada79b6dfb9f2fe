import { type BusinessHour, type OpenInterval, weekdays } from '@jackfield/contract/api/routing';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { anyHours, anyInstant } from '@jackfield/testing/routing/arbitrary-hours';
import { isOpenAt } from './open-at.ts';
import { alwaysOpenIn, officeWeek } from './presets.ts';

type Special = BusinessHour['dates'][number];

const hours = (change: Partial<BusinessHour>): BusinessHour => ({
  ...alwaysOpenIn('America/Chicago'),
  alwaysOpen: false,
  ...change,
});
const everyDay = (...intervals: OpenInterval[]): BusinessHour['weekly'] => ({
  monday: intervals,
  tuesday: intervals,
  wednesday: intervals,
  thursday: intervals,
  friday: intervals,
  saturday: intervals,
  sunday: intervals,
});
const date = (change: Partial<Special>): Special => ({
  id: '0198c0de-0000-7000-8000-000000000001',
  name: 'Holiday',
  from: '2026-12-25',
  to: '2026-12-25',
  closed: true,
  intervals: [],
  repeatsYearly: false,
  ...change,
});
const isOpen = (set: BusinessHour, at: string) => isOpenAt(set, new Date(at)).isOpen;

/** What a calendar library says: the slow and plain way. */
function plainly(set: BusinessHour, at: number): boolean {
  if (set.alwaysOpen) return true;
  const now = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(set.timeZone);
  const time = now.toPlainTime();
  const intervalsOf = (day: Temporal.PlainDate) => {
    const covers = ({ from, to, repeatsYearly }: Special) =>
      [-3, -2, -1, 0, 1, 2, 3].some((years) => {
        if (years !== 0 && !repeatsYearly) return false;
        const moved = (text: string) => `${Number(text.slice(0, 4)) + years}${text.slice(4)}`;
        return moved(from) <= day.toString() && day.toString() <= moved(to);
      });
    const length = ({ from, to }: Special) =>
      Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to)).days;
    const [special] = set.dates
      .filter(covers)
      .toSorted(
        (one, other) =>
          length(one) - length(other) || Number(one.repeatsYearly) - Number(other.repeatsYearly),
      );
    return special?.intervals ?? set.weekly[weekdays[day.dayOfWeek - 1] ?? 'monday'];
  };
  const before = (one: Temporal.PlainTime, text: string) =>
    text === '24:00' || Temporal.PlainTime.compare(one, Temporal.PlainTime.from(text)) < 0;
  const today = now.toPlainDate();
  const isOvernight = ({ from, to }: OpenInterval) => to <= from;
  return (
    intervalsOf(today).some(
      (one) => !before(time, one.from) && (isOvernight(one) || before(time, one.to)),
    ) ||
    intervalsOf(today.subtract({ days: 1 })).some((one) => isOvernight(one) && before(time, one.to))
  );
}

describe('business hours at an instant', () => {
  it('[ROUTE-01] annex J3 agrees with a calendar library at any time in any zone', () => {
    fc.assert(
      fc.property(anyHours, anyInstant, (set, at) => isOpenAt(set, at).isOpen === plainly(set, at)),
      { numRuns: 3000 },
    );
  });

  it('[ROUTE-01] is open from the first minute to before the last', () => {
    const set = hours({ weekly: officeWeek() });
    expect(isOpen(set, '2026-11-18T14:59:59.999Z')).toBe(false);
    expect(isOpen(set, '2026-11-18T15:00:00Z')).toBe(true);
    expect(isOpen(set, '2026-11-18T22:59:59.999Z')).toBe(true);
    expect(isOpen(set, '2026-11-18T23:00:00Z')).toBe(false);
    expect(isOpen(set, '2026-11-22T18:00:00Z')).toBe(false);
  });

  it('[ROUTE-01] says what decided', () => {
    const set = hours({ weekly: officeWeek(), dates: [date({ name: 'Christmas' })] });
    expect(isOpenAt(alwaysOpenIn('UTC'), 0)).toMatchObject({ isOpen: true, source: 'always' });
    expect(isOpenAt(set, new Date('2026-11-18T15:07:00Z'))).toMatchObject({
      source: 'week',
      interval: { from: '09:00', to: '17:00' },
      local: { minutes: 547 },
    });
    expect(isOpenAt(set, new Date('2026-12-25T16:00:00Z'))).toMatchObject({
      isOpen: false,
      source: 'date',
      date: { name: 'Christmas' },
    });
  });

  it('annex J3 intervals past midnight belong to the day they start on', () => {
    const set = hours({
      timeZone: 'Asia/Kuala_Lumpur',
      weekly: { ...everyDay(), friday: [{ from: '22:00', to: '02:00' }] },
      dates: [date({ from: '2026-11-21', to: '2026-11-21' })],
    });
    // Friday Nov 20 from 22:00, into a Saturday that a date closes.
    expect(isOpen(set, '2026-11-20T13:59:59Z')).toBe(false);
    expect(isOpen(set, '2026-11-20T14:00:00Z')).toBe(true);
    expect(isOpen(set, '2026-11-20T17:59:59Z')).toBe(true);
    expect(isOpen(set, '2026-11-20T18:00:00Z')).toBe(false);
  });

  it('annex J3 dates win over the week, the shortest one first, every year where it says so', () => {
    const set = hours({
      weekly: everyDay({ from: '00:00', to: '24:00' }),
      dates: [
        date({ from: '2026-12-24', to: '2027-01-02', repeatsYearly: true }),
        date({
          from: '2026-12-31',
          closed: false,
          intervals: [{ from: '09:00', to: '12:00' }],
          to: '2026-12-31',
        }),
      ],
    });
    expect(isOpen(set, '2026-12-23T18:00:00Z')).toBe(true);
    expect(isOpen(set, '2026-12-26T18:00:00Z')).toBe(false);
    expect(isOpen(set, '2026-12-31T16:00:00Z')).toBe(true);
    expect(isOpen(set, '2026-12-31T18:00:00Z')).toBe(false);
    expect(isOpen(set, '2028-01-02T18:00:00Z')).toBe(false);
    expect(isOpen(set, '2031-12-31T16:00:00Z')).toBe(false);
    expect(isOpen(set, '2031-01-03T18:00:00Z')).toBe(true);
  });

  it('annex J3 of dates as short as each other the one of a single year wins, then the first', () => {
    const dayOff = { from: '2026-12-24', to: '2026-12-24' };
    const everyYear = { ...dayOff, repeatsYearly: true };
    const morning = { closed: false, intervals: [{ from: '09:00', to: '12:00' }] };
    const set = hours({ dates: [date(everyYear), date({ ...dayOff, ...morning })] });
    expect(isOpen(set, '2026-12-24T16:00:00Z')).toBe(true);
    expect(isOpen(set, '2027-12-24T16:00:00Z')).toBe(false);
    const first = hours({ dates: [date({ ...everyYear, ...morning }), date(everyYear)] });
    expect(isOpen(first, '2026-12-24T16:00:00Z')).toBe(true);
  });
});

describe('business hours when clocks change', () => {
  it.each([
    // Chicago loses 02:00 to 03:00 on Mar 08, 2026.
    ['America/Chicago', '02:15', '02:45', '2026-03-08T08:15:00Z', false],
    ['America/Chicago', '01:30', '02:30', '2026-03-08T07:59:00Z', true],
    ['America/Chicago', '01:30', '02:30', '2026-03-08T08:00:00Z', false],
    ['America/Chicago', '01:30', '03:30', '2026-03-08T08:29:00Z', true],
    ['America/Chicago', '01:30', '03:30', '2026-03-08T08:30:00Z', false],
    // and has 01:00 to 02:00 twice on Nov 01, 2026.
    ['America/Chicago', '01:00', '01:30', '2026-11-01T06:15:00Z', true],
    ['America/Chicago', '01:00', '01:30', '2026-11-01T06:45:00Z', false],
    ['America/Chicago', '01:00', '01:30', '2026-11-01T07:15:00Z', true],
    ['America/Chicago', '01:00', '01:30', '2026-11-01T07:30:00Z', false],
    // St John's is half an hour off: 02:00 is 05:30 UTC before and 04:30 after Mar 08, 2026.
    ['America/St_Johns', '01:59', '03:00', '2026-03-08T05:29:00Z', true],
    ['America/St_Johns', '01:59', '03:00', '2026-03-08T05:30:00Z', false],
    ['America/St_Johns', '03:00', '04:00', '2026-03-08T05:30:00Z', true],
    ['America/St_Johns', '01:00', '01:30', '2026-11-01T03:45:00Z', true],
    ['America/St_Johns', '01:00', '01:30', '2026-11-01T04:45:00Z', true],
    ['America/St_Johns', '01:00', '01:30', '2026-11-01T05:15:00Z', false],
    // Lord Howe moves by half an hour: 02:00 to 02:30 is left out on Oct 04, 2026,
    ['Australia/Lord_Howe', '02:10', '02:20', '2026-10-03T15:40:00Z', false],
    ['Australia/Lord_Howe', '02:30', '02:40', '2026-10-03T15:30:00Z', true],
    // and 01:30 to 02:00 comes twice on Apr 05, 2026.
    ['Australia/Lord_Howe', '01:30', '01:40', '2026-04-04T14:35:00Z', true],
    ['Australia/Lord_Howe', '01:30', '01:40', '2026-04-04T15:05:00Z', true],
    ['Australia/Lord_Howe', '01:30', '01:40', '2026-04-04T15:15:00Z', false],
    ['Asia/Kuala_Lumpur', '02:00', '03:00', '2026-03-07T18:30:00Z', true],
    ['Asia/Kuala_Lumpur', '02:00', '03:00', '2026-03-07T19:00:00Z', false],
  ])('[ROUTE-01] %s, %s to %s at %s: %s', (timeZone, from, to, at, wanted) => {
    expect(isOpen(hours({ timeZone, weekly: everyDay({ from, to }) }), at)).toBe(wanted);
  });
});
