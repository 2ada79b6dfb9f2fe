import {
  allowLeavers,
  type Directory,
  getDirectory,
  listDirectoryRequests,
  setDirectoryGroup,
  setLeaverRule,
} from '@jackfield/contract/api/directory';
import { renderInPortal } from '@jackfield/kit/testing';
import { noticesAtom, store } from '@jackfield/runtime';
import {
  cleanup,
  FakeApi,
  fakeList,
  openDialog,
  Refusal,
  screen,
  signInAs,
  signOutOfTest,
  within,
} from '@jackfield/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Component as DirectoryPage } from './directory-page.tsx';
import { sampleDirectory, sampleGroup, sampleRequest } from './sample-directory.ts';

let api: FakeApi;
let directory: Directory;

beforeEach(() => {
  signInAs();
  directory = sampleDirectory();
  api = new FakeApi()
    .on(getDirectory, () => directory)
    .on(listDirectoryRequests, ({ query }) =>
      fakeList(query['what'] === 'added' ? [] : [sampleRequest]),
    )
    .on(setLeaverRule, () => undefined)
    .on(setDirectoryGroup, () => sampleGroup)
    .on(allowLeavers, () => {
      directory = sampleDirectory();
      return undefined;
    });
});
afterEach(() => {
  cleanup();
  signOutOfTest();
  store.set(noticesAtom, []);
  api.uninstall();
});

const open = () => renderInPortal(<DirectoryPage />);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const countOf = (name: string) =>
  screen.getByText(name, { selector: 'dt' }).nextSibling?.textContent;

it('[SCIM-01] the counts of the last day add up, and who was skipped is told why', async () => {
  open();
  await screen.findByRole('region', { name: 'What was synced' });
  const parts = ['Unchanged', 'Changed', 'Added', 'Suspended', 'Skipped'].map(countOf);
  expect(countOf('Users in the directory')).toBe('48');
  expect(parts).toEqual(['46', '1', '0', '0', '1']);
  expect(screen.getByText('Skipped. No last name. Send name.familyName.')).toBeTruthy();
  expect(screen.getByText('Changed. Title: Lead hygienist')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Show Priya Raghunathan' })).toBeTruthy();
});

it('[SCIM-01] says what to paste, and what is never synced', async () => {
  const { user } = open();
  const aside = within(await screen.findByRole('complementary', { name: 'Connect' }));
  await user.click(aside.getByRole('button', { name: 'Copy the address' }));
  expect(await navigator.clipboard.readText()).toBe('https://portal.example.com/scim/v2');
  expect(aside.getByText('Entra ID')).toBeTruthy();
  expect(
    aside.getByText('Never synced: the owner, extensions, numbers and call handling.'),
  ).toBeTruthy();
});

it('[SCIM-01] before it ever spoke, it says how to begin', async () => {
  directory = sampleDirectory({ keys: [], lastAt: null, days: [], people: [], groups: [] });
  open();
  await screen.findByText('No directory yet');
  expect(screen.getByText('Not heard of yet')).toBeTruthy();
  expect(screen.getByText(/^Create a key that may write/)).toBeTruthy();
});

it('[SCIM-01] chooses who rings instead of people who leave', async () => {
  const { user } = open();
  const rule = within(await screen.findByRole('region', { name: 'When someone leaves' }));
  await user.click(rule.getByRole('button', { name: 'Change…' }));
  const form = within(await openDialog('Who rings instead of people who leave?'));
  await user.click(form.getByRole('combobox', { name: /^Missed calls go to/ }));
  await user.click(await screen.findByTitle('Their manager in the directory'));
  await user.click(form.getByRole('button', { name: 'Save rule' }));
  await vi.waitFor(() =>
    expect(api.calls(setLeaverRule)[0]?.body).toEqual({ rule: { kind: 'manager' } }),
  );
});

it('[SCIM-01] who waits is kept or let go, and who acts as someone decides nothing', async () => {
  const held = [{ id: '018f0000-0000-7000-8000-0000000000a2', name: 'Finn Cole' }];
  directory = sampleDirectory({ held });
  const { user } = open();
  await screen.findByText('1 user waits to leave');
  await user.click(button('Decide…'));
  const asked = within(await openDialog('Let 1 user leave?'));
  await user.click(asked.getByRole('button', { name: 'Keep them' }));
  await vi.waitFor(() => expect(screen.queryByText('1 user waits to leave')).toBeNull());
  expect(api.calls(allowLeavers).at(-1)?.body).toEqual({ isAllowed: false });
});

it('[SCIM-01] who acts as someone sees the directory, and changes nothing', async () => {
  signInAs({ auth: { authenticationType: 2 } });
  open();
  await screen.findByText(/while you are signed in as someone else\.$/);
  await screen.findByText('Accounting');
  expect(screen.queryByRole('button', { name: /^Change/ })).toBeNull();
});

it('[SCIM-01] requests are found by what became of them', async () => {
  const { user } = open();
  await screen.findByText('POST /Users');
  await user.click(screen.getByRole('combobox', { name: 'Which requests' }));
  await user.click(await screen.findByTitle('Added'));
  await screen.findByText('No such requests.');
});

it('[SCIM-01] what cannot be loaded can be asked for again', async () => {
  api.on(getDirectory, () => {
    throw new Refusal('SERVERERROR');
  });
  open();
  await screen.findByText('The directory could not be loaded');
  expect(button('Try again')).toBeTruthy();
});
