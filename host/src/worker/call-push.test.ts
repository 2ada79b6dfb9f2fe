import type { CallPush } from '@jackfield/contract/api/call-push';
import { beforeEach, expect, it, vi } from 'vitest';
import { type NotifyingScope, openPortal, showCall } from './call-push.ts';

const words = {
  ringing: '{who} ruft an',
  missed: 'Verpasst: {who}',
  answered: 'Woanders angenommen',
  unknown: 'Unbekannt',
  toAnswer: 'Zum Annehmen öffnen',
};
const chrome = 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36';
const safari = 'Mozilla/5.0 AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15';
const ringing: CallPush = { call: 'c1', state: 'ringing', who: 'Ana' };

const show = vi.fn(async () => {});
const openWindow = vi.fn(async () => null);
const close = vi.fn();
const getNotifications = vi.fn(async () => [{ close } as unknown as Notification]);

/** A browser with these pages of the portal. */
const scopeOf = (
  pages: readonly DocumentVisibilityState[],
  { browser = chrome, left = words as object | null } = {},
) => {
  const windows = pages.map((visibilityState) => ({ visibilityState, focus: vi.fn() }));
  const found = left && { json: async () => left };
  const scope: NotifyingScope = {
    registration: { showNotification: show, getNotifications },
    clients: { matchAll: async () => windows, openWindow },
    caches: { open: async () => ({ match: async () => found }) as unknown as Cache },
    navigator: { userAgent: browser },
    location: { hostname: 'portal.example.com' },
  };
  return { scope, windows };
};

beforeEach(() => vi.clearAllMocks());

it('[CALL-16] shows who calls in the words of the portal, until somebody looks', async () => {
  await showCall(scopeOf(['hidden']).scope, ringing);
  expect(show).toHaveBeenCalledExactlyOnceWith('Ana ruft an', {
    tag: 'c1',
    requireInteraction: true,
    renotify: true,
    silent: false,
    body: 'Zum Annehmen öffnen',
  });
});

it('[CALL-16] puts in its place that the call was missed, or silently that somebody took it', async () => {
  const { scope } = scopeOf([]);
  await showCall(scope, { ...ringing, state: 'missed', who: '' });
  await showCall(scope, { ...ringing, state: 'answered' });
  const quiet = { tag: 'c1', requireInteraction: false, renotify: false, body: '' };
  expect(show.mock.calls).toEqual([
    ['Verpasst: Unbekannt', { ...quiet, silent: false }],
    ['Woanders angenommen', { ...quiet, silent: true }],
  ]);
});

it('[CALL-16] shows nothing over a page of the portal, where the browser allows that', async () => {
  await showCall(scopeOf(['hidden', 'visible']).scope, ringing);
  expect(show).not.toHaveBeenCalled();
  expect(getNotifications).toHaveBeenCalledWith({ tag: 'c1' });
  expect(close).toHaveBeenCalledOnce();
  await showCall(scopeOf(['visible'], { browser: safari }).scope, ringing);
  expect(show).toHaveBeenCalledOnce();
});

it('[CALL-16] says who calls without words, too', async () => {
  await showCall(scopeOf([], { left: null }).scope, ringing);
  await showCall(scopeOf([], { left: null }).scope, { ...ringing, who: '' });
  expect(show.mock.calls.map(([title]: unknown[]) => title)).toEqual(['Ana', 'portal.example.com']);
});

it('[CALL-16] goes to an open page, the one that is seen first, and else opens one', async () => {
  const { scope, windows } = scopeOf(['hidden', 'visible']);
  await openPortal(scope);
  expect(windows.map(({ focus }) => focus.mock.calls.length)).toEqual([0, 1]);
  expect(openWindow).not.toHaveBeenCalled();
  await openPortal(scopeOf([]).scope);
  expect(openWindow).toHaveBeenCalledExactlyOnceWith('/');
});
