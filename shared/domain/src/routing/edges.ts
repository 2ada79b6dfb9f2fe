import type { IvrInput, RoutingTarget } from '@jackfield/contract/api/routing';
import type { RoutingConfig } from './config.ts';

/** A place of the routing that holds a target. */
export interface RoutePlace {
  ownerKind: 'company' | 'team' | 'teammate' | 'menu';
  ownerId: string;
  part:
    | 'openHour'
    | 'closedHour'
    | 'override'
    | 'date'
    | 'sms'
    | 'missedCall'
    | 'key'
    | 'member'
    | 'telephone';
  /** Name of the date, or the key. */
  detail: string | null;
}

/** What a place leads to. */
export type RefKind = 'teammate' | 'team' | 'menu' | 'message' | 'number' | 'mailbox';

/** A target of a place; a call group has one edge for each of its users. */
export interface RouteEdge {
  place: RoutePlace;
  /** The whole target; null for keys and members. */
  target: RoutingTarget | null;
  to: { kind: RefKind; id: string; ownerType?: 'teammate' | 'team' } | null;
}

/** The records that a target names. */
function refsOf(target: RoutingTarget, place: RoutePlace): RouteEdge['to'][] {
  switch (target.actionType) {
    case 'teammate':
    case 'team':
    case 'message':
    case 'number':
      return [{ kind: target.actionType, id: target.actionValue }];
    case 'ivr':
      return [{ kind: 'menu', id: target.actionValue }];
    case 'callgroup':
      return target.actionValue.list.map((id) => ({ kind: 'teammate', id }));
    case 'voicemail': {
      const { actionValue } = target;
      if (actionValue !== null) {
        return [{ kind: 'mailbox', id: actionValue.ownerId, ownerType: actionValue.ownerType }];
      }
      const { ownerKind, ownerId } = place;
      const isOwn = ownerKind === 'team' || ownerKind === 'teammate';
      return isOwn ? [{ kind: 'mailbox', id: ownerId, ownerType: ownerKind }] : [null];
    }
  }
}

type Part = RoutePlace['part'];

function* targetsOf(config: RoutingConfig): Generator<[RoutePlace, RoutingTarget]> {
  const place = (
    ownerKind: RoutePlace['ownerKind'],
    ownerId: string,
    part: Part,
    detail: string | null = null,
  ): RoutePlace => ({ ownerKind, ownerId, part, detail });
  for (const { id, openHour, closedHour, override, businessHour } of config.companies) {
    yield [place('company', id, 'openHour'), openHour];
    if (!businessHour.alwaysOpen) yield [place('company', id, 'closedHour'), closedHour];
    if (override !== null) yield [place('company', id, 'override'), override.target];
    for (const { name, action } of businessHour.alwaysOpen ? [] : businessHour.dates) {
      if (action) yield [place('company', id, 'date', name), action];
    }
  }
  for (const { id, openHour, missedCall, override, businessHour } of config.teams) {
    yield [place('team', id, 'openHour'), openHour];
    yield [place('team', id, 'missedCall'), missedCall];
    if (override !== null) yield [place('team', id, 'override'), override.target];
    for (const { name, action } of businessHour.alwaysOpen ? [] : businessHour.dates) {
      if (action) yield [place('team', id, 'date', name), action];
    }
  }
  for (const { id, missedCall } of config.people) {
    yield [place('teammate', id, 'missedCall'), missedCall];
  }
}

const keyKinds = { teammate: 'teammate', team: 'team', ivr: 'menu', hangup: null } as const;

function keyEdge(ownerId: string, input: IvrInput, kind: RefKind | null, id: string | null) {
  const place: RoutePlace = { ownerKind: 'menu', ownerId, part: 'key', detail: input };
  return { place, target: null, to: kind === null || id === null ? null : { kind, id } };
}

/**
 * Every place of the account that leads somewhere, in the order of the configuration: what the
 * findings, "Used by" and reachability are made from (annex J5). Closed hours of numbers that are
 * always open lead nowhere.
 */
export function* edgesOf(config: RoutingConfig): Generator<RouteEdge> {
  for (const [place, target] of targetsOf(config)) {
    for (const to of refsOf(target, place)) yield { place, target, to };
  }
  for (const { id, sms } of config.companies) {
    if (sms !== null) {
      const place: RoutePlace = { ownerKind: 'company', ownerId: id, part: 'sms', detail: null };
      const to =
        sms.actionType === 'message' ? null : { kind: sms.actionType, id: sms.actionValue };
      yield { place, target: null, to };
    }
  }
  for (const { id, memberIds } of config.teams) {
    const place: RoutePlace = { ownerKind: 'team', ownerId: id, part: 'member', detail: null };
    for (const member of memberIds)
      yield { place, target: null, to: { kind: 'teammate', id: member } };
  }
  for (const { id, keys } of config.menus) {
    for (const { input, action, actionId } of keys) {
      if (action !== 'hangup') yield keyEdge(id, input, keyKinds[action], actionId);
    }
  }
}

/** Places that lead to a record: "Used by" (annex J5). */
export function usedBy(config: RoutingConfig, kind: RefKind, id: string): RoutePlace[] {
  const places: RoutePlace[] = [];
  for (const { place, to } of edgesOf(config)) {
    if (to?.kind === kind && to.id === id) places.push(place);
  }
  return places;
}
