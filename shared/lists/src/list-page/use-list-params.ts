import { useCallback, useEffect, useMemo, useRef } from 'react';
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
  // Addresses that were asked for and are not open yet: a change builds on the last of them, or
  // two changes in a row would undo each other.
  const asked = useRef<readonly URLSearchParams[]>([]);
  const open = useRef(query);
  useEffect(() => {
    open.current = query;
    const at = asked.current.findIndex((each) => each.toString() === query.toString());
    asked.current = at < 0 ? [] : asked.current.slice(at + 1);
  }, [query]);

  const change = useCallback(
    (patch: Partial<ListParams>) => {
      const now = asked.current.at(-1) ?? open.current;
      const turns = patch.page !== undefined;
      const wanted = { ...readListParams(now, defaults), page: 1, ...patch };
      const next = writeListParams(now, wanted, defaults);
      if (next.toString() !== now.toString()) asked.current = [...asked.current, next];
      setQuery(next, { replace: !turns, preventScrollReset: true });
    },
    [setQuery, defaults],
  );
  return [params, change];
}
