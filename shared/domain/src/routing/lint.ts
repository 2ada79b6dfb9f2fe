import type { Holiday } from '@jackfield/contract/api/holiday';
import { waysOf } from './account-ways.ts';
import type { RoutingConfig } from './config.ts';
import type { Finding, FindingSeverity } from './finding.ts';
import { lintEnds } from './lint-ends.ts';
import { lintHours } from './lint-hours.ts';
import { Look } from './lint-look.ts';
import { lintMedia } from './lint-media.ts';
import { lintMenus } from './lint-menus.ts';
import { lintPeople } from './lint-people.ts';
import { lintTargets } from './lint-targets.ts';
import { lintUnreadable } from './lint-unreadable.ts';
import { finish, type Work } from './work.ts';

const order: readonly FindingSeverity[] = ['error', 'warning', 'info'];
const dayLength = 24 * 60 * 60_000;

/** What a check goes by besides the routing itself. */
export interface CheckOptions {
  /** Public holidays, which take a calendar. */
  holidays?: readonly Holiday[];
  /** How far ahead calls are followed. */
  days?: number;
}

/** How the calls of an account are lost, or may be. */
export interface RoutingCheck {
  /** The worst first. */
  findings: Finding[];
  /** Calls that come in before this were followed, in milliseconds. */
  until: number;
  /** Whether each of them was shown to come to a person, an outside number or a mailbox. */
  isEveryCallTaken: boolean;
}

/**
 * Checks the routing of an account from `now` (milliseconds) on, for a year unless told otherwise:
 * what is wrong, each with a call that shows it, and whether every call is taken (annex J4).
 */
export function* checkRouting(
  config: RoutingConfig,
  now: number,
  { holidays = [], days = 365 }: CheckOptions = {},
): Work<RoutingCheck> {
  const until = now + days * dayLength;
  const all = yield* waysOf(config, now, until);
  const look = new Look(config, all, { now, until, holidays });
  const parts = [
    lintUnreadable,
    lintMenus,
    lintEnds,
    lintTargets,
    lintPeople,
    lintHours,
    lintMedia,
  ];
  const found: Finding[] = [];
  for (const part of parts) {
    yield;
    found.push(...part(look));
  }
  const { ways, isWhole } = all;
  const isTaken = ({ end: { kind } }: (typeof ways)[number]) =>
    kind === 'voicemail' || kind === 'external';
  return {
    findings: found.toSorted(
      (one, other) => order.indexOf(one.severity) - order.indexOf(other.severity),
    ),
    until,
    isEveryCallTaken: isWhole && config.numbers.length > 0 && ways.every(isTaken),
  };
}

/** What is wrong in the routing of an account, worst first (annex J4). */
export const lint = (config: RoutingConfig, now: number, options?: CheckOptions): Finding[] =>
  finish(checkRouting(config, now, options)).findings;
