import { type CallPrice, getCallPrice } from '@jackfield/contract/api/web-phone';
import { call } from '@jackfield/runtime';
import { queryOptions } from '@tanstack/react-query';

/** Milliseconds: prices seldom change, credit and stops do. */
const staysFor = 60_000;

/** What a minute to a number costs, in international format. */
export const callPriceQuery = (to: string) =>
  queryOptions({
    queryKey: ['web-phone', 'price', to],
    queryFn: ({ signal }): Promise<CallPrice> => call(getCallPrice, { query: { to } }, { signal }),
    staleTime: staysFor,
  });
