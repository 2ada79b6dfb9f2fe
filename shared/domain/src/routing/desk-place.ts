import type { IvrInput } from '@jackfield/contract/api/routing';
import { type Branch, branchAt } from './branches.ts';
import type { Call } from './call.ts';
import { piecesOf } from './call-pieces.ts';
import { indexOf, type RoutingConfig } from './config.ts';
import { Clocks } from './impact/clock-line.ts';
import { ringersOf } from './impact/signatures.ts';
import { endAt } from './simulate.ts';
import { eachSpan, type TimeSet } from './time-set.ts';

/** How people are rung. */
export type DeskManner = 'one' | 'together' | 'inTurn' | 'queue';

/** Where callers get to, who rings there, and what comes of a call that nobody takes. */
export interface DeskPlace {
  readonly branch: Branch;
  /** Names of those who ring; none where nobody does. */
  readonly names: readonly string[];
  readonly manner: DeskManner | null;
  /** Seconds to wait are those of the branch; null where nobody rings. */
  readonly unanswered: Branch | null;
}

/** Calls at some times, of which one is looked at: the first at which somebody answers. */
export class DeskCalls {
  readonly #config: RoutingConfig;
  readonly #number: Call['number'];
  readonly #times: TimeSet;
  readonly #clocks: Clocks;

  constructor(config: RoutingConfig, number: Call['number'], times: TimeSet) {
    this.#config = config;
    this.#number = number;
    this.#times = times;
    this.#clocks = new Clocks(times[0] ?? 0, times.at(-1) ?? 0);
  }

  branch(path: readonly IvrInput[], at = this.#at(path)): Branch {
    return branchAt(this.#config, { number: this.#number, at, everyone: 'answers' }, path);
  }

  place(path: readonly IvrInput[]): DeskPlace {
    const at = this.#at(path);
    const branch = this.branch(path, at);
    if (branch.kind !== 'answered') return { branch, names: [], manner: null, unanswered: null };
    const index = indexOf(this.#config);
    const call = { number: this.#number, from: null, at, inputs: path };
    const { end } = endAt(this.#config, call);
    const ringers = ringersOf(index, end);
    const silent = { number: this.#number, at, everyone: 'silent' } as const;
    const unanswered = branchAt(this.#config, silent, path);
    return {
      branch,
      names: ringers.flatMap((id) => index.people.get(id)?.name ?? []),
      manner: ringers.length > 1 ? this.#manner(branch, end.group?.option) : 'one',
      unanswered,
    };
  }

  #manner({ node }: Branch, option: 'simultaneous' | 'single' | undefined): DeskManner {
    const team = node.kind === 'team' ? indexOf(this.#config).teams.get(node.id) : undefined;
    if (team?.inboundFlow === 'callQueue') return 'queue';
    return (team?.option ?? option) === 'single' ? 'inTurn' : 'together';
  }

  #at(path: readonly IvrInput[]): number {
    const call = { number: this.#number, from: null, inputs: path };
    for (const span of eachSpan(this.#times)) {
      for (const { from } of piecesOf(this.#config, this.#clocks, call, span)) {
        if (this.branch(path, from).kind === 'answered') return from;
      }
    }
    return this.#times[0] ?? 0;
  }
}
