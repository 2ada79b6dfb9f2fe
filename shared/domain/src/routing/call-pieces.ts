import type { Call } from './call.ts';
import { indexOf, type RoutingConfig } from './config.ts';
import type { Clocks } from './impact/clock-line.ts';
import { stretchAt } from './impact/line.ts';
import { endAt } from './simulate.ts';
import type { Stop } from './walk.ts';

/** A stretch of time, milliseconds; `to` is excluded. */
export interface Piece {
  readonly from: number;
  readonly to: number;
}

/**
 * Cuts a time into pieces in each of which a call goes the same way whenever it begins: at each
 * instant at which a clock that it meets decides otherwise, and nowhere else.
 */
export function* piecesOf(
  config: RoutingConfig,
  clocks: Clocks,
  call: Omit<Call, 'at'>,
  { from, to }: Piece,
): Generator<Piece> {
  const { companies, teams } = indexOf(config);
  const timed = ({ kind, id, ...stop }: Stop) => {
    if (kind === 'company') return companies.get(id);
    return 'part' in stop && stop.part === 'hours' ? teams.get(id) : undefined;
  };
  for (let moment = from; moment < to; ) {
    let until = to;
    endAt(config, { ...call, at: moment }, undefined, (stop, at) => {
      const record = timed(stop);
      if (record === undefined) return;
      const { line } = clocks.of(record);
      const change = line.at[stretchAt(line, at) + 1] ?? Infinity;
      until = Math.min(until, change - (at - moment));
    });
    yield { from: moment, to: until };
    moment = until;
  }
}
