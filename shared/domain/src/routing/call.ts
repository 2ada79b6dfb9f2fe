import type { CallGroup, IvrInput } from '@jackfield/contract/api/routing';
import type { ToldReason } from '@jackfield/contract/api/routing-call';

/** What a call passes on its way. */
export type NodeKind =
  | 'number'
  | 'company'
  | 'team'
  | 'teammate'
  | 'callgroup'
  | 'menu'
  | 'voicemail'
  | 'message'
  | 'external';

/** A stop of a call; `id` is the record's, or the digits of an outside number. */
export interface RouteNode {
  kind: NodeKind;
  id: string;
  name: string;
}

/** How a call ends (annex J4). */
export type EndKind =
  | 'answered'
  | 'voicemail'
  | 'message'
  | 'external'
  | 'hangup'
  | 'blocked'
  | 'noroute'
  | 'loop';

/** One step: where the call is, why, and when (milliseconds). */
export interface RouteStep {
  node: RouteNode;
  reason: ToldReason;
  at: number;
}

export interface RouteEnd {
  kind: EndKind;
  node: RouteNode;
  reason: ToldReason;
  at: number;
  /** Of a call group that answers: who rings, and how. */
  group?: CallGroup;
  /** Of a call group that rings in vain: the end that it would have been. */
  answered?: RouteEnd;
}

/** What a caller does and meets. */
export interface Call {
  /** The number that is called, as stored; a record is asked as if a call had come to it. */
  number: string | { kind: 'company' | 'team' | 'teammate'; id: string };
  /** The caller's number; null when it is withheld. */
  from: string | null;
  /** Milliseconds. */
  at: number;
  /** What the caller presses, menu by menu; nothing more pressed lets menus time out. */
  inputs?: readonly IvrInput[];
  /** What each user, team or call group does; `everyone` stands for those that are not named. */
  outcomes?: { readonly everyone?: Outcome; readonly byId?: Readonly<Record<string, Outcome>> };
}

/** Whether somebody takes the call; presets to 'answers'. */
export type Outcome = 'answers' | 'silent';

/** The way of a call, always with an end. */
export interface Route {
  steps: RouteStep[];
  end: RouteEnd;
}
