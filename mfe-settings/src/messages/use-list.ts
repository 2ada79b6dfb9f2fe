import { listVoicemailMessages } from '@jackfield/contract/api/voicemail';
import { call } from '@jackfield/runtime';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Place, Shown } from './place.ts';

/** Messages that are read at once. */
const limit = 50;

/** The messages of a place, page after page. */
export function useList(place: Place, { state, search }: Pick<Shown, 'state' | 'search'>) {
  const query = {
    ...(place.kind === 'deleted' ? { deleted: 'true' as const } : { boxId: place.box.id }),
    ...(state !== null && { state }),
    ...(search !== '' && { search }),
  };
  const list = useInfiniteQuery({
    queryKey: ['voicemail', 'list', query],
    queryFn: ({ pageParam: pageNum, signal }) =>
      call(listVoicemailMessages, { query: { ...query, limit, pageNum } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ hasMore, pageNum }) => (hasMore ? (pageNum ?? 1) + 1 : undefined),
  });
  return { list, items: list.data?.pages.flatMap(({ items }) => items) ?? [] };
}
