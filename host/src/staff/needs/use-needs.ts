import type { ReleasePointer } from '@jackfield/contract/api/release';
import { getRelease } from '@jackfield/contract/api/release';
import { useQueries } from '@tanstack/react-query';
import { callStaff } from '../api/call-staff.ts';
import { readNeeds, type ServedVersion, servedVersions } from './read-needs.ts';

/** What the versions that people get take of whom; a version is read once, because it never changes. */
export function useNeeds(areas: readonly ReleasePointer[]) {
  const versions = servedVersions(areas);
  const queries = useQueries({
    queries: versions.map(({ remote, version }) => ({
      queryKey: ['staff', 'manifests', remote, version],
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        (await callStaff(getRelease, { params: { remote, version } }, { signal })).manifest,
      staleTime: Infinity,
    })),
  });
  const manifestOf = (version: ServedVersion) => queries[versions.indexOf(version)]?.data;
  const failed = queries.filter(({ isError }) => isError);
  return {
    needs: readNeeds(versions, manifestOf),
    isPending: queries.some(({ isPending }) => isPending),
    isError: failed.length > 0,
    error: failed[0]?.error ?? null,
    refetch: () => Promise.all(failed.map((query) => query.refetch())),
  };
}
