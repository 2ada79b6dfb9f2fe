import type { CallAccount, CallPhase, CallRecord, CallStep, LiveCalls } from '../portal/portal.ts';
import type { CallState } from './call-state.ts';
import type { Clock } from './clock.ts';
import { keysOf } from './menu-keys.ts';

export interface WhereaboutsOptions {
  readonly account: CallAccount;
  readonly state: CallState;
  readonly clock: Clock;
  readonly live: Pick<LiveCalls, 'moved'>;
  /** How it went so far. */
  record(): CallRecord;
  isRecording(): boolean;
  /** Another tells of the call by now. */
  isLeft(): boolean;
}

/** Where a call is and what it does there, which the portal is told once for each change. */
export class Whereabouts {
  /** The team in which it rings. */
  teamId: string | null = null;
  readonly #options: WhereaboutsOptions;
  #phase: CallPhase;
  #told: { readonly stop: CallStep; readonly phase: CallPhase } | null = null;
  #first: CallStep | undefined;

  constructor(options: WhereaboutsOptions) {
    this.#options = options;
    this.#phase = this.#phaseOf('listening', [], options.state.askedAt);
  }

  get kind(): CallPhase['kind'] {
    return this.#phase.kind;
  }

  /** Does something else from now on, or with other people. */
  enter(kind: CallPhase['kind'], people: readonly string[] = []): void {
    const since = kind === this.#phase.kind ? this.#phase.since : this.#options.clock.now();
    this.#phase = this.#phaseOf(kind, people, since);
    this.tell();
  }

  /** Tells it, unless it was told already. */
  tell(): void {
    const { account, state, live, record, isLeft } = this.#options;
    const phase = this.#phase;
    const stop = state.stops.at(-1) ?? this.#firstStop;
    if (isLeft() || stop === undefined) return;
    if (stop === this.#told?.stop && phase === this.#told.phase) return;
    this.#told = { stop, phase };
    const { id, number, from, personId, startedAt } = record();
    live.moved(account, { id, number, from, personId, startedAt, phase }, stop);
  }

  #phaseOf(kind: CallPhase['kind'], people: readonly string[], since: number): CallPhase {
    const { account, state, isRecording } = this.#options;
    const keys = keysOf(account.config, state.answers);
    return { kind, people, teamId: this.teamId, keys, isRecorded: isRecording(), since };
  }

  /** Of a call that has no stop of the routing yet: at a number outside, or at whom was dialled. */
  get #firstStop(): CallStep | undefined {
    const { number, startedAt: at, outside, way } = this.#options.state;
    if (outside.length > 0) {
      this.#first ??= { node: { kind: 'external', id: number, name: number }, reason: '', at };
    } else if (way.kind === 'inside' && typeof way.to !== 'string') {
      const { people, teams } = this.#options.account.config;
      const { kind, id } = way.to;
      const name = [...people, ...teams].find((one) => one.id === id)?.name ?? '';
      this.#first ??= { node: { kind, id, name }, reason: '', at };
    }
    return this.#first;
  }
}
