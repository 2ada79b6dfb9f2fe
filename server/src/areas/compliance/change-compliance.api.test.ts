import { beforeEach, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { describeOnBothDatabases } from '../../../test/each-database.ts';
import { codeOf, type TestPerson } from '../../../test/harness.ts';
import { brandFields, putBrand, putCampaign } from '../../../test/put-brand.ts';

describeOnBothDatabases('changes of brands and campaigns', ({ server }) => {
  let owner: TestPerson;
  let tenantId: string;
  beforeEach(async () => {
    tenantId = await server().makeTenant();
    owner = await server().makePerson(tenantId, { isTenantOwner: true });
  });
  const put = (path: string, body: unknown, version = 1) =>
    server().call(owner, 'PUT', path, { body, version });
  const events = () =>
    server().db.system(async (tx) => {
      const rows = await tx
        .selectFrom('event_log')
        .select(['event_type', 'method'])
        .where('tenant_id', '=', tenantId)
        .orderBy('seq')
        .execute();
      return rows.map(({ event_type: type, method }) => `${method.charAt(0)} ${type}`);
    });

  it('[API-76] stores changes of a brand as of its version', async () => {
    const id = await putBrand(server(), tenantId);
    const changed = await put(`/api/brand/${id}`, brandFields({ brandName: 'Harbor' }));
    expect([changed.status, changed.body.brandName, changed.body.version]).toEqual([
      200,
      'Harbor',
      2,
    ]);
    expect(await events()).toEqual(['U brand']);
    expect((await put(`/api/brand/${id}`, brandFields())).status).toBe(412);
    expect((await put(`/api/brand/${newId()}`, brandFields())).status).toBe(404);
  });

  it('[API-76] annex E5 legal name, tax id and country of a known brand count after a resubmission', async () => {
    const sent = { companyName: 'Harbor Dental Group LLC', taxId: '63-4821057', taxCountry: 'US' };
    const id = await putBrand(server(), tenantId, {
      tax_id: sent.taxId,
      registry_id: `B${newId()}`,
      sent_identity: JSON.stringify(sent),
    });
    const steps = [
      [{ taxId: sent.taxId, website: 'https://other.example' }, false],
      [{ taxId: sent.taxId, companyName: 'Harbor Dental Inc' }, true],
      [{ taxId: '63-4821058' }, true],
      [{ taxId: sent.taxId }, false],
    ] as const;
    for (const [at, [change, needsRevet]] of steps.entries()) {
      const { body } = await put(`/api/brand/${id}`, brandFields(change), at + 1);
      expect([body.needsRevet, body.status]).toEqual([needsRevet, 'verified']);
    }
  });

  it('refuses the tax id of another brand at its field, however it is written', async () => {
    await putBrand(server(), tenantId, { tax_id: '63-4821057' });
    const id = await putBrand(server(), tenantId);
    const refused = await put(`/api/brand/${id}`, brandFields({ taxId: '634821057' }));
    expect([refused.status, codeOf(refused), refused.body.errors]).toMatchObject([
      409,
      'DUPLICATE',
      [{ field: 'taxId' }],
    ]);
    const abroad = brandFields({ taxId: '634821057', taxCountry: 'GB' });
    expect((await put(`/api/brand/${id}`, abroad)).status).toBe(200);
  });

  it('refuses changes of a brand that the registry looks at, and fields that are not whole', async () => {
    const pending = await putBrand(server(), tenantId, { status: 'pending' });
    const refused = await put(`/api/brand/${pending}`, brandFields());
    expect([refused.status, codeOf(refused)]).toEqual([409, 'INVALIDTRANSITION']);
    const id = await putBrand(server(), tenantId);
    const wrong = [
      { website: 'harbordental.com' },
      { companyType: 'PublicProfit' },
      { companyName: ' ' },
      { address: { ...brandFields().address, zip: '' } },
      { contact: { ...brandFields().contact, email: 'renee' } },
    ];
    for (const change of wrong) {
      expect((await put(`/api/brand/${id}`, brandFields(change))).status).toBe(400);
    }
  });

  it('[API-86] annex E6 deactivates a campaign for good and releases its numbers', async () => {
    const brandId = await putBrand(server(), tenantId);
    const id = await putCampaign(server(), { tenantId, brandId });
    const phone = newId();
    await server().db.system(async (tx) => {
      await tx
        .insertInto('phone_number')
        .values({
          id: phone,
          tenant_id: tenantId,
          number: `+1251${String(Date.now()).slice(-7)}`,
          country: 'USA',
          source: 1,
          owner_type: 'company',
          owner_id: newId(),
        } as never)
        .execute();
      await tx
        .insertInto('campaign_number')
        .values({ tenant_id: tenantId, campaign_id: id, phone_number_id: phone })
        .execute();
    });
    const ended = await put(`/api/campaign/${id}/deactivate`, {});
    expect([ended.status, ended.body.status, ended.body.phoneNumberIds]).toEqual([
      200,
      'deactivated',
      [],
    ]);
    expect(ended.body.story).toMatchObject([{ step: 'deactivated', by: owner.fullName }]);
    expect(await events()).toEqual(['U campaign', 'U phonenumber']);
    const again = await put(`/api/campaign/${id}/deactivate`, {}, 2);
    expect([again.status, again.body.version]).toEqual([200, 2]);
    expect(again.body.story).toHaveLength(1);
  });

  it('[API-85] annex A1 sends no campaign again for another account', async () => {
    const brandId = await putBrand(server(), tenantId);
    const id = await putCampaign(server(), { tenantId, brandId }, { status: 'rejected' });
    const refused = await put(`/api/campaign/${id}/revet`, { tenantId: newId(), hasRead: true });
    expect([refused.status, codeOf(refused)]).toEqual([403, 'FORBIDDEN']);
  });

  it('[API-86] annex E6 ends campaigns in every state but while they are paid', async () => {
    const brandId = await putBrand(server(), tenantId);
    for (const status of ['pendingReview', 'active', 'rejected', 'suspended', 'paymentFailed']) {
      const id = await putCampaign(server(), { tenantId, brandId }, { status });
      expect((await put(`/api/campaign/${id}/deactivate`, {})).status).toBe(200);
    }
    const id = await putCampaign(server(), { tenantId, brandId }, { status: 'pendingPayment' });
    expect((await put(`/api/campaign/${id}/deactivate`, {})).status).toBe(409);
  });
});
