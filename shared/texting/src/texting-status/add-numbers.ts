import { listTexting } from '@jackfield/contract/api/texting';
import {
  getNumberRegistration,
  setCampaignNumbers,
} from '@jackfield/contract/api/number-registration';
import { ApiFailure, call } from '@jackfield/runtime';

/** Most numbers of a campaign, as its call takes them. */
const mostNumbers = 1000;
const pageSize = 100;

/** All numbers of the account that are in no campaign and could be in one. */
async function addableIds(): Promise<string[]> {
  const ids: string[] = [];
  for (let pageNum = 1; ids.length < mostNumbers; pageNum += 1) {
    const query = { reason: 'notAttached', pageNum, limit: pageSize } as const;
    const { items, hasMore } = await call(listTexting, { query });
    ids.push(...items.map(({ id }) => id));
    if (!hasMore) break;
  }
  return ids;
}

/** Adds numbers to a campaign as it is now; answers how many it took. */
async function addOnce(ids: readonly string[], campaignId: string): Promise<number> {
  const [first] = ids;
  if (first === undefined) return 0;
  const { campaigns } = await call(getNumberRegistration, { params: { id: first } });
  const campaign = campaigns.find(({ id }) => id === campaignId);
  const kept = campaign?.phoneNumberIds ?? [];
  const phoneNumberIds = [...new Set([...kept, ...ids])].slice(0, mostNumbers);
  await call(
    setCampaignNumbers,
    { params: { id: campaignId }, body: { phoneNumberIds } },
    { version: campaign?.version ?? 0 },
  );
  return phoneNumberIds.length - kept.length;
}

/**
 * Adds numbers to a campaign. Where others came or went meanwhile, the same is asked of the campaign
 * as it is then; numbers that another campaign took are left out where all were meant.
 */
export async function addNumbers(
  wanted: readonly string[] | 'all',
  campaignId: string,
): Promise<number> {
  const ids = async () => (wanted === 'all' ? addableIds() : wanted);
  try {
    return await addOnce(await ids(), campaignId);
  } catch (error) {
    const isStale = error instanceof ApiFailure && error.status === 412;
    const isTaken = error instanceof ApiFailure && error.status === 409 && wanted === 'all';
    if (!isStale && !isTaken) throw error;
    return addOnce(await ids(), campaignId);
  }
}
