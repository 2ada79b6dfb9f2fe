import { t } from '@jackfield/texts';
import type { Call, Route, RouteEnd, RouteStep } from './call.ts';
import { indexOf, type RoutingConfig, type RoutingIndex } from './config.ts';
import { reasonMessages } from './sentences.ts';
import { stopKey, stopNode, visit } from './stops.ts';
import { isEnd, type Note, type Stop, type Walk } from './walk.ts';

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

/** Follows a call to its end. */
export function endAt(
  config: RoutingConfig,
  call: Call,
  note: Note = () => {},
  trace: Trace = () => {},
): Outlook {
  const index = indexOf(config);
  const walk: Walk = { index, call, note, at: call.at, used: 0, seen: new Set(), asked: null };
  const end = run(walk, trace);
  return { end, asked: walk.asked };
}

function run(walk: Walk, trace: Trace): RouteEnd {
  let stop = firstStop(walk.call);
  for (let count = 0; count < mostStops; count += 1) {
    const key = stopKey(stop);
    if (walk.seen.has(key)) break;
    walk.seen.add(key);
    trace(stop, walk.at);
    const next = visit(walk, stop);
    if (isEnd(next)) return next;
    stop = next;
  }
  return loopAt(walk.index, stop, walk.at);
}

/** The end of a call that comes back to a stop. */
export function loopAt(index: RoutingIndex, stop: Stop, at: number): RouteEnd {
  const node = stopNode(index, stop);
  return { kind: 'loop', node, reason: t(reasonMessages.comesBack, { name: node.name }), at };
}

function firstStop({ number }: Call): Stop {
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
