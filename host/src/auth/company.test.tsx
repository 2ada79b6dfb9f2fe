import { finishSignOn, startSignOn } from '@jackfield/contract/api/sso';
import {
  checkIsAccountMigrated,
  connectToken,
  getSession,
  setAuth,
  setOwnProfile,
  setStorage,
  storageAuthentication,
} from '@jackfield/contract/api/session';
import { ownProfile } from '@jackfield/contract/api/teammate';
import { getTenant } from '@jackfield/contract/api/tenant';
import { store } from '@jackfield/runtime';
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
import { Provider } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AuthApp } from './auth-app.tsx';
import { noLink } from './links/entry-link.ts';
import type * as Navigation from './navigation.ts';
import { enterPortal, goTo, leaveFor } from './navigation.ts';
import { onProven } from './second-step/proven-elsewhere.ts';

// What is loaded when it is asked for is there at once.
await Promise.all([import('./login/company-sign-in.tsx'), import('./login/company-return.tsx')]);

vi.mock('./navigation.ts', async (original) => ({
  ...(await original<typeof Navigation>()),
  enterPortal: vi.fn(),
  leaveFor: vi.fn(),
}));

const notHere = 'This domain does not sign in with a company account.';
const address = 'https://login.example/authorize?state=1';

// A busy machine takes more than the preset second for the first of a kind.
const patient = { timeout: 8000 };

let api: FakeApi;

beforeEach(() => {
  sessionStorage.clear();
  api = installFakeApi();
  api
    .on(getSession, () => ({ auth: null, storage: null, profile: null }))
    .on(startSignOn, ({ body }) => {
      const { email } = body as { email: string };
      if (!email.endsWith('@harbordental.com')) {
        throw new Refusal('INVALIDINPUT', [{ code: 'INVALID', field: 'email', message: notHere }]);
      }
      return { url: address };
    })
    .on(finishSignOn, () => ({
      access_token: 'access',
      refresh_token: 'refresh',
      expires_in: 900,
      token_type: 'Bearer' as const,
      authenticationType: 1 as const,
      isFairUsage: false,
    }))
    .on(setAuth, () => undefined)
    .on(ownProfile, () => fakeTeammate())
    .on(getTenant, () => fakeTenant())
    .on(setOwnProfile, () => undefined)
    .on(storageAuthentication, () => {
      throw new Refusal('SERVERERROR');
    })
    .on(setStorage, () => undefined)
    .on(checkIsAccountMigrated, () => ({ isMigrated: true }));
});
afterEach(() => {
  cleanup();
  vi.mocked(enterPortal).mockClear();
  vi.mocked(leaveFor).mockClear();
  api.uninstall();
  signOutOfTest();
});

function open(at: string) {
  goTo('/auth/login');
  window.history.replaceState(null, '', at);
  render(
    <Provider store={store}>
      <AuthApp link={noLink} onTyping={vi.fn()} />
    </Provider>,
  );
  return userEvent.setup();
}
const press = (user: ReturnType<typeof open>, name: string) =>
  user.click(screen.getByRole('button', { name }));

it('[SSO-01] goes to the provider with the email that is typed already', async () => {
  const user = open('/auth/login');
  await user.type(screen.getByLabelText('Email'), 'maya@harbordental.com');
  await press(user, 'Sign in with your company');
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(address));
  expect(api.calls(startSignOn)[0]?.body).toEqual({ email: 'maya@harbordental.com' });
});

it('[SSO-01] asks for the work email, and says at the field why not', async () => {
  const user = open('/auth/login');
  await press(user, 'Sign in with your company');
  const email = await screen.findByLabelText('Work email');
  expect(document.activeElement).toBe(email);
  await user.type(email, 'maya@other.example{Enter}');
  await screen.findByText(notHere);
  expect(leaveFor).not.toHaveBeenCalled();
  await press(user, 'Back to sign in');
  expect(screen.getByLabelText('Password')).toBeTruthy();
});

it('[SSO-01] who comes back is signed in, and goes on where they wanted to', async () => {
  const user = open('/auth/login?redirect=%2Fyour-settings%2Fprofile');
  await press(user, 'Sign in with your company');
  await user.type(await screen.findByLabelText('Work email'), 'maya@harbordental.com{Enter}');
  await waitFor(() => expect(leaveFor).toHaveBeenCalled());
  cleanup();

  open('/auth/login?sso=done');
  await waitFor(() => expect(enterPortal).toHaveBeenCalledWith('/your-settings/profile'));
  expect(window.location.search).toBe('');
});

it('[SSO-01] a second step that is still due is asked for', async () => {
  api.on(finishSignOn, () => {
    throw new Refusal('SECONDSTEP');
  });
  open('/auth/login?sso=done');
  await waitFor(() => expect(window.location.pathname).toBe('/auth/second-step'));
});

it.each([
  ['suspended', /Your user account is suspended/],
  ['unknown', /Ask an admin of your company to add you/],
  ['surprising', /We could not trust/],
])('[SSO-01] the sign-in page says why: %s', async (refusal, words) => {
  open(`/auth/login?sso=${refusal}`);
  await screen.findByText(words, {}, patient);
  expect(screen.getByLabelText('Password')).toBeTruthy();
  expect(window.location.search).toBe('');
});

it('[SSO-01] what came too late says so on the sign-in page', async () => {
  api.on(finishSignOn, () => {
    throw new Refusal('TOKENEXPIRED');
  });
  open('/auth/login?sso=done');
  await screen.findByLabelText('Email', {}, patient);
  expect(screen.getByLabelText('Password')).toBeTruthy();
  expect(enterPortal).not.toHaveBeenCalled();
});

it('[SSO-01] a password of a company that requires its provider leads to the button', async () => {
  api.on(connectToken, () => {
    throw new Refusal('SIGNONREQUIRED');
  });
  const user = open('/auth/login');
  await user.type(screen.getByLabelText('Email'), 'maya@harbordental.com');
  await user.type(screen.getByLabelText('Password'), 'Passw0rd!');
  await press(user, 'Sign in');
  await screen.findByText(/Choose “Sign in with your company”/);
  await press(user, 'Sign in with your company');
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(address));
});

it('[SSO-01] the window in which it was proved tells the page that waits, and closes', async () => {
  const close = vi.spyOn(window, 'close').mockImplementation(() => undefined);
  const told = new Promise<void>((resolve) => {
    onProven(resolve);
  });
  open('/auth/login?sso=proven');
  await told;
  expect(close).toHaveBeenCalled();
  close.mockRestore();
});
