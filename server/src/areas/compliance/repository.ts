import { type Selectable, sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';
import { byName, searchPatterns, selectPage, type Listing } from '../../platform/list.ts';
import type { BrandTable, BrandVettingTable } from './tables.ts';

type BrandListing = Listing<'companyName' | 'companyType' | 'createdAt' | 'status'> & {
  readonly status?: BrandTable['status'] | undefined;
  readonly companyType?: BrandTable['company_type'] | undefined;
};

export interface BrandRow {
  readonly brand: Selectable<BrandTable>;
  readonly vettings: Selectable<BrandVettingTable>[];
  readonly campaignCount: number;
}

const order = {
  companyName: byName('company_name'),
  companyType: sql`company_type`,
  createdAt: sql`created_at`,
  status: sql`status`,
} as const;

/** Brands of a tenant that match, with what their rows show, and how many there are. */
export async function selectBrands(
  tx: Tx,
  { tenantId, page, sortBy, direction, search, status, companyType }: BrandListing,
): Promise<{ rows: BrandRow[]; total: number }> {
  const patterns = searchPatterns(search);
  let matching = tx.selectFrom('brand').where('tenant_id', '=', tenantId);
  if (patterns !== null) {
    matching = matching.where(sql<boolean>`folded(company_name) like all (${patterns}::text[])`);
  }
  if (status !== undefined) matching = matching.where('status', '=', status);
  if (companyType !== undefined) matching = matching.where('company_type', '=', companyType);
  const { rows: brands, total } = await selectPage(
    tx,
    matching.selectAll().orderBy(order[sortBy], direction).orderBy('id', direction),
    page,
  );
  const ids = brands.map((brand) => brand.id);
  const vettings = await selectVettings(tx, tenantId, ids);
  const campaigns = await countCampaigns(tx, tenantId, ids);
  const rows = brands.map((brand) => ({
    brand,
    vettings: vettings.filter((vetting) => vetting.brand_id === brand.id),
    campaignCount: campaigns.get(brand.id) ?? 0,
  }));
  return { rows, total };
}

/** Vettings of brands, the oldest first. */
export async function selectVettings(tx: Tx, tenantId: string, brandIds: string[]) {
  if (brandIds.length === 0) return [];
  return tx
    .selectFrom('brand_vetting')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('brand_id', 'in', brandIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** How many campaigns brands have. */
export async function countCampaigns(tx: Tx, tenantId: string, brandIds: string[]) {
  if (brandIds.length === 0) return new Map<string, number>();
  const rows = await tx
    .selectFrom('campaign')
    .select((all) => ['brand_id', all.fn.countAll<number>().as('total')])
    .where('tenant_id', '=', tenantId)
    .where('brand_id', 'in', brandIds)
    .groupBy('brand_id')
    .execute();
  return new Map(rows.map((row) => [row.brand_id, Number(row.total)]));
}

/** The best score of the vettings that a brand has passed; null without one. */
export async function bestScore(tx: Tx, tenantId: string, brandId: string): Promise<number | null> {
  const { best } = await tx
    .selectFrom('brand_vetting')
    .select((all) => all.fn.max('score').as('best'))
    .where('tenant_id', '=', tenantId)
    .where('brand_id', '=', brandId)
    .where('status', '=', 'passed')
    .executeTakeFirstOrThrow();
  return best;
}
