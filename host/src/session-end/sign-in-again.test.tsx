import {
  connectToken,
  getSession,
  setAuth,
  setOwnProfile,
  storageAuthentication,
} from '@jackfield/contract/api/session';
import {
  askPasskey,
  getPendingStep,
  type PendingStep,
  passSecondStep,
  signInWithPasskey,
} from '@jackfield/contract/api/second-step';
import { ownProfile } from '@jackfield/contract/api/teammate';
import { getTenant } from '@jackfield/contract/api/tenant';
import { session, sessionAtom, store } from '@jackfield/runtime';
import {
  cleanup,
  type FakeApi,
  fakeTeammate,
  fakeTenant,
  installFakeApi,
  Refusal,
  render,
  screen,
  signInAs,
  signOutOfTest,
  userEvent,
  waitFor,
} from '@jackfield/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SignInAgain } from './sign-in-again.tsx';

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
const bytes = new Uint8Array([1]).buffer;
const shown = {
  id: 'AQ',
  rawId: bytes,
  type: 'public-key',
  getClientExtensionResults: () => ({}),
  response: { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes },
};
/** The browser's prompt for a passkey. */
const prompt = vi.fn();
const givePasskeys = () => {
  vi.stubGlobal('PublicKeyCredential', vi.fn());
  vi.stubGlobal('navigator', Object.create(navigator, { credentials: { value: { get: prompt } } }));
};
const wrong = 'That code is not right. Codes change every 30 seconds.';

let api: FakeApi;
const leave = vi.spyOn(session, 'leaveToSignIn').mockImplementation(() => undefined);

function open() {
  render(<SignInAgain />);
  return userEvent.setup();
}
const phase = () => store.get(sessionAtom).phase;
const passkeyButton = () => screen.queryByRole('button', { name: 'Sign in with a passkey' });

async function typePassword(user: ReturnType<typeof userEvent.setup>) {
  await user.type(await screen.findByLabelText('Password'), 'Lantern-Road27');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

beforeEach(() => {
  signInAs();
  store.set(sessionAtom, { ...store.get(sessionAtom), auth: null, phase: 'expired' });
  api = installFakeApi();
  api
    .on(getSession, () => ({ auth: null, storage: null, profile: null }))
    .on(setAuth, () => undefined)
    .on(ownProfile, () => fakeTeammate())
    .on(getTenant, () => fakeTenant())
    .on(setOwnProfile, () => undefined)
    .on(storageAuthentication, () => {
      throw new Refusal('SERVERERROR');
    })
    .on(askPasskey, () => ({ challenge: 'YXNrZWQ' }))
    .on(connectToken, () => {
      throw new Refusal('SECONDSTEP');
    })
    .on(getPendingStep, () => pending);
  leave.mockClear();
});
afterEach(() => {
  cleanup();
  signOutOfTest();
  api.uninstall();
  vi.unstubAllGlobals();
});

it('[annex J8] asks for the code in the dialog after the password, and goes on with it', async () => {
  api.on(passSecondStep, ({ body }) => {
    if (JSON.stringify(body).includes('207531')) return tokens;
    throw new Refusal('INVALIDINPUT', [{ code: 'CODEINVALID', field: 'code', message: wrong }]);
  });
  const user = open();
  await typePassword(user);
  const field = await screen.findByLabelText('Code of 6 digits');
  await user.type(field, '111111');
  expect(await screen.findByText(wrong)).toBeTruthy();
  await user.type(field, '207531');
  await waitFor(() => expect(phase()).toBe('open'));
  expect(leave).not.toHaveBeenCalled();
});

it('[annex J8] takes a recovery code in the dialog', async () => {
  api.on(passSecondStep, () => tokens);
  const user = open();
  await typePassword(user);
  await user.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
  await user.type(screen.getByLabelText(/Recovery code/), 'abcd-efgh');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(phase()).toBe('open'));
  expect(api.calls(passSecondStep)[0]?.body).toEqual({ kind: 'recovery', code: 'abcd-efgh' });
});

it('[annex J8] begins again with the password where the step has taken too long', async () => {
  api.on(passSecondStep, () => {
    throw new Refusal('TOKENEXPIRED');
  });
  const user = open();
  await typePassword(user);
  await user.type(await screen.findByLabelText('Code of 6 digits'), '207531');
  expect(await screen.findByText('This took too long. Please sign in again.')).toBeTruthy();
  expect(screen.getByLabelText('Password')).toBeTruthy();
});

it('[annex J8] leads to the page of its own only where a way is to be set up first', async () => {
  api.on(getPendingStep, () => ({ ...pending, kind: 'setUp' as const }));
  const user = open();
  await typePassword(user);
  await waitFor(() =>
    expect(leave).toHaveBeenCalledWith(expect.stringMatching(/^\/auth\/second-step\?redirect=/)),
  );
});

it('[annex J8] leads there too where a code is right and a passkey is asked for', async () => {
  api.on(passSecondStep, () => {
    throw new Refusal('SECONDSTEP');
  });
  const user = open();
  await typePassword(user);
  await user.type(await screen.findByLabelText('Code of 6 digits'), '207531');
  await waitFor(() => expect(leave).toHaveBeenCalledOnce());
});

it('[annex J8] shows no passkey where the browser has none', async () => {
  open();
  expect(await screen.findByLabelText('Password')).toBeTruthy();
  expect(passkeyButton()).toBeNull();
});

it('[annex J8] signs in with a passkey of the same person, and a prompt that is left changes nothing', async () => {
  givePasskeys();
  api.on(signInWithPasskey, () => tokens);
  prompt.mockRejectedValueOnce(new DOMException('left', 'NotAllowedError'));
  const user = open();
  await user.type(await screen.findByLabelText('Password'), 'half');
  await user.click(passkeyButton() as HTMLElement);
  await waitFor(() => expect(passkeyButton()?.getAttribute('aria-busy')).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('half');
  expect(screen.queryByRole('alert')).toBeNull();
  prompt.mockResolvedValueOnce(shown);
  await user.click(passkeyButton() as HTMLElement);
  await waitFor(() => expect(phase()).toBe('open'));
  expect(api.calls(signInWithPasskey)[0]?.body).toMatchObject({ onlyAs: fakeTeammate().id });
});

it('[annex J8] says so when the passkey is another person’s', async () => {
  givePasskeys();
  const message = 'That passkey is someone else’s. Use one of yours, or your password.';
  api.on(signInWithPasskey, () => {
    throw new Refusal('INVALIDINPUT', [{ code: 'CODEINVALID', field: 'passkey', message }]);
  });
  prompt.mockResolvedValueOnce(shown);
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(phase()).toBe('expired');
});
