import { alwaysOpenIn } from '@jackfield/domain/business-hours';
import type { BrandStatus, CampaignStatus } from '@jackfield/contract/api/compliance';
import { sql } from 'kysely';
import { newId } from '../src/platform/ids.ts';
import type { TestServer } from './harness.ts';

let made = 0;

/** What texting needs of an account: numbers, brands and campaigns, as rows. */
export function textingAccount(server: () => TestServer, tenantId: string) {
  const put = (table: string, row: Record<string, unknown>) =>
    server().db.tenant(tenantId, (tx) => {
      const entries = Object.entries({ tenant_id: tenantId, ...row });
      const columns = sql.join(entries.map(([name]) => sql.ref(name)));
      const values = sql.join(entries.map(([, value]) => sql`${value}`));
      return sql`insert into ${sql.table(table)} (${columns}) values (${values})`.execute(tx);
    });
  const own = () => ({
    id: newId(),
    created_at: server().clock.now(),
    updated_at: server().clock.now(),
  });
  return {
    async company(label = 'Front desk'): Promise<string> {
      const row = {
        ...own(),
        label,
        business_hour: JSON.stringify(alwaysOpenIn('America/Chicago')),
      };
      await put('company', row);
      return row.id;
    },
    async number(
      ownerId: string,
      given: { country?: string; isTollFree?: boolean; ownerType?: string } = {},
    ): Promise<string> {
      made += 1;
      const row = {
        ...own(),
        number: `+1251555${String(1000 + made)}`,
        owner_type: given.ownerType ?? 'company',
        owner_id: ownerId,
        country: given.country ?? 'USA',
        is_toll_free: given.isTollFree ?? false,
        source: 1,
      };
      await put('phone_number', row);
      return row.id;
    },
    async brand(status: BrandStatus = 'verified'): Promise<string> {
      made += 1;
      const row = {
        ...own(),
        company_name: `Harbor Dental ${made}`,
        company_type: 'PrivateProfit',
        tax_id: `12-${1_000_000 + made}`,
        tax_country: 'US',
        industry: 'Healthcare',
        website: 'https://harbordental.example',
        address: '{}',
        contact: '{}',
        status,
      };
      await put('brand', row);
      return row.id;
    },
    async campaign(
      brandId: string,
      status: CampaignStatus = 'active',
      given: { payment?: string; useCase?: string } = {},
    ): Promise<string> {
      const row = {
        ...own(),
        brand_id: brandId,
        use_case: given.useCase ?? 'CustomerCare',
        description: 'Appointments of patients.',
        message_flow: 'Patients agree at the desk.',
        sample_messages: '[]',
        details: JSON.stringify({
          optInKeywords: 'JOIN',
          optOutKeywords: 'STOP',
          helpKeywords: 'HELP',
          optInMessage: '',
          optOutMessage: '',
          helpMessage: '',
        }),
        status,
        payment_status: given.payment ?? 'paid',
      };
      await put('campaign', row);
      return row.id;
    },
    set: (table: 'brand' | 'campaign', id: string, values: Record<string, unknown>) =>
      server().db.tenant(tenantId, async (tx) => {
        const sets = Object.entries({ updated_at: server().clock.now(), ...values }).map(
          ([name, value]) => sql`${sql.ref(name)} = ${value}`,
        );
        await sql`update ${sql.table(table)} set ${sql.join(sets)} where id = ${id}`.execute(tx);
      }),
    attach: (campaignId: string, phoneNumberId: string, readyAt: Date | null = null) =>
      put('campaign_number', {
        campaign_id: campaignId,
        phone_number_id: phoneNumberId,
        attached_at: server().clock.now(),
        ready_at: readyAt,
      }),
  };
}
