import type { vettingStatuses } from '@jackfield/contract/api/brand';
import type {
  BrandStatus,
  campaignPayments,
  CampaignStatus,
} from '@jackfield/contract/api/compliance';
import { campaignName } from '@jackfield/domain/campaign-name';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';

/** A brand, with one of its campaigns where it has any: a way for numbers to text. */
export interface TextingPath {
  readonly brandId: string;
  readonly brandName: string;
  readonly brandStatus: BrandStatus;
  readonly brandAt: Date | null;
  readonly vetting: (typeof vettingStatuses)[number] | null;
  readonly score: number | null;
  readonly vettedAt: Date | null;
  readonly campaign: {
    readonly id: string;
    readonly name: string;
    readonly status: Exclude<CampaignStatus, 'deactivated'>;
    readonly payment: (typeof campaignPayments)[number];
    readonly statusAt: Date | null;
    readonly paymentAt: Date | null;
  } | null;
}

type Row = Omit<TextingPath, 'campaign'> & {
  readonly useCase: string;
  readonly registryId: string | null;
} & {
  [Member in keyof NonNullable<TextingPath['campaign']>]:
    | NonNullable<TextingPath['campaign']>[Member]
    | null;
};

/** Brands of an account with their campaigns that have not ended, the newest first. */
export async function selectPaths(tx: Tx, tenantId: string): Promise<TextingPath[]> {
  const { rows } = await sql<Row>`
    select b.id as "brandId", coalesce(nullif(b.brand_name, ''), b.company_name) as "brandName",
      b.status as "brandStatus", coalesce(b.status_at, b.updated_at) as "brandAt",
      v.status as vetting, v.score, v.updated_at as "vettedAt",
      c.id, c.status,
      c.name, c.use_case as "useCase", c.registry_id as "registryId",
      c.payment_status as payment,
      coalesce(c.status_at, c.updated_at) as "statusAt",
      coalesce(c.payment_at, c.updated_at) as "paymentAt"
    from brand b
    left join campaign c on c.tenant_id = b.tenant_id and c.brand_id = b.id
      and c.status <> 'deactivated'
    left join lateral (
      select status, score, updated_at from brand_vetting
      where tenant_id = b.tenant_id and brand_id = b.id
      order by array_position(array['passed', 'requested', 'failed'], status),
        score desc nulls last, created_at desc, id desc
      limit 1
    ) v on true
    where b.tenant_id = ${tenantId}
    order by c.created_at desc nulls last, b.created_at desc, c.id, b.id`.execute(tx);
  return rows.map(
    ({ id, name, useCase, registryId, status, payment, statusAt, paymentAt, ...brand }) => ({
      ...brand,
      campaign:
        id === null || name === null || status === null || payment === null
          ? null
          : {
              id,
              name: campaignName({ name, useCase, registryId }),
              status,
              payment,
              statusAt,
              paymentAt,
            },
    }),
  );
}
