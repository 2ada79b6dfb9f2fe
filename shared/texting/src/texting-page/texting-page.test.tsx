import {
  exportTexting,
  getTexting,
  listTexting,
  type TextingNumber,
} from '@jackfield/contract/api/texting';
import {
  getNumberRegistration,
  setCampaignNumbers,
} from '@jackfield/contract/api/number-registration';
import { renderInPortal } from '@jackfield/kit/testing';
import {
  emitLive,
  FakeApi,
  fakeList,
  fakeTenantNumber,
  fakeTextingNumber,
  Refusal,
  signInAs,
  signOutOfTest,
} from '@jackfield/testing';
import { configAtom, store } from '@jackfield/runtime';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TextingList } from '../texting-status/query.ts';
import { TextingPage } from './texting-page.tsx';

const idOf = (at: number) => `018f0000-0000-7000-8000-0000000001${String(at).padStart(2, '0')}`;
const free = (at: number): TextingNumber =>
  fakeTextingNumber(
    {
      id: idOf(at),
      number: `+125155502${String(at).padStart(2, '0')}`,
      ownerName: `Desk ${at}`,
      label: '',
      reason: 'notAttached',
      group: 'yours',
      step: 'addToCampaign',
      isAttached: false,
      alike: 'free',
    },
    { link: 'attached', state: 'yours' },
  );
const suspended = fakeTextingNumber(
  { reason: 'campaignSuspended', group: 'yours', step: 'correctCampaign', alike: 'stopped' },
  { link: 'approved', state: 'stopped' },
);
const tollFree = fakeTextingNumber({
  reason: 'tollFree',
  group: 'other',
  step: 'askSupport',
  isTollFree: true,
  since: null,
});
const campaignId = '018f0000-0000-7000-8000-0000000000c9';

let api: FakeApi;
let items: TextingNumber[];
let folded: TextingList['folded'];
let counts: TextingList['counts'];

beforeEach(() => {
  signInAs();
  items = [suspended, free(1), free(2), free(3), free(4)];
  folded = [{ alike: 'free', hidden: 3 }];
  counts = { all: 8, yours: 8, waiting: 0, ready: 0, other: 0 };
  api = new FakeApi()
    .on(listTexting, ({ query }) => {
      const isOpen = query['open'] === 'free' || query['reason'] === 'notAttached';
      const shown = isOpen ? [...items, free(5), free(6), free(7)] : items;
      const wanted = query['reason']
        ? shown.filter(({ reason }) => reason === query['reason'])
        : shown;
      const list = fakeList(wanted);
      return {
        ...list,
        counts,
        folded: isOpen ? [] : folded,
        addable: items.filter(({ reason }) => reason === 'notAttached').length + 3,
        campaigns: [{ id: campaignId, name: 'Appointment reminders' }],
      };
    })
    .on(getTexting, () => ({
      ...free(1),
      others: [{ id: campaignId, name: 'Appointment reminders' }],
    }))
    .on(getNumberRegistration, () => ({
      phoneNumber: fakeTenantNumber(),
      campaign: null,
      campaigns: [
        {
          id: campaignId,
          name: '',
          useCase: 'AccountNotification',
          registryId: null,
          description: '',
          status: 'active' as const,
          brand: { id: idOf(90), companyName: 'Harbor Dental', status: 'verified' as const },
          phoneNumberIds: [idOf(80)],
          version: 3,
        },
      ],
    }))
    .on(setCampaignNumbers, ({ body }) => ({
      id: campaignId,
      name: '',
      useCase: 'AccountNotification',
      registryId: null,
      description: '',
      status: 'active' as const,
      brand: { id: idOf(90), companyName: 'Harbor Dental', status: 'verified' as const },
      phoneNumberIds: (body as { phoneNumberIds: string[] }).phoneNumberIds,
      version: 4,
    }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
  api.uninstall();
  signOutOfTest();
});

const route = '/admin-settings/numbers/texting';
const open = (query = '') =>
  renderInPortal(<TextingPage section="Company numbers" tabs={null} />, {
    path: `${route}${query}`,
    route,
  });

it('J6 shows each number with its chain, the first broken link, since when, and one step', async () => {
  open();
  const row = within(await screen.findByRole('row', { name: /251.*0110/ }));
  expect(row.getByText('School year tips was suspended')).toBeTruthy();
  expect(row.getByText('By the carriers, Nov 20, 2026')).toBeTruthy();
  expect(row.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'CountryDone',
    'BrandDone',
    'VettingDone',
    'PaidDone',
    'ApprovedStopped',
    'AttachedNot yet',
    'ReadyNot yet',
  ]);
  expect(row.getAllByRole('button')).toHaveLength(1);
  expect(row.getByRole('button', { name: 'Correct and resubmit' })).toBeTruthy();
  expect(screen.getByRole('button', { name: /Action needed/ }).textContent).toContain('8');
});

it.each([
  ['', 'Ask your phone provider'],
  ['help@example.com', 'Ask support'],
])('J6 a toll-free number says whom to ask, with support at “%s”', async (supportAddress, said) => {
  const config = store.get(configAtom);
  store.set(configAtom, { ...config, supportAddress });
  items = [tollFree];
  open();
  const row = within(await screen.findByRole('row', { name: /251.*0110/ }));
  expect(row.getByText('The carrier verifies toll-free numbers')).toBeTruthy();
  expect(row.getByText(said)).toBeTruthy();
  store.set(configAtom, config);
});

it('J6 a phone says the same of a number as a wide screen', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: true,
    media: query,
    addEventListener() {},
    removeEventListener() {},
  }));
  items = [free(1)];
  open();
  expect(await screen.findByText('Not in a campaign · Since Nov 20, 2026')).toBeTruthy();
});

it('J6 folds what stands alike and shows it when asked', async () => {
  const { user } = open();
  const line = await screen.findByText(/And 3 more: Not in a campaign/);
  await user.click(within(line).getByRole('button', { name: 'Show them' }));
  expect(await screen.findByRole('row', { name: /Desk 7/ })).toBeTruthy();
  expect(screen.queryByText(/And 3 more/)).toBeNull();
});

it('J6 adds all numbers that are in no campaign to one', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Add 7 to a campaign…' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Appointment reminders')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.calls(setCampaignNumbers)[0]?.body).toEqual({
    phoneNumberIds: [idOf(80), ...[1, 2, 3, 4, 5, 6, 7].map(idOf)],
  });
});

it('J6 keeps rows where they are while they change, and flashes them', async () => {
  open();
  await screen.findByRole('row', { name: /Desk 1/ });
  items = [free(1), free(2), free(3), free(4), { ...suspended, ...fakeTextingNumber() }];
  emitLive({ eventType: 'phonenumber', id: suspended.id });
  const row = await screen.findByRole('row', { name: /Can text/ });
  expect(row.dataset['flash']).toBe('true');
  expect(screen.getAllByRole('row')[1]).toBe(row);
  await waitFor(() => expect(row.dataset['flash']).toBe('false'));
});

it('J6 moves along the rows by arrows; Enter opens the next step', async () => {
  const { user } = open();
  const row = await screen.findByRole('row', { name: /251.*0110/ });
  row.focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toContain('Desk 1');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: /Add \+1 \(251\) 555-0201/ })).toBeTruthy();
});

it('J6 says when all can text, and when nothing was read', async () => {
  items = [fakeTextingNumber()];
  folded = [];
  counts = { all: 1, yours: 0, waiting: 0, ready: 1, other: 0 };
  open();
  expect(await screen.findByText('All 1 number can text')).toBeTruthy();
  cleanup();
  api.on(listTexting, () => {
    throw new Refusal('SERVERERROR');
  });
  open('?search=nurse');
  expect(await screen.findByText('Texting status could not be loaded')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

it('J8 downloads what the filters show', async () => {
  api.on(exportTexting, () => new Blob(['Number']));
  const { user } = open('?status=yours');
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(api.calls(exportTexting)[0]?.query).toEqual({ group: 'yours' }));
});
