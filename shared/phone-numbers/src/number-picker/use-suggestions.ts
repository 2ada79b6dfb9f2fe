import {
  numberProviderSchema,
  type OfferedNumber,
  searchNumbers,
  suggestionLimit,
} from '@jackfield/contract/api/number';
import { call, configAtom } from '@jackfield/runtime';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import * as v from 'valibot';
import type { SuggestionSearch } from './number-choice.ts';

const key = ['number', 'suggestions'] as const;

/** How often more may be shown (NUM-20, OP-66). */
const mostSteps = 10;

/**
 * Numbers for sale, 8 a request (NUM-19), those left out that the form around holds already; null
 * asks for none. An answer to a search that is no longer the one at hand is dropped (NUM-18).
 */
export function useSuggestions(search: SuggestionSearch | null, without: readonly string[] = []) {
  const { numberProviders } = useAtomValue(configAtom);
  const preset = numberProviderSchema.options[0];
  const named = numberProviders.split(',')[0]?.trim();
  const first = v.parse(v.fallback(numberProviderSchema, preset), named);
  const query = useInfiniteQuery({
    queryKey: [...key, search],
    enabled: search !== null,
    initialPageParam: null as OfferedNumber | null,
    queryFn: ({ pageParam: last, signal }) => {
      const { country = 'USA', areaCode = '', isTollFree = false, digits = '' } = search ?? {};
      const type = isTollFree ? ('true' as const) : ('false' as const);
      const params = { country, areaCode, isTollFree: type, provider: last?.provider ?? first };
      const more = { ...(last && { startAfter: last.number }), ...(digits && { digits }) };
      return call(
        searchNumbers,
        { params, query: { limit: suggestionLimit, ...more } },
        { signal },
      );
    },
    getNextPageParam: ({ items }, pages) => {
      const hasMore = items.length === suggestionLimit && pages.length <= mostSteps;
      return hasMore ? items.at(-1) : undefined;
    },
  });
  const shown = new Map<string, OfferedNumber>();
  for (const page of query.data?.pages ?? []) {
    for (const item of page.items) {
      const isNew = !shown.has(item.number) && !without.includes(item.number);
      if (isNew) shown.set(item.number, item);
    }
  }
  const isReloading = query.isFetching && !query.isFetchingNextPage;
  return {
    numbers: [...shown.values()],
    /** The whole list is on its way. */
    isReloading,
    isNone: query.isSuccess && !query.isFetching && shown.size === 0,
    error: isReloading ? null : query.error,
    reload: () => void query.refetch(),
    /** Absent when there are no more to show (NUM-20). */
    showMore: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
    isAddingMore: query.isFetchingNextPage,
  };
}

/** Makes pickers ask anew, after a number was bought or turned out to be taken. */
export function useForgetSuggestions(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: key });
}
