import { listTenantNumbers, type NumberOwnerType } from '@jackfield/contract/api/number';
import { call } from '@jackfield/runtime';
import { queryOptions } from '@tanstack/react-query';

/** Key of how many numbers the account has. */
export const numberCountsKey = ['phonenumber', 'counts'];

/** How many numbers the account pays for: those of company numbers, and those of people. */
export function numberCountsOptions(tenantId: string) {
  return queryOptions({
    queryKey: [...numberCountsKey, tenantId],
    async queryFn({ signal }) {
      const countOf = async (ownerType: NumberOwnerType) => {
        // A page by its number says how many there are in all.
        const query = { ownerType, pageNum: 1, limit: 1 };
        const { total } = await call(
          listTenantNumbers,
          { params: { id: tenantId }, query },
          { signal },
        );
        return total ?? 0;
      };
      const [company, personal] = await Promise.all([countOf('company'), countOf('teammate')]);
      return { company, personal };
    },
    enabled: tenantId !== '',
  });
}
