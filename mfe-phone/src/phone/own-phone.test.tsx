import { openWebPhone } from '@jackfield/contract/api/web-phone';
import { renderInPortal } from '@jackfield/kit/testing';
import { sessionAtom, store } from '@jackfield/runtime';
import { cleanup, FakeApi, screen, signInAs, signOutOfTest, waitFor } from '@jackfield/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tabPhone } from '../line/tab-phone.ts';
import { OwnPhone } from './own-phone.tsx';

const phone = {
  id: 'one',
  name: 'Web phone',
  sip: { username: 'a', domain: 'b', password: 'c' },
  iceServers: [],
};
const onState = vi.fn();
let api: FakeApi;
const open = vi.spyOn(tabPhone, 'open').mockImplementation(() => {});

beforeEach(() => {
  signInAs();
  vi.stubGlobal('isSecureContext', true);
  for (const mock of [onState, open]) mock.mockClear();
  api = new FakeApi().on(openWebPhone, () => ({ phone }));
});
afterEach(() => {
  cleanup();
  api.uninstall();
  signOutOfTest();
  vi.unstubAllGlobals();
});

const button = () => screen.queryByRole('button', { name: 'Phone' });

it('[CALL-16] a person has a phone where an exchange takes it', async () => {
  renderInPortal(<OwnPhone onState={onState} />);
  await waitFor(() => expect(button()).not.toBeNull());
  expect(open).toHaveBeenCalledExactlyOnceWith(phone);
  expect(onState).toHaveBeenLastCalledWith({ isShown: true, isOnCall: false });
});

it('[CALL-16] without an exchange there is no phone', async () => {
  api.on(openWebPhone, () => ({ phone: null }));
  renderInPortal(<OwnPhone onState={onState} />);
  await waitFor(() => expect(onState).toHaveBeenCalledWith({ isShown: false, isOnCall: false }));
  expect(button()).toBeNull();
});

it('[CALL-16] whoever acts for somebody is not asked for', async () => {
  store.set(sessionAtom, {
    ...store.get(sessionAtom),
    impersonation: { isActing: true, reason: '' },
  });
  renderInPortal(<OwnPhone onState={onState} />);
  expect(api.calls(openWebPhone)).toEqual([]);
  expect(button()).toBeNull();
});

it('[CALL-16] credentials of the relay are asked for again each hour, in a tab that nobody looks at too', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const look = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const later = [{ urls: ['turn:relay.example.com'], username: 'later', credential: 'd' }];
  renderInPortal(<OwnPhone onState={onState} />);
  await vi.waitFor(() => expect(open).toHaveBeenCalledExactlyOnceWith(phone));
  api.on(openWebPhone, () => ({ phone: { ...phone, iceServers: later } }));
  await vi.advanceTimersByTimeAsync(59 * 60_000);
  expect(open).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
  await vi.waitFor(() => expect(open).toHaveBeenLastCalledWith({ ...phone, iceServers: later }));
  look.mockRestore();
  vi.useRealTimers();
});
