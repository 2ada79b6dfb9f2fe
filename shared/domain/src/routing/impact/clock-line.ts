import { ClockTimes, longestCall, type Timed } from '../clock-times.ts';
import type { Line } from './line.ts';

/** What the clock decides for a record over time. */
export interface Clock {
  /** Values are indexes of `moments`. */
  readonly line: Line;
  /** An instant at which each of the values holds. */
  readonly moments: readonly number[];
}

/** The clocks of all records for calls that come in between two instants, in milliseconds. */
export class Clocks {
  readonly from: number;
  readonly to: number;
  readonly #times: ClockTimes;
  readonly #known = new WeakMap<Timed, Clock>();

  constructor(from: number, until: number) {
    this.from = from;
    this.to = until + longestCall;
    this.#times = ClockTimes.ofCalls(from, until);
  }

  /** What the clock decides for a record, with every instant at which it decides otherwise. */
  of(record: Timed): Clock {
    let clock = this.#known.get(record);
    if (clock === undefined) {
      clock = this.#draw(record);
      this.#known.set(record, clock);
    }
    return clock;
  }

  #draw(record: Timed): Clock {
    const states = [...this.#times.all(record).values()].filter((times) => times.length > 0);
    const starts = states
      .flatMap((times, id) => times.flatMap((at, index) => (index % 2 === 0 ? [{ at, id }] : [])))
      .sort((one, other) => one.at - other.at);
    return {
      line: {
        at: starts.map(({ at }, index) => (index === 0 ? -Infinity : at)),
        ids: starts.map(({ id }) => id),
      },
      moments: states.map(([first = 0]) => first),
    };
  }
}
