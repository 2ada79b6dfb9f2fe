import type { CallAnswer } from '@jackfield/contract';
import {
  type createWebhook,
  getWebhookMessage,
  listWebhookMessages,
  listWebhooks,
  type Webhook,
} from '@jackfield/contract/api/webhook';
import { call } from '@jackfield/runtime';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { isUnderWay } from './webhook-state.ts';

/** A webhook with the secret that is answered this once. */
export type ShownOnce = CallAnswer<typeof createWebhook>;

/** Which messages are shown. */
export type MessageFilter = 'all' | 'waiting' | 'dead';

/** How many messages each press of 'Show more' brings. */
const pageSize = 25;

/** Milliseconds until messages are looked at again: one that is being sent, and what may have come. */
const lookAgain = 2000;
const lookForMore = 10_000;

/** Begins the key of all that is read of webhooks. */
export const webhooksKey = ['webhooks'];

/** Webhooks of the account (HOOK-01). */
export const webhooksOptions = () =>
  queryOptions({
    queryKey: [...webhooksKey, 'list'],
    queryFn: ({ signal }) => call(listWebhooks, {}, { signal }),
    refetchInterval: lookForMore,
  });

/** Messages of a webhook, the newest first, read on from the last one received (HOOK-01). */
export const messagesOptions = ({ id, state }: Webhook, filter: MessageFilter) =>
  infiniteQueryOptions({
    queryKey: [...webhooksKey, id, 'messages', filter],
    queryFn: ({ signal, pageParam }) =>
      call(
        listWebhookMessages,
        {
          params: { id },
          query: {
            limit: pageSize,
            ...(pageParam !== null && { startAfter: pageParam }),
            ...(filter !== 'all' && { state: filter }),
          },
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextStartAfter }) => nextStartAfter,
    // The server tells of webhooks, not of each message.
    refetchInterval: ({ state: { data } }) =>
      state === 'on' &&
      data?.pages.some(({ items }) => items.some((one) => isUnderWay(one, Date.now())))
        ? lookAgain
        : lookForMore,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  });

/** A message in full (HOOK-01). */
export const messageOptions = ({ id, state }: Webhook, messageId: string) =>
  queryOptions({
    queryKey: [...webhooksKey, id, 'message', messageId],
    queryFn: ({ signal }) => call(getWebhookMessage, { params: { id, messageId } }, { signal }),
    refetchInterval: ({ state: { data } }) =>
      state === 'on' && data && isUnderWay(data, Date.now()) ? lookAgain : false,
  });
