import { listTags, type ReleaseTag, removeTag } from '@jackfield/contract/api/release-tag';
import { queryClient } from '@jackfield/runtime';
import { queryOptions } from '@tanstack/react-query';
import { callStaff, pause } from './call-staff.ts';

const tagsKey = ['staff', 'releases', 'tags'] as const;

/** Tags of all remotes, the one that was moved last first. */
export const tagsOptions = () =>
  queryOptions({
    queryKey: tagsKey,
    queryFn: async ({ signal }) => (await callStaff(listTags, {}, { signal })).items,
    refetchInterval: pause,
    staleTime: 0,
  });

/** Removes a tag; its version stays. */
export async function dropTag({ remote, tag }: ReleaseTag): Promise<void> {
  await callStaff(removeTag, { params: { remote, tag } });
  await queryClient.invalidateQueries({ queryKey: tagsKey });
}
