import * as v from 'valibot';
import {
  currencySchema,
  defineEndpoint,
  idSchema,
  instantSchema,
  requiredText,
  type Scope,
  scopeAreas,
} from '@jackfield/contract';
import { capSchema } from './spend-guard.ts';

/** Keys that work, of one account. */
export const mostKeys = 20;

/** Days that a key may work before it ends, a year at most; what its form offers is 90. */
export const mostKeyDays = 365;

/** Days in which the secret before the newest still works after a rotation. */
export const overlapDays = 7;

/** Days after which a key ends whose maker has left, unless an admin takes it over. */
export const leaverDays = 7;

/** Days without a request after which Home asks whether a key is needed. */
export const unusedDays = 90;

/** Networks that a key may be kept to. */
export const mostNetworks = 20;

const scopes = scopeAreas.flatMap((area): Scope[] => [`${area}:read`, `${area}:write`]);

/** `people:read`; writing an area reads it too, so that no key holds both of one. */
export const scopeSchema = v.picklist(scopes);

/** `203.0.113.0/24`, `2001:db8::/32`, or one address; what is none of them the server refuses. */
const networkSchema = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(49));

/** A key of the account for programs; without its secret, which is answered once (KEY-01). */
export const apiKeySchema = v.object({
  id: idSchema,
  name: v.string(),
  /** How its newest secret begins: `jfk_8Qx2`. */
  start: v.string(),
  /** By area, in the order of the areas. */
  scopes: v.array(scopeSchema),
  /** Addresses and networks that it works from; none is everywhere. */
  networks: v.array(v.string()),
  /** Most that it may spend in a month of the account's zone; null for a key that buys nothing. */
  spendCap: v.nullable(v.number()),
  /** What it has spent in this month, in the account's currency. */
  spent: v.number(),
  currency: currencySchema,
  createdAt: instantSchema,
  /** Whose key it is: who made it, or took it over. */
  maker: v.object({ id: idSchema, name: v.string() }),
  /** When that person left or stopped to be an admin; then it ends soon, unless it is taken over. */
  makerLeftAt: v.nullable(instantSchema),
  endsAt: instantSchema,
  /** Until when the secret before the newest works too; null where there is none. */
  oldSecretEndsAt: v.nullable(instantSchema),
  /** To the minute; null while nobody has used it. */
  lastUsedAt: v.nullable(instantSchema),
  lastUsedFrom: v.nullable(v.string()),
});
export type ApiKey = v.InferOutput<typeof apiKeySchema>;

const source = ['KEY-01'];

const shownOnce = v.object({
  key: apiKeySchema,
  /** `jfk_` with 43 letters and digits for 32 random bytes, and 6 of a checksum. */
  secret: v.string(),
});

export const listKeys = defineEndpoint('GET /api/key', {
  id: 'key.list',
  summary: 'Keys of the account that work, the newest first.',
  source,
  answer: v.object({ items: v.array(apiKeySchema) }),
});

export const createKey = defineEndpoint('POST /api/key', {
  id: 'key.create',
  summary: 'Makes a key; its secret is answered this once. 409 LIMITREACHED.',
  source,
  status: 201,
  body: v.object({
    name: requiredText('name', 60),
    scopes: v.pipe(v.array(scopeSchema), v.minLength(1), v.maxLength(scopeAreas.length)),
    networks: v.pipe(v.array(networkSchema), v.maxLength(mostNetworks)),
    spendCap: v.nullable(capSchema),
    /** Whole days from now. */
    days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostKeyDays)),
  }),
  answer: shownOnce,
});

export const rotateKey = defineEndpoint('POST /api/key/{id}/rotate', {
  id: 'key.rotate',
  summary: 'Makes a new secret, answered this once; the one before works for 7 days more.',
  source,
  answer: shownOnce,
});

export const takeOverKey = defineEndpoint('POST /api/key/{id}/takeover', {
  id: 'key.takeOver',
  summary: 'Makes a key whose maker has left the caller’s own, so that it goes on.',
  source,
  answer: apiKeySchema,
});

export const endKey = defineEndpoint('DELETE /api/key/{id}', {
  id: 'key.end',
  summary: 'Ends a key; requests with it are refused from then on.',
  source,
});
