import * as v from 'valibot';
import {
  cursorQuery,
  defineEndpoint,
  type HubEventType,
  idSchema,
  instantSchema,
  listSchema,
  requiredText,
  type ScopeArea,
  versionSchema,
} from '@jackfield/contract';
import { loggedCallSchema } from './call-log.ts';

/** Webhooks that an account may have. */
export const mostWebhooks = 10;

/** Days that messages and what was answered are kept, so that they can be sent again. */
export const keptDays = 30;

/** Hours in which the secret before the newest still signs after a rotation. */
export const signsOnHours = 24;

/** Days of failures alone after which a webhook is turned off. */
export const failingDays = 5;

/** Seconds from the one before after which a message is tried (the table of Standard Webhooks 1.0). */
export const triesAfter = [0, 5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400] as const;

/** Milliseconds that a receiver may take to answer. */
export const answersWithin = 15_000;

interface Kind {
  /** Whoever may read it may be told of it. */
  readonly area: ScopeArea;
  /** Of the hub; calls have none. */
  readonly event?: HubEventType;
}

/**
 * What webhooks tell of. A record tells `.created`, `.updated` and `.deleted`, as `person.updated`;
 * a call tells once, as it ends: `call.completed` or `call.missed`.
 */
export const webhookKinds = {
  person: { area: 'people', event: 'teammate' },
  'person.status': { area: 'people', event: 'teammatestatus' },
  'person.role': { area: 'people', event: 'teammaterole' },
  number: { area: 'numbers', event: 'phonenumber' },
  company_number: { area: 'numbers', event: 'company' },
  team: { area: 'teams', event: 'team' },
  'team.members': { area: 'teams', event: 'teammember' },
  call_handling: { area: 'routing', event: 'callhandling' },
  hours: { area: 'routing', event: 'businesshour' },
  scenario: { area: 'routing', event: 'scenario' },
  planned_change: { area: 'routing', event: 'plannedchange' },
  blocklist: { area: 'blocking', event: 'blacklist' },
  brand: { area: 'compliance', event: 'brand' },
  campaign: { area: 'compliance', event: 'campaign' },
  invoice: { area: 'billing', event: 'invoice' },
  payment_method: { area: 'billing', event: 'paymentmethod' },
  balance: { area: 'billing', event: 'balance' },
  guard: { area: 'billing', event: 'guard' },
  'account.status': { area: 'audit', event: 'tenantstatus' },
  key: { area: 'audit', event: 'key' },
  sso: { area: 'audit', event: 'sso' },
  'call.completed': { area: 'usage' },
  'call.missed': { area: 'usage' },
} as const satisfies Record<string, Kind>;
export type WebhookKind = keyof typeof webhookKinds;
export const webhookKindNames = Object.keys(webhookKinds) as WebhookKind[];

/**
 * The data of a message of a record, without its values: whoever is told reads the record. Order is
 * not promised, but `version` grows with the events of the account.
 */
export const webhookRecordSchema = v.object({
  id: v.string(),
  ownerType: v.nullable(v.picklist(['company', 'teammate', 'team'])),
  ownerId: v.nullable(v.string()),
  version: v.number(),
  /** Names of its members that differ, where the change named them. */
  changed: v.optional(v.array(v.string())),
});

/** The data of a message of a call: as the log has it, without what changes afterwards. */
export const webhookCallSchema = v.omit(loggedCallSchema, ['back', 'isCallerBlocked']);

const kindSchema = v.picklist(webhookKindNames);

/** Its address: https, without name and password; where it leads the server looks at each time. */
const addressSchema = v.pipe(v.string(), v.trim(), v.url(), v.maxLength(500));

const settings = {
  name: requiredText('name', 60),
  url: addressSchema,
  kinds: v.pipe(v.array(kindSchema), v.minLength(1), v.maxLength(webhookKindNames.length)),
};

/** Where the account's messages are sent; without its secret, which is answered once (HOOK-01). */
export const webhookSchema = v.object({
  id: idSchema,
  name: v.string(),
  url: v.string(),
  /** In the order of the kinds. */
  kinds: v.array(kindSchema),
  /**
   * `paused` by an admin: nothing is sent, and messages wait. `off` by failures or by its answer 410:
   * nothing is made for it either.
   */
  state: v.picklist(['on', 'paused', 'off']),
  /** Since when all tries fail; null for one that delivers. */
  failingSince: v.nullable(instantSchema),
  offBecause: v.nullable(v.picklist(['failures', 'gone'])),
  /** Messages of the last 7 days that arrived, and all that were tried. */
  delivered: v.number(),
  sent: v.number(),
  /** Messages that are to be tried. */
  waiting: v.number(),
  createdAt: instantSchema,
  createdBy: v.string(),
  version: versionSchema,
});
export type Webhook = v.InferOutput<typeof webhookSchema>;

const source = ['HOOK-01'];

/** `whsec_` and 32 random bytes as base64, as Standard Webhooks writes them. */
const shownOnce = v.object({ webhook: webhookSchema, secret: v.string() });

export const listWebhooks = defineEndpoint('GET /api/webhook', {
  id: 'webhook.list',
  summary: 'Webhooks of the account, the newest first.',
  source,
  answer: v.object({ items: v.array(webhookSchema) }),
});

export const createWebhook = defineEndpoint('POST /api/webhook', {
  id: 'webhook.create',
  summary: 'Adds a webhook; its secret is answered this once. 409 LIMITREACHED.',
  source,
  status: 201,
  body: v.object(settings),
  answer: shownOnce,
});

export const updateWebhook = defineEndpoint('PUT /api/webhook/{id}', {
  id: 'webhook.update',
  summary: 'Changes name, address and what it is told of.',
  source,
  body: v.object(settings),
  answer: webhookSchema,
  versioned: true,
});

export const setWebhookState = defineEndpoint('POST /api/webhook/{id}/state', {
  id: 'webhook.setState',
  summary: 'Pauses a webhook or has it go on, which one that is off does too.',
  source,
  body: v.object({ isOn: v.boolean() }),
  answer: webhookSchema,
});

export const rotateWebhook = defineEndpoint('POST /api/webhook/{id}/rotate', {
  id: 'webhook.rotate',
  summary: 'Makes a new secret, answered this once; for 24 hours both sign.',
  source,
  answer: shownOnce,
});

export const removeWebhook = defineEndpoint('DELETE /api/webhook/{id}', {
  id: 'webhook.remove',
  summary: 'Removes a webhook; what waits for it is not sent.',
  source,
});

/** A message to a webhook, without its tries. */
export const webhookMessageSchema = v.object({
  id: idSchema,
  /** `person.updated`. */
  type: v.string(),
  at: instantSchema,
  /** `dead` after the last try; `skipped` by an admin. */
  state: v.picklist(['waiting', 'delivered', 'dead', 'skipped']),
  tries: v.number(),
  /** Status of the last answer; null where none came, or nothing was sent yet. */
  status: v.nullable(v.number()),
  /** Why no answer came, in words. */
  problem: v.nullable(v.string()),
  nextTryAt: v.nullable(instantSchema),
  isTest: v.boolean(),
});
export type WebhookMessage = v.InferOutput<typeof webhookMessageSchema>;

export const listWebhookMessages = defineEndpoint('GET /api/webhook/{id}/message', {
  id: 'webhook.listMessages',
  summary: 'What was and is to be sent to a webhook within 30 days, the newest first.',
  source,
  query: v.object({ ...cursorQuery, state: v.optional(v.picklist(['waiting', 'dead'])) }),
  answer: listSchema(webhookMessageSchema),
});

/** A try to deliver a message. */
const trySchema = v.object({
  at: instantSchema,
  status: v.nullable(v.number()),
  problem: v.nullable(v.string()),
  /** Milliseconds. */
  took: v.number(),
  /** The first 1,000 characters of the answer. */
  answer: v.string(),
});

export const getWebhookMessage = defineEndpoint('GET /api/webhook/{id}/message/{messageId}', {
  id: 'webhook.getMessage',
  summary: 'A message with its body, headers without signature, why it was made, and its tries.',
  source,
  answer: v.object({
    ...webhookMessageSchema.entries,
    url: v.string(),
    /** JSON, as it is sent. */
    body: v.string(),
    headers: v.record(v.string(), v.string()),
    /** The change that it tells of and who made it, in words; null where the history has none. */
    because: v.nullable(v.string()),
    attempts: v.array(trySchema),
  }),
});

export const resendWebhookMessage = defineEndpoint(
  'POST /api/webhook/{id}/message/{messageId}/resend',
  {
    id: 'webhook.resend',
    summary: 'Sends a message again at once, with its own id.',
    source,
    answer: webhookMessageSchema,
  },
);

export const skipWebhookMessage = defineEndpoint(
  'POST /api/webhook/{id}/message/{messageId}/skip',
  {
    id: 'webhook.skip',
    summary: 'Tries a waiting message no more.',
    source,
    answer: webhookMessageSchema,
  },
);

export const replayWebhook = defineEndpoint('POST /api/webhook/{id}/replay', {
  id: 'webhook.replay',
  summary: 'Sends all dead messages since a time again, with their own ids.',
  source,
  body: v.object({ since: instantSchema }),
  answer: v.object({ count: v.number() }),
});

export const testWebhook = defineEndpoint('POST /api/webhook/{id}/test', {
  id: 'webhook.test',
  summary: 'Sends a message of a kind that tells of nothing, signed as all are.',
  source,
  body: v.object({ kind: kindSchema }),
  answer: webhookMessageSchema,
});

/** An event, as a webhook is told of it. */
const eventSchema = v.object({
  /** The same each time that it is answered. */
  id: v.string(),
  /** `person.updated`. */
  type: v.string(),
  timestamp: instantSchema,
  data: v.union([webhookCallSchema, webhookRecordSchema]),
});
export type AccountEvent = v.InferOutput<typeof eventSchema>;

export const listEvents = defineEndpoint('GET /api/audit/event', {
  id: 'audit.listEvents',
  summary:
    'Events since a place among those of the last day, the oldest first, 100 at most, as webhooks are told of them; without after none, and the place of now. Each kind needs the scope of its area. 400 for a place that is not there, or no longer.',
  source,
  query: v.object({
    /** `next` of the answer before. */
    after: v.optional(v.pipe(v.string(), v.maxLength(40))),
    /** With commas between them; all that may be read when left out. */
    kinds: v.optional(v.pipe(v.string(), v.maxLength(500))),
  }),
  answer: v.object({
    items: v.array(eventSchema),
    next: v.string(),
    /** Whether there are more by now. */
    hasMore: v.boolean(),
  }),
});
