import { getTeammate } from '@jackfield/contract/api/teammate';
import { call } from '@jackfield/runtime';
import { queryOptions } from '@tanstack/react-query';
import { peopleKeys } from './keys.ts';

/** One person, whole (API-116). */
export function teammateOptions(id: string) {
  return queryOptions({
    queryKey: peopleKeys.record(id),
    queryFn: ({ signal }) => call(getTeammate, { params: { id } }, { signal }),
  });
}
