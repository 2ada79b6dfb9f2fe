import { type Campaign, getCampaign, listCampaigns } from '@jackfield/contract/api/campaign';
import { listTenantNumbers } from '@jackfield/contract/api/number';
import { setCampaignNumbers } from '@jackfield/contract/api/number-registration';
import { ApiFailure, call, fieldMessages, failureText } from '@jackfield/runtime';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { campaignName } from '../campaigns/campaign-name.ts';
import { campaignKeys } from '../campaigns/campaign-query.ts';

/** Key of everything about phone numbers. */
export const numbersKey = ['phonenumber'];

interface NumbersWanted {
  readonly tenantId: string;
  readonly search: string;
  /** Numbers of this campaign; left out: local numbers of the whole account. */
  readonly campaignId?: string;
}

const pageSize = 50;

/** Numbers by page, as many as were asked for (API-64). */
export function numbersOptions({ tenantId, search, campaignId }: NumbersWanted) {
  const query = {
    limit: pageSize,
    sortBy: 'number',
    direction: 'asc',
    ...(search && { search }),
    ...(campaignId === undefined ? { isTollFree: 'false' as const } : { campaignId }),
  } as const;
  return infiniteQueryOptions({
    queryKey: [...numbersKey, 'list', 'campaign', query],
    queryFn: ({ signal, pageParam }) =>
      call(
        listTenantNumbers,
        { params: { id: tenantId }, query: { ...query, pageNum: pageParam } },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ hasMore }, pages) => (hasMore ? pages.length + 1 : undefined),
    select: ({ pages }) => ({
      numbers: pages.flatMap(({ items }) => items),
      total: pages[0]?.total ?? null,
    }),
  });
}

/** Names of the campaigns that take numbers, by id. */
export function activeNamesOptions() {
  const query = { limit: 100, pageNum: 1, status: 'active' } as const;
  return queryOptions({
    queryKey: [...campaignKeys.lists, query],
    queryFn: ({ signal }) => call(listCampaigns, { query }, { signal }),
    select: ({ items }) => new Map(items.map((one) => [one.id, campaignName(one)])),
  });
}

interface NumbersChange {
  /** The numbers that it shall have, out of those that it has. */
  change(ids: readonly string[]): readonly string[];
  moves?: readonly { phoneNumberId: string; from: string }[];
}

type Numbered = Pick<Campaign, 'id' | 'version' | 'phoneNumberIds'>;

const send = ({ id, version, phoneNumberIds }: Numbered, { change, moves }: NumbersChange) =>
  call(
    setCampaignNumbers,
    {
      params: { id },
      body: { phoneNumberIds: [...change(phoneNumberIds)], ...(moves && { moves: [...moves] }) },
    },
    { version },
  );

/**
 * Changes the numbers of a campaign (API-84). Where it was changed meanwhile, the same change is made
 * to the numbers that it has by now.
 */
export async function changeNumbers(campaign: Numbered, wanted: NumbersChange) {
  try {
    return await send(campaign, wanted);
  } catch (error) {
    if (!(error instanceof ApiFailure && error.status === 412)) throw error;
    return send(await call(getCampaign, { params: { id: campaign.id } }), wanted);
  }
}

/** Why numbers were not taken; the server names the number that was added elsewhere. */
export const numbersFailure = (error: unknown): string =>
  Object.values(fieldMessages(error)).find(Boolean) ?? failureText(error);
