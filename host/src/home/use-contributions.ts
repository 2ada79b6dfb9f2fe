import type { Contributor, HomeContribution } from '@jackfield/contract';
import { useCallback, useEffect, useState } from 'react';

/** What has become of one area's contribution. */
export type Arrival =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed' }
  | { readonly phase: 'ready'; readonly module: HomeContribution };

export interface Contributed {
  readonly contributor: Contributor<'home'>;
  readonly arrival: Arrival;
}

const loading: Arrival = { phase: 'loading' };

function startOf({ loaded }: Contributor<'home'>): Arrival {
  const module = loaded();
  return module ? { phase: 'ready', module } : loading;
}

/** Loads what every area contributes, side by side; each arrives or fails by itself. */
export function useContributions(contributors: readonly Contributor<'home'>[]) {
  const [arrivals, setArrivals] = useState<Readonly<Record<string, Arrival>>>(() =>
    Object.fromEntries(contributors.map((one) => [one.area, startOf(one)])),
  );
  const arrive = useCallback(
    (area: string, arrival: Arrival) => setArrivals((before) => ({ ...before, [area]: arrival })),
    [],
  );
  const ask = useCallback(
    (contributor: Contributor<'home'>) =>
      contributor.load().then(
        (module) => arrive(contributor.area, { phase: 'ready', module }),
        () => arrive(contributor.area, { phase: 'failed' }),
      ),
    [arrive],
  );
  useEffect(() => {
    for (const contributor of contributors) {
      if (!contributor.loaded()) void ask(contributor);
    }
  }, [contributors, ask]);
  return {
    all: contributors.map(
      (contributor): Contributed => ({
        contributor,
        arrival: arrivals[contributor.area] ?? loading,
      }),
    ),
    /** Loads one anew. */
    load(contributor: Contributor<'home'>): void {
      arrive(contributor.area, loading);
      void ask(contributor);
    },
  };
}
