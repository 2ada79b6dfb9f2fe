import * as v from 'valibot';
import {
  daySchema,
  defineEndpoint,
  idSchema,
  instantSchema,
  requiredText,
} from '@jackfield/contract';
import { callPhaseSchema } from './live-call.ts';

/** How a wall is painted; `system` as the browser that shows it prefers. */
export const wallThemes = ['system', 'light', 'dark'] as const;
const themeSchema = v.picklist(wallThemes);
export type WallTheme = v.InferOutput<typeof themeSchema>;

/** Wall links that an account may have. */
export const mostWalls = 20;

/** A link that shows the live board without a sign-in; without its secret, which is answered once. */
const wallLinkSchema = v.object({
  id: idSchema,
  name: v.string(),
  /** Whether teammates stand on the wall by name; callers never do. */
  showsNames: v.boolean(),
  theme: themeSchema,
  /** Name of who made it. */
  createdBy: v.string(),
  createdAt: instantSchema,
  /** Null for one that works until it is revoked. */
  endsAt: v.nullable(instantSchema),
  /** To the minute; null while nobody has opened it. */
  lastUsedAt: v.nullable(instantSchema),
});
export type WallLink = v.InferOutput<typeof wallLinkSchema>;

const source = ['LIVE-02'];

export const listWalls = defineEndpoint('GET /api/wall', {
  id: 'wall.list',
  summary: 'The wall links of the account, those that have ended too, the newest first.',
  source,
  answer: v.object({ items: v.array(wallLinkSchema) }),
});

export const createWall = defineEndpoint('POST /api/wall', {
  id: 'wall.create',
  summary: 'Makes a wall link; its address is answered this once. 409 LIMITREACHED.',
  source,
  status: 201,
  body: v.object({
    name: requiredText('name', 60),
    showsNames: v.boolean(),
    theme: themeSchema,
    /** The last day, of the account's zone, on which it works; null for no end. */
    lastDay: v.nullable(daySchema),
  }),
  answer: v.object({ address: v.pipe(v.string(), v.url()), wall: wallLinkSchema }),
});

export const revokeWall = defineEndpoint('DELETE /api/wall/{id}', {
  id: 'wall.revoke',
  summary: 'Ends a wall link; a wall that shows it goes dark at once.',
  source,
});

/** A call as a wall shows it: whose it is on this side, never who calls or is called. */
const wallCallSchema = v.object({
  kind: callPhaseSchema.entries.kind,
  direction: v.picklist(['inbound', 'outbound']),
  /** Company number, team or menu where it is; null for other places. */
  place: v.nullable(v.string()),
  /** Teammates in it; none where the link shows no names. */
  people: v.array(v.string()),
  startedAt: instantSchema,
});
export type WallCall = v.InferOutput<typeof wallCallSchema>;

const wallQueueSchema = v.object({
  name: v.string(),
  /** Since when callers wait, the longest first. */
  waiting: v.array(instantSchema),
  /** How many take its calls, and how many of them are free. */
  signedIn: v.number(),
  free: v.number(),
  maxWaitSeconds: v.number(),
});
export type WallQueue = v.InferOutput<typeof wallQueueSchema>;

/** What a wall shows: no name and no number of a caller, and no id of anything. */
export const readWall = defineEndpoint('GET /api/wall/board', {
  id: 'wall.read',
  summary:
    'The board of a wall link, which is given as bearer token, without a session. 404 for a link that is unknown, revoked or over.',
  source,
  answer: v.object({
    /** The server's time. */
    at: instantSchema,
    company: v.string(),
    timeZone: v.string(),
    theme: themeSchema,
    /** The fullest first. */
    queues: v.array(wallQueueSchema),
    /** Without those that wait, the longest first. */
    calls: v.array(wallCallSchema),
    people: v.object({
      all: v.number(),
      free: v.number(),
      ringing: v.number(),
      talking: v.number(),
      away: v.number(),
      /** Null where the link shows no names. */
      names: v.nullable(
        v.object({
          free: v.array(v.string()),
          away: v.array(v.object({ name: v.string(), until: instantSchema })),
        }),
      ),
    }),
    today: v.object({ inbound: v.number(), answered: v.number() }),
  }),
});
export type WallBoard = v.InferOutput<typeof readWall.answer>;
