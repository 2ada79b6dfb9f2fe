import { renderInPortal } from '@jackfield/kit/testing';
import { updateTeammate } from '@jackfield/contract/api/teammate';
import { configAtom, loadCatalogue, speak, store } from '@jackfield/runtime';
import {
  cleanup,
  fakeTeammate,
  installFakeApi,
  screen,
  signInAs,
  signOutOfTest,
  waitFor,
} from '@jackfield/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { AccountDrawer } from './account-drawer.tsx';

afterEach(() => {
  cleanup();
  signOutOfTest();
});

it.each([
  ['an admin', 'admin', 'Call handling', /^\/admin-settings\/users\/edit\/.+\/call-handling$/],
  ['an admin', 'admin', 'Voicemail', /^\/admin-settings\/users\/edit\/.+\/voicemail$/],
  ['a standard user', 'standard', 'Call handling', /^\/your-settings\/call-handling$/],
] as const)('[SHELL-06] My account leads %s (%s) to the own %s', async (_who, role, name, path) => {
  signInAs({ profile: { role } });
  const onClose = vi.fn();
  const { user } = renderInPortal(<AccountDrawer open onClose={onClose} />);
  await user.click(await screen.findByRole('button', { name }));
  expect(onClose).toHaveBeenCalledOnce();
  await waitFor(() => expect(window.location.pathname).toMatch(path));
});

it.each([
  ['Admin', 'admin', null],
  ['User', 'standard', null],
  ['Phone manager', 'standard', { role: 'phoneManager' }],
] as const)('[RIGHT-02] My account says %s', async (name, role, access) => {
  signInAs({ profile: { role, access: access && { ...access, teamIds: [] } } });
  renderInPortal(<AccountDrawer open onClose={vi.fn()} />);
  expect(await screen.findByText(name, { exact: true })).toBeTruthy();
});

it('[OP-131] My account speaks a chosen language at once, named as its speakers do, and keeps it', async () => {
  const api = installFakeApi();
  api.on(updateTeammate, () => fakeTeammate({ language: 'en-GB', spokenLanguage: 'en-GB' }));
  signInAs({ profile: { language: null, spokenLanguage: 'en' } });
  loadCatalogue('en-GB', { 'host.layout.theme': 'Colours' });
  store.set(configAtom, (config) => ({
    ...config,
    languages: [
      { tag: 'en', name: 'English' },
      { tag: 'en-GB', name: 'British' },
    ],
  }));
  const { user } = renderInPortal(<AccountDrawer open onClose={vi.fn()} />);
  await user.click(await screen.findByRole('combobox', { name: 'Language' }));
  expect(screen.getByText('Company’s language')).toBeTruthy();
  expect(screen.getByText('English (United Kingdom)')).toBeTruthy();
  const named = await screen.findByText('British');
  expect(named.lang).toBe('en-GB');
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
    address.startsWith('/languages/') ? Promise.resolve(Response.json({})) : answer(address, init),
  );
  await user.click(named);
  expect(await screen.findByText('Colours')).toBeTruthy();
  expect(document.documentElement.lang).toBe('en-GB');
  await waitFor(() => expect(api.calls(updateTeammate)[0]?.body).toEqual({ language: 'en-GB' }));
  await speak('en');
  vi.unstubAllGlobals();
  api.uninstall();
});
