import type { RoutingConfig } from './config.ts';
import type { Finding, FindingSeverity } from './finding.ts';
import { lintRecords } from './lint-records.ts';
import { lintTargets } from './lint-targets.ts';
import { lintWays } from './lint-ways.ts';

const order: readonly FindingSeverity[] = ['error', 'warning', 'info'];

/**
 * What is wrong in the routing of an account, worst first (annex J4). `from` is when the week
 * starts whose hours are looked at, in milliseconds.
 */
export function lint(config: RoutingConfig, from: number): Finding[] {
  return [...lintWays(config, from), ...lintTargets(config), ...lintRecords(config)].toSorted(
    (one, other) => order.indexOf(one.severity) - order.indexOf(other.severity),
  );
}
