import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { changeQuery, type ListingQuery, readQuery, writeQuery } from './listing-query.ts';

/** The query in the address, and a way to change it that Back undoes. */
export function useListingQuery(): [ListingQuery, (change: Partial<ListingQuery>) => void] {
  const [search, setSearch] = useSearchParams();
  const text = search.toString();
  const query = useMemo(() => readQuery(new URLSearchParams(text)), [text]);
  const change = useCallback(
    (part: Partial<ListingQuery>) => {
      setSearch(
        (before) => writeQuery(changeQuery(readQuery(before), part)),
        // Typing on in the search is one step of the history, not one per pause.
        { replace: Boolean(part.search && query.search) },
      );
    },
    [setSearch, query.search],
  );
  return [query, change];
}
