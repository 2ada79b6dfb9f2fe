import type { ListParams } from '@jackfield/lists/list-page';
import { callLogDefaults } from './call-query.ts';

/** What a view shows whose query is given. */
export function paramsOf(query: string): ListParams {
  const asked = new URLSearchParams(query);
  const names = callLogDefaults.filters ?? [];
  return {
    search: asked.get('search') ?? '',
    status: asked.get('status') ?? '',
    sort: callLogDefaults.sort,
    page: 1,
    pageSize: 25,
    filters: Object.fromEntries(
      names.flatMap((name) => {
        const value = asked.get(name);
        return value ? [[name, value]] : [];
      }),
    ),
  };
}
