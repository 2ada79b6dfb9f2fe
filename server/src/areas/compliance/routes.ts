import { type BrandListItem, listBrands } from '@jackfield/contract/api/brand';
import {
  getNumberRegistration,
  setCampaignNumbers,
} from '@jackfield/contract/api/number-registration';
import type { FastifyInstance } from 'fastify';
import { signedIn } from '../../platform/context.ts';
import { pageAnswer, wantedPage } from '../../platform/list.ts';
import { addPolicy, addRoute } from '../../platform/route.ts';
import { readTenantNumber } from '../phone-numbers/repository.ts';
import { readCampaignNumbers, selectCampaignNumbers } from './campaign-numbers.ts';
import { compliancePolicy } from './policy.ts';
import { type BrandRow, selectBrands } from './repository.ts';
import { setNumbersOfCampaign } from './set-numbers.ts';

/** Messaging compliance of USA accounts. */
export function addComplianceRoutes(app: FastifyInstance): void {
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
      }),
    );
    return pageAnswer(rows.map(brandListItem), total, page);
  });

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
    setNumbersOfCampaign(context, params.id, body.phoneNumberIds),
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
