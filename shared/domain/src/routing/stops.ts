import { later, t } from '@jackfield/texts';
import { isOpenAt } from '../business-hours/open-at.ts';
import { formatPhone } from '../phone.ts';
import type { RouteEnd, RouteNode } from './call.ts';
import { canRing, type RoutedPerson, type RoutedTeam, type RoutingIndex } from './config.ts';
import { follow } from './follow.ts';
import { hoursReason } from './hours-text.ts';
import { overrideAt, overrideReason } from './override.ts';
import { atMenu } from './menu-stop.ts';
import { namesText } from './rows.ts';
import { reasonMessages as reasons } from './sentences.ts';
import { endOf, nodeOf, outcomeOf, type Stop, type Walk } from './walk.ts';

/** How long a person's telephones ring, in seconds. */
export const ringSeconds = 20;

/** What happens at a stop. */
export function visit(walk: Walk, stop: Stop): Stop | RouteEnd {
  switch (stop.kind) {
    case 'number':
      return atNumber(walk, stop.id);
    case 'company':
      return atCompany(walk, stop.id);
    case 'teammate':
      return atPerson(walk, stop.id);
    case 'menu':
      return atMenu(walk, stop.id);
    case 'team':
      return atTeam(walk, stop.id, stop.part);
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
  const { index, call, at } = walk;
  const number = index.numbers.get(digits);
  const shown = formatPhone(digits);
  if (number === undefined) {
    const node = nodeOf('number', digits, shown);
    return endOf(walk, 'noroute', node, t(reasons.numberUnknown, { number: shown }));
  }
  const node = nodeOf('number', number.id, shown);
  if (call.from !== null && index.blockedCallers.has(call.from)) {
    const caller = formatPhone(call.from);
    return endOf(walk, 'blocked', node, t(reasons.callerBlocked, { caller }));
  }
  const owners = number.ownerType === 'company' ? index.companies : index.people;
  if (!owners.has(number.ownerId)) {
    return endOf(walk, 'noroute', node, t(reasons.numberUnowned, { number: shown }));
  }
  walk.note(node, at, later(reasons.comesIn, { number: shown }));
  return { kind: number.ownerType, id: number.ownerId };
}

function atCompany(walk: Walk, id: string): Stop | RouteEnd {
  const company = walk.index.companies.get(id);
  const node = nodeOf('company', id, company?.label ?? '');
  if (company === undefined) return endOf(walk, 'noroute', node, t(reasons.companyGone));
  const owner = { kind: 'company', id } as const;
  const { businessHour, openHour, closedHour } = company;
  const override = overrideAt(company, walk.at);
  if (override !== null) {
    walk.note(node, walk.at, () => overrideReason(override, businessHour.timeZone, walk.at));
    return follow(walk, override.target, owner);
  }
  const state = isOpenAt(businessHour, walk.at);
  walk.note(node, walk.at, () => hoursReason(businessHour, state));
  const target = state.isOpen ? openHour : (state.date?.action ?? closedHour);
  return follow(walk, target, owner);
}

function atPerson(walk: Walk, id: string): Stop | RouteEnd {
  const person = walk.index.people.get(id);
  const node = nodeOf('teammate', id, person?.name ?? '');
  if (person === undefined) return endOf(walk, 'noroute', node, t(reasons.personGone));
  const { name, missedCall } = person;
  const owner = { kind: 'teammate', id } as const;
  if (!canRing(person)) {
    walk.note(node, walk.at, later(whyQuiet(person), { name }));
    return follow(walk, missedCall, owner);
  }
  if (outcomeOf(walk, id) === 'answers') {
    return endOf(walk, 'answered', node, t(reasons.personRings, { name }));
  }
  walk.note(node, walk.at, later(reasons.noAnswer, { name }));
  walk.at += ringSeconds * 1000;
  return follow(walk, missedCall, owner);
}

function atTeam(walk: Walk, id: string, part: 'hours' | 'members' | 'missed'): Stop | RouteEnd {
  const team = walk.index.teams.get(id);
  const node = nodeOf('team', id, team?.name ?? '');
  if (team === undefined) return endOf(walk, 'noroute', node, t(reasons.teamGone));
  const owner = { kind: 'team', id } as const;
  if (part === 'missed') return follow(walk, team.missedCall, owner);
  if (part === 'members') return ringMembers(walk, team);
  const override = overrideAt(team, walk.at);
  if (override !== null) {
    const { timeZone } = team.businessHour;
    walk.note(node, walk.at, () => overrideReason(override, timeZone, walk.at));
    return follow(walk, override.target, owner);
  }
  const state = isOpenAt(team.businessHour, walk.at);
  if (team.businessHour.alwaysOpen === false) {
    walk.note(node, walk.at, () => hoursReason(team.businessHour, state));
  }
  if (!state.isOpen) {
    return state.date?.action
      ? follow(walk, state.date.action, owner)
      : { kind: 'team', id, part: 'missed' };
  }
  const { openHour } = team;
  const isOwnFlow = openHour.actionType === 'team' && openHour.actionValue === id;
  return isOwnFlow ? { kind: 'team', id, part: 'members' } : follow(walk, openHour, owner);
}

function ringMembers(walk: Walk, team: RoutedTeam): Stop | RouteEnd {
  const { id, name, inboundFlow, option } = team;
  const node = nodeOf('team', id, name);
  const active = team.memberIds.filter((member) => canRing(walk.index.people.get(member)));
  const missed = { kind: 'team', id, part: 'missed' } as const;
  if (active.length === 0) {
    walk.note(node, walk.at, later(reasons.teamEmpty, { team: name }));
    return missed;
  }
  const isTaken =
    walk.call.outcomes?.byId?.[id] === undefined
      ? active.some((member) => outcomeOf(walk, member) === 'answers')
      : outcomeOf(walk, id) === 'answers';
  const people = () => namesText(active.map((member) => walk.index.people.get(member)?.name ?? ''));
  if (isTaken) {
    const reason = t(takenReason(team), { team: name, people: people() });
    return endOf(walk, 'answered', node, reason);
  }
  walk.note(node, walk.at, () => t(reasons.teamSilent, { team: name, people: people() }));
  const rounds = inboundFlow === 'ringGroup' && option === 'single' ? active.length : 1;
  const seconds = inboundFlow === 'callQueue' ? team.maxWaitSeconds : team.ringSeconds * rounds;
  walk.at += seconds * 1000;
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
