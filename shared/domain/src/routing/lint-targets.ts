import type { RoutingTarget } from '@jackfield/contract/api/routing';
import { t } from '@jackfield/texts';
import { formatPhone } from '../phone.ts';
import type { RoutedPerson } from './config.ts';
import { edgesOf, type RouteEdge, type RoutePlace } from './edges.ts';
import { refusalOf } from './external-number.ts';
import { type Finding, fixAt, objectOf, placeOf } from './finding.ts';
import { shownBy, warnedBy } from './finding-effect.ts';
import {
  effectMessages as effects,
  findingMessages as findings,
  fixMessages as fixes,
} from './finding-sentences.ts';
import type { Look } from './lint-look.ts';
import { placeText, recordOf } from './place-text.ts';
import type { RoutingFix } from './routing-fix.ts';
import { takeMessageFix } from './take-message.ts';
import { say } from './sentence.ts';

type Check = (look: Look, edge: RouteEdge) => Finding | null;

const gone = {
  teammate: findings.targetUserGone,
  team: findings.targetTeamGone,
  menu: findings.targetMenuGone,
  message: findings.targetGreetingGone,
  mailbox: findings.targetMailboxGone,
  number: findings.targetNumberGone,
} as const;

function exists({ index }: Look, to: NonNullable<RouteEdge['to']>): boolean {
  const { people, teams, menus, messages } = index;
  switch (to.kind) {
    case 'teammate':
      return people.has(to.id);
    case 'team':
      return teams.has(to.id);
    case 'menu':
      return menus.has(to.id);
    case 'message':
      return messages.has(to.id);
    case 'mailbox':
      return to.ownerType === 'team' ? teams.has(to.id) : people.has(to.id);
    case 'number':
      return true;
  }
}

/** Takes one of several out of a call group. */
function withoutOne(place: RoutePlace, target: RoutingTarget | null, id: string): RoutingFix[] {
  const { ownerKind, ownerId, part } = place;
  if (target?.actionType !== 'callgroup' || target.actionValue.list.length < 2) return [];
  if (ownerKind === 'menu' || (part !== 'openHour' && part !== 'closedHour')) return [];
  const list = target.actionValue.list.filter((one) => one !== id);
  const left: RoutingTarget = { ...target, actionValue: { ...target.actionValue, list } };
  return [{ kind: 'setTarget', of: { kind: ownerKind, id: ownerId }, part, target: left }];
}

/** Takes a key away that leads nowhere, unless it is the only one. */
function withoutKey({ index }: Look, { ownerId, detail }: RoutePlace): RoutingFix[] {
  const keys = index.menus.get(ownerId)?.keys ?? [];
  const key = keys.find(({ input }) => input === detail);
  const isLast = keys.every((one) => one === key || one.input === 'timeout');
  return key && !isLast ? [{ kind: 'removeKey', menuId: ownerId, input: key.input }] : [];
}

function goneFix(look: Look, { place, to, target }: RouteEdge): Finding['fix'] {
  const { ownerKind, part } = place;
  const remove = withoutOne(place, target, to?.id ?? '');
  if (remove.length > 0) return fixAt(t(fixes.removeFromGroup), place, remove);
  if (part === 'override' && (ownerKind === 'company' || ownerKind === 'team')) {
    const of = { kind: ownerKind, id: place.ownerId };
    return fixAt(t(fixes.endOverride), place, [{ kind: 'endOverride', of }]);
  }
  if (part === 'key') {
    const acts = withoutKey(look, place);
    if (acts.length > 0) return fixAt(t(fixes.removeKey, { key: place.detail ?? '' }), place, acts);
  }
  return takeMessageFix(look.config, place);
}

/** A target that was deleted, or a key that lost its target. */
const missingTarget: Check = (look, edge) => {
  const { place, to, target } = edge;
  const { config } = look;
  if (place.part === 'member') return null;
  if (place.part === 'sms' && to === null) return null;
  if (to !== null && exists(look, to)) return null;
  if (to === null && target === null && place.part !== 'key') return null;
  const message = to === null ? findings.targetGone : gone[to.kind];
  const call = place.part === 'sms' ? null : look.callThrough(place);
  return {
    code: 'missingTarget',
    object: recordOf(config, place),
    message: t(message, { place: placeText(config, place) }),
    fix: goneFix(look, edge),
    ...shownBy(look, call),
    ...(place.part === 'sms' && { severity: 'warning' as const, effect: t(effects.endNoroute) }),
  };
};

/** Targets on people who cannot answer; members are looked at with their team. */
const absentPerson: Check = (look, { place, to, target }) => {
  if (to?.kind !== 'teammate' || place.part === 'member') return null;
  const person = look.index.people.get(to.id);
  if (person === undefined || person.status === 'active') return null;
  const isPending = person.status === 'pending';
  const message = isPending ? findings.personPending : findings.personSuspended;
  const acts = isPending ? [] : withoutOne(place, target, to.id);
  const text = acts.length > 0 ? fixes.removeFromGroup : fixes.chooseTarget;
  return {
    code: isPending ? 'pendingTarget' : 'suspendedTarget',
    object: recordOf(look.config, place),
    message: t(message, { place: placeText(look.config, place), name: person.name }),
    fix: fixAt(t(text), place, acts),
    ...warnedBy(look, place.part === 'sms' ? null : look.callThrough(place)),
  };
};

/** Outside numbers: refused by the blacklist or the countries, or no outside numbers at all. */
const outsideNumber: Check = (look, { place, to }) => {
  if (to?.kind !== 'number') return null;
  const { config } = look;
  const object = recordOf(config, place);
  const fix = fixAt(t(fixes.chooseTarget), place);
  const where = placeText(config, place);
  if (look.index.numbers.has(to.id)) {
    const message = t(findings.ownNumber, { place: where, number: formatPhone(to.id) });
    const shown = warnedBy(look, look.callThrough(place));
    return { code: 'ownNumberOutside', object, message, fix, ...shown };
  }
  const reason = refusalOf(config, to.id);
  if (reason === null) return null;
  const message = t(findings.blocked, { place: where, reason: say(reason) });
  return { code: 'blockedTarget', object, message, fix, ...shownBy(look, look.callThrough(place)) };
};

/** The person whose mailbox or number stands at a place, when nobody is behind it. */
function absentOwner({ index }: Look, to: NonNullable<RouteEdge['to']>): RoutedPerson | null {
  const number = to.kind === 'number' ? index.numbers.get(to.id) : undefined;
  const isMailbox = to.kind === 'mailbox' && to.ownerType === 'teammate';
  const owner = number?.ownerType === 'teammate' ? number.ownerId : isMailbox ? to.id : '';
  const person = index.people.get(owner);
  return person === undefined || person.status === 'active' ? null : person;
}

const absentSays = {
  mailbox: { pending: findings.mailboxPending, suspended: findings.mailboxSuspended },
  number: { pending: findings.numberPending, suspended: findings.numberSuspended },
} as const;

/** Mailboxes and numbers of people who are not there; their own missed calls are their matter. */
const absentBehind: Check = (look, { place, to }) => {
  if (to === null || place.ownerId === to.id) return null;
  const person = absentOwner(look, to);
  if (person === null) return null;
  const isMailbox = to.kind === 'mailbox';
  const status = person.status === 'pending' ? 'pending' : 'suspended';
  const says = absentSays[isMailbox ? 'mailbox' : 'number'][status];
  const where = placeText(look.config, place);
  const shown = warnedBy(look, look.callThrough(place));
  return {
    code: isMailbox ? 'absentMailbox' : 'absentNumber',
    object: recordOf(look.config, place),
    message: t(says, { place: where, name: person.name, number: formatPhone(to.id) }),
    fix: fixAt(t(fixes.chooseTarget), place),
    ...shown,
    ...(isMailbox && shown.call && { effect: t(effects.mailboxAbsent) }),
  };
};

/** Mailboxes whose callers hear nothing before the tone. */
const silentMailbox: Check = ({ index }, { to }) => {
  if (to?.kind !== 'mailbox') return null;
  const { people, teams } = index;
  const owner = to.ownerType === 'team' ? teams.get(to.id) : people.get(to.id);
  if (owner === undefined || owner.hasGreeting) return null;
  const kind = to.ownerType === 'team' ? 'team' : 'teammate';
  return {
    code: 'mailboxWithoutGreeting',
    severity: 'info',
    object: objectOf(kind, to.id, owner.name),
    message: t(findings.mailboxSilent, { name: owner.name }),
    effect: t(effects.mailboxSilent),
    fix: fixAt(t(fixes.selectGreeting), placeOf(kind, to.id, 'missedCall')),
    call: null,
  };
};

const checks: readonly Check[] = [
  missingTarget,
  absentPerson,
  outsideNumber,
  absentBehind,
  silentMailbox,
];

/** Findings about single targets; one for each record and sentence. */
export function lintTargets(look: Look): Finding[] {
  const found = new Map<string, Finding>();
  for (const edge of edgesOf(look.config)) {
    for (const check of checks) {
      const finding = check(look, edge);
      if (finding !== null) found.set(`${finding.code} ${finding.message}`, finding);
    }
  }
  return [...found.values()];
}
