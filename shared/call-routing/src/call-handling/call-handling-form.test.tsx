import { undoChange } from '@jackfield/contract/api/audit';
import { getRoutingConfig } from '@jackfield/contract/api/routing-engine';
import { listTeams } from '@jackfield/contract/api/team';
import {
  getTeammate,
  listTeammates,
  setTeammateCallHandling,
  type Teammate,
} from '@jackfield/contract/api/teammate';
import { renderInPortal } from '@jackfield/kit/testing';
import { noticesAtom, store } from '@jackfield/runtime';
import {
  cleanup,
  FakeApi,
  fakeList,
  fakeRoutedNumber,
  fakeRoutedPerson,
  fakeRouting,
  fakeTeammate,
  Refusal,
  screen,
  signInAs,
  signOutOfTest,
  waitFor,
  within,
} from '@jackfield/testing';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CallHandlingForm } from './call-handling-form.tsx';

const adminId = '018f0000-0000-7000-8000-000000000099';
const mayaId = '018f0000-0000-7000-8000-000000000077';
let api: FakeApi;
let stored: Teammate;

beforeEach(() => {
  signInAs();
  store.set(noticesAtom, []);
  sessionStorage.clear();
  localStorage.clear();
  stored = fakeTeammate({ firstName: 'Maya', version: 4 });
  const maya = { ...fakeTeammate({ id: mayaId, fullName: 'Maya Okafor', extension: '1002' }) };
  api = new FakeApi()
    .on(listTeammates, () => ({
      ...fakeList([{ ...maya, numberCount: 0 }]),
      counts: { all: 1, active: 1, pending: 0, suspended: 0 },
    }))
    .on(listTeams, () => ({ ...fakeList([]), counts: { all: 0, ringGroup: 0, callQueue: 0 } }))
    .on(setTeammateCallHandling, ({ body }) => {
      stored = { ...stored, ...(body as object), version: stored.version + 1 } as Teammate;
      stored.callRecordingSetting = { inbound: true, outbound: false };
      return stored;
    });
});
afterEach(() => {
  cleanup();
  signOutOfTest();
  api.uninstall();
});

function Page({ editorId }: { editorId: string }) {
  const [person, setPerson] = useState(stored);
  const tab = '/your-settings/call-handling';
  return (
    <CallHandlingForm
      person={person}
      editorId={editorId}
      head={<h1>{person.fullName}</h1>}
      tabs={[{ label: 'Call handling', to: tab }]}
      tab={tab}
      keep={setPerson}
    />
  );
}
const show = (editorId = adminId) => renderInPortal(<Page editorId={editorId} />).user;
const bar = () => screen.findByRole('region', { name: 'Unsaved changes' });
const save = async () => within(await bar()).getByRole('button', { name: /^Save( changes)?$/ });
const toasts = () => store.get(noticesAtom).map(({ kind, text }) => [kind, text]);
const sent = () =>
  api.calls(setTeammateCallHandling).map(({ body, headers }) => [headers.get('if-match'), body]);

it('[PPL-02] saves what changed and nothing else, as of the version', async () => {
  const user = show();
  await user.click(screen.getByRole('checkbox', { name: 'Record incoming calls' }));
  await user.click(screen.getByRole('radio', { name: 'User' }));
  await user.click(screen.getByRole('combobox', { name: 'User' }));
  await user.click(await screen.findByTitle('Maya Okafor, Ext. 1002'));
  await user.click(await save());
  await waitFor(() =>
    expect(sent()).toEqual([
      [
        '"4"',
        {
          missedCallHandling: { actionType: 'teammate', actionValue: mayaId },
          callRecordingSetting: { inbound: true },
        },
      ],
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull());
});

it('begins at the section that the address names', async () => {
  renderInPortal(<Page editorId={adminId} />, { path: '/users#missedCall', route: '/users' });
  const chosen = await screen.findByRole('radio', { checked: true });
  await waitFor(() => expect(document.activeElement).toBe(chosen));
});

it('[VAL-10] asks for the user before anything is sent', async () => {
  const user = show();
  await user.click(screen.getByRole('radio', { name: 'User' }));
  await user.click(await save());
  expect(await screen.findByText('The user field is required.')).toBeTruthy();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'User' })),
  );
  expect(sent()).toEqual([]);
});

it('ERR-05 a number that the server refuses says so under its field and in a notification', async () => {
  const message = 'International calling is off for this account.';
  api.on(setTeammateCallHandling, () => {
    throw new Refusal('INVALIDINPUT', [
      { code: 'NOTALLOWED', field: 'missedCallHandling', message },
    ]);
  });
  const user = show();
  await user.click(screen.getByRole('radio', { name: 'Another number' }));
  await user.type(screen.getByRole('textbox', { name: 'Phone number' }), '+442071838750');
  await user.click(await save());
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Phone number' })).toHaveProperty(
    'value',
    '+442071838750',
  );
  expect(toasts()).toEqual([['error', 'Oops, something went wrong.']]);
  expect(await save()).toHaveProperty('disabled', false);
});

it('ERR-02 an invalid phone number format is told in a notification', async () => {
  api.on(setTeammateCallHandling, () => {
    const field = 'missedCallHandling.actionValue';
    throw new Refusal('INVALIDINPUT', [
      { code: 'INVALID', field, message: 'The phone number format is invalid.' },
    ]);
  });
  const user = show();
  await user.click(screen.getByRole('radio', { name: 'Another number' }));
  await user.type(screen.getByRole('textbox', { name: 'Phone number' }), '2515550199');
  await user.click(await save());
  expect(await screen.findByText('The phone number format is invalid.')).toBeTruthy();
  expect(toasts()).toEqual([['error', 'Oops, something went wrong.']]);
});

it('[PPL-02] annex J1 a conflict shows both targets in words', async () => {
  api.on(setTeammateCallHandling, () => {
    const missedCallHandling = { actionType: 'teammate', actionValue: mayaId } as const;
    throw new Refusal('VERSIONCONFLICT', [], { ...stored, version: 5, missedCallHandling });
  });
  const user = show();
  await user.click(screen.getByRole('radio', { name: 'Another number' }));
  await user.type(screen.getByRole('textbox', { name: 'Phone number' }), '2515550199');
  await user.click(await save());
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('User: Maya Okafor')).toBeTruthy();
  expect(within(dialog).getByText('Another number: +1 (251) 555-0199')).toBeTruthy();
  expect(within(dialog).getByText(/: Voicemail$/)).toBeTruthy();
});

it('[SET-02] speaks to the person on the own page', () => {
  show(stored.id);
  expect(
    screen.getByText('Where a call goes when you do not answer within 20 seconds.'),
  ).toBeTruthy();
  cleanup();
  show();
  expect(
    screen.getByText('Where a call goes when Maya does not answer within 20 seconds.'),
  ).toBeTruthy();
});

it('[PPL-02] annex J4 says who will notice, and takes it back', async () => {
  const people = [fakeRoutedPerson(stored.id, 'Daniel'), fakeRoutedPerson(mayaId, 'Maya Okafor')];
  const numbers = [fakeRoutedNumber(stored.id)];
  api.on(getRoutingConfig, () => fakeRouting({ numbers, people }));
  const before = stored;
  api.on(undoChange, () => ({ restored: ['missedCallHandling'], skipped: [] }));
  api.on(getTeammate, () => ({ ...before, version: 6 }));
  const user = show();
  await user.click(screen.getByRole('radio', { name: 'User' }));
  await user.click(screen.getByRole('combobox', { name: 'User' }));
  await user.click(await screen.findByTitle('Maya Okafor, Ext. 1002'));
  const notices = within(await screen.findByRole('region', { name: 'Impact on callers' }));
  expect(await notices.findByText('Everyone who calls, when nobody answers')).toBeTruthy();
  await user.click(await save());
  await waitFor(() => expect(sent()).toHaveLength(1));
  await waitFor(() => {
    const undo = store.get(noticesAtom).at(-1)?.action;
    expect(undo?.label).toBe('Undo');
    undo?.run();
  });
  const ofSave = { version: 5, versions: 1 };
  await waitFor(() => expect(api.calls(undoChange).map(({ body }) => body)).toEqual([ofSave]));
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'User' }).checked).toBe(false),
  );
});

it('[SET-02] annex C3 a standard user is told nothing about the routing of the account', async () => {
  signInAs({ profile: { role: 'standard' } });
  let asked = 0;
  api.on(getRoutingConfig, () => {
    asked += 1;
    return fakeRouting({});
  });
  const user = show(stored.id);
  await user.click(screen.getByRole('checkbox', { name: 'Record incoming calls' }));
  await user.click(await save());
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect([asked, screen.queryByRole('region', { name: 'Impact on callers' })]).toEqual([0, null]);
});
