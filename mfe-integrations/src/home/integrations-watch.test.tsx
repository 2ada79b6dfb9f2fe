import type { AttentionItem } from '@jackfield/contract';
import { type ApiKey, listKeys } from '@jackfield/contract/api/key';
import { listWebhooks, type Webhook } from '@jackfield/contract/api/webhook';
import { renderInPortal } from '@jackfield/kit/testing';
import { queryClient } from '@jackfield/runtime';
import { FakeApi, signInAs, signOutOfTest } from '@jackfield/testing';
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sampleKey } from '../keys/sample-key.ts';
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

/** What Home is told of an account with these. */
async function toldOf(keys: ApiKey[], webhooks: Webhook[] = []): Promise<readonly string[]> {
  api.on(listKeys, () => ({ items: keys })).on(listWebhooks, () => ({ items: webhooks }));
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
  expect(await toldOf(keys)).toEqual([
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
  expect(await toldOf(keys)).toEqual([
    'Nobody has used the API key Reports for 90 days. Is it needed?',
  ]);
});

it('[HOOK-01] Home names a webhook that went off, and none that an admin paused', async () => {
  const webhooks = [
    sampleWebhook({ name: 'Charts', state: 'off' }),
    sampleWebhook({ state: 'paused' }),
  ];
  expect(await toldOf([], webhooks)).toEqual([
    'The webhook Charts is off, as its messages no longer arrived',
  ]);
});
