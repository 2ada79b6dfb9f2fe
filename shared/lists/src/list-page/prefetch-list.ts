import { type ListQuery, toOptions } from '@jackfield/lists/list-rows';
import { queryClient } from '@jackfield/runtime';
import { openedByDefault } from './default-view.ts';
import { memoryKey, readMemory } from './list-memory.ts';
import { type ListDefaults, type ListParams, readListParams } from './list-params.ts';

/** Whether the list goes on without pages, so that its first rows are asked for in another way. */
const isPhone = () => globalThis.matchMedia?.('(max-width: 767.98px)').matches === true;

/**
 * Asks for what a listing shows when it is opened by its plain address: the person's view of it
 * and the first page with which it opens, so that its rows stand with the click. For the `prefetch` of a page;
 * takes the same name, defaults and query as the page's `ListPage` and `useListing`. What fails is
 * left to the page.
 */
export async function prefetchList<Answer>(
  list: string,
  defaults: ListDefaults,
  query: (params: ListParams) => ListQuery<Answer>,
): Promise<void> {
  if (isPhone()) return;
  const plain = new URLSearchParams();
  const first = (address: URLSearchParams) =>
    queryClient.prefetchQuery(toOptions(query(readListParams(address, defaults))));
  try {
    const { views } = await queryClient.fetchQuery({
      queryKey: memoryKey(list),
      queryFn: ({ signal }) => readMemory(list, signal),
    });
    await first(openedByDefault(plain, views, defaults) ?? plain);
  } catch {
    await first(plain);
  }
}
