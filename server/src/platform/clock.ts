/** The server's time. Nothing asks Date.now() itself, so that tests can move it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** Clock of test builds: runs on from wherever it was set. */
export class MovableClock implements Clock {
  #offset = 0;

  now(): Date {
    return new Date(Date.now() + this.#offset);
  }

  set(at: Date): void {
    this.#offset = at.getTime() - Date.now();
  }

  advance(milliseconds: number): void {
    this.#offset += milliseconds;
  }

  reset(): void {
    this.#offset = 0;
  }
}
