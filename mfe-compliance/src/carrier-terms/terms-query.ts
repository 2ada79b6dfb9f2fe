import { getCarrierTerms } from '@jackfield/contract/api/campaign';
import { call } from '@jackfield/runtime';
import { queryOptions } from '@tanstack/react-query';
import { campaignKeys } from '../campaigns/campaign-query.ts';

/** How much each carrier lets through of a campaign (COMP-12). */
export function termsOptions(id: string) {
  return queryOptions({
    queryKey: [...campaignKeys.record(id), 'terms'],
    queryFn: ({ signal }) => call(getCarrierTerms, { params: { id } }, { signal }),
  });
}
