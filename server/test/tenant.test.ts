import { expect, it } from 'vitest';
import { describeApi } from './each-database.ts';
import { codeOf } from './harness.ts';

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

  it('API-08 ENT-01 answers the own account to admins', async () => {
    const { owner } = await start();
    const { status, body, headers } = await server().call(owner, 'GET', '/api/tenant');
    expect([status, body.id, headers.etag]).toEqual([200, owner.tenantId, '"1"']);
    expect(body).toMatchObject({ currency: 'usd', stripeInfo: { isTrial: false }, balance: 0 });
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

  it('API-11 OP-59 stores name, address and time zone, and completes the set-up', async () => {
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

  it('check 31 ignores status, balance and trial in the body', async () => {
    const { owner } = await start();
    const { body } = await server().call(owner, 'PUT', '/api/tenant', {
      body: { companyName: 'Bay', status: 'suspended', balance: 1e6, isVerifiedCharges: true },
      version: 1,
    });
    expect(body).toMatchObject({ status: 'active', balance: 0, isVerifiedCharges: false });
  });

  it('VAL-01 refuses an empty name and unknown time zones', async () => {
    const { owner } = await start();
    for (const body of [{ companyName: ' ' }, { timeZone: 'Nowhere/City' }]) {
      const { status } = await server().call(owner, 'PUT', '/api/tenant', { body, version: 1 });
      expect(status).toBe(400);
    }
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
