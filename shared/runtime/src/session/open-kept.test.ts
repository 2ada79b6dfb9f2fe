// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiFailure } from '../client/failure.ts';
import { accountAtom, profileAtom } from '../store/atoms.ts';
import { store } from '../store/store.ts';
import { openKept } from './open-kept.ts';
import { keepOwn } from './own.ts';

const away = new ApiFailure({ status: 0, responseCode: 'NETWORK' });
const own = { profile: { id: 'me' }, account: { id: 'harbor' }, at: 0 };
const machine = { open: vi.fn(), adopt: vi.fn<() => Promise<void>>() };
const tryOpen = (failure: unknown) => openKept({ store, machine }, failure);

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  store.set(profileAtom, null);
  machine.open.mockReset();
  machine.adopt.mockReset();
  machine.adopt.mockResolvedValue();
  keepOwn(own as never);
});
afterEach(() => vi.useRealTimers());

it.each([away, new ApiFailure({ status: 503, responseCode: 'SERVERERROR' })])(
  'shows the person of the last visit while the server is away',
  (failure) => {
    expect(tryOpen(failure)).toBe(true);
    expect(store.get(profileAtom)?.id).toBe('me');
    expect(store.get(accountAtom)?.id).toBe('harbor');
    expect(machine.open).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ auth: null }));
  },
);

it('takes the session over when the server answers, and asks until it does', async () => {
  machine.adopt.mockRejectedValueOnce(away);
  tryOpen(away);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(machine.adopt).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(machine.adopt).toHaveBeenCalledTimes(2);
});

it.each([
  ['an answer of the server', new ApiFailure({ status: 403, responseCode: 'FORBIDDEN' })],
  ['an error of the program', new TypeError('x')],
])('opens nothing after %s', (_what, failure) => {
  expect(tryOpen(failure)).toBe(false);
  expect(store.get(profileAtom)).toBeNull();
});

it('opens nothing when nobody is kept, or somebody acted for the person', () => {
  keepOwn({ ...own, isActing: true } as never);
  expect(tryOpen(away)).toBe(false);
  sessionStorage.clear();
  expect(tryOpen(away)).toBe(false);
  expect(machine.open).not.toHaveBeenCalled();
});
