import type { AccountCountry, Role } from '@jackfield/contract';
import { getMailChoice, type MailChoice, setMailChoice } from '@jackfield/contract/api/mail-choice';
import { renderInPortal } from '@jackfield/kit/testing';
import { profileAtom, queryClient, store } from '@jackfield/runtime';
import {
  cleanup,
  emitLive,
  FakeApi,
  Refusal,
  screen,
  signInAs,
  signOutOfTest,
  waitFor,
} from '@jackfield/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { OwnNotices } from './own-notices.tsx';

let api: FakeApi;
let choice: MailChoice;

beforeEach(() => {
  choice = { off: ['lowCredit'] };
  api = new FakeApi()
    .on(getMailChoice, () => choice)
    .on(setMailChoice, ({ body }) => {
      choice = body as MailChoice;
      return choice;
    });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  signOutOfTest();
  api.uninstall();
});

async function open(role: Role, country: AccountCountry = 'USA') {
  signInAs({ profile: { role }, account: { country } });
  const { user } = renderInPortal(<OwnNotices />);
  await screen.findAllByRole('checkbox');
  return user;
}
const names = () =>
  screen.getAllByRole('listitem').map((row) => row.querySelector('span')?.textContent);

it('[NOTE-01] turns mails on and off at once', async () => {
  const user = await open('admin');
  const credit = screen.getByRole('checkbox', { name: 'Credit runs low' });
  expect((credit as HTMLInputElement).checked).toBe(false);
  await user.click(credit);
  await waitFor(() => expect(choice).toEqual({ off: [] }));
  await user.click(screen.getByRole('checkbox', { name: 'The card that pays expires' }));
  await waitFor(() => expect(choice).toEqual({ off: ['cardExpires'] }));
});

it('[NOTE-01] what always arrives has no switch, and says why', async () => {
  await open('admin');
  expect(screen.queryByRole('checkbox', { name: /payment/ })).toBeNull();
  expect(screen.queryByRole('checkbox', { name: /help/ })).toBeNull();
  expect(
    screen.getAllByText('Always arrives, because someone has to know.').length,
  ).toBeGreaterThan(1);
});

it('[NOTE-01] shows standard users only what can reach them', async () => {
  await open('standard');
  expect(names()).toEqual([
    'A message for one of your teams is waiting',
    'Your way to sign in changes',
  ]);
});

it('[NOTE-01] says nothing of text registration where there is none', async () => {
  await open('admin', 'MYS');
  expect(names()).not.toContain('A brand or campaign is decided');
});

it('[NOTE-01] shows what another browser of the person chose', async () => {
  await open('admin');
  const isOn = () =>
    screen.getByRole<HTMLInputElement>('checkbox', { name: 'Credit runs low' }).checked;
  choice = { off: [] };
  emitLive({ eventType: 'teammate', id: store.get(profileAtom)?.id ?? '' });
  await waitFor(() => expect(isOn()).toBe(true));
});

it('[NOTE-01] takes back what was refused, and says so', async () => {
  api.on(setMailChoice, () => {
    throw new Refusal('FORBIDDEN');
  });
  const user = await open('admin');
  const credit = screen.getByRole('checkbox', { name: 'Credit runs low' });
  await user.click(credit);
  await waitFor(() => expect((credit as HTMLInputElement).checked).toBe(false));
});
