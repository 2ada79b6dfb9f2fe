import type { IvrInput } from '@jackfield/contract/api/routing';
import type { Call, Outcome, Route, RouteEnd, RouteStep } from './call.ts';
import { indexOf, type RoutingConfig, type RoutingIndex } from './config.ts';
import { sentence } from './sentence.ts';
import { reasonMessages } from './sentences.ts';
import { stopKey, stopNode, visit } from './stops.ts';
import {
  type Answer,
  answered,
  type Ask,
  isEnd,
  type KeyAsk,
  type Note,
  type RingAsk,
  type Stop,
  type Walk,
  type Walking,
} from './walk.ts';

/** No call passes more stops: between two choices of the caller each stop comes once. */
const mostStops = 1000;

/** What became of a call, without its steps. */
export interface Outlook {
  end: RouteEnd;
  /** The first menu that waited for a key when the inputs had run out. */
  asked: string | null;
}

/** Hears every stop that a call comes to, and when (milliseconds). */
export type Trace = (stop: Stop, at: number) => void;

/** Follows a call to its end, with what the caller does and meets. */
export function endAt(
  config: RoutingConfig,
  call: Call,
  note: Note = () => {},
  trace: Trace = () => {},
): Outlook {
  const given = new GivenAnswers(call);
  const end = answered(walkOf(config, call, { note, trace }), (asked) => given.to(asked));
  return { end, asked: given.asked };
}

/** What is told of a call on its way. */
export interface Told {
  readonly note: Note;
  readonly trace: Trace;
}

/**
 * The way of a call through the routing, the one rule of where a call goes: it asks whoever drives
 * it for what callers press and whether somebody answers, and returns how the call ends (CALL-01).
 * It always ends: a stop that comes twice without a choice of the caller in between is a loop.
 * @example
 * const walk = walkOf(config, { number: '+12515550100', from: null, at: Date.now() }, told);
 * let step = walk.next();
 * while (!step.done) step = walk.next(await carryOut(step.value));
 */
export function* walkOf(
  config: RoutingConfig,
  { number, from, at }: Pick<Call, 'number' | 'from' | 'at'>,
  { note, trace }: Told,
): Walking<RouteEnd> {
  const walk: Walk = { index: indexOf(config), from, note, at, seen: new Set() };
  let stop = firstStop(number);
  for (let count = 0; count < mostStops; count += 1) {
    const key = stopKey(stop);
    if (walk.seen.has(key)) break;
    walk.seen.add(key);
    trace(stop, walk.at);
    const next = yield* visit(walk, stop);
    if (isEnd(next)) return next;
    stop = next;
  }
  return loopAt(walk.index, stop, walk.at);
}

/** Answers a walk with the inputs and outcomes of a call. */
export class GivenAnswers {
  /** The first menu that waited for a key when the inputs had run out. */
  asked: string | null = null;
  readonly #call: Call;
  #used = 0;

  constructor(call: Call) {
    this.#call = call;
  }

  to(asked: Ask): Answer {
    return { heard: asked.kind === 'key' ? this.#keyOf(asked) : outcomeOf(this.#call, asked) };
  }

  /** Who presses nothing presses nothing until the menu gives up. */
  #keyOf({ menu, repeats }: KeyAsk): IvrInput {
    const input = this.#call.inputs?.[this.#used];
    if (input === undefined) this.asked ??= menu.id;
    const isSilent = input === undefined || input === 'timeout';
    if (!isSilent || repeats === 0) this.#used += 1;
    return input ?? 'timeout';
  }
}

/** Whether somebody of those who ring takes a tried call. */
export function outcomeOf({ outcomes }: Call, { node, ringers }: RingAsk): Outcome {
  const { byId, everyone = 'answers' } = outcomes ?? {};
  const isTaken = ringers.some((id) => (byId?.[id] ?? everyone) === 'answers');
  return byId?.[node.id] ?? (isTaken ? 'answers' : 'silent');
}

/** The end of a call that comes back to a stop. */
export function loopAt(index: RoutingIndex, stop: Stop, at: number): RouteEnd {
  const node = stopNode(index, stop);
  return {
    kind: 'loop',
    node,
    reason: sentence(reasonMessages.comesBack, { name: node.name }),
    at,
  };
}

function firstStop(number: Call['number']): Stop {
  if (typeof number === 'string') return { kind: 'number', id: number };
  const { kind, id } = number;
  return kind === 'team' ? { kind, id, part: 'hours' } : { kind, id };
}

/**
 * What happens to a call, step by step (annex J4). Pure, and it always ends: a stop that comes
 * twice without a choice of the caller in between is a loop.
 */
export function simulate(config: RoutingConfig, call: Call): Route {
  const steps: RouteStep[] = [];
  const { end } = endAt(config, call, (node, at, reason) => {
    steps.push({ node, at, reason: reason() });
  });
  return { steps, end };
}
