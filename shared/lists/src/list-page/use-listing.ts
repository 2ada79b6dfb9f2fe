import type { ListOf } from '@jackfield/contract';
import { useIsPhone } from '@jackfield/kit/ui/core';
import { pageRows } from '@jackfield/kit/ui/table';
import { type ListQuery, toOptions, useEndlessRows, useListRows } from '@jackfield/lists/list-rows';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import {
  isNarrowed,
  type ListDefaults,
  type ListParams,
  queryOf,
  readListParams,
} from './list-params.ts';
import { useListParams } from './use-list-params.ts';
import { endlessPage, everything } from './whole-list.ts';

/**
 * Everything that a ListPage shows out of the address and the server: spread `listing` on it.
 * Rows come in pages, or as one long list where the person chose so and on phones.
 * `query` asks for one page as an address says; give `defaults` as a constant of the module.
 */
export function useListing<Answer extends ListOf<{ id: string }>>(
  defaults: ListDefaults,
  query: (params: ListParams) => ListQuery<Answer>,
) {
  const [params, onParams] = useListParams(defaults);
  const open = useCallback(
    (text: string) => {
      const { search, status, sort, filters } = readListParams(new URLSearchParams(text), defaults);
      const none = Object.fromEntries((defaults.filters ?? []).map((name) => [name, '']));
      onParams({ search, status, sort, filters: { ...none, ...filters } });
    },
    [onParams, defaults],
  );
  const isPhone = useIsPhone();
  const isEndless = isPhone || params.endless === true;

  const paged = useQuery({
    ...toOptions(query(params)),
    enabled: !isEndless,
    placeholderData: keepPreviousData,
  });
  const toPage = useCallback((page: number) => onParams({ page }), [onParams]);
  const page = useListRows<Answer['items'][number]>(
    { ...params, pageNum: params.page },
    paged,
    toPage,
  );
  const endless = useEndlessRows<Answer>({
    enabled: isEndless,
    request: JSON.stringify({ ...params, page: 1, pageSize: endlessPage }),
    pageSize: endlessPage,
    page: (number) => query({ ...params, page: number, pageSize: endlessPage }),
  });

  const narrowed = isNarrowed(params);
  const whole = useQuery({
    ...toOptions(query(everything(defaults))),
    enabled: narrowed,
  });

  const now = isEndless
    ? { ...endless, total: endless.answer?.total ?? null, retry: endless.refetch }
    : {
        rows: pageRows(page.rows),
        changed: page.changed,
        loaded: page.rows,
        answer: paged.data,
        total: paged.data?.total ?? null,
        isLoading: paged.isPending || paged.isPlaceholderData,
        error: paged.error,
        retry: () => void paged.refetch(),
      };
  const wholeTotal = whole.data?.total ?? null;
  // Until the answer to a search taken away is there, the last one still counts its matches.
  const all = narrowed ? wholeTotal : now.isLoading ? (wholeTotal ?? now.total) : now.total;
  return {
    listing: {
      params,
      onParams,
      rows: now.rows,
      flash: now.changed,
      total: now.total,
      all,
      loading: now.isLoading,
      failed: now.error !== null,
      error: now.error,
      onRetry: now.retry,
      canScroll: true,
      address: { query: queryOf(params, defaults), open },
    },
    /** The last answer, for what comes with its rows. */
    answer: now.answer,
    /** Rows of the page, or those of the long list that have been in sight. */
    loaded: now.loaded,
    error: now.error,
  };
}
