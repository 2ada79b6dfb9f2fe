import type { Opening } from '@jackfield/kit/remote';
import { type ListQuery, toOptions } from '@jackfield/lists/list-rows';
import { queryClient } from '@jackfield/runtime';
import { openedByDefault } from './default-view.ts';
import { memoryKey, readMemory } from './list-memory.ts';
import {
  isNarrowed,
  type ListDefaults,
  type ListParams,
  queryOf,
  readListParams,
} from './list-params.ts';
import { endlessPage, everything } from './whole-list.ts';

const isPhone = () => globalThis.matchMedia?.('(max-width: 767.98px)').matches === true;

/**
 * Asks for what a listing shows when it is opened, by its plain address unless another is given: the
 * person's view of it, the first page with which it opens and, where that is narrowed, how many
 * there are in all. For the `prefetch` of a page; takes the same name, defaults and query as
 * the page's `ListPage` and `useListing`. What fails is left to the page.
 */
export async function prefetchList<Answer>(
  list: string,
  defaults: ListDefaults,
  query: (params: ListParams) => ListQuery<Answer>,
  opening: Opening = { search: '' },
): Promise<void> {
  const address = new URLSearchParams(opening.search);
  const ask = (params: ListParams) => queryClient.prefetchQuery(toOptions(query(params)));
  const first = async (at: URLSearchParams) => {
    const params = readListParams(at, defaults);
    const isEndless = isPhone() || params.endless === true;
    await Promise.all([
      ask(isEndless ? { ...params, page: 1, pageSize: endlessPage } : params),
      isNarrowed(params) && ask(everything(defaults)),
    ]);
  };
  const memory = queryClient.fetchQuery({
    queryKey: memoryKey(list),
    queryFn: ({ signal }) => readMemory(list, signal),
  });
  const isDecided = queryOf(readListParams(address, defaults), defaults) !== '';
  opening.isUndecided = !isDecided;
  const opened = isDecided
    ? null
    : await memory.then(
        ({ views }) => openedByDefault(address, views, defaults),
        () => null,
      );
  opening.isUndecided = false;
  if (opened) opening.opensWith = `?${opened}`;
  await Promise.all([first(opened ?? address), memory.catch(() => undefined)]);
}
