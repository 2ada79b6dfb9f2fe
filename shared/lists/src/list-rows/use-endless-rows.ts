import type { ListOf } from '@jackfield/contract';
import type { Rows } from '@jackfield/kit/ui/table';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type ListQuery, toOptions } from './list-query.ts';
import { addAnswers, nothingSeen, pagesOf, type SeenRows } from './visible-rows.ts';
import { useFading } from './use-fading.ts';
import { useSight } from './use-sight.ts';

export interface EndlessOptions<Answer> {
  /** False while the list stands in pages; nothing is loaded then. */
  enabled: boolean;
  /** Everything of the request but its page, as text. */
  request: string;
  /** Rows a request brings; 100 is what a list endpoint gives at most. */
  pageSize: number;
  /** The query of one page, from 1. */
  page(page: number): ListQuery<Answer>;
}

const firstPage = [1];

/**
 * Rows of one long list: loads the pages in sight and the one that comes next as one scrolls,
 * those passed at speed not at all (P9). Rows of the last request stay until the first page of the next one is there.
 */
export function useEndlessRows<Answer extends ListOf<{ id: string }>>({
  enabled,
  request,
  pageSize,
  page,
}: EndlessOptions<Answer>) {
  type R = Answer['items'][number];
  const client = useQueryClient();
  const [sight, setSight] = useState({ request, pages: firstPage });
  const [seen, setSeen] = useState<SeenRows<Answer>>(nothingSeen);
  const isAnswered = seen.request === request;
  const pages = sight.request === request ? sight.pages : firstPage;
  const inSight = enabled ? pages : [];
  const queries = useQueries({
    queries: inSight.map((number) => toOptions(page(number))),
  });

  const fresh = inSight.flatMap((number, place) => {
    const query = queries[place];
    const known = isAnswered ? seen.pages.get(number)?.answer : undefined;
    return query?.data === undefined || query.data === known
      ? []
      : [{ page: number, answer: query.data, at: query.dataUpdatedAt }];
  });
  if (fresh.length > 0) setSeen(addAnswers(seen, request, fresh));
  useFading(seen.changed, () => setSeen((now) => ({ ...now, changed: nothingSeen.changed })));

  const total = seen.newest?.answer.total ?? 0;
  const onRange = useSight(pageSize, isAnswered, (first, last) => {
    const end = Math.min(last, total - 1);
    const next = pagesOf(first, end, pageSize);
    setSight((now) =>
      now.request === request && String(now.pages) === String(next)
        ? now
        : { request, pages: next },
    );
  });
  // Looking into the cache costs more than a row does, so that each page is looked for once.
  const cached = new Map<number, readonly R[] | undefined>();
  const rowsOf = (number: number): readonly R[] | undefined => {
    const known = seen.pages.get(number)?.rows;
    if (known || cached.has(number)) return known ?? cached.get(number);
    const kept = client.getQueryData<Answer>(page(number).queryKey)?.items;
    cached.set(number, kept);
    return kept;
  };
  const rowAt = (index: number) => rowsOf(Math.floor(index / pageSize) + 1)?.[index % pageSize];
  const rows: Rows<R> = { count: total, rowAt, onRange };
  const error = queries.find((query) => query.error)?.error ?? null;
  return {
    rows,
    /** The newest answer, for what comes with its rows. */
    answer: seen.newest?.answer,
    /** Rows that have been in sight. */
    loaded: useMemo(() => [...seen.pages.values()].flatMap((kept) => kept.rows), [seen.pages]),
    changed: seen.changed,
    isLoading: enabled && !isAnswered && error === null,
    error,
    refetch: () => void Promise.all(queries.map((query) => query.refetch())),
  };
}
