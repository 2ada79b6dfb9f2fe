import type { CallAnswer, HubEventType } from '@jackfield/contract';
import { listTextNumbers, listTexts, quoteText, type Text } from '@jackfield/contract/api/text';
import type { ListDefaults, ListParams } from '@jackfield/lists/list-page';
import type { ListQuery } from '@jackfield/lists/list-rows';
import { periodOf } from '@jackfield/lists/period';
import { call } from '@jackfield/runtime';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';

/** What is read again when a text comes in, moves on, or may go out from another number. */
export const textsKey = ['texts'] as const;
export const textEvents: readonly HubEventType[] = ['text', 'phonenumber', 'brand', 'campaign'];

/** The address without a query; the days are the last 30 then. */
export const textsDefaults: ListDefaults = {
  sort: { key: 'at', direction: 'desc' },
  filters: ['start', 'end', 'number'],
};

const directions = ['inbound', 'outbound'] as const;

/** One page of texts; `today` is a day of the account. */
export function textsPage(
  { page, pageSize, search, status, filters }: ListParams,
  today: string,
): ListQuery<CallAnswer<typeof listTexts>> {
  const { start, end } = periodOf({ start: filters['start'], end: filters['end'] }, today);
  const direction = directions.find((each) => each === status);
  const number = filters['number'];
  const query = {
    pageNum: page,
    limit: pageSize,
    startDate: start,
    endDate: end,
    ...(search && { search }),
    ...(direction && { direction }),
    ...(number && { number }),
  };
  return {
    queryKey: [...textsKey, 'list', query],
    load: (signal) => call(listTexts, { query }, { signal }),
  };
}

/** Texts of a conversation that are read at once. */
const limit = 50;

/** The texts with a number, the newest first, page after page. */
export const conversationOptions = (other: string) =>
  infiniteQueryOptions({
    queryKey: [...textsKey, 'with', other],
    queryFn: ({ pageParam: pageNum, signal }) =>
      call(listTexts, { query: { other, limit, pageNum } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ hasMore, pageNum }) => (hasMore ? (pageNum ?? 1) + 1 : undefined),
  });

/** Texts in the order in which they were written, each once: pages move when one arrives. */
export function inOrder(pages: readonly { readonly items: readonly Text[] }[]): Text[] {
  const all = new Map(pages.flatMap(({ items }) => items).map((text) => [text.id, text]));
  return [...all.values()].toReversed();
}

/** Numbers that the person texts from. */
export const numbersOptions = queryOptions({
  queryKey: [...textsKey, 'numbers'],
  queryFn: ({ signal }) => call(listTextNumbers, {}, { signal }),
});

const everyMinute = 60_000;

/** What a text will be, before it is sent; the hour at its receiver's moves on meanwhile. */
export const quoteOptions = (from: string | undefined, to: string, text: string) =>
  queryOptions({
    queryKey: [...textsKey, 'quote', from, to, text],
    queryFn: ({ signal }) =>
      call(quoteText, { body: { to, text, ...(from !== undefined && { from }) } }, { signal }),
    enabled: from !== undefined,
    placeholderData: keepPreviousData,
    refetchInterval: everyMinute,
  });
