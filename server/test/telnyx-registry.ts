import * as v from 'valibot';
import {
  brandBodySchema,
  type BrandBody,
  campaignBodySchema,
  type CampaignBody,
  registryRequests,
} from '../src/campaign-registry/telnyx/shapes.ts';
import { newId } from '../src/platform/ids.ts';
import { type Answered, type Asked, type Desk, refused } from './telnyx-answers.ts';

interface MadeBrand {
  readonly id: string;
  body: BrandBody;
  status: string;
  identity: string | undefined;
  /** What was paid for it. */
  fees: number;
  isOpen: boolean;
  readonly vettings: Record<string, unknown>[];
}

interface MadeCampaign {
  readonly id: string;
  body: CampaignBody;
  status: string;
  reasons: string;
  appeals: number;
}

const networks = {
  10017: 'AT&T',
  10035: 'T-Mobile',
  10037: 'US Cellular',
  10038: 'Verizon Wireless',
  10999: 'Interop',
};
const ok = (body: unknown): Answered => ({ status: 200, body });
const gone = refused(404, 'There is no such thing.');

/** 10DLC of the stand-in: brands, vettings, campaigns and their numbers, as long as nobody decides. */
export function telnyxRegistryDesk() {
  const brands: MadeBrand[] = [];
  const campaigns: MadeCampaign[] = [];
  const assignments = new Map<string, { campaignId: string; status: string }>();
  let isQualified = true;
  let now = () => new Date();
  let refuseNext: string | null = null;

  const brandOf = (id: string) => brands.find((one) => one.id === id);
  const campaignOf = (id: string) => campaigns.find((one) => one.id === id);
  const shown = ({ id, body, status, identity }: MadeBrand) => ({
    ...body,
    brandId: id,
    status,
    brandRelationship: 'BASIC_ACCOUNT',
    ...(identity !== undefined && { identityStatus: identity }),
  });
  const shownCampaign = ({ id, body, status, reasons }: MadeCampaign) => ({
    ...body,
    campaignId: id,
    cspId: 'S1',
    mock: false,
    status: status === 'TCR_EXPIRED' ? 'EXPIRED' : 'ACTIVE',
    submissionStatus: 'CREATED',
    campaignStatus: status,
    failureReasons: reasons,
  });
  const records = (items: readonly unknown[], page = 1) =>
    ok({ records: items, page, totalRecords: items.length });
  const withBrand = (work: (brand: MadeBrand, asked: Asked) => Answered) => (asked: Asked) => {
    const brand = brandOf(asked.id);
    return brand === undefined ? gone : work(brand, asked);
  };
  const withCampaign =
    (work: (campaign: MadeCampaign, asked: Asked) => Answered) => (asked: Asked) => {
      const campaign = campaignOf(asked.id);
      return campaign === undefined ? gone : work(campaign, asked);
    };
  /** What was to be refused, once. */
  function no(): Answered | null {
    const reason = refuseNext;
    refuseNext = null;
    return reason === null ? null : refused(422, reason);
  }

  function createBrand({ given }: Asked): Answered {
    const brand: MadeBrand = {
      id: newId(),
      body: v.parse(brandBodySchema, given),
      status: 'REGISTRATION_PENDING',
      identity: undefined,
      fees: 1,
      isOpen: true,
      vettings: [],
    };
    const reason = no();
    if (reason !== null) return reason;
    brands.push(brand);
    return ok(shown(brand));
  }

  function revet(brand: MadeBrand): Answered {
    if (brand.fees > 1) return refused(400, 'A brand is looked at again once in 3 months.');
    brand.fees += 1;
    brand.isOpen = true;
    return ok(shown(brand));
  }

  function order(brand: MadeBrand, { given }: Asked): Answered {
    const like = brand.vettings.some(
      (one) => one['evpId'] === given['evpId'] && one['vettingClass'] === given['vettingClass'],
    );
    if (like)
      return {
        status: 400,
        body: { errors: [{ code: '10012', title: 'Twice', detail: 'There is one.' }] },
      };
    brand.vettings.push({ ...given, createDate: now().toISOString() });
    return ok(brand.vettings.at(-1));
  }

  function makeCampaign({ given }: Asked): Answered {
    const body = v.parse(campaignBodySchema, given);
    const reason = no();
    if (reason !== null) return reason;
    if (campaigns.some((one) => one.body.referenceId === body.referenceId)) {
      return refused(400, 'This reference is taken.');
    }
    const made = { id: newId(), body, status: 'TCR_PENDING', reasons: '', appeals: 0 };
    campaigns.push(made);
    return ok(shownCampaign(made));
  }

  function appeal(campaign: MadeCampaign): Answered {
    if (!['TELNYX_FAILED', 'MNO_REJECTED'].includes(campaign.status)) {
      return refused(400, 'Not in appealable status.');
    }
    campaign.appeals += 1;
    campaign.status = 'TCR_ACCEPTED';
    return ok({ appealed_at: now().toISOString() });
  }

  function assign({ given }: Asked): Answered {
    const { campaignId, phoneNumber } = v.parse(
      registryRequests['POST /10dlc/phone_number_campaigns'],
      given,
    );
    if (campaignOf(campaignId)?.status !== 'MNO_PROVISIONED') {
      return refused(400, 'The campaign is not provisioned.');
    }
    assignments.set(phoneNumber, { campaignId, status: 'PENDING_ASSIGNMENT' });
    return shownNumber(phoneNumber);
  }
  function shownNumber(phoneNumber: string): Answered {
    const found = assignments.get(phoneNumber);
    if (found === undefined) return gone;
    const { campaignId, status: assignmentStatus } = found;
    const at = now().toISOString();
    return ok({ phoneNumber, campaignId, assignmentStatus, createdAt: at, updatedAt: at });
  }

  const mnoStates: Readonly<Record<string, string>> = {
    MNO_PROVISIONED: 'REGISTERED',
    MNO_REJECTED: 'REJECTED',
    MNO_PENDING: 'REVIEW',
  };

  const desk: Desk = {
    requests: registryRequests,
    work: {
      'GET /10dlc/brand': ({ given }) => {
        const name = given['displayName'];
        const alike = brands.filter((one) => name === undefined || one.body.displayName === name);
        return records(
          alike.map(({ id, body: { companyName, displayName } }) => ({
            brandId: id,
            companyName,
            displayName,
          })),
        );
      },
      'POST /10dlc/brand': createBrand,
      'GET /10dlc/brand/{id}': withBrand((brand) => ok(shown(brand))),
      'PUT /10dlc/brand/{id}': withBrand((brand, { given }) => {
        brand.body = v.parse(brandBodySchema, given);
        if (brand.status === 'REGISTRATION_FAILED') brand.status = 'REGISTRATION_PENDING';
        return ok(shown(brand));
      }),
      'PUT /10dlc/brand/{id}/revet': withBrand(revet),
      'GET /10dlc/brand/feedback/{id}': withBrand(({ id, identity }) =>
        ok({
          brandId: id,
          category:
            identity === 'UNVERIFIED'
              ? [
                  {
                    id: 'TAX_ID',
                    displayName: 'Tax id',
                    description: 'Data mismatch.',
                    fields: ['ein', 'companyName', 'universalEin'],
                  },
                ]
              : [],
        }),
      ),
      'GET /10dlc/brand/{id}/externalVetting': withBrand(({ vettings }) => ok(vettings)),
      'POST /10dlc/brand/{id}/externalVetting': withBrand(order),
      'GET /10dlc/campaignBuilder/brand/{id}/usecase/{usecase}': withBrand(() =>
        ok({
          usecase: '2FA',
          monthlyFee: 10,
          mnoMetadata: Object.fromEntries(
            Object.entries(networks).map(([id, mno]) => [id, { mno, qualify: isQualified }]),
          ),
        }),
      ),
      'POST /10dlc/campaignBuilder': makeCampaign,
      'GET /10dlc/campaign': ({ given }) =>
        records(
          campaigns.filter((one) => one.body.brandId === given['brandId']).map(shownCampaign),
        ),
      'GET /10dlc/campaign/{id}': withCampaign((campaign) => ok(shownCampaign(campaign))),
      'PUT /10dlc/campaign/{id}': withCampaign((campaign, { given }) => {
        campaign.body = v.parse(campaignBodySchema, { ...campaign.body, ...given });
        return ok(shownCampaign(campaign));
      }),
      'POST /10dlc/campaign/{id}/appeal': withCampaign(appeal),
      'GET /10dlc/campaign/{id}/operationStatus': withCampaign(({ status }) => {
        const state = mnoStates[status];
        const ids = Object.keys(networks);
        return state === undefined ? gone : ok(Object.fromEntries(ids.map((id) => [id, state])));
      }),
      'GET /10dlc/campaign/{id}/mnoMetadata': withCampaign(() =>
        ok(Object.fromEntries(Object.entries(networks).map(([id, mno]) => [id, { mno }]))),
      ),
      'DELETE /10dlc/campaign/{id}': withCampaign((campaign) => {
        if (campaign.status === 'TCR_EXPIRED') return refused(400, 'It has ended.');
        campaign.status = 'TCR_EXPIRED';
        return ok({ time: 1, message: 'ok', record_type: 'campaign' });
      }),
      'GET /10dlc/phone_number_campaigns/{id}': ({ id }) => shownNumber(id),
      'POST /10dlc/phone_number_campaigns': assign,
      'PUT /10dlc/phone_number_campaigns/{id}': assign,
      'DELETE /10dlc/phone_number_campaigns/{id}': ({ id }) => {
        const answered = shownNumber(id);
        assignments.delete(id);
        return answered;
      },
    },
  };

  return {
    desk,
    brands,
    campaigns,
    /** Numbers with their campaigns. */
    assignments,
    /** Refuses what is made next, for this reason. */
    refuseNext(reason: string): void {
      refuseNext = reason;
    },
    /** The time that it says. */
    setNow(clock: () => Date): void {
      now = clock;
    },
    /** Whether carriers take use cases of brands. */
    setQualified(value: boolean): void {
      isQualified = value;
    },
    /**
     * Decides all that waits, as the sandbox does: a tax id that ends with 0000 is none, its last two
     * digits are the score of a vetting, 99 none, and a sample with a public short link is refused.
     */
    decide(): void {
      for (const brand of brands.filter((one) => one.isOpen)) {
        brand.isOpen = false;
        brand.status = 'OK';
        brand.identity = brand.body.ein.endsWith('0000') ? 'UNVERIFIED' : 'VERIFIED';
      }
      for (const brand of brands) {
        for (const vetting of brand.vettings) {
          const score = Number(brand.body.ein.slice(-2));
          const more = vetting['vettingClass'] === 'ENHANCED' ? 15 : 0;
          vetting['vettedDate'] ??= now().toISOString();
          if (score !== 99) vetting['vettingScore'] = Math.min(100, score + more);
        }
      }
      for (const campaign of campaigns) {
        if (campaign.status === 'TCR_EXPIRED') continue;
        const isRefused = /bit\.ly/.test(JSON.stringify(campaign.body));
        campaign.status = isRefused ? 'MNO_REJECTED' : 'MNO_PROVISIONED';
        campaign.reasons = isRefused ? 'A public link shortener is used in a sample message.' : '';
      }
      for (const assignment of assignments.values()) assignment.status = 'ASSIGNED';
    },
  };
}
