import { listDeletedTeams, restoreRecord } from '@jackfield/contract/api/audit';
import {
  cleanup,
  FakeApi,
  renderInPortal,
  screen,
  signInAs,
  signOutOfTest,
  waitFor,
} from '@jackfield/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DeletedTeamsDrawer } from './deleted-teams-drawer.tsx';

const id = '018f0000-0000-7000-8000-000000000010';
const entryId = '018f0000-0000-7000-8000-000000000011';
let api: FakeApi;
let isKept = true;

beforeEach(() => {
  signInAs();
  isKept = true;
  const deletedAt = '2026-11-18T16:12:00.000Z';
  const team = { id, name: 'Front desk', deletedBy: 'Renee Castellano', deletedAt, entryId };
  api = new FakeApi()
    .on(listDeletedTeams, () => ({ items: isKept ? [team] : [] }))
    .on(restoreRecord, () => {
      isKept = false;
      return { restored: ['team'], skipped: [] };
    });
});
afterEach(() => {
  cleanup();
  signOutOfTest();
  api.uninstall();
});

it('annex J2 a deleted team comes back and leaves the list', async () => {
  const { user } = renderInPortal(<DeletedTeamsDrawer onClose={() => undefined} />);
  await user.click(await screen.findByRole('button', { name: 'Restore Front desk' }));
  expect(await screen.findByRole('heading', { name: 'No team was deleted' })).toBeTruthy();
  await waitFor(() =>
    expect(api.calls(restoreRecord).map(({ body }) => body)).toEqual([{ entryId }]),
  );
});
