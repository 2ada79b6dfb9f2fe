import {
  getAccountSecurity,
  remindOfSecurity,
  setAccountSecurity,
} from '@jackfield/contract/api/second-step';
import type { CallInput } from '@jackfield/contract';
import { call, useLiveRefetch } from '@jackfield/runtime';
import { useQuery, useQueryClient } from '@tanstack/react-query';

const key = ['security', 'account'] as const;

/** What the account requires and who is ready, and how it is changed. */
export function useAccountSecurity() {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(getAccountSecurity, {}, { signal }),
  });
  useLiveRefetch(['tenant', 'teammate', 'security'], key);
  return {
    query,
    async save(body: CallInput<typeof setAccountSecurity>['body']): Promise<void> {
      client.setQueryData(key, await call(setAccountSecurity, { body }));
    },
    async remind(id: string): Promise<void> {
      await call(remindOfSecurity, { params: { id } });
      await client.invalidateQueries({ queryKey: key });
    },
  };
}
export type AccountSecurityActions = ReturnType<typeof useAccountSecurity>;
