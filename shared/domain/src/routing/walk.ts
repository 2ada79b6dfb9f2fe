import type { IvrInput, RoutingTarget } from '@jackfield/contract/api/routing';
import type { Sentence } from '@jackfield/contract/api/routing-call';
import type { EndKind, NodeKind, Outcome, RouteEnd, RouteNode } from './call.ts';
import type { RoutedMenu, RoutingIndex } from './config.ts';

/** A record whose routing is being followed. */
export interface Owner {
  kind: 'company' | 'team' | 'teammate';
  id: string;
}

/** How long a person's telephones ring, in seconds. */
export const ringSeconds = 20;

/** Where a call goes next. */
export type Stop =
  | { kind: 'number'; id: string }
  | { kind: 'company' | 'teammate' | 'menu'; id: string }
  | { kind: 'team'; id: string; part: 'hours' | 'members' | 'missed' };

/** Hears each step; the sentence is only made when somebody asks for it. */
export type Note = (node: RouteNode, at: number, reason: () => Sentence) => void;

/** Somebody's telephones are to ring. */
export interface RingAsk {
  readonly kind: 'ring';
  /** The person, team or call group. */
  readonly node: RouteNode;
  /** Ids of the people who can answer, in their order; never none. */
  readonly ringers: readonly string[];
  /** All at once, one after the other, or waiting in a queue for whoever is free. */
  readonly manner: 'together' | 'inTurn' | 'queue';
  /** How long all of them ring, or callers wait; one after the other, each for their part of it. */
  readonly seconds: number;
}

/** A caller is to hear a menu and press a key. */
export interface KeyAsk {
  readonly kind: 'key';
  readonly menu: RoutedMenu;
  /** How often the menu is repeated after this time. */
  readonly repeats: number;
}

/** What a walk asks of whoever drives it. */
export type Ask = RingAsk | KeyAsk;

/** What came of it. */
export interface Answer {
  /**
   * Of ringing whether somebody took the call; of a menu the key, 'timeout' where none was pressed
   * within its seconds.
   */
  readonly heard: Outcome | IvrInput;
  /** When, in milliseconds; unless given no time passes, or all that was asked for in vain. */
  readonly at?: number;
}

/** Something of a walk that may ask on its way to what it returns. */
export type Walking<Result> = Generator<Ask, Result, Answer>;

/** A call on its way. */
export interface Walk {
  readonly index: RoutingIndex;
  /** The caller's number; null when it is withheld. */
  readonly from: string | null;
  readonly note: Note;
  /** Milliseconds; ringing and waiting move it on. */
  at: number;
  /** Stops since the caller chose last; to meet one again is a loop. */
  readonly seen: Set<string>;
}

/** Asks, and lets the time pass that goes by in vain, in seconds. */
export function* ask(walk: Walk, asked: Ask, seconds: number): Walking<Answer['heard']> {
  const { heard, at } = yield asked;
  const isInVain = heard === 'silent' || heard === 'timeout';
  walk.at = at ?? (isInVain ? walk.at + seconds * 1000 : walk.at);
  return heard;
}

/** Follows something of a walk with answers that are known before. */
export function answered<Result>(walking: Walking<Result>, answer: (asked: Ask) => Answer): Result {
  let step = walking.next();
  while (step.done !== true) step = walking.next(answer(step.value));
  return step.value;
}

export const nodeOf = (kind: NodeKind, id: string, name: string): RouteNode => ({ kind, id, name });

/** The end of a call at a node; reasons are made at once, there is one a call. */
export function endOf(walk: Walk, kind: EndKind, node: RouteNode, reason: Sentence): RouteEnd {
  return { kind, node, reason, at: walk.at };
}

export const isEnd = (next: Stop | RouteEnd): next is RouteEnd => 'reason' in next;

/** The record whose target is followed, as a node. */
export function ownerNode({ index }: Walk, { kind, id }: Owner): RouteNode {
  if (kind === 'company') return nodeOf(kind, id, index.companies.get(id)?.label ?? '');
  if (kind === 'team') return nodeOf(kind, id, index.teams.get(id)?.name ?? '');
  return nodeOf(kind, id, index.people.get(id)?.name ?? '');
}

/** Signature of a target, for comparing. */
export const targetKey = ({ actionType, actionValue }: RoutingTarget): string =>
  `${actionType}:${JSON.stringify(actionValue)}`;
