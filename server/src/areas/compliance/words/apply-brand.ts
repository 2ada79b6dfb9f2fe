import type { BrandWord, VettingWord } from '../../../campaign-registry/registry.ts';
import type { Tx } from '../../../platform/database.ts';
import { inLanguage } from '../../../platform/languages.ts';
import { accountRow, readRow } from '../../../platform/rows.ts';
import { recordSystemChange } from '../../../platform/system-change.ts';
import { type BrandRow } from '../read-brand.ts';
import { brandEvent } from '../record-events.ts';
import { addStoryStep } from '../story.ts';
import { suspendCampaign } from './apply-campaign.ts';
import { feedbackOf } from './feedback-texts.ts';
import { mailNews } from './mail-news.ts';
import { keepOnboarding } from './onboarding.ts';

/** Whose record a word is about, and how its news is told. */
export interface Hearing {
  readonly tenantId: string;
  readonly id: string;
  readonly at: Date;
  readonly publicUrl: string;
}

const newsOf = {
  verified: 'brandVerified',
  unverified: 'brandUnverified',
  suspended: 'brandSuspended',
} as const;

/**
 * What a word of the registry makes of a brand (annex E5). A word that is not newer than what was
 * heard changes nothing, so that words may come twice and in any order.
 */
export async function applyBrandWord(tx: Tx, hearing: Hearing, word: BrandWord): Promise<void> {
  const { tenantId, id } = hearing;
  const brand = await readRow(tx, 'brand', { tenantId, id }, 'update');
  for (const vetting of word.vettings) await applyVetting(tx, hearing, brand, vetting);
  if (word.heard <= Number(brand.heard)) return;
  const { status } = word;
  if (status === brand.status || status === 'pending') {
    await tx
      .updateTable('brand')
      .set({ heard: word.heard })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .execute();
    return;
  }
  await move(tx, hearing, brand, { ...word, status });
}

type Verdict = Omit<BrandWord, 'status'> & { readonly status: keyof typeof newsOf };

async function move(tx: Tx, hearing: Hearing, brand: BrandRow, word: Verdict): Promise<void> {
  const { tenantId, id, at } = hearing;
  const { status, heard } = word;
  const { language } = await accountRow(tx, tenantId);
  const feedback = inLanguage(language, () => feedbackOf(word.faults));
  const note = feedback.map(({ displayName }) => displayName).join(', ');
  await tx
    .updateTable('brand')
    .set((row) => ({
      status,
      heard,
      feedback: JSON.stringify(feedback),
      version: row('version', '+', 1),
      updated_at: at,
    }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
  await addStoryStep(tx, { tenantId, id, step: status, at, note: note === '' ? null : note });
  if (status === 'suspended') await stopCampaigns(tx, hearing);
  await recordSystemChange(tx, {
    tenantId,
    at,
    action: `brand.${status}`,
    entity: 'brand',
    id,
    name: brand.company_name,
    before: { status: brand.status },
    after: { status },
    events: [brandEvent(id), ...(await keepOnboarding(tx, tenantId, at))],
  });
  const name = brand.company_name;
  await mailNews(tx, hearing, { what: newsOf[status], kind: 'brand', id, name, note });
}

/** Campaigns of a suspended brand stop (annex E5). */
async function stopCampaigns(tx: Tx, hearing: Hearing): Promise<void> {
  const active = await tx
    .selectFrom('campaign')
    .selectAll()
    .where('tenant_id', '=', hearing.tenantId)
    .where('brand_id', '=', hearing.id)
    .where('status', '=', 'active')
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const campaign of active) await suspendCampaign(tx, hearing, campaign);
}

async function applyVetting(tx: Tx, hearing: Hearing, brand: BrandRow, word: VettingWord) {
  const { tenantId, id, at } = hearing;
  const { status, score, heard } = word;
  if (status === 'requested') return;
  const moved = await tx
    .updateTable('brand_vetting')
    .set({ status, score, heard, decided_at: at, updated_at: at })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', word.id)
    .where('brand_id', '=', id)
    .where('heard', '<', String(heard))
    .where('status', '=', 'requested')
    .returning('provider')
    .executeTakeFirst();
  if (moved === undefined) return;
  await tx
    .updateTable('brand')
    .set((row) => ({ version: row('version', '+', 1), updated_at: at }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
  const isPassed = status === 'passed';
  const note = isPassed ? String(score) : moved.provider;
  await addStoryStep(tx, {
    tenantId,
    id,
    step: isPassed ? 'vettingPassed' : 'vettingFailed',
    at,
    note,
  });
  await recordSystemChange(tx, {
    tenantId,
    at,
    action: isPassed ? 'brand.vettingPassed' : 'brand.vettingFailed',
    entity: 'brand',
    id,
    name: brand.company_name,
    before: { vetting: 'requested' },
    after: { vetting: status, score },
    events: [brandEvent(id)],
  });
  const what = isPassed ? 'vettingPassed' : 'vettingFailed';
  const name = brand.company_name;
  await mailNews(tx, hearing, { what, kind: 'vetting', id, name, note });
}
