import type { ToldReason } from '@jackfield/contract/api/routing-call';
import type { ScenarioState, ScenarioWanted } from '@jackfield/contract/api/scenario';
import { dayText } from '../business-hours/local-time.ts';
import type { Call, RouteEnd, RouteNode } from './call.ts';
import { indexOf, type RoutingConfig } from './config.ts';
import { missingOf } from './scenario-missing.ts';
import { timesOf } from './scenario-times.ts';
import { endAt } from './simulate.ts';

/** A kept call with the end that it shall have (annex J4). */
export type TriedScenario = Omit<ScenarioWanted, 'name' | 'called'> & {
  readonly called: ScenarioWanted['called'] & { readonly name: string };
};

/** What becomes of a scenario. */
export interface ScenarioRun {
  readonly state: ScenarioState;
  /** When its next call comes in, milliseconds; null when it is over or cannot be tried. */
  readonly next: number | null;
  /** The first day (YYYY-MM-DD) within the next 30 on which the call ends elsewhere. */
  readonly breaksOn: string | null;
  /** The end that the call has then, or has at its next time when it passes throughout. */
  readonly end: RouteEnd | null;
  /** Why it ends elsewhere or cannot be tried; empty when it passes throughout. */
  readonly reason: ToldReason;
}

type End = Pick<RouteEnd, 'kind' | 'node'>;

const isSameEnd = (one: End, other: End) =>
  one.kind === other.kind && one.node.kind === other.node.kind && one.node.id === other.node.id;

/** The call of a scenario at a time; null when the number, company number or team is gone. */
export function callOf(
  config: RoutingConfig,
  { called, from, inputs, outcomes }: TriedScenario,
  at: number,
): Call | null {
  const number =
    called.kind === 'number'
      ? config.numbers.find(({ id }) => id === called.id)?.number
      : { kind: called.kind, id: called.id };
  return number === undefined ? null : { number, from, at, inputs, outcomes: { byId: outcomes } };
}

/**
 * Tries a scenario at each of its times within the next 30 days. It is broken when the next call
 * ends elsewhere than expected; a later one, such as on a holiday, is told by `breaksOn` alone.
 */
export function runScenario(
  config: RoutingConfig,
  scenario: TriedScenario,
  now: number,
): ScenarioRun {
  const still = { next: null, breaksOn: null, end: null };
  const times = timesOf(scenario.when, now);
  const [first] = times;
  if (first === undefined) return { ...still, state: 'over', reason: '' };
  const missing = missingOf(config, scenario);
  if (missing !== null) return { ...still, state: 'cannotRun', reason: missing };
  let passing: RouteEnd | null = null;
  for (const { day, at } of times) {
    const call = callOf(config, scenario, at);
    if (call === null) continue;
    const { end } = endAt(config, call);
    if (isSameEnd(end, scenario.expected)) {
      passing ??= end;
      continue;
    }
    const state = at === first.at ? 'broken' : 'passes';
    return { state, next: first.at, breaksOn: dayText(day), end, reason: end.reason };
  }
  return { state: 'passes', next: first.at, breaksOn: null, end: passing, reason: '' };
}

/** Whether the next call of a scenario comes to a company number or a team. */
export function passesThrough(
  config: RoutingConfig,
  scenario: TriedScenario,
  { id, now }: { id: string; now: number },
): boolean {
  const [first] = timesOf(scenario.when, now);
  const call = first ? callOf(config, scenario, first.at) : null;
  if (call === null) return false;
  const passed: RouteNode[] = [];
  const { end } = endAt(config, call, (node) => passed.push(node));
  return [...passed, end.node].some((node) => node.id === id);
}

/** The expected end with the name that its record has now. */
export function expectedEnd(config: RoutingConfig, { expected }: TriedScenario): End {
  const { kind, node } = expected;
  const { companies, teams, people, menus } = indexOf(config);
  const name =
    companies.get(node.id)?.label ??
    (teams.get(node.id) ?? people.get(node.id) ?? menus.get(node.id))?.name;
  return name === undefined ? { kind, node } : { kind, node: { ...node, name } };
}

/** Scenarios that a change breaks: they pass before and no longer afterwards. */
export function brokenBy<Kept extends TriedScenario>(
  { before, after }: { before: RoutingConfig; after: RoutingConfig },
  scenarios: readonly Kept[],
  now: number,
): Kept[] {
  if (before === after) return [];
  const stateIn = (config: RoutingConfig, one: Kept) => runScenario(config, one, now).state;
  return scenarios.filter(
    (one) =>
      stateIn(before, one) === 'passes' && ['broken', 'cannotRun'].includes(stateIn(after, one)),
  );
}
