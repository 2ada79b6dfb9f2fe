import { listTenantNumbers } from '@jackfield/contract/api/number';
import { accountAtom, call, useLiveRefetch } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';

const queryKey = ['phone-numbers', 'refused'];

/** Numbers whose newest order of a calling name or listing was refused. */
export function useRefusedOrders() {
  const id = useAtomValue(accountAtom)?.id ?? '';
  useLiveRefetch(['phonenumber'], queryKey);
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const query = { orderStatus: 'failed', pageNum: 1, limit: 25 } as const;
      return (await call(listTenantNumbers, { params: { id }, query }, { signal })).items;
    },
  });
}
