import { type ChangeImpact, useChangeImpact } from '@jackfield/call-routing/call-flow';
import type { BlacklistDirection } from '@jackfield/contract/api/blacklist';
import type { RoutingConfig } from '@jackfield/domain/routing';
import { Alert } from '@jackfield/kit/ui/core';
import { useT } from '@jackfield/runtime';
import type { Blocked } from './blacklist-calls.ts';
import { entryText } from './entry-text.ts';
import { blacklistMessages } from './messages.ts';

type Entry = Pick<Blocked, 'number' | 'country'>;

/** What is blocked from now on, and what no longer is. */
export interface BlockChange {
  adding: readonly Entry[];
  removing: readonly Entry[];
}

const numbersOf = (entries: readonly Entry[]) => entries.flatMap(({ number }) => number ?? []);
const countriesOf = (entries: readonly Entry[]) =>
  entries.flatMap(({ number, country }) => (number ? [] : [country]));

/** The routing with other entries on the outbound list. */
function withBlocked(config: RoutingConfig, { adding, removing }: BlockChange) {
  const changed = (stored: readonly string[], more: string[], less: string[]) => [
    ...new Set([...stored.filter((one) => !less.includes(one)), ...more]),
  ];
  const { blockedNumbers, blockedCountries } = config;
  return {
    ...config,
    blockedNumbers: changed(blockedNumbers, numbersOf(adding), numbersOf(removing)),
    blockedCountries: changed(blockedCountries, countriesOf(adding), countriesOf(removing)),
  };
}

const nothing: BlockChange = { adding: [], removing: [] };

/**
 * What a change of a list does to calls (annex J4): callers who are turned away are told of in a
 * sentence; for outside numbers, which callers were forwarded to one of them.
 */
export function useBlockImpact(
  direction: BlacklistDirection,
  change: BlockChange = nothing,
): ChangeImpact {
  const t = useT();
  const count = change.adding.length + change.removing.length;
  const isOutbound = direction === 'outbound' && count > 0;
  const outbound = useChangeImpact(isOutbound ? JSON.stringify(change) : null, (config) =>
    withBlocked(config, change),
  );
  if (direction === 'outbound' || count === 0) return outbound;
  const line = (entries: readonly Entry[], words: 'turnedAway' | 'comesIn') => {
    const [first] = entries;
    const name = first ? entryText(first) : '';
    const title = t(blacklistMessages[words], { count: entries.length, name });
    return first && <Alert kind="info" title={title} />;
  };
  return {
    mayGoOn: true,
    impact: (
      <>
        {line(change.adding, 'turnedAway')}
        {line(change.removing, 'comesIn')}
      </>
    ),
  };
}
