import { type IvrInput, ivrInputs } from '@jackfield/contract/api/routing';
import type { RouteEnd } from '../call.ts';
import type { RoutedMenu } from '../config.ts';
import type { Stop } from '../walk.ts';

/** Where a key of a menu leads: a stop of the call, or an end by its id. */
export type Root = { readonly stop: Stop } | { readonly end: number };

/** Somebody rings; `next` is the decision when nobody answers within `seconds`. */
export interface RingDecision {
  readonly kind: 'ring';
  readonly id: number;
  /** Who rings and how, as a signature. */
  readonly who: string;
  readonly ringing: RouteEnd;
  readonly seconds: number;
  readonly next: number;
}

/** A menu asks for a key. */
export interface MenuDecision {
  readonly kind: 'menu';
  readonly id: number;
  readonly menu: RoutedMenu;
  /** What callers hear, as a signature. */
  readonly heard: string;
  readonly keys: ReadonlyMap<IvrInput, Root>;
  /** Decisions for callers who press no valid key, from the first to give up to the last. */
  readonly gaveUp: readonly number[];
}

/** The call ends, or is taken where nobody can be silent. */
export interface EndDecision {
  readonly kind: 'end';
  readonly id: number;
  readonly end: RouteEnd;
}

/** All that can become of a call from a stop on. Equal decisions have one id. */
export type Decision = RingDecision | MenuDecision | EndDecision;

type WithoutId<Kind> = Kind extends Decision ? Omit<Kind, 'id'> : never;

/**
 * Decisions by what callers notice of them, so that equal parts stand once. A book of its own for
 * what is only tried gives equal decisions the same ids as the book that is kept, and adds nothing
 * to it but those.
 */
export class DecisionBook {
  readonly #ids: Map<string, number>;
  readonly #decisions = new Map<number, Decision>();
  readonly #kept: DecisionBook | null;

  constructor(kept: DecisionBook | null = null) {
    this.#kept = kept;
    this.#ids = kept === null ? new Map() : kept.#ids;
  }

  /** How many ids were given, by this book and by those that tried. */
  get size(): number {
    return this.#ids.size;
  }

  /** The id of a decision; `signature` is all that a caller can notice of it. */
  idOf(signature: string, make: () => WithoutId<Decision>): number {
    const id = this.#ids.get(signature) ?? this.#ids.size;
    this.#ids.set(signature, id);
    if (this.#findOf(id) === undefined) this.#decisions.set(id, { ...make(), id });
    return id;
  }

  at(id: number): Decision {
    const decision = this.#findOf(id);
    if (decision === undefined) throw new RangeError(`No decision ${id}`);
    return decision;
  }

  #findOf(id: number): Decision | undefined {
    const kept = this.#kept === null ? undefined : this.#kept.#decisions.get(id);
    return kept ?? this.#decisions.get(id);
  }
}

const assignable = ivrInputs.filter((input) => input !== 'timeout');

/**
 * Seconds after which callers of a menu who press no valid key are sent on: at once after as many
 * wrong keys as there are tries, else after the silence that follows them.
 */
export function waitsOf({ keys, timeout, retries }: RoutedMenu): number[] {
  const assigned = new Set(keys.map(({ input }) => input));
  const last = (retries + 1) * timeout;
  if (assignable.every((input) => assigned.has(input))) return [last];
  return Array.from({ length: retries + 2 }, (_, silences) => silences * timeout);
}
