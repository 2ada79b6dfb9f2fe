import {
  type BrandListItem,
  changeBrand as changeBrandCall,
  getBrand,
  getBrandFeedback,
  listBrands,
} from '@jackfield/contract/api/brand';
import {
  deactivateCampaign as deactivateCampaignCall,
  getCampaign,
  getCarrierTerms,
  listCampaigns,
} from '@jackfield/contract/api/campaign';
import {
  getNumberRegistration,
  setCampaignNumbers,
} from '@jackfield/contract/api/number-registration';
import {
  lineTypeIntelligence,
  sendPhoneNumberVerification,
  verifyPhoneNumberToken,
} from '@jackfield/contract/api/phone-verification';
import type { FastifyInstance } from 'fastify';
import type { RegistryConfig } from '../../campaign-registry/config.ts';
import { termsByBand, termsFor } from '../../campaign-registry/carrier-terms.ts';
import type { Messaging } from '../../messaging/messaging.ts';
import { signedIn } from '../../platform/context.ts';
import { pageAnswer, wantedPage } from '../../platform/list.ts';
import { notFound } from '../../platform/errors.ts';
import { addPolicy, addRoute } from '../../platform/route.ts';
import { readTenantNumber } from '../phone-numbers/repository.ts';
import { readCampaignNumbers, selectCampaignNumbers } from './campaign-numbers.ts';
import { changeBrand } from './change-brand.ts';
import { deactivateCampaign } from './deactivate-campaign.ts';
import { sendPhoneCode, verifyPhoneCode } from './phone-codes.ts';
import { compliancePolicy } from './policy.ts';
import { brandRow, readBrand } from './read-brand.ts';
import { campaignRow, readCampaign, selectCampaigns } from './read-campaign.ts';
import { bestScore, type BrandRow, selectBrands } from './repository.ts';
import { setNumbersOfCampaign } from './set-numbers.ts';

interface ComplianceParts {
  readonly config: RegistryConfig;
  readonly messaging: Messaging;
}

/** Messaging compliance of USA accounts. */
export function addComplianceRoutes(
  app: FastifyInstance,
  { config, messaging }: ComplianceParts,
): void {
  addPolicy(app, compliancePolicy);

  addRoute(app, listBrands, async ({ context, query }) => {
    const page = wantedPage(query);
    const sortBy = query.sortBy ?? 'companyName';
    const { rows, total } = await context.read((tx) =>
      selectBrands(tx, {
        tenantId: signedIn(context).tenantId,
        page,
        sortBy,
        direction: query.direction ?? (sortBy === 'createdAt' ? 'desc' : 'asc'),
        search: query.search,
        status: query.status,
      }),
    );
    return pageAnswer(rows.map(brandListItem), total, page);
  });

  addRoute(app, getBrand, ({ context, params }) =>
    context.read((tx) => readBrand(tx, signedIn(context).tenantId, params.id)),
  );

  addRoute(app, changeBrandCall, ({ context, params, body }) =>
    changeBrand(context, params.id, body),
  );

  addRoute(app, getBrandFeedback, ({ context, params }) =>
    context.read(async (tx) => {
      const { feedback } = await brandRow(tx, signedIn(context).tenantId, params.id);
      return { items: feedback };
    }),
  );

  addRoute(app, listCampaigns, async ({ context, query }) => {
    const { tenantId } = signedIn(context);
    if (query.tenantId !== undefined && query.tenantId.toLowerCase() !== tenantId) throw notFound();
    const page = wantedPage(query, { isPaged: true });
    const sortBy = query.sortBy ?? 'createdAt';
    const { items, total } = await context.read((tx) =>
      selectCampaigns(tx, {
        ...query,
        tenantId,
        page,
        sortBy,
        direction: query.direction ?? (sortBy === 'createdAt' ? 'desc' : 'asc'),
      }),
    );
    return pageAnswer(items, total, page);
  });

  addRoute(app, getCampaign, ({ context, params }) =>
    context.read((tx) => readCampaign(tx, signedIn(context).tenantId, params.id)),
  );

  addRoute(app, getCarrierTerms, ({ context, params }) =>
    context.read(async (tx) => {
      const { tenantId } = signedIn(context);
      const campaign = await campaignRow(tx, tenantId, params.id);
      const score = await bestScore(tx, tenantId, campaign.brand_id);
      const { carrierTerms } = config;
      return {
        score,
        terms: termsFor(carrierTerms, { useCase: campaign.use_case, score }),
        bands: termsByBand(carrierTerms, campaign.use_case),
        source: carrierTerms.source,
      };
    }),
  );

  addRoute(app, deactivateCampaignCall, ({ context, params }) =>
    deactivateCampaign(context, params.id),
  );

  addRoute(app, sendPhoneNumberVerification, async ({ context, body, request }) => {
    const { phoneNumber } = body;
    const sent = await sendPhoneCode(context, phoneNumber, messaging);
    request.log.info({ number: phoneNumber.slice(-4) }, 'code texted');
    return sent;
  });

  addRoute(app, verifyPhoneNumberToken, ({ context, body }) => verifyPhoneCode(context, body));

  addRoute(app, lineTypeIntelligence, async ({ query }) => ({
    number: query.number,
    lineType: await messaging.lineTypeOf(query.number),
  }));

  addRoute(app, getNumberRegistration, ({ context, params }) => {
    const { tenantId } = signedIn(context);
    return context.read(async (tx) => {
      const phoneNumber = await readTenantNumber(tx, tenantId, params.id);
      const { campaignId } = phoneNumber;
      return {
        phoneNumber,
        campaign: campaignId === null ? null : await readCampaignNumbers(tx, tenantId, campaignId),
        campaigns: await selectCampaignNumbers(tx, tenantId, { status: 'active' }),
      };
    });
  });

  addRoute(app, setCampaignNumbers, ({ context, params, body }) =>
    setNumbersOfCampaign(context, params.id, body),
  );
}

/** A row of the brands listing (ENT-16, annex G7). */
function brandListItem({ brand, vettings, campaignCount }: BrandRow): BrandListItem {
  return {
    id: brand.id,
    companyName: brand.company_name,
    brandName: brand.brand_name,
    companyType: brand.company_type,
    status: brand.status,
    isVerified: brand.is_verified,
    vettings: vettings.map((vetting) => ({
      provider: vetting.provider,
      vettingClass: vetting.vetting_class,
      status: vetting.status,
      score: vetting.score,
    })),
    feedbackCount: brand.feedback.length,
    campaignCount,
    createdAt: brand.created_at.toISOString(),
  };
}
