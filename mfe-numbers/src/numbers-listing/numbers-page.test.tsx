import type { CallAnswer, HubMethod } from '@jackfield/contract';
import { listCompanies, type CompanyListItem } from '@jackfield/contract/api/company';
import { listFindings } from '@jackfield/contract/api/routing-engine';
import { listPlannedChanges, type PlannedChange } from '@jackfield/contract/api/planned-change';
import { listScenarios } from '@jackfield/contract/api/scenario';
import { renderInPortal } from '@jackfield/kit/testing';
import { noticesAtom, store } from '@jackfield/runtime';
import {
  emitLive,
  FakeApi,
  Refusal,
  signInAs,
  signInWithRole,
  signOutOfTest,
} from '@jackfield/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Component as NumbersPage } from './numbers-page.tsx';
import { sampleCompany, sampleNumber } from './sample-company.ts';

let api: FakeApi;
let stored: CompanyListItem[];

beforeEach(() => {
  signInAs();
  stored = [
    sampleCompany({
      isDefault: true,
      phoneNumbers: [
        sampleNumber(),
        sampleNumber({
          id: 'f1b7c1d0-0000-7000-8000-0000000000a2',
          number: '+18335550100',
          isDefault: false,
          isTollFree: true,
        }),
      ],
    }),
    sampleCompany({
      id: 'f1b7c1d0-0000-7000-8000-000000000002',
      label: 'Emergency nurse',
      phoneNumbers: [],
      openHourTarget: { actionType: 'number', name: '+12515550199' },
      isAlwaysOpen: true,
    }),
  ];
  api = new FakeApi().on(listCompanies, ({ query }) => {
    const items = stored.filter(({ label }) =>
      label.toLowerCase().includes((query['search'] ?? '').toLowerCase()),
    );
    return pageOf(items);
  });
});

const pageOf = (items: CompanyListItem[]) => ({
  items,
  total: items.length,
  limit: 25,
  pageNum: 1,
  pageCount: 1,
  hasMore: false,
  nextStartAfter: null,
});

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  api.uninstall();
  signOutOfTest();
});

const open = (path = '/admin-settings/numbers/listing') =>
  renderInPortal(<NumbersPage />, { path, route: '/admin-settings/numbers/listing' });

it('asks for the check of the whole routing when the numbers have come, not beside them', async () => {
  let answer: () => void = () => {};
  const waiting = new Promise<void>((resolve) => {
    answer = resolve;
  });
  api.on(listCompanies, async () => {
    await waiting;
    return pageOf(stored);
  });
  open();
  await waitFor(() => expect(api.calls(listPlannedChanges)).toHaveLength(1));
  expect(api.calls(listCompanies)).toHaveLength(1);
  expect(api.unexpected).not.toContain('GET /api/routing/findings');
  answer();
  await screen.findByRole('row', { name: /Main line/ });
  await waitFor(() => expect(api.unexpected).toContain('GET /api/routing/findings'));
});

it('NUM-01 shows name, numbers with the default marked, and who picks up when', async () => {
  open();
  const main = within(await screen.findByRole('row', { name: /Main line/ }));
  expect(main.getByText('Default')).toBeTruthy();
  expect(main.getByText('+1 (251) 555-0100')).toBeTruthy();
  expect(main.getAllByText('Default number')).toHaveLength(1);
  expect(main.getByText('+1 (833) 555-0100')).toBeTruthy();
  expect(main.getByText('Main menu')).toBeTruthy();
  expect(main.getByText('Renee Castellano')).toBeTruthy();

  const nurse = within(screen.getByRole('row', { name: /Emergency nurse/ }));
  expect(nurse.getByText('None')).toBeTruthy();
  expect(nurse.getByText('+1 (251) 555-0199')).toBeTruthy();
  expect(nurse.getByText('Always open')).toBeTruthy();
});

it('[PROV-01] a number that is not sold yet is shown as being set up', async () => {
  stored = [sampleCompany({ phoneNumbers: [sampleNumber({ isBeingSetUp: true })] })];
  open();
  const row = within(await screen.findByRole('row', { name: /Main line/ }));
  expect(row.getByText('Being set up')).toBeTruthy();
});

it('NUM-01 who picks up leads to the call handling of the number', async () => {
  open();
  const main = within(await screen.findByRole('row', { name: /Main line/ }));
  for (const name of ['Main menu', 'Renee Castellano']) {
    expect(main.getByRole('link', { name }).getAttribute('href')).toMatch(
      /\/numbers\/edit\/[^/]+\/call-handling$/,
    );
  }
  const nurse = within(screen.getByRole('row', { name: /Emergency nurse/ }));
  expect(nurse.queryByRole('link', { name: /Not used/ })).toBeNull();
});

it('NUM-01 asks for what the address says and searches after a pause', async () => {
  const { user, router } = open('/admin-settings/numbers/listing?sort=label:desc&size=50');
  await screen.findByRole('row', { name: /Main line/ });
  expect(api.calls(listCompanies)[0]?.query).toMatchObject({ direction: 'desc', limit: '50' });
  await user.type(screen.getByRole('textbox'), 'nurse');
  await waitFor(() => expect(screen.queryByRole('row', { name: /Main line/ })).toBeNull());
  expect(router.state.location.search).toContain('search=nurse');
  expect(api.calls(listCompanies).some(({ query }) => query['search'] === 'n')).toBe(false);
});

it('NUM-01 says why nothing is shown: no match, nothing yet', async () => {
  const { unmount } = open('/admin-settings/numbers/listing?search=zebra');
  expect(await screen.findByText('No company numbers match “zebra”')).toBeTruthy();
  expect(await screen.findByText(/in all 2 company numbers/)).toBeTruthy();
  unmount();
  stored = [];
  open();
  expect(await screen.findByText('No company number available')).toBeTruthy();
});

it('NUM-01 ERR-05 offers Try again when the list cannot be read', async () => {
  let isDown = true;
  api.on(listCompanies, () => {
    if (isDown) throw new Refusal('SERVERERROR');
    return pageOf(stored);
  });
  const { user } = open();
  expect(await screen.findByText('Company numbers could not be loaded')).toBeTruthy();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('row', { name: /Main line/ })).toBeTruthy();
});

it('RT-08 follows company numbers that are created, updated and deleted', async () => {
  const [main = sampleCompany(), nurse = sampleCompany()] = stored;
  const added = sampleCompany({ id: 'f1b7c1d0-0000-7000-8000-000000000003', label: 'Annex' });
  open();
  await screen.findByRole('row', { name: /Main line/ });

  stored = [main, nurse, added];
  emitLive({ eventType: 'company', id: added.id }, 'CreateEntityAsync');
  expect(await screen.findByRole('row', { name: /Annex/ })).toBeTruthy();

  stored = [main, nurse, { ...added, label: 'Front office', version: 2 }];
  emitLive({ eventType: 'company', id: added.id }, 'UpdateEntityAsync');
  expect(await screen.findByRole('row', { name: /Front office/ })).toBeTruthy();
  expect(screen.queryByRole('row', { name: /Annex/ })).toBeNull();

  stored = [main, nurse];
  emitLive({ eventType: 'company', id: added.id }, 'DeletedEntityAsync');
  await waitFor(() => expect(screen.queryByRole('row', { name: /Front office/ })).toBeNull());
  expect(screen.getByRole('row', { name: /Main line/ })).toBeTruthy();
});

it('RT-09 follows phone numbers that are bought, changed and given up', async () => {
  const [main = sampleCompany(), nurse = sampleCompany()] = stored;
  const kept = sampleNumber({ id: 'f1b7c1d0-0000-7000-8000-0000000000a4', number: '+12515550166' });
  const bought = sampleNumber({
    id: 'f1b7c1d0-0000-7000-8000-0000000000a3',
    number: '+12515550177',
    isDefault: false,
  });
  const shown = () => row.getAllByText(/555-01(66|77)$/).map(({ textContent }) => textContent);
  stored = [main, { ...nurse, phoneNumbers: [kept] }];
  const tell = (method: HubMethod) =>
    emitLive(
      { eventType: 'phonenumber', id: bought.id, ownerType: 'company', ownerId: nurse.id },
      method,
    );
  open();
  const row = within(await screen.findByRole('row', { name: /Emergency nurse/ }));
  expect(shown()).toEqual(['+1 (251) 555-0166']);

  stored = [main, { ...nurse, phoneNumbers: [kept, bought] }];
  tell('CreateEntityAsync');
  await waitFor(() => expect(shown()).toEqual(['+1 (251) 555-0166', '+1 (251) 555-0177']));

  // The default stands first.
  const swapped = [
    { ...kept, isDefault: false },
    { ...bought, isDefault: true },
  ];
  stored = [main, { ...nurse, phoneNumbers: swapped }];
  tell('UpdateEntityAsync');
  await waitFor(() => expect(shown()).toEqual(['+1 (251) 555-0177', '+1 (251) 555-0166']));

  stored = [main, { ...nurse, phoneNumbers: [kept] }];
  tell('DeletedEntityAsync');
  await waitFor(() => expect(shown()).toEqual(['+1 (251) 555-0166']));
});

it('ERR-05 a read after an event that fails is told in no toast; the next event tries again', async () => {
  store.set(noticesAtom, []);
  open();
  await screen.findByRole('row', { name: /Main line/ });
  api.on(listCompanies, () => {
    throw new Refusal('SERVERERROR');
  });
  const { id } = sampleCompany();
  emitLive({ eventType: 'company', id });
  await waitFor(() => expect(api.calls(listCompanies)).toHaveLength(2));
  expect(await screen.findByText('Company numbers could not be refreshed')).toBeTruthy();
  expect(screen.getByRole('row', { name: /Main line/ })).toBeTruthy();
  expect(store.get(noticesAtom)).toEqual([]);
  api.on(listCompanies, () => pageOf([sampleCompany({ label: 'Front office' })]));
  emitLive({ eventType: 'company', id });
  expect(await screen.findByRole('row', { name: /Front office/ })).toBeTruthy();
});

for (const [requirement, eventType] of [
  ['RT-13', 'callhandling'],
  ['RT-14', 'businesshour'],
] as const) {
  it(`${requirement} reads the list again after a ${eventType} event`, async () => {
    open();
    await screen.findByRole('row', { name: /Main line/ });
    stored = [sampleCompany({ label: 'Front office' })];
    const id = sampleCompany().id;
    emitLive({ eventType, id, ownerType: 'company', ownerId: id });
    expect(await screen.findByRole('row', { name: /Front office/ })).toBeTruthy();
  });
}

it('RT-09 leaves the list alone for the number of a person', async () => {
  open();
  await screen.findByRole('row', { name: /Main line/ });
  const id = sampleNumber().id;
  vi.useFakeTimers();
  emitLive({ eventType: 'phonenumber', id, ownerType: 'teammate' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(api.calls(listCompanies)).toHaveLength(1);
  emitLive({ eventType: 'phonenumber', id, ownerType: 'company' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(api.calls(listCompanies)).toHaveLength(2);
});

it('annex J4 sums up the findings of the account and marks the numbers that lose callers', async () => {
  const { id } = stored[1] ?? sampleCompany();
  const finding: CallAnswer<typeof listFindings>['items'][number] = {
    code: 'missingTarget',
    severity: 'error',
    object: { kind: 'menu', id: 'menu', name: 'Night menu' },
    message: 'Night menu, key 2: the target no longer exists.',
    fix: {
      text: 'Choose another target',
      place: { ownerKind: 'menu', ownerId: 'menu', part: 'key', detail: '2' },
      acts: [],
      key: null,
    },
    effect: 'The call fails.',
    call: null,
    owner: { kind: 'company', id },
  };
  api
    .on(listScenarios, () => ({ items: [] }))
    .on(listFindings, () => ({
      items: [finding],
      checkedAt: '2026-11-18T16:00:00.000Z',
      until: '2027-11-18T16:00:00.000Z',
      isEveryCallTaken: false,
    }));
  open('/admin-settings/numbers/listing?search=e');
  const nurse = within(await screen.findByRole('row', { name: /Emergency nurse/ }));
  const lost = await nurse.findByRole('link', { name: /^Calls to Emergency nurse drop/ });
  expect(lost.getAttribute('href')).toBe('/admin-settings/numbers/check');
  const main = within(screen.getByRole('row', { name: /Main line/ }));
  expect(main.queryByRole('link', { name: /are lost/ })).toBeNull();
  const check = '/admin-settings/numbers/check';
  const chip = screen.getByRole('link', { name: 'Calls drop in 1 place' });
  expect(chip.getAttribute('href')).toBe(check);
  const tab = screen.getByRole('link', { name: /^Call routing check.*calls drop in 1 place/ });
  expect(tab.getAttribute('href')).toBe(check);
});

it('annex J4 marks a number that is going to change, in its own clock', async () => {
  const { id, label } = stored[1] ?? sampleCompany();
  const part = { entity: 'company', id, name: label, before: {}, after: {}, names: {} } as const;
  const change: PlannedChange = {
    id: '018f0000-0000-7000-8000-0000000000d1',
    at: '2026-12-01T15:00:00.000Z',
    state: 'coming',
    backAt: null,
    backOf: null,
    absenceOf: null,
    parts: [{ ...part, reason: '', clashes: [], isGone: false }],
    plannedBy: { id, name: 'Ana' },
    doneAt: null,
    version: 1,
    createdAt: '2026-11-18T16:00:00.000Z',
    updatedAt: '2026-11-18T16:00:00.000Z',
  };
  const sooner = { ...change, at: '2026-11-30T15:00:00.000Z', state: 'undone' } as const;
  api.on(listPlannedChanges, () => ({ items: [change, sooner] }));
  open();
  const nurse = within(await screen.findByRole('row', { name: /Emergency nurse/ }));
  const says = 'A change is planned for Tue, Dec 01, 2026, 9:00 am';
  expect(await nurse.findByText(says)).toBeTruthy();
  const main = within(screen.getByRole('row', { name: /Main line/ }));
  expect(main.queryByText(/^A change is planned/)).toBeNull();
});

const named = (role: string) =>
  screen.queryAllByRole(role).map((one) => one.getAttribute('aria-label') ?? one.textContent);

it('[RIGHT-02] who only looks finds no way to add, choose or delete', async () => {
  signInWithRole('auditor');
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /Actions.* Main line/ }));
  await screen.findByRole('menuitem', { name: /^Copy \+1 \(251\)/ });
  expect(named('menuitem')).not.toContain('Delete…');
  expect(named('button')).not.toContain('Add number');
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('[RIGHT-02] nothing about the routing is asked for who may not see it', async () => {
  signInWithRole('compliance');
  open();
  await screen.findByRole('row', { name: /Main line/ });
  expect(api.calls(listPlannedChanges)).toEqual([]);
  expect(api.unexpected.filter((one) => /routing|scenario|planned/.test(one))).toEqual([]);
  expect(screen.queryByRole('link', { name: 'Calendar' })).toBeNull();
});
