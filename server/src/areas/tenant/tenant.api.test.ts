import { expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { giveCard } from '../../../test/give-card.ts';
import { describeApi } from '../../../test/each-database.ts';
import { codeOf } from '../../../test/harness.ts';

const address = {
  streetAddress: '1 Water Street',
  extendedAddress: '',
  locality: 'Mobile',
  region: 'AL',
  postalCode: '36602',
};

describeApi('account', ({ server }) => {
  const start = async (options = {}) => {
    const tenantId = await server().makeTenant(options);
    return {
      owner: await server().makePerson(tenantId, { isTenantOwner: true }),
      standard: await server().makePerson(tenantId),
    };
  };

  it('[API-08] [API-57] answers the own account to admins', async () => {
    const { owner } = await start();
    const { status, body, headers } = await server().call(owner, 'GET', '/api/tenant');
    expect([status, body.id, headers.etag]).toEqual([200, owner.tenantId, '"1"']);
    expect(body).toMatchObject({ currency: 'usd', stripeInfo: { isTrial: false }, balance: 0 });
  });

  it('[ENT-01] answers each member as it is stored', async () => {
    const { owner } = await start();
    const id = owner.tenantId;
    const contact = { id: newId(), name: 'Ana Lopez', email: 'ana@example.com' };
    await server().db.system(async (tx) => {
      await tx
        .insertInto('billing_contact')
        .values({ ...contact, tenant_id: id })
        .execute();
      await tx
        .updateTable('tenant')
        .set({
          company_address: JSON.stringify(address),
          is_company_setup: true,
          on_boarding_10dlc_brand: true,
          hash: 'a1b2',
          stripe_id: 'cus_7',
          stripe_email: 'billing@example.com',
          is_trial: true,
          trial_maximum_company: 1,
          trial_maximum_company_did: 2,
          trial_maximum_device: 3,
          trial_maximum_user: 4,
          trial_maximum_user_did: 5,
          is_verified_charges: true,
        })
        .where('id', '=', id)
        .execute();
    });
    await giveCard(server(), id);
    const { body } = await server().call(owner, 'GET', '/api/tenant');
    expect(body).toMatchObject({
      id,
      companyName: 'Harbor Dental Group',
      companyAddress: address,
      timeZone: 'America/Chicago',
      country: 'USA',
      status: 'active',
      balance: 0,
      isCompanySetup: true,
      onBoarding10DLCBrand: true,
      onBoarding10DLCCampaign: false,
      hash: 'a1b2',
      stripeInfo: { stripeId: 'cus_7', isTrial: true, stripeEmail: 'billing@example.com' },
      isCreditCardExist: true,
      billingContacts: [contact],
      musicOnHolds: [{ id: expect.any(String), isSelected: true }],
      trialMaximumCompany: 1,
      trialMaximumCompanyDID: 2,
      trialMaximumDevice: 3,
      trialMaximumUser: 4,
      trialMaximumUserDID: 5,
      isVerifiedInternationalCall: false,
      isVerifiedCharges: true,
    });
  });

  it('C3 answers six members of it to standard users', async () => {
    const { standard } = await start();
    const { body } = await server().call(standard, 'GET', '/api/tenant');
    expect(Object.keys(body).sort()).toEqual([
      'companyName',
      'country',
      'id',
      'isCreditCardExist',
      'status',
      'timeZone',
    ]);
  });

  it('[API-11] [API-58] [OP-59] stores name, address and time zone, and completes the set-up', async () => {
    const { owner } = await start();
    const change = { companyName: ' Bay Dental ', companyAddress: address, timeZone: 'UTC' };
    const { body } = await server().call(owner, 'PUT', '/api/tenant', { body: change, version: 1 });
    expect(body).toMatchObject({
      companyName: 'Bay Dental',
      companyAddress: address,
      timeZone: 'UTC',
      isCompanySetup: true,
      version: 2,
    });
    const stale = await server().call(owner, 'PUT', '/api/tenant', { body: change, version: 1 });
    expect([stale.status, codeOf(stale)]).toEqual([412, 'VERSIONCONFLICT']);
  });

  it('ignores status, balance and trial in the body', async () => {
    const { owner } = await start();
    const { body } = await server().call(owner, 'PUT', '/api/tenant', {
      body: { companyName: 'Bay', status: 'suspended', balance: 1e6, isVerifiedCharges: true },
      version: 1,
    });
    expect(body).toMatchObject({ status: 'active', balance: 0, isVerifiedCharges: false });
  });

  it.each([
    ['VAL-01', 'companyName', 'company name', ['', null]],
    ['VAL-02', 'timeZone', 'time zone', ['', null, 'Nowhere/City']],
  ])('%s refuses an account without %s', async (_id, field, label, refused) => {
    const { owner } = await start();
    const stored = (await server().call(owner, 'GET', '/api/tenant')).body[field];
    for (const value of refused) {
      const body = { [field]: value };
      const answer = await server().call(owner, 'PUT', '/api/tenant', { body, version: 1 });
      expect([value, answer.status, codeOf(answer)]).toEqual([value, 400, 'INVALIDINPUT']);
      expect(answer.body.errors).toMatchObject([
        value === '' ? { field, message: `The ${label} field is required.` } : { field },
      ]);
    }
    expect((await server().call(owner, 'GET', '/api/tenant')).body).toMatchObject({
      [field]: stored,
      version: 1,
    });
  });

  it('[API-60] a reason that is too long is refused at its field, with the limit', async () => {
    const { owner } = await start();
    const { body: tenant } = await server().call(owner, 'GET', '/api/tenant');
    const { status, body } = await server().call(
      owner,
      'PUT',
      `/api/tenant/${String(tenant['id'])}/status`,
      { body: { status: 'cancel', reason: 'x'.repeat(501) } },
    );
    expect([status, body.errors]).toEqual([
      400,
      [expect.objectContaining({ field: 'reason', message: expect.stringContaining('500') })],
    ]);
  });

  it('VAL-26 VAL-29 refuses an address that is not complete, by its fields', async () => {
    const { owner } = await start();
    const put = (body: object) => server().call(owner, 'PUT', '/api/tenant', { body, version: 1 });
    const { status, body } = await put({
      companyAddress: { ...address, locality: ' ', postalCode: 'A1A 1A1' },
    });
    expect([status, body.errors]).toEqual([
      400,
      [
        {
          code: 'REQUIRED',
          field: 'companyAddress.locality',
          message: 'The city field is required.',
        },
        {
          code: 'INVALID',
          field: 'companyAddress.postalCode',
          message: 'The zip code format is invalid.',
        },
      ],
    ]);
    const canadian = { ...address, region: 'ON', postalCode: 'K1A 0B1' };
    expect((await put({ companyAddress: canadian })).status).toBe(200);
  });

  it('NUM-07 OP-29 stores the emergency address, and takes it away', async () => {
    const { owner } = await start();
    const e911Address = {
      houseNumber: '214',
      streetName: 'Dauphin Street',
      addressLine2: '',
      city: 'Mobile',
      stateCode: 'AL',
      zip: '36602',
    };
    const put = (version: number, value: unknown) =>
      server().call(owner, 'PUT', '/api/tenant', { body: { e911Address: value }, version });
    expect((await put(1, { ...e911Address, houseNumber: '' })).status).toBe(400);
    expect((await put(1, e911Address)).body).toMatchObject({ e911Address, version: 2 });
    expect((await put(2, e911Address)).body.version).toBe(2);
    expect((await put(2, null)).body).toMatchObject({ e911Address: null, version: 3 });
    const events = await server().db.tenant(owner.tenantId, (tx) =>
      tx.selectFrom('event_log').select(['method', 'event_type']).execute(),
    );
    const update = { method: 'UpdateEntityAsync', event_type: 'tenant' };
    expect(events).toEqual([update, update]);
  });

  it('has no emergency address in Malaysia', async () => {
    const { owner } = await start({ country: 'MYS' });
    const body = { e911Address: null };
    const { status } = await server().call(owner, 'PUT', '/api/tenant', { body, version: 1 });
    expect(status).toBe(404);
  });

  it('OP-34 a suspended account reads but does not write', async () => {
    const { owner } = await start({ status: 'suspended' });
    expect((await server().call(owner, 'GET', '/api/tenant')).status).toBe(200);
    const refused = await server().call(owner, 'PUT', '/api/tenant', {
      body: { companyName: 'Bay' },
      version: 1,
    });
    expect([refused.status, codeOf(refused)]).toEqual([403, 'ACCOUNTSUSPENDED']);
  });

  it('J2 lists the history of a record, newest first, page by page', async () => {
    const { owner, standard } = await start();
    for (const [version, title] of ['One', 'Two', 'Three'].entries()) {
      await server().call(owner, 'PUT', `/api/teammate/${standard.id}`, {
        body: { title },
        version: version + 1,
      });
    }
    const path = `/api/audit/teammate/${standard.id}?limit=2`;
    const first = (await server().call(owner, 'GET', path)).body;
    expect(first).toMatchObject({ hasMore: true, pageNum: null, total: null });
    const items = first.items as { after: object; id: string }[];
    expect(items.map((entry) => entry.after)).toEqual([{ title: 'Three' }, { title: 'Two' }]);
    const next = `${path}&startAfter=${String(first.nextStartAfter)}`;
    const second = (await server().call(owner, 'GET', next)).body;
    expect(second).toMatchObject({
      hasMore: false,
      items: [{ before: { title: '' }, after: { title: 'One' }, actor: { id: owner.id } }],
    });
    expect((await server().call(standard, 'GET', path)).status).toBe(200);
    const others = `/api/audit/teammate/${owner.id}`;
    expect((await server().call(standard, 'GET', others)).status).toBe(403);
  });
});
