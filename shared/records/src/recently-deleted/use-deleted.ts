import type { HubEventType } from '@jackfield/contract';
import { type DeletedKind, listDeleted } from '@jackfield/contract/api/audit';
import { call, useLiveRefetch } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';

/** Events after which the list of a kind may differ. */
const eventTypes: Readonly<Record<DeletedKind, readonly HubEventType[]>> = {
  team: ['team'],
  company: ['company'],
  ivr: ['callhandling'],
  teammate: ['teammate'],
  phoneNumber: ['phonenumber'],
};

/** Key under which the deleted records of a kind are kept. */
export const deletedKey = (kind: DeletedKind, ownerId?: string) => ['deleted', kind, ownerId ?? ''];

/** Records of a kind that were deleted and can come back, kept current (annex J2). */
export function useDeleted(kind: DeletedKind, ownerId?: string) {
  const queryKey = deletedKey(kind, ownerId);
  useLiveRefetch(eventTypes[kind], queryKey);
  return useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      call(
        listDeleted,
        { params: { entity: kind }, query: ownerId === undefined ? {} : { ownerId } },
        { signal },
      ),
    staleTime: 0,
  });
}
