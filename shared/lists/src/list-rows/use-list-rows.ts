import { useEffect, useState } from 'react';
import { settleRows } from './settle-rows.ts';
import { useFading } from './use-fading.ts';

interface Row {
  id: string;
}

/** What a paged query answered, as the query client holds it. */
export interface PagedAnswer<R extends Row> {
  data: { items: readonly R[]; pageCount: number | null } | undefined;
  isPlaceholderData: boolean;
}

interface Shown<R extends Row> {
  request: string;
  source: readonly R[];
  rows: readonly R[];
  changed: ReadonlySet<string>;
}

const nothing: ReadonlySet<string> = new Set();

/**
 * Rows of a paged list as they stand on the screen: live refreshes change them in place and flash
 * what is new. The rows of the last answer stay until the next one is there.
 * `onPage` is called with the last page when the address names one beyond the end.
 */
export function useListRows<R extends Row>(
  request: { pageNum: number },
  { data, isPlaceholderData }: PagedAnswer<R>,
  onPage: (page: number) => void,
): { rows: readonly R[]; changed: ReadonlySet<string> } {
  const key = JSON.stringify(request);
  const [shown, setShown] = useState<Shown<R> | null>(null);
  const items = data?.items;
  if (items && items !== shown?.source && !isPlaceholderData) {
    const settled =
      shown?.request === key ? settleRows(shown.rows, items) : { rows: items, changed: nothing };
    setShown({ request: key, source: items, ...settled });
  }

  const changed = shown?.changed ?? nothing;
  useFading(changed, () => setShown((now) => now && { ...now, changed: nothing }));

  const pageCount = isPlaceholderData ? null : (data?.pageCount ?? null);
  const isPastEnd = pageCount !== null && pageCount > 0 && request.pageNum > pageCount;
  useEffect(() => {
    if (isPastEnd) onPage(pageCount);
  }, [isPastEnd, pageCount, onPage]);

  return { rows: shown?.rows ?? [], changed };
}
