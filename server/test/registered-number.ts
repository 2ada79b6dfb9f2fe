import { newId } from '../src/platform/ids.ts';
import type { TestServer } from './harness.ts';

/** Registers a phone number for messages with an active campaign, and orders its calling name. */
export async function registerNumber(
  server: TestServer,
  tenantId: string,
  phoneNumberId: string,
): Promise<{ campaignId: string; orderId: string }> {
  const [brandId, campaignId, orderId] = [newId(), newId(), newId()];
  const own = { tenant_id: tenantId };
  await server.db.tenant(tenantId, async (tx) => {
    await tx
      .insertInto('brand')
      .values({
        ...own,
        id: brandId,
        company_name: 'Harbor Dental',
        brand_name: 'Harbor Dental',
        company_type: 'PrivateProfit',
        tax_id: brandId,
        tax_country: 'US',
        industry: 'Healthcare',
        website: 'https://harbordental.example',
        stock_exchange: null,
        stock_symbol: null,
        address: JSON.stringify({}),
        contact: JSON.stringify({}),
        status: 'verified',
        feedback: '[]',
      })
      .execute();
    await tx
      .insertInto('campaign')
      .values({
        ...own,
        id: campaignId,
        brand_id: brandId,
        use_case: 'CustomerCare',
        sub_use_cases: '[]',
        details: '{}',
        rejection_reason: null,
        description: 'Appointments of patients.',
        message_flow: 'Patients agree at the desk.',
        sample_messages: JSON.stringify([]),
        status: 'active',
        payment_status: 'paid',
      })
      .execute();
    await tx
      .insertInto('campaign_number')
      .values({ ...own, campaign_id: campaignId, phone_number_id: phoneNumberId })
      .execute();
    const at = server.clock.now();
    await tx
      .insertInto('number_order')
      .values({
        ...own,
        id: orderId,
        phone_number_id: phoneNumberId,
        kind: 'lidb',
        order_status: 'processing',
        wanted: JSON.stringify({ callerName: 'HARBOR', lineType: 'business' }),
        reason: null,
        created_at: at,
        updated_at: at,
      })
      .execute();
  });
  return { campaignId, orderId };
}
