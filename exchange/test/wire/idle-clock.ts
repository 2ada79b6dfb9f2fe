import type { Clock } from '../../src/call/clock.ts';

interface Timer {
  readonly at: number;
  act(): void;
}

/**
 * A clock whose waiting goes by at once, and only while nothing is under way: signalling takes as
 * long as it takes and no time passes meanwhile, however busy the machine is.
 */
export class IdleClock implements Clock {
  #now: number;
  readonly #timers = new Set<Timer>();
  readonly #underWay = new Set<string>();
  #isLooking = false;

  constructor(at: number) {
    this.#now = at;
  }

  now(): number {
    return this.#now;
  }

  /** What time waits for, for whoever asks why nothing happens. */
  get underWay(): readonly string[] {
    return [...this.#underWay];
  }

  after(milliseconds: number, act: () => void): () => void {
    const timer = { at: this.#now + milliseconds, act };
    this.#timers.add(timer);
    this.#look();
    return () => this.#timers.delete(timer);
  }

  /** Something begins that is no waiting. */
  hold(what: string): void {
    this.#underWay.add(what);
  }

  /** It is over; more than once is as good as once. */
  release(what: string): void {
    this.#underWay.delete(what);
    this.#look();
  }

  /** In a turn of its own: whoever was just told something goes on before. */
  #look(): void {
    if (this.#isLooking) return;
    this.#isLooking = true;
    setImmediate(() => {
      this.#isLooking = false;
      if (this.#underWay.size === 0) this.#pass();
    });
  }

  #pass(): void {
    const [next] = [...this.#timers].toSorted((one, other) => one.at - other.at);
    if (next === undefined) return;
    this.#timers.delete(next);
    this.#now = next.at;
    next.act();
    this.#look();
  }
}
