import { messagingCarriers } from '@jackfield/contract/api/compliance';
import type { DemoBrand, DemoCampaign } from '../demo/shapes.ts';
import { insertAll } from '../insert.ts';
import { daysAgo } from '../times.ts';
import {
  brandStatusAt,
  brandStory,
  campaignStory,
  decidedAt,
  statusAt,
} from './compliance-story.ts';
import { type Loading, ownerOf } from './loading.ts';
import { serviceAddress } from './people.ts';

/** Brands with vettings, feedback and campaigns with their numbers, and what has happened to them. */
export async function loadCompliance(loading: Loading): Promise<void> {
  const { account, tx, tenantId } = loading;
  if (account.brands.length === 0) return;
  await insertAll(
    tx,
    'brand',
    account.brands.map((brand) => row(loading, brand)),
  );
  await insertAll(
    tx,
    'brand_vetting',
    account.brands.flatMap((brand) => brand.vettings.map((one) => vettingRow(loading, brand, one))),
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
        attached_at: statusAt(loading, campaign),
        ready_at: statusAt(loading, campaign),
      })),
    ),
  );
  await insertAll(tx, 'compliance_story', [
    ...account.brands.flatMap((brand) => brandStory(loading, brand)),
    ...campaigns.flatMap(({ campaign }) => campaignStory(loading, campaign)),
  ]);
  await insertAll(tx, 'phone_code', [verifiedPhone(loading)]);
}

const countries = { USA: 'US', CAN: 'CA', MYS: 'MY' } as const;
const registryId = (kind: 'B' | 'C', id: string) => `${kind}${id.slice(-6).toUpperCase()}`;
const contactPhone = (loading: Loading) => ownerOf(loading.account).numbers[0] ?? '';

function row(loading: Loading, brand: DemoBrand) {
  const owner = ownerOf(loading.account);
  const at = daysAgo(loading.now, brand.daysAgo);
  const id = loading.id('brand', brand.companyName);
  const taxCountry = countries[loading.account.country];
  return {
    id,
    tenant_id: loading.tenantId,
    company_name: brand.companyName,
    brand_name: brand.brandName,
    company_type: brand.companyType,
    tax_id: brand.taxId,
    tax_country: taxCountry,
    industry: brand.industry,
    website: brand.website,
    stock_exchange: brand.stock?.exchange ?? null,
    stock_symbol: brand.stock?.symbol ?? null,
    address: JSON.stringify(serviceAddress(loading)),
    contact: JSON.stringify({
      firstName: owner.firstName,
      lastName: owner.lastName,
      email: owner.email,
      phone: contactPhone(loading),
    }),
    status: brand.status,
    feedback: JSON.stringify(brand.feedback),
    registry_id: registryId('B', id),
    sent_identity: JSON.stringify({
      companyName: brand.companyName,
      taxId: brand.taxId,
      taxCountry,
    }),
    status_at: brandStatusAt(loading, brand),
    created_at: at,
    updated_at: at,
  };
}

function vettingRow(loading: Loading, brand: DemoBrand, vetting: DemoBrand['vettings'][number]) {
  const days = Math.max(2, brand.daysAgo - 5);
  return {
    id: loading.id('vetting', brand.companyName, vetting.provider),
    tenant_id: loading.tenantId,
    brand_id: loading.id('brand', brand.companyName),
    provider: vetting.provider,
    vetting_class: vetting.vettingClass,
    status: vetting.status,
    score: vetting.score,
    decided_at: vetting.status === 'requested' ? null : daysAgo(loading.now, days - 1),
    created_at: daysAgo(loading.now, days),
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

/** What the carriers have said in each state. */
function carriers({ status }: DemoCampaign, at: Date) {
  if (status === 'pendingPayment' || status === 'paymentFailed') return [];
  return messagingCarriers.map((carrier, index) => {
    const isOpen = status === 'pendingReview' && index > 0;
    const state = status === 'rejected' ? 'refused' : 'approved';
    return isOpen
      ? { carrier, state: 'waiting', at: null }
      : { carrier, state, at: at.toISOString() };
  });
}

function campaignRow(loading: Loading, brand: DemoBrand, campaign: DemoCampaign) {
  const at = daysAgo(loading.now, campaign.daysAgo);
  const id = loading.id('campaign', campaign.useCase);
  const payment = paymentStatus[campaign.status];
  const samples = campaign.sampleMessages.join(' ');
  return {
    id,
    tenant_id: loading.tenantId,
    brand_id: loading.id('brand', brand.companyName),
    name: campaign.name ?? '',
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
      embeddedLink: /\w\.\w+\//.test(samples),
      embeddedPhone: /\d{3}-\d{4}/.test(samples),
      ageGated: false,
      directLending: false,
      numberPool: false,
      termsAccepted: true,
    }),
    status: campaign.status,
    payment_status: payment,
    rejection_reason: campaign.rejection?.description ?? null,
    rejections: JSON.stringify(campaign.rejection === undefined ? [] : [campaign.rejection]),
    carriers: JSON.stringify(carriers(campaign, decidedAt(loading, campaign))),
    registry_id: payment === 'paid' ? registryId('C', id) : null,
    status_at: statusAt(loading, campaign),
    payment_at: at,
    created_at: at,
    updated_at: at,
  };
}

/** The contact's number, which was verified with the first brand. */
function verifiedPhone(loading: Loading) {
  const sentAt = daysAgo(
    loading.now,
    Math.max(...loading.account.brands.map((one) => one.daysAgo)),
  );
  const id = loading.id('phoneCode', contactPhone(loading));
  return {
    id,
    tenant_id: loading.tenantId,
    phone_number: contactPhone(loading),
    sealed_code: loading.secrets.seal('000000', `phone:${loading.tenantId}:${id}`),
    sent_at: sentAt,
    expires_at: new Date(sentAt.getTime() + 600_000),
    verified_at: sentAt,
  };
}
