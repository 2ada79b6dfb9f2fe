import {
  type CampaignNumbers,
  getNumberRegistration,
  setCampaignNumbers,
} from '@jackfield/contract/api/number-registration';
import { ApiFailure, call } from '@jackfield/runtime';
import { queryOptions } from '@tanstack/react-query';

/** Messaging registration of one number (NUM-12). */
export function registrationOptions(id: string) {
  return queryOptions({
    queryKey: ['phonenumber', 'record', id, 'registration'],
    queryFn: ({ signal }) => call(getNumberRegistration, { params: { id } }, { signal }),
  });
}

type Change = (ids: readonly string[]) => string[];

const set = ({ id, phoneNumberIds, version }: CampaignNumbers, change: Change) =>
  call(
    setCampaignNumbers,
    { params: { id }, body: { phoneNumberIds: change(phoneNumberIds) } },
    { version },
  );

/**
 * Changes the numbers of a campaign (API-84). Where another number came or went meanwhile, the same
 * change is made to the list as it is now.
 */
async function changeNumbers(
  campaign: CampaignNumbers,
  change: Change,
  read: () => Promise<CampaignNumbers | undefined>,
): Promise<void> {
  try {
    await set(campaign, change);
  } catch (error) {
    const now = error instanceof ApiFailure && error.status === 412 ? await read() : undefined;
    if (now === undefined) throw error;
    await set(now, change);
  }
}

/** The campaign as it is stored now. */
async function campaignNow(numberId: string, id: string): Promise<CampaignNumbers | undefined> {
  const { campaign, campaigns } = await call(getNumberRegistration, { params: { id: numberId } });
  return [campaign, ...campaigns].find((one) => one?.id === id) ?? undefined;
}

/** Attaches a number to an active campaign. */
export function assignNumber(numberId: string, campaign: CampaignNumbers): Promise<void> {
  return changeNumbers(
    campaign,
    (ids) => [...new Set([...ids, numberId])],
    () => campaignNow(numberId, campaign.id),
  );
}

/** Takes a number out of its campaign. */
export function removeNumber(numberId: string, campaign: CampaignNumbers): Promise<void> {
  return changeNumbers(
    campaign,
    (ids) => ids.filter((id) => id !== numberId),
    () => campaignNow(numberId, campaign.id),
  );
}
