import type { IvrInput } from '@jackfield/contract/api/routing';
import type { NodeKind, RouteEnd, RouteNode } from './call.ts';
import type { RoutePlace } from './edges.ts';
import type { RoutingFix } from './routing-fix.ts';

/** What can be wrong in the routing of an account (annex J4). */
export const findingCodes = [
  'deadEnd',
  'loop',
  'missingTarget',
  'suspendedTarget',
  'pendingTarget',
  'emptyTeam',
  'emptyCallGroup',
  'menuWithoutGreeting',
  'unreachableMenu',
  'unusedMedium',
  'timeoutHangUp',
  'openAndClosedAlike',
  'blockedTarget',
  'ownNumberOutside',
  'mailboxWithoutGreeting',
  'numberUnrouted',
  'textsNotRegistered',
  'greetingKeyUnassigned',
  'greetingKeyUnspoken',
  'greetingKeyMoved',
  'teamAlwaysClosed',
  'holidayOpen',
  'neverOpen',
  'callGroupLast',
  'absentMailbox',
  'absentNumber',
  'longRinging',
  'sameOverflow',
  'queueHangsUp',
  'messageHangsUp',
  'oneMember',
  'absentMember',
  'noTelephone',
  'longOverride',
  'datesPast',
  'twinKeys',
  'minuteGap',
  'unreachableTeam',
  'unreadable',
] as const;
export type FindingCode = (typeof findingCodes)[number];

/** error: callers are lost; warning: they may be; info: worth a look. */
export type FindingSeverity = 'error' | 'warning' | 'info';

/** A call that shows a finding: nobody answers it, and it ends as said. */
export interface FindingCall {
  /** As stored. */
  number: string;
  /** Milliseconds. */
  at: number;
  inputs: readonly IvrInput[];
  outcomes: { readonly everyone: 'silent' };
  end: Pick<RouteEnd, 'kind' | 'node'>;
}

/** How a finding is put right. */
export interface FindingFix {
  /** What to do, as a verb phrase. */
  text: string;
  /** Where it is done by hand. */
  place: RoutePlace;
  /** What does it at once; empty where somebody has to decide. */
  acts: readonly RoutingFix[];
  /** A key that only needs a target. */
  key: { menuId: string; input: IvrInput } | null;
}

export interface Finding {
  code: FindingCode;
  severity: FindingSeverity;
  /** The record that the finding is about. */
  object: RouteNode;
  /** A sentence. */
  message: string;
  /** What callers meet because of it, as a sentence. */
  effect: string;
  fix: FindingFix;
  /** The call that shows it; null where no call comes to it. */
  call: FindingCall | null;
}

/** The place of a record's page where nothing more precise is known. */
export const placeOf = (
  ownerKind: RoutePlace['ownerKind'],
  ownerId: string,
  part: RoutePlace['part'],
  detail: string | null = null,
): RoutePlace => ({ ownerKind, ownerId, part, detail });

export const objectOf = (kind: NodeKind, id: string, name: string): RouteNode => ({
  kind,
  id,
  name,
});

/** A fix by hand, unless something does it at once. */
export const fixAt = (
  text: string,
  place: RoutePlace,
  acts: readonly RoutingFix[] = [],
): FindingFix => ({ text, place, acts, key: null });
