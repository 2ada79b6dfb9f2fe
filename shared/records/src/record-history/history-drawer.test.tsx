import {
  type AuditEntry,
  recordHistory,
  restoreRecord,
  undoChange,
} from '@jackfield/contract/api/audit';
import { renderInPortal } from '@jackfield/kit/testing';
import {
  cleanup,
  FakeApi,
  fakeList,
  Refusal,
  screen,
  signInAs,
  signOutOfTest,
  waitFor,
  within,
} from '@jackfield/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HistoryDrawer } from './history-drawer.tsx';

const id = '018f0000-0000-7000-8000-000000000010';
const entryId = '018f0000-0000-7000-8000-000000000011';
const entry: AuditEntry = {
  id: entryId,
  seq: 2,
  at: '2026-11-18T16:12:00.000Z',
  actor: { id: null, name: 'Renee Castellano' },
  onBehalfOf: null,
  via: 'api',
  action: 'team.update',
  entity: 'team',
  entityId: id,
  entityName: 'Desk',
  before: { name: 'Front desk' },
  after: { name: 'Desk' },
  requestId: 'r',
};
const created = { ...entry, id, seq: 1, action: 'team.create', before: null, via: 'ui' as const };

let api: FakeApi;
beforeEach(() => {
  signInAs();
  api = new FakeApi()
    .on(recordHistory, () => ({ ...fakeList([entry, created]), nextStartAfter: null }))
    .on(restoreRecord, () => ({
      restored: ['name'],
      skipped: [{ field: 'name', message: 'Taken.' }],
    }));
});
afterEach(() => {
  cleanup();
  signOutOfTest();
  api.uninstall();
});

function show(onRestored = vi.fn()) {
  const { user } = renderInPortal(
    <HistoryDrawer
      entity="team"
      record={{ id, name: 'Desk', version: 4 }}
      eventTypes={['team']}
      onRestored={onRestored}
      onClose={vi.fn()}
    />,
  );
  return { user, onRestored };
}

it('annex J2 restores what was before a change, as of the version that is shown', async () => {
  const { user, onRestored } = show();
  const changes = await screen.findByRole('list', { name: 'Changes, newest first' });
  expect(changes.textContent).toContain('Changed name from “Front desk” to “Desk”');
  expect(changes.textContent).toContain('through the API');
  const [first, second] = within(changes).getAllByRole('listitem');
  expect(second && within(second).queryByRole('button')).toBeNull();
  await user.click(within(first ?? changes).getByRole('button'));
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(onRestored).toHaveBeenCalledOnce());
  const [call] = api.calls(restoreRecord);
  expect([call?.headers.get('if-match'), call?.body]).toEqual(['"4"', { entryId }]);
});

it('annex J2 tells why nothing was restored', async () => {
  api.on(restoreRecord, () => {
    throw new Refusal('NOTHINGTORESTORE');
  });
  const { user, onRestored } = show();
  await user.click(await screen.findByRole('button', { name: /^Restore the version before/ }));
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('Nothing from this change can be restored.')).toBeTruthy();
  expect(onRestored).not.toHaveBeenCalled();
});

it('annex J1 takes one of several changes back and leaves the later ones alone', async () => {
  const older = { ...entry, id: crypto.randomUUID(), before: { name: 'Hall' } };
  api
    .on(recordHistory, () => ({ ...fakeList([entry, older]), nextStartAfter: null }))
    .on(undoChange, () => {
      const message = 'This has changed again since then.';
      throw new Refusal('CHANGEDSINCE', [{ code: 'CHANGEDSINCE', field: 'name', message }]);
    });
  const { user, onRestored } = show();
  const buttons = await screen.findAllByRole('button', { name: /^Restore the version before/ });
  await user.click(buttons[1] as HTMLElement);
  await user.click(await screen.findByRole('radio', { name: 'This change only' }));
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('Changed again since: name.')).toBeTruthy();
  expect(onRestored).not.toHaveBeenCalled();
  api.on(undoChange, () => ({ restored: ['name'], skipped: [] }));
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(onRestored).toHaveBeenCalledOnce());
  expect(api.calls(undoChange)[1]?.body).toEqual({ entryId: older.id });
  expect(api.calls(restoreRecord)).toEqual([]);
});
