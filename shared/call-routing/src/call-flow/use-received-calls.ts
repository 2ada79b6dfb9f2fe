import { useMay } from '@jackfield/kit/may';
import { receivedCalls } from '@jackfield/contract/api/usage';
import type { PastCall } from '@jackfield/domain/routing';
import { call } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';

const minute = 60_000;

/** Calls that came in within the last 30 days. */
export interface ReceivedCalls {
  readonly calls: readonly PastCall[];
  /** Older ones are left out, because there are too many. */
  readonly isCut: boolean;
}

/** Calls that came in within the last 30 days, to be replayed; a few minutes old at most. */
export function useReceivedCalls() {
  const seesUsage = useMay('usage:read');
  return useQuery({
    queryKey: ['usage', 'received'],
    enabled: seesUsage,
    staleTime: 5 * minute,
    queryFn: async ({ signal }): Promise<ReceivedCalls> => {
      const { total, numbers, calls } = await call(receivedCalls, {}, { signal });
      return {
        isCut: calls.length < total,
        calls: calls.map(([place, seconds, from]) => ({
          number: numbers[place] ?? '',
          from,
          at: seconds * 1000,
        })),
      };
    },
  });
}
