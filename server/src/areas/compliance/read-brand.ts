import type { Brand } from '@jackfield/contract/api/brand';
import type { Selectable } from 'kysely';
import type { Tx } from '../../platform/database.ts';
import { readRow, stampsOf } from '../../platform/rows.ts';
import { countCampaigns, selectVettings } from './repository.ts';
import { sentBrandFields } from './sent-fields.ts';
import { storyOf } from './story.ts';
import { onItsWay } from './submission-state.ts';
import type { BrandTable } from './tables.ts';

export type BrandRow = Selectable<BrandTable>;

/** Whether legal name, tax id or country are others than the registry has (annex E5). */
export function needsRevet(row: BrandRow): boolean {
  const sent = row.sent_identity;
  if (sent === null) return false;
  return (
    sent.companyName !== row.company_name ||
    sent.taxId !== row.tax_id ||
    sent.taxCountry !== row.tax_country
  );
}

/** A brand as the API answers it. Throws 404. */
export async function readBrand(tx: Tx, tenantId: string, id: string): Promise<Brand> {
  const row = await readRow(tx, 'brand', { tenantId, id });
  const vettings = await selectVettings(tx, tenantId, [row.id]);
  const campaigns = await countCampaigns(tx, tenantId, [row.id]);
  return {
    id: row.id,
    ...sentBrandFields(row),
    status: row.status,
    isVerified: row.is_verified,
    feedback: row.feedback,
    vettings: vettings.map((vetting) => ({
      id: vetting.id,
      provider: vetting.provider,
      vettingClass: vetting.vetting_class,
      status: vetting.status,
      score: vetting.score,
      requestedAt: vetting.created_at.toISOString(),
      decidedAt: vetting.decided_at?.toISOString() ?? null,
      price: Number(vetting.price),
    })),
    registryId: row.registry_id,
    needsRevet: needsRevet(row),
    ...(await onItsWay(tx, tenantId, row.id)),
    overrides: row.overrides,
    story: await storyOf(tx, tenantId, row.id),
    campaignCount: campaigns.get(row.id) ?? 0,
    ...stampsOf(row),
  };
}
