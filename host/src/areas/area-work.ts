import type { AreaId } from '@jackfield/contract';
import type { AreaPresence, Taken } from './area-presence.ts';
import type { LeftBehindLedger } from './left-behind.ts';

/** Timers and requests with which an area may finish what it had begun when it was left. */
const allowance = 50;

/** Requests of an area at a time: those of others would wait behind a flood of them. */
const mostUnderWay = 20;

type Owner = Pick<Taken, 'area' | 'isOfPage'>;
const keyOf = ({ area, isOfPage }: Owner) => `${area} ${isOfPage}`;

type Timer = (callback: unknown, ...given: unknown[]) => number;
type Clear = (id: number) => void;

/**
 * Timers, frames and requests that the scripts of areas ask for. An area that was left may finish
 * what it has begun; what goes on after that stands still until the area is back.
 */
export class AreaWork {
  readonly #presence: AreaPresence;
  readonly #ledger: LeftBehindLedger;
  /** What is left of the allowance of what was left. */
  readonly #left = new Map<string, number>();
  /** What waits for its area, by kind and number. */
  readonly #waiting = new Map<string, { taken: Taken; go: () => void }>();
  readonly #intervals = new Map<number, () => void>();
  /** Requests that were sent and not answered. */
  readonly #underWay = new Map<AreaId, number>();
  #requests = 0;

  constructor(presence: AreaPresence, ledger: LeftBehindLedger) {
    this.#presence = presence;
    this.#ledger = ledger;
  }

  /** Begins to follow what scripts ask for, until the signal. */
  follow(signal: AbortSignal): void {
    const { setTimeout, setInterval, requestAnimationFrame, fetch } = window;
    const { clearTimeout, clearInterval, cancelAnimationFrame } = window;
    const originals = { setTimeout, setInterval, requestAnimationFrame, fetch };
    Object.assign(window, {
      setTimeout: this.#timer(setTimeout as Timer, 'timer'),
      setInterval: this.#timer(setInterval as Timer, 'interval'),
      requestAnimationFrame: this.#timer(requestAnimationFrame as Timer, 'frame'),
      // Both names clear both kinds of timers.
      clearTimeout: this.#clear(clearTimeout as Clear, 'timer'),
      clearInterval: this.#clear(clearInterval as Clear, 'timer'),
      cancelAnimationFrame: this.#clear(cancelAnimationFrame, 'frame'),
      fetch: this.#fetch(fetch),
    });
    const clearing = { clearTimeout, clearInterval, cancelAnimationFrame };
    signal.addEventListener('abort', () => Object.assign(window, originals, clearing), {
      once: true,
    });
    this.#presence.onChange((area) => this.#resume(area), signal);
  }

  #timer(original: Timer, kind: 'timer' | 'interval' | 'frame'): Timer {
    return new Proxy(original, {
      apply: (set, self, given: Parameters<Timer>) => {
        const [callback, ...more] = given;
        const taken = typeof callback === 'function' && this.#presence.caller();
        if (!taken) return Reflect.apply(set, self, given);
        let id = 0;
        const call = (...said: unknown[]) => {
          const go = () =>
            void this.#presence.run(taken, () => Reflect.apply(callback, self, said));
          if (this.#mayGoOn(taken)) go();
          // The next turn of an interval comes anyway.
          else if (kind !== 'interval') this.#waiting.set(`${kind} ${id}`, { taken, go });
        };
        id = Reflect.apply(set, self, [call, ...more]);
        if (kind === 'interval') {
          this.#intervals.set(id, this.#ledger.take(taken, 'interval', 'an interval'));
        }
        return id;
      },
    });
  }

  #clear(original: Clear, kind: 'timer' | 'frame'): Clear {
    return new Proxy(original, {
      apply: (clear, self, given: Parameters<Clear>) => {
        const [id = 0] = given;
        this.#waiting.delete(`${kind} ${id}`);
        if (kind === 'timer') {
          this.#intervals.get(id)?.();
          this.#intervals.delete(id);
        }
        return Reflect.apply(clear, self, given);
      },
    });
  }

  #fetch(original: typeof fetch): typeof fetch {
    return new Proxy(original, {
      apply: (ask, self, given: Parameters<typeof fetch>) => {
        const taken = this.#presence.caller();
        const send = () => Reflect.apply(ask, self, given);
        return taken ? this.#request(taken, send) : send();
      },
    });
  }

  async #request(taken: Taken, send: () => Promise<Response>): Promise<Response> {
    const { area } = taken;
    const underWay = this.#underWay.get(area) ?? 0;
    if (underWay >= mostUnderWay || !this.#mayGoOn(taken)) {
      return new Promise((resolve) => {
        const go = () => resolve(this.#request(taken, send));
        this.#waiting.set(`request ${++this.#requests}`, { taken, go });
      });
    }
    this.#underWay.set(area, underWay + 1);
    try {
      return await send();
    } finally {
      this.#underWay.set(area, (this.#underWay.get(area) ?? 1) - 1);
      this.#sendNext(area);
    }
  }

  #sendNext(area: AreaId): void {
    for (const [key, { taken, go }] of this.#waiting) {
      if (!key.startsWith('request') || taken.area !== area) continue;
      if (!this.#presence.isActive(taken)) continue;
      this.#waiting.delete(key);
      return go();
    }
  }

  #mayGoOn(taken: Taken): boolean {
    if (this.#presence.isActive(taken)) return true;
    const { area, site } = taken;
    const left = this.#left.get(keyOf(taken)) ?? allowance;
    if (left > 0) {
      this.#left.set(keyOf(taken), left - 1);
      return true;
    }
    this.#ledger.note(area, 'work', `Goes on after it was left (${site})`, allowance);
    return false;
  }

  #resume(area: AreaId): void {
    for (const isOfPage of [true, false]) {
      const own = { area, isOfPage };
      if (this.#presence.isActive(own)) this.#left.delete(keyOf(own));
    }
    for (const [key, { taken, go }] of this.#waiting) {
      if (taken.area !== area || !this.#presence.isActive(taken)) continue;
      this.#waiting.delete(key);
      // What one of them throws is nothing to the others.
      queueMicrotask(go);
    }
  }
}
