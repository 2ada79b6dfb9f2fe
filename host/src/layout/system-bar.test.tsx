import { renderInPortal } from '@jackfield/kit/testing';
import { liveStateAtom, store } from '@jackfield/runtime';
import { act, cleanup, screen, signInAs, signOutOfTest } from '@jackfield/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SystemBar } from './system-bar.tsx';

const quarterHour = 900_000;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  store.set(liveStateAtom, 'on');
});
afterEach(() => {
  cleanup();
  signOutOfTest();
  vi.useRealTimers();
});

it('AUTH-14 AUTH-20 OP-50 counts down to 12 s before expiry until mouse or keys are used', async () => {
  const expirationDate = new Date(Date.now() + quarterHour).toISOString();
  signInAs({
    profile: { fullName: 'Maya Okafor' },
    auth: { authenticationType: 2, expirationDate },
  });
  renderInPortal(<SystemBar />);
  expect(screen.getByText('You are signed in as Maya Okafor')).toBeTruthy();
  expect(screen.getByRole('timer').textContent).toContain('Ends in 14:48');
  await pass(65_000);
  expect(screen.getByRole('timer').textContent).toContain('Ends in 13:43');
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
  await pass(1000);
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.getByRole('button', { name: 'Exit' })).toBeTruthy();
});

it('says that live updates are off although every attempt connects for a moment', async () => {
  signInAs();
  renderInPortal(<SystemBar />);
  for (let attempt = 0; attempt < 2; attempt += 1) {
    act(() => store.set(liveStateAtom, 'off'));
    await pass(10_000);
    act(() => store.set(liveStateAtom, 'connecting'));
  }
  expect(screen.getByRole('alert').textContent).toContain('Live updates are off.');
  expect(screen.getByRole('button', { name: 'Retry now' })).toBeTruthy();
  act(() => store.set(liveStateAtom, 'on'));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says at once that there is no network, and is gone with it', () => {
  signInAs();
  store.set(liveStateAtom, 'on');
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  renderInPortal(<SystemBar />);
  expect(screen.queryByRole('alert')).toBeNull();
  network.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByRole('alert').textContent).toContain('You are offline.');
  network.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByRole('alert')).toBeNull();
  network.mockRestore();
});
