import type { Endpoint } from '@jackfield/contract';
import {
  captchaChallenge,
  checkIsAccountMigrated,
  confirmEmail,
  connectImpersonate,
  connectToken,
  forgotPassword,
  getSession,
  resendConfirmationEmail,
  resetPassword,
  setAuth,
  setOwnProfile,
  setStorage,
  storageAuthentication,
  updatePassword,
} from '@jackfield/contract/api/session';
import { ownProfile } from '@jackfield/contract/api/teammate';
import { getTenant } from '@jackfield/contract/api/tenant';
import { configAtom, store } from '@jackfield/runtime';
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
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AuthApp } from './auth-app.tsx';
import { takeEntryLink } from './links/entry-link.ts';
import type * as Navigation from './navigation.ts';
import { enterPortal, goTo } from './navigation.ts';

vi.mock('./navigation.ts', async (original) => ({
  ...(await original<typeof Navigation>()),
  enterPortal: vi.fn(),
}));

const email = 'renee@harbordental.com';
const tokens = {
  access_token: 'access',
  refresh_token: 'refresh',
  expires_in: 900,
  token_type: 'Bearer',
  authenticationType: 1,
  isFairUsage: false,
} as const;

let api: FakeApi;

/** A server on which every sign-in works. */
function answerSignIn(isChangePassword = false) {
  api
    .on(connectToken, () => tokens)
    .on(connectImpersonate, () => ({ ...tokens, authenticationType: 2 as const }))
    .on(setAuth, () => undefined)
    .on(ownProfile, () => fakeTeammate({ isChangePassword }))
    .on(getTenant, () => fakeTenant())
    .on(setOwnProfile, () => undefined)
    .on(storageAuthentication, () => {
      throw new Refusal('SERVERERROR');
    })
    .on(setStorage, () => undefined)
    .on(checkIsAccountMigrated, () => ({ isMigrated: true }));
}

/** A server that knows this browser's session. */
const signedIn = () =>
  api.on(getSession, () => ({
    auth: {
      accessToken: 'x',
      expirationDate: new Date(Date.now() + 900_000).toISOString(),
      authenticationType: 1 as const,
      isFairUsage: false,
    },
    storage: null,
    profile: {
      tenantId: 't',
      tenantName: '',
      teammateId: 'm',
      teammateName: 'Maya Okafor',
      role: 'standard' as const,
      isImpersonate: false,
      customerId: '',
    },
  }));

function open(address: string) {
  goTo('/auth/login');
  window.history.replaceState(null, '', address);
  const link = takeEntryLink();
  const onTyping = vi.fn();
  render(
    <Provider store={store}>
      <AuthApp link={link} onTyping={onTyping} />
    </Provider>,
  );
  return { user: userEvent.setup(), onTyping };
}

async function signIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), 'Passw0rd!');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

beforeEach(() => {
  api = installFakeApi();
  sessionStorage.clear();
  vi.mocked(enterPortal).mockClear();
  api.on(getSession, () => ({ auth: null, storage: null, profile: null }));
});
afterEach(() => {
  cleanup();
  api.uninstall();
  signOutOfTest();
});

describe('/auth/login', () => {
  it('AUTH-05 SHELL-16 ERR-08 signs in, binds the session and follows the kept path', async () => {
    answerSignIn();
    const { user, onTyping } = open('/auth/login?redirect=%2Fadmin-settings%2Fteams%2Flisting');
    await signIn(user);
    await waitFor(() => expect(enterPortal).toHaveBeenCalledWith('/admin-settings/teams/listing'));
    expect(api.calls(connectToken)[0]?.body).toEqual({
      grant_type: 'password',
      username: email,
      password: 'Passw0rd!',
      platform: 1,
    });
    expect(api.calls(setAuth)[0]?.body).toMatchObject({ auth: { refreshToken: 'refresh' } });
    expect(api.calls(setOwnProfile)[0]?.body).toMatchObject({
      tenantName: 'Harbor Dental Group',
      customerId: 'cus_1',
      role: 'admin',
      isImpersonate: false,
    });
    expect(onTyping).toHaveBeenCalled();
    expect(api.unexpected).toEqual([]);
  });

  it('OP-12 AUTH-05 stays with the message of the code under the password', async () => {
    api.on(connectToken, () => {
      throw new Refusal('INVALIDCREDENTIALS');
    });
    const { user } = open('/auth/login');
    await signIn(user);
    await screen.findByText('Invalid email or password.');
    const password = screen.getByLabelText('Password');
    expect(password.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(password);
    expect(enterPortal).not.toHaveBeenCalled();
  });

  it('VAL-14 VAL-15 asks for an email before it calls', async () => {
    const { user } = open('/auth/login');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await screen.findByText('This email is required');
    await user.type(screen.getByLabelText('Email'), 'renee');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await screen.findByText('This email format is not valid.');
    expect(api.calls(connectToken)).toEqual([]);
  });

  it('AUTH-19 OP-52 shows the stored note once', () => {
    const kept = JSON.stringify({ note: 'suspended', path: null });
    sessionStorage.setItem('jackfield.session-note', kept);
    open('/auth/login');
    const text = 'Your user account is suspended. Please contact your administrator.';
    expect(screen.getByText(text)).toBeTruthy();
    cleanup();
    open('/auth/login');
    expect(screen.queryByText(text)).toBeNull();
  });

  it('AUTH-18 comes back to the page on which the session expired', async () => {
    answerSignIn();
    const path = '/admin-settings/users/listing?page=2';
    sessionStorage.setItem('jackfield.session-note', JSON.stringify({ note: 'expired', path }));
    const { user } = open('/auth/login');
    expect(screen.getByText('Your session has expired. Please log in again.')).toBeTruthy();
    await signIn(user);
    await waitFor(() => expect(enterPortal).toHaveBeenCalledWith(path));
  });

  it('OP-53 shows that the account has moved', async () => {
    answerSignIn();
    api.on(checkIsAccountMigrated, () => ({ isMigrated: false }));
    const { user } = open('/auth/login');
    await signIn(user);
    await screen.findByText('Your account has moved.');
    expect(enterPortal).not.toHaveBeenCalled();
  });

  it('OP-54 leads to an own password when an administrator has set it', async () => {
    answerSignIn(true);
    api.on(updatePassword, () => undefined);
    const { user } = open('/auth/login');
    await signIn(user);
    await user.type(await screen.findByLabelText('New password'), 'N3w-Passw0rd');
    await user.type(screen.getByLabelText('Confirm password'), 'N3w-Passw0rd');
    api.on(ownProfile, () => fakeTeammate());
    await user.click(screen.getByRole('button', { name: 'Save password' }));
    await waitFor(() => expect(enterPortal).toHaveBeenCalledWith('/'));
    expect(api.calls(updatePassword)[0]?.body).toEqual({
      currentPassword: 'Passw0rd!',
      newPassword: 'N3w-Passw0rd',
    });
  });

  it.each(['/auth', '/auth/login', '/auth/forgot-password'])(
    'AUTH-01 OP-21 a signed-in person goes from %s to /',
    async (path) => {
      api.on(getSession, () => ({
        auth: {
          accessToken: 'x',
          expirationDate: new Date(Date.now() + 900_000).toISOString(),
          authenticationType: 1 as const,
          isFairUsage: false,
        },
        storage: null,
        profile: null,
      }));
      open(path);
      await waitFor(() => expect(enterPortal).toHaveBeenCalledWith('/'));
    },
  );

  it('shows and hides the password', async () => {
    const { user } = open('/auth/login');
    const password = screen.getByLabelText('Password');
    expect(password.getAttribute('type')).toBe('password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password.getAttribute('type')).toBe('text');
    expect(password.getAttribute('autocomplete')).toBe('current-password');
  });

  it('AUTH-01 /auth leads here with its query', () => {
    open('/auth?redirect=%2Fx');
    expect(window.location.pathname + window.location.search).toBe('/auth/login?redirect=%2Fx');
  });
});

describe('links', () => {
  it('AUTH-12 signs in by a teammate-login link without a form', async () => {
    answerSignIn();
    open(`/auth/login?t=tok&r=${encodeURIComponent(email)}`);
    expect(screen.queryByLabelText('Password')).toBeNull();
    await waitFor(() => expect(enterPortal).toHaveBeenCalledWith('/'));
    expect(api.calls(connectToken)[0]?.body).toEqual({
      grant_type: 'login_token',
      username: email,
      token: 'tok',
      platform: 1,
    });
  });

  it('AUTH-04 AUTH-11 signs in as the teammate of an impersonation link', async () => {
    answerSignIn();
    open('/auth/impersonate?i=018f0000-0000-7000-8000-000000000009&a=secret');
    await waitFor(() => expect(enterPortal).toHaveBeenCalledWith('/'));
    const [call] = api.calls(connectImpersonate);
    expect(call?.headers.get('authorization')).toBe('Bearer secret');
    expect(call?.body).toMatchObject({ grant_type: 'password' });
    expect(api.calls(setOwnProfile)[0]?.body).toMatchObject({ isImpersonate: true });
  });

  it('ERR-09 OP-12 ends on / when the link does not work', async () => {
    api.on(connectImpersonate, () => {
      throw new Refusal('TOKENUSED');
    });
    open('/auth/impersonate?i=018f0000-0000-7000-8000-000000000009&a=secret');
    await waitFor(() => expect(enterPortal).toHaveBeenCalledWith('/'));
  });

  it.each([
    ['person', ownProfile],
    ['account', getTenant],
  ])('ERR-09 OP-12 ends on / when the %s cannot be looked up', async (_what, lookUp) => {
    answerSignIn();
    api.on<Endpoint>(lookUp, () => {
      throw new Refusal('SERVERERROR');
    });
    const { user } = open('/auth/login?redirect=%2Fadmin-settings%2Fteams%2Flisting');
    await signIn(user);
    await waitFor(() => expect(vi.mocked(enterPortal).mock.calls).toEqual([['/']]));
  });

  it('ERR-09 ends on / when the open session cannot be asked for', async () => {
    api.on(getSession, () => {
      throw new Refusal('SERVERERROR');
    });
    open(`/auth/login?t=tok&r=${encodeURIComponent(email)}`);
    await waitFor(() => expect(enterPortal).toHaveBeenCalledWith('/'));
    expect(api.calls(connectToken)).toEqual([]);
  });

  it('asks before a link replaces an open session', async () => {
    answerSignIn();
    signedIn();
    const { user } = open(`/auth/login?t=tok&r=${encodeURIComponent(email)}`);
    await screen.findByRole('heading', { name: `Continue as ${email}?` });
    expect(api.calls(connectToken)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Stay signed in as Maya Okafor' }));
    expect(api.calls(connectToken)).toEqual([]);
    await user.click(screen.getByRole('button', { name: `Continue as ${email}` }));
    await waitFor(() => expect(api.calls(connectToken)).toHaveLength(1));
  });
});

describe('layout', () => {
  it.each([
    '/auth/login',
    '/auth/forgot-password',
    '/auth/resend-confirmation-email',
    '/auth/resend-email-confirmation',
    '/auth/reset-password?t=tok&r=ana%40example.com',
    '/auth/set-password?t=tok&r=ana%40example.com',
    '/auth/email-confirmation',
    '/auth/impersonate',
  ])('SHELL-08 %s stands in one column beside the board, without a top bar', (address) => {
    open(address);
    expect(screen.getByRole('main')).toBeTruthy();
    expect(screen.getByRole('complementary').textContent).not.toBe('');
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

describe('mails', () => {
  it('AUTH-03 VAL-14 asks for a reset link and says the same for every address', async () => {
    api.on(forgotPassword, () => undefined);
    const { user } = open('/auth/forgot-password');
    await user.type(screen.getByLabelText('Email'), email);
    await user.click(screen.getByRole('button', { name: 'Send reset link' }));
    await screen.findByText('If the email is registered, a reset link has been sent.');
    expect(api.calls(forgotPassword)[0]?.body).toEqual({ email });
  });

  it('SHELL-62 loads the captcha script with a site key only, and works without', async () => {
    const loaded: URL[] = [];
    class Captcha extends EventTarget {
      constructor(script: URL) {
        super();
        loaded.push(script);
      }
      postMessage() {
        this.dispatchEvent(new MessageEvent('message', { data: { number: 7 } }));
      }
      terminate() {}
    }
    vi.stubGlobal('Worker', Captcha);
    api.on(captchaChallenge, () => ({ salt: 's' })).on(forgotPassword, () => undefined);
    const send = async () => {
      const { user } = open('/auth/forgot-password');
      await user.type(screen.getByLabelText('Email'), email);
      await user.click(screen.getByRole('button', { name: 'Send reset link' }));
      await screen.findByText('If the email is registered, a reset link has been sent.');
      cleanup();
    };
    const config = store.get(configAtom);
    await send();
    expect([loaded.length, api.calls(captchaChallenge).length]).toEqual([0, 0]);
    expect(api.calls(forgotPassword).at(-1)?.body).toEqual({ email });

    store.set(configAtom, { ...config, captchaSiteKey: 'site-key-7' });
    await send();
    store.set(configAtom, config);
    vi.unstubAllGlobals();
    expect(loaded.map(({ origin }) => origin)).toEqual([window.location.origin]);
    const captchaToken = btoa(
      JSON.stringify({ challenge: { salt: 's' }, solution: { number: 7 } }),
    );
    expect(api.calls(forgotPassword).at(-1)?.body).toEqual({ email, captchaToken });
  });

  it.each(['/auth/resend-confirmation-email', '/auth/resend-email-confirmation'])(
    'AUTH-06 AUTH-07 %s sends the confirmation again',
    async (path) => {
      api.on(resendConfirmationEmail, () => undefined);
      const { user } = open(path);
      await user.type(screen.getByLabelText('Email'), email);
      await user.click(screen.getByRole('button', { name: 'Resend confirmation email' }));
      await screen.findByText('If the email is registered, a confirmation link has been sent.');
      expect(window.location.pathname).toBe(path);
    },
  );
});

describe('passwords', () => {
  const address = `/auth/reset-password?t=tok&r=${encodeURIComponent(email)}`;

  it('AUTH-08 sets a new password by the link, then asks to sign in', async () => {
    api.on(resetPassword, () => undefined);
    const { user } = open(address);
    await user.type(screen.getByLabelText('New password'), 'N3w-Passw0rd');
    await user.type(screen.getByLabelText('Confirm password'), 'N3w-Passw0rd');
    await user.click(screen.getByRole('button', { name: 'Save password' }));
    await screen.findByText('Your password is changed. Sign in with the new password.');
    expect(window.location.pathname).toBe('/auth/login');
    const body = { email, token: 'tok', newPassword: 'N3w-Passw0rd' };
    expect(api.calls(resetPassword)[0]?.body).toEqual(body);
    expect(api.calls(connectToken)).toEqual([]);
  });

  it('VAL-18 VAL-20 refuses weak and different passwords', async () => {
    const { user } = open(address);
    await user.type(screen.getByLabelText('New password'), 'weak');
    await user.type(screen.getByLabelText('Confirm password'), 'other');
    await user.click(screen.getByRole('button', { name: 'Save password' }));
    await screen.findByText(/^Password must at least 8 characters with one uppercase/);
    await screen.findByText('Password and confirm password does not match.');
    expect(api.calls(resetPassword)).toEqual([]);
  });

  it('shows why a link does not work any more', async () => {
    api.on(resetPassword, () => {
      throw new Refusal('TOKENUSED');
    });
    const { user } = open(address);
    await user.type(screen.getByLabelText('New password'), 'N3w-Passw0rd');
    await user.type(screen.getByLabelText('Confirm password'), 'N3w-Passw0rd');
    await user.click(screen.getByRole('button', { name: 'Save password' }));
    await screen.findByText('This link has already been used.');
  });

  it('OP-45 says when the address of an undone change is somebody else’s by now', async () => {
    api.on(resetPassword, () => {
      throw new Refusal('DUPLICATE', [{ code: 'DUPLICATE', field: 'email' }]);
    });
    const { user } = open(address);
    await user.type(screen.getByLabelText('New password'), 'N3w-Passw0rd');
    await user.type(screen.getByLabelText('Confirm password'), 'N3w-Passw0rd');
    await user.click(screen.getByRole('button', { name: 'Save password' }));
    await screen.findByText('This email is existed');
  });

  it('AUTH-09 OP-46 lets an invited person confirm, choose a password and enter', async () => {
    answerSignIn();
    api
      .on(confirmEmail, () => ({ email, token: 'first', responseCode: 'SUCCESS' as const }))
      .on(resetPassword, () => undefined);
    const { user } = open(`/auth/email-confirmation?t=tok&r=${encodeURIComponent(email)}`);
    await user.type(await screen.findByLabelText('New password'), 'N3w-Passw0rd');
    await user.type(screen.getByLabelText('Confirm password'), 'N3w-Passw0rd');
    await user.click(screen.getByRole('button', { name: 'Save password' }));
    await waitFor(() => expect(enterPortal).toHaveBeenCalledWith('/'));
    expect(api.calls(resetPassword)[0]?.body).toMatchObject({ token: 'first' });
    expect(api.calls(connectToken)[0]?.body).toMatchObject({ password: 'N3w-Passw0rd' });
  });

  it('AUTH-09 OP-54 set-password is for a password that an administrator set, others go to /', async () => {
    answerSignIn();
    signedIn();
    open('/auth/set-password');
    await waitFor(() => expect(enterPortal).toHaveBeenCalledExactlyOnceWith('/'));
    expect(screen.queryByLabelText('New password')).toBeNull();
    expect(window.location.pathname).toBe('/auth/set-password');
  });

  it('OP-46 set-password without token and session goes to sign-in', async () => {
    open('/auth/set-password');
    await screen.findByLabelText('Password');
    expect(window.location.pathname).toBe('/auth/login');
  });
});

describe('/auth/email-confirmation', () => {
  it('AUTH-02 says that the address is confirmed', async () => {
    api.on(confirmEmail, () => ({ email, token: '', responseCode: 'SUCCESS' as const }));
    open(`/auth/email-confirmation?t=tok&r=${encodeURIComponent(email)}`);
    await screen.findByText('Your email address is confirmed. You can sign in now.');
    expect(window.location.pathname).toBe('/auth/login');
    expect(api.calls(confirmEmail)).toHaveLength(1);
  });

  it('AUTH-02 ERR-07 says why not and offers a new mail with the email filled in', async () => {
    api.on(confirmEmail, () => {
      throw new Refusal('TOKENEXPIRED');
    });
    const { user } = open(`/auth/email-confirmation?t=tok&r=${encodeURIComponent(email)}`);
    await screen.findByText('This link has expired.');
    await user.click(screen.getByRole('link', { name: 'Resend confirmation email' }));
    expect(window.location.pathname).toBe('/auth/resend-confirmation-email');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(email);
  });
});
