import type { CallAnswer } from '@jackfield/contract';
import type { exchangeRouting } from '@jackfield/contract/api/exchange';
import type { ShownNumbers, WebPhone } from '@jackfield/contract/api/web-phone';
import { alwaysOpenIn } from '@jackfield/domain/business-hours';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addPhone, asExchange, startExchangeServer } from '../../../test/exchange-fixture.ts';
import type { TestPerson, TestServer } from '../../../test/harness.ts';
import { newId } from '../../platform/ids.ts';

let next = 0;
const freshNumber = () => {
  next += 1;
  return `+1251555${String(next).padStart(4, '0')}`;
};

describe('the number that calls of a web phone show', () => {
  let server: TestServer;
  let owner: TestPerson;
  let ana: TestPerson;
  let company: string;
  let own: { id: string; number: string };
  let main: { id: string; number: string };

  beforeAll(async () => {
    server = await startExchangeServer();
    const payload = {
      exchange: 'one',
      sip: { host: 'sip.example.com', port: 5060, transport: 'udp' },
      webSocket: 'ws://127.0.0.1:8088/ws',
      signedIn: [],
      signedOut: [],
    };
    await asExchange(server, 'POST', '/api/exchange/registrations', { payload });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    const tenantId = await server.makeTenant();
    owner = await server.makePerson(tenantId, { isTenantOwner: true });
    ana = await server.makePerson(tenantId);
    [company, own, main] = [
      newId(),
      { id: newId(), number: freshNumber() },
      { id: newId(), number: freshNumber() },
    ];
    const common = { tenant_id: tenantId, country: 'USA' as const };
    await server.db.tenant(tenantId, async (tx) => {
      await tx
        .insertInto('company')
        .values({
          id: company,
          tenant_id: tenantId,
          label: 'Main line',
          business_hour: JSON.stringify(alwaysOpenIn('UTC')),
        })
        .execute();
      await tx
        .insertInto('phone_number')
        .values([
          { ...common, ...main, owner_type: 'company', owner_id: company },
          { ...common, ...own, owner_type: 'teammate', owner_id: ana.id, is_default: true },
        ])
        .execute();
    });
  });

  const numbers = async (person = ana) =>
    (await server.call(person, 'GET', '/api/webphone/shown')).body as unknown as ShownNumbers;
  const choose = (id: string, person = ana) =>
    server.call(person, 'PUT', '/api/webphone/shown', { body: { id } });
  const permit = (...teammateIds: string[]) =>
    server.db.tenant(ana.tenantId, (tx) =>
      tx
        .updateTable('company')
        .set({ caller_id_permission: JSON.stringify({ type: 'selected', teammateIds }) })
        .where('id', '=', company)
        .execute(),
    );
  const phones = async () => {
    const { body } = await server.call(ana, 'POST', '/api/webphone');
    const { username } = (body['phone'] as WebPhone).sip;
    const url = `/api/exchange/routing?phone=${username}`;
    const told = JSON.parse((await asExchange(server, 'GET', url)).text) as CallAnswer<
      typeof exchangeRouting
    >;
    return new Map(
      told.phones.map(({ name, shows }) => [name === username ? 'web' : 'desk', shows]),
    );
  };

  it('[CALL-16] is their own, and may be one that they may show, which the exchange is told', async () => {
    expect(await numbers()).toEqual({
      shown: own.number,
      numbers: [
        { ...own, label: '', isOwn: true },
        { ...main, label: 'Main line', isOwn: false },
      ],
    });
    expect(await numbers(owner)).toMatchObject({ shown: main.number, numbers: [main] });
    await addPhone(server, owner, ana);
    expect((await phones()).get('web')).toBeUndefined();
    const { status, body } = await choose(main.id);
    expect([status, body['shown']]).toEqual([200, main.number]);
    // A telephone on a desk shows what it did.
    expect(await phones()).toEqual(
      new Map([
        ['web', main.number],
        ['desk', undefined],
      ]),
    );
    expect((await choose(own.id)).body['shown']).toBe(own.number);
  });

  it('[CALL-16] is none that others alone may show, also where that is said afterwards', async () => {
    await choose(main.id);
    await permit(owner.id);
    expect(await numbers()).toMatchObject({ shown: own.number, numbers: [own] });
    expect((await phones()).get('web')).toBeUndefined();
    expect((await choose(main.id)).status).toBe(404);
    expect((await choose(own.id, owner)).status).toBe(404);
    await permit(owner.id, ana.id);
    expect(await numbers()).toMatchObject({ shown: main.number });
    // Nobody is left whom it names.
    await permit(newId());
    expect(await numbers()).toMatchObject({ shown: main.number });
  });
});
