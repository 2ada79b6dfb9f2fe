import type { AreaPresence } from './area-presence.ts';
import type { LeftBehindLedger } from './left-behind.ts';

/** Browsers stop all writes of a page that wrote 200 times in 10 seconds, those of the shell too. */
const most = { writes: 30, within: 10_000 } as const;

const methods = ['pushState', 'replaceState', 'go', 'back', 'forward'] as const;

/**
 * Keeps the address with the area that is open: what the scripts of others write of themselves,
 * without the router, does not count, nor does what is written all the time.
 */
export function followAddress(
  presence: AreaPresence,
  ledger: LeftBehindLedger,
  signal: AbortSignal,
): void {
  const { history } = window;
  let written: number[] = [];
  for (const name of methods) {
    const original = history[name];
    const guarded = new Proxy(original, {
      apply: (write, self, given) => {
        const taken = presence.caller();
        if (!taken) return Reflect.apply(write, self, given);
        const { area, site } = taken;
        if (!presence.isOpen(area)) {
          return ledger.note(area, 'address', `Writes the address after it was left (${site})`);
        }
        const now = performance.now();
        written = written.filter((at) => now - at < most.within);
        if (written.length >= most.writes) {
          const text = `Writes the address all the time (${site})`;
          return ledger.note(area, 'address', text, written.length);
        }
        written.push(now);
        return Reflect.apply(write, self, given);
      },
    });
    Object.assign(history, { [name]: guarded });
    signal.addEventListener('abort', () => Object.assign(history, { [name]: original }), {
      once: true,
    });
  }
}
