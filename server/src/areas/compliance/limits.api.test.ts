import { industries, stockExchanges, useCases } from '@jackfield/contract/api/compliance';
import { beforeAll, expect, it } from 'vitest';
import { describeApi } from '../../../test/each-database.ts';
import type { TestPerson } from '../../../test/harness.ts';
import { brandFields, campaignFields, putBrand, putCampaign } from '../../../test/put-brand.ts';

const text = (length: number) => 'Harbor Dental '.repeat(300).slice(0, length - 1) + 'x';
const contact = (change: object) => ({ contact: { ...brandFields().contact, ...change } });
const mail = (length: number) => `${'a'.repeat(length - '@harbor.example'.length)}@harbor.example`;
const site = (length: number) => 'https://harbor.example/'.padEnd(length, 'x');
const listed = { companyType: 'PublicProfit', stockExchange: 'Nyse' };
const samples = (count: number) => Array<string>(count).fill(text(30));

describeApi('limits of brands and campaigns (annex F6)', ({ server }) => {
  let owner: TestPerson;
  let brandId: string;
  let campaignId: string;
  beforeAll(async () => {
    const tenantId = await server().makeTenant();
    owner = await server().makePerson(tenantId, { isTenantOwner: true });
    brandId = await putBrand(server(), tenantId);
    campaignId = await putCampaign(server(), { tenantId, brandId }, { status: 'rejected' });
  });
  const versionOf = async (path: string) =>
    Number((await server().call(owner, 'GET', path)).body.version);
  const put = async (path: string, body: object) =>
    server().call(owner, 'PUT', path, { body, version: await versionOf(path) });
  const putFields = {
    brand: (change: object) => put(`/api/brand/${brandId}`, brandFields(change)),
    campaign: (change: object) =>
      put(`/api/campaign/${campaignId}`, { campaign: campaignFields(brandId, change) }),
  };

  it.each([
    ['brand', 'companyName', { companyName: text(255) }, { companyName: text(256) }],
    ['brand', 'brandName', { brandName: text(255) }, { brandName: text(256) }],
    ['brand', 'taxId', { taxId: '1'.repeat(21) }, { taxId: '1'.repeat(22) }],
    ['brand', 'website', { website: site(255) }, { website: site(256) }],
    [
      'brand',
      'stockSymbol',
      { ...listed, stockSymbol: 'A'.repeat(10) },
      { ...listed, stockSymbol: 'A'.repeat(11) },
    ],
    [
      'brand',
      'contact.firstName',
      contact({ firstName: text(100) }),
      contact({ firstName: text(101) }),
    ],
    [
      'brand',
      'contact.lastName',
      contact({ lastName: text(100) }),
      contact({ lastName: text(101) }),
    ],
    ['brand', 'contact.email', contact({ email: mail(64) }), contact({ email: mail(256) })],
    ['campaign', 'name', { name: text(50) }, { name: text(51) }],
    ['campaign', 'description', { description: text(40) }, { description: text(39) }],
    ['campaign', 'description', { description: text(4096) }, { description: text(4097) }],
    ['campaign', 'messageFlow', { messageFlow: text(40) }, { messageFlow: text(39) }],
    ['campaign', 'messageFlow', { messageFlow: text(2048) }, { messageFlow: text(2049) }],
    ['campaign', 'sampleMessages', { sampleMessages: samples(1) }, { sampleMessages: [] }],
    ['campaign', 'sampleMessages', { sampleMessages: samples(5) }, { sampleMessages: samples(6) }],
    [
      'campaign',
      'sampleMessages[0]',
      { sampleMessages: [text(20)] },
      { sampleMessages: [text(19)] },
    ],
    [
      'campaign',
      'sampleMessages[0]',
      { sampleMessages: [text(1024)] },
      { sampleMessages: [text(1025)] },
    ],
    ['campaign', 'optInMessage', { optInMessage: text(20) }, { optInMessage: text(19) }],
    ['campaign', 'optOutMessage', { optOutMessage: text(320) }, { optOutMessage: text(321) }],
    ['campaign', 'helpMessage', { helpMessage: text(320) }, { helpMessage: text(321) }],
    ['campaign', 'termsAccepted', { termsAccepted: true }, { termsAccepted: false }],
  ] as const)('%s %s takes what is allowed, and no more', async (kind, field, fits, not) => {
    const accepted = await putFields[kind](fits);
    expect([accepted.status, accepted.body.errors]).toEqual([200, undefined]);
    const refused = await putFields[kind](not);
    const path = kind === 'campaign' ? `campaign.${field}` : field;
    expect([refused.status, refused.body.errors]).toMatchObject([400, [{ field: path }]]);
  });

  it('[VAL-21] several use cases stand for two to five, others for none', async () => {
    const sub = (count: number) => ({
      useCase: 'Mixed',
      subUseCases: ['2FA', 'Marketing', 'CustomerCare', 'FraudAlert', 'Charity', 'Social'].slice(
        0,
        count,
      ),
    });
    for (const count of [2, 5]) {
      const { status, body } = await putFields.campaign(sub(count));
      expect([status, body.subUseCases]).toEqual([200, sub(count).subUseCases]);
    }
    for (const count of [1, 6]) {
      const { status, body } = await putFields.campaign(sub(count));
      expect([status, body.errors]).toMatchObject([400, [{ field: 'campaign.subUseCases' }]]);
    }
    expect(JSON.stringify((await putFields.campaign(sub(6))).body.errors)).toContain(
      'The sub use cases field may not have more than 5 items.',
    );
    const twice = { useCase: 'LowVolume', subUseCases: ['2FA', '2FA'] };
    expect((await putFields.campaign(twice)).status).toBe(400);
    const alone = await putFields.campaign({ useCase: '2FA', subUseCases: ['Marketing'] });
    expect(alone.body.subUseCases).toEqual([]);
  });

  it.each(['optInKeywords', 'optOutKeywords', 'helpKeywords'])(
    '[VAL-22] [VAL-23] %s has at most 320 letters, digits and commas',
    async (field) => {
      const say = async (value: string) => {
        const { status, body } = await putFields.campaign({ [field]: value });
        return [status, (body.errors as { message: string }[] | undefined)?.[0]?.message];
      };
      expect(await say('STOP,Stop2'.padEnd(320, 'x'))).toEqual([200, undefined]);
      expect(await say('x'.repeat(321))).toEqual([
        400,
        'The keywords field may not be greater than 320 characters',
      ]);
      for (const wrong of ['STOP, END', 'STOP#']) {
        expect(await say(wrong)).toEqual([
          400,
          'The keywords field may only contain alpha-numeric characters as well as comma',
        ]);
      }
    },
  );

  it('[ENUM-07] [ENUM-08] [ENUM-09] takes every value of the lists, and no other', async () => {
    for (const industry of industries) {
      expect((await putFields.brand({ industry })).body.industry).toBe(industry);
    }
    for (const stockExchange of stockExchanges) {
      const change = { ...listed, stockExchange, stockSymbol: 'HDG' };
      expect((await putFields.brand(change)).body.stockExchange).toBe(stockExchange);
    }
    for (const useCase of useCases) {
      const change = { useCase, subUseCases: ['2FA', 'Marketing'] };
      expect((await putFields.campaign(change)).body.useCase).toBe(useCase);
    }
    expect((await putFields.brand({ industry: 'Space' })).status).toBe(400);
    expect((await putFields.brand({ ...listed, stockExchange: 'Otc' })).status).toBe(400);
    expect((await putFields.campaign({ useCase: 'Other' })).status).toBe(400);
  });
});
