import { type Branch, branchAt } from './branches.ts';
import type { Call } from './call.ts';
import { piecesOf } from './call-pieces.ts';
import type { RoutingConfig } from './config.ts';
import { Clocks } from './impact/clock-line.ts';

/** A stretch of the week in which callers of a number get to the same place. */
export interface WeekStretch {
  /** Milliseconds, `to` excluded. */
  from: number;
  to: number;
  branch: Branch;
}

const day = 86_400_000;

/** Who answers a number when, over some days from an instant on, to the minute (annex J4). */
export function weekOf(
  config: RoutingConfig,
  number: Call['number'],
  { from, days = 7 }: { from: number; days?: number },
): WeekStretch[] {
  const span = { from, to: from + days * day };
  const clocks = new Clocks(span.from, span.to);
  const stretches: WeekStretch[] = [];
  for (const piece of piecesOf(config, clocks, { number, from: null }, span)) {
    const branch = branchAt(config, { number, at: piece.from, everyone: 'answers' }, []);
    const last = stretches.at(-1);
    const isSame = last?.branch.kind === branch.kind && last.branch.node.id === branch.node.id;
    if (last && isSame) last.to = piece.to;
    else stretches.push({ ...piece, branch });
  }
  return stretches;
}
