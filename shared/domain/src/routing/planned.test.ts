import { alwaysOpenIn, officeWeek } from '@jackfield/domain/business-hours';
import type { PlannedChange } from '@jackfield/contract/api/planned-change';
import { changedRouting, wednesday } from '@jackfield/testing';
import { describe, expect, it } from 'vitest';
import { mergeEdit, withRecord } from './edit.ts';
import { comparePeriods } from './compare.ts';
import { finish } from './work.ts';
import { changeAhead, withPlanned } from './planned.ts';

const until = (to: string) => [{ from: '09:00', to }];
const date = (id: string) => ({
  id,
  name: id,
  from: '2026-12-24',
  to: '2026-12-24',
  closed: true,
  intervals: [],
  repeatsYearly: false,
});
const hours = (weekly: object, dates: ReturnType<typeof date>[] = []) => ({
  ...alwaysOpenIn('America/Chicago'),
  alwaysOpen: false,
  weekly: { ...officeWeek(), ...weekly },
  dates,
});
const base = changedRouting();
const [first] = base.companies;
const id = first?.id ?? '';
const edit = (businessHour: ReturnType<typeof hours>) =>
  ({ list: 'companies', id, members: { businessHour } }) as const;
const hoursIn = (config: typeof base) =>
  config.companies.find((company) => company.id === id)?.businessHour;
/** The account once an edit of another one is saved on it. */
const withEdit = (config: typeof base, shown: typeof base, of: ReturnType<typeof edit>) =>
  mergeEdit(config, shown, of)?.merged ?? config;
const shown = withEdit(base, base, edit(hours({}, [date('old')])));

it('an edit leaves other days and dates as an earlier plan made them', () => {
  const next = withEdit(shown, shown, edit(hours({ friday: until('12:00') }, [date('new')])));
  const merged = hoursIn(
    withEdit(next, shown, edit(hours({ monday: until('16:00') }, [date('old'), date('mine')]))),
  );
  expect(merged?.weekly).toMatchObject({ monday: until('16:00'), friday: until('12:00') });
  expect(merged?.dates.map((one) => one.id)).toEqual(['mine', 'new']);
});

it('an edit wins on the day that both changed', () => {
  const next = withEdit(shown, shown, edit(hours({ monday: until('12:00') })));
  const merged = hoursIn(withEdit(next, shown, edit(hours({ monday: until('16:00') }))));
  expect(merged?.weekly.monday).toEqual(until('16:00'));
});

it('a plan leaves what a form holds on other days', () => {
  const typed = withEdit(shown, shown, edit(hours({ tuesday: until('15:00') })));
  const part = {
    entity: 'company' as const,
    id,
    before: { businessHour: hours({}) },
    after: { businessHour: hours({ monday: until('16:00') }) },
  };
  expect(hoursIn(withPlanned(typed, { parts: [part] }))?.weekly).toMatchObject({
    monday: until('16:00'),
    tuesday: until('15:00'),
  });
});

describe('what is planned beside a change (SAY-03)', () => {
  const hour = 3_600_000;
  const [now, tomorrow, later] = [wednesday, wednesday + 24 * hour, wednesday + 48 * hour];
  const closedAt = (instant: number, to: string): PlannedChange => ({
    id: `${instant}`,
    at: new Date(instant).toISOString(),
    state: 'coming',
    backAt: null,
    backOf: null,
    absenceOf: null,
    parts: [
      {
        entity: 'company',
        id,
        name: 'Main line',
        before: { callHandlingClosedHour: first?.closedHour },
        after: { callHandlingClosedHour: target(to) },
        names: {},
        reason: '',
        clashes: [],
        isGone: false,
      },
    ],
    plannedBy: { id: 'a', name: 'Ana' },
    doneAt: null,
    version: 1,
    createdAt: new Date(now).toISOString(),
    updatedAt: new Date(now).toISOString(),
  });
  const target = (actionValue: string) => ({ actionType: 'teammate', actionValue }) as const;
  const [ana = '', ben = ''] = base.people.map((person) => person.id);
  const closedTo = (to: string) => (config: typeof base) =>
    withRecord(config, { list: 'companies', id, members: { closedHour: target(to) } });
  const missedTo = (config: typeof base) =>
    withRecord(config, { list: 'people', id: ana, members: { missedCall: target(ben) } });
  const closedIn = ({ companies }: typeof base) =>
    companies.find((company) => company.id === id)?.closedHour;

  it('is saved on both sides at its time', () => {
    const { periods, stopped } = changeAhead(base, [closedAt(tomorrow, ben)], now, missedTo);
    expect(periods.map(({ from }) => from)).toEqual([now, tomorrow]);
    expect(closedIn(periods[0].after)).toEqual(first?.closedHour);
    expect([periods[1]?.before, periods[1]?.after].map((side) => side && closedIn(side))).toEqual([
      target(ben),
      target(ben),
    ]);
    expect(stopped).toEqual([]);
  });

  it('is told of from its time on, where it alone lets callers notice the change', () => {
    const { periods } = changeAhead(base, [closedAt(tomorrow, ana)], now, missedTo);
    const [difference] = finish(comparePeriods(periods, later));
    expect(finish(comparePeriods(periods.slice(0, 1), later))).toEqual([]);
    expect(difference?.spans[0]).toBeGreaterThanOrEqual(tomorrow);
  });

  it('waits on the side on which the change makes it clash', () => {
    const plan = closedAt(tomorrow, ben);
    const { periods, stopped } = changeAhead(base, [plan], now, closedTo(ana));
    expect(stopped).toEqual([plan]);
    expect(periods[1]?.after && closedIn(periods[1].after)).toEqual(target(ana));
  });

  it('waits where the change takes its target away', () => {
    const plan = closedAt(tomorrow, ben);
    const without = (config: typeof base) => ({
      ...config,
      people: config.people.filter((person) => person.id !== ben),
    });
    expect(changeAhead(base, [plan], now, without).stopped).toEqual([plan]);
  });

  it('is part of both sides from the start where the change comes later', () => {
    const { periods } = changeAhead(base, [closedAt(tomorrow, ben)], later, missedTo);
    expect(periods).toHaveLength(1);
    expect(closedIn(periods[0].before)).toEqual(target(ben));
  });
});
