import type { DemoBrand, DemoCampaign } from '../demo/shapes.ts';
import { insertAll } from '../insert.ts';
import { daysAgo } from '../times.ts';
import { type Loading, ownerOf } from './loading.ts';
import { serviceAddress } from './people.ts';

/** Brands with vettings, feedback and campaigns with their numbers. */
export async function loadCompliance(loading: Loading): Promise<void> {
  const { account, tx, tenantId } = loading;
  await insertAll(
    tx,
    'brand',
    account.brands.map((brand) => row(loading, brand)),
  );
  await insertAll(
    tx,
    'brand_vetting',
    account.brands.flatMap((brand) =>
      brand.vettings.map((vetting) => ({
        id: loading.id('vetting', brand.companyName, vetting.provider),
        tenant_id: tenantId,
        brand_id: loading.id('brand', brand.companyName),
        provider: vetting.provider,
        vetting_class: vetting.vettingClass,
        status: vetting.status,
        score: vetting.score,
        created_at: daysAgo(loading.now, Math.max(1, brand.daysAgo - 5)),
      })),
    ),
  );
  const campaigns = account.brands.flatMap((brand) =>
    brand.campaigns.map((campaign) => ({ brand, campaign })),
  );
  await insertAll(
    tx,
    'campaign',
    campaigns.map(({ brand, campaign }) => campaignRow(loading, brand, campaign)),
  );
  await insertAll(
    tx,
    'campaign_number',
    campaigns.flatMap(({ campaign }) =>
      (campaign.numbers ?? []).map((number) => ({
        tenant_id: tenantId,
        campaign_id: loading.id('campaign', campaign.useCase),
        phone_number_id: loading.id('number', number),
      })),
    ),
  );
}

function row(loading: Loading, brand: DemoBrand) {
  const owner = ownerOf(loading.account);
  const at = daysAgo(loading.now, brand.daysAgo);
  return {
    id: loading.id('brand', brand.companyName),
    tenant_id: loading.tenantId,
    company_name: brand.companyName,
    brand_name: brand.brandName,
    company_type: brand.companyType,
    tax_id: brand.taxId,
    tax_country: loading.account.country,
    industry: brand.industry,
    website: brand.website,
    stock_exchange: brand.stock?.exchange ?? null,
    stock_symbol: brand.stock?.symbol ?? null,
    address: JSON.stringify(serviceAddress(loading)),
    contact: JSON.stringify({
      firstName: owner.firstName,
      lastName: owner.lastName,
      email: owner.email,
      phone: owner.numbers[0] ?? '',
    }),
    status: brand.status,
    feedback: JSON.stringify(brand.feedback),
    created_at: at,
    updated_at: at,
  };
}

const paymentStatus = {
  pendingPayment: 'pending',
  paymentFailed: 'failed',
  pendingReview: 'paid',
  active: 'paid',
  rejected: 'paid',
  suspended: 'paid',
  deactivated: 'paid',
} as const;

function campaignRow(loading: Loading, brand: DemoBrand, campaign: DemoCampaign) {
  const at = daysAgo(loading.now, campaign.daysAgo);
  return {
    id: loading.id('campaign', campaign.useCase),
    tenant_id: loading.tenantId,
    brand_id: loading.id('brand', brand.companyName),
    use_case: campaign.useCase,
    sub_use_cases: JSON.stringify(campaign.subUseCases ?? []),
    description: campaign.description,
    message_flow: campaign.messageFlow,
    sample_messages: JSON.stringify(campaign.sampleMessages),
    details: JSON.stringify({
      optInKeywords: 'START',
      optOutKeywords: 'STOP',
      helpKeywords: 'HELP',
      optInMessage: `${brand.brandName}: you will receive messages from us. Reply STOP to opt out.`,
      optOutMessage: `${brand.brandName}: you will receive no more messages.`,
      helpMessage: `${brand.brandName}: call us for help. Reply STOP to opt out.`,
      termsAccepted: true,
    }),
    status: campaign.status,
    payment_status: paymentStatus[campaign.status],
    rejection_reason: campaign.rejectionReason ?? null,
    created_at: at,
    updated_at: at,
  };
}
