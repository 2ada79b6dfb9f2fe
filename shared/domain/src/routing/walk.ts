import type { RoutingTarget } from '@jackfield/contract/api/routing';
import type { Call, EndKind, NodeKind, Outcome, RouteEnd, RouteNode } from './call.ts';
import type { RoutingIndex } from './config.ts';

/** A record whose routing is being followed. */
export interface Owner {
  kind: 'company' | 'team' | 'teammate';
  id: string;
}

/** Where a call goes next. */
export type Stop =
  | { kind: 'number'; id: string }
  | { kind: 'company' | 'teammate' | 'menu'; id: string }
  | { kind: 'team'; id: string; part: 'hours' | 'members' | 'missed' };

/** Hears each step; the sentence is only made when somebody asks for it. */
export type Note = (node: RouteNode, at: number, reason: () => string) => void;

/** A call on its way. */
export interface Walk {
  readonly index: RoutingIndex;
  readonly call: Call;
  readonly note: Note;
  /** Milliseconds; ringing and waiting move it on. */
  at: number;
  /** How many of the inputs were used. */
  used: number;
  /** Stops since the caller chose last; to meet one again is a loop. */
  readonly seen: Set<string>;
  /** The first menu at which the inputs had run out. */
  asked: string | null;
}

export const nodeOf = (kind: NodeKind, id: string, name: string): RouteNode => ({ kind, id, name });

/** The end of a call at a node; reasons are made at once, there is one a call. */
export function endOf(walk: Walk, kind: EndKind, node: RouteNode, reason: string): RouteEnd {
  return { kind, node, reason, at: walk.at };
}

export const isEnd = (next: Stop | RouteEnd): next is RouteEnd => 'reason' in next;

/** What a person does, or a team or call group that the caller of the engine names. */
export function outcomeOf({ call }: Walk, id: string): Outcome {
  return call.outcomes?.byId?.[id] ?? call.outcomes?.everyone ?? 'answers';
}

/** The record whose target is followed, as a node. */
export function ownerNode({ index }: Walk, { kind, id }: Owner): RouteNode {
  if (kind === 'company') return nodeOf(kind, id, index.companies.get(id)?.label ?? '');
  if (kind === 'team') return nodeOf(kind, id, index.teams.get(id)?.name ?? '');
  return nodeOf(kind, id, index.people.get(id)?.name ?? '');
}

/** Signature of a target, for comparing. */
export const targetKey = ({ actionType, actionValue }: RoutingTarget): string =>
  `${actionType}:${JSON.stringify(actionValue)}`;
