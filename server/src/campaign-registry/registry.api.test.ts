import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeApi } from '../../test/each-database.ts';
import { lookFor } from '../../test/registry-fixture.ts';
import { sentAgain, sentBrand, sentCampaign, telnyxPartsOf } from '../../test/sent-records.ts';
import { startTelnyxServer, type TelnyxServer } from '../../test/telnyx-server.ts';
import type { CampaignRegistry } from './registry.ts';
import { createSandboxRegistry } from './sandbox/sandbox.ts';
import { telnyxRegistry } from './telnyx/telnyx.ts';

const shortLink = 'Harbor Dental: book your visit at bit.ly/harbor. Reply STOP to opt out.';

describeApi('a registry of brands and campaigns', ({ server }) => {
  let telnyx: TelnyxServer;
  beforeAll(async () => {
    telnyx = await startTelnyxServer();
    telnyx.registry.setNow(() => server().clock.now());
  });
  afterAll(() => telnyx.close());

  const registries = {
    sandbox: () => createSandboxRegistry({ ...server(), seconds: lookFor / 1000 }),
    telnyx: () => telnyxRegistry(telnyxPartsOf(server(), telnyx)),
  };

  describe.each(['sandbox', 'telnyx'] as const)('%s', (name) => {
    let registry: CampaignRegistry;
    let tenantId: string;
    beforeEach(async () => {
      registry = registries[name]();
      tenantId = await server().makeTenant();
    });
    /** Lets everything be decided that was sent. */
    function decide(): void {
      telnyx.registry.decide();
      server().clock.advance(lookFor);
    }
    async function verifiedBrand() {
      const brand = sentBrand(tenantId);
      const { registryId } = await registry.sendBrand(brand);
      decide();
      await registry.askBrand(registryId);
      return { brand, registryId };
    }

    it('[PROV-01] [PROV-02] takes a brand once, and says the same of the same submission', async () => {
      const brand = sentBrand(tenantId);
      const taken = await registry.sendBrand(brand);
      expect(await registry.sendBrand(brand)).toEqual(taken);
      expect(await registry.askBrand(taken.registryId)).toMatchObject({ status: 'pending' });
    });

    it('[PROV-01] [PROV-02] verifies a brand: a newer word than the first, and once', async () => {
      const { registryId, heard } = await registry.sendBrand(sentBrand(tenantId));
      decide();
      const word = await registry.askBrand(registryId);
      expect(word).toMatchObject({ status: 'verified', faults: [] });
      expect(word?.heard).toBeGreaterThan(heard);
      expect(await registry.askBrand(registryId)).toMatchObject({ heard: word?.heard });
      expect(word?.askAt.getTime()).toBeGreaterThan(server().clock.now().getTime());
    });

    it('[PROV-01] says what is wrong with a brand and where, and looks at it again', async () => {
      const brand = sentBrand(tenantId, { taxId: '63-4820000' });
      const { registryId } = await registry.sendBrand(brand);
      decide();
      const refused = await registry.askBrand(registryId);
      expect(refused).toMatchObject({
        status: 'unverified',
        faults: [{ id: 'taxId', fields: ['taxId', 'companyName'] }],
      });
      const again = sentAgain(brand, registryId, { taxId: '63-4821057' });
      const taken = await registry.sendBrand(again);
      expect(taken.registryId).toBe(registryId);
      expect(taken.heard).toBeGreaterThan(refused?.heard ?? 0);
      decide();
      expect(await registry.askBrand(registryId)).toMatchObject({ status: 'verified' });
    });

    it('[PROV-01] knows nothing of ids that it never gave', async () => {
      expect(await registry.askBrand('B-nobody')).toBeNull();
      expect(await registry.askCampaign('C-nobody')).toBeNull();
    });

    it('[PROV-01] [PROV-02] vets a brand, once for each order', async () => {
      const { brand, registryId } = await verifiedBrand();
      const order = {
        id: brand.submissionId,
        registryId,
        provider: 'Aegis Mobile',
        vettingClass: 'Enhanced',
        brand,
      } as const;
      await registry.orderVetting(order);
      await registry.orderVetting(order);
      const { vettings = [] } = (await registry.askBrand(registryId)) ?? {};
      expect(vettings).toMatchObject([{ id: order.id, status: 'requested' }]);
      decide();
      const word = await registry.askBrand(registryId);
      expect(word?.vettings).toMatchObject([{ id: order.id, status: 'passed', score: 72 }]);
      expect(word?.vettings[0]?.heard).toBeGreaterThan(vettings[0]?.heard ?? 9);
    });

    it('[PROV-01] [PROV-02] takes a campaign once, which the carriers approve', async () => {
      const { registryId: brandId } = await verifiedBrand();
      const campaign = sentCampaign(tenantId, brandId);
      const taken = await registry.sendCampaign(campaign);
      expect(await registry.sendCampaign(campaign)).toEqual(taken);
      expect(await registry.askCampaign(taken.registryId)).toMatchObject({
        status: 'pendingReview',
        carriers: ['AT&T', 'T-Mobile', 'Verizon', 'US Cellular'].map((carrier) => ({
          carrier,
          state: 'waiting',
          at: null,
        })),
      });
      decide();
      const word = await registry.askCampaign(taken.registryId);
      expect(word?.status).toBe('active');
      expect(word?.carriers.map(({ state, at }) => state === 'approved' && at !== null)).toEqual([
        true,
        true,
        true,
        true,
      ]);
      expect(await registry.askCampaign(taken.registryId)).toEqual({
        ...word,
        askAt: expect.any(Date),
      });
    });

    it('[PROV-01] says why a campaign is refused, and takes it corrected', async () => {
      const { registryId: brandId } = await verifiedBrand();
      const campaign = sentCampaign(tenantId, brandId, { sampleMessages: [shortLink] });
      const first = await registry.sendCampaign(campaign);
      decide();
      const refused = await registry.askCampaign(first.registryId);
      expect(refused).toMatchObject({
        status: 'rejected',
        rejections: [{ description: 'A public link shortener is used in a sample message.' }],
      });
      const { sampleMessages } = sentCampaign(tenantId, brandId).fields;
      const again = sentAgain(campaign, first.registryId, { sampleMessages });
      const second = await registry.sendCampaign(again);
      expect(second.heard).toBeGreaterThan(refused?.heard ?? 9);
      decide();
      expect(await registry.askCampaign(second.registryId)).toMatchObject({
        status: 'active',
        rejections: [],
      });
    });

    it('[PROV-01] ends a campaign, twice too', async () => {
      const { registryId: brandId } = await verifiedBrand();
      const { registryId } = await registry.sendCampaign(sentCampaign(tenantId, brandId));
      await registry.endCampaign(registryId);
      await expect(registry.endCampaign(registryId)).resolves.toBeUndefined();
    });
  });

  it('[PROV-01] is asked as its SDK describes it', () => {
    expect(telnyx.calls).toContain('POST /10dlc/campaignBuilder');
    expect(telnyx.strange).toEqual([]);
  });
});
