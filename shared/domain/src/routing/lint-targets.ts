import { t } from '@jackfield/texts';
import { formatPhone } from '../phone.ts';
import { indexOf, type RoutingConfig } from './config.ts';
import { edgesOf, type RouteEdge } from './edges.ts';
import { type Finding, objectOf } from './finding.ts';
import { refusalOf } from './external-number.ts';
import { placeText, recordOf } from './place-text.ts';
import { findingMessages as findings, fixMessages as fixes } from './sentences.ts';

type Check = (config: RoutingConfig, edge: RouteEdge) => Finding | null;

const gone = {
  teammate: findings.targetUserGone,
  team: findings.targetTeamGone,
  menu: findings.targetMenuGone,
  message: findings.targetGreetingGone,
  mailbox: findings.targetMailboxGone,
  number: findings.targetNumberGone,
} as const;

function exists(config: RoutingConfig, to: NonNullable<RouteEdge['to']>): boolean {
  const { people, teams, menus, messages } = indexOf(config);
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

/** A target that was deleted, or a key that lost its target. */
const missingTarget: Check = (config, { place, to, target }) => {
  if (place.part === 'member') return null;
  if (place.part === 'sms' && to === null) return null;
  if (to !== null && exists(config, to)) return null;
  if (to === null && target === null && place.part !== 'key') return null;
  const message = to === null ? findings.targetGone : gone[to.kind];
  return {
    code: 'missingTarget',
    severity: 'error',
    object: recordOf(config, place),
    message: t(message, { place: placeText(config, place) }),
    fix: { text: t(fixes.chooseTarget), place },
  };
};

/** Targets on people who cannot answer; members are looked at with their team. */
const absentPerson: Check = (config, { place, to }) => {
  if (to?.kind !== 'teammate' || place.part === 'member') return null;
  const person = indexOf(config).people.get(to.id);
  if (person === undefined || person.status === 'active') return null;
  const isPending = person.status === 'pending';
  const message = isPending ? findings.personPending : findings.personSuspended;
  return {
    code: isPending ? 'pendingTarget' : 'suspendedTarget',
    severity: 'warning',
    object: recordOf(config, place),
    message: t(message, { place: placeText(config, place), name: person.name }),
    fix: { text: t(fixes.chooseTarget), place },
  };
};

/** Outside numbers: refused by the blacklist or the countries, or no outside numbers at all. */
const outsideNumber: Check = (config, { place, to }) => {
  if (to?.kind !== 'number') return null;
  const object = recordOf(config, place);
  const fix = { text: t(fixes.chooseTarget), place };
  if (indexOf(config).numbers.has(to.id)) {
    const number = formatPhone(to.id);
    const message = t(findings.ownNumber, { place: placeText(config, place), number });
    return { code: 'ownNumberOutside', severity: 'warning', object, message, fix };
  }
  const reason = refusalOf(config, to.id);
  if (reason === null) return null;
  const message = t(findings.blocked, { place: placeText(config, place), reason });
  return { code: 'blockedTarget', severity: 'error', object, message, fix };
};

/** Mailboxes whose callers hear nothing before the tone. */
const silentMailbox: Check = (config, { to }) => {
  if (to?.kind !== 'mailbox') return null;
  const { people, teams } = indexOf(config);
  const owner = to.ownerType === 'team' ? teams.get(to.id) : people.get(to.id);
  if (owner === undefined || owner.hasGreeting) return null;
  const kind = to.ownerType === 'team' ? 'team' : 'teammate';
  return {
    code: 'mailboxWithoutGreeting',
    severity: 'info',
    object: objectOf(kind, to.id, owner.name),
    message: t(findings.mailboxSilent, { name: owner.name }),
    fix: {
      text: t(fixes.selectGreeting),
      place: { ownerKind: kind, ownerId: to.id, part: 'missedCall', detail: null },
    },
  };
};

const checks: readonly Check[] = [missingTarget, absentPerson, outsideNumber, silentMailbox];

/** Findings about single targets; one for each record and sentence. */
export function lintTargets(config: RoutingConfig): Finding[] {
  const found = new Map<string, Finding>();
  for (const edge of edgesOf(config)) {
    for (const check of checks) {
      const finding = check(config, edge);
      if (finding !== null) found.set(`${finding.code} ${finding.message}`, finding);
    }
  }
  return [...found.values()];
}
