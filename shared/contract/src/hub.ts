import * as v from 'valibot';
import { roleSchema, statusSchema } from './primitives.ts';

/** The four client methods that the hub calls (RT-06). */
export const hubMethods = [
  'CreateEntityAsync',
  'UpdateEntityAsync',
  'DeletedEntityAsync',
  'RevokeAccessAsync',
] as const;
export type HubMethod = (typeof hubMethods)[number];

export const hubEventTypes = [
  'company',
  'phonenumber',
  'team',
  'teammate',
  'teammember',
  'callhandling',
  'businesshour',
  'blacklist',
  'scenario',
  'plannedchange',
  'profileimage',
  'teammatestatus',
  'teammaterole',
  'tenantstatus',
  'tenant',
  'session',
  'editing',
  'security',
  'balance',
  'invoice',
  'paymentmethod',
  'guard',
  'brand',
  'campaign',
  'call',
  'device',
  'emergency',
  'home',
  'voicemail',
  'recording',
  'wall',
  'key',
  'webhook',
  'sso',
  'directory',
  'fileplan',
  'portorder',
  'text',
] as const;
export type HubEventType = (typeof hubEventTypes)[number];

/** Events after which calls may go elsewhere (annex J4). */
export const routingEventTypes = [
  'company',
  'phonenumber',
  'team',
  'teammember',
  'teammate',
  'teammatestatus',
  'callhandling',
  'businesshour',
  'blacklist',
  'tenant',
  'guard',
] as const satisfies readonly HubEventType[];

/** Events after which the live board is another (LIVE-01). */
export const boardEventTypes = [
  'call',
  'team',
  'teammember',
  'teammate',
  'plannedchange',
  'device',
] as const satisfies readonly HubEventType[];

/** The one argument of every hub method (annex D): a reference, never a record. */
export const entityEventSchema = v.object({
  eventType: v.picklist(hubEventTypes),
  tenantId: v.string(),
  accountId: v.string(),
  id: v.string(),
  ownerType: v.nullable(v.picklist(['company', 'teammate', 'team'])),
  ownerId: v.nullable(v.string()),
  status: v.nullable(statusSchema),
  role: v.nullable(roleSchema),
  /** Grows by one per event of a tenant; a browser that missed some asks for what came after. */
  version: v.number(),
  at: v.string(),
});
export type EntityEvent = v.InferOutput<typeof entityEventSchema>;

/** An event with the method it was sent by, as the catch-up endpoint answers it. */
export const sentEventSchema = v.object({
  method: v.picklist(hubMethods),
  event: entityEventSchema,
});
export type SentEvent = v.InferOutput<typeof sentEventSchema>;

/** Client method by which every browser hears that a variant serves other versions. */
export const releaseChangedMethod = 'ReleaseChanged';

/**
 * The argument of ReleaseChanged. It names areas, not versions: which one a browser gets is for
 * `/registry` to say, because a canary reaches some accounts only.
 */
export const releaseChangedSchema = v.object({ variant: v.string(), areas: v.array(v.string()) });
export type ReleaseChanged = v.InferOutput<typeof releaseChangedSchema>;
