import { alwaysOpenIn, officeWeek } from '@jackfield/domain/business-hours';
import {
  compare,
  comparedUntil,
  type RoutedCompany,
  type RoutingConfig,
} from '@jackfield/domain/routing';
import { listPlannedChanges, type PlannedChange } from '@jackfield/contract/api/planned-change';
import { Looking } from '@jackfield/kit/may';
import { renderInPortal } from '@jackfield/kit/testing';
import { queryClient } from '@jackfield/runtime';
import { FakeApi, signInAs, signOutOfTest } from '@jackfield/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallFlow } from './call-flow.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { TryCallDialog } from './try-call-dialog.tsx';

// Wednesday, 10:00 am in Chicago.
const now = Date.parse('2026-11-18T16:00:00Z');
const own = { actionType: 'voicemail', actionValue: null } as const;
const voicemailOfAna = {
  actionType: 'voicemail',
  actionValue: { ownerType: 'teammate', ownerId: 'Ana' },
} as const;
const main: RoutedCompany = {
  id: 'main',
  label: 'Main line',
  businessHour: { ...alwaysOpenIn('America/Chicago'), alwaysOpen: false, weekly: officeWeek() },
  openHour: { actionType: 'ivr', actionValue: 'Menu' },
  closedHour: voicemailOfAna,
  override: null,
  sms: null,
};
const menuMedia = { greeting: 'hello', exitMedia: null, invalidMedia: null, transferMedia: null };
const account: RoutingConfig = {
  country: 'USA',
  numbers: [
    {
      id: 'number',
      number: '+12515550100',
      label: 'Main line',
      ownerType: 'company',
      ownerId: 'main',
      canText: true,
    },
  ],
  companies: [main],
  teams: [],
  people: ['Ana', 'Ben'].map((name) => ({
    id: name,
    name,
    status: 'active',
    missedCall: own,
    hasGreeting: true,
  })),
  menus: [
    {
      id: 'Menu',
      ownerType: 'company',
      ownerId: 'main',
      name: 'Menu',
      isDefault: true,
      keys: [
        { input: '1', action: 'teammate', actionId: 'Ben' },
        { input: '2', action: 'teammate', actionId: null },
      ],
      menuMedia,
      media: [{ id: 'hello', fileName: 'hello.wav', text: null }],
      retries: 0,
      timeout: 10,
    },
  ],
  messages: [],
  blockedCallers: [],
  blockedNumbers: [],
  blockedCountries: [],
  allowedCountries: [],
};

let api: FakeApi;
let planned: PlannedChange[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  signInAs();
  planned = [];
  api = new FakeApi().on(listPlannedChanges, () => ({ items: planned }));
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  api.uninstall();
  signOutOfTest();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function show(onEdit = vi.fn()) {
  renderInPortal(
    <CallFlow config={account} root={{ kind: 'company', id: 'main' }} onEdit={onEdit} />,
  );
  return onEdit;
}
const node = (name: RegExp) => screen.getByRole('treeitem', { name });

describe('call flow (annex J4)', () => {
  it('[RIGHT-02] answers who only looks, and speaks of no edit to them', async () => {
    const user = userEvent.setup();
    renderInPortal(
      <Looking on>
        <CallFlow config={account} root={{ kind: 'company', id: 'main' }} />
      </Looking>,
    );
    expect(screen.queryByText('Updates as you edit')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Zoom in' }));
    expect(screen.getByText('125%')).toBeTruthy();
  });

  it('is a tree that arrows walk and Enter edits', async () => {
    const user = userEvent.setup();
    const onEdit = show();
    await user.click(node(/^Main line/));
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(node(/^Open, Menu IVR, 2 keys/));
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(node(/^Key 1, Ben/));
    await user.keyboard('{Enter}');
    expect(onEdit).toHaveBeenCalledWith({
      ownerKind: 'menu',
      ownerId: 'Menu',
      part: 'key',
      detail: '1',
    });
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(node(/^Open, Menu/).getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('treeitem', { name: /^Key 1/ })).toBeNull();
    await user.keyboard('{ArrowRight}');
    expect(node(/^Key 1/)).toBeTruthy();
    await user.keyboard('+');
    expect(screen.getByText('125%')).toBeTruthy();
  });

  it('says what loses callers, each with its way out', async () => {
    const user = userEvent.setup();
    const onEdit = show();
    expect(node(/^Key 2, Target was deleted/).getAttribute('aria-label')).toMatch(/Dead end/);
    const findings = await screen.findByRole('list', { name: 'Findings' });
    const line = within(findings).getByText('Menu, key 2: the target no longer exists.');
    // What it would do elsewhere is done in the menu, not by this button.
    await user.click(
      within(line.closest('li') as HTMLElement).getByRole('button', { name: 'Change Menu…' }),
    );
    expect(onEdit).toHaveBeenCalledWith(expect.objectContaining({ part: 'key', detail: '2' }));
  });

  it('answers who answers at a time and by a key, and lights the way', async () => {
    const user = userEvent.setup();
    show();
    const answer = () =>
      screen.getByText(/waits for a key|answers|leave a message/, { selector: 'strong' });
    expect(answer().textContent).toContain('Menu waits for a key.');
    const keys = screen.getByRole('list', { name: 'Who answers, key by key' });
    expect(
      within(keys)
        .getAllByRole('button')
        .map((key) => key.textContent?.trim()),
    ).toEqual(['1 Ben answers.', '2 The call fails.', 'No key The call ends.']);
    await user.click(screen.getByRole('combobox', { name: 'Caller presses in Menu' }));
    await user.click(await screen.findByTitle('1'));
    expect(answer().textContent).toContain('Ben answers.');
    expect(node(/^Key 1/).getAttribute('aria-label')).toMatch(/The call passes here$/);
    const time = screen.getByRole('textbox', { name: 'Time' });
    await user.clear(time);
    await user.type(time, '6:15 pm');
    expect(answer().textContent).toContain('Callers leave a message for Ana.');
    expect(screen.getByText(/Wednesday 6:15 pm in Central Time is outside/)).toBeTruthy();
  });

  it('is asked for a time by its address, and goes to the answer', () => {
    renderInPortal(
      <CallFlow
        config={account}
        root={{ kind: 'company', id: 'main' }}
        asked="2026-11-18T18:15"
        onEdit={vi.fn()}
      />,
    );
    expect(screen.getByRole('textbox', { name: 'Time' })).toHaveProperty('value', '6:15 pm');
    expect(document.activeElement?.textContent).toContain('Callers leave a message for Ana.');
  });

  it.each(['2026-11-18', 'now', '2026-13-40T10:00', '2026-11-18T25:00'])(
    'asks about now for the address %s',
    (asked) => {
      renderInPortal(
        <CallFlow
          config={account}
          root={{ kind: 'company', id: 'main' }}
          asked={asked}
          onEdit={vi.fn()}
        />,
      );
      expect(screen.getByRole('textbox', { name: 'Time' })).toHaveProperty('value', '10:00 am');
    },
  );

  it('presses a key where it says who answers behind it, and goes to the answer', async () => {
    const user = userEvent.setup();
    show();
    await user.click(screen.getByRole('button', { name: '1 Ben answers.' }));
    const answer = screen.getByText('Ben answers.', { selector: 'strong' });
    expect(document.activeElement).toBe(answer.closest('output'));
    expect(screen.queryByRole('list', { name: 'Who answers, key by key' })).toBeNull();
    expect(node(/^Key 1/).getAttribute('aria-label')).toMatch(/The call passes here$/);
  });

  it('shows who answers when, and asks for a stretch that is pressed', async () => {
    const user = userEvent.setup();
    show();
    const week = screen.getByRole('region', { name: 'Who answers when' });
    const [night] = within(week).getAllByRole('button', {
      name: '12:00 am to 9:00 am: Callers leave a message for Ana.',
    });
    await user.click(night as HTMLElement);
    expect((screen.getByRole('textbox', { name: 'Time' }) as HTMLInputElement).value).toBe(
      '12:00 am',
    );
  });

  it('[SAY-07] draws twenty minutes of lunch where they are, and says so', () => {
    const workday = [
      { from: '08:45', to: '12:05' },
      { from: '12:25', to: '16:45' },
    ];
    const weekly = { ...officeWeek(), thursday: workday };
    const businessHour = { ...main.businessHour, weekly };
    renderInPortal(
      <CallFlow
        config={{ ...account, companies: [{ ...main, businessHour }] }}
        root={{ kind: 'company', id: 'main' }}
        onEdit={vi.fn()}
      />,
    );
    const week = screen.getByRole('region', { name: 'Who answers when' });
    const [, thursday] = within(week).getAllByRole('listitem');
    const parts = within(thursday as HTMLElement).getAllByRole('button');
    expect(parts.map(({ ariaLabel }) => ariaLabel)).toEqual([
      '12:00 am to 8:45 am: Callers leave a message for Ana.',
      '8:45 am to 12:05 pm: Menu waits for a key.',
      '12:05 pm to 12:25 pm: Callers leave a message for Ana.',
      '12:25 pm to 4:45 pm: Menu waits for a key.',
      '4:45 pm to 12:00 am: Callers leave a message for Ana.',
    ]);
    expect(Number.parseFloat(parts[2]?.style.left ?? '')).toBeCloseTo((725 / 1440) * 100);
    expect(Number.parseFloat(parts[2]?.style.width ?? '')).toBeCloseTo((20 / 1440) * 100);
  });

  it('draws a message that ends the call otherwise than voicemail', () => {
    const closed: RoutingConfig = {
      ...account,
      companies: [{ ...main, closedHour: { actionType: 'message', actionValue: 'bye' } }],
      messages: [
        { id: 'bye', ownerType: 'company', ownerId: 'main', fileName: 'bye.wav', text: null },
      ],
    };
    const tonesOf = (config: RoutingConfig) => {
      const root = { kind: 'company', id: 'main' } as const;
      const { unmount } = renderInPortal(<CallFlow config={config} root={root} onEdit={vi.fn()} />);
      const week = screen.getByRole('region', { name: 'Who answers when' });
      const [night] = within(week).getAllByRole('button', { name: /^12:00 am to 9:00 am/ });
      const tone = night?.dataset['tone'];
      unmount();
      return tone;
    };
    expect([tonesOf(account), tonesOf(closed)]).toEqual(['voicemail', 'nobody']);
  });

  it('gives each who answers a colour of their own, the first to who answers in open hours', () => {
    const routed = { ...main, closedHour: { actionType: 'teammate', actionValue: 'Ana' } } as const;
    renderInPortal(
      <CallFlow
        config={{ ...account, companies: [routed] }}
        root={{ kind: 'company', id: 'main' }}
        onEdit={vi.fn()}
      />,
    );
    const colours = within(screen.getByRole('list', { name: 'Who answers' }))
      .getAllByRole('listitem')
      .map((line) => [line.textContent, line.querySelector('span')?.dataset.shade]);
    expect(Object.fromEntries(colours)).toEqual({
      'Ana answers.': '2',
      'Menu waits for a key.': '1',
    });
  });

  it('is one stop of Tab for the week; arrows move along a day and between days', async () => {
    const user = userEvent.setup();
    show();
    const week = screen.getByRole('region', { name: 'Who answers when' });
    const rows = within(week)
      .getAllByRole('listitem')
      .map((row) => within(row).queryAllByRole('button'))
      .filter((row) => row.length > 0);
    const parts = rows.flat();
    const stops = () => parts.filter(({ tabIndex }) => tabIndex === 0);
    expect(rows).toHaveLength(7);
    expect(stops()).toHaveLength(1);
    expect(rows[0]).toContain(stops()[0]);
    stops()[0]?.focus();
    await user.keyboard('{Home}');
    expect(document.activeElement).toBe(rows[0]?.[0]);
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(rows[0]?.[1]);
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(rows[1]?.[1]);
    expect(stops()).toEqual([rows[1]?.[1]]);
    await user.keyboard('{End}{ArrowRight}');
    expect(document.activeElement).toBe(rows[2]?.[0]);
    await user.keyboard('{ArrowUp}{ArrowLeft}');
    expect(document.activeElement).toBe(rows[0]?.at(-1));
  });

  it('asks for a day once its year is whole, and shows the days around it', () => {
    show();
    const day = screen.getByLabelText('Day') as HTMLInputElement;
    const week = screen.getByRole('region', { name: 'Who answers when' });
    fireEvent.change(day, { target: { value: '0026-12-24' } });
    expect(day.value).toBe('0026-12-24');
    expect(within(week).getByText(/^Next 7 days/)).toBeTruthy();
    fireEvent.change(day, { target: { value: '2026-12-24' } });
    expect(within(week).getByText('7 days around Dec 24, 2026 in Central Time')).toBeTruthy();
    const ends = within(week).getByRole('list', { name: 'Who answers' });
    expect(
      within(ends)
        .getAllByRole('listitem')
        .map((end) => end.textContent),
    ).toEqual(['Callers leave a message for Ana.', 'Menu waits for a key.']);
  });

  it('answers with what is planned from its time on', async () => {
    const after = { callHandlingOpenHour: { actionType: 'number', actionValue: '+12515550142' } };
    planned = [
      {
        id: 'c1',
        at: '2026-11-20T15:00:00.000Z',
        state: 'coming',
        backAt: null,
        backOf: null,
        absenceOf: null,
        parts: [
          {
            entity: 'company',
            id: 'main',
            name: 'Main line',
            before: {},
            after,
            names: {},
            reason: '',
            clashes: [],
            isGone: false,
          },
        ],
        plannedBy: { id: 'p1', name: 'Renee' },
        doneAt: null,
        version: 1,
        createdAt: '2026-11-18T15:00:00.000Z',
        updatedAt: '2026-11-18T15:00:00.000Z',
      },
    ];
    show();
    expect(screen.getByText('Menu waits for a key.', { selector: 'strong' })).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-11-23' } });
    expect(await screen.findByText(/555-0142/, { selector: 'strong' })).toBeTruthy();
    expect(screen.getByText(/Includes changes planned until then\.$/)).toBeTruthy();
    const week = screen.getByRole('region', { name: 'Who answers when' });
    expect(
      within(week).getAllByRole('button', { name: /^9:00 am to 5:00 pm: .*555-0142/ }).length,
    ).toBeGreaterThan(0);
    fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-11-16' } });
    expect(screen.getByText('Menu waits for a key.', { selector: 'strong' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See the routing of that day' })).toBeTruthy();
  });

  it('tries a call step by step', async () => {
    const user = userEvent.setup();
    renderInPortal(
      <TryCallDialog
        config={account}
        root={{ kind: 'company', id: 'main' }}
        zone="America/Chicago"
        question={{ at: now, inputs: [] }}
        now={now}
        onClose={vi.fn()}
      />,
    );
    const keys = screen.getByRole('list', { name: 'Who answers, key by key' });
    await user.click(within(keys).getByRole('button', { name: '1 Ben answers.' }));
    expect(screen.getByText('Ben answers.')).toBeTruthy();
    await user.click(screen.getByRole('switch', { name: 'Ben answers' }));
    expect(screen.getByText('Callers leave a message for Ben.')).toBeTruthy();
    expect(screen.getByText('after 20 s')).toBeTruthy();
  });
});

describe('review before saving (annex J4)', () => {
  const review = (after: RoutingConfig) => {
    const onSave = vi.fn();
    renderInPortal(
      <ReviewDialog
        periods={[{ from: now, before: account, after }]}
        stopped={[]}
        differences={compare(account, after, { from: now })}
        texts={[]}
        compared={{ from: now, until: comparedUntil({ from: now }) }}
        zone="America/Chicago"
        busy={false}
        onSave={onSave}
        onClose={vi.fn()}
      />,
    );
    return onSave;
  };

  it('says when no caller will notice', () => {
    review({ ...account, companies: [{ ...main, label: 'Line' }] });
    expect(screen.getByText(/^No calls change\. Checked through \w+ \d+, \d+\.$/)).toBeTruthy();
    expect(
      (screen.getByRole('button', { name: 'Save changes' }) as HTMLButtonElement).disabled,
    ).toBe(false);
  });

  it('says who notices what and when', () => {
    review({
      ...account,
      companies: [{ ...main, closedHour: { actionType: 'teammate', actionValue: 'Ben' } }],
    });
    const [line] = screen.getAllByRole('listitem');
    expect(line?.textContent).toContain('Everyone who calls');
    expect(line?.textContent).toContain('Ben rings.');
    expect(line?.textContent).toContain('BeforeAna’s voicemailThenBen');
    expect(line?.textContent).toContain('Fridays 5:00 pm to Mon 9:00 am, first on');
  });

  it('wants a tick before callers are lost', async () => {
    const user = userEvent.setup();
    const onSave = review({
      ...account,
      companies: [{ ...main, closedHour: { actionType: 'teammate', actionValue: 'Gone' } }],
    });
    expect(
      (screen.getByRole('button', { name: 'Save changes' }) as HTMLButtonElement).disabled,
    ).toBe(true);
    await user.click(screen.getByRole('checkbox', { name: 'I understand these calls will drop' }));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(onSave).toHaveBeenCalledOnce();
  });
});
