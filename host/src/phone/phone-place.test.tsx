import type { PartModule, PartName, PartProps } from '@jackfield/contract';
import { definePart } from '@jackfield/kit/parts';
import { renderInPortal } from '@jackfield/kit/testing';
import { firstRowsAtom, store } from '@jackfield/runtime';
import { act, cleanup, screen, waitFor } from '@jackfield/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PhonePlace } from './phone-place.tsx';
import { onCallAtom, phoneShownAtom } from './phone-state.ts';

const name = 'web-phone/phone/v1';
let tell: PartProps[typeof name]['onState'];
let isBroken: boolean;
const part = definePart(name, '^1.0.0', ({ onState }) => {
  tell = onState;
  if (isBroken) throw new Error('broken on purpose');
  return <button type="button">Phone</button>;
}) as PartModule<PartName>;
const load = vi.fn(async () => part);
const report = vi.fn();
const parts = { load, loaded: () => undefined, report } as never;

beforeEach(() => {
  isBroken = false;
  for (const mock of [load, report]) mock.mockClear();
  // React says in the console what an error boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  store.set(firstRowsAtom, false);
  store.set(phoneShownAtom, false);
  store.set(onCallAtom, false);
  vi.restoreAllMocks();
});

it('[CALL-16] the phone comes after the first rows, and the shell knows of its calls', async () => {
  renderInPortal(<PhonePlace parts={parts} />);
  await act(async () => {
    await import('./phone.tsx');
  });
  expect(load).not.toHaveBeenCalled();
  act(() => store.set(firstRowsAtom, true));
  expect(await screen.findByRole('button', { name: 'Phone' })).toBeTruthy();
  expect(load).toHaveBeenCalledExactlyOnceWith(name);
  act(() => tell({ isShown: true, isOnCall: true }));
  expect([store.get(phoneShownAtom), store.get(onCallAtom)]).toEqual([true, true]);
});

it('[CALL-16] a phone that fails costs the page nothing', async () => {
  isBroken = true;
  store.set(firstRowsAtom, true);
  renderInPortal(
    <>
      <PhonePlace parts={parts} />
      <h1>Users</h1>
    </>,
  );
  await waitFor(() => expect(report).toHaveBeenCalledWith(name, expect.any(Error)));
  expect(screen.getByRole('heading', { name: 'Users' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
