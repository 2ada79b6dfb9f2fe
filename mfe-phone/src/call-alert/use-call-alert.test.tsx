import { store } from '@jackfield/runtime';
import type { LineCall } from '@jackfield/web-phone/line';
import { cleanup, renderHook } from '@testing-library/react';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeLine } from '../line/fake-line.ts';
import { alertsAtom } from './alerts-atom.ts';
import { useCallAlert } from './use-call-alert.ts';

const end = vi.hoisted(() => vi.fn());
const alertWhileHidden = vi.hoisted(() => vi.fn(() => end));
vi.mock('./call-alert.ts', () => ({ alertWhileHidden }));
let line: FakeLine;
beforeEach(() => {
  line = new FakeLine();
  vi.stubGlobal('Notification', { permission: 'granted' });
  for (const mock of [end, alertWhileHidden]) mock.mockClear();
});
afterEach(() => {
  cleanup();
  store.set(alertsAtom, false);
  vi.unstubAllGlobals();
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <Provider store={store}>{children}</Provider>
);
const call = () => {
  line.ring('+12515550167', 'Janet Prewitt');
  return line.last;
};

it('[CALL-16] says by the system who calls, until it is taken or over', async () => {
  store.set(alertsAtom, true);
  const { rerender } = renderHook<void, LineCall | null>(useCallAlert, {
    initialProps: call(),
    wrapper,
  });
  await vi.waitFor(() =>
    expect(alertWhileHidden).toHaveBeenCalledExactlyOnceWith('Janet Prewitt', 'Incoming call'),
  );
  expect(end).not.toHaveBeenCalled();
  rerender(null);
  expect(end).toHaveBeenCalledOnce();
});

it('[CALL-16] says nothing where nobody asked for it, or the browser may not', async () => {
  renderHook<void, LineCall | null>(useCallAlert, { initialProps: call(), wrapper });
  store.set(alertsAtom, true);
  vi.stubGlobal('Notification', { permission: 'denied' });
  renderHook<void, LineCall | null>(useCallAlert, { initialProps: call(), wrapper });
  await import('./call-alert.ts');
  expect(alertWhileHidden).not.toHaveBeenCalled();
});
