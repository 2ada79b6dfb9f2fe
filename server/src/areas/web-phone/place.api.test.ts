import type { CallAnswer, ServiceAddress } from '@jackfield/contract';
import type { exchangeRouting } from '@jackfield/contract/api/exchange';
import type { PhonePlace, WebPhone } from '@jackfield/contract/api/web-phone';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asExchange, startExchangeServer } from '../../../test/exchange-fixture.ts';
import { codeOf, type TestPerson, type TestServer } from '../../../test/harness.ts';
import { sandboxAddressCheck } from '../../emergency-addresses/sandbox.ts';
import { createDueWork } from '../../platform/due-work.ts';
import { createAddressCheckWork } from '../emergency/check-work.ts';

const office: ServiceAddress = {
  houseNumber: '214',
  streetName: 'Dauphin Street',
  addressLine2: 'Floor 3',
  city: 'Mobile',
  stateCode: 'AL',
  zip: '36602',
};
const home = { ...office, houseNumber: '7', streetName: 'Pecan Lane', addressLine2: 'Apt 2' };
const unknown = { ...office, houseNumber: '18', streetName: 'Bay Rd', addressLine2: '' };
const day = 86_400_000;
const minute = 60_000;

describe('where help is sent to that a web phone calls', () => {
  let server: TestServer;
  let owner: TestPerson;
  let ana: TestPerson;

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
    server.clock.reset();
    const tenantId = await server.makeTenant();
    owner = await server.makePerson(tenantId, { isTenantOwner: true });
    ana = await server.makePerson(tenantId);
    await server.call(owner, 'PUT', '/api/tenant', { body: { e911Address: office }, version: 1 });
  });

  const open = async (person: TestPerson) =>
    (await server.call(person, 'POST', '/api/webphone')).body['phone'] as WebPhone;
  const ask = (person = ana) => server.call(person, 'GET', '/api/webphone/place');
  const place = async (person = ana) => (await ask(person)).body as unknown as PhonePlace;
  const tell = (address: ServiceAddress, person = ana) =>
    server.call(person, 'PUT', '/api/webphone/place', { body: { address } });
  const give = async ({ id }: TestPerson, e911Address: ServiceAddress) => {
    const url = `/api/teammate/${id}`;
    const version = Number((await server.call(owner, 'GET', url)).body['version']);
    await server.call(owner, 'PUT', url, { body: { e911Address }, version });
  };
  const check = () => {
    const kinds = [createAddressCheckWork({ ...server, addressCheck: sandboxAddressCheck })];
    return createDueWork({ ...server, log: { warn: () => undefined } }, kinds).run();
  };
  const routing = async (phone: WebPhone) => {
    const url = `/api/exchange/routing?phone=${phone.sip.username}`;
    return JSON.parse((await asExchange(server, 'GET', url)).text) as CallAnswer<
      typeof exchangeRouting
    >;
  };

  it('[CALL-16] is the registered address until its person says where they are, for a day', async () => {
    await open(ana);
    expect(await place()).toMatchObject({ told: null, registered: office });
    const { status, body } = await tell(home);
    expect([status, body]).toMatchObject([200, { told: { address: home }, registered: office }]);
    expect(await place()).toEqual(body);
    server.clock.advance(day - minute);
    expect((await place()).told?.address).toEqual(home);
    server.clock.advance(minute);
    expect(await place()).toMatchObject({ told: null, registered: office });
  });

  it('[CALL-16] offers what the address service knows of the person and the company, and of nobody else', async () => {
    await open(ana);
    await give(ana, home);
    await give(owner, { ...office, houseNumber: '99' });
    await check();
    expect(await place()).toMatchObject({ registered: home, others: [office] });
    await give(ana, unknown);
    await check();
    expect(await place()).toMatchObject({ registered: unknown, others: [office] });
  });

  it('[CALL-16] is told to the exchange of that web phone alone, with a newer version', async () => {
    const [own, other] = [await open(ana), await open(owner)];
    const before = await routing(own);
    const placeOf = async (phone: WebPhone) =>
      (await routing(own)).phones.find(({ name }) => name === phone.sip.username)?.place;
    expect([await placeOf(own), await placeOf(other)]).toEqual([null, null]);
    await tell(home);
    expect(await placeOf(own)).toMatchObject({ address: home });
    expect(await placeOf(other)).toBeNull();
    expect((await routing(own)).version).toBeGreaterThan(before.version);
    // A telephone on a desk has none.
    const body = { type: 'desktop', name: 'Laptop' };
    await server.call(owner, 'POST', `/api/teammate/${ana.id}/device`, { body });
    const { phones } = await routing(own);
    expect(phones.filter((phone) => 'place' in phone)).toHaveLength(2);
  });

  it('[CALL-16] is asked of the address service afterwards', async () => {
    await open(ana);
    await tell(home);
    await check();
    const checked = await server.db.tenant(ana.tenantId, (tx) =>
      tx.selectFrom('address_check').select(['address', 'verdict']).execute(),
    );
    expect(checked).toContainEqual({ address: home, verdict: 'valid' });
  });

  it('[CALL-16] is no place without a street, and of no session without a web phone', async () => {
    expect((await ask()).status).toBe(404);
    expect((await tell(home)).status).toBe(404);
    await open(ana);
    const refused = await tell({ ...home, streetName: '' });
    expect([refused.status, codeOf(refused)]).toEqual([400, 'INVALIDINPUT']);
    expect(refused.body['errors']).toMatchObject([{ field: 'address.streetName' }]);
    expect((await place()).told).toBeNull();
  });
});
