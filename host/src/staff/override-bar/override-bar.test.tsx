import type { RegistryArea } from '@jackfield/contract';
import { clearOverrides } from '@jackfield/contract/api/staff';
import { renderInPortal } from '@jackfield/kit/testing';
import { noticesAtom, store } from '@jackfield/runtime';
import {
  cleanup,
  type FakeApi,
  installFakeApi,
  Refusal,
  screen,
  waitFor,
} from '@jackfield/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import OverrideBar from './override-bar.tsx';

const area = (name: string, label: string, version: string): RegistryArea => ({
  area: name,
  label,
  name: `mfe-${name}`,
  version,
  entry: '/e',
  integrity: 'sha384-x',
  preload: [],
  routes: [],
  contract: '^1.0.0',
  navigation: [],
  config: {},
  override: true,
});
const areas = [area('billing', 'Billing', 'b41c09e2f7aa'), area('people', 'People', 'next-1')];
const reload = vi.fn();
let api: FakeApi;

beforeEach(() => {
  reload.mockClear();
  vi.stubGlobal('location', { ...window.location, reload });
  api = installFakeApi();
});
afterEach(() => {
  cleanup();
  api.uninstall();
  vi.unstubAllGlobals();
});

it('names the previewed areas and gives the released versions back', async () => {
  api.on(clearOverrides, () => undefined);
  const { user } = renderInPortal(<OverrideBar areas={areas} />);
  const bar = screen.getByRole('status');
  expect(bar.textContent).toBe('You see previews: Billing b41c09e, People next-1');
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

it('reloads when the sign-in of staff has run out, because the previews ended with it', async () => {
  api.on(clearOverrides, () => {
    throw new Refusal('UNAUTHORIZED');
  });
  const { user } = renderInPortal(<OverrideBar areas={areas} />);
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

it('says so when the reset fails, and stays', async () => {
  api.on(clearOverrides, () => {
    throw new Refusal('SERVERERROR');
  });
  const { user } = renderInPortal(<OverrideBar areas={areas} />);
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(store.get(noticesAtom)).not.toEqual([]));
  expect(reload).not.toHaveBeenCalled();
});
