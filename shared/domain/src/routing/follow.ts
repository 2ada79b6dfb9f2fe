import type { CallGroup, Mailbox, RoutingTarget } from '@jackfield/contract/api/routing';
import { formatPhone } from '../phone.ts';
import type { RouteEnd } from './call.ts';
import { canRing, type RoutedPerson } from './config.ts';
import { refusalOf } from './external-number.ts';
import { namesText } from './rows.ts';
import { sentence } from './sentence.ts';
import { reasonMessages as reasons } from './sentences.ts';
import {
  ask,
  endOf,
  nodeOf,
  type Owner,
  ownerNode,
  ringSeconds,
  type Stop,
  type Walk,
  type Walking,
} from './walk.ts';

const gone = {
  teammate: reasons.targetUserGone,
  team: reasons.targetTeamGone,
  ivr: reasons.targetMenuGone,
  message: reasons.targetGreetingGone,
  mailbox: reasons.targetMailboxGone,
};

function missing(walk: Walk, owner: Owner, what: keyof typeof gone): RouteEnd {
  const node = ownerNode(walk, owner);
  return endOf(walk, 'noroute', node, sentence(gone[what], { name: node.name }));
}

/** Where a target leads: to the next stop of the call, or to its end (annex F1). */
export function* follow(walk: Walk, target: RoutingTarget, owner: Owner): Walking<Stop | RouteEnd> {
  const { index } = walk;
  switch (target.actionType) {
    case 'teammate':
      return index.people.has(target.actionValue)
        ? { kind: 'teammate', id: target.actionValue }
        : missing(walk, owner, 'teammate');
    case 'team':
      return index.teams.has(target.actionValue)
        ? { kind: 'team', id: target.actionValue, part: 'hours' }
        : missing(walk, owner, 'team');
    case 'ivr':
      return index.menus.has(target.actionValue)
        ? { kind: 'menu', id: target.actionValue }
        : missing(walk, owner, 'ivr');
    case 'callgroup':
      return yield* ringGroup(walk, target.actionValue, owner);
    case 'number':
      return callOut(walk, target.actionValue);
    case 'voicemail':
      return takeMessage(walk, target.actionValue, owner);
    case 'message':
      return playMessage(walk, target.actionValue, owner);
  }
}

const byName = (one: RoutedPerson, other: RoutedPerson) =>
  one.name === other.name ? (one.id < other.id ? -1 : 1) : one.name < other.name ? -1 : 1;

function* ringGroup(walk: Walk, { option, list }: CallGroup, owner: Owner): Walking<RouteEnd> {
  const able = list.flatMap((id) => walk.index.people.get(id) ?? []).filter(canRing);
  const isInTurn = option === 'single' && able.length > 1;
  // Who ring at once are named alike, in whatever order they were chosen.
  const active = isInTurn ? able : able.toSorted(byName);
  const ringers = active.map(({ id }) => id);
  const names = active.map(({ name }) => name);
  const node = nodeOf('callgroup', list.toSorted().join(), namesText(names));
  if (active.length === 0) {
    const { name } = ownerNode(walk, owner);
    return endOf(walk, 'hangup', node, sentence(reasons.groupEmpty, { name }));
  }
  const how = isInTurn ? reasons.groupInTurn : reasons.groupTogether;
  const reason =
    active.length === 1
      ? sentence(reasons.personRings, { name: node.name })
      : sentence(how, { people: { names } });
  const group = { option: isInTurn ? option : 'simultaneous', list: ringers } as const;
  const answered = { ...endOf(walk, 'answered', node, reason), group };
  const manner = isInTurn ? 'inTurn' : 'together';
  const seconds = ringSeconds * (isInTurn ? ringers.length : 1);
  // How long a call group rings is no part of its routing.
  const heard = yield* ask(walk, { kind: 'ring', node, ringers, manner, seconds }, 0);
  if (heard === 'answers') return { ...answered, at: walk.at };
  return {
    ...endOf(walk, 'hangup', node, sentence(reasons.groupSilent, { people: { names } })),
    answered,
  };
}

function callOut(walk: Walk, number: string): Stop | RouteEnd {
  const { index } = walk;
  const own = index.numbers.get(number);
  if (own !== undefined) {
    const shown = formatPhone(number);
    const node = nodeOf('number', own.id, shown);
    walk.note(node, walk.at, () => sentence(reasons.comesBackIn, { number: shown }));
    return { kind: 'number', id: number };
  }
  const node = nodeOf('external', number, formatPhone(number));
  const refusal = refusalOf(index.config, number);
  if (refusal !== null) return endOf(walk, 'blocked', node, refusal);
  return endOf(walk, 'external', node, sentence(reasons.forwarded, { number: node.name }));
}

function takeMessage(walk: Walk, mailbox: Mailbox | null, owner: Owner): RouteEnd {
  const box =
    mailbox ?? (owner.kind === 'company' ? null : { ownerType: owner.kind, ownerId: owner.id });
  const found =
    box?.ownerType === 'team'
      ? walk.index.teams.get(box.ownerId)
      : walk.index.people.get(box?.ownerId ?? '');
  if (box === null || found === undefined) return missing(walk, owner, 'mailbox');
  const node = nodeOf('voicemail', found.id, found.name);
  return endOf(walk, 'voicemail', node, sentence(reasons.messageLeft, { name: found.name }));
}

function playMessage(walk: Walk, id: string, owner: Owner): RouteEnd {
  const message = walk.index.messages.get(id);
  if (message === undefined) return missing(walk, owner, 'message');
  const node = nodeOf('message', id, message.fileName);
  return endOf(walk, 'message', node, sentence(reasons.messagePlayed, { file: message.fileName }));
}
