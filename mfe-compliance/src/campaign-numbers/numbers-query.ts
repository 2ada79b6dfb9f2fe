import { type Campaign, getCampaign, listCampaigns } from '@jackfield/contract/api/campaign';
import { listTenantNumbers } from '@jackfield/contract/api/number';
import { listTexting } from '@jackfield/contract/api/texting';
import { setCampaignNumbers } from '@jackfield/contract/api/number-registration';
import { ApiFailure, call, fieldMessages, failureText } from '@jackfield/runtime';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { campaignName } from '@jackfield/domain/campaign-name';
import { campaignKeys } from '../campaigns/campaign-query.ts';

/** Key of everything about phone numbers. */
export const numbersKey = ['phonenumber'];

interface NumbersWanted {
  readonly tenantId: string;
  readonly search: string;
}

const pageSize = 50;

/** Local numbers of the account by page, as many as were asked for (API-64). */
export function numbersOptions({ tenantId, search }: NumbersWanted) {
  const query = {
    limit: pageSize,
    sortBy: 'number',
    direction: 'asc',
    isTollFree: 'false',
    ...(search && { search }),
  } as const;
  return infiniteQueryOptions({
    queryKey: [...numbersKey, 'list', 'local', query],
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

/** Numbers of a campaign by page, those that cannot text yet first. */
export function attachedOptions({ campaignId, search }: { campaignId: string; search: string }) {
  const query = { limit: pageSize, campaignId, ...(search && { search }) } as const;
  return infiniteQueryOptions({
    queryKey: [...numbersKey, 'texting', query],
    queryFn: ({ signal, pageParam }) =>
      call(listTexting, { query: { ...query, pageNum: pageParam } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ hasMore }, pages) => (hasMore ? pages.length + 1 : undefined),
    select: ({ pages }) => ({
      numbers: pages.flatMap(({ items }) => items),
      counts: pages[0]?.counts ?? null,
    }),
  });
}

/** Names of campaigns, by id. */
export function campaignNamesOptions() {
  const query = { limit: 100, pageNum: 1 } as const;
  return queryOptions({
    queryKey: [...campaignKeys.lists, query],
    queryFn: ({ signal }) => call(listCampaigns, { query }, { signal }),
    select: ({ items }) =>
      new Map(items.map((one) => [one.id, `${campaignName(one)}, ${one.brand.brandName}`])),
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
