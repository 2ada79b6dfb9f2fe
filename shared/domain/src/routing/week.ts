import { type Branch, branchAt } from './branches.ts';
import type { Call } from './call.ts';
import type { RoutingConfig } from './config.ts';
import { momentsOf, slotLength, slotsFrom } from './moments.ts';
import { reachFrom } from './reach.ts';

/** A stretch of the week in which callers of a number get to the same place. */
export interface WeekStretch {
  /** Milliseconds, `to` excluded. */
  from: number;
  to: number;
  branch: Branch;
}

/** Who answers a number when, over some days in half hours (annex J4). */
export function weekOf(
  config: RoutingConfig,
  number: Call['number'],
  { from, days = 7 }: { from: number; days?: number },
): WeekStretch[] {
  const slots = slotsFrom(from, days);
  const reached = reachFrom(config, number);
  const moments = momentsOf(config, reached, slots, new Map());
  const known = new Map<string, Branch>();
  const stretches: WeekStretch[] = [];
  for (const [index, at] of slots.entries()) {
    const moment = moments[index] ?? '';
    const branch = known.get(moment) ?? branchAt(config, { number, at, everyone: 'answers' }, []);
    known.set(moment, branch);
    const last = stretches.at(-1);
    const isSame = last?.branch.kind === branch.kind && last.branch.node.id === branch.node.id;
    if (last && isSame) last.to = at + slotLength;
    else stretches.push({ from: at, to: at + slotLength, branch });
  }
  return stretches;
}
