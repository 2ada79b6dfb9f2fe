import {
  type Campaign,
  exportCampaigns,
  getCampaign,
  listCampaigns,
} from '@jackfield/contract/api/campaign';
import type { CallInput } from '@jackfield/contract';
import { call } from '@jackfield/runtime';
import { type QueryClient, queryOptions } from '@tanstack/react-query';

/** Keys under which campaigns are kept in the query client. */
export const campaignKeys = {
  all: ['campaign'],
  lists: ['campaign', 'list'],
  record: (id: string) => ['campaign', 'record', id],
} as const;

/** One page of campaigns (API-81). */
export function campaignPage(query: CallInput<typeof listCampaigns>['query']) {
  return {
    queryKey: [...campaignKeys.lists, query],
    load: (signal: AbortSignal) => call(listCampaigns, { query }, { signal }),
  };
}

/** The listing under its search and filters as a CSV file. */
export function campaignsFile({
  pageNum: _page,
  limit: _limit,
  ...query
}: NonNullable<CallInput<typeof listCampaigns>['query']>): Promise<Blob> {
  return call(exportCampaigns, { query });
}

/** One campaign with all that was sent and what has happened to it (API-82). */
export function campaignOptions(id: string) {
  return queryOptions({
    queryKey: campaignKeys.record(id),
    queryFn: ({ signal }) => call(getCampaign, { params: { id } }, { signal }),
  });
}

/** Puts a campaign just answered where the pages find it; the other queries are read again. */
export function keepCampaign(client: QueryClient, campaign: Campaign): void {
  client.setQueryData(campaignKeys.record(campaign.id), campaign);
  void client.invalidateQueries({
    queryKey: campaignKeys.all,
    predicate: ({ state }) => state.data !== campaign,
  });
}
