import type { NodeKind, RouteNode } from './call.ts';
import type { RoutePlace } from './edges.ts';

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
] as const;
export type FindingCode = (typeof findingCodes)[number];

/** error: callers are lost; warning: they may be; info: worth a look. */
export type FindingSeverity = 'error' | 'warning' | 'info';

export interface Finding {
  code: FindingCode;
  severity: FindingSeverity;
  /** The record that the finding is about. */
  object: RouteNode;
  /** A sentence. */
  message: string;
  /** Where it is put right: what to do as a verb phrase, and the place of the routing. */
  fix: { text: string; place: RoutePlace };
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
