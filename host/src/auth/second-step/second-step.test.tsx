import {
  checkIsAccountMigrated,
  connectToken,
  getSession,
  setAuth,
  setOwnProfile,
  setStorage,
  storageAuthentication,
} from '@jackfield/contract/api/session';
import {
  beginPendingApp,
  getPendingStep,
  type PendingStep,
  passSecondStep,
  setUpPending,
} from '@jackfield/contract/api/second-step';
import { ownProfile } from '@jackfield/contract/api/teammate';
import { getTenant } from '@jackfield/contract/api/tenant';
import {
  cleanup,
  type FakeApi,
  fakeTeammate,
  fakeTenant,
  installFakeApi,
  Refusal,
  render,
  screen,
  signOutOfTest,
  userEvent,
  waitFor,
} from '@jackfield/testing';
import { store } from '@jackfield/runtime';
import { Provider } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AuthApp } from '../auth-app.tsx';
import { noLink } from '../links/entry-link.ts';
import type * as Navigation from '../navigation.ts';
import { enterPortal } from '../navigation.ts';

vi.mock('../navigation.ts', async (original) => ({
  ...(await original<typeof Navigation>()),
  enterPortal: vi.fn(),
}));

const tokens = {
  access_token: 'access',
  refresh_token: 'refresh',
  expires_in: 900,
  token_type: 'Bearer',
  authenticationType: 1,
  isFairUsage: false,
} as const;
const pending: PendingStep = {
  kind: 'check',
  email: 'ana@example.com',
  ways: { app: true, passkey: true, recovery: true },
  accepted: 'passkeyOrApp',
};
const wrong = 'That code is not right. Codes change every 30 seconds.';

let api: FakeApi;

function open(path: string) {
  window.history.replaceState(null, '', path);
  render(
    <Provider store={store}>
      <AuthApp link={noLink} onTyping={() => undefined} />
    </Provider>,
  );
  return userEvent.setup();
}

beforeEach(() => {
  api = installFakeApi();
  api
    .on(getSession, () => ({ auth: null, storage: null, profile: null }))
    .on(setAuth, () => undefined)
    .on(ownProfile, () => fakeTeammate())
    .on(getTenant, () => fakeTenant())
    .on(setOwnProfile, () => undefined)
    .on(storageAuthentication, () => ({
      token: 's',
      sharedAccessExpiryTime: '2027-01-01T00:00:00.000Z',
    }))
    .on(setStorage, () => undefined)
    .on(checkIsAccountMigrated, () => ({ isMigrated: true }));
});
afterEach(() => {
  cleanup();
  signOutOfTest();
  api.uninstall();
  vi.unstubAllGlobals();
  vi.mocked(enterPortal).mockClear();
});

it('[annex J8] goes from the password to the code, which sends itself, and on to where one wanted to go', async () => {
  api
    .on(connectToken, () => {
      throw new Refusal('SECONDSTEP');
    })
    .on(getPendingStep, () => pending)
    .on(passSecondStep, ({ body }) => {
      if (JSON.stringify(body).includes('207531')) return tokens;
      throw new Refusal('INVALIDINPUT', [{ code: 'CODEINVALID', field: 'code', message: wrong }]);
    });
  const user = open('/auth/login?redirect=%2Fyour-settings%2Fvoicemail');
  await user.type(screen.getByLabelText('Email'), 'ana@example.com');
  await user.type(screen.getByLabelText('Password'), 'Lantern-Road27');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  const field = await screen.findByLabelText('Code of 6 digits');
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute('autocomplete')).toBe('one-time-code');
  expect(field.getAttribute('inputmode')).toBe('numeric');
  await user.type(field, '111111');
  expect(await screen.findByText(wrong)).toBeTruthy();
  expect((field as HTMLInputElement).value).toBe('');
  expect(enterPortal).not.toHaveBeenCalled();
  await user.click(field);
  await user.paste('207 531');
  await waitFor(() => expect(enterPortal).toHaveBeenCalledWith('/your-settings/voicemail'));
});

it('[annex J8] takes a recovery code instead, and shows no passkey where the browser has none', async () => {
  api.on(getPendingStep, () => pending).on(passSecondStep, () => tokens);
  const user = open('/auth/second-step');
  await user.click(await screen.findByRole('button', { name: /Use a recovery code/ }));
  expect(screen.queryByRole('button', { name: /passkey/ })).toBeNull();
  await user.type(screen.getByLabelText('Recovery code'), 'abcd-efgh{Enter}');
  await waitFor(() => expect(enterPortal).toHaveBeenCalledWith('/'));
  expect(api.calls(passSecondStep)[0]?.body).toEqual({ kind: 'recovery', code: 'abcd-efgh' });
});

it('[annex J8] begins again where the step has taken too long', async () => {
  api
    .on(getPendingStep, () => pending)
    .on(passSecondStep, () => {
      throw new Refusal('TOKENEXPIRED');
    });
  const user = open('/auth/second-step');
  await user.type(await screen.findByLabelText('Code of 6 digits'), '207531');
  expect(await screen.findByText('This took too long. Please sign in again.')).toBeTruthy();
  expect(window.location.pathname).toBe('/auth/login');
});

it('[annex J8] has what is required set up, and enters once the codes are kept', async () => {
  const codes = Array.from({ length: 10 }, (_, index) => `code-000${index}`);
  api
    .on(getPendingStep, () => ({ ...pending, kind: 'setUp' as const }))
    .on(beginPendingApp, () => ({
      secret: 'ABCDEFGH',
      address: 'otpauth://totp/a?secret=ABCDEFGH',
    }))
    .on(setUpPending, () => ({ codes, tokens }));
  const user = open('/auth/second-step');
  await user.click(await screen.findByRole('button', { name: /authenticator app/ }));
  expect(await screen.findByRole('img', { name: /Scan this/ })).toBeTruthy();
  await user.type(screen.getByLabelText('Code of 6 digits'), '207531');
  expect(await screen.findAllByRole('listitem')).toHaveLength(10);
  expect(enterPortal).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'I have kept them' }));
  await waitFor(() => expect(enterPortal).toHaveBeenCalledWith('/'));
});

it('[annex J8] offers the passkey first where the browser has them, else the password alone', async () => {
  open('/auth/login');
  expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
  cleanup();
  vi.stubGlobal('PublicKeyCredential', vi.fn());
  open('/auth/login');
  expect(screen.getByRole('button', { name: 'Sign in with a passkey' })).toBeTruthy();
});

it('[annex J8] has a passkey set up after a right code where passkeys alone are taken', async () => {
  vi.stubGlobal('PublicKeyCredential', vi.fn());
  let kind: PendingStep['kind'] = 'check';
  const ways = { app: true, passkey: false, recovery: true };
  api
    .on(getPendingStep, () => ({ ...pending, kind, ways, accepted: 'passkey' as const }))
    .on(passSecondStep, () => {
      kind = 'setUp';
      throw new Refusal('SECONDSTEP');
    });
  const user = open('/auth/second-step');
  await user.type(await screen.findByLabelText('Code of 6 digits'), '207531');
  expect(await screen.findByRole('button', { name: 'Set up a passkey' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /authenticator app/ })).toBeNull();
  expect(enterPortal).not.toHaveBeenCalled();
});
