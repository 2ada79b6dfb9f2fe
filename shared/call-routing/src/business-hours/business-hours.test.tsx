import { valibotResolver } from '@hookform/resolvers/valibot';
import { listHolidays } from '@jackfield/contract/api/holiday';
import type { BusinessHour } from '@jackfield/contract/api/routing';
import { alwaysOpenIn, officeWeek } from '@jackfield/domain/business-hours';
import { renderKit } from '@jackfield/kit/testing';
import {
  hoursOfValues,
  hoursSchema,
  type HoursValues,
  hoursValuesOf,
} from '@jackfield/records/hours-text';
import { FakeApi } from '@jackfield/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { type Resolver, useForm, useWatch } from 'react-hook-form';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BusinessHours } from './business-hours.tsx';
import type { HoursRouting } from './hours-routing.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-18T00:15:00Z'), shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const office: BusinessHour = {
  ...alwaysOpenIn('America/Chicago'),
  alwaysOpen: false,
  weekly: officeWeek(),
};
let now: HoursValues;
const routing = {
  place: 'teamMissedCall',
  ownerId: 'team',
  preset: { actionType: 'voicemail', actionValue: null },
} as const;

function Host({ hours, of }: { hours: BusinessHour; of: HoursRouting }) {
  const form = useForm<HoursValues>({
    defaultValues: hoursValuesOf(hours),
    resolver: valibotResolver(hoursSchema) as Resolver<HoursValues>,
    mode: 'onTouched',
  });
  const values = useWatch({ control: form.control, compute: (all: HoursValues) => all });
  useEffect(() => {
    now = values;
  }, [values]);
  return <BusinessHours form={form} intro="Decides." routing={of} />;
}

const user = userEvent.setup({ advanceTimers: (by) => vi.advanceTimersByTime(by) });
const show = (hours: Partial<BusinessHour> = {}, of: HoursRouting = routing) => {
  renderKit(
    <QueryClientProvider client={new QueryClient()}>
      <Host hours={{ ...office, ...hours }} of={of} />
    </QueryClientProvider>,
  );
};
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
async function type(name: string, text: string): Promise<void> {
  await user.clear(field(name));
  await user.type(field(name), text);
  await user.tab();
}

it('[TEAM-02] annex F2 switching always open off fills Monday to Friday', async () => {
  show(alwaysOpenIn('America/Chicago'));
  expect(screen.queryByRole('group', { name: 'Weekly hours' })).toBeNull();
  await user.click(screen.getByText('Custom hours'));
  expect(hoursOfValues(now)).toEqual(office);
  expect(field('Monday, opens').value).toBe('9:00 am');
  await user.click(screen.getByText('24 hours, 7 days'));
  expect(hoursOfValues(now)).toEqual({ ...office, alwaysOpen: true });
});

it('[ENT-27] takes times as people type them and shows them with am and pm', async () => {
  show();
  for (const [typed, shown, stored] of [
    ['3:07 pm', '3:07 pm', '15:07'],
    ['15:07', '3:07 pm', '15:07'],
    ['7', '7:00 am', '07:00'],
  ] as const) {
    await type('Monday, opens', typed);
    expect([field('Monday, opens').value, now.monday[0]?.from]).toEqual([shown, stored]);
  }
  await type('Monday, closes', '12:00 am');
  expect([field('Monday, closes').value, now.monday[0]?.to]).toEqual(['12:00 am', '24:00']);
});

it('[ROUTE-01] refuses what is no time, and hours that overlap', async () => {
  show();
  await type('Tuesday, opens', 'noonish');
  await waitFor(() => expect(screen.getByText('Enter a time such as 9:00 am.')).toBeTruthy());
  expect(field('Tuesday, opens').getAttribute('aria-invalid')).toBe('true');
  expect(field('Tuesday, opens').value).toBe('noonish');
  await type('Tuesday, opens', '9');
  await waitFor(() => expect(screen.queryByText('Enter a time such as 9:00 am.')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Add hours on Tuesday' }));
  await type('Tuesday, opens, 2', '4 pm');
  await waitFor(() =>
    expect(screen.getByText('These hours overlap. Change one of them.')).toBeTruthy(),
  );
});

it('[ROUTE-01] adds hours, removes them, and copies them to other days', async () => {
  show();
  await user.click(screen.getByRole('button', { name: 'Add hours on Monday' }));
  expect(now.monday).toEqual([
    { from: '09:00', to: '17:00' },
    { from: '18:00', to: '19:00' },
  ]);
  await user.click(screen.getByRole('button', { name: 'Copy the hours of Monday' }));
  await user.click(screen.getByRole('menuitem', { name: 'Saturday and Sunday' }));
  expect([now.saturday, now.sunday, now.tuesday]).toEqual([
    now.monday,
    now.monday,
    [{ from: '09:00', to: '17:00' }],
  ]);
  await user.click(screen.getByRole('button', { name: 'Remove 6:00 pm to 7:00 pm on Monday' }));
  expect(now.monday).toEqual([{ from: '09:00', to: '17:00' }]);
});

it('[ROUTE-01] a day is switched off and on again with the hours it had', async () => {
  show({ weekly: { ...officeWeek(), friday: [{ from: '08:00', to: '12:00' }] } });
  await user.click(screen.getByRole('switch', { name: 'Open on Friday' }));
  expect(now.friday).toEqual([]);
  const row = screen.getByRole('group', { name: 'Friday' });
  expect(within(row).getByText('Closed all day')).toBeTruthy();
  await user.click(screen.getByRole('switch', { name: 'Open on Friday' }));
  expect(now.friday).toEqual([{ from: '08:00', to: '12:00' }]);
});

it('annex J3 hours past midnight go on on the next day', () => {
  show({ weekly: { ...officeWeek(), friday: [{ from: '20:00', to: '02:00' }] } });
  const saturday = screen.getByRole('group', { name: 'Saturday' });
  expect(within(saturday).getByText('From Friday: open until 2:00 am')).toBeTruthy();
});

it('[ROUTE-01] says what holds now, how much it is, and when clocks change', () => {
  show();
  expect(screen.getByText('Now Tuesday 6:15 pm: closed, opens Wednesday 9:00 am')).toBeTruthy();
  expect(screen.getByText('40 hours open per week')).toBeTruthy();
  expect(screen.queryByText(/^Clocks go/)).toBeNull();
  cleanup();
  vi.setSystemTime(new Date('2026-10-20T15:00:00Z'));
  show();
  expect(
    screen.getByText('Clocks go back by 60 minutes on Nov 01, 2026. Your hours follow local time.'),
  ).toBeTruthy();
});

it('annex J3 adds a date with own hours, and changes it', async () => {
  show();
  await user.click(screen.getByRole('button', { name: 'Add date…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Add date' }));
  expect(dialog.getByText('The name field is required.')).toBeTruthy();
  await user.type(dialog.getByRole('textbox', { name: /Name/ }), 'Christmas Eve');
  const day = dialog.getByLabelText(/First day/);
  await user.clear(day);
  await user.type(day, '2026-12-24');
  await user.click(dialog.getByText('Different hours'));
  await user.clear(dialog.getByRole('textbox', { name: 'Hours, closes' }));
  await user.type(dialog.getByRole('textbox', { name: 'Hours, closes' }), '1 pm');
  await user.click(dialog.getByRole('checkbox', { name: 'Every year' }));
  await user.click(dialog.getByRole('button', { name: 'Add date' }));
  expect(now.dates).toMatchObject([
    {
      name: 'Christmas Eve',
      from: '2026-12-24',
      to: '2026-12-24',
      closed: false,
      intervals: [{ from: '09:00', to: '13:00' }],
      repeatsYearly: true,
    },
  ]);
  const row = within(screen.getByRole('list', { name: 'Dates with their own hours' }));
  expect(row.getByText('Dec 24, every year')).toBeTruthy();
  expect(row.getByText('9:00 am to 1:00 pm')).toBeTruthy();
  await user.click(row.getByRole('button', { name: 'Remove Christmas Eve' }));
  expect(now.dates).toEqual([]);
});

it('annex J3 a date has an action of its own', async () => {
  const date = {
    id: '0198c0de-0000-7000-8000-000000000001',
    name: 'Founders day',
    from: '2026-12-01',
    to: '2026-12-01',
    closed: true,
    intervals: [],
    repeatsYearly: false,
  };
  show({ dates: [date] });
  await user.click(screen.getByRole('button', { name: 'Edit Founders day' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('checkbox', { name: 'Send calls elsewhere on these days' }));
  await user.click(dialog.getByRole('radio', { name: /another number/i }));
  await user.click(dialog.getByRole('button', { name: 'Apply' }));
  expect(screen.getByRole('dialog')).toBeTruthy();
  await user.type(dialog.getByRole('textbox', { name: /Phone number/i }), '2515550123');
  await user.click(dialog.getByRole('button', { name: 'Apply' }));
  expect(now.dates[0]?.action).toEqual({ actionType: 'number', actionValue: '+12515550123' });
  expect(screen.getByText(/^Closed, calls go to: .*555-0123/)).toBeTruthy();
});

it('annex J3 a date leads wherever closed hours may: a menu of the number as well', async () => {
  const menuId = '0198c0de-0000-7000-8000-000000000002';
  const menus = {
    items: [{ id: menuId, name: 'Holiday menu', isIncomplete: false }],
    readAgain: async () => undefined,
    onAdd: async () => null,
  };
  const greetings = {
    media: { items: [], maximum: 10, savedText: null, hasSpeech: false },
    upload: vi.fn(),
    addText: vi.fn(),
    select: vi.fn(),
    remove: vi.fn(),
  };
  const preset = { actionType: 'ivr', actionValue: menuId } as const;
  show({}, { place: 'companyClosedHour', ownerId: 'number', preset, menus, greetings });
  await user.click(screen.getByRole('button', { name: 'Add date…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /Name/ }), 'Founders day');
  await user.click(dialog.getByRole('checkbox', { name: 'Send calls elsewhere on these days' }));
  expect(dialog.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Message/),
      expect.stringMatching(/^IVR/),
      expect.stringMatching(/^Call group/),
    ]),
  );
  await user.click(dialog.getByRole('button', { name: 'Add date' }));
  expect(now.dates[0]?.action).toEqual(preset);
  expect(screen.getByText('Closed, calls go to: IVR: Holiday menu')).toBeTruthy();
});

it('annex J3 adds the holidays of the account country, those left out aside', async () => {
  const holiday = (name: string, day: string) => ({
    name,
    day,
    isFixed: name === 'Christmas Day',
    isUnconfirmed: name === 'Eid',
  });
  const api = new FakeApi().on(listHolidays, () => ({
    regions: [{ code: 'AL', name: 'Alabama' }],
    items: [
      holiday('Labor Day', '2026-09-07'),
      holiday('Thanksgiving Day', '2026-11-26'),
      holiday('Eid', '2026-12-10'),
      holiday('Christmas Day', '2026-12-25'),
    ],
  }));
  show();
  await user.click(screen.getByRole('button', { name: 'Add holidays…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('checkbox', { name: 'Thanksgiving Day' }));
  expect(dialog.queryByText('Labor Day')).toBeNull();
  expect(dialog.getByText('Nov 26, 2026')).toBeTruthy();
  expect(dialog.getByText('Dec 25, every year')).toBeTruthy();
  expect(dialog.getByText(/They take effect when you save the page\.$/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Add 2 holidays' }));
  expect(now.dates).toMatchObject([
    { name: 'Eid', from: '2026-12-10', closed: true, repeatsYearly: false, isUnconfirmed: true },
    { name: 'Christmas Day', to: '2026-12-25', repeatsYearly: true },
  ]);
  expect(api.calls(listHolidays).map(({ params }) => params)).toEqual([
    { country: 'USA', year: '2026' },
  ]);
  api.uninstall();
});

it('annex J3 a holiday on a closed day leaves its place to the day that is observed', async () => {
  const holiday = (name: string, day: string, hasSubstitute = false) => ({
    name,
    day,
    isFixed: false,
    isUnconfirmed: false,
    hasSubstitute,
  });
  const api = new FakeApi().on(listHolidays, ({ params }) => ({
    regions: [],
    items:
      params.year === '2027'
        ? [
            holiday('Christmas Day (substitute day)', '2027-12-24'),
            holiday('Christmas Day', '2027-12-25', true),
          ]
        : [],
  }));
  const open = async () => {
    await user.click(screen.getByRole('button', { name: 'Add holidays…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByText('2027'));
    const observed = await dialog.findByRole<HTMLInputElement>('checkbox', { name: /substitute/ });
    const itself = dialog.getByRole<HTMLInputElement>('checkbox', {
      name: /^Christmas Day(?! \(substitute)/,
    });
    return { dialog, observed, itself };
  };
  show();
  const closed = await open();
  expect([closed.observed.checked, closed.itself.checked]).toEqual([true, false]);
  expect(closed.dialog.getByText('Already closed')).toBeTruthy();
  await user.click(closed.itself);
  await user.click(closed.dialog.getByRole('button', { name: 'Add 2 holidays' }));
  expect(now.dates.map(({ from }) => from)).toEqual(['2027-12-24', '2027-12-25']);
  cleanup();

  show({ weekly: { ...officeWeek(), saturday: [{ from: '09:00', to: '12:00' }] } });
  const onSaturdays = await open();
  expect([onSaturdays.observed.checked, onSaturdays.itself.checked]).toEqual([true, true]);
  expect(onSaturdays.dialog.queryByText('Already closed')).toBeNull();
  api.uninstall();
});

it('annex J3 warns when no date lies in the next 90 days', () => {
  const date = {
    id: '0198c0de-0000-7000-8000-000000000001',
    name: 'Founders day',
    from: '2026-02-16',
    to: '2026-02-16',
    closed: true,
    intervals: [],
    repeatsYearly: true,
  };
  show({ dates: [date] });
  expect(screen.queryByText('No dates in the next 90 days')).toBeTruthy();
  cleanup();
  show({ dates: [{ ...date, from: '2026-02-15', to: '2026-02-15' }] });
  expect(screen.queryByText('No dates in the next 90 days')).toBeNull();
});
