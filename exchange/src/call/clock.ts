/** The time of calls. */
export interface Clock {
  /** Milliseconds. */
  now(): number;
  /** Does something some milliseconds later; what it returns gives it up. */
  after(milliseconds: number, act: () => void): () => void;
}

/** The machine's own; for trials its waiting goes by so many times faster. */
export function createClock(faster = 1): Clock {
  const started = Date.now();
  return {
    now: () => Math.round(started + (Date.now() - started) * faster),
    after(milliseconds, act) {
      const timer = setTimeout(act, milliseconds / faster);
      return () => clearTimeout(timer);
    },
  };
}
