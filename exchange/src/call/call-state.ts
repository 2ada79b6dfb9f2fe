import { randomUUID } from 'node:crypto';
import type { Answer, RouteEnd, RouteNode } from '@jackfield/domain/routing';
import type { Channel } from '../ari/events.ts';
import type { CallRecord, CallStep, OutsideLeg } from '../portal/portal.ts';
import type { CallBegun, Way } from './call-begun.ts';
import type { Leg } from './legs.ts';
import { messageName } from './message.ts';
import type { RecordedPart } from './recorder.ts';

/** What came of something that the walk asked. */
export interface GivenAnswer extends Required<Answer> {
  /** What was asked: its kind and where (`askedBy`). */
  readonly asked: string;
}

/** Somebody's telephone that sent the call on, for as long as it is not clear what comes of that. */
export interface Sender {
  readonly leg: Leg;
  readonly node: RouteNode;
}

/**
 * Where a call is: all that another process needs to go on with it, or to tell how it went. It is
 * kept as JSON at points from which it can be taken up again.
 */
export interface CallState extends Omit<CallBegun, 'account' | 'channel' | 'way'> {
  readonly accountId: string;
  /** A UUID, by which the portal knows it again. */
  readonly recordId: string;
  /** It went straight to a number outside. */
  readonly isOutside: boolean;
  /** What telephones show of a colleague who calls. */
  readonly caller: Channel['caller'];
  /** All times in milliseconds. */
  readonly startedAt: number;
  /** When this was kept. */
  keptAt: number;
  /** How often the call was taken up again. */
  times: number;
  /** Whose way it is: the caller's channel, until the caller sends the other one on. */
  channelId: string;
  /** The person behind that channel. */
  channelPersonId: string | null;
  way: Way;
  /** When the way began, after how many stops, and what was heard on it so far. */
  wayBeganAt: number;
  stopsBefore: number;
  answers: GivenAnswer[];
  /** Since when what is asked now is carried out. */
  askedAt: number;
  /** Where the way ended. */
  wayEnd: RouteEnd | null;
  /** Somebody's telephone that took the call. */
  taker: Leg | null;
  /** Both are to talk, or do. */
  isTalking: boolean;
  /** How many bridges have ended before the one where they do. */
  bridges: number;
  sender: Sender | null;
  readonly stops: CallStep[];
  readonly outside: OutsideLeg[];
  /** What was recorded of its talks, the one that goes on last. */
  readonly recorded: RecordedPart[];
  /** How the first way ended, which decides what became of the call. */
  end: CallRecord['end'];
  answeredBy: string | null;
  answeredAt: number | null;
}

/** Of a call that begins. */
export function newState(begun: CallBegun, now: number): CallState {
  const { id, account, channel, asked, way, number, from, personId } = begun;
  return {
    id,
    asked,
    number,
    from,
    personId,
    accountId: account.id,
    recordId: randomUUID(),
    isOutside: way.kind !== 'inside',
    caller: channel.caller,
    startedAt: now,
    keptAt: now,
    times: 0,
    channelId: channel.id,
    channelPersonId: personId,
    way,
    wayBeganAt: now,
    stopsBefore: 0,
    answers: [],
    askedAt: now,
    wayEnd: null,
    taker: null,
    isTalking: false,
    bridges: 0,
    sender: null,
    stops: [],
    outside: [],
    recorded: [],
    end: null,
    answeredBy: null,
    answeredAt: null,
  };
}

/** How a call went that ended at this moment. */
export function recordOf(state: CallState, endedAt: number): CallRecord {
  const { recordId: id, number, from, personId, caller, isOutside, stops, startedAt } = state;
  const { end, wayEnd, answeredBy, answeredAt } = state;
  const isVoicemail = wayEnd?.kind === 'voicemail';
  return {
    id,
    number,
    from: personId === null ? from : caller.number,
    personId,
    isOutside,
    stops,
    end,
    answeredBy,
    outside: state.outside.map((line) => (line.answeredAt === null ? line : { ...line, endedAt })),
    voicemail: isVoicemail
      ? { ownerId: wayEnd.node.id, at: wayEnd.at, recording: messageName(state.id) }
      : null,
    recorded: state.recorded,
    startedAt,
    answeredAt,
    endedAt,
  };
}
