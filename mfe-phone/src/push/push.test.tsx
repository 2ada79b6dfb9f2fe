import { openWebPhone, startCallPush, stopCallPush } from '@jackfield/contract/api/web-phone';
import { pushWordsPlace } from '@jackfield/contract/api/call-push';
import { renderInPortal } from '@jackfield/kit/testing';
import { store } from '@jackfield/runtime';
import {
  act,
  cleanup,
  FakeApi,
  screen,
  signInAs,
  signOutOfTest,
  userEvent,
  waitFor,
} from '@jackfield/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PushSwitch } from '../sound-sheet/push-switch.tsx';
import { tabPhone } from '../line/tab-phone.ts';
import { quietAtom } from '../phone/own-flags.ts';
import { OwnPhone } from '../phone/own-phone.tsx';

const sip = { username: 'a', domain: 'b', password: 'c' };
const phone = { id: 'one', name: 'Web phone', sip, iceServers: [], pushKey: 'AQID' };
const place = { endpoint: 'https://fcm.googleapis.com/one', keys: { p256dh: 'p', auth: 'a' } };

/** A browser with a service worker; what its person and its maker answer is set. */
const newBrowser = () => ({
  permission: 'default' as NotificationPermission,
  answer: 'granted' as NotificationPermission,
  isReachable: true,
  /** The key that it is subscribed for. */
  subscribed: null as number[] | null,
  words: vi.fn(),
  unsubscribe: vi.fn(async () => {
    browser.subscribed = null;
    return true;
  }),
});

const subscription = () => ({
  endpoint: place.endpoint,
  options: { applicationServerKey: Uint8Array.from(browser.subscribed ?? []).buffer },
  toJSON: () => ({ ...place, expirationTime: null }),
  unsubscribe: browser.unsubscribe,
});

const pushManager = {
  getSubscription: async () => browser.subscribed && subscription(),
  subscribe: async ({ applicationServerKey: key }: { applicationServerKey: string }) => {
    if (!browser.isReachable) throw new DOMException('push service error', 'AbortError');
    browser.subscribed = [...atob(key)].map((sign) => sign.charCodeAt(0));
    return subscription();
  },
};

function install(): void {
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal('Notification', {
    get permission() {
      return browser.permission;
    },
    requestPermission: async () => {
      browser.permission = browser.answer;
      return browser.answer;
    },
  });
  vi.stubGlobal('caches', { open: async () => ({ put: browser.words }) });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve({ pushManager }) },
  });
}

let browser: ReturnType<typeof newBrowser>;
let api: FakeApi;
const bodies = () => api.calls(startCallPush).map(({ body }) => body);

beforeEach(() => {
  signInAs();
  vi.stubGlobal('isSecureContext', true);
  vi.spyOn(tabPhone, 'open').mockImplementation(() => {});
  browser = newBrowser();
  install();
  api = new FakeApi()
    .on(openWebPhone, () => ({ phone }))
    .on(startCallPush, () => undefined)
    .on(stopCallPush, () => undefined);
});
afterEach(() => {
  cleanup();
  api.uninstall();
  signOutOfTest();
  localStorage.clear();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

async function shown() {
  renderInPortal(
    <>
      <OwnPhone onState={() => {}} />
      <PushSwitch />
    </>,
  );
  return screen.findByRole('switch', { name: 'Ring when the portal is closed' });
}
const isOn = (element: HTMLElement) => element.getAttribute('aria-checked') === 'true';

it('[CALL-16] has the browser told of calls once it may be, with the words for it', async () => {
  const button = await shown();
  expect(isOn(button)).toBe(false);
  await userEvent.click(button);
  await waitFor(() => expect(isOn(button)).toBe(true));
  expect(bodies()).toEqual([place]);
  expect(browser.subscribed).toEqual([1, 2, 3]);
  const [key, words] = browser.words.mock.calls[0] ?? [];
  expect(key).toBe(pushWordsPlace.key);
  expect(await words.json()).toMatchObject({
    ringing: '{who} is calling',
    missed: 'Missed call from {who}',
    unknown: 'Unknown caller',
  });
});

it('[CALL-16] says how to allow it where the browser refuses, and when it cannot be reached', async () => {
  browser.answer = 'denied';
  const button = await shown();
  await userEvent.click(button);
  await screen.findByText(/^Your browser blocks notifications/);
  browser.answer = 'granted';
  browser.isReachable = false;
  await userEvent.click(button);
  await screen.findByText(/could not be changed/);
  expect(isOn(button)).toBe(false);
  expect(bodies()).toEqual([]);
});

it('[CALL-16] has the browser told of nothing once it is switched off', async () => {
  const button = await shown();
  await userEvent.click(button);
  await waitFor(() => expect(isOn(button)).toBe(true));
  await userEvent.click(button);
  await waitFor(() => expect(isOn(button)).toBe(false));
  expect(api.calls(stopCallPush)).toHaveLength(1);
  expect(browser.unsubscribe).toHaveBeenCalledOnce();
});

it('[CALL-16] is told of nothing while its person does not want to be disturbed there', async () => {
  const button = await shown();
  await userEvent.click(button);
  await waitFor(() => expect(bodies()).toHaveLength(1));
  act(() => store.set(quietAtom, true));
  await waitFor(() => expect(api.calls(stopCallPush)).toHaveLength(1));
  expect(isOn(button)).toBe(true);
  act(() => store.set(quietAtom, false));
  await waitFor(() => expect(bodies()).toHaveLength(2));
});

it('[CALL-16] goes on with the next session, and with another key', async () => {
  await userEvent.click(await shown());
  await waitFor(() => expect(bodies()).toHaveLength(1));
  cleanup();
  signOutOfTest();
  api.on(openWebPhone, () => ({ phone: { ...phone, id: 'two', pushKey: 'BAUG' } }));
  signInAs();
  const again = await shown();
  await waitFor(() => expect(bodies()).toHaveLength(2));
  expect(browser.subscribed).toEqual([4, 5, 6]);
  expect(browser.unsubscribe).toHaveBeenCalledOnce();
  expect(isOn(again)).toBe(true);
});

it('[CALL-16] is not offered where the browser or the portal cannot', async () => {
  api.on(openWebPhone, () => ({ phone: { ...phone, pushKey: undefined } }));
  renderInPortal(
    <>
      <OwnPhone onState={() => {}} />
      <PushSwitch />
    </>,
  );
  await screen.findByRole('button', { name: 'Phone' });
  expect(screen.queryByRole('switch')).toBeNull();
});
