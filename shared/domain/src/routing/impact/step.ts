import type { IvrInput } from '@jackfield/contract/api/routing';
import type { RouteEnd } from '../call.ts';
import type { RoutedMenu, RoutingIndex } from '../config.ts';
import { visit } from '../stops.ts';
import { type Answer, answered, isEnd, type Stop, type Walk } from '../walk.ts';

/** What a call meets at a stop at one moment. */
export type Step =
  /** It goes on unheard, or ends. */
  | { kind: 'on'; next: Stop | RouteEnd }
  /** Somebody rings; `next` is where the call goes when nobody answers, after `seconds`. */
  | { kind: 'ring'; ringing: RouteEnd; seconds: number; next: Stop | RouteEnd }
  /** A menu asks for a key; `next` is where the call goes without one. */
  | { kind: 'menu'; menu: RoutedMenu; next: Stop | RouteEnd };

const unheard = () => {};

const walkAt = (index: RoutingIndex, at: number): Walk => ({
  index,
  from: null,
  note: unheard,
  at,
  seen: new Set(),
});

const given = (heard: Answer['heard']) => () => ({ heard });

/** One stop of a call, by the same rules as the simulation. */
export function stepAt(index: RoutingIndex, stop: Stop, at: number): Step {
  const menu = stop.kind === 'menu' ? index.menus.get(stop.id) : undefined;
  if (menu !== undefined) return { kind: 'menu', menu, next: keyAt(index, menu, 'timeout') };
  const next = answered(visit(walkAt(index, at), stop), given('answers'));
  if (!isEnd(next) || next.kind !== 'answered') return { kind: 'on', next };
  const walk = walkAt(index, at);
  const unanswered = answered(visit(walk, stop), given('silent'));
  const seconds = (walk.at - at) / 1000;
  const isSameGroup = next.group !== undefined && isEnd(unanswered);
  return {
    kind: 'ring',
    ringing: next,
    seconds,
    next: isSameGroup ? endOfGroup(unanswered) : unanswered,
  };
}

/** The end of a call group that rang in vain. */
export function endOfGroup({ kind, node, reason, at }: RouteEnd): RouteEnd {
  return { kind, node, reason, at };
}

/** Where a key of a menu leads, which no clock decides. */
export function keyAt(index: RoutingIndex, menu: RoutedMenu, input: IvrInput): Stop | RouteEnd {
  return answered(visit(walkAt(index, 0), { kind: 'menu', id: menu.id }), given(input));
}
