import { listCallingNameOrders, listListingOrders } from '@jackfield/contract/api/number-order';
import { call, useLiveRefetch } from '@jackfield/runtime';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Key of the orders of a number. */
const keyOf = (pid: string, kind: 'lidb' | 'dlda') => ['phonenumber', pid, kind] as const;

/** Orders of a number's calling name with the number; a live change reads them again. */
export function useCallingNameOrders(pid: string) {
  const queryKey = keyOf(pid, 'lidb');
  useLiveRefetch(['phonenumber'], queryKey, (event) => event.id === pid);
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => call(listCallingNameOrders, { params: { id: pid } }, { signal }),
  });
}

/** Orders of a number's directory listing with the number; a live change reads them again. */
export function useListingOrders(pid: string) {
  const queryKey = keyOf(pid, 'dlda');
  useLiveRefetch(['phonenumber'], queryKey, (event) => event.id === pid);
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => call(listListingOrders, { params: { id: pid } }, { signal }),
  });
}

/** Reads everything about a number again, after an order was placed. */
export function useRefreshNumber(pid: string): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    () => client.invalidateQueries({ queryKey: ['phonenumber', pid] }),
    [client, pid],
  );
}
