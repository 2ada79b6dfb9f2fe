import type { CampaignNumbers } from '@jackfield/contract/api/number-registration';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';

/** Campaigns with their brand and numbers, the newest first; `ids` keeps these alone. */
export async function selectCampaignNumbers(
  tx: Tx,
  tenantId: string,
  only: { readonly id?: string; readonly status?: 'active' },
): Promise<CampaignNumbers[]> {
  const conditions = [sql`c.tenant_id = ${tenantId}`];
  if (only.id !== undefined) conditions.push(sql`c.id = ${only.id}`);
  if (only.status !== undefined) conditions.push(sql`c.status = ${only.status}`);
  const { rows } = await sql<CampaignNumbers>`
    select c.id, c.name, c.use_case as "useCase", c.registry_id as "registryId", c.description, c.status, c.version,
      jsonb_build_object('id', b.id, 'companyName', b.company_name, 'status', b.status) as brand,
      coalesce((
        select jsonb_agg(n.phone_number_id order by n.phone_number_id) from campaign_number n
        where n.tenant_id = c.tenant_id and n.campaign_id = c.id
      ), '[]') as "phoneNumberIds"
    from campaign c join brand b on b.id = c.brand_id
    where ${sql.join(conditions, sql` and `)}
    order by c.created_at desc, c.id desc`.execute(tx);
  return rows;
}

/** One campaign with its brand and numbers; 404 when the account has none of that id. */
export async function readCampaignNumbers(
  tx: Tx,
  tenantId: string,
  id: string,
): Promise<CampaignNumbers> {
  const [campaign] = await selectCampaignNumbers(tx, tenantId, { id });
  if (campaign === undefined) throw notFound();
  return campaign;
}
