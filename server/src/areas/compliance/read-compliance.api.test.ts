import { brandFeedbackSchema, brandSchema } from '@jackfield/contract/api/brand';
import {
  type CampaignListItem,
  campaignSchema,
  getCarrierTerms,
} from '@jackfield/contract/api/campaign';
import * as v from 'valibot';
import { beforeEach, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { describeApi } from '../../../test/each-database.ts';
import type { TestPerson } from '../../../test/harness.ts';
import { putBrand, putCampaign } from '../../../test/put-brand.ts';

const feedback = [
  {
    id: 'taxId',
    displayName: 'Tax ID',
    description: 'The tax ID does not match the legal name.',
    fields: ['taxId', 'companyName'],
  },
];

describeApi('what is read of brands and campaigns', ({ server }) => {
  let owner: TestPerson;
  let tenantId: string;
  beforeEach(async () => {
    tenantId = await server().makeTenant();
    owner = await server().makePerson(tenantId, { isTenantOwner: true });
  });
  const get = (path: string, by = owner) => server().call(by, 'GET', path);
  const campaigns = async (query: string) => {
    const { body } = await get(`/api/campaign${query}`);
    return { ...body, items: body.items as CampaignListItem[], total: body.total };
  };

  it('[API-75] [ENT-16] answers a brand with its feedback, and 404 for one that is not there', async () => {
    const id = await putBrand(server(), tenantId, {
      status: 'unverified',
      feedback: JSON.stringify(feedback),
    });
    const { status, body } = await get(`/api/brand/${id}`);
    expect(status).toBe(200);
    expect(v.parse(v.strictObject(brandSchema.entries), body)).toMatchObject({
      id,
      isVerified: false,
      feedback,
      registryId: `B${id}`,
      isBeingPaid: false,
      version: 1,
    });
    expect((await get(`/api/brand/${newId()}`)).status).toBe(404);
    const stranger = await server().makePerson(await server().makeTenant(), {
      isTenantOwner: true,
    });
    expect((await get(`/api/brand/${id}`, stranger)).status).toBe(404);
  });

  it('[API-74] lists brands by name, and those of a status or a search alone', async () => {
    await putBrand(server(), tenantId, { company_name: 'Gulf Dental Supply', status: 'suspended' });
    await putBrand(server(), tenantId, { company_name: 'Bay Smiles' });
    await putBrand(server(), await server().makeTenant(), { company_name: 'Of somebody else' });
    const names = async (query: string) => {
      const { body } = await get(`/api/brand${query}`);
      return (body.items as { companyName: string }[]).map(({ companyName }) => companyName);
    };
    expect(await names('')).toEqual(['Bay Smiles', 'Gulf Dental Supply']);
    expect(await names('?status=suspended')).toEqual(['Gulf Dental Supply']);
    expect(await names('?search=bay')).toEqual(['Bay Smiles']);
    expect(await names('?direction=desc&limit=1')).toEqual(['Gulf Dental Supply']);
    expect(await names('?companyType=NonProfit')).toEqual([]);
    const file = await get('/api/brand/export?search=bay');
    const lines = String(file.body.text).trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/^Bay Smiles,.*,Private for-profit,Verified,/);
  });

  it('[API-77] answers the categories of the feedback', async () => {
    const id = await putBrand(server(), tenantId, { feedback: JSON.stringify(feedback) });
    const { body } = await get(`/api/brand/feedback/${id}`);
    expect(v.parse(v.array(brandFeedbackSchema), body.categories)).toEqual(feedback);
    expect((await get(`/api/brand/feedback/${newId()}`)).status).toBe(404);
  });

  it('[API-82] [ENT-17] answers a campaign, and 404 for one that is not there', async () => {
    const brandId = await putBrand(server(), tenantId);
    const id = await putCampaign(server(), { tenantId, brandId });
    const { status, body } = await get(`/api/campaign/${id}`);
    expect(status).toBe(200);
    expect(v.parse(v.strictObject(campaignSchema.entries), body)).toMatchObject({
      id,
      brandId,
      paymentStatus: 'paid',
      phoneNumberIds: [],
      brand: { brandName: 'Harbor Dental', status: 'verified' },
    });
    expect((await get(`/api/campaign/${newId()}`)).status).toBe(404);
  });

  it('[API-81] [COMP-13] lists the first 25, the newest first, and filters by account, brand and status', async () => {
    const brandId = await putBrand(server(), tenantId);
    const other = await putBrand(server(), tenantId, { company_name: 'Gulf Dental Supply' });
    for (let index = 0; index < 26; index += 1) {
      const created = {
        name: `Campaign ${index}`,
        created_at: new Date(Date.UTC(2026, 0, 1 + index)),
      };
      await putCampaign(server(), { tenantId, brandId }, created);
    }
    const last = await putCampaign(
      server(),
      { tenantId, brandId: other },
      {
        status: 'rejected',
        created_at: new Date(0),
        name: '',
        use_case: '2FA',
        description: 'Codes for the patient portal of a supplier, when somebody signs in.',
      },
    );
    const first = await campaigns('');
    expect(first).toMatchObject({ total: 27, limit: 25, pageNum: 1, hasMore: true });
    expect(first.items[0]?.name).toBe('Campaign 25');
    expect(first.items).toHaveLength(25);
    expect((await campaigns('?pageNum=2')).items.map(({ id }) => id)).toContain(last);
    const searches = ['gulf', '2fa', 'patient+portal', last.slice(0, 35)];
    const narrowed = searches.map((text) => `search=${text}`);
    for (const query of [`brandId=${other}`, 'status=rejected', ...narrowed]) {
      expect((await campaigns(`?${query}`)).items.map(({ id }) => id)).toEqual([last]);
    }
    // A few characters are in many ids.
    expect((await campaigns(`?search=${last.slice(0, 7)}`)).total).toBe(0);
    expect((await campaigns(`?tenantId=${tenantId}`)).total).toBe(27);
    for (const path of ['', '/export']) {
      const stranger = await get(`/api/campaign${path}?tenantId=${newId()}`);
      expect([stranger.status, stranger.body.responseCode]).toEqual([403, 'FORBIDDEN']);
    }
    const file = await get(`/api/campaign/export?brandId=${other}`);
    const lines = String(file.body.text).trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(',2FA,Paid,Rejected,');
    const byName = await campaigns('?sortBy=name&direction=desc&limit=1');
    expect(byName.items.map(({ name }) => name)).toEqual(['Campaign 9']);
  });

  it('[COMP-12] answers what carriers let through, by use case and the best score', async () => {
    const brandId = await putBrand(server(), tenantId);
    const id = await putCampaign(server(), { tenantId, brandId }, { use_case: 'Marketing' });
    const terms = async () => {
      const { body } = await get(`/api/campaign/${id}/carrierterms`);
      return v.parse(getCarrierTerms.answer, body);
    };
    const low = await terms();
    expect(low).toMatchObject({
      score: null,
      terms: [
        { carrier: 'AT&T', class: 'F', perMinute: 240 },
        { carrier: 'T-Mobile', perDay: 2000, sharedBy: 'brand' },
        { carrier: 'Verizon', perMinute: null, perDay: null },
        { carrier: 'US Cellular', perMinute: null, perDay: null },
      ],
    });
    expect(low.bands.map(({ from, to }) => [from, to])).toEqual([
      [75, 100],
      [50, 74],
      [25, 49],
      [null, 24],
    ]);
    const vetting = { tenant_id: tenantId, brand_id: brandId, created_at: new Date() };
    await server().db.system((tx) =>
      tx
        .insertInto('brand_vetting')
        .values(
          ([64, 78, null] as const).map((score) => ({
            ...vetting,
            id: newId(),
            provider: 'Aegis Mobile' as const,
            vetting_class: 'Standard' as const,
            status: score === null ? ('failed' as const) : ('passed' as const),
            score,
          })),
        )
        .execute(),
    );
    expect(await terms()).toMatchObject({
      score: 78,
      terms: [{ class: 'B', perMinute: 4500 }, { perDay: 200_000 }, {}, {}],
    });
  });
});
