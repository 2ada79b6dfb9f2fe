import type { ListParams } from '@jackfield/kit/list-page';
import { useListRows } from '@jackfield/kit/list-rows';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { brandListOptions, toRequest } from './list-brands.ts';

/** The page of brands that an address asks for. */
export function useBrands(params: ListParams, onParams: (change: Partial<ListParams>) => void) {
  const request = toRequest(params);
  const answer = useQuery(brandListOptions(request));
  const toPage = useCallback((page: number) => onParams({ page }), [onParams]);
  const { rows, changed } = useListRows(request, answer, toPage);

  const isSearch = params.search !== '';
  const whole = useQuery({ ...brandListOptions({ pageNum: 1, limit: 1 }), enabled: isSearch });
  const total = answer.isPlaceholderData ? null : (answer.data?.total ?? null);
  return {
    rows,
    changed,
    total,
    all: isSearch ? (whole.data?.total ?? null) : total,
    loading: answer.isPending || answer.isPlaceholderData,
    failed: answer.isError,
    retry: () => void answer.refetch(),
  };
}
