import { endCompanyOverride, getCompany } from '@jackfield/contract/api/company';
import {
  type CalendarFeed,
  endCalendarFeed,
  getCalendarFeed,
  makeCalendarFeed,
} from '@jackfield/contract/api/calendar-feed';
import { listPlannedChanges } from '@jackfield/contract/api/planned-change';
import { listHolidays } from '@jackfield/contract/api/holiday';
import {
  fixRouting,
  getRoutingConfig,
  listFindings,
  undoFix,
} from '@jackfield/contract/api/routing-engine';
import type { RoutingConfig } from '@jackfield/domain/routing';
import { renderInPortal } from '@jackfield/kit/testing';
import { noticesAtom, store } from '@jackfield/runtime';
import {
  FakeApi,
  mainId,
  sampleRouting,
  signInAs,
  signOutOfTest,
  wednesday,
} from '@jackfield/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { wholeCompany } from '../number-page/sample-number.ts';
import { Component } from './calendar-page.tsx';

let api: FakeApi;
let routing: RoutingConfig;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: wednesday });
  signInAs();
  store.set(noticesAtom, []);
  routing = sampleRouting();
  api = new FakeApi()
    .on(getRoutingConfig, () => routing as never)
    .on(
      listFindings,
      () => ({ items: [], checkedAt: '', until: '', isEveryCallTaken: true }) as never,
    )
    .on(listHolidays, () => ({
      regions: [],
      items: [{ name: 'Thanksgiving', day: '2026-11-26', isFixed: false, isUnconfirmed: false }],
    }));
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  api.uninstall();
  signOutOfTest();
});

/** Acts of each call that adds dates. */
const saves = () => {
  const saved = vi.fn();
  api.on(fixRouting, ({ body }) => {
    saved((body as { acts: unknown }).acts);
    return { saves: [{ entity: 'company' as const, id: mainId, version: 8, versions: 1 }] };
  });
  return saved;
};
const show = () => renderInPortal(<Component />, { path: '/' });
const cellOf = (name: RegExp) => screen.findByLabelText(name);
const said = () => screen.getByRole('status').textContent ?? '';

describe('the week (annex J9)', () => {
  it('says for each number and day when who rings, to the minute', async () => {
    show();
    const cell = await cellOf(/^Main line, Thu, Nov 19/);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Company numbers');
    expect(cell.getAttribute('aria-label')).toBe(
      'Main line, Thu, Nov 19: 7:00 to 9:00 am: Nobody, call ends, 9:00 am to 5:00 pm: One person or one outside number, 5:00 to 8:00 pm: Nobody, call ends',
    );
    expect(
      screen.getByText(
        /^Main line: callers reach nobody, not even a mailbox, for 128 of 168 hours/,
      ),
    ).toBeTruthy();
  });

  it('explains the half hour of now, and the next by an arrow', async () => {
    const { user } = show();
    (await cellOf(/^Main line, Wed, Nov 18/)).focus();
    expect(said()).toBe('Main line, Wed, Nov 18, 10:00 to 10:30 amAna rings.');
    await user.keyboard('{ArrowRight}');
    expect(said()).toContain('10:30 to 11:00 am');
    await user.keyboard('{End}');
    expect(said()).toContain('7:30 to 8:00 pm');
    await user.keyboard('{ArrowRight}');
    expect(said()).toContain('Thu, Nov 19, 7:00 to 7:30 am');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Main line, Thu, Nov 19/);
  });

  it('tells both parts of a half hour in which it changes', async () => {
    const [main] = routing.companies;
    if (!main) return;
    const monday = [{ from: '09:15', to: '17:00' }];
    const weekly = { ...main.businessHour.weekly, thursday: monday };
    routing = {
      ...routing,
      companies: [{ ...main, businessHour: { ...main.businessHour, weekly } }],
    };
    const { user } = show();
    (await cellOf(/^Main line, Wed, Nov 18/)).focus();
    await user.keyboard('{ArrowRight>20/}{ArrowRight>4/}');
    expect(said()).toContain('Thu, Nov 19, 9:00 to 9:30 am');
    expect(said()).toContain('From 9:00 am: ');
    expect(said()).toContain('From 9:15 am: Ana rings.');
  });

  it('turns by Page Down, comes back by T, and opens as a table', async () => {
    const { user } = show();
    expect(
      await screen.findByRole('heading', { level: 2, name: /^Nov 15 to 21, 2026/ }),
    ).toBeTruthy();
    await user.keyboard('{PageDown}');
    expect(screen.getByRole('heading', { level: 2, name: /^Nov 22 to 28, 2026/ })).toBeTruthy();
    expect(await screen.findByText('1 number is open as usual.')).toBeTruthy();
    await user.keyboard('t');
    expect(screen.getByRole('heading', { level: 2, name: /^Nov 15 to 21, 2026/ })).toBeTruthy();
    expect(screen.getByText('Nothing special this week')).toBeTruthy();
    expect(screen.getByRole('row', { name: 'Main line' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'More of the calendar' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Show as table' }));
    const row = screen.getByRole('row', { name: /^Main line/ });
    expect(within(row).getAllByRole('cell')).toHaveLength(7);
  });

  it('closes a day after it was seen who notices', async () => {
    const saved = saves();
    const { user } = show();
    await cellOf(/^Main line, Wed, Nov 18/);
    await user.keyboard('{PageDown}');
    const list = within(await screen.findByRole('list', { name: /^Nov 22 to 28/ }));
    await user.click(list.getByRole('button', { name: 'Close that day…' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveProperty('value', 'Thanksgiving');
    expect(dialog.getByRole('checkbox', { name: 'Main line' })).toHaveProperty('checked', true);
    expect(await dialog.findByText('Impact on callers')).toBeTruthy();
    const lost = dialog.queryByRole('checkbox', { name: 'I understand these calls will drop' });
    if (lost) await user.click(lost);
    await user.click(dialog.getByRole('button', { name: 'Add date' }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    expect(saved.mock.calls[0]?.[0]).toMatchObject([
      {
        of: { kind: 'company', id: mainId },
        dates: [{ name: 'Thanksgiving', from: '2026-11-26', closed: true }],
      },
    ]);
    expect(store.get(noticesAtom).at(-1)?.text).toBe('Main line is closed on Nov 26');
  });

  it('opens the dialog by the address, as the palette does, and once', async () => {
    const { user } = renderInPortal(<Component />, { path: '/?drawer=date' });
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  describe('a date for several numbers', () => {
    const nurseId = '0198c0de-0000-7000-8000-00000000000c';
    const billingId = '0198c0de-0000-7000-8000-00000000000b';
    const openDialog = async () => {
      const [main] = routing.companies;
      if (!main) throw new Error('The sample has a number.');
      const hours = main.businessHour;
      const early = [{ from: '08:00', to: '11:30' }];
      const weekly = { ...hours.weekly, thursday: early };
      routing = {
        ...routing,
        companies: [
          main,
          { ...main, id: billingId, label: 'Billing', businessHour: { ...hours, weekly } },
          { ...main, id: nurseId, label: 'Nurse', businessHour: { ...hours, alwaysOpen: true } },
        ],
      };
      const { user } = show();
      await user.click(await screen.findByRole('button', { name: 'Add date…' }));
      const dialog = within(await screen.findByRole('dialog'));
      await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Eve');
      await user.type(dialog.getByLabelText(/^First day/), '2026-12-24');
      return { user, dialog };
    };

    it('leaves those that are always open out of every number, in a group of their own', async () => {
      const { user, dialog } = await openDialog();
      await user.click(dialog.getByRole('checkbox', { name: 'Every number' }));
      const checked = (name: string) =>
        dialog.getByRole<HTMLInputElement>('checkbox', { name }).checked;
      expect(['Main line', 'Billing', 'Nurse'].map(checked)).toEqual([true, true, false]);
      await user.click(dialog.getByRole('checkbox', { name: 'Every number that is always open' }));
      expect(checked('Nurse')).toBe(true);
      await user.click(dialog.getByRole('checkbox', { name: 'Every number' }));
      expect(['Main line', 'Billing', 'Nurse'].map(checked)).toEqual([false, false, true]);
    });

    it('closes them early, each with its own opening time, as one save with one Undo', async () => {
      const saved = saves();
      const undone = vi.fn();
      api.on(undoFix, ({ body }) => undone(body));
      const { user, dialog } = await openDialog();
      await user.click(dialog.getByRole('radio', { name: 'Close early' }));
      expect(dialog.queryByRole('checkbox', { name: 'Every year' })).toBeNull();
      const time = dialog.getByRole('textbox', { name: 'Close at' });
      await user.clear(time);
      await user.type(time, 'noon');
      await user.click(dialog.getByRole('checkbox', { name: 'Every number' }));
      expect(await dialog.findByText('Impact on callers')).toBeTruthy();
      const lost = dialog.queryByRole('checkbox', { name: 'I understand these calls will drop' });
      if (lost) await user.click(lost);
      await user.click(dialog.getByRole('button', { name: 'Add date' }));
      await waitFor(() => expect(saved).toHaveBeenCalledOnce());
      const dates = [{ from: '2026-12-24', intervals: [{ from: '09:00', to: '12:00' }] }];
      expect(saved.mock.calls[0]?.[0]).toMatchObject([{ of: { id: mainId }, dates }]);
      const notice = store.get(noticesAtom).at(-1);
      expect(notice?.text).toBe('Main line closes at 12:00 pm on Dec 24');
      expect(
        await screen.findByRole('heading', { level: 2, name: /^Dec 20 to 26, 2026/ }),
      ).toBeTruthy();
      notice?.action?.run();
      await waitFor(() => expect(undone).toHaveBeenCalledOnce());
    });

    it('is not added before it was seen who notices', async () => {
      let answer: (value: never) => void = () => undefined;
      const waiting = new Promise<never>((resolve) => {
        answer = resolve;
      });
      api.on(listPlannedChanges, () => waiting);
      const { user, dialog } = await openDialog();
      await user.click(dialog.getByRole('checkbox', { name: 'Every number' }));
      const add = dialog.getByRole('button', { name: 'Add date' });
      expect(add).toHaveProperty('disabled', true);
      answer({ items: [] } as never);
      expect(await dialog.findByText('Impact on callers')).toBeTruthy();
      const lost = dialog.queryByRole('checkbox', { name: 'I understand these calls will drop' });
      if (lost) await user.click(lost);
      expect(add).toHaveProperty('disabled', false);
    });

    it('says so where all are closed by then, and saves nothing', async () => {
      const saved = saves();
      const { user, dialog } = await openDialog();
      await user.click(dialog.getByRole('radio', { name: 'Close early' }));
      await user.click(dialog.getByRole('checkbox', { name: 'Billing' }));
      await user.click(dialog.getByRole('button', { name: 'Add date' }));
      expect(await dialog.findByText(/^None of these numbers is open after/)).toBeTruthy();
      expect(saved).not.toHaveBeenCalled();
    });
  });

  it('lists a number that is closed for now, and opens it again', async () => {
    const [main] = routing.companies;
    if (!main) return;
    const target = {
      actionType: 'voicemail' as const,
      actionValue: { ownerType: 'teammate' as const, ownerId: routing.people[1]!.id },
    };
    const until = Date.parse('2026-11-20T15:00:00Z');
    routing = {
      ...routing,
      companies: [{ ...main, override: { until, target, by: 'Maya', note: null } }],
    };
    const company = { ...wholeCompany(), id: mainId, version: 3 };
    const ended = vi.fn();
    api
      .on(getCompany, () => company)
      .on(endCompanyOverride, () => {
        ended();
        return { ...company, version: 4 };
      });
    const { user } = show();
    const list = within(await screen.findByRole('list', { name: 'This week' }));
    expect(list.getByText('Now until Fri, Nov 20, 9:00 am')).toBeTruthy();
    expect(list.getByText(/Callers leave a message for Ben\. Set by Maya\./)).toBeTruthy();
    await user.click(list.getByRole('button', { name: 'Open again now' }));
    await waitFor(() => expect(ended).toHaveBeenCalledOnce());
  });
});

describe('the month (annex J9)', () => {
  const december = { path: '/?view=month&day=2026-12-15' };

  it('has a chip for each date on its day, and a strip of who rings in words', async () => {
    const [main] = routing.companies;
    if (!main) return;
    const date = { id: 'd1', name: 'Christmas', from: '2026-12-25', to: '2026-12-26' };
    const dates = [{ ...date, closed: true, intervals: [], repeatsYearly: false }];
    routing = {
      ...routing,
      companies: [{ ...main, businessHour: { ...main.businessHour, dates } }],
    };
    const { user } = renderInPortal(<Component />, december);
    expect(await screen.findByRole('heading', { level: 2, name: /^December 2026/ })).toBeTruthy();
    const chips = screen.getAllByRole('button', { name: 'Christmas: Main line is closed.' });
    expect(chips).toHaveLength(2);
    const opens = screen.getByRole('button', { name: 'Wed, Dec 02, open its week' });
    // Whoever speaks to the page says what they read.
    expect(opens.textContent).toBe('02');
    const day = opens.closest('td');
    expect(day?.textContent).toContain('9:00 am to 5:00 pm: One person or one outside number');
    await user.click(chips[0] ?? document.body);
    expect(
      await screen.findByRole('heading', { level: 2, name: /^Dec 20 to 26, 2026/ }),
    ).toBeTruthy();
  });

  it('offers to close a holiday on which numbers are open, and turns to the next month', async () => {
    const { user } = renderInPortal(<Component />, { path: '/?view=month' });
    await user.click(
      await screen.findByRole('button', { name: /^Thanksgiving: 1 number is open/ }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveProperty('value', 'Thanksgiving');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(screen.getByRole('heading', { level: 2, name: /^December 2026/ })).toBeTruthy();
  });
});

describe('public holidays (annex J3)', () => {
  const christmas = { name: 'Christmas Day', isFixed: true, isUnconfirmed: false };
  const open = async (search = '/') => {
    const shown = renderInPortal(<Component />, { path: search });
    await shown.user.click(await screen.findByRole('button', { name: 'Add holidays…' }));
    return { ...shown, dialog: within(await screen.findByRole('dialog')) };
  };
  it('closes the chosen numbers on the ticked holidays of a year, and says how many', async () => {
    const saved = saves();
    const [main] = routing.companies;
    if (!main) return;
    const other = { ...main, id: '0198c0de-0000-7000-8000-00000000000b', label: 'Billing' };
    routing = { ...routing, companies: [main, other] };
    api.on(listHolidays, ({ params }) => ({
      regions: [],
      items: [
        { name: 'Thanksgiving', day: `${params.year}-11-26`, isFixed: false, isUnconfirmed: false },
        { ...christmas, day: `${params.year}-12-25` },
      ],
    }));
    const { user, dialog } = await open();
    await user.click(await dialog.findByRole('checkbox', { name: 'Thanksgiving' }));
    await user.click(dialog.getByRole('button', { name: 'Add 1 holiday' }));
    expect(await dialog.findByText('Choose at least one number.')).toBeTruthy();
    await user.click(dialog.getByRole('checkbox', { name: 'Main line' }));
    expect(await dialog.findByText('Impact on callers')).toBeTruthy();
    const lost = dialog.queryByRole('checkbox', { name: 'I understand these calls will drop' });
    if (lost) await user.click(lost);
    await user.click(dialog.getByRole('button', { name: 'Add 1 holiday' }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    expect(saved.mock.calls[0]?.[0][0].dates).toMatchObject([
      { name: 'Christmas Day', from: '2026-12-25', closed: true, repeatsYearly: true },
    ]);
    expect(store.get(noticesAtom).at(-1)?.text).toBe('1 holiday added to Main line');
  });

  it('offers no holiday that has hours already, and begins with the number that is shown', async () => {
    const [main] = routing.companies;
    if (!main) return;
    const date = { id: mainId, closed: true, intervals: [], ...christmas, repeatsYearly: true };
    const dates = [{ ...date, from: '2025-12-24', to: '2025-12-26' }];
    routing = {
      ...routing,
      companies: [{ ...main, businessHour: { ...main.businessHour, alwaysOpen: false, dates } }],
    };
    api.on(listHolidays, () => ({ regions: [], items: [{ ...christmas, day: '2026-12-25' }] }));
    const { dialog } = await open(`/?number=${mainId}`);
    expect(dialog.getByRole('checkbox', { name: 'Main line' })).toHaveProperty('checked', true);
    expect(await dialog.findByText('Already added')).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Add holidays' })).toHaveProperty('disabled', true);
  });
});

describe('calendars of other programs (annex J9)', () => {
  const address = `http://portal.example/calendar/${'a'.repeat(43)}.ics`;

  it('shows the secret link once, and asks before it is turned off', async () => {
    let feed: CalendarFeed = null;
    api
      .on(getCalendarFeed, () => ({ feed }))
      .on(makeCalendarFeed, () => {
        feed = { createdBy: 'Ana Lee', createdAt: '2026-11-18T16:00:00.000Z' };
        return { address, feed };
      })
      .on(endCalendarFeed, () => {
        feed = null;
        return undefined;
      });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Subscribe…' }));
    await user.click(await screen.findByRole('button', { name: 'Make link' }));
    expect(await screen.findByDisplayValue(address)).toBeTruthy();
    await user.click(screen.getByText('Close'));
    await waitFor(() => expect(screen.queryByDisplayValue(address)).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Subscribe…' }));
    expect(await screen.findByText(/^Ana Lee made a link on Nov 18, 2026/)).toBeTruthy();
    expect(screen.queryByDisplayValue(address)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Turn off' }));
    expect(await screen.findByText('Turn the link off?')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Turn off' }));
    expect(await screen.findByRole('button', { name: 'Make link' })).toBeTruthy();
  });

  it('offers neither a link nor its end to who is signed in as someone else', async () => {
    signInAs({ auth: { authenticationType: 2 } });
    const feed = { createdBy: 'Ana Lee', createdAt: '2026-11-18T16:00:00.000Z' };
    api.on(getCalendarFeed, () => ({ feed }));
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Subscribe…' }));
    expect(await screen.findByText(/^You can’t make or turn off the link/)).toBeTruthy();
    expect(await screen.findByText(/^Ana Lee made a link/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Make|Turn off/ })).toBeNull();
  });

  const fileOf = (text: string, name = 'holidays.ics') =>
    new File([text], name, { type: 'text/calendar' });
  const open = async () => {
    const shown = show();
    await shown.user.click(await screen.findByRole('button', { name: 'More of the calendar' }));
    await shown.user.click(await screen.findByRole('menuitem', { name: 'Import dates…' }));
    return { ...shown, field: await screen.findByLabelText('Choose file…', { selector: 'input' }) };
  };

  it('adds the chosen events of a file to the hours of the chosen numbers', async () => {
    const saved = saves();
    const { user, field } = await open();
    const event = (day: string, name: string) =>
      `BEGIN:VEVENT\r\nUID:${name}\r\nDTSTART;VALUE=DATE:${day}\r\nSUMMARY:${name}\r\nEND:VEVENT\r\n`;
    const text = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${event('20261224', 'Eve')}${event('20261231', 'Silvester')}END:VCALENDAR`;
    await user.upload(field, fileOf(text));
    await user.click(await screen.findByRole('checkbox', { name: 'Silvester' }));
    await user.click(screen.getByRole('button', { name: 'Add 1 date' }));
    expect(await screen.findByText('Choose at least one number.')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Main line' }));
    expect(await screen.findByText('Impact on callers')).toBeTruthy();
    const lost = screen.queryByRole('checkbox', { name: 'I understand these calls will drop' });
    if (lost) await user.click(lost);
    await user.click(screen.getByRole('button', { name: 'Add 1 date' }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    expect(saved.mock.calls[0]?.[0][0].dates).toMatchObject([
      { name: 'Eve', from: '2026-12-24', closed: true },
    ]);
  });

  it('offers parts of days unticked, and says which events are skipped and why', async () => {
    const { user, field } = await open();
    const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n');
    const text = [
      'BEGIN:VCALENDAR\r\nVERSION:2.0',
      event('UID:1', 'DTSTART;VALUE=DATE:20261225', 'SUMMARY:Christmas'),
      event('UID:2', 'DTSTART:20261224T120000', 'DTEND:20261224T170000', 'SUMMARY:Half day'),
      event('UID:3', 'DTSTART;VALUE=DATE:20201225', 'SUMMARY:Old'),
      'END:VCALENDAR',
    ].join('\r\n');
    await user.upload(field, fileOf(text));
    const half = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Half day' });
    expect(half.checked).toBe(false);
    expect(screen.getByText('Dec 24, 2026, 12:00 pm to 5:00 pm')).toBeTruthy();
    expect(screen.getByText('1 event is over.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add 1 date' })).toBeTruthy();
  });

  it('says what is wrong with a file', async () => {
    const { user, field } = await open();
    await user.upload(field, fileOf('hello'));
    expect(await screen.findByText(/^This file could not be opened/)).toBeTruthy();
    await user.upload(field, fileOf('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR'));
    expect(await screen.findByText(/^The file has no upcoming events/)).toBeTruthy();
    await user.upload(field, fileOf('x'.repeat(10 * 1024 * 1024 + 1)));
    expect(await screen.findByText(/^The file is larger than 10 MB/)).toBeTruthy();
  });
});
