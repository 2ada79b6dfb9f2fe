import type { AccountCountry } from '@jackfield/contract';
import type { NumberProviderId } from '@jackfield/contract/api/number';
import type {
  Buyer,
  NumberOrder,
  NumberProvider,
  NumberSearch,
  OrderAnswer,
  StockedNumber,
} from './provider.ts';

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

/** Numbers that an account looks for. */
export interface AccountSearch extends NumberSearch, Buyer {}

/** Where an account looks for a number. */
interface AccountCountries {
  readonly account: string;
  readonly countries: readonly AccountCountry[];
}

export interface NumberLookup {
  /**
   * Free numbers, from this provider first. One that has fewer than its minimum, or cannot be
   * asked, is followed by the next (NUM-28). An unconfigured provider answers nothing, and one that
   * serves others stands for the first of the account's own.
   */
  search(wanted: AccountSearch, first: NumberProviderId, free: FreeAmong): Promise<FoundNumber[]>;
  /** Who sells a number to an account; null when nobody does or can be asked. */
  find(number: string, wanted: AccountCountries): Promise<FoundNumber | null>;
  /**
   * How long a number that is no longer used is held for its account, in milliseconds: as long as
   * its provider allows, at most as long as deleted records are kept and at least a day (OP-71).
   */
  holdOf(provider: NumberProviderId): number;
  /** Whether an order of a provider ends within the transaction that places it. */
  sellsAtOnce(provider: NumberProviderId): boolean;
  /**
   * Orders a number of its provider, or, with the id that was answered, asks how the order stands
   * (PROV-01). Rejects while the provider cannot be asked, or is not configured any more.
   */
  order(
    provider: NumberProviderId,
    order: NumberOrder & { readonly providerId: string | null },
  ): Promise<OrderAnswer>;
  /** Gives a number back to its provider; rejects while that cannot be asked, as with an order. */
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

const notConfigured = (id: NumberProviderId) =>
  new Error(`NUMBER_PROVIDERS does not name ${id} any more.`);

/** Asks providers in their order. */
export function createNumberLookup({ providers, minimums }: NumberLookupParts): NumberLookup {
  const byId = (id: NumberProviderId) => providers.find((one) => one.id === id);
  /** Of whom somebody buys: of those that serve them, else of those for everybody. */
  const sellersTo = (buyer: Buyer) => {
    const own = providers.filter((one) => one.serves?.(buyer) === true);
    return own.length > 0 ? own : providers.filter((one) => one.serves === undefined);
  };
  return {
    async search({ account, ...wanted }, first, free) {
      const { country, isTollFree, limit } = wanted;
      const sellers = sellersTo({ account, country });
      const from =
        byId(first) &&
        Math.max(
          0,
          sellers.findIndex(({ id }) => id === first),
        );
      const found: FoundNumber[] = [];
      for (const provider of from === undefined ? [] : sellers.slice(from)) {
        const startAfter = provider.id === first ? wanted.startAfter : undefined;
        const search = { ...wanted, limit: limit - found.length, startAfter };
        const numbers = await freeOf(provider, search, free);
        const { id } = provider;
        found.push(...numbers.map((number) => ({ number, provider: id, country, isTollFree })));
        if (numbers.length >= (minimums[id] ?? 1) || found.length >= limit) break;
      }
      return found;
    },
    async find(number, { account, countries }) {
      for (const country of countries) {
        for (const provider of sellersTo({ account, country })) {
          const stocked = await provider.find(number, country).catch(() => null);
          if (stocked) return { ...stocked, number, provider: provider.id };
        }
      }
      return null;
    },
    holdOf(provider) {
      const allowed = byId(provider)?.holdsFor ?? 0;
      return Math.min(longestHold, Math.max(shortestHold, allowed));
    },
    sellsAtOnce: (provider) => byId(provider)?.sellsAtOnce ?? false,
    async order(id, { providerId, ...order }) {
      const provider = byId(id);
      if (provider === undefined) throw notConfigured(id);
      return providerId === null ? provider.order(order) : provider.check({ ...order, providerId });
    },
    async giveUp(number, id) {
      const provider = byId(id);
      // What the built-in stock sold is for sale again by itself.
      if (provider === undefined && id === 'telnyx') throw notConfigured(id);
      await provider?.giveUp(number);
    },
  };
}
