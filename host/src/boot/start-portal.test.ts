// @vitest-environment jsdom
import { getSession } from '@jackfield/contract/api/session';
import { ownProfile } from '@jackfield/contract/api/teammate';
import { getTenant } from '@jackfield/contract/api/tenant';
import { store, variantAtom } from '@jackfield/runtime';
import {
  act,
  type FakeApi,
  fakeTenant,
  installFakeApi,
  Refusal,
  screen,
  signOutOfTest,
} from '@jackfield/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startPortal } from './start-portal.ts';

const pageData = {
  registry: { variant: { ...store.get(variantAtom), name: 'Jackfield' }, areas: [] },
  config: {},
};
let api: FakeApi;

beforeEach(() => {
  api = installFakeApi();
  sessionStorage.clear();
  const data = document.createElement('script');
  data.id = 'page-data';
  data.type = 'application/json';
  data.textContent = JSON.stringify(pageData);
  document.body.replaceChildren(data);
  window.history.replaceState(null, '', '/admin-settings/users/listing');
});
afterEach(() => {
  api.uninstall();
  signOutOfTest();
  document.body.replaceChildren();
});

it('ERR-03 says so when the profile cannot be loaded', async () => {
  const expirationDate = new Date(Date.now() + 900_000).toISOString();
  const auth = {
    accessToken: 'a',
    expirationDate,
    authenticationType: 1,
    isFairUsage: false,
  } as const;
  api
    .on(getSession, () => ({ auth, storage: null, profile: null }))
    .on(getTenant, () => fakeTenant())
    .on(ownProfile, () => {
      throw new Refusal('SERVERERROR');
    });
  const root = document.createElement('div');
  document.body.append(root);
  await act(() => startPortal(root));
  const name = 'Oops, something went wrong.';
  expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy();
  expect(api.calls(ownProfile)).toHaveLength(1);
  expect(window.location.pathname).toBe('/admin-settings/users/listing');
});
