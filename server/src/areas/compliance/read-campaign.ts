import type { Campaign, CampaignListItem } from '@jackfield/contract/api/campaign';
import { type BrandStatus, type UseCase, useCases } from '@jackfield/contract/api/compliance';
import { sql, type Selectable } from 'kysely';
import { nameOfUseCase } from '@jackfield/domain/campaign-name';
import type { Tx } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import {
  byName,
  searchPattern,
  searchPatterns,
  selectPage,
  type Listing,
} from '../../platform/list.ts';
import { stampsOf } from '../../platform/rows.ts';
import { storyOf } from './story.ts';
import { onItsWay } from './submission-state.ts';
import type { CampaignTable } from './tables.ts';

export type CampaignRow = Selectable<CampaignTable>;

/** Campaigns with their brand and how many numbers they have. */
function withBrand(tx: Tx, tenantId: string) {
  return tx
    .selectFrom('campaign as c')
    .innerJoin('brand as b', 'b.id', 'c.brand_id')
    .selectAll('c')
    .select(['b.company_name', 'b.brand_name', 'b.status as brand_status'])
    .select((row) =>
      row
        .selectFrom('campaign_number as n')
        .select((all) => all.fn.countAll<number>().as('total'))
        .whereRef('n.campaign_id', '=', 'c.id')
        .as('number_count'),
    )
    .where('c.tenant_id', '=', tenantId);
}

type WithBrand = CampaignRow & {
  readonly company_name: string;
  readonly brand_name: string;
  readonly brand_status: BrandStatus;
  readonly number_count: number | null;
};

const listItem = (row: WithBrand): CampaignListItem => ({
  id: row.id,
  name: row.name,
  brandId: row.brand_id,
  brand: {
    id: row.brand_id,
    companyName: row.company_name,
    brandName: row.brand_name,
    status: row.brand_status,
  },
  useCase: row.use_case as UseCase,
  registryId: row.registry_id,
  status: row.status,
  paymentStatus: row.payment_status,
  numberCount: Number(row.number_count ?? 0),
  createdAt: row.created_at.toISOString(),
});

type CampaignListing = Listing<'name' | 'useCase' | 'createdAt' | 'status'> & {
  readonly brandId?: string | undefined;
  readonly status?: CampaignRow['status'] | undefined;
};

const order = {
  name: byName('c.name'),
  useCase: sql`c.use_case`,
  createdAt: sql`c.created_at`,
  status: sql`c.status`,
} as const;

/** What people read for each use case, for a search by it. */
const namesJson = () =>
  JSON.stringify(Object.fromEntries(useCases.map((code) => [code, nameOfUseCase(code)])));

/** The beginning of an id; fewer characters are words too, such as 2FA, and in many ids. */
const isIdBeginning = (search: string | undefined): search is string =>
  search !== undefined && /^[0-9a-f-]{8,36}$/i.test(search);

/** Campaigns of a tenant that match, and how many there are (API-81). */
export async function selectCampaigns(tx: Tx, wanted: CampaignListing) {
  const { tenantId, page, sortBy, direction, search, brandId, status } = wanted;
  const pattern = searchPattern(search);
  let matching = withBrand(tx, tenantId);
  if (brandId !== undefined) matching = matching.where('c.brand_id', '=', brandId);
  if (status !== undefined) matching = matching.where('c.status', '=', status);
  if (pattern !== null) {
    matching = matching.where((one) =>
      one.or([
        sql<boolean>`folded(concat_ws(' ', c.name, c.description, c.use_case,
            ${namesJson()}::jsonb ->> c.use_case, b.company_name))
          like all (${searchPatterns(search)}::text[])`,
        one(sql`folded(coalesce(c.registry_id, ''))`, 'like', pattern),
        ...(isIdBeginning(search)
          ? [one(sql`c.id::text`, 'like', `${search.toLowerCase()}%`)]
          : []),
      ]),
    );
  }
  const { rows, total } = await selectPage(
    tx,
    matching.orderBy(order[sortBy], direction).orderBy('c.id', direction),
    page,
  );
  return { items: rows.map(listItem), total };
}

/** A campaign as the API answers it. Throws 404. */
export async function readCampaign(tx: Tx, tenantId: string, id: string): Promise<Campaign> {
  const row = await withBrand(tx, tenantId).where('c.id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound();
  const numbers = await tx
    .selectFrom('campaign_number')
    .select('phone_number_id')
    .where('tenant_id', '=', tenantId)
    .where('campaign_id', '=', id)
    .orderBy('phone_number_id')
    .execute();
  const { confirmUrl, isBeingSent } = await onItsWay(tx, tenantId, row.id);
  return {
    ...listItem(row),
    subUseCases: row.sub_use_cases as UseCase[],
    description: row.description,
    messageFlow: row.message_flow,
    sampleMessages: [...row.sample_messages],
    ...row.details,
    rejectionReason: row.rejection_reason,
    rejections: row.rejections,
    carriers: row.carriers,
    phoneNumberIds: numbers.map((one) => one.phone_number_id),
    confirmUrl,
    isBeingSent,
    overrides: row.overrides,
    story: await storyOf(tx, tenantId, row.id),
    ...stampsOf(row),
  };
}
