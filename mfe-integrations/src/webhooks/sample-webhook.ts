import type { CallAnswer } from '@jackfield/contract';
import type { getWebhookMessage, Webhook, WebhookMessage } from '@jackfield/contract/api/webhook';

/** A webhook that delivers, as the server lists it. */
export const sampleWebhook = (part: Partial<Webhook> = {}): Webhook => ({
  id: '018f0000-0000-7000-8000-0000000000f1',
  name: 'Practice software',
  url: 'https://hooks.harbordental.example/calls',
  kinds: ['person', 'call.missed'],
  state: 'on',
  failingSince: null,
  offBecause: null,
  delivered: 411,
  sent: 412,
  waiting: 0,
  createdAt: '2026-09-01T15:00:00.000Z',
  createdBy: 'Renee Cole',
  version: 3,
  ...part,
});

/** A message that arrived at once. */
export const sampleMessage = (part: Partial<WebhookMessage> = {}): WebhookMessage => ({
  id: '018f0000-0000-7000-8000-0000000000a1',
  type: 'person.updated',
  at: '2026-11-26T16:31:07.000Z',
  state: 'delivered',
  tries: 1,
  status: 200,
  problem: null,
  nextTryAt: null,
  isTest: false,
  ...part,
});

/** The same in full. */
export const sampleWhole = (
  part: Partial<CallAnswer<typeof getWebhookMessage>> = {},
): CallAnswer<typeof getWebhookMessage> => ({
  ...sampleMessage(),
  url: sampleWebhook().url,
  body: '{"type":"person.updated","timestamp":"2026-11-26T16:31:07.000Z","data":{"id":"p1","version":7,"changed":["title"]}}',
  headers: { 'content-type': 'application/json', 'webhook-id': sampleMessage().id },
  because: 'Renee Cole changed Daniel Whitcombe.',
  attempts: [
    { at: '2026-11-26T16:31:07.000Z', status: 200, problem: null, took: 210, answer: 'ok' },
  ],
  ...part,
});
