import type { PlannedChange } from '@jackfield/contract/api/planned-change';
import { receivedCalls } from '@jackfield/contract/api/usage';
import { alwaysOpenIn } from '@jackfield/domain/business-hours';
import {
  finish,
  impactOf,
  type RoutedCompany,
  type RoutedMenu,
  type RoutedPerson,
  type RoutingConfig,
  withRecord,
} from '@jackfield/domain/routing';
import { renderInPortal } from '@jackfield/kit/testing';
import {
  cleanup,
  FakeApi,
  fakeRoutedNumber,
  fakeRoutedPerson,
  fakeRouting,
  screen,
  signInAs,
  signOutOfTest,
  within,
} from '@jackfield/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ImpactCard, type ImpactCardProps } from './impact-card.tsx';

const zone = 'America/Chicago';
const from = Date.parse('2026-11-22T06:00:00Z');
const number = fakeRoutedNumber('main', 'company');
const teammate = (actionValue: string) => ({ actionType: 'teammate', actionValue }) as const;
const sound = { greeting: 'hello', exitMedia: null, invalidMedia: null, transferMedia: null };
const menu: RoutedMenu = {
  id: 'menu',
  ownerType: 'company',
  ownerId: 'main',
  name: 'Main menu',
  isDefault: true,
  keys: ['1', '2'].map((input) => ({
    input: input as '1',
    action: 'teammate',
    actionId: input === '1' ? 'Ana' : 'Ben',
  })),
  menuMedia: sound,
  media: [],
  retries: 1,
  timeout: 10,
};
const company = (given: Partial<RoutedCompany> = {}): RoutedCompany => ({
  id: 'main',
  label: 'Main line',
  businessHour: alwaysOpenIn(zone),
  openHour: { actionType: 'ivr', actionValue: 'menu' },
  closedHour: teammate('Ana'),
  override: null,
  sms: null,
  ...given,
});
const routing = (given?: Partial<RoutedCompany>) =>
  fakeRouting({
    numbers: [number],
    companies: [company(given)],
    people: ['Ana', 'Ben', 'Cleo'].map((name) => fakeRoutedPerson(name, name)),
    menus: [{ ...menu, keys: [...menu.keys], media: [] }],
  });

let api: FakeApi;
beforeEach(() => {
  signInAs();
  api = new FakeApi();
});
afterEach(() => {
  cleanup();
  signOutOfTest();
  api.uninstall();
});

const plannedChange = (at: number): PlannedChange => ({
  id: 'plan',
  at: new Date(at).toISOString(),
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
      after: {},
      names: {},
      reason: '',
      clashes: [],
      isGone: false,
    },
  ],
  plannedBy: { id: 'Ana', name: 'Ana' },
  doneAt: null,
  version: 1,
  createdAt: new Date(from).toISOString(),
  updatedAt: new Date(from).toISOString(),
});
const impactAlone = (before: RoutingConfig, after: RoutingConfig) =>
  finish(impactOf({ periods: [{ from, before, after }], stopped: [] }));

function show(given: Partial<ImpactCardProps> = {}) {
  const impact = impactAlone(routing(), routing({ openHour: teammate('Cleo') }));
  const props = { impact, isWorking: false, isFailed: false, zone, rootId: 'main' };
  const onTryAgain = vi.fn();
  const { user } = renderInPortal(<ImpactCard {...props} onTryAgain={onTryAgain} {...given} />);
  return { user, onTryAgain };
}

const received = (calls: [number, number, string | null][], total: number) =>
  api.on(receivedCalls, () => ({
    since: new Date(from).toISOString(),
    total,
    numbers: [number.number, '+12515550999'],
    calls,
  }));

it('does not say that nothing changes where an extension is dialed that no number leads to', () => {
  const missedBy = (missedCall: RoutedPerson['missedCall']) => ({
    ...routing(),
    people: routing().people.map((one) => (one.id === 'Cleo' ? { ...one, missedCall } : one)),
  });
  const changed = impactAlone(routing(), missedBy(teammate('Ben')));
  show({ impact: changed, rootId: 'Cleo' });
  const said = /^Calls from outside stay the same\. Colleagues who dial the extension may notice\./;
  expect(screen.getByText(said)).toBeTruthy();
  cleanup();
  show({ impact: impactAlone(routing(), routing()), rootId: 'Cleo' });
  expect(screen.getByText(/^No calls change\./)).toBeTruthy();
});

it('annex J4 says what changes, where keys led, and what comes of calls nobody takes', async () => {
  received([], 0);
  show();
  const card = screen.getByRole('region', { name: 'Impact on callers' });
  expect(card.textContent).toContain('Updates as you edit');
  expect(card.textContent).toContain(
    'Cleo rings instead of Main menu. Keys 1 and 2 no longer work.',
  );
  expect(card.textContent).toContain('No answer after 20 s: Callers leave a message for Cleo.');
  const keys = within(card).getByRole('list', { name: 'Where these keys led' });
  expect(keys.textContent).toBe('1Ana2Ben');
  expect(await within(card).findByText('No calls in the last 30 days.')).toBeTruthy();
});

it('[SAY-03] says from when callers notice what only a planned change brings, and which waits', async () => {
  received([], 0);
  const at = from + 30 * 3_600_000;
  const later = routing({ openHour: teammate('Ben') });
  const missed = (config: RoutingConfig) =>
    withRecord(config, { list: 'people', id: 'Ben', members: { missedCall: teammate('Cleo') } });
  const [before, planned] = [routing({ openHour: teammate('Ana') }), plannedChange(at)];
  const periods = [
    { from, before, after: missed(before) },
    { from: at, before: later, after: missed(later) },
  ] as const;
  show({ impact: finish(impactOf({ periods, stopped: [planned] })) });
  const card = screen.getByRole('region', { name: 'Impact on callers' });
  expect(card.textContent).toContain(
    'At any time, from Nov 23, 2026 6:00 am, when the planned change begins',
  );
  expect(card.textContent).toContain('Checked through Nov 21, 2027, planned changes included.');
  expect(within(card).getByRole('status').textContent).toContain(
    'This stops the change of Main line that is planned for Nov 23, 2026 6:00 am. It will wait for you.',
  );
});

it('annex J4 lists the calls of the last 30 days that would have gone elsewhere', async () => {
  const at = from / 1000 - 3600;
  received(
    [
      [0, at, '+12055550111'],
      [0, at - 86_400, null],
      [1, at - 90_000, '+12055550111'],
    ],
    9000,
  );
  const { user } = show();
  expect(await screen.findByText('2 of 2')).toBeTruthy();
  expect(screen.getByText('Only the newest 3 calls were checked.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show calls' }));
  const dialog = await screen.findByRole('dialog', { name: /^2 calls would have gone elsewhere/ });
  const [, first, second] = within(dialog).getAllByRole('row');
  expect(first?.textContent).toContain('11:00 pm+1 (205) 555-0111');
  expect(first?.textContent).toMatch(/Main menu, 2 keysCleo$/);
  expect(second?.textContent).toContain('Private number');
});

it('annex J4 says how many calls may have gone elsewhere where none has for certain', async () => {
  received([[0, from / 1000 - 3600, '+12055550111']], 0);
  const before = routing({ openHour: teammate('Ana') });
  const after = withRecord(before, {
    list: 'people',
    id: 'Ana',
    members: { missedCall: teammate('Cleo') },
  });
  show({ impact: finish(impactOf({ periods: [{ from, before, after }], stopped: [] })) });
  expect((await screen.findByText('Up to 1 of 1')).parentElement?.textContent).toContain(
    'Up to 1 of 1 call from the last 30 days would have gone elsewhereThat depends on the keys pressed or on who answered.',
  );
});

it('annex J4 tries a call that meets the change', async () => {
  received([], 0);
  const { user } = show();
  await user.click(screen.getByRole('button', { name: /^Try a call at/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Try a call' }));
  expect(dialog.getByText('Cleo answers.')).toBeTruthy();
});

it('annex J4 a check that fails stops nothing, and is tried again', async () => {
  const { user, onTryAgain } = show({ isFailed: true });
  expect(screen.getByText('Impact could not be checked. You can still save.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onTryAgain).toHaveBeenCalledOnce();
});

it('annex J4 says nothing before the check ends', () => {
  show({ impact: undefined });
  expect(screen.getByText('Checking impact…')).toBeTruthy();
});

it('annex J4 shows the three most serious changes, the others on demand', async () => {
  received([], 0);
  const people = routing().people.map((one) => ({ ...one, missedCall: teammate('Ben') }));
  const keys = ['3', '4', '5', '6', '7'].map((input) => ({
    input: input as '3',
    action: 'teammate' as const,
    actionId: 'Ana',
  }));
  const after = { ...routing(), people, menus: [{ ...menu, keys, media: [] }] };
  const { user } = show({ impact: impactAlone(routing(), after) });
  const list = () => screen.getAllByRole('list')[0]?.children.length;
  expect(list()).toBe(3);
  await user.click(screen.getByRole('button', { name: /^Show \d+ more$/ }));
  expect(list()).toBeGreaterThan(3);
});
