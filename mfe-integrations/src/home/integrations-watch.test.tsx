import type { AttentionItem } from '@jackfield/contract';
import { type ApiKey, listKeys } from '@jackfield/contract/api/key';
import { type Directory, getDirectory } from '@jackfield/contract/api/directory';
import { getSignOn, type SignOn } from '@jackfield/contract/api/sso';
import { listWebhooks, type Webhook } from '@jackfield/contract/api/webhook';
import { renderInPortal } from '@jackfield/kit/testing';
import { queryClient } from '@jackfield/runtime';
import { FakeApi, signInAs, signOutOfTest } from '@jackfield/testing';
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sampleDirectory } from '../directory/sample-directory.ts';
import { sampleKey } from '../keys/sample-key.ts';
import { sampleOidc, sampleSaml, sampleSignOn } from '../sign-on/sample-sign-on.ts';
import { sampleWebhook } from '../webhooks/sample-webhook.ts';
import { IntegrationsWatch } from './integrations-watch.tsx';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000 - 1000).toISOString();
const used = { endsAt: inDays(60), lastUsedAt: inDays(0) };

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi();
  signInAs();
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  api.uninstall();
  signOutOfTest();
});

interface Standing {
  keys?: ApiKey[];
  webhooks?: Webhook[];
  signOn?: Partial<SignOn>;
  directory?: Partial<Directory>;
}

/** What Home is told of an account. */
async function toldOf({ keys = [], webhooks = [], signOn, directory }: Standing) {
  const none = { held: [], undecided: [] };
  api
    .on(listKeys, () => ({ items: keys }))
    .on(listWebhooks, () => ({ items: webhooks }))
    .on(getSignOn, () => sampleSignOn(signOn))
    .on(getDirectory, () => ({ ...sampleDirectory(), ...none, ...directory }));
  let told: readonly AttentionItem[] | undefined;
  renderInPortal(
    <IntegrationsWatch
      tell={({ state, attention }) => (told = state === 'ready' ? attention : undefined)}
    />,
  );
  await waitFor(() => expect(told).toBeDefined());
  return told?.map(({ text }) => text) ?? [];
}

it('[KEY-01] Home names keys that end within 14 days, and whose maker left before all else', async () => {
  const keys = [
    sampleKey({ ...used, name: 'Reports', endsAt: inDays(14) }),
    sampleKey({ ...used, name: 'Payroll', endsAt: inDays(1) }),
    sampleKey({ ...used, name: 'Recalls', endsAt: inDays(5), makerLeftAt: inDays(-2) }),
    sampleKey({ ...used, name: 'Forms', endsAt: inDays(15) }),
  ];
  expect(await toldOf({ keys })).toEqual([
    'The API key Reports ends in 14 days',
    'The API key Payroll ends within a day',
    'The API key Recalls ends soon, as Renee Cole is no longer an admin',
  ]);
});

it('[KEY-01] Home asks whether a key is needed that nobody has used for 90 days', async () => {
  const keys = [
    sampleKey({ ...used, name: 'Reports', lastUsedAt: inDays(-90) }),
    sampleKey({ ...used, name: 'Payroll', lastUsedAt: inDays(-89) }),
  ];
  expect(await toldOf({ keys })).toEqual([
    'Nobody has used the API key Reports for 90 days. Is it needed?',
  ]);
});

it('[HOOK-01] Home names a webhook that went off, and none that an admin paused', async () => {
  const webhooks = [
    sampleWebhook({ name: 'Charts', state: 'off' }),
    sampleWebhook({ state: 'paused' }),
  ];
  expect(await toldOf({ webhooks })).toEqual([
    'The webhook Charts is off, as its messages no longer arrived',
  ]);
});

it('[SSO-01] Home says that a provider does not answer, and that its secret ends, once people sign in with it', async () => {
  const connection = sampleOidc({
    unreachableSince: inDays(0),
    secretEndsOn: inDays(20).slice(0, 10),
  });
  const texts = await toldOf({ signOn: { connection, mode: 'offered' } });
  expect(texts).toEqual([
    'Entra ID does not answer, so nobody can sign in with it',
    expect.stringMatching(/^The client secret for Entra ID ends on /),
  ]);
});

it('[SSO-01] Home says nothing of a provider that nobody signs in with yet', async () => {
  expect(await toldOf({ signOn: { connection: sampleSaml(inDays(2)), mode: 'off' } })).toEqual([]);
});

it('[SCIM-01] Home names who waits to leave, and who left long ago', async () => {
  const held = ['1', '2'].map((end) => ({
    id: `018f0000-0000-7000-8000-00000000000${end}`,
    name: 'Ana',
  }));
  const undecided = held.slice(1).map((one) => ({ ...one, leftAt: inDays(-31) }));
  expect(await toldOf({ directory: { held, undecided } })).toEqual([
    '2 users wait to leave, as your directory suspends many at once',
    '1 user who left your directory a month ago still has numbers and settings',
  ]);
});
