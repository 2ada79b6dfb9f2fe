import { formatPhone } from '../phone.ts';
import { indexOf, type RoutingConfig } from './config.ts';
import { edgesOf, type RouteEdge } from './edges.ts';
import { type Finding, objectOf } from './finding.ts';
import { refusalOf } from './external-number.ts';
import { placeText, recordOf } from './place-text.ts';

type Check = (config: RoutingConfig, edge: RouteEdge) => Finding | null;

const words = {
  teammate: 'user',
  team: 'team',
  menu: 'menu',
  message: 'greeting',
  mailbox: 'mailbox',
  number: 'number',
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
  const what = to === null ? 'target' : words[to.kind];
  return {
    code: 'missingTarget',
    severity: 'error',
    object: recordOf(config, place),
    message: `${placeText(config, place)}: the ${what} no longer exists.`,
    fix: { text: 'Choose another target', place },
  };
};

/** Targets on people who cannot answer; members are looked at with their team. */
const absentPerson: Check = (config, { place, to }) => {
  if (to?.kind !== 'teammate' || place.part === 'member') return null;
  const person = indexOf(config).people.get(to.id);
  if (person === undefined || person.status === 'active') return null;
  const isPending = person.status === 'pending';
  return {
    code: isPending ? 'pendingTarget' : 'suspendedTarget',
    severity: 'warning',
    object: recordOf(config, place),
    message: `${placeText(config, place)}: ${person.name} is ${isPending ? 'pending' : 'suspended'}, so missed-call handling applies.`,
    fix: { text: 'Choose another target', place },
  };
};

/** Outside numbers: refused by the blacklist or the countries, or no outside numbers at all. */
const outsideNumber: Check = (config, { place, to }) => {
  if (to?.kind !== 'number') return null;
  const object = recordOf(config, place);
  const fix = { text: 'Choose another target', place };
  if (indexOf(config).numbers.has(to.id)) {
    const message = `${placeText(config, place)}: ${formatPhone(to.id)} is a number of this account, so the call comes back in.`;
    return { code: 'ownNumberOutside', severity: 'warning', object, message, fix };
  }
  const refusal = refusalOf(config, to.id);
  if (refusal === null) return null;
  const message = `${placeText(config, place)}: ${refusal}`;
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
    message: `The mailbox of ${owner.name} has no selected greeting.`,
    fix: {
      text: 'Select a greeting',
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
