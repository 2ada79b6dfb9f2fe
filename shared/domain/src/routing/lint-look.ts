import type { Holiday } from '@jackfield/contract/api/holiday';
import { type IvrInput, ivrInputs } from '@jackfield/contract/api/routing';
import { type AccountWays, firstOf, type Passed, type Way } from './account-ways.ts';
import { type ClockState, stateAt } from './clock-times.ts';
import { indexOf, type RoutedNumber, type RoutingConfig, type RoutingIndex } from './config.ts';
import type { RoutePlace } from './edges.ts';
import { type FindingCall, placeOf } from './finding.ts';
import { endAt } from './simulate.ts';
import { intersect, shift, type TimeSet } from './time-set.ts';

const minute = 60_000;
const quarter = 15 * minute;
const hour = 60 * minute;

/**
 * An instant that reads well: a full hour a while after the start, else a quarter, else a minute of
 * the first stretches, whatever they hold.
 */
export function goodInstant(times: TimeSet): number {
  for (const [step, wait] of [
    [hour, hour / 2],
    [quarter, 0],
    [minute, 0],
  ] as const) {
    for (let index = 0; index < Math.min(times.length, 20); index += 2) {
      const at = Math.ceil(((times[index] ?? 0) + wait) / step) * step;
      if (at < (times[index + 1] ?? 0)) return at;
    }
  }
  return times[0] ?? 0;
}

/** A ringing of a way: who rings, for how long. */
export interface Ringing {
  kind: 'team' | 'teammate';
  id: string;
  seconds: number;
  /** Waiting in a queue is no ringing. */
  isQueue: boolean;
}

/** An account as the findings look at it: its ways, and calls that show them. */
export class Look {
  readonly config: RoutingConfig;
  readonly index: RoutingIndex;
  /** Milliseconds. */
  readonly now: number;
  readonly until: number;
  readonly holidays: readonly Holiday[];
  readonly all: AccountWays;
  /** The ways that pass each record. */
  readonly #passing = new Map<string, Way[]>();
  readonly #states = new Map<string, Set<ClockState>>();

  constructor(
    config: RoutingConfig,
    all: AccountWays,
    { now, until, holidays }: Pick<Look, 'now' | 'until' | 'holidays'>,
  ) {
    this.config = config;
    this.index = indexOf(config);
    this.now = now;
    this.until = until;
    this.holidays = holidays;
    this.all = all;
    for (const way of this.all.ways) for (const one of way.passed) this.#note(way, one);
  }

  #note(way: Way, { stop, at }: Passed): void {
    const passing = this.#passing.get(stop.id);
    if (passing === undefined) this.#passing.set(stop.id, [way]);
    else if (passing.at(-1) !== way) passing.push(way);
    const team = stop.kind === 'team' && stop.part === 'hours' && this.index.teams.get(stop.id);
    if (!team) return;
    const states = this.#states.get(stop.id) ?? new Set();
    this.#states.set(stop.id, states.add(stateAt(team, at)));
  }

  /** Whether some call comes to a record. */
  isReached(id: string): boolean {
    return this.#passing.has(id);
  }

  /** The call of a way, with its end. */
  callOf(way: Pick<Way, 'number' | 'inputs' | 'times'>): FindingCall {
    return this.callAt(way.number, goodInstant(way.times), way.inputs);
  }

  callAt({ number }: RoutedNumber, at: number, inputs: readonly IvrInput[]): FindingCall {
    const outcomes = { everyone: 'silent' } as const;
    const { end } = endAt(this.config, { number, from: null, at, inputs, outcomes });
    return { number, at, inputs, outcomes, end: { kind: end.kind, node: end.node } };
  }

  /** The call of the first way that something is true of; null when there is none. */
  callWhere(test: (way: Way) => boolean): FindingCall | null {
    const way = this.all.ways.find(test);
    return way ? this.callOf(way) : null;
  }

  /** A call that comes to a record. */
  callTo(id: string): FindingCall | null {
    const way = this.#passing.get(id)?.[0];
    return way ? this.callOf(way) : null;
  }

  /** A call that comes to a record at one of some times, and in a state if one is named. */
  callDuring(id: string, times: TimeSet, state?: ClockState): FindingCall | null {
    if (times.length === 0) return null;
    const { companies, teams } = this.index;
    const record = companies.get(id) ?? teams.get(id);
    for (const way of this.#passing.get(id) ?? []) {
      const stop = way.passed.find((passed) => passed.stop.id === id);
      if (stop === undefined || record === undefined) continue;
      if (state !== undefined && stateAt(record, stop.at) !== state) continue;
      const hit = intersect(way.times, shift(times, firstOf(way) - stop.at));
      if (hit.length > 0) return this.callAt(way.number, goodInstant(hit), way.inputs);
    }
    return null;
  }

  /** What the clock says whenever calls come to the hours of a team. */
  statesOf(teamId: string): ReadonlySet<ClockState> {
    return this.#states.get(teamId) ?? new Set();
  }

  /** A call to a menu that presses something there. */
  callPressing(menuId: string, inputs: readonly IvrInput[]): FindingCall | null {
    const way = this.all.opened.get(menuId);
    return way ? this.callOf({ ...way, inputs: [...way.inputs, ...inputs] }) : null;
  }

  /** A call that goes the way of a place of the routing. */
  callThrough(place: RoutePlace): FindingCall | null {
    const { ownerKind, ownerId, part, detail } = place;
    if (ownerKind === 'menu') {
      return this.callPressing(
        ownerId,
        ivrInputs.filter((input) => input === detail),
      );
    }
    const through = this.#passing.get(ownerId)?.find((way) =>
      way.passed.some((passed) => {
        const taken = passed.stop.id === ownerId ? this.placeFrom(passed) : null;
        return taken?.part === part && (part !== 'date' || taken.detail === detail);
      }),
    );
    return through ? this.callOf(through) : null;
  }

  /** Where a call goes on from a stop; null where the caller chooses, or people ring. */
  placeFrom({ stop, at }: Passed): RoutePlace | null {
    if (stop.kind === 'teammate') return placeOf('teammate', stop.id, 'missedCall');
    if (stop.kind === 'team' && stop.part === 'missed')
      return placeOf('team', stop.id, 'missedCall');
    if (stop.kind !== 'company' && !(stop.kind === 'team' && stop.part === 'hours')) return null;
    const record = (stop.kind === 'company' ? this.index.companies : this.index.teams).get(stop.id);
    if (record === undefined) return null;
    const state = stateAt(record, at);
    if (state === 'override') return placeOf(stop.kind, stop.id, 'override');
    if (state === 'open') return placeOf(stop.kind, stop.id, 'openHour');
    if (state === 'closed') {
      return stop.kind === 'company' ? placeOf('company', stop.id, 'closedHour') : null;
    }
    const date = record.businessHour.dates.find(({ id }) => state === `date ${id}`);
    return placeOf(stop.kind, stop.id, 'date', date?.name ?? null);
  }

  /** The place that a way ends at: the last one that a call was sent on from. */
  placeOfEnd({ passed }: Way): RoutePlace | null {
    const last = passed.at(-1);
    return last ? this.placeFrom(last) : null;
  }

  /** Who rings on a way, in order. */
  ringingOn(way: Way): Ringing[] {
    const { passed, end } = way;
    const start = firstOf(way);
    return passed.flatMap(({ stop, at }, index): Ringing[] => {
      const seconds = ((passed[index + 1]?.at ?? end.at) - at) / 1000;
      if (seconds === 0 || at < start) return [];
      if (stop.kind === 'teammate')
        return [{ kind: 'teammate', id: stop.id, seconds, isQueue: false }];
      if (stop.kind !== 'team' || stop.part !== 'members') return [];
      const isQueue = this.index.teams.get(stop.id)?.inboundFlow === 'callQueue';
      return [{ kind: 'team', id: stop.id, seconds, isQueue }];
    });
  }
}
