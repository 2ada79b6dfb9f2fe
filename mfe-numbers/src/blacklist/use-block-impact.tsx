import { type SeenChange, useChangeImpact } from '@jackfield/call-routing/call-flow';
import type { BlacklistDirection } from '@jackfield/contract/api/blacklist';
import type { RoutingConfig } from '@jackfield/domain/routing';
import type { Blocked } from './blacklist-calls.ts';

type Entry = Pick<Blocked, 'number' | 'country'>;

/** What is blocked from now on, and what no longer is. */
export interface BlockChange {
  adding: readonly Entry[];
  removing: readonly Entry[];
}

const numbersOf = (entries: readonly Entry[]) => entries.flatMap(({ number }) => number ?? []);
const countriesOf = (entries: readonly Entry[]) =>
  entries.flatMap(({ number, country }) => (number ? [] : [country]));

/** The routing with other entries on one of the lists. */
function withBlocked(
  config: RoutingConfig,
  direction: BlacklistDirection,
  { adding, removing }: BlockChange,
): RoutingConfig {
  const changed = (stored: readonly string[], more: string[], less: string[]) => [
    ...new Set([...stored.filter((one) => !less.includes(one)), ...more]),
  ];
  const [more, less] = [numbersOf(adding), numbersOf(removing)];
  const { blockedCallers, blockedNumbers, blockedCountries } = config;
  if (direction === 'inbound') {
    return { ...config, blockedCallers: changed(blockedCallers, more, less) };
  }
  return {
    ...config,
    blockedNumbers: changed(blockedNumbers, more, less),
    blockedCountries: changed(blockedCountries, countriesOf(adding), countriesOf(removing)),
  };
}

const expected = { isExpected: true };
const nothing: BlockChange = { adding: [], removing: [] };

/**
 * What a change of a list does to calls (J4): which callers are turned away, or which callers were
 * forwarded to an outside number that is blocked.
 */
export function useBlockImpact(
  direction: BlacklistDirection,
  change: BlockChange = nothing,
): SeenChange {
  const count = change.adding.length + change.removing.length;
  const key = count > 0 ? JSON.stringify([direction, change]) : null;
  return useChangeImpact(key, (config) => withBlocked(config, direction, change), expected);
}
