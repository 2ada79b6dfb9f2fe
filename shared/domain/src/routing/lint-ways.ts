import { t } from '@jackfield/texts';
import { type Branch, branchesOf } from './branches.ts';
import { indexOf, type RoutedMenu, type RoutedNumber, type RoutingConfig } from './config.ts';
import { type Finding, objectOf, placeOf } from './finding.ts';
import { momentsOf, slotsFrom } from './moments.ts';
import { formatPhone } from '../phone.ts';
import { circlesOf, reachOf } from './reach.ts';
import { findingMessages as findings, fixMessages as fixes } from './sentences.ts';
import { endAt } from './simulate.ts';

/** One slot for each different state of the clock within a week. */
function differentTimes(config: RoutingConfig, reached: ReadonlySet<string>, from: number) {
  const slots = slotsFrom(from, 7);
  const first = new Map<string, number>();
  for (const [index, state] of momentsOf(config, reached, slots, new Map()).entries()) {
    if (!first.has(state)) first.set(state, slots[index] ?? from);
  }
  return [...first.values()];
}

/**
 * Every different way of a call to a number within a week that nobody answers. Where somebody
 * answers there are no further circles: each leads through people who cannot.
 */
function* waysOf(config: RoutingConfig, number: RoutedNumber, from: number): Generator<Branch> {
  for (const at of differentTimes(config, reachOf(config, number), from)) {
    yield* branchesOf(config, number.number, at, 'silent');
  }
}

/** Circles without a choice, found by following every way of the numbers that may come to one. */
function loopFindings(config: RoutingConfig, from: number): Finding[] {
  const found = new Map<string, Finding>();
  const circling = circlesOf(config);
  for (const number of circling.size === 0 ? [] : config.numbers) {
    if (![...reachOf(config, number)].some((id) => circling.has(id))) continue;
    for (const branch of waysOf(config, number, from)) {
      const { kind, node } = branch;
      if (kind !== 'loop') continue;
      const called = formatPhone(number.number);
      const place = node.kind === 'number' ? ownerPlace(number) : loopPlace(node);
      found.set(node.id, {
        code: 'loop',
        severity: 'error',
        object: node,
        message: t(findings.loop, { number: called, reason: branch.reason }),
        fix: { text: t(fixes.toVoicemail), place },
      });
    }
  }
  return [...found.values()];
}

/** Numbers that belong to nobody. */
function unroutedFindings(config: RoutingConfig, from: number): Finding[] {
  return config.numbers.flatMap((number) => {
    const object = objectOf('number', number.id, formatPhone(number.number));
    const { end } = endAt(config, { number: number.number, from: null, at: from });
    if (end.kind !== 'noroute' || end.node.kind !== 'number') return [];
    const message = t(findings.unrouted, { number: object.name, reason: end.reason });
    const fix = { text: t(fixes.chooseCalls), place: ownerPlace(number) };
    return [{ code: 'numberUnrouted', severity: 'error', object, message, fix } satisfies Finding];
  });
}

const ownerPlace = ({ ownerType, ownerId }: RoutedNumber) =>
  placeOf(ownerType, ownerId, ownerType === 'company' ? 'openHour' : 'missedCall');

function loopPlace({ kind, id }: Finding['object']) {
  if (kind === 'company') return placeOf('company', id, 'openHour');
  if (kind === 'menu') return placeOf('menu', id, 'key', 'timeout');
  return placeOf(kind === 'team' ? 'team' : 'teammate', id, 'missedCall');
}

/** Menus that no number of the account leads to, and menus that only hang up. */
function menuWays(config: RoutingConfig): Finding[] {
  const reached = new Set(config.numbers.flatMap((number) => [...reachOf(config, number)]));
  return config.menus.flatMap((menu): Finding[] => {
    const object = objectOf('menu', menu.id, menu.name);
    if (!reached.has(menu.id)) {
      return [
        {
          code: 'unreachableMenu',
          severity: 'info',
          object,
          message: t(findings.menuUnreached, { menu: menu.name }),
          fix: {
            text: t(fixes.leadToMenu),
            place: placeOf(menu.ownerType, menu.ownerId, 'openHour'),
          },
        },
      ];
    }
    return hangsUp(config, menu) ? [timeoutFinding(menu)] : [];
  });
}

/** Nobody who presses nothing can leave a message anywhere behind the menu. */
function hangsUp(config: RoutingConfig, menu: RoutedMenu): boolean {
  if (menu.keys.some(({ input, action }) => input === 'timeout' && action === 'team')) return false;
  const { people, teams } = indexOf(config);
  const offersVoicemail = menu.keys.some(({ action, actionId }) => {
    const record = action === 'team' ? teams.get(actionId ?? '') : people.get(actionId ?? '');
    return record?.missedCall.actionType === 'voicemail';
  });
  return !offersVoicemail;
}

const timeoutFinding = ({ id, name }: RoutedMenu): Finding => ({
  code: 'timeoutHangUp',
  severity: 'warning',
  object: objectOf('menu', id, name),
  message: t(findings.hangsUp, { menu: name }),
  fix: { text: t(fixes.timeoutToTeam), place: placeOf('menu', id, 'key', 'timeout') },
});

/** Menus whose keys all lead out of the account's routing without anybody: nothing can be chosen. */
function deadMenus(config: RoutingConfig): Finding[] {
  return config.menus.flatMap(({ id, name, keys }) => {
    const isAlive = keys.some(({ action, actionId }) => action !== 'hangup' && actionId !== null);
    if (isAlive) return [];
    return [
      {
        code: 'deadEnd' as const,
        severity: 'error' as const,
        object: objectOf('menu', id, name),
        message: t(findings.deadEnd, { menu: name }),
        fix: { text: t(fixes.addKey), place: placeOf('menu', id, 'key') },
      },
    ];
  });
}

/** Findings that need the whole account: what callers can reach, and what they cannot. */
export function lintWays(config: RoutingConfig, from: number): Finding[] {
  return [
    ...loopFindings(config, from),
    ...unroutedFindings(config, from),
    ...deadMenus(config),
    ...menuWays(config),
  ];
}
