import type { CallAnswer } from '@jackfield/contract';
import { listSetAside, retrySetAside } from '@jackfield/contract/api/due-work';
import { queryClient } from '@jackfield/runtime';
import { queryOptions } from '@tanstack/react-query';
import { callStaff, pause } from './call-staff.ts';

export type SetAside = CallAnswer<typeof listSetAside>['items'][number];

const dueWorkKey = ['staff', 'dueWork'] as const;

/** Due work that was set aside, the longest first. */
export const setAsideOptions = () =>
  queryOptions({
    queryKey: dueWorkKey,
    queryFn: async ({ signal }) => (await callStaff(listSetAside, {}, { signal })).items,
    refetchInterval: pause,
    refetchOnWindowFocus: 'always',
    staleTime: 0,
  });

/** Has work done again; whatever comes of it, the list is read anew. */
export async function retryWork({ kind, subjectId }: SetAside): Promise<void> {
  try {
    await callStaff(retrySetAside, { body: { kind, subjectId } });
  } finally {
    await queryClient.invalidateQueries({ queryKey: dueWorkKey });
  }
}
