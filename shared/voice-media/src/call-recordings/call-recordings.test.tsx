import {
  type CallRecording,
  deleteCallRecording,
  downloadCallRecording,
  hearCallRecording,
  listCallRecordings,
  restoreCallRecording,
} from '@jackfield/contract/api/recording';
import { renderInPortal } from '@jackfield/kit/testing';
import { queryClient } from '@jackfield/runtime';
import { emitLive, FakeApi, Refusal, signInAs, signOutOfTest } from '@jackfield/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CallRecordings } from './call-recordings.tsx';

const id = '018f0000-0000-7000-8000-0000000000d1';
const callId = '018f0000-0000-7000-8000-0000000000d2';
const maya = { id: '018f0000-0000-7000-8000-0000000000d3', name: 'Maya Okafor' };
const kept: CallRecording = {
  id,
  teammate: maya,
  startedAt: '2026-08-25T16:00:00.000Z',
  seconds: 62,
  state: 'kept',
  mayHear: true,
  peaks: [10, 100, 40],
  endsAt: '2026-11-23T16:00:00.000Z',
  days: 90,
  deleted: null,
};

let api: FakeApi;
let items: CallRecording[];

beforeEach(() => {
  signInAs({ account: { timeZone: 'America/Chicago' } });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  URL.createObjectURL = () => 'blob:sound';
  URL.revokeObjectURL = () => {};
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  api.uninstall();
  signOutOfTest();
  vi.unstubAllGlobals();
});

function show(shown: CallRecording[], isAdmin = true) {
  items = shown;
  api = new FakeApi().on(listCallRecordings, () => ({ items }));
  return renderInPortal(<CallRecordings call={{ id: callId }} isAdmin={isAdmin} />);
}

it('[REC-02] says that nothing was recorded', async () => {
  show([]);
  expect(await screen.findByText('Not recorded')).toBeTruthy();
});

it('[REC-02] says that it could not be read what was recorded, and reads again', async () => {
  const { user } = show([kept]);
  api.on(listCallRecordings, () => {
    throw new Refusal('NOTFOUND');
  });
  expect(await screen.findByText('The recording could not be loaded')).toBeTruthy();
  api.on(listCallRecordings, () => ({ items }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Play the recording' })).toBeTruthy();
});

it('[REC-02] says when a recording ended, and offers nothing more', async () => {
  show([{ ...kept, state: 'ended', peaks: [] }]);
  expect(await screen.findByText('Deleted Nov 23, 2026 after 90 days')).toBeTruthy();
  expect(screen.queryAllByRole('button')).toEqual([]);
});

it('[REC-02] names who can listen to somebody who cannot, and plays nothing', async () => {
  show([{ ...kept, mayHear: false, peaks: [] }], false);
  expect(await screen.findByText('Only Maya Okafor can listen.')).toBeTruthy();
  expect(screen.queryAllByRole('button')).toEqual([]);
});

it('[REC-02] asks for the sound when it is played first, and says when there is none', async () => {
  const { user } = show([kept], false);
  api.on(hearCallRecording, () => {
    throw new Refusal('NOTFOUND');
  });
  const play = await screen.findByRole('button', { name: 'Play the recording' });
  expect(api.calls(hearCallRecording)).toEqual([]);
  await user.click(play);
  expect(await screen.findByText('The recording could not be loaded')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(api.calls(hearCallRecording)).toHaveLength(2));
  expect(screen.queryByRole('button', { name: 'Delete recording…' })).toBeNull();
});

it('[REC-02] downloads by a call of its own, which asks for the second step', async () => {
  const { user } = show([kept]);
  api.on(downloadCallRecording, () => new Blob(['RIFF']));
  await user.click(await screen.findByRole('button', { name: 'Download' }));
  await waitFor(() => expect(api.calls(downloadCallRecording)).toHaveLength(1));
  expect(api.calls(hearCallRecording)).toEqual([]);
});

it('[REC-02] deletes for a reason, which can be undone', async () => {
  const { user } = show([kept]);
  const deleted = { by: 'Renee Cole', at: '2026-11-20T16:00:00.000Z', reason: 'He asked for it.' };
  api
    .on(deleteCallRecording, () => {
      items = [{ ...kept, state: 'deleted', peaks: [], deleted: { ...deleted, mayRestore: true } }];
      return undefined;
    })
    .on(restoreCallRecording, () => {
      items = [kept];
      return undefined;
    });
  await user.click(await screen.findByRole('button', { name: 'Delete recording…' }));
  await user.click(await screen.findByRole('button', { name: 'Delete recording' }));
  expect(api.calls(deleteCallRecording)).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'He asked for it.');
  await user.click(screen.getByRole('button', { name: 'Delete recording' }));
  expect(
    await screen.findByText('Deleted Nov 20, 2026 by Renee Cole: He asked for it.'),
  ).toBeTruthy();
  expect(api.calls(deleteCallRecording).map(({ body }) => body)).toEqual([
    { reason: 'He asked for it.' },
  ]);
  await user.click(screen.getByRole('button', { name: 'Restore recording' }));
  expect(await screen.findByRole('button', { name: 'Play the recording' })).toBeTruthy();
});

it('[REC-02] shows what another browser did', async () => {
  show([kept]);
  await screen.findByRole('button', { name: 'Play the recording' });
  items = [{ ...kept, state: 'ended', peaks: [] }];
  emitLive({ eventType: 'recording', id });
  expect(await screen.findByText('Deleted Nov 23, 2026 after 90 days')).toBeTruthy();
});
