import type { ExchangeOutcome } from '@jackfield/contract/api/exchange';
import type { CallPhase } from '@jackfield/contract/api/live-call';
import type { ToldStop } from '@jackfield/contract/api/routing-call';
import {
  type Ask,
  type Call,
  type RouteEnd,
  type RoutingConfig,
  walkOf,
  toldStop,
} from '@jackfield/domain/routing';
import { outcomes } from './sandbox-calls.ts';

/** What people do in a call that is made up. Seconds. */
export interface SampleStory {
  /** After how long somebody answers; null where nobody does. */
  readonly answersAfter: number | null;
  /** After how long of ringing the caller gives up, at the latest. */
  readonly patience: number;
  readonly talks: number;
  /** Which of the keys of a menu is pressed, and which of those who ring answers. */
  readonly turn: number;
}

/** What the call does from a moment on. */
export interface SampleStep {
  /** Milliseconds. */
  readonly at: number;
  readonly stop: ToldStop;
  readonly phase: CallPhase;
}

/** A call that nobody made, from its beginning to its end. */
export interface SampleCall {
  readonly steps: readonly SampleStep[];
  /** Milliseconds. */
  readonly endsAt: number;
  readonly outcome: Pick<
    ExchangeOutcome,
    'outcome' | 'takenBy' | 'seconds' | 'way' | 'wait' | 'endedIn' | 'teamId'
  >;
}

const second = 1000;
const listens = 4 * second;
const hearsOut = 8 * second;

/**
 * Plays a call by the routing of an account: who would ring rings, and the story tells who answers,
 * of those who are not `busy`.
 */
export function sampleCall(
  config: RoutingConfig,
  call: Pick<Call, 'number' | 'from' | 'at'>,
  story: SampleStory,
  busy: ReadonlySet<string>,
): SampleCall {
  const way: ToldStop[] = [];
  const steps: SampleStep[] = [];
  let now = call.at;
  /** When somebody or a voicemail took it, or the caller gave up. */
  let waited = now;
  /** The last team that it was led to. */
  let lastTeam: string | null = null;
  const instant = (at: number) => new Date(at).toISOString();
  const does = (
    kind: CallPhase['kind'],
    teammateIds: readonly string[] = [],
    teamId: string | null = null,
  ) => {
    const stop = way.at(-1);
    if (stop === undefined) return;
    const phase = { kind, teammateIds: [...teammateIds], teamId, since: instant(now) };
    steps.push({ at: now, stop, phase });
  };
  const over = (
    seconds: number,
    found: Pick<ExchangeOutcome, 'outcome' | 'takenBy'>,
    endedIn: ExchangeOutcome['endedIn'] = null,
  ) => {
    const wait = found.outcome === 'blocked' ? null : Math.round((waited - call.at) / second);
    return {
      steps,
      endsAt: now,
      outcome: { ...found, seconds, wait, endedIn, teamId: lastTeam, way },
    };
  };
  const walk = walkOf(config, call, {
    note: (node, at, reason) => way.push(toldStop({ node, reason: reason(), at })),
    trace: () => {},
  });
  let taker: string | null = null;
  let step = walk.next();
  while (step.done !== true) {
    const asked = step.value;
    if (asked.kind === 'key') {
      does('listening');
      now += listens;
      step = walk.next({ heard: keyOf(asked, story.turn), at: now });
      continue;
    }
    const { manner, node, ringers, seconds } = asked;
    if (node.kind === 'team') lastTeam = node.id;
    const free = ringers.filter((id) => !busy.has(id));
    const kind = manner === 'queue' ? 'waiting' : 'ringing';
    does(kind, free, node.kind === 'team' ? node.id : null);
    const { answersAfter, patience } = story;
    const isTaken = answersAfter !== null && answersAfter < seconds && free.length > 0;
    if (!isTaken && patience < seconds) {
      now += patience * second;
      waited = now;
      return over(0, { outcome: 'missed', takenBy: null }, 'waiting');
    }
    now += (isTaken ? answersAfter : seconds) * second;
    taker = isTaken ? (free[story.turn % free.length] ?? null) : null;
    step = walk.next({ heard: isTaken ? 'answers' : 'silent', at: now });
  }
  const end = step.value;
  waited = now;
  const outcome = outcomes[end.kind];
  if (outcome === 'voicemail') {
    // Nobody speaks there: the box would have no message of it.
    does('listening');
    now += hearsOut;
    return over(0, { outcome: 'missed', takenBy: null });
  }
  way.push(toldStop(end));
  if (outcome === 'answered' || outcome === 'forwarded') {
    does('talking', taker === null ? [] : [taker]);
    now += story.talks * second;
    return over(story.talks, { outcome, takenBy: takerOf(end, taker) });
  }
  if (outcome === 'message') {
    does('listening');
    now += hearsOut;
  }
  return over(0, { outcome, takenBy: null });
}

function keyOf({ menu }: Extract<Ask, { kind: 'key' }>, turn: number) {
  const inputs = menu.keys.map(({ input }) => input).filter((input) => /^\d$/.test(input));
  return inputs[turn % inputs.length] ?? 'timeout';
}

const takerOf = ({ kind, node }: RouteEnd, taker: string | null): ExchangeOutcome['takenBy'] => {
  if (kind === 'external') return { kind: 'external', number: node.id };
  return taker === null ? null : { kind: 'teammate', id: taker };
};
