import type { AccountCountry } from '@jackfield/contract';
import type { NumberProviderId } from '@jackfield/contract/api/number';
import type { NumberProvider, NumberSearch, StockedNumber } from './provider.ts';

/** Fewest numbers of a provider that spare the next one; one unless stated (NUM-28, OP-68). */
export type Minimums = Readonly<Partial<Record<NumberProviderId, number>>>;

export interface NumberLookupParts {
  /** In the order in which they are asked (NUM-27). */
  readonly providers: readonly NumberProvider[];
  readonly minimums: Minimums;
}

/** A number on offer, and who sells it. */
export interface FoundNumber extends StockedNumber {
  readonly number: string;
  readonly provider: NumberProviderId;
}

/** Which of these numbers nobody has. */
export type FreeAmong = (numbers: readonly string[]) => Promise<ReadonlySet<string>>;

export interface NumberLookup {
  /**
   * Free numbers, from this provider first. One that has fewer than its minimum, or cannot be
   * asked, is followed by the next (NUM-28). An unknown or unconfigured provider answers nothing.
   */
  search(wanted: NumberSearch, first: NumberProviderId, free: FreeAmong): Promise<FoundNumber[]>;
  /** Who sells a number; null when nobody does or can be asked. */
  find(number: string, countries: readonly AccountCountry[]): Promise<FoundNumber | null>;
  /**
   * How long a number that is no longer used is held for its account, in milliseconds: as long as
   * its provider allows, at most as long as deleted records are kept and at least a day (OP-71).
   */
  holdOf(provider: NumberProviderId): number;
  /** Gives a number back to its provider; rejects while that cannot be asked. */
  giveUp(number: string, provider: NumberProviderId): Promise<void>;
}

const day = 24 * 3_600_000;
const [shortestHold, longestHold] = [day, 30 * day];

/** Numbers asked for at once, of which those that somebody has are left out. */
const batch = 50;

async function freeOf(
  provider: NumberProvider,
  wanted: NumberSearch,
  free: FreeAmong,
): Promise<string[]> {
  const found: string[] = [];
  let startAfter = wanted.startAfter;
  for (;;) {
    const limit = Math.max(batch, wanted.limit);
    const candidates = await provider.search({ ...wanted, limit, startAfter }).catch(() => []);
    const open = await free(candidates);
    found.push(...candidates.filter((number) => open.has(number)));
    if (found.length >= wanted.limit || candidates.length < limit) {
      return found.slice(0, wanted.limit);
    }
    startAfter = candidates.at(-1);
  }
}

/** Asks providers in their order. */
export function createNumberLookup({ providers, minimums }: NumberLookupParts): NumberLookup {
  return {
    async search(wanted, first, free) {
      const { country, isTollFree, limit } = wanted;
      const from = providers.findIndex(({ id }) => id === first);
      const found: FoundNumber[] = [];
      for (const provider of from < 0 ? [] : providers.slice(from)) {
        const startAfter = provider.id === first ? wanted.startAfter : undefined;
        const search = { ...wanted, limit: limit - found.length, startAfter };
        const numbers = await freeOf(provider, search, free);
        const { id } = provider;
        found.push(...numbers.map((number) => ({ number, provider: id, country, isTollFree })));
        if (numbers.length >= (minimums[id] ?? 1) || found.length >= limit) break;
      }
      return found;
    },
    async find(number, countries) {
      for (const country of countries) {
        for (const provider of providers) {
          const stocked = await provider.find(number, country).catch(() => null);
          if (stocked) return { ...stocked, number, provider: provider.id };
        }
      }
      return null;
    },
    holdOf(provider) {
      const allowed = providers.find(({ id }) => id === provider)?.holdsFor ?? 0;
      return Math.min(longestHold, Math.max(shortestHold, allowed));
    },
    async giveUp(number, provider) {
      await providers.find(({ id }) => id === provider)?.giveUp(number);
    },
  };
}
