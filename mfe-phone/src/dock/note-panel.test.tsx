import { longestNote, setCallNote } from '@jackfield/contract/api/call-log';
import { renderInPortal } from '@jackfield/kit/testing';
import { noticesAtom, store } from '@jackfield/runtime';
import {
  cleanup,
  FakeApi,
  fireEvent,
  Refusal,
  screen,
  signInAs,
  signOutOfTest,
  waitFor,
} from '@jackfield/testing';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NotePanel } from './note-panel.tsx';

let api: FakeApi;
beforeEach(() => {
  signInAs();
  store.set(noticesAtom, []);
  api = new FakeApi().on(setCallNote, () => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  api.uninstall();
  signOutOfTest();
});

function Call() {
  const [note, setNote] = useState('Crown');
  return <NotePanel callId="a" note={note} onNote={setNote} />;
}
const field = () => screen.getByRole('textbox', { name: 'Note' });
const kept = () =>
  api.calls(setCallNote).map(({ params, body }) => ({ ...params, ...(body as object) }));

it('[CALL-16] a note is kept with the call once its writer pauses', async () => {
  const { user } = renderInPortal(<Call />);
  await user.type(field(), ' loose');
  expect(kept()).toEqual([]);
  await waitFor(() => expect(kept()).toEqual([{ id: 'a', note: 'Crown loose' }]));
});

it('[CALL-16] a note is kept as the call ends while somebody writes', async () => {
  const { user, unmount } = renderInPortal(<Call />);
  await user.type(field(), ' loose');
  unmount();
  await waitFor(() => expect(kept()).toEqual([{ id: 'a', note: 'Crown loose' }]));
});

it('[CALL-16] a note is kept although the call has ended and is not logged yet', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let isLogged = false;
  api.on(setCallNote, () => {
    if (!isLogged) throw new Refusal('NOTFOUND');
    return undefined;
  });
  renderInPortal(<Call />);
  fireEvent.change(field(), { target: { value: 'Crown loose' } });
  await vi.advanceTimersByTimeAsync(800);
  await vi.waitFor(() => expect(kept()).toHaveLength(1));
  isLogged = true;
  await vi.advanceTimersByTimeAsync(1500);
  await vi.waitFor(() => expect(kept()).toHaveLength(2));
  expect(store.get(noticesAtom)).toEqual([]);
});

it('[CALL-16] nothing is sent of a note that nobody changed, or that is too long', async () => {
  const { user, unmount } = renderInPortal(<Call />);
  await user.clear(field());
  await user.paste('x'.repeat(longestNote + 1));
  await screen.findByText(/501/);
  unmount();
  renderInPortal(<Call />).unmount();
  const next = renderInPortal(<Call />);
  await next.user.type(field(), 's');
  await waitFor(() => expect(kept()).toEqual([{ id: 'a', note: 'Crowns' }]));
});

it('[CALL-16] a note that cannot be kept is shown, so that nothing is lost', async () => {
  api.on(setCallNote, () => {
    throw new Error('The network is gone.');
  });
  const { user, unmount } = renderInPortal(<Call />);
  await user.type(field(), ' loose');
  unmount();
  await waitFor(() =>
    expect(store.get(noticesAtom)).toMatchObject([
      { text: 'Your note could not be kept: “Crown loose”' },
    ]),
  );
});
