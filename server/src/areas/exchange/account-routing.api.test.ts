import type { CallAnswer } from '@jackfield/contract';
import type { Device } from '@jackfield/contract/api/device';
import type { exchangeRouting } from '@jackfield/contract/api/exchange';
import { alwaysOpenIn } from '@jackfield/domain/business-hours';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPhone, asExchange, startExchangeServer } from '../../../test/exchange-fixture.ts';
import type { TestPerson, TestServer } from '../../../test/harness.ts';
import { newId } from '../../platform/ids.ts';

const mainLine = '+12515550199';
const direct = '+12515550142';
const address = {
  streetName: 'Main Street',
  houseNumber: '1',
  addressLine2: '',
  city: 'Mobile',
  stateCode: 'AL',
  zip: '36602',
};

describe('routing as the exchange asks for it', () => {
  let server: TestServer;
  let owner: TestPerson;
  let ana: TestPerson;
  let phone: Device;

  beforeAll(async () => {
    server = await startExchangeServer();
    const tenantId = await server.makeTenant();
    owner = await server.makePerson(tenantId, { isTenantOwner: true, extension: '100' });
    ana = await server.makePerson(tenantId, { firstName: 'Ana', extension: '101' });
    phone = await addPhone(server, owner, ana);
    const company = newId();
    const common = { tenant_id: tenantId, country: 'USA' as const };
    await server.db.tenant(tenantId, async (tx) => {
      const business_hour = JSON.stringify(alwaysOpenIn('UTC'));
      await tx
        .insertInto('company')
        .values({ id: company, tenant_id: tenantId, label: 'Main line', business_hour })
        .execute();
      await tx
        .insertInto('phone_number')
        .values([
          {
            ...common,
            id: newId(),
            number: mainLine,
            owner_type: 'company',
            owner_id: company,
            e911_address: JSON.stringify(address),
          },
          {
            ...common,
            id: newId(),
            number: direct,
            owner_type: 'teammate',
            owner_id: ana.id,
            is_default: true,
          },
        ])
        .execute();
    });
  });
  afterAll(() => server.close());

  const ask = (query: Record<string, string>) =>
    asExchange(server, 'GET', `/api/exchange/routing?${new URLSearchParams(query)}`);
  const read = async (query: Record<string, string>) =>
    JSON.parse((await ask(query)).text) as CallAnswer<typeof exchangeRouting>;

  it('[CALL-01] is what the portal itself decides by, with who is behind its names', async () => {
    const found = await read({ number: mainLine });
    const own = await server.call(owner, 'GET', '/api/routing/config');
    expect(found.config).toEqual(own.body);
    expect(found.account).toMatchObject({ id: owner.tenantId, status: 'active' });
    expect(found.extensions).toEqual([
      { extension: '100', ownerType: 'teammate', ownerId: owner.id },
      { extension: '101', ownerType: 'teammate', ownerId: ana.id },
    ]);
    expect(found.phones).toEqual([{ name: phone.sip.username, teammateId: ana.id }]);
    expect(found.callerNumbers).toEqual([{ teammateId: ana.id, number: direct }]);
    expect(found.emergency.numbers).toEqual([{ number: mainLine, address }]);
  });

  it('[CALL-07] is found by the phone that calls too', async () => {
    expect(await read({ phone: phone.sip.username })).toEqual(await read({ number: direct }));
  });

  it('has a higher version after each change', async () => {
    const { version } = await read({ number: mainLine });
    await addPhone(server, owner);
    const after = await read({ number: mainLine });
    expect(after.version).toBeGreaterThan(version);
    expect(after.phones).toHaveLength(2);
  });

  it('is nowhere for a number or a phone that nobody has', async () => {
    expect((await ask({ number: '+12515550100' })).status).toBe(404);
    expect((await ask({ phone: 'nobody' })).status).toBe(404);
    expect((await ask({})).status).toBe(400);
    expect((await ask({ number: mainLine, phone: phone.sip.username })).status).toBe(400);
  });

  it('[CALL-12] of a suspended account has no phones, and its phones find none', async () => {
    const setStatus = (status: 'active' | 'suspended') =>
      server.db.system((tx) =>
        tx.updateTable('tenant').set({ status }).where('id', '=', owner.tenantId).execute(),
      );
    await setStatus('suspended');
    const found = await read({ number: mainLine });
    expect([found.account.status, found.phones]).toEqual(['suspended', []]);
    expect((await ask({ phone: phone.sip.username })).status).toBe(404);
    await setStatus('active');
  });
});
