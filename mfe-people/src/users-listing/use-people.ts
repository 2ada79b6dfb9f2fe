import { useListRows } from '@jackfield/kit/list-rows';
import { useListParams } from '@jackfield/kit/list-page';
import { useLiveRefetch } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { peopleKeys } from '../people/api/keys.ts';
import { teammateListOptions } from '../people/api/list-teammates.ts';
import { isNarrowed, listingDefaults, toRequest } from './listing-query.ts';

/** Kinds of events that change what a row shows (annex D, RT-11, RT-15). */
const eventTypes = ['teammate', 'profileimage', 'phonenumber', 'teammember', 'team'] as const;

/** Asks for the counts of the whole account; one row comes along. */
const everybody = { pageNum: 1, limit: 1 };

/** One page of people as the address asks for it, kept current by live events (RT-01, RT-11). */
export function usePeople() {
  const [params, setParams] = useListParams(listingDefaults);
  const request = toRequest(params);
  const list = useQuery(teammateListOptions(request));
  const narrowed = isNarrowed(params);
  const whole = useQuery({ ...teammateListOptions(everybody), enabled: narrowed });
  useLiveRefetch(eventTypes, peopleKeys.lists);

  const toPage = useCallback((page: number) => setParams({ page }), [setParams]);
  const { rows, changed } = useListRows(request, list, toPage);
  const counts = list.data?.counts;
  return {
    params,
    setParams,
    rows,
    changed,
    list,
    /** Counts by status under the search and filters. */
    counts,
    /** Users of the account; undefined while unknown. */
    users: narrowed ? whole.data?.counts.all : counts?.all,
    total: list.data?.total ?? null,
  };
}
