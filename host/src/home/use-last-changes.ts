import { hubEventTypes } from '@jackfield/contract';
import { type AuditEntry, listActivity } from '@jackfield/contract/api/audit';
import { call, useLiveRefetch } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';

const queryKey = ['activity', 'last'];
const read = 30;

/** How people look at the portal, and that they came: no change of the account. */
const unremarkable = new Set(['homeChoice', 'listChoice', 'savedView', 'session', 'activity']);

const isChange = ({ entity }: AuditEntry) => !unremarkable.has(entity);

/** The newest changes of the account, the newest first; kept current. */
export function useLastChanges() {
  useLiveRefetch(hubEventTypes, queryKey);
  return useQuery({
    queryKey,
    staleTime: 0,
    queryFn: async ({ signal }) =>
      (await call(listActivity, { query: { limit: read } }, { signal })).items.filter(isChange),
  });
}
