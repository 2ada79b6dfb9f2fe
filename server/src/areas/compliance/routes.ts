import {
  type Brand,
  type BrandListItem,
  exportBrands,
  changeBrand as changeBrandCall,
  getBrand,
  getBrandFeedback,
  listBrands,
  registerBrand as registerBrandCall,
  requestVetting as requestVettingCall,
  resubmitBrand as resubmitBrandCall,
} from '@jackfield/contract/api/brand';
import {
  changeCampaign as changeCampaignCall,
  deactivateCampaign as deactivateCampaignCall,
  exportCampaigns,
  getCampaign,
  getCarrierTerms,
  listCampaigns,
  registerCampaign as registerCampaignCall,
  resubmitCampaign as resubmitCampaignCall,
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
import { checkWebsite } from '@jackfield/contract/api/website-check';
import type { FastifyInstance } from 'fastify';
import type { RegistryConfig } from '../../campaign-registry/config.ts';
import { termsByBand, termsFor } from '../../campaign-registry/carrier-terms.ts';
import type { Messaging } from '../../messaging/messaging.ts';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import { keyOf } from '../../platform/http/idempotency.ts';
import { listingFile } from '../../platform/csv.ts';
import { accountZone, refuseOtherAccount } from '../../platform/own-account.ts';
import { pageAnswer, wantedPage } from '../../platform/list.ts';
import { definePolicy } from '../../platform/policy.ts';
import { addPolicy, addRoute } from '../../platform/route.ts';
import { readRow } from '../../platform/rows.ts';
import { readTenantNumber } from '../phone-numbers/repository.ts';
import { brandColumns } from './brands-file.ts';
import { campaignColumns } from './campaigns-file.ts';
import { readCampaignNumbers, selectCampaignNumbers } from './campaign-numbers.ts';
import { changeBrand } from './change-brand.ts';
import { deactivateCampaign } from './deactivate-campaign.ts';
import { sendPhoneCode, verifyPhoneCode } from './phone-codes.ts';
import { readBrand } from './read-brand.ts';
import { readCampaign, selectCampaigns } from './read-campaign.ts';
import { bestScore, type BrandRow, selectBrands } from './repository.ts';
import { changeCampaign } from './submission/change-campaign.ts';
import { registerBrand } from './submission/register-brand.ts';
import { registerCampaign } from './submission/register-campaign.ts';
import { requestVetting } from './submission/request-vetting.ts';
import { resubmitBrand } from './submission/resubmit-brand.ts';
import { resubmitCampaign } from './submission/resubmit-campaign.ts';
import type { SubmitParts } from './submission/submit.ts';
import { setNumbersOfCampaign } from './set-numbers.ts';
import { createWebsiteCheck } from './website-check/check-website.ts';
import type { Websites } from './website-check/websites.ts';

const admins = { who: ['admin'], countries: ['USA'] } as const;

/** Compliance is for admins of USA accounts; elsewhere it does not exist (ROLE-11, OP-28). */
const compliancePolicy = definePolicy({
  'brand.list': admins,
  'brand.get': admins,
  'brand.checkWebsite': admins,
  'brand.feedback': admins,
  'brand.change': admins,
  'brand.register': admins,
  'brand.requestVetting': admins,
  'brand.resubmit': admins,
  'brand.export': admins,
  'campaign.list': admins,
  'campaign.export': admins,
  'campaign.get': admins,
  'campaign.carrierTerms': admins,
  'campaign.change': admins,
  'campaign.deactivate': admins,
  'campaign.register': admins,
  'campaign.resubmit': admins,
  'campaign.setNumbers': admins,
  'lineType.get': admins,
  'phoneNumber.registration': admins,
  'phoneVerification.send': admins,
  'phoneVerification.verify': admins,
});

interface ComplianceParts extends SubmitParts {
  readonly registryConfig: RegistryConfig;
  readonly messaging: Messaging;
  readonly websites: Websites;
}

/** Messaging compliance of USA accounts. */
export function addComplianceRoutes(app: FastifyInstance, parts: ComplianceParts): void {
  const { registryConfig: config, messaging, websites } = parts;
  addPolicy(app, compliancePolicy);
  const lookAt = createWebsiteCheck(websites);
  /** A brand with what the provider of the registry can't do for it. */
  const limited = async (context: RequestContext, brand: Promise<Brand>): Promise<Brand> => {
    const limits = parts.registry.limitsOf(signedIn(context).tenantId);
    return { ...(await brand), ...(limits.length > 0 && { limits: [...limits] }) };
  };

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
        companyType: query.companyType,
      }),
    );
    return pageAnswer(rows.map(brandListItem), total, page);
  });

  addRoute(app, exportBrands, async ({ context, query }) => {
    const { tenantId } = signedIn(context);
    const { sortBy = 'companyName', direction = sortBy === 'createdAt' ? 'desc' : 'asc' } = query;
    return listingFile(brandColumns, await accountZone(context), async (page) => {
      const wanted = { ...query, tenantId, page, sortBy, direction };
      return (await context.read((tx) => selectBrands(tx, wanted))).rows.map(brandListItem);
    });
  });

  addRoute(app, checkWebsite, ({ context, query }) => lookAt(context, query.website));

  addRoute(app, getBrand, ({ context, params }) =>
    limited(
      context,
      context.read((tx) => readBrand(tx, signedIn(context).tenantId, params.id)),
    ),
  );

  addRoute(app, changeBrandCall, ({ context, params, body }) =>
    limited(context, changeBrand(context, params.id, body)),
  );

  addRoute(app, registerBrandCall, ({ context, body, request }) => {
    const { brand, overrides, shownTotal } = body;
    const key = keyOf(request);
    return limited(context, registerBrand(context, parts, { brand, overrides, shownTotal, key }));
  });

  addRoute(app, resubmitBrandCall, ({ context, params, body, request }) => {
    const { overrides, shownTotal } = body;
    const { id } = params;
    const key = keyOf(request);
    return limited(context, resubmitBrand(context, parts, { id, overrides, shownTotal, key }));
  });

  addRoute(app, requestVettingCall, ({ context, params, body, request }) => {
    const { provider, vettingClass, shownTotal } = body;
    const key = keyOf(request);
    const { id } = params;
    const wanted = { id, provider, vettingClass, shownTotal, key };
    return limited(context, requestVetting(context, parts, wanted));
  });

  addRoute(app, getBrandFeedback, ({ context, params }) =>
    context.read(async (tx) => {
      const { feedback } = await readRow(tx, 'brand', {
        tenantId: signedIn(context).tenantId,
        id: params.id,
      });
      return { categories: feedback };
    }),
  );

  addRoute(app, listCampaigns, async ({ context, query }) => {
    const { tenantId } = signedIn(context);
    refuseOtherAccount(context, query.tenantId);
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

  addRoute(app, exportCampaigns, async ({ context, query }) => {
    const { tenantId } = signedIn(context);
    refuseOtherAccount(context, query.tenantId);
    const { sortBy = 'createdAt', direction = sortBy === 'createdAt' ? 'desc' : 'asc' } = query;
    return listingFile(campaignColumns, await accountZone(context), async (page) => {
      const wanted = { ...query, tenantId, page, sortBy, direction };
      return (await context.read((tx) => selectCampaigns(tx, wanted))).items;
    });
  });

  addRoute(app, getCampaign, ({ context, params }) =>
    context.read((tx) => readCampaign(tx, signedIn(context).tenantId, params.id)),
  );

  addRoute(app, registerCampaignCall, ({ context, body, request }) => {
    const { campaign, overrides, shownTotal } = body;
    const key = keyOf(request);
    return registerCampaign(context, parts, { campaign, overrides, shownTotal, key });
  });

  addRoute(app, changeCampaignCall, ({ context, params, body, request }) =>
    changeCampaign(context, parts, {
      id: params.id,
      fields: body.campaign,
      hasRead: body.hasRead === true,
      overrides: body.overrides,
      shownTotal: body.shownTotal,
      key: keyOf(request),
    }),
  );

  addRoute(app, resubmitCampaignCall, ({ context, params, body, request }) => {
    const { tenantId, overrides, shownTotal } = body;
    refuseOtherAccount(context, tenantId);
    const key = keyOf(request);
    return resubmitCampaign(context, parts, { id: params.id, overrides, shownTotal, key });
  });

  addRoute(app, getCarrierTerms, ({ context, params }) =>
    context.read(async (tx) => {
      const { tenantId } = signedIn(context);
      const campaign = await readRow(tx, 'campaign', { tenantId, id: params.id });
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
