import type { AreaId } from '@jackfield/contract';
import type { AreaPresence, Taken } from './area-presence.ts';

/** What an area has left behind in the page, or goes on with after it was left. */
export class LeftBehind extends Error {
  override readonly name = 'LeftBehind';
}

/** What can be left, which is told once each. */
export type LeftKind = 'listener' | 'element' | 'interval' | 'work' | 'address' | 'page';

/** Told of what an area has left behind; `count` is how often. */
export type TellLeft = (area: AreaId, left: LeftBehind, count: number) => void;

interface Held {
  readonly taken: Taken;
  readonly kind: LeftKind;
  /** In words, such as `a listener for click on window`. */
  readonly what: string;
}

/**
 * What areas have taken and not given back. One place of a script that holds more with each visit
 * leaves it behind; what it holds once may be there for good, such as a library's own listener.
 */
export class LeftBehindLedger {
  readonly #presence: AreaPresence;
  readonly #tell: TellLeft;
  readonly #held = new Set<Held>();
  /** How much each place of an area's scripts held when the area was last entered. */
  readonly #before = new Map<AreaId, Map<string, readonly Held[]>>();
  readonly #told = new Set<string>();

  constructor(presence: AreaPresence, tell: TellLeft) {
    this.#presence = presence;
    this.#tell = tell;
  }

  /** Compares, whenever an area is entered, what is left with what was left the time before. */
  follow(signal: AbortSignal): void {
    let open: AreaId | undefined;
    this.#presence.onChange(() => {
      const before = open;
      open = this.#presence.open;
      if (open !== undefined && open !== before) this.#compare(open);
    }, signal);
  }

  /** Notes what was taken until the answer is called. */
  take(taken: Taken, kind: LeftKind, what: string): () => void {
    const held = { taken, kind, what };
    this.#held.add(held);
    return () => this.#held.delete(held);
  }

  /** Tells of something that was left behind, of each kind once a page. */
  note(area: AreaId, kind: LeftKind, text: string, count = 1): void {
    const key = `${area} ${kind}`;
    if (this.#told.has(key)) return;
    this.#told.add(key);
    this.#tell(area, new LeftBehind(text), count);
  }

  #compare(area: AreaId): void {
    const own = [...this.#held].filter(({ taken }) => taken.area === area);
    const now = Map.groupBy(own, ({ taken, kind, what }) => `${kind} ${what} ${taken.site}`);
    const before = this.#before.get(area);
    this.#before.set(area, now);
    for (const [key, held] of now) {
      const earlier = before?.get(key)?.length ?? 0;
      const [first] = held;
      if (!first || earlier === 0 || held.length <= earlier) continue;
      const text = `Each visit leaves ${first.what} behind (${first.taken.site})`;
      this.note(area, first.kind, text, held.length);
    }
  }
}
