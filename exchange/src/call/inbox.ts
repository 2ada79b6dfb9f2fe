import type { AriEvent } from '../ari/events.ts';
import type { Clock } from './clock.ts';

/** The caller hung up, whatever the call was waiting for. */
export class CallerGone extends Error {}

type Wanted<Found> = (event: AriEvent) => Found | undefined;

/** What a call waits for. Each event goes to whoever waits for it, or to nobody. */
export class Inbox {
  readonly #clock: Clock;
  readonly #waiting = new Set<{ take(event: AriEvent): void; end(error: Error): void }>();
  #gone: CallerGone | null = null;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  take(event: AriEvent): void {
    for (const one of this.#waiting) one.take(event);
  }

  /** Ends every wait, and those to come. */
  end(): void {
    this.#gone ??= new CallerGone();
    for (const one of this.#waiting) one.end(this.#gone);
  }

  /** The first event that is wanted, as `wanted` reads it; null after some milliseconds without. */
  next<Found>(wanted: Wanted<Found>, milliseconds = Infinity): Promise<Found | null> {
    const awaited = new Promise<Found | null>((resolve, reject) => {
      if (this.#gone) return reject(this.#gone);
      const waiting = {
        take(event: AriEvent) {
          const found = wanted(event);
          if (found !== undefined) done(() => resolve(found));
        },
        end: (error: Error) => done(() => reject(error)),
      };
      const giveUp =
        milliseconds === Infinity
          ? () => {}
          : this.#clock.after(milliseconds, () => done(() => resolve(null)));
      const done = (act: () => void) => {
        giveUp();
        this.#waiting.delete(waiting);
        act();
      };
      this.#waiting.add(waiting);
    });
    // Nobody may wait for it any more when the caller hangs up.
    awaited.catch(() => {});
    return awaited;
  }
}
