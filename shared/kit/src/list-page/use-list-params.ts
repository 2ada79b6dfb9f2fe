import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { ListDefaults, ListParams } from './list-params.ts';
import { readListParams, writeListParams } from './list-params.ts';

/**
 * The list's search, pill, filters, sort and page, kept in the address so that Back, reload and a
 * copied link show the same. Any change but of the page goes to page 1 and replaces the entry.
 * Give `defaults` as a constant of the module.
 */
export function useListParams(
  defaults: ListDefaults,
): [ListParams, (change: Partial<ListParams>) => void] {
  const [query, setQuery] = useSearchParams();
  const params = useMemo(() => readListParams(query, defaults), [query, defaults]);
  const change = useCallback(
    (patch: Partial<ListParams>) => {
      const turns = patch.page !== undefined;
      setQuery(
        (now) =>
          writeListParams(now, { ...readListParams(now, defaults), page: 1, ...patch }, defaults),
        { replace: !turns, preventScrollReset: true },
      );
    },
    [setQuery, defaults],
  );
  return [params, change];
}
