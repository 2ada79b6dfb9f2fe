import type { ListOf } from '@jackfield/contract';
import type { Rows } from '@jackfield/kit/ui/table';
import { type QueryKey, type UseQueryOptions, useQueries } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';

export interface EndlessOptions<Answer, Key extends QueryKey> {
  /** False while the list stands in pages; nothing is loaded then. */
  enabled: boolean;
  /** Rows a request brings; 100 is what a list endpoint gives at most. */
  pageSize: number;
  /** The query of one page, from 1. */
  page(page: number): UseQueryOptions<Answer, Error, Answer, Key>;
}

/** Which pages a stretch of rows lies in, from 1. */
export function pagesOf(first: number, last: number, pageSize: number): number[] {
  const from = Math.floor(first / pageSize);
  const to = Math.floor(Math.max(last, first) / pageSize);
  return Array.from({ length: to - from + 1 }, (_page, at) => from + at + 1);
}

const settle = 80;

/**
 * Rows of one long list: loads the pages in sight as one scrolls, those passed at speed not at
 * all (P9). The count is that of the newest answer.
 */
export function useEndlessRows<Answer extends ListOf<unknown>, Key extends QueryKey>({
  enabled,
  pageSize,
  page,
}: EndlessOptions<Answer, Key>) {
  const [pages, setPages] = useState<readonly number[]>([1]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const onRange = useCallback(
    (first: number, last: number) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        const next = pagesOf(first, last, pageSize);
        setPages((now) => (String(now) === String(next) ? now : next));
      }, settle);
    },
    [pageSize],
  );
  useEffect(() => () => clearTimeout(timer.current), []);

  const shown = enabled ? pages : [];
  const queries = useQueries({
    // Another page's rows must not stand in for these.
    queries: shown.map((number) => ({ ...page(number), placeholderData: undefined })),
  });
  const answers = new Map(shown.map((number, at) => [number, queries[at]?.data]));
  const total = [...answers.values()].find((answer) => answer !== undefined)?.total ?? null;
  const rows: Rows<Answer['items'][number]> = {
    count: total ?? 0,
    rowAt: (index) => answers.get(Math.floor(index / pageSize) + 1)?.items[index % pageSize],
    onRange,
  };
  return {
    rows,
    total,
    isPending: enabled && total === null && queries.some((query) => query.isPending),
    error: queries.find((query) => query.error)?.error ?? null,
    refetch: () => void Promise.all(queries.map((query) => query.refetch())),
  };
}
