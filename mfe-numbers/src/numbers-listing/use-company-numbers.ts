import type { ListParams } from '@jackfield/kit/list-page';
import { useListRows } from '@jackfield/kit/list-rows';
import { useLiveRefetch } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { companyKeys } from './keys.ts';
import { companyListOptions, toRequest } from './list-companies.ts';

/** Kinds of events that change what a row shows (RT-08, RT-09, RT-13, RT-14, annex D). */
const eventTypes = ['company', 'phonenumber', 'callhandling', 'businesshour'] as const;

/** The page of company numbers that an address asks for, kept current by live events. */
export function useCompanyNumbers(
  params: ListParams,
  onParams: (change: Partial<ListParams>) => void,
) {
  const request = toRequest(params);
  const answer = useQuery(companyListOptions(request));
  useLiveRefetch(
    eventTypes,
    companyKeys.lists,
    ({ eventType, ownerType }) => eventType === 'company' || ownerType === 'company',
  );
  const toPage = useCallback((page: number) => onParams({ page }), [onParams]);
  const rows = useListRows(request, answer, toPage);

  const isSearch = params.search !== '';
  const whole = useQuery({ ...companyListOptions({ pageNum: 1, limit: 1 }), enabled: isSearch });
  const total = answer.isPlaceholderData ? null : (answer.data?.total ?? null);
  return {
    ...rows,
    total,
    all: isSearch ? (whole.data?.total ?? null) : total,
    loading: answer.isPending || answer.isPlaceholderData,
    failed: answer.isError,
    retry: () => void answer.refetch(),
  };
}
