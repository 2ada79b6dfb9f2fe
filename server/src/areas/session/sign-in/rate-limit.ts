import type { Clock } from '../../../platform/clock.ts';
import { tooMany } from './attempt.ts';
import { networkOf } from '../../../platform/http/network.ts';

const window = 60_000;

/** Above this many addresses the oldest windows are dropped, so that a flood bounds memory. */
const mostKeys = 50_000;

/** Counts calls by kind and network address in windows of one minute and refuses with 429 above a limit. */
export class RateLimit {
  readonly #clock: Clock;
  readonly #windows = new Map<string, { since: number; calls: number }>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Counts a call; throws 429 with Retry-After from the one after the limit on. */
  take(what: string, address: string, limit: number, calls = 1): void {
    const key = `${what} ${networkOf(address)}`;
    const now = this.#clock.now().getTime();
    const current = this.#windows.get(key);
    if (current === undefined || now - current.since >= window || now < current.since) {
      this.#windows.delete(key);
      this.#dropOldest();
      this.#windows.set(key, { since: now, calls });
      if (calls > limit) throw tooMany(window / 1000);
      return;
    }
    current.calls += calls;
    if (current.calls > limit) throw tooMany(Math.ceil((current.since + window - now) / 1000));
  }

  #dropOldest(): void {
    if (this.#windows.size < mostKeys) return;
    const oldest = this.#windows.keys().next();
    if (!oldest.done) this.#windows.delete(oldest.value);
  }
}
