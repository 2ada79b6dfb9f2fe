import {
  type ApiKey,
  createKey,
  endKey,
  listKeys,
  rotateKey,
  takeOverKey,
} from '@jackfield/contract/api/key';
import { renderInPortal } from '@jackfield/kit/testing';
import { noticesAtom, store } from '@jackfield/runtime';
import {
  cleanup,
  emitLive,
  FakeApi,
  openDialog,
  Refusal,
  screen,
  signInAs,
  signOutOfTest,
  within,
} from '@jackfield/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Component as KeysPage } from './keys-page.tsx';
import { sampleKey } from './sample-key.ts';

const secret = 'jfk_8Qx2aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa';
const days = 86_400_000;
const from = (offset: number) => new Date(Date.now() + offset * days).toISOString();
const payroll = sampleKey({
  id: '018f0000-0000-7000-8000-0000000000e2',
  name: 'Payroll export',
  scopes: ['people:write'],
});

let api: FakeApi;
let keys: ApiKey[];

beforeEach(() => {
  signInAs();
  keys = [sampleKey()];
  api = new FakeApi()
    .on(listKeys, () => ({ items: keys }))
    .on(createKey, ({ body }) => {
      const key = sampleKey({ ...(body as Pick<ApiKey, 'name' | 'scopes'>), lastUsedAt: null });
      keys = [key];
      return { key, secret };
    })
    .on(rotateKey, () => ({ key: sampleKey({ oldSecretEndsAt: from(7) }), secret }))
    .on(takeOverKey, () => {
      keys = [sampleKey()];
      return sampleKey();
    })
    .on(endKey, () => {
      keys = [];
      return undefined;
    });
});
afterEach(() => {
  cleanup();
  signOutOfTest();
  store.set(noticesAtom, []);
  api.uninstall();
});

const open = () => renderInPortal(<KeysPage />);
const row = async (name: string) =>
  within(await screen.findByRole('row', { name: new RegExp(`^${name}`) }));
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

async function choose(user: ReturnType<typeof open>['user'], verb: string) {
  await user.click((await row('Practice software')).getByRole('button', { name: /More|Actions/ }));
  await user.click(await screen.findByRole('menuitem', { name: verb }));
}

it('[KEY-01] says of each key what it allows, its last use and its end', async () => {
  keys = [
    sampleKey({ lastUsedAt: from(-0.1), networks: ['203.0.113.0/24'], spendCap: 50, spent: 12.5 }),
    sampleKey({
      id: '018f0000-0000-7000-8000-0000000000e3',
      name: 'Old website form',
      lastUsedAt: from(-165.5),
      endsAt: from(11.5),
    }),
    payroll,
  ];
  open();
  const first = await row('Practice software');
  expect(first.getByText('jfk_8Qx2…')).toBeTruthy();
  expect(['Users, read', 'Calls, read'].map((tag) => first.getByText(tag).tagName)).toHaveLength(2);
  expect(first.getByText('2 hours ago')).toBeTruthy();
  expect(first.getByText('203.0.113.24')).toBeTruthy();
  expect(first.getByText('$12.50 of $50.00 spent this month')).toBeTruthy();
  expect(first.getByText('Only from 1 network')).toBeTruthy();
  const old = await row('Old website form');
  expect(old.getByText('not used for 165 days')).toBeTruthy();
  expect(old.getByText('in 12 days')).toBeTruthy();
  expect(screen.getByText('3 of 20')).toBeTruthy();
});

it('[KEY-01] makes a key, shows its secret once, and is left by who has kept it', async () => {
  keys = [];
  const { user } = open();
  await screen.findByText('No keys yet');
  await user.click(button('Create key…'));
  const form = within(await openDialog('New API key'));
  await user.click(form.getByRole('button', { name: 'Create key' }));
  await form.findByText('Give the key a name.');
  expect(form.getByText('Choose what the key may do.')).toBeTruthy();
  expect(api.calls(createKey)).toHaveLength(0);

  await user.type(form.getByRole('textbox', { name: /^Name/ }), 'Practice software');
  const users = form.getByRole('radiogroup', { name: 'Users and emergency addresses' });
  await user.click(within(users).getByText('Write'));
  const calls = form.getByRole('radiogroup', { name: 'Call log and spend' });
  await user.click(within(calls).getByText('Read'));
  await user.type(form.getByRole('textbox', { name: 'Networks' }), '203.0.113.0/24{Enter}::1');
  await user.click(form.getByText('With a cap'));
  await user.type(form.getByRole('textbox', { name: /^Cap a month/ }), '50');
  await user.click(form.getByText('180 days'));
  await user.click(form.getByRole('button', { name: 'Create key' }));

  const shown = within(await openDialog('Secret of “Practice software”'));
  expect(api.calls(createKey)[0]?.body).toEqual({
    name: 'Practice software',
    scopes: ['people:write', 'usage:read'],
    networks: ['203.0.113.0/24', '::1'],
    spendCap: 50,
    days: 180,
  });
  expect(shown.getByRole<HTMLInputElement>('textbox', { name: 'Secret' }).value).toBe(secret);
  await user.keyboard('{Escape}');
  expect(button('Done').disabled).toBe(true);
  await user.click(shown.getByRole('checkbox', { name: 'I have kept it' }));
  await user.click(button('Done'));
  await row('Practice software');
  await vi.waitFor(() => expect(screen.queryByDisplayValue(secret)).toBeNull());
});

it('[KEY-01] what the server refuses stands at its field', async () => {
  api.on(createKey, () => {
    const message = 'This is no address or network: 300.1.1.1.';
    throw new Refusal('INVALIDINPUT', [{ code: 'INVALID', field: 'networks.0', message }]);
  });
  const { user } = open();
  await row('Practice software');
  await user.click(button('Create key…'));
  const form = within(await openDialog('New API key'));
  await user.type(form.getByRole('textbox', { name: /^Name/ }), 'Screen');
  await user.click(form.getByRole('button', { name: 'Read everything' }));
  const networks = form.getByRole('textbox', { name: 'Networks' });
  await user.type(networks, '300.1.1.1');
  await user.click(form.getByRole('button', { name: 'Create key' }));
  await form.findByText('This is no address or network: 300.1.1.1.');
  expect(networks.getAttribute('aria-invalid')).toBe('true');
});

it('[KEY-01] a cap that is no amount is not sent', async () => {
  const { user } = open();
  await row('Practice software');
  await user.click(button('Create key…'));
  const form = within(await openDialog('New API key'));
  await user.type(form.getByRole('textbox', { name: /^Name/ }), 'Screen');
  await user.click(form.getByRole('button', { name: 'Read everything' }));
  await user.click(form.getByText('With a cap'));
  await user.type(form.getByRole('textbox', { name: /^Cap a month/ }), '0');
  await user.click(form.getByRole('button', { name: 'Create key' }));
  await form.findByText('Enter an amount from 1.00 to 10,000.00.');
  expect(api.calls(createKey)).toHaveLength(0);
});

it('[KEY-01] rotates a key: the old secret works on, the new one is shown once', async () => {
  const { user } = open();
  await choose(user, 'Rotate…');
  const asked = within(await openDialog('Rotate “Practice software”?'));
  expect(asked.getByText(/works for 7 days more/)).toBeTruthy();
  await user.click(button('Rotate key'));
  const shown = within(await openDialog('Secret of “Practice software”'));
  expect(shown.getByDisplayValue(secret)).toBeTruthy();
  expect(shown.getByText(/^Old secret works until/)).toBeTruthy();
  expect(api.calls(rotateKey)).toHaveLength(1);
});

it('[KEY-01] a second rotation says that the older secret stops', async () => {
  keys = [sampleKey({ oldSecretEndsAt: from(3) })];
  const { user } = open();
  await choose(user, 'Rotate…');
  expect(await screen.findByText(/^The old secret, .* stops working now/)).toBeTruthy();
});

it('[KEY-01] ends a key after it says when and from where it was used last', async () => {
  keys = [sampleKey({ lastUsedAt: from(-2.5) })];
  const { user } = open();
  await choose(user, 'End…');
  await screen.findByText('Last used 2 days ago from 203.0.113.24.');
  expect(api.calls(endKey)).toHaveLength(0);
  await user.click(button('End key'));
  await screen.findByText('No keys yet');
  expect(api.calls(endKey)[0]?.params).toEqual({ id: sampleKey().id });
});

it('[KEY-01] a key whose maker has left is taken over', async () => {
  keys = [sampleKey({ makerLeftAt: from(-1), endsAt: from(6) })];
  const { user } = open();
  expect(await screen.findByText(/^Renee Cole is no longer an admin: ends/)).toBeTruthy();
  await user.click(button('Take over Practice software'));
  await vi.waitFor(() => expect(screen.queryByText(/no longer an admin/)).toBeNull());
  expect(api.calls(takeOverKey)).toHaveLength(1);
});

it('[KEY-01] follows what others do', async () => {
  open();
  await row('Practice software');
  keys = [payroll];
  emitLive({ eventType: 'key', id: payroll.id });
  await row('Payroll export');
});

it('[KEY-01] what cannot be loaded can be asked for again', async () => {
  api.on(listKeys, () => {
    throw new Refusal('SERVERERROR');
  });
  open();
  await screen.findByText('The API keys could not be loaded');
  expect(button('Try again')).toBeTruthy();
});

it('[KEY-01] 20 keys are the most', async () => {
  keys = Array.from({ length: 20 }, (_, at) =>
    sampleKey({ id: `018f0000-0000-7000-8000-0000000001${at + 10}`, name: `Key ${at}` }),
  );
  open();
  await screen.findByText('20 of 20');
  expect(button('Create key…').disabled).toBe(true);
  expect(screen.getByText(/^You can have 20 keys/)).toBeTruthy();
});

it('[KEY-01] who acts as somebody sees the keys, and changes none', async () => {
  signInAs({ auth: { authenticationType: 2 } });
  keys = [sampleKey({ makerLeftAt: from(-1) })];
  open();
  await row('Practice software');
  expect(screen.getByText(/^While you are signed in as someone else/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Create key|Practice software/ })).toBeNull();
});

it('[KEY-02] shows a first request that the chosen key may make', async () => {
  keys = [payroll, sampleKey({ name: 'Screen', scopes: ['usage:read'] })];
  const { user } = open();
  const aside = within(await screen.findByRole('complementary', { name: 'Your first request' }));
  const code = () => aside.getByText(/Authorization/).textContent;
  expect(code()).toContain(`${window.location.origin}/v1/teammate`);
  await user.click(aside.getByRole('combobox', { name: 'With the key' }));
  await user.click(await screen.findByTitle('Screen'));
  await user.click(aside.getByText('JavaScript'));
  expect(code()).toContain(`fetch('${window.location.origin}/v1/call-log'`);
  await user.click(aside.getByRole('button', { name: 'Copy the request' }));
  expect(await navigator.clipboard.readText()).toBe(code());
});
