import type { Contributor, HomeFindings } from '@jackfield/contract';
import { type ReactNode, useCallback, useState } from 'react';
import { type Found, type Overview, overviewOf } from './overview.ts';
import { type Contributed, useContributions } from './use-contributions.ts';
import { useHomeChoice } from './use-home-choice.ts';
import { Watch } from './watch.tsx';

/** What all areas know of the account, kept current as long as `watches` stand on the page. */
export function useOverview(contributors: readonly Contributor<'home'>[]): {
  all: readonly Contributed[];
  overview: Overview;
  watches: ReactNode;
} {
  const { all, load } = useContributions(contributors);
  const [found, setFound] = useState<Found>({});
  const [tries, setTries] = useState<Readonly<Record<string, number>>>({});
  const tell = useCallback(
    (area: string, findings: HomeFindings) =>
      setFound((before) => ({
        ...before,
        // What was known stays in sight until there is something newer.
        [area]: findings.state === 'ready' ? findings : { ...before[area], ...findings },
      })),
    [],
  );
  /** Loads anew what did not arrive, and draws anew what broke. */
  function retry({ contributor, arrival }: Contributed): void {
    const { area } = contributor;
    tell(area, { state: 'loading' });
    if (arrival.phase === 'failed') load(contributor);
    else setTries((before) => ({ ...before, [area]: (before[area] ?? 0) + 1 }));
  }
  const { query } = useHomeChoice();
  const hidden = query.data?.hidden ?? (query.isError ? [] : null);
  return {
    all,
    overview: overviewOf({ contributed: all, found, hidden, retry }),
    watches: all.map(({ contributor, arrival }) => {
      const { area } = contributor;
      return arrival.phase === 'ready' && arrival.module.watch ? (
        <Watch
          key={`${area} ${tries[area] ?? 0}`}
          contributor={contributor}
          module={arrival.module}
          tell={tell}
        />
      ) : null;
    }),
  };
}
