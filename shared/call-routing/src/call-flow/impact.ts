import {
  type Difference,
  type Impact,
  newDeadEnds,
  type RoutingConfig,
  type RoutingPeriod,
} from '@jackfield/domain/routing';
import type { Compared } from './when-text.ts';

/** The routing on both sides at an instant, milliseconds. */
export function sidesAt({ periods }: Pick<Impact, 'periods'>, at: number): Sides {
  const { before, after } = periods.findLast(({ from }) => from <= at) ?? periods[0];
  return [before, after];
}

/** The routing before and after a change. */
export type Sides = readonly [RoutingConfig, RoutingConfig];

/** The periods around a difference: what was planned when it begins, and when it ends. */
export function comparedAround({ periods, compared }: Impact, { spans }: Difference): Compared {
  const [first, last] = [spans[0] ?? compared.from, spans.at(-1) ?? compared.until];
  const starts = periods.map(({ from }: RoutingPeriod) => from);
  return {
    from: starts.findLast((at) => at <= first) ?? compared.from,
    until: Math.min(starts.find((at) => at >= last) ?? Infinity, compared.until),
  };
}

/** Whether callers would be lost, which wants a tick (annex J4). */
export const losesCallers = ({ differences }: Impact): boolean =>
  newDeadEnds(differences).length > 0;

/** Whether only people who text notice anything. */
export const isAboutTexts = ({ differences, texts }: Impact): boolean =>
  differences.length === 0 && texts.length > 0;

/** The worst of all, or null when nobody notices anything. */
export function worstOf({ differences, texts }: Impact): Difference['severity'] | null {
  const present = new Set([...differences, ...texts].map(({ severity }) => severity));
  const order = ['broken', 'worse', 'changed', 'better'] as const;
  return order.find((severity) => present.has(severity)) ?? null;
}

/** Nobody outside calls where no number leads, but its extension is dialed all the same. */
export function noneOf(
  { periods }: Pick<Impact, 'periods'>,
  rootId: string | undefined,
): 'none' | 'noneOutside' {
  const routed = ({ teams, people }: RoutingConfig) =>
    JSON.stringify([...teams, ...people].find(({ id }) => id === rootId));
  return periods.every(({ before, after }) => routed(before) === routed(after))
    ? 'none'
    : 'noneOutside';
}
