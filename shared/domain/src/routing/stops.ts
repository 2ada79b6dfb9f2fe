import { isOpenAt } from '../business-hours/open-at.ts';
import { formatPhone } from '../phone.ts';
import type { RouteEnd, RouteNode } from './call.ts';
import {
  canRing,
  type RoutedPerson,
  type RoutedTeam,
  type RoutingIndex,
  teamRingers,
} from './config.ts';
import { follow } from './follow.ts';
import { hoursReason } from './hours-text.ts';
import { overrideAt, overrideReason } from './override.ts';
import { atMenu } from './menu-stop.ts';
import { sentence } from './sentence.ts';
import { reasonMessages as reasons } from './sentences.ts';
import { ask, endOf, nodeOf, ringSeconds, type Stop, type Walk, type Walking } from './walk.ts';

/** What happens at a stop. */
export function* visit(walk: Walk, stop: Stop): Walking<Stop | RouteEnd> {
  switch (stop.kind) {
    case 'number':
      return atNumber(walk, stop.id);
    case 'company':
      return yield* atCompany(walk, stop.id);
    case 'teammate':
      return yield* atPerson(walk, stop.id);
    case 'menu':
      return yield* atMenu(walk, stop.id);
    case 'team':
      return yield* atTeam(walk, stop.id, stop.part);
  }
}

/** What tells whether a call has been at a stop before. */
export const stopKey = (stop: Stop): string =>
  stop.kind === 'team' ? `team:${stop.id}:${stop.part}` : `${stop.kind}:${stop.id}`;

/** The name of a stop, for the sentence about a loop. */
export function stopNode(index: RoutingIndex, { kind, id }: Stop): RouteNode {
  if (kind === 'number') return nodeOf(kind, index.numbers.get(id)?.id ?? id, formatPhone(id));
  if (kind === 'company') return nodeOf(kind, id, index.companies.get(id)?.label ?? '');
  if (kind === 'team') return nodeOf(kind, id, index.teams.get(id)?.name ?? '');
  if (kind === 'menu') return nodeOf(kind, id, index.menus.get(id)?.name ?? '');
  return nodeOf(kind, id, index.people.get(id)?.name ?? '');
}

function atNumber(walk: Walk, digits: string): Stop | RouteEnd {
  const { index, from, at } = walk;
  const number = index.numbers.get(digits);
  const shown = formatPhone(digits);
  if (number === undefined) {
    const node = nodeOf('number', digits, shown);
    return endOf(walk, 'noroute', node, sentence(reasons.numberUnknown, { number: shown }));
  }
  const node = nodeOf('number', number.id, shown);
  if (from !== null && index.blockedCallers.has(from)) {
    const caller = formatPhone(from);
    return endOf(walk, 'blocked', node, sentence(reasons.callerBlocked, { caller }));
  }
  const owners = number.ownerType === 'company' ? index.companies : index.people;
  if (!owners.has(number.ownerId)) {
    return endOf(walk, 'noroute', node, sentence(reasons.numberUnowned, { number: shown }));
  }
  walk.note(node, at, () => sentence(reasons.comesIn, { number: shown }));
  return { kind: number.ownerType, id: number.ownerId };
}

function* atCompany(walk: Walk, id: string): Walking<Stop | RouteEnd> {
  const company = walk.index.companies.get(id);
  const node = nodeOf('company', id, company?.label ?? '');
  if (company === undefined) return endOf(walk, 'noroute', node, sentence(reasons.companyGone));
  const owner = { kind: 'company', id } as const;
  const { businessHour, openHour, closedHour } = company;
  const override = overrideAt(company, walk.at);
  if (override !== null) {
    walk.note(node, walk.at, () => overrideReason(override, businessHour.timeZone, walk.at));
    return yield* follow(walk, override.target, owner);
  }
  const state = isOpenAt(businessHour, walk.at);
  walk.note(node, walk.at, () => hoursReason(businessHour, state));
  const target = state.isOpen ? openHour : (state.date?.action ?? closedHour);
  return yield* follow(walk, target, owner);
}

function* atPerson(walk: Walk, id: string): Walking<Stop | RouteEnd> {
  const person = walk.index.people.get(id);
  const node = nodeOf('teammate', id, person?.name ?? '');
  if (person === undefined) return endOf(walk, 'noroute', node, sentence(reasons.personGone));
  const { name, missedCall } = person;
  const owner = { kind: 'teammate', id } as const;
  if (!canRing(person)) {
    walk.note(node, walk.at, () => sentence(whyQuiet(person), { name }));
    return yield* follow(walk, missedCall, owner);
  }
  const { at } = walk;
  const ring = { kind: 'ring', node, ringers: [id], manner: 'together' } as const;
  const heard = yield* ask(walk, { ...ring, seconds: ringSeconds }, ringSeconds);
  if (heard === 'answers') {
    return endOf(walk, 'answered', node, sentence(reasons.personRings, { name }));
  }
  walk.note(node, at, () => sentence(reasons.noAnswer, { name }));
  return yield* follow(walk, missedCall, owner);
}

function* atTeam(
  walk: Walk,
  id: string,
  part: 'hours' | 'members' | 'missed',
): Walking<Stop | RouteEnd> {
  const team = walk.index.teams.get(id);
  const node = nodeOf('team', id, team?.name ?? '');
  if (team === undefined) return endOf(walk, 'noroute', node, sentence(reasons.teamGone));
  const owner = { kind: 'team', id } as const;
  if (part === 'missed') return yield* follow(walk, team.missedCall, owner);
  if (part === 'members') return yield* ringMembers(walk, team);
  const override = overrideAt(team, walk.at);
  if (override !== null) {
    const { timeZone } = team.businessHour;
    walk.note(node, walk.at, () => overrideReason(override, timeZone, walk.at));
    return yield* follow(walk, override.target, owner);
  }
  const state = isOpenAt(team.businessHour, walk.at);
  if (team.businessHour.alwaysOpen === false) {
    walk.note(node, walk.at, () => hoursReason(team.businessHour, state));
  }
  if (!state.isOpen) {
    return state.date?.action
      ? yield* follow(walk, state.date.action, owner)
      : { kind: 'team', id, part: 'missed' };
  }
  const { openHour } = team;
  const isOwnFlow = openHour.actionType === 'team' && openHour.actionValue === id;
  return isOwnFlow ? { kind: 'team', id, part: 'members' } : yield* follow(walk, openHour, owner);
}

function* ringMembers(walk: Walk, team: RoutedTeam): Walking<Stop | RouteEnd> {
  const { id, name, inboundFlow, option } = team;
  const node = nodeOf('team', id, name);
  const active = teamRingers(walk.index, team);
  const missed = { kind: 'team', id, part: 'missed' } as const;
  if (active.length === 0) {
    walk.note(node, walk.at, () => sentence(reasons.teamEmpty, { team: name }));
    return missed;
  }
  const isInTurn = inboundFlow === 'ringGroup' && option === 'single';
  const manner = inboundFlow === 'callQueue' ? 'queue' : isInTurn ? 'inTurn' : 'together';
  const rounds = isInTurn ? active.length : 1;
  const seconds = inboundFlow === 'callQueue' ? team.maxWaitSeconds : team.ringSeconds * rounds;
  const { at } = walk;
  const heard = yield* ask(walk, { kind: 'ring', node, ringers: active, manner, seconds }, seconds);
  const people = () => ({
    names: active.map((member) => walk.index.people.get(member)?.name ?? ''),
  });
  if (heard === 'answers') {
    const reason = sentence(takenReason(team), { team: name, people: people() });
    return endOf(walk, 'answered', node, reason);
  }
  walk.note(node, at, () => sentence(reasons.teamSilent, { team: name, people: people() }));
  return missed;
}

function whyQuiet({ status }: RoutedPerson) {
  if (status === 'active') return reasons.personNoTelephone;
  return status === 'pending' ? reasons.personPending : reasons.personSuspended;
}

function takenReason({ inboundFlow, option }: RoutedTeam) {
  if (inboundFlow === 'callQueue') return reasons.teamQueue;
  return option === 'simultaneous' ? reasons.teamRingsTogether : reasons.teamRingsInTurn;
}
