import { type AuditEntry, exportActivity, listActivity } from '@jackfield/contract/api/audit';
import { listTeammates } from '@jackfield/contract/api/teammate';
import { renderInPortal } from '@jackfield/kit/testing';
import { type ActivityFilters, noFilters } from '@jackfield/records/activity-address';
import { noticesAtom, store } from '@jackfield/runtime';
import {
  cleanup,
  emitLive,
  FakeApi,
  fakeList,
  Refusal,
  screen,
  signInAs,
  signOutOfTest,
  waitFor,
  within,
} from '@jackfield/testing';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ActivityDrawer } from './activity-drawer.tsx';

const id = (at: number) => `018f0000-0000-7000-8000-0000000000${at}`;
const entry: AuditEntry = {
  id: id(11),
  seq: 9,
  at: '2026-11-18T16:12:00.000Z',
  actor: { id: null, name: 'Support' },
  onBehalfOf: { id: id(20), name: 'Daniel Reyes' },
  via: 'support',
  action: 'team.update',
  entity: 'team',
  entityId: id(30),
  entityName: 'Front desk',
  before: { name: 'Desk' },
  after: { name: 'Front desk' },
  requestId: 'r',
  names: { [id(30)]: { name: 'Front desk', isGone: false } },
};
const gone: AuditEntry = {
  ...entry,
  id: id(12),
  seq: 8,
  entityId: id(31),
  entityName: 'Night shift',
  action: 'team.delete',
  before: { name: 'Night shift' },
  after: null,
  via: 'ui',
  onBehalfOf: null,
  actor: { id: id(21), name: 'Renee Castellano' },
  names: { [id(31)]: { name: 'Night shift', isGone: true } },
};
let api: FakeApi;
let items: AuditEntry[];
let sight: (() => void) | undefined;

beforeEach(() => {
  signInAs({ profile: { role: 'admin', timeZone: 'America/Chicago' } });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: object[]) => void) {
        sight = () => tell([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {
        sight = undefined;
      }
    },
  );
  items = [entry, gone];
  const counts = { all: 0, active: 0, pending: 0, suspended: 0 };
  api = new FakeApi()
    .on(listTeammates, () => ({ ...fakeList([]), counts }))
    .on(listActivity, () => ({ ...fakeList(items), nextStartAfter: null, hasMore: false }))
    .on(exportActivity, () => new Blob(['x']));
});
afterEach(() => {
  cleanup();
  signOutOfTest();
  store.set(noticesAtom, []);
  vi.unstubAllGlobals();
  api.uninstall();
});

function Page({ given }: { given: Partial<ActivityFilters> }) {
  const [filters, setFilters] = useState<ActivityFilters>({ ...noFilters, ...given });
  return <ActivityDrawer filters={filters} onFilters={setFilters} onClose={() => undefined} />;
}
const show = (given: Partial<ActivityFilters> = {}) => renderInPortal(<Page given={given} />).user;
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Changes, newest first' })).findAllByRole(
    'listitem',
  );
const asked = () =>
  api.calls(listActivity).map(({ query }) => Object.fromEntries(new URLSearchParams(query)));

it('[annex J2] says whether it shows every change or a choice of them', async () => {
  show({ entity: 'team' });
  await rows();
  expect(screen.getByText(/^The changes that you chose below/)).toBeTruthy();
  expect(screen.queryByText(/^Every change to the account/)).toBeNull();
  cleanup();
  show();
  await rows();
  expect(screen.getByText(/^Every change to the account/)).toBeTruthy();
});

it('[annex J2] says who did what in whose name and when, with a link to the record', async () => {
  show();
  const [first, second] = await rows();
  expect(first?.textContent).toContain('Support as Daniel Reyes');
  expect(first?.textContent).toContain('2026-11-18, 10:12 am');
  expect(first?.textContent).toContain('Changed name from “Desk” to “Front desk”');
  expect(
    within(first as HTMLElement)
      .getByRole('link', { name: 'Front desk' })
      .getAttribute('href'),
  ).toBe(`/admin-settings/teams/edit/${id(30)}/members`);
  expect(second?.textContent).toContain('Night shift (deleted)');
  expect(within(second as HTMLElement).queryByRole('link')).toBeNull();
  expect(screen.getByText(/Times are in Central Time/)).toBeTruthy();
});

it('annex J2 asks the server for what is filtered, and clears it', async () => {
  const user = show({ entity: 'team', startDate: '2026-11-01' });
  await rows();
  expect(asked()[0]).toEqual({ entity: 'team', startDate: '2026-11-01', limit: '50' });
  items = [];
  await user.type(screen.getByRole('textbox', { name: 'Search names' }), 'desk');
  expect(await screen.findByRole('heading', { name: 'No change matches' })).toBeTruthy();
  expect(asked().at(-1)).toMatchObject({ search: 'desk', entity: 'team' });
  items = [entry];
  const [clear] = screen.getAllByRole('button', { name: 'Clear filters' });
  await user.click(clear as HTMLElement);
  await rows();
  expect(asked().at(-1)).toEqual({ limit: '50' });
});

it('annex J2 loads earlier changes when the end comes in sight, and follows what happens', async () => {
  api.on(listActivity, ({ query }) =>
    new URLSearchParams(query).has('startAfter')
      ? { ...fakeList([gone]), nextStartAfter: null, hasMore: false }
      : { ...fakeList([entry]), nextStartAfter: entry.id, hasMore: true },
  );
  show();
  await rows();
  sight?.();
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  expect(asked().at(-1)).toEqual({ limit: '50', startAfter: entry.id });
  expect(screen.queryByRole('button', { name: 'Show earlier changes' })).toBeNull();
  const before = asked().length;
  emitLive({ eventType: 'team', id: id(30) });
  await waitFor(() => expect(asked().length).toBeGreaterThan(before));
});

it('annex J2 standard users see their own activity, and choose nobody', async () => {
  signInAs({ profile: { role: 'standard', id: id(20) } });
  items = [{ ...entry, entity: 'teammate', entityId: id(20), entityName: 'Daniel Reyes' }];
  show();
  expect(await screen.findByText('Your activity')).toBeTruthy();
  const [row] = await rows();
  expect(
    within(row as HTMLElement)
      .getByRole('link', { name: 'Daniel Reyes' })
      .getAttribute('href'),
  ).toBe('/your-settings/profile');
  expect(screen.queryByRole('combobox', { name: 'Person' })).toBeNull();
});

it('exports what is filtered', async () => {
  const user = show({ via: 'bulk' });
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL() {} }),
  );
  await rows();
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(api.calls(exportActivity)[0]?.body).toEqual({ via: 'bulk' }));
});

it('annex A5 says that the activity could not be read, and reads it again', async () => {
  api.on(listActivity, () => {
    throw new Refusal('SERVERERROR');
  });
  const user = show();
  await screen.findByText('The history could not be loaded');
  api.on(listActivity, () => ({ ...fakeList(items), nextStartAfter: null }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await rows()).toHaveLength(2);
});
