import type { CampaignWord } from '../../../campaign-registry/registry.ts';
import type { Tx } from '../../../platform/database.ts';
import { readRow } from '../../../platform/rows.ts';
import { recordSystemChange } from '../../../platform/system-change.ts';
import { campaignName } from '../campaign-columns.ts';
import { type CampaignRow } from '../read-campaign.ts';
import { campaignEvent } from '../record-events.ts';
import { addStoryStep } from '../story.ts';
import type { Hearing } from './apply-brand.ts';
import { mailNews } from './mail-news.ts';
import { keepOnboarding } from './onboarding.ts';

const stepOf = { active: 'approved', rejected: 'rejected', suspended: 'suspended' } as const;
const newsOf = {
  active: 'campaignApproved',
  rejected: 'campaignRejected',
  suspended: 'campaignSuspended',
} as const;

/** Whether anything of a word is not stored yet. */
const says = (word: CampaignWord, row: CampaignRow) =>
  JSON.stringify(word.carriers) !== JSON.stringify(row.carriers);

/**
 * What a word of the carriers makes of a campaign (annex E6). A word that is not newer than what was
 * heard changes nothing, nor does any word about a campaign that has ended.
 */
export async function applyCampaignWord(
  tx: Tx,
  hearing: Hearing,
  word: CampaignWord,
): Promise<void> {
  const { tenantId, id, at } = hearing;
  const { brand_id: brandId } = await readRow(tx, 'campaign', { tenantId, id });
  // Its brand first, as a word about the brand locks them: that it is suspended cannot come between.
  const brand = await readRow(tx, 'brand', { tenantId, id: brandId }, 'share');
  const row = await readRow(tx, 'campaign', { tenantId, id }, 'update');
  if (row.status === 'deactivated') return;
  const isNewer = word.heard > Number(row.heard);
  // The first word about a submission says who looks at it, which its sending did not.
  const isFirst =
    word.heard === Number(row.heard) && row.status === 'pendingReview' && says(word, row);
  if (!isNewer && !isFirst) return;
  const { status, carriers } = word;
  const reason = word.rejections.map(({ description }) => description).join(' ');
  const isMoved = status !== row.status && status !== 'pendingReview';
  await tx
    .updateTable('campaign')
    .set((old) => ({
      heard: word.heard,
      carriers: JSON.stringify(carriers),
      ...(isMoved && {
        status,
        rejections: JSON.stringify(word.rejections),
        rejection_reason: reason === '' ? null : reason,
      }),
      version: old('version', '+', 1),
      updated_at: at,
    }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
  const record = (action: string) => ({
    tenantId,
    at,
    action: `campaign.${action}`,
    entity: 'campaign',
    id,
    name: campaignName(row),
  });
  if (!isMoved) {
    await recordSystemChange(tx, {
      ...record('reviewed'),
      before: { carriers: row.carriers },
      after: { carriers },
      events: [campaignEvent(id)],
    });
    return;
  }
  const note = reason === '' ? null : reason;
  await addStoryStep(tx, { tenantId, id, step: stepOf[status], at, note });
  await recordSystemChange(tx, {
    ...record(status),
    before: { status: row.status },
    after: { status },
    events: [campaignEvent(id), ...(await keepOnboarding(tx, tenantId, at))],
  });
  await mailNews(tx, hearing, {
    what: newsOf[status],
    kind: 'campaign',
    id,
    name: campaignName(row),
    note: reason,
  });
  // Carriers may approve what was sent before the brand was suspended.
  if (status === 'active' && brand.status === 'suspended') {
    await suspendCampaign(tx, hearing, { ...row, status });
  }
}

/** Stops an active campaign whose brand was suspended. */
export async function suspendCampaign(
  tx: Tx,
  { tenantId, at }: Omit<Hearing, 'id'>,
  row: CampaignRow,
): Promise<void> {
  const { id } = row;
  await tx
    .updateTable('campaign')
    .set((old) => ({ status: 'suspended', version: old('version', '+', 1), updated_at: at }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
  await addStoryStep(tx, { tenantId, id, step: 'suspended', at });
  await recordSystemChange(tx, {
    tenantId,
    at,
    action: 'campaign.suspended',
    entity: 'campaign',
    id,
    name: campaignName(row),
    before: { status: row.status },
    after: { status: 'suspended' },
    events: [campaignEvent(id), ...(await keepOnboarding(tx, tenantId, at))],
  });
}
