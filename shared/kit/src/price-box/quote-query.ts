import { may } from '@jackfield/kit/may';
import type { CallInput } from '@jackfield/contract';
import { getQuote, type PriceItem, type Quote } from '@jackfield/contract/api/price';
import { ApiFailure, call } from '@jackfield/runtime';

const quoteKey = ['quote'] as const;

/**
 * What an action would cost now; read again whenever it is asked for anew, and never for who may
 * not see money.
 */
export function quoteOptions(asked: CallInput<typeof getQuote>['query']) {
  return {
    enabled: may('billing:read'),
    queryKey: [...quoteKey, asked],
    queryFn: ({ signal }: { signal: AbortSignal }) => call(getQuote, { query: asked }, { signal }),
    staleTime: 0,
  };
}

/** What one of an item adds to a total that is shown, where they are bought one by one. */
export function shownForOne(quote: Quote | undefined, item: PriceItem): number | undefined {
  return quote?.lines.find((line) => line.item === item)?.each.total;
}

/** Whether an action was refused because it costs something else than was shown. */
export const isOtherPrice = (error: unknown): boolean =>
  error instanceof ApiFailure && error.responseCode === 'PRICECHANGED';
