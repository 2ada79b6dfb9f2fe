import { type BatchAnswer, editTeammates, rollBackBatch } from '@jackfield/contract/api/batch';
import { listTeams } from '@jackfield/contract/api/team';
import { renderInPortal } from '@jackfield/kit/testing';
import { noticesAtom, store } from '@jackfield/runtime';
import {
  cleanup,
  type FakeApi,
  installFakeApi,
  screen,
  signInAs,
  signOutOfTest,
  waitFor,
} from '@jackfield/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BulkEditDialog } from './bulk-edit-dialog.tsx';

let api: FakeApi;
const ids = ['018f0000-0000-7000-8000-000000000001', '018f0000-0000-7000-8000-000000000002'];
const batch = {
  id: '018f0000-0000-7000-8000-000000000009',
  kind: 'edit',
  actorName: 'Maya Okafor',
  at: '2026-11-21T10:00:00.000Z',
  rolledBackAt: null,
} as const;
const owner = {
  code: 'FORBIDDEN',
  field: 'role',
  message: 'The account owner is always an admin.',
};
const rows: BatchAnswer['rows'] = [
  { name: 'Ana Lopez', entityId: ids[0] ?? '', result: 'changed', errors: [], rolledBack: null },
  { name: 'Bo Ng', entityId: ids[1] ?? '', result: 'refused', errors: [owner], rolledBack: null },
];

beforeEach(() => {
  signInAs({ profile: { role: 'admin' } });
  api = installFakeApi();
  const page = { limit: 25, pageNum: 1, pageCount: 1, hasMore: false, nextStartAfter: null };
  api.on(listTeams, () => ({ ...page, items: [], total: 0 }) as never);
  api.on(editTeammates, ({ body }) => {
    const { dryRun } = body as { dryRun?: boolean };
    return { batch: dryRun ? null : batch, rows, room: null };
  });
  api.on(rollBackBatch, () => ({ ...batch, rolledBackAt: batch.at, rows }));
});
afterEach(() => {
  cleanup();
  signOutOfTest();
  store.set(noticesAtom, []);
  api.uninstall();
});

it('[annex J7] tells what the change does, makes it, and offers to take it back', async () => {
  const onDone = vi.fn();
  const { user } = renderInPortal(
    <BulkEditDialog ids={ids} onClose={() => undefined} onDone={onDone} />,
  );
  const confirm = await screen.findByRole('button', { name: 'Change 2 users' });
  expect(confirm.hasAttribute('disabled')).toBe(true);
  await user.click(screen.getByRole('combobox', { name: 'Role' }));
  await user.click(await screen.findByTitle('Standard'));

  await screen.findByText('1 user changes');
  expect(screen.getByText('Bo Ng: The account owner is always an admin.')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Change 1 user' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(api.calls(editTeammates).map(({ body }) => body)).toEqual([
    { ids, change: { role: 'standard' }, dryRun: true },
    { ids, change: { role: 'standard' } },
  ]);
  const [notice] = store.get(noticesAtom);
  expect(notice?.text).toBe('Role changed for 1 user');
  notice?.action?.run();
  await waitFor(() => expect(api.calls(rollBackBatch)[0]?.params).toEqual({ id: batch.id }));
});

it('[annex J7] begins in the first field, whose list opens and narrows by typing', async () => {
  const { user } = renderInPortal(
    <BulkEditDialog ids={ids} onClose={() => undefined} onDone={() => undefined} />,
  );
  const role = await screen.findByRole('combobox', { name: 'Role' });
  await waitFor(() => expect(document.activeElement).toBe(role));
  await user.keyboard('adm');
  await waitFor(() => expect(screen.queryByTitle('Standard')).toBeNull());
  await user.click(screen.getByTitle('Admin'));
  await waitFor(() =>
    expect(api.calls(editTeammates)[0]?.body).toMatchObject({ change: { role: 'admin' } }),
  );
});
