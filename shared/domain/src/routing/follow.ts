import type { CallGroup, Mailbox, RoutingTarget } from '@jackfield/contract/api/routing';
import { later, t } from '@jackfield/texts';
import { formatPhone } from '../phone.ts';
import type { RouteEnd } from './call.ts';
import { canRing } from './config.ts';
import { refusalOf } from './external-number.ts';
import { namesText } from './rows.ts';
import { reasonMessages as reasons } from './sentences.ts';
import { endOf, nodeOf, type Owner, outcomeOf, ownerNode, type Stop, type Walk } from './walk.ts';

const gone = {
  teammate: reasons.targetUserGone,
  team: reasons.targetTeamGone,
  ivr: reasons.targetMenuGone,
  message: reasons.targetGreetingGone,
  mailbox: reasons.targetMailboxGone,
};

function missing(walk: Walk, owner: Owner, what: keyof typeof gone): RouteEnd {
  const node = ownerNode(walk, owner);
  return endOf(walk, 'noroute', node, t(gone[what], { name: node.name }));
}

/** Where a target leads: to the next stop of the call, or to its end (annex F1). */
export function follow(walk: Walk, target: RoutingTarget, owner: Owner): Stop | RouteEnd {
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
      return ringGroup(walk, target.actionValue, owner);
    case 'number':
      return callOut(walk, target.actionValue);
    case 'voicemail':
      return takeMessage(walk, target.actionValue, owner);
    case 'message':
      return playMessage(walk, target.actionValue, owner);
  }
}

function ringGroup(walk: Walk, { option, list }: CallGroup, owner: Owner): RouteEnd {
  const people = list.flatMap((id) => walk.index.people.get(id) ?? []);
  const active = people.filter(canRing);
  const names = namesText(active.map(({ name }) => name));
  const node = nodeOf('callgroup', list.toSorted().join(), names);
  if (active.length === 0) {
    const { name } = ownerNode(walk, owner);
    return endOf(walk, 'hangup', node, t(reasons.groupEmpty, { name }));
  }
  const how = option === 'simultaneous' ? reasons.groupTogether : reasons.groupInTurn;
  const reason = t(how, { people: names });
  const answered = { ...endOf(walk, 'answered', node, reason), group: { option, list } };
  if (active.some(({ id }) => outcomeOf(walk, id) === 'answers')) return answered;
  return { ...endOf(walk, 'hangup', node, t(reasons.groupSilent, { people: names })), answered };
}

function callOut(walk: Walk, number: string): Stop | RouteEnd {
  const { index } = walk;
  const own = index.numbers.get(number);
  if (own !== undefined) {
    const shown = formatPhone(number);
    const node = nodeOf('number', own.id, shown);
    walk.note(node, walk.at, later(reasons.comesBackIn, { number: shown }));
    return { kind: 'number', id: number };
  }
  const node = nodeOf('external', number, formatPhone(number));
  const refusal = refusalOf(index.config, number);
  if (refusal !== null) return endOf(walk, 'blocked', node, refusal);
  return endOf(walk, 'external', node, t(reasons.forwarded, { number: node.name }));
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
  return endOf(walk, 'voicemail', node, t(reasons.messageLeft, { name: found.name }));
}

function playMessage(walk: Walk, id: string, owner: Owner): RouteEnd {
  const message = walk.index.messages.get(id);
  if (message === undefined) return missing(walk, owner, 'message');
  const node = nodeOf('message', id, message.fileName);
  return endOf(walk, 'message', node, t(reasons.messagePlayed, { file: message.fileName }));
}
