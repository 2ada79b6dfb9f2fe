import type { ListOf } from '@jackfield/contract';
import {
  createWebhook,
  getWebhookMessage,
  listWebhookMessages,
  listWebhooks,
  removeWebhook,
  replayWebhook,
  resendWebhookMessage,
  rotateWebhook,
  setWebhookState,
  skipWebhookMessage,
  testWebhook,
  updateWebhook,
  type Webhook,
  type WebhookMessage,
} from '@jackfield/contract/api/webhook';
import { renderInPortal } from '@jackfield/kit/testing';
import { noticesAtom, store } from '@jackfield/runtime';
import {
  cleanup,
  emitLive,
  FakeApi,
  type FakeRequest,
  openDialog,
  Refusal,
  screen,
  signInAs,
  signOutOfTest,
  within,
} from '@jackfield/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sampleMessage, sampleWebhook, sampleWhole } from './sample-webhook.ts';
import { Component as WebhooksPage } from './webhooks-page.tsx';

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const hour = 3_600_000;
const from = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
const sync = sampleWebhook({
  id: '018f0000-0000-7000-8000-0000000000f2',
  name: 'OpenChair',
  url: 'https://sync.openchair.example/v2/jackfield',
  kinds: ['person', 'number', 'team', 'hours', 'invoice'],
  failingSince: from(-72),
  delivered: 24,
  sent: 34,
  waiting: 2,
});
const stuck = sampleMessage({
  id: '018f0000-0000-7000-8000-0000000000a2',
  type: 'number.updated',
  at: from(-2),
  state: 'waiting',
  tries: 4,
  status: 503,
  nextTryAt: from(48),
});

let api: FakeApi;
let webhooks: Webhook[];
let sent: WebhookMessage[];

const listOf = (items: WebhookMessage[]): ListOf<WebhookMessage> => ({
  items,
  total: null,
  limit: 25,
  pageNum: null,
  pageCount: null,
  hasMore: false,
  nextStartAfter: null,
});

beforeEach(() => {
  signInAs();
  webhooks = [sampleWebhook()];
  sent = [sampleMessage()];
  api = new FakeApi()
    .on(listWebhooks, () => ({ items: webhooks }))
    .on(createWebhook, ({ body }) => {
      const webhook = sampleWebhook({ ...(body as Partial<Webhook>), delivered: 0, sent: 0 });
      webhooks = [webhook];
      return { webhook, secret };
    })
    .on(updateWebhook, ({ body }) => {
      webhooks = [sampleWebhook(body as Partial<Webhook>)];
      return sampleWebhook(body as Partial<Webhook>);
    })
    .on(setWebhookState, ({ body }) => {
      const { isOn } = body as { isOn: boolean };
      webhooks = [sampleWebhook({ state: isOn ? 'on' : 'paused' })];
      return sampleWebhook();
    })
    .on(rotateWebhook, () => ({ webhook: sampleWebhook(), secret }))
    .on(removeWebhook, () => {
      webhooks = [];
      return undefined;
    })
    .on(testWebhook, () => {
      sent = [sampleMessage({ isTest: true }), ...sent];
      return sampleMessage({ isTest: true });
    })
    .on(listWebhookMessages, ({ query }) =>
      listOf(sent.filter(({ state }) => query['state'] === undefined || state === query['state'])),
    )
    .on(getWebhookMessage, ({ params }) =>
      sampleWhole(sent.find(({ id }) => id === params['messageId'])),
    )
    .on(resendWebhookMessage, () => {
      sent = [
        sampleMessage({ ...stuck, state: 'delivered', tries: 5, status: 200, nextTryAt: null }),
      ];
      return sampleMessage();
    })
    .on(skipWebhookMessage, () => {
      sent = [sampleMessage({ ...stuck, state: 'skipped', nextTryAt: null })];
      return sampleMessage();
    })
    .on(replayWebhook, () => ({ count: 3 }));
});
afterEach(() => {
  cleanup();
  signOutOfTest();
  store.set(noticesAtom, []);
  api.uninstall();
});

const open = () => renderInPortal(<WebhooksPage />);
const webhookRow = async (host: string) =>
  within(await screen.findByRole('row', { name: new RegExp(`^${host}`) }));
const table = async () => within(await screen.findByRole('table', { name: 'Messages' }));
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const bodyOf = (request: FakeRequest | undefined) => request?.body;

async function choose(user: ReturnType<typeof open>['user'], verb: string) {
  const row = await webhookRow('hooks.harbordental.example');
  await user.click(row.getByRole('button', { name: 'Actions for Practice software' }));
  await user.click(await screen.findByRole('menuitem', { name: verb }));
}

it('[HOOK-01] says of each webhook where it leads, what it tells of, how it stands and what arrived', async () => {
  webhooks = [
    sampleWebhook(),
    sync,
    sampleWebhook({ id: 'f3', url: 'https://paused.example/in', state: 'paused', sent: 0 }),
    sampleWebhook({ id: 'f4', url: 'https://gone.example/in', state: 'off', offBecause: 'gone' }),
    sampleWebhook({
      id: 'f5',
      url: 'https://off.example/in',
      state: 'off',
      offBecause: 'failures',
    }),
  ];
  open();
  const first = await webhookRow('hooks.harbordental.example');
  expect(['/calls', 'Users', 'Calls missed', 'Delivering'].every((w) => first.getByText(w))).toBe(
    true,
  );
  expect(first.getByText('411 of 412')).toBeTruthy();
  expect(first.getByText('99.8%, 7 days')).toBeTruthy();
  const second = await webhookRow('sync.openchair.example');
  expect(second.getByText('Failing')).toBeTruthy();
  expect(second.getByText(/^since /)).toBeTruthy();
  expect(second.getByText('2 more')).toBeTruthy();
  expect(second.getByText('70.6%, 7 days')).toBeTruthy();
  const paused = await webhookRow('paused.example');
  expect(paused.getByText('Paused')).toBeTruthy();
  expect(paused.getByText('Nothing sent in 7 days')).toBeTruthy();
  expect((await webhookRow('gone.example')).getByText(/^Your software answered 410/)).toBeTruthy();
  expect(
    (await webhookRow('off.example')).getByText(/^Nothing got through for 5 days/),
  ).toBeTruthy();
  expect(screen.getByText('5 of 10')).toBeTruthy();
});

it('[HOOK-01] says how events come to one’s own computer, of this portal', async () => {
  webhooks = [];
  open();
  await screen.findByText('No webhooks yet');
  const commands = screen.getByText(/listen --forward-to/).textContent;
  expect(commands).toContain(`JACKFIELD_URL=${window.location.origin}`);
});

it('[HOOK-01] adds a webhook, shows its secret once, and is left by who has kept it', async () => {
  webhooks = [];
  const { user } = open();
  await screen.findByText('No webhooks yet');
  await user.click(button('Add webhook…'));
  const form = within(await openDialog('New webhook'));
  await user.click(form.getByRole('button', { name: 'Add webhook' }));
  await form.findByText('Give the webhook a name.');
  expect(form.getByText(/^Enter the full address/)).toBeTruthy();
  expect(form.getByText('Choose at least one event.')).toBeTruthy();
  expect(api.calls(createWebhook)).toHaveLength(0);

  await user.type(form.getByRole('textbox', { name: /^Name/ }), 'Practice software');
  await user.type(form.getByRole('textbox', { name: /^Address/ }), sampleWebhook().url);
  const people = form.getByRole('group', { name: 'Users and emergency addresses' });
  await user.click(within(people).getByRole('checkbox', { name: 'Users' }));
  await user.click(form.getByRole('checkbox', { name: 'Calls missed' }));
  await user.click(form.getByRole('button', { name: 'Add webhook' }));

  const shown = within(await openDialog('Secret of “Practice software”'));
  expect(bodyOf(api.calls(createWebhook)[0])).toEqual({
    name: 'Practice software',
    url: sampleWebhook().url,
    kinds: ['person', 'call.missed'],
  });
  expect(shown.getByRole<HTMLInputElement>('textbox', { name: 'Secret' }).value).toBe(secret);
  expect(button('Done').disabled).toBe(true);
  await user.click(shown.getByRole('checkbox', { name: 'I have kept it' }));
  await user.click(button('Done'));
  await webhookRow('hooks.harbordental.example');
  await vi.waitFor(() => expect(screen.queryByDisplayValue(secret)).toBeNull());
});

it('[HOOK-01] what the server refuses of an address stands at its field', async () => {
  const message = 'This address is not on the open internet. Write one that is.';
  api.on(updateWebhook, () => {
    throw new Refusal('INVALIDINPUT', [{ code: 'INVALID', field: 'url', message }]);
  });
  const { user } = open();
  await choose(user, 'Change…');
  const form = within(await openDialog('Change “Practice software”'));
  const address = form.getByRole('textbox', { name: /^Address/ });
  await user.clear(address);
  await user.type(address, 'https://10.0.0.1/in');
  await user.click(form.getByRole('button', { name: 'Save changes' }));
  await form.findByText(message);
  expect(address.getAttribute('aria-invalid')).toBe('true');
  const [request] = api.calls(updateWebhook);
  expect(request?.headers.get('if-match')).toBe('"3"');
  expect(bodyOf(request)).toMatchObject({ url: 'https://10.0.0.1/in' });
});

it('[HOOK-01] everything is chosen and cleared at once', async () => {
  const { user } = open();
  await choose(user, 'Change…');
  const form = within(await openDialog('Change “Practice software”'));
  await user.click(form.getByRole('button', { name: 'Clear' }));
  expect(form.queryAllByRole('checkbox', { checked: true })).toHaveLength(0);
  await user.click(form.getByRole('button', { name: 'Everything' }));
  expect(form.queryAllByRole('checkbox', { checked: false })).toHaveLength(0);
  await user.click(form.getByRole('button', { name: 'Save changes' }));
  await (await webhookRow('hooks.harbordental.example')).findByText('Everything');
});

it('[HOOK-01] is paused, and goes on', async () => {
  const { user } = open();
  await choose(user, 'Pause');
  await (await webhookRow('hooks.harbordental.example')).findByText('Paused');
  await choose(user, 'Resume');
  await (await webhookRow('hooks.harbordental.example')).findByText('Delivering');
  expect(api.calls(setWebhookState).map(bodyOf)).toEqual([{ isOn: false }, { isOn: true }]);
});

it('[HOOK-01] sends a test of the kind that was chosen', async () => {
  const { user } = open();
  await choose(user, 'Send test…');
  const asked = within(await openDialog('Send a test to “Practice software”'));
  await user.click(asked.getByRole('combobox', { name: 'Event' }));
  // Their row has tags of the same title.
  await vi.waitFor(() => expect(screen.getAllByTitle('Calls missed')).toHaveLength(2));
  await user.click(screen.getAllByTitle('Calls missed')[1] as HTMLElement);
  await user.click(asked.getByRole('button', { name: 'Send test' }));
  await (await table()).findByText('Test');
  expect(api.calls(testWebhook).map(bodyOf)).toEqual([{ kind: 'call.missed' }]);
});

it('[HOOK-01] a new secret is shown once, and both sign for 24 hours', async () => {
  const { user } = open();
  await choose(user, 'New secret…');
  const asked = within(await openDialog('New secret for “Practice software”?'));
  expect(asked.getByText(/^For 24 hours/)).toBeTruthy();
  await user.click(button('Make new secret'));
  const shown = within(await openDialog('Secret of “Practice software”'));
  expect(shown.getByDisplayValue(secret)).toBeTruthy();
  expect(shown.getByText(/^For 24 hours/)).toBeTruthy();
});

it('[HOOK-01] is removed after it says what waits for it', async () => {
  webhooks = [sampleWebhook({ waiting: 2 })];
  const { user } = open();
  await choose(user, 'Remove…');
  await screen.findByText('2 messages wait and are not sent.');
  expect(api.calls(removeWebhook)).toHaveLength(0);
  await user.click(button('Remove webhook'));
  await screen.findByText('No webhooks yet');
});

it('[HOOK-01] shows the messages of the chosen webhook, and those that failed alone', async () => {
  const dead = sampleMessage({
    id: 'a3',
    type: 'team.deleted',
    state: 'dead',
    tries: 10,
    status: null,
    problem: 'No connection, or it broke off.',
  });
  const fresh = sampleMessage({ id: 'a4', state: 'waiting', tries: 0, status: null });
  webhooks = [sampleWebhook(), sync];
  sent = [fresh, stuck, dead, sampleMessage()];
  const { user } = open();
  await user.click(
    (await webhookRow('sync.openchair.example')).getByRole('button', {
      name: 'sync.openchair.example',
    }),
  );
  await screen.findByText('OpenChair, 2 waiting');
  expect(api.calls(listWebhookMessages).at(-1)?.params).toEqual({ id: sync.id });
  const rows = await table();
  expect(rows.getByText('503')).toBeTruthy();
  expect(rows.getByText(/^4 of 10, next /)).toBeTruthy();
  expect(rows.getByText('Not sent yet')).toBeTruthy();
  expect(rows.getByText('No connection, or it broke off.')).toBeTruthy();
  expect(rows.getByText('10 attempts, given up')).toBeTruthy();
  expect(rows.getByText('1 attempt')).toBeTruthy();
  await user.click(screen.getByText('Failed', { selector: 'div' }));
  await vi.waitFor(async () => expect((await table()).getAllByRole('row')).toHaveLength(2));
  expect((await table()).getByText('team.deleted')).toBeTruthy();
});

it('[HOOK-01] reads on from the last message', async () => {
  api.on(listWebhookMessages, ({ query }) =>
    query['startAfter'] === undefined
      ? { ...listOf([stuck]), hasMore: true, nextStartAfter: stuck.id }
      : listOf([sampleMessage()]),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  await (await table()).findByText('person.updated');
  expect(api.calls(listWebhookMessages).at(-1)?.query['startAfter']).toBe(stuck.id);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('[HOOK-01] sends a message again, and all that failed since a time', async () => {
  sent = [stuck];
  const { user } = open();
  await user.click((await table()).getByRole('button', { name: /^Resend number\.updated of/ }));
  await (await table()).findByText('5 attempts');
  expect(api.calls(resendWebhookMessage)[0]?.params).toEqual({
    id: sampleWebhook().id,
    messageId: stuck.id,
  });
  await user.click(button('Resend failed…'));
  const asked = within(await openDialog('Resend failed messages of “Practice software”?'));
  await user.click(asked.getByText('7 days'));
  await user.click(asked.getByRole('button', { name: 'Resend them' }));
  await vi.waitFor(() =>
    expect(store.get(noticesAtom).some(({ text }) => text === '3 messages are sent again')).toBe(
      true,
    ),
  );
  const { since } = bodyOf(api.calls(replayWebhook)[0]) as { since: string };
  expect(Math.round((Date.now() - Date.parse(since)) / hour)).toBe(7 * 24);
});

it('[HOOK-01] shows of a message why it was made, its attempts, and what was sent and answered', async () => {
  sent = [stuck, sampleMessage()];
  api.on(getWebhookMessage, ({ params }) =>
    params['messageId'] === stuck.id
      ? sampleWhole({
          ...stuck,
          attempts: [
            { at: from(-1), status: null, problem: 'No whole answer.', took: 15_000, answer: '' },
            { at: from(-2), status: 503, problem: null, took: 320, answer: 'Down' },
          ],
        })
      : sampleWhole(),
  );
  const { user } = open();
  await user.click((await table()).getByRole('button', { name: /, number\.updated$/ }));
  const drawer = within(await screen.findByRole('dialog'));
  await drawer.findByText('Waiting');
  expect(drawer.getByText('Renee Cole changed Daniel Whitcombe.')).toBeTruthy();
  expect(drawer.getByText(stuck.id)).toBeTruthy();
  expect(drawer.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
    'Answered 503',
    'No answer',
    'Next attempt',
  ]);
  expect(drawer.getByText(/^No whole answer\..*after 15 s$/)).toBeTruthy();
  expect(drawer.getByText(/"changed": \[/)).toBeTruthy();
  await user.click(drawer.getByText('Headers'));
  expect(drawer.getByText(/^content-type: application\/json/)).toBeTruthy();
  await user.click(drawer.getByText('Answer'));
  expect(drawer.getByText('The answer was empty.')).toBeTruthy();
  await user.click(drawer.getByRole('button', { name: 'Copy as curl' }));
  expect(await navigator.clipboard.readText()).toMatch(/^curl 'https:\/\/hooks\.harbordental/);

  await user.keyboard('j');
  await drawer.findByText('Delivered');
  expect(drawer.queryByRole('button', { name: 'Skip this message' })).toBeNull();
  await user.click(drawer.getByRole('button', { name: /^Newer message/ }));
  await user.click(await drawer.findByRole('button', { name: 'Skip this message' }));
  await vi.waitFor(() => expect(api.calls(skipWebhookMessage)).toHaveLength(1));
  await user.click(drawer.getByRole('button', { name: 'Resend now' }));
  await vi.waitFor(() => expect(api.calls(resendWebhookMessage)).toHaveLength(1));
});

it('[HOOK-01] a message that is on its way is looked at again until it has arrived', async () => {
  sent = [sampleMessage({ state: 'waiting', tries: 0, status: null, nextTryAt: from(0) })];
  open();
  await (await table()).findByText('Not sent yet');
  sent = [sampleMessage()];
  await (await table()).findByText('200', {}, { timeout: 4000 });
});

it('[HOOK-01] follows what others do', async () => {
  open();
  await webhookRow('hooks.harbordental.example');
  webhooks = [sync];
  emitLive({ eventType: 'webhook', id: sync.id });
  await webhookRow('sync.openchair.example');
});

it('[HOOK-01] what cannot be loaded can be asked for again', async () => {
  api.on(listWebhooks, () => {
    throw new Refusal('SERVERERROR');
  });
  open();
  await screen.findByText('The webhooks could not be loaded');
  expect(button('Try again')).toBeTruthy();
});

it('[HOOK-01] 10 webhooks are the most', async () => {
  webhooks = Array.from({ length: 10 }, (_, at) => sampleWebhook({ id: `f${at}` }));
  open();
  await screen.findByText('10 of 10');
  expect(button('Add webhook…').disabled).toBe(true);
});

it('[HOOK-01] who acts as somebody sees webhooks and messages, and changes none', async () => {
  signInAs({ auth: { authenticationType: 2 } });
  open();
  await table();
  expect(screen.getByText(/^While you are signed in as someone else/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Add|Resend|Actions/ })).toBeNull();
});
