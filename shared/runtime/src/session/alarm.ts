/** Longest delay that browsers keep; a longer one fires at once (AUTH-16). */
const longestDelay = 2_147_483_647;

/** Calls `ring` once at a point in time, however far away, until cleared. */
export class Alarm {
  #handle: ReturnType<typeof setTimeout> | undefined;
  readonly #ring: () => void;

  constructor(ring: () => void) {
    this.#ring = ring;
  }

  /** Sets the alarm to `at` (milliseconds since 1970), replacing an earlier one. */
  set(at: number): void {
    this.clear();
    const left = Math.max(0, at - Date.now());
    this.#handle =
      left > longestDelay
        ? setTimeout(() => this.set(at), longestDelay)
        : setTimeout(this.#ring, left);
  }

  clear(): void {
    clearTimeout(this.#handle);
    this.#handle = undefined;
  }
}
