import {
  listWaysBack,
  promoteRelease,
  type Release,
  type ReleasePointer,
  releaseHistory,
  rollBackRelease,
  type VersionRef,
  withdrawRelease,
} from '@jackfield/contract/api/release';
import type { CallInput } from '@jackfield/contract';
import { queryClient } from '@jackfield/runtime';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callStaff } from './call-staff.ts';

const pageSize = '20';

/** What a promotion says. */
export type Promotion = CallInput<typeof promoteRelease>['body'];

const paramsOf = ({ variant, area }: ReleasePointer) => ({ variant, area });

/** Gives a version to an audience, unless the pointer has moved since it was read (412). */
export const promote = (pointer: ReleasePointer, body: Promotion): Promise<ReleasePointer> =>
  callStaff(promoteRelease, { params: paramsOf(pointer), body }, { version: pointer.version });

/** Ends the canary, or goes back: to the previous version unless one is named (412 as above). */
export const rollBack = (
  pointer: ReleasePointer,
  why: string,
  version?: string,
): Promise<ReleasePointer> =>
  callStaff(
    rollBackRelease,
    { params: paramsOf(pointer), body: { why, ...(version !== undefined && { version }) } },
    { version: pointer.version },
  );

/** Versions that a pointer can go back to, the last one first. */
export const waysBackOptions = (pointer: ReleasePointer) =>
  queryOptions({
    queryKey: ['staff', 'releases', 'back', pointer.variant, pointer.area, pointer.version],
    queryFn: ({ signal }) => callStaff(listWaysBack, { params: paramsOf(pointer) }, { signal }),
  });

/** Withdraws a version; where it is live everybody goes to `instead`, or else to the previous one. */
export async function withdraw(
  { remote, version }: Release,
  why: string,
  instead: VersionRef | null,
): Promise<void> {
  const body = { why, ...(instead && { instead: instead.version }) };
  await callStaff(withdrawRelease, { params: { remote, version }, body });
  await queryClient.invalidateQueries({ queryKey: ['staff', 'releases'] });
}

/** The newest move of a pointer. */
export async function lastMove(pointer: ReleasePointer) {
  const { items } = await callStaff(releaseHistory, {
    params: paramsOf(pointer),
    query: { limit: '1' },
  });
  return items[0];
}

/** Moves of a pointer, newest first. */
export const historyOptions = (pointer: ReleasePointer) =>
  infiniteQueryOptions({
    queryKey: ['staff', 'releases', 'history', pointer.variant, pointer.area],
    queryFn: ({ signal, pageParam }) =>
      callStaff(
        releaseHistory,
        {
          params: paramsOf(pointer),
          query: pageParam ? { limit: pageSize, startAfter: pageParam } : { limit: pageSize },
        },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextStartAfter }) => nextStartAfter,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  });
