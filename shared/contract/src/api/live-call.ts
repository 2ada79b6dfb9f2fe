import * as v from 'valibot';
import { defineEndpoint, idSchema, instantSchema } from '@jackfield/contract';
import { ivrInputs } from './routing.ts';
import { callStopSchema } from './routing-call.ts';

/** Of menus that a call came through. */
export const mostKeysTold = 50;

/** What a call does at its stop. */
export const callPhaseSchema = v.object({
  kind: v.picklist([
    /** The caller hears a greeting, or is in a menu. */
    'listening',
    'ringing',
    /** In the queue of a team; the phones of `teammateIds` may ring meanwhile. */
    'waiting',
    'talking',
    'onHold',
    /** Leaves a message. */
    'message',
  ]),
  /** People of the account whose phones ring, or who talk. */
  teammateIds: v.pipe(v.array(idSchema), v.maxLength(500)),
  /** The team that rings, or in whose queue it waits. */
  teamId: v.nullable(idSchema),
  /** Keys of menus by which the caller came here, where the exchange tells them. */
  keys: v.optional(v.pipe(v.array(v.picklist(ivrInputs)), v.maxLength(mostKeysTold))),
  /** Both are being recorded. */
  isRecorded: v.optional(v.boolean()),
  /** Since when it is of this kind. */
  since: instantSchema,
});
export type CallPhase = v.InferOutput<typeof callPhaseSchema>;

/** A call that goes on now. */
const liveCallSchema = v.object({
  id: idSchema,
  direction: v.picklist(['inbound', 'outbound']),
  from: v.string(),
  to: v.string(),
  teammateId: v.nullable(idSchema),
  startedAt: instantSchema,
  stop: callStopSchema,
  /** Null where the exchange does not tell it. */
  phase: v.nullable(callPhaseSchema),
});
export type LiveCall = v.InferOutput<typeof liveCallSchema>;

/** A call queue, and whom it rings. */
const liveQueueSchema = v.object({
  id: idSchema,
  name: v.string(),
  memberIds: v.array(idSchema),
  /** Who of them signed out and takes no calls of it. */
  signedOutIds: v.array(idSchema),
  /** Who waits longer goes on as a missed call. */
  maxWaitSeconds: v.number(),
});
export type LiveQueue = v.InferOutput<typeof liveQueueSchema>;

/** Somebody of a team, or in a call. */
const livePersonSchema = v.object({
  id: idSchema,
  name: v.string(),
  profileImage: v.nullable(v.string()),
  teamIds: v.array(idSchema),
  /** Whether calls can ring anything of theirs; in calls or not, the calls tell. */
  canRing: v.boolean(),
  /** Until when they are away by plan; null for who is not. */
  awayUntil: v.nullable(instantSchema),
});
export type LivePerson = v.InferOutput<typeof livePersonSchema>;

/** Calls of the account that go on now; hub events of the type `call` say when to ask again. */
export const listLiveCalls = defineEndpoint('GET /api/call', {
  id: 'call.list',
  summary: 'Calls that go on now, with where each of them is, the queues, and the people of teams.',
  source: ['LIVE-01', 'docs/exchange.md'],
  answer: v.object({
    /** The server's time. */
    at: instantSchema,
    /** The oldest first. */
    items: v.array(liveCallSchema),
    /** By name. */
    teams: v.array(v.object({ id: idSchema, name: v.string() })),
    queues: v.array(liveQueueSchema),
    people: v.array(livePersonSchema),
    /** Calls that came in since midnight of the account and are over, without blocked ones. */
    today: v.object({ inbound: v.number(), answered: v.number() }),
    /** No phones are connected, and sample calls can be played. */
    hasSamples: v.boolean(),
  }),
});
export type LiveBoard = v.InferOutput<typeof listLiveCalls.answer>;

/** For installations without an exchange, whose board would stay empty. */
export const playSampleCalls = defineEndpoint('POST /api/call/samples', {
  id: 'call.playSamples',
  summary:
    'Plays calls from outside to the numbers of the account, without phones: by its routing, live for some minutes, and then in its usage. 404 where an exchange has calls.',
  source: ['LIVE-01'],
  body: v.object({}),
  /** How many; 0 while the ones before go on. */
  answer: v.object({ count: v.number() }),
});
