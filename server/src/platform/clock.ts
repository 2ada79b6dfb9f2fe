/** The server's time. Nothing asks Date.now() itself, so that tests can move it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** Clock of test builds: runs on from wherever it was set, unless it is stopped. */
export class MovableClock implements Clock {
  #offset = 0;
  /** What the machine's clock said when this one was stopped. */
  #stopped: number | null = null;

  now(): Date {
    return new Date((this.#stopped ?? Date.now()) + this.#offset);
  }

  set(at: Date): void {
    this.#offset = at.getTime() - (this.#stopped ?? Date.now());
  }

  advance(milliseconds: number): void {
    this.#offset += milliseconds;
  }

  /** Stands still but for what it is moved, until `reset`. */
  stop(): void {
    this.#stopped ??= Date.now();
  }

  reset(): void {
    this.#offset = 0;
    this.#stopped = null;
  }
}
