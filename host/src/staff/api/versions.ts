import { getRelease, listReleases, type VersionRef } from '@jackfield/contract/api/release';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callStaff } from './call-staff.ts';

/** Most versions of an area that are listed. */
export const mostVersions = 100;

/** Published versions of an area, newest first. */
export const versionsOptions = (area: string) =>
  queryOptions({
    queryKey: ['staff', 'releases', 'versions', area],
    queryFn: ({ signal }) =>
      callStaff(listReleases, { query: { area, limit: String(mostVersions) } }, { signal }),
  });

const isRef = (ref: VersionRef) => (other: VersionRef) =>
  other.remote === ref.remote && other.version === ref.version;

/** When and by whom a version was published; undefined until it is known. */
export function usePublished(area: string, ref: VersionRef) {
  const list = useQuery(versionsOptions(area));
  const listed = list.data?.items.find(isRef(ref));
  const single = useQuery({
    queryKey: ['staff', 'releases', 'version', ref.remote, ref.version],
    queryFn: ({ signal }) => callStaff(getRelease, { params: ref, query: {} }, { signal }),
    enabled: list.isSuccess && listed === undefined,
    staleTime: Infinity,
  });
  return listed ?? single.data;
}
