import { routingEventTypes } from '@jackfield/contract';
import { simulateCall, type TriedCall, tryOwnCall } from '@jackfield/contract/api/routing-engine';
import { call, profileAtom, useLiveRefetch } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';

/** A call to a number that comes in now and that nobody answers; standard users try the own ones. */
export function useTriedCall(number: string) {
  const isStandard = useAtomValue(profileAtom)?.role === 'standard';
  const queryKey = ['routing', 'tried', number];
  useLiveRefetch(routingEventTypes, queryKey);
  return useQuery({
    queryKey,
    staleTime: 0,
    queryFn: ({ signal }): Promise<TriedCall> => {
      const outcomes = { everyone: 'silent' } as const;
      return isStandard
        ? call(tryOwnCall, { body: { number } }, { signal })
        : call(simulateCall, { body: { number, outcomes } }, { signal });
    },
  });
}
