import { alwaysOpenIn, officeWeek } from '@jackfield/domain/business-hours';
import { changedRouting } from '@jackfield/testing';
import { expect, it } from 'vitest';
import { withEdit } from './with-edit.ts';
import { withPlanned } from './with-planned.ts';

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
