import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeApi } from '../../../test/each-database.ts';
import { sentAgain, sentBrand, sentCampaign, telnyxPartsOf } from '../../../test/sent-records.ts';
import { startTelnyxServer, type TelnyxServer } from '../../../test/telnyx-server.ts';
import { newId } from '../../platform/ids.ts';
import { type CampaignRegistry, RegistryRefusal } from '../registry.ts';
import { telnyxSwitch } from './number-switch.ts';
import { telnyxRegistry } from './telnyx.ts';

const day = 86_400_000;
const shortLink = 'Harbor Dental: book your visit at bit.ly/harbor. Reply STOP to opt out.';

describeApi('the registry of Telnyx', ({ server }) => {
  let telnyx: TelnyxServer;
  let registry: CampaignRegistry;
  let tenantId: string;
  beforeAll(async () => {
    telnyx = await startTelnyxServer();
    telnyx.registry.setNow(() => server().clock.now());
  });
  afterAll(() => telnyx.close());
  beforeEach(async () => {
    telnyx.setDown(false);
    registry = telnyxRegistry(telnyxPartsOf(server(), telnyx));
    tenantId = await server().makeTenant();
  });
  const brandsNamed = (name: string) =>
    telnyx.registry.brands.filter(({ body }) => body.displayName === name);
  const campaignsOf = (brandId: string) =>
    telnyx.registry.campaigns.filter(({ body }) => body.brandId === brandId);
  async function verifiedBrand(change = {}) {
    const brand = sentBrand(tenantId, change);
    const { registryId } = await registry.sendBrand(brand);
    telnyx.registry.decide();
    return { brand, registryId };
  }
  /** A campaign that the carriers have refused for a sample. */
  async function refusedCampaign() {
    const { registryId: brandId } = await verifiedBrand();
    const campaign = sentCampaign(tenantId, brandId, { sampleMessages: [shortLink] });
    const { registryId } = await registry.sendCampaign(campaign);
    telnyx.registry.decide();
    return { brandId, campaign, registryId };
  }
  const { sampleMessages } = sentCampaign('', '').fields;

  it.each(['lost', 'down'] as const)(
    '[PROV-02] a brand of which the answer is %s is one brand for one fee',
    async (how) => {
      const brand = sentBrand(tenantId);
      if (how === 'lost') telnyx.breakAfter('POST /10dlc/brand');
      else telnyx.setDown(true);
      await expect(registry.sendBrand(brand)).rejects.toThrow();
      telnyx.setDown(false);
      const { registryId } = await registry.sendBrand(brand);
      expect(brandsNamed(brand.fields.brandName)).toMatchObject([{ id: registryId, fees: 1 }]);
    },
  );

  it('[PROV-02] gives up what takes too long, and finds it the next time', async () => {
    const brand = sentBrand(tenantId);
    const hasty = telnyxRegistry(telnyxPartsOf(server(), telnyx, 50));
    telnyx.setSlow(200);
    await expect(hasty.sendBrand(brand)).rejects.toThrow();
    telnyx.setSlow(0);
    await registry.sendBrand(brand);
    expect(brandsNamed(brand.fields.brandName)).toHaveLength(1);
  });

  it('[PROV-02] two accounts of a company have a brand each', async () => {
    const brand = sentBrand(tenantId);
    const other = { ...sentBrand(await server().makeTenant()), fields: brand.fields };
    const one = await registry.sendBrand(brand);
    const two = await registry.sendBrand(other);
    expect(two.registryId).not.toBe(one.registryId);
    expect(brandsNamed(brand.fields.brandName)).toHaveLength(2);
  });

  it('[PROV-01] a brand that Telnyx had before is taken over without a fee', async () => {
    const brand = sentBrand(tenantId);
    await registry.sendBrand(brand);
    await server().db.system((tx) =>
      tx.deleteFrom('telnyx_registry').where('reference', '=', brand.id).execute(),
    );
    await registry.sendBrand(brand);
    expect(brandsNamed(brand.fields.brandName)).toMatchObject([{ fees: 1 }]);
  });

  it('[PROV-01] says in words of Telnyx what it won’t take', async () => {
    telnyx.registry.refuseNext('The EIN is not valid.');
    const sending = registry.sendBrand(sentBrand(tenantId));
    await expect(sending).rejects.toThrow(new RegistryRefusal('The EIN is not valid.'));
  });

  it('[PROV-02] a second look of which the answer is lost is paid once', async () => {
    const { brand, registryId } = await verifiedBrand({ taxId: '63-4820000' });
    const again = sentAgain(brand, registryId, { taxId: '63-4821057' });
    telnyx.breakAfter('PUT /10dlc/brand/{id}/revet');
    await expect(registry.sendBrand(again)).rejects.toThrow();
    await registry.sendBrand(again);
    expect(brandsNamed(brand.fields.brandName)).toMatchObject([
      { fees: 2, body: { ein: '634821057' } },
    ]);
  });

  it('[PROV-01] a third look within three months is refused', async () => {
    const { brand, registryId } = await verifiedBrand();
    await registry.sendBrand(sentAgain(brand, registryId));
    const third = registry.sendBrand(sentAgain(brand, registryId));
    await expect(third).rejects.toThrow(/once in 3 months/);
  });

  it('[PROV-01] what it said before a second look is no verdict of it for an hour', async () => {
    const { brand, registryId } = await verifiedBrand({ taxId: '63-4820000' });
    await registry.sendBrand(sentAgain(brand, registryId));
    telnyx.registry.decide();
    expect(await registry.askBrand(registryId)).toMatchObject({ status: 'pending' });
    server().clock.advance(day / 24);
    expect(await registry.askBrand(registryId)).toMatchObject({ status: 'unverified' });
  });

  it('[PROV-02] an older answer never counts after a newer one', async () => {
    const { registryId } = await registry.sendBrand(sentBrand(tenantId));
    telnyx.setSlow(300);
    const older = registry.askBrand(registryId);
    await expect.poll(() => telnyx.calls.at(-1)).toBe('GET /10dlc/brand/{id}');
    telnyx.setSlow(0);
    telnyx.registry.decide();
    const newer = await registry.askBrand(registryId);
    expect(newer?.status).toBe('verified');
    expect(await older).toMatchObject({ status: 'verified', heard: newer?.heard });
  });

  const vetting = (brand: ReturnType<typeof sentBrand>, registryId: string) =>
    ({
      id: newId(),
      registryId,
      provider: 'WMC Global',
      vettingClass: 'Standard',
      brand,
    }) as const;

  it('[PROV-02] a vetting of which the answer is lost is ordered once', async () => {
    const { brand, registryId } = await verifiedBrand();
    const order = vetting(brand, registryId);
    telnyx.breakAfter('POST /10dlc/brand/{id}/externalVetting');
    await expect(registry.orderVetting(order)).rejects.toThrow();
    await registry.orderVetting(order);
    expect(brandsNamed(brand.fields.brandName)[0]?.vettings).toHaveLength(1);
  });

  it('[PROV-01] refuses a vetting that was done lately, and one of Campaign Verify', async () => {
    const { brand, registryId } = await verifiedBrand();
    await registry.orderVetting(vetting(brand, registryId));
    const second = registry.orderVetting(vetting(brand, registryId));
    await expect(second).rejects.toThrow(RegistryRefusal);
    const other = { ...vetting(brand, registryId), provider: 'Campaign Verify' } as const;
    await expect(registry.orderVetting(other)).rejects.toThrow(RegistryRefusal);
    expect(brandsNamed(brand.fields.brandName)[0]?.vettings).toHaveLength(1);
  });

  it('[PROV-01] a vetting without a score has failed, one without a word for a month too', async () => {
    const { brand, registryId } = await verifiedBrand({ taxId: '63-4821099' });
    await registry.orderVetting(vetting(brand, registryId));
    telnyx.registry.decide();
    expect((await registry.askBrand(registryId))?.vettings).toMatchObject([
      { status: 'failed', score: null },
    ]);
    const silent = await verifiedBrand();
    await registry.orderVetting(vetting(silent.brand, silent.registryId));
    server().clock.advance(31 * day);
    expect((await registry.askBrand(silent.registryId))?.vettings).toMatchObject([
      { status: 'failed' },
    ]);
  });

  it('[PROV-02] a campaign of which the answer is lost is one campaign', async () => {
    const { registryId: brandId } = await verifiedBrand();
    const campaign = sentCampaign(tenantId, brandId);
    telnyx.breakAfter('POST /10dlc/campaignBuilder');
    await expect(registry.sendCampaign(campaign)).rejects.toThrow();
    const { registryId } = await registry.sendCampaign(campaign);
    expect(campaignsOf(brandId)).toMatchObject([{ id: registryId }]);
  });

  it('[PROV-01] a sample that was corrected is appealed: no new campaign', async () => {
    const { brandId, campaign, registryId } = await refusedCampaign();
    const again = sentAgain(campaign, registryId, { sampleMessages });
    telnyx.breakAfter('POST /10dlc/campaign/{id}/appeal');
    await expect(registry.sendCampaign(again)).rejects.toThrow();
    expect((await registry.sendCampaign(again)).registryId).toBe(registryId);
    expect(campaignsOf(brandId)).toMatchObject([
      { appeals: 1, body: { sample1: sampleMessages[0] } },
    ]);
  });

  it('[PROV-01] [PROV-02] anything else that was corrected is one new campaign, and the old one ends', async () => {
    const { brandId, campaign, registryId } = await refusedCampaign();
    const description = `${campaign.fields.description} In English.`;
    const again = sentAgain(campaign, registryId, { sampleMessages, description });
    telnyx.breakAfter('DELETE /10dlc/campaign/{id}');
    await expect(registry.sendCampaign(again)).rejects.toThrow();
    const taken = await registry.sendCampaign(again);
    expect(campaignsOf(brandId)).toMatchObject([
      { id: registryId, status: 'TCR_EXPIRED', appeals: 0 },
      { id: taken.registryId, status: 'TCR_PENDING', body: { description } },
    ]);
    expect(await registry.sendCampaign(again)).toEqual(taken);
  });

  it('[PROV-01] a suspended campaign can’t be appealed: it is made anew', async () => {
    const { brandId, campaign, registryId } = await refusedCampaign();
    const made = campaignsOf(brandId)[0];
    if (made !== undefined) made.status = 'TCR_SUSPENDED';
    expect(await registry.askCampaign(registryId)).toMatchObject({ status: 'suspended' });
    const taken = await registry.sendCampaign(sentAgain(campaign, registryId, { sampleMessages }));
    expect(taken.registryId).not.toBe(registryId);
  });

  it('[PROV-01] a campaign that is active is not sent again where nothing was changed', async () => {
    const { registryId: brandId } = await verifiedBrand();
    const campaign = sentCampaign(tenantId, brandId);
    const { registryId } = await registry.sendCampaign(campaign);
    telnyx.registry.decide();
    const taken = await registry.sendCampaign(sentAgain(campaign, registryId));
    expect(taken.registryId).toBe(registryId);
    expect(campaignsOf(brandId)).toMatchObject([{ status: 'MNO_PROVISIONED', appeals: 0 }]);
  });

  it('[PROV-01] before money moves it answers, and takes the use case of a brand it knows', async () => {
    const about = { tenantId, website: '', description: '' };
    const { registryId: brandRegistryId } = await verifiedBrand();
    const campaign = { brandRegistryId, useCase: 'K12Education' } as const;
    await registry.ready(about);
    await registry.ready({ ...about, campaign });
    telnyx.registry.setQualified(false);
    await expect(registry.ready({ ...about, campaign })).rejects.toThrow(RegistryRefusal);
    telnyx.registry.setQualified(true);
    const unknown = { ...campaign, brandRegistryId: 'B0000000001' };
    await expect(registry.ready({ ...about, campaign: unknown })).rejects.toThrow(RegistryRefusal);
    telnyx.setDown(true);
    await expect(registry.ready(about)).rejects.not.toThrow(RegistryRefusal);
  });

  it('[PROV-01] a number comes to its campaign once that is through, and leaves it', async () => {
    const { registryId: brandId } = await verifiedBrand();
    const campaign = sentCampaign(tenantId, brandId);
    const { registryId } = await registry.sendCampaign(campaign);
    const parts = telnyxPartsOf(server(), telnyx);
    const sandbox = { switchOn: async () => ({ state: 'on' as const }), switchOff: async () => {} };
    const numbers = telnyxSwitch(parts, sandbox);
    const number = '+12515550177';
    const order = {
      phoneNumberId: newId(),
      number,
      campaignId: campaign.id,
      attachedAt: server().clock.now(),
    };
    const state = async () => (await numbers.switchOn(order)).state;
    expect(await state()).toBe('open');
    expect(telnyx.registry.assignments.size).toBe(0);
    telnyx.registry.decide();
    expect([await state(), await state()]).toEqual(['open', 'open']);
    telnyx.registry.decide();
    expect(await state()).toBe('on');
    expect(telnyx.registry.assignments.get(number)).toMatchObject({ campaignId: registryId });
    const elsewhere = { ...order, campaignId: newId() };
    expect(await numbers.switchOn(elsewhere)).toEqual({ state: 'on' });
    await numbers.switchOff({ tenantId: await server().makeTenant(), number });
    expect(telnyx.registry.assignments.has(number)).toBe(true);
    await numbers.switchOff({ tenantId, number });
    await numbers.switchOff({ tenantId, number });
    expect(telnyx.registry.assignments.has(number)).toBe(false);
  });

  it('[PROV-01] is asked as its SDK describes it', () => {
    expect(telnyx.calls).toContain('PUT /10dlc/brand/{id}/revet');
    expect(telnyx.strange).toEqual([]);
  });
});
