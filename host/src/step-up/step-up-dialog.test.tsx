import { getStepUpWays } from '@jackfield/contract/api/second-step';
import { stepUpAtProvider } from '@jackfield/contract/api/sso';
import {
  cleanup,
  FakeApi,
  openDialog,
  Refusal,
  render,
  screen,
  userEvent,
} from '@jackfield/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tellProven } from '../auth/second-step/proven-elsewhere.ts';
import { StepUpDialog } from './step-up-dialog.tsx';

const address = 'https://login.example/authorize';
const settle = vi.fn();
let api: FakeApi;

beforeEach(() => {
  api = new FakeApi()
    .on(getStepUpWays, () => ({
      email: 'maya@harbordental.com',
      ways: { app: false, passkey: false, recovery: false },
      accepted: 'passkeyOrApp' as const,
      isSignOn: true,
    }))
    .on(stepUpAtProvider, () => ({ url: address }));
});
afterEach(() => {
  cleanup();
  settle.mockClear();
  vi.restoreAllMocks();
  api.uninstall();
});

/** The window that opens, as far as it is used. */
function fakeWindow() {
  const opened = { location: { href: '' }, close: vi.fn() };
  vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
  return opened;
}

async function open() {
  render(<StepUpDialog settle={settle} />);
  await openDialog('Confirm that it is you');
  return userEvent.setup();
}
const prove = (user: Awaited<ReturnType<typeof open>>) =>
  user.click(screen.getByRole('button', { name: 'Prove it with your company' }));

it('[SSO-01] who came by the provider proves it there, in a window of its own', async () => {
  const opened = fakeWindow();
  const user = await open();
  await prove(user);
  await screen.findByText('Go on in the window that has opened. This page waits for it.');
  expect(opened.location.href).toBe(address);
  expect(settle).not.toHaveBeenCalled();
  tellProven();
  await vi.waitFor(() => expect(settle).toHaveBeenCalledWith(true));
});

it('[SSO-01] a window that the browser does not open is told', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  const user = await open();
  await prove(user);
  await screen.findByText(/Your browser blocked the window/);
  expect(api.calls(stepUpAtProvider)).toHaveLength(0);
});

it('[SSO-01] a refusal stays in the dialog, and the window goes', async () => {
  api.on(stepUpAtProvider, () => {
    throw new Refusal('SERVERERROR');
  });
  const opened = fakeWindow();
  const user = await open();
  await prove(user);
  await screen.findByText('Oops, something went wrong.');
  expect(opened.close).toHaveBeenCalled();
});

it('[SSO-01] there is another way', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Another way' }));
  expect(await screen.findByLabelText('Password')).toBeTruthy();
});
