import { undoChange } from '@jackfield/contract/api/audit';
import { listTeams } from '@jackfield/contract/api/team';
import {
  listTeammates,
  type TeammateListItem,
  updateTeammate,
} from '@jackfield/contract/api/teammate';
import { renderInPortal } from '@jackfield/kit/testing';
import { noticesAtom, store } from '@jackfield/runtime';
import {
  cleanup,
  type FakeApi,
  fakeTeammate,
  installFakeApi,
  openDialog,
  Refusal,
  screen,
  signInAs,
  signOutOfTest,
  waitFor,
  within,
} from '@jackfield/testing';
import { afterEach, expect, it } from 'vitest';
import { samplePerson } from '../people/sample-person.ts';
import { Component as RolesPage } from './roles-page.tsx';

let api: FakeApi;
const page = { limit: 100, pageNum: 1, pageCount: 1, hasMore: false, nextStartAfter: null };
const counts = { all: 0, active: 0, pending: 0, suspended: 0 };
const daniel = samplePerson({
  id: '018f0000-0000-7000-8000-000000000061',
  firstName: 'Daniel',
  lastName: 'Whitcombe',
  extension: '1061',
});
const withBilling: TeammateListItem = { ...daniel, access: { role: 'billing', teamIds: [] } };

function start({ given = [] as TeammateListItem[], isFailing = false } = {}) {
  signInAs({ account: { country: 'MYS' } });
  api = installFakeApi();
  const owner = samplePerson({ role: 'admin', isTenantOwner: true });
  api.on(listTeammates, ({ query }) => {
    if (isFailing) throw new Refusal('FORBIDDEN');
    const items =
      query['role'] === 'admin' ? [owner] : query['access'] === 'any' ? given : [daniel];
    return { ...page, items, total: query['access'] === 'none' ? 40 : items.length, counts };
  });
  api.on(listTeams, () => ({ ...page, items: [], total: 0, counts: { all: 0 } }) as never);
  api.on(updateTeammate, () => fakeTeammate({ ...daniel, version: 4 }));
  return renderInPortal(<RolesPage />);
}
afterEach(() => {
  cleanup();
  signOutOfTest();
  store.set(noticesAtom, []);
  api.uninstall();
});

it('[RIGHT-02] counts who has each role', async () => {
  start({ given: [withBilling] });
  expect(await screen.findByRole('button', { name: 'Billing 1' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Standard 40' })).toBeTruthy();
});

it('[RIGHT-02] arrow keys move through the roles', async () => {
  const { user } = start();
  await user.click(await screen.findByRole('button', { name: /^Billing/ }));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('heading', { name: 'Compliance' })).toBeTruthy();
  expect(document.activeElement?.textContent).toContain('Compliance');
});

it('[RIGHT-02] says that nobody has a role yet', async () => {
  start();
  expect(await screen.findByText(/^Nobody has this role yet/)).toBeTruthy();
});

it('[RIGHT-02] people who cannot be loaded can be asked for again', async () => {
  start({ isFailing: true });
  expect(await screen.findByText('The people could not be loaded')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

it('[RIGHT-02] gives a role after saying what that changes', async () => {
  const { user } = start();
  await user.click(await screen.findByRole('button', { name: /^Billing/ }));
  await user.click(screen.getByRole('button', { name: 'Add someone with the role Billing' }));
  const dialog = await openDialog('Who gets the role Billing?');
  await user.click(within(dialog).getByRole('combobox'));
  await user.click(await screen.findByText('Daniel Whitcombe, Ext. 1061'));
  expect(await within(dialog).findByText('Daniel will see and change billing.')).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Give role' }));
  await waitFor(() =>
    expect(api.calls(updateTeammate)).toMatchObject([
      { params: { id: daniel.id }, body: { access: { role: 'billing', teamIds: [] } } },
    ]),
  );
  expect(api.calls(updateTeammate)[0]?.headers.get('if-match')).toContain('3');
});

it('[RIGHT-02] takes a role after saying what is lost, and Undo gives it back', async () => {
  const { user } = start({ given: [withBilling] });
  api.on(undoChange, () => ({ version: 5, skipped: [] }) as never);
  await user.click(await screen.findByRole('button', { name: /^Billing/ }));
  await user.click(
    await screen.findByRole('button', { name: 'Remove the role Billing from Daniel Whitcombe' }),
  );
  const dialog = await openDialog('Remove the role Billing from Daniel Whitcombe?');
  expect(within(dialog).getByText(/Daniel loses the call log and billing\./)).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Remove role' }));
  await waitFor(() =>
    expect(api.calls(updateTeammate)).toMatchObject([{ body: { access: null } }]),
  );
  const [notice] = store.get(noticesAtom);
  notice?.action?.run();
  await waitFor(() =>
    expect(api.calls(undoChange)).toMatchObject([{ body: { version: 4, versions: 1 } }]),
  );
});

it('[RIGHT-02] a Team lead needs a team', async () => {
  const { user } = start();
  await user.click(await screen.findByRole('button', { name: /^Team lead/ }));
  await user.click(screen.getByRole('button', { name: 'Add someone with the role Team lead' }));
  const dialog = await openDialog('Who gets the role Team lead?');
  await user.click(within(dialog).getByRole('button', { name: 'Give role' }));
  expect(await within(dialog).findByText('Choose a team.')).toBeTruthy();
  expect(api.calls(updateTeammate)).toEqual([]);
});
