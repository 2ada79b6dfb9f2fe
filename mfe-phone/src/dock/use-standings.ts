import { listCallTargets } from '@jackfield/contract/api/web-phone';
import { call, queryClient, useFormats, useLiveRefetch } from '@jackfield/runtime';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type Standing, standingOf } from './standing.ts';
import type { Found } from './use-found.ts';

const queryKey = ['call', 'web-phone', 'targets'];
/** Milliseconds: of the calls of others not everybody hears, and opening hours end unheard. */
const asksEvery = 15_000;

/** How people and teams are now, by id, as far as it is known. */
export function useStandings(found: readonly Found[]): ReadonlyMap<string, Standing> {
  const { date } = useFormats();
  const ids = found.map(({ id }) => id).join();
  useLiveRefetch(['call', 'device', 'plannedchange', 'team', 'teammember'], queryKey);
  const { data } = useQuery(
    {
      queryKey: [...queryKey, ids],
      queryFn: ({ signal }) => call(listCallTargets, { query: { ids } }, { signal }),
      enabled: ids !== '',
      refetchInterval: asksEvery,
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
  return new Map(data?.items.map((target) => [target.id, standingOf(target, date)]));
}
