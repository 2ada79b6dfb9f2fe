import {
  createSavedView,
  deleteSavedView,
  getListView,
  type SavedView,
  setListChoice,
  updateSavedView,
} from '@jackfield/contract/api/list-view';
import { listTeams } from '@jackfield/contract/api/team';
import { listTeammates } from '@jackfield/contract/api/teammate';
import { exportTeammates } from '@jackfield/contract/api/teammate-export';
import { renderInPortal } from '@jackfield/kit/testing';
import {
  cleanup,
  type FakeApi,
  installFakeApi,
  Refusal,
  screen,
  signInAs,
  signOutOfTest,
  waitFor,
  within,
} from '@jackfield/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { samplePerson } from '../people/sample-person.ts';
import { Component as UsersListing } from './users-listing-page.tsx';

let api: FakeApi;
let views: SavedView[];

beforeEach(() => {
  localStorage.clear();
  URL.createObjectURL ??= () => '';
  views = [];
  signInAs({ profile: { role: 'admin' } });
  api = installFakeApi();
  const page = { limit: 25, pageNum: 1, pageCount: 1, hasMore: false, nextStartAfter: null };
  api.on(listTeammates, () => ({
    ...page,
    items: [samplePerson()],
    total: 1,
    counts: { all: 1, active: 1, pending: 0, suspended: 0 },
  }));
  api.on(listTeams, () => ({ ...page, items: [], total: 0 }) as never);
  api.on(getListView, () => ({
    choice: { density: 'comfortable' as const, hidden: ['role'] },
    views,
  }));
  api.on(setListChoice, () => undefined);
  api.on(createSavedView, ({ body }) => {
    const view = body as SavedView;
    if (views.some(({ name }) => name === view.name)) {
      throw new Refusal('DUPLICATE', [{ code: 'DUPLICATE', field: 'name', message: 'Taken.' }]);
    }
    const made = { ...view, id: `018f0000-0000-7000-8000-00000000000${views.length + 1}` };
    views = [...views, made];
    return made;
  });
  api.on(updateSavedView, ({ params, body }) => {
    const changed = { ...(views.find(({ id }) => id === params.id) as SavedView), ...(body as {}) };
    return changed;
  });
  api.on(deleteSavedView, () => undefined);
});
afterEach(() => {
  cleanup();
  signOutOfTest();
  api.uninstall();
});

it('puts columns away for the person, not for the browser', async () => {
  const { user } = renderInPortal(<UsersListing />);
  await screen.findByText('Maya Okafor');
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Role' })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Rows and columns' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Teams' }));
  expect(api.calls(setListChoice)[0]?.body).toEqual({
    density: 'comfortable',
    hidden: ['role', 'teams'],
    shown: [],
  });
});

it('keeps the present filters under a name and opens them again', async () => {
  const { user, router } = renderInPortal(<UsersListing />, { path: '/?status=pending&page=2' });
  await screen.findByText('Maya Okafor');
  await user.click(screen.getByRole('button', { name: 'Saved views' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Save this view…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Save this view' });
  await user.type(within(dialog).getByRole('textbox', { name: /Name/ }), 'Waiting{Enter}');
  await screen.findByRole('button', { name: 'Saved views, Waiting is open' });
  expect(api.calls(createSavedView)[0]?.body).toEqual({
    name: 'Waiting',
    query: 'status=pending',
    isDefault: false,
  });

  await user.click(screen.getByRole('button', { name: /^All/ }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  await user.click(screen.getByRole('button', { name: 'Saved views' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Waiting' }));
  await waitFor(() => expect(router.state.location.search).toBe('?status=pending'));
});

it('opens with the default once, renames and deletes with Undo', async () => {
  views = [
    {
      id: '018f0000-0000-7000-8000-000000000001',
      name: 'Waiting',
      query: 'status=pending',
      isDefault: true,
    },
  ];
  const { user, router } = renderInPortal(<UsersListing />);
  await waitFor(() => expect(router.state.location.search).toBe('?status=pending'));
  await user.click(await screen.findByRole('button', { name: /^All/ }));
  await waitFor(() => expect(router.state.location.search).toBe(''));

  await user.click(screen.getByRole('button', { name: 'Saved views' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Manage views…' }));
  const name = await screen.findByRole('textbox', { name: 'Name of Waiting' });
  await user.clear(name);
  await user.type(name, 'Invited{Enter}');
  await screen.findByRole('textbox', { name: 'Name of Invited' });
  expect(api.calls(updateSavedView)[0]?.body).toEqual({ name: 'Invited' });
  await user.click(screen.getByRole('button', { name: 'Delete Invited' }));
  await waitFor(() => expect(api.calls(deleteSavedView)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.search).toBe('');
});

it('exports what is shown: search, filters, order and the columns in sight', async () => {
  const address = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  api.on(exportTeammates, () => 'Name' as never);
  const { user } = renderInPortal(<UsersListing />, {
    path: '/?search=ma&role=admin&sort=extension:desc&page=2',
  });
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Role' })).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Export CSV' }));
  await waitFor(() => expect(address).toHaveBeenCalledOnce());
  expect(api.calls(exportTeammates)[0]?.query).toEqual({
    search: 'ma',
    role: 'admin',
    sortBy: 'extension',
    direction: 'desc',
    columns: 'firstName,lastName,email,title,extension,number,teams,status,lastSeenAt,id,version',
  });
});
