import type { ServiceAddress } from '@jackfield/contract';
import type { EmergencyPerson } from '@jackfield/contract/api/emergency';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../../test/each-database.ts';
import type { TestPerson } from '../../../test/harness.ts';
import { beginLife, mortalDatabase } from '../../../test/mortal-database.ts';
import { startTelnyxServer, type TelnyxServer } from '../../../test/telnyx-server.ts';
import { readRegistrars } from '../../emergency-addresses/config.ts';
import type { Database } from '../../platform/database.ts';
import { createDueWork } from '../../platform/due-work.ts';
import { newId } from '../../platform/ids.ts';
import { accountRouting } from '../exchange/account-routing.ts';
import { createEmergencyRegistrationWork } from './register-work.ts';

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
const dauphin: ServiceAddress = {
  houseNumber: '214',
  streetName: 'Dauphin Street',
  addressLine2: 'Floor 3',
  city: 'Mobile',
  stateCode: 'AL',
  zip: '36602',
};
const bay = { ...dauphin, houseNumber: '18', streetName: 'Bay Street', addressLine2: '' };
const refused = { ...dauphin, streetName: 'Refused Street' };
const log = { warn: () => undefined };

let made = 0;
const newNumber = () => {
  made += 1;
  return `+1251556${String(made).padStart(4, '0')}`;
};

describeOnBothDatabases('where calls for help come from', ({ server }) => {
  let telnyx: TelnyxServer;
  let tenantId: string;
  let owner: TestPerson;
  let ana: TestPerson;
  beforeAll(async () => {
    telnyx = await startTelnyxServer();
  });
  afterAll(() => telnyx.close());
  /** Nothing is registered, and nothing of accounts before is due. */
  const clear = async () => {
    telnyx.helpAddresses.length = 0;
    telnyx.helpCallers.length = 0;
    telnyx.calls.length = 0;
    await server().db.system(async (tx) => {
      await tx.deleteFrom('due_work').execute();
      await tx.deleteFrom('emergency_registration').execute();
    });
  };
  beforeEach(async () => {
    server().clock.reset();
    telnyx.setDown(false);
    await clear();
    tenantId = await server().makeTenant();
    owner = await server().makePerson(tenantId, { isTenantOwner: true });
    ana = await server().makePerson(tenantId);
  });

  const work = (name = 'telnyx', db: Database = server().db, env: Record<string, string> = {}) => {
    const { clock } = server();
    const registrarOf = readRegistrars({ ...telnyx.env, EMERGENCY: name, ...env });
    const kinds = [createEmergencyRegistrationWork({ db, clock, registrarOf })];
    return createDueWork({ db, clock, log }, kinds).run();
  };
  const give = async ({ id }: TestPerson, e911Address: ServiceAddress | null) => {
    const path = `/api/teammate/${id}`;
    const { body } = await server().call(owner, 'GET', path);
    const version = Number(body.version);
    const answer = await server().call(owner, 'PUT', path, { body: { e911Address }, version });
    expect(answer.status).toBe(200);
  };
  const addNumber = async ({ id }: TestPerson, number = newNumber()) => {
    await server().db.tenant(tenantId, (tx) =>
      tx
        .insertInto('phone_number')
        .values({
          id: newId(),
          tenant_id: tenantId,
          number,
          is_default: true,
          country: 'USA',
          owner_type: 'teammate',
          owner_id: id,
        })
        .execute(),
    );
    return number;
  };
  const personOf = async ({ id }: TestPerson) => {
    const { body } = await server().call(owner, 'GET', '/api/emergency/people');
    return (body.items as EmergencyPerson[]).find((person) => person.id === id);
  };
  const headersFor = async () => {
    const { db, clock } = server();
    const { emergency } = await db.tenant(tenantId, (tx) =>
      accountRouting(tx, tenantId, clock.now()),
    );
    return emergency.registered;
  };
  /** Telnyx has looked, and is asked about both the address and who calls from there. */
  const settle = async () => {
    for (let round = 0; round < 3; round += 1) {
      telnyx.activateHelp();
      server().clock.advance(2 * minute);
      await work();
    }
  };

  it('[PROV-01] an address that is saved is registered, and then who calls from there', async () => {
    const number = await addNumber(ana);
    await give(ana, dauphin);
    expect(await personOf(ana)).toMatchObject({ registration: 'open', refusal: null });
    await work();
    expect(telnyx.helpAddresses).toMatchObject([
      {
        body: {
          house_number: '214',
          street_name: 'Dauphin Street',
          extended_address: 'Floor 3',
          locality: 'Mobile',
          administrative_area: 'AL',
          postal_code: '36602',
          country_code: 'US',
        },
      },
    ]);
    expect(telnyx.helpCallers).toEqual([]);
    expect(await headersFor()).toEqual([]);
    await settle();
    const [address, caller] = [telnyx.helpAddresses[0]?.id, telnyx.helpCallers[0]?.id];
    expect(telnyx.helpCallers).toMatchObject([{ body: { callback_number: number } }]);
    expect(await personOf(ana)).toMatchObject({ registration: 'registered' });
    expect(await headersFor()).toEqual([
      {
        address: dauphin,
        number,
        headers: [
          { name: 'Geolocation', value: `geo-${address}` },
          { name: 'P-Asserted-Identity', value: `<sip:from-${caller}@sip.telnyx.com>` },
        ],
      },
    ]);
    expect(telnyx.strange).toEqual([]);
    const before = telnyx.calls.length;
    server().clock.advance(day);
    await work();
    expect(telnyx.calls.length).toBe(before);
  });

  it('[PROV-01] what nobody calls from any more is taken away, who calls before the address', async () => {
    const number = await addNumber(ana);
    await give(ana, dauphin);
    await work();
    await settle();
    await give(ana, bay);
    await work();
    await settle();
    expect(telnyx.helpAddresses.map(({ body }) => body.street_name)).toEqual(['Bay Street']);
    expect(telnyx.helpCallers).toHaveLength(1);
    await server().db.tenant(tenantId, (tx) =>
      tx.deleteFrom('phone_number').where('number', '=', number).execute(),
    );
    await work();
    expect(telnyx.helpCallers).toEqual([]);
    await give(ana, null);
    await work();
    expect(telnyx.helpAddresses).toEqual([]);
    expect(await personOf(ana)).toMatchObject({ registration: null });
  });

  it.each([
    ['sandbox', 'Help cannot be sent there.'],
    ['telnyx', 'Help cannot be sent to this address. Check each part of it.'],
  ])('[PROV-01] [EMER-01] %s refuses an address, and the board says why', async (name, refusal) => {
    await give(ana, refused);
    await work(name);
    telnyx.activateHelp();
    server().clock.advance(2 * minute);
    await work(name);
    expect(await personOf(ana)).toMatchObject({
      state: 'notValid',
      registration: 'refused',
      refusal,
    });
    const { body } = await server().call(owner, 'GET', '/api/emergency/people?show=toFix');
    expect((body.items as EmergencyPerson[]).map(({ id }) => id)).toContain(ana.id);
    await give(ana, dauphin);
    await work(name);
    expect(await personOf(ana)).toMatchObject({ refusal: null });
  });

  it('[PROV-01] what is refused at once is tried again a day later', async () => {
    await give(ana, { ...dauphin, streetName: 'Nowhere Road' });
    await work();
    expect(await personOf(ana)).toMatchObject({
      registration: 'refused',
      refusal: 'No such street.',
    });
    const making = () => telnyx.calls.filter((call) => call.startsWith('POST')).length;
    expect(making()).toBe(1);
    server().clock.advance(hour);
    await work();
    expect(making()).toBe(1);
    server().clock.advance(day);
    await work();
    expect(making()).toBe(2);
  });

  it('[PROV-01] the sandbox registers at once, and calls carry the address itself', async () => {
    await addNumber(ana);
    await give(ana, dauphin);
    await work('sandbox');
    expect(await personOf(ana)).toMatchObject({ registration: 'registered' });
    expect(await headersFor()).toEqual([]);
    // Once Telnyx has the account, it is registered there.
    await give(owner, bay);
    await work('telnyx', server().db, { TELNYX_ACCOUNTS: newId() });
    expect(telnyx.helpAddresses).toEqual([]);
    await give(owner, dauphin);
    await work();
    expect(telnyx.helpAddresses).toHaveLength(1);
  });

  it('[PROV-02] an address whose answer was lost is found, not made again', async () => {
    // Another account has the same address there.
    const other = await server().makeTenant();
    const theirs = await server().makePerson(other, { isTenantOwner: true });
    await server().call(theirs, 'PUT', '/api/tenant', {
      body: { e911Address: dauphin },
      version: 1,
    });
    await work();
    await give(ana, dauphin);
    telnyx.breakAfter('POST /dynamic_emergency_addresses');
    await work();
    server().clock.advance(minute);
    await work();
    expect(telnyx.helpAddresses).toHaveLength(2);
    await addNumber(ana);
    telnyx.activateHelp();
    server().clock.advance(2 * minute);
    telnyx.breakAfter('POST /dynamic_emergency_endpoints');
    await work();
    server().clock.advance(2 * minute);
    await work();
    expect(telnyx.helpCallers).toHaveLength(1);
    await settle();
    expect(await personOf(ana)).toMatchObject({ registration: 'registered' });
    expect([telnyx.helpAddresses.length, telnyx.helpCallers.length]).toEqual([2, 1]);
  });

  it('[PROV-02] while it is away nothing is refused; what has gone there is made anew', async () => {
    telnyx.setDown(true);
    await give(ana, dauphin);
    await work();
    expect(await personOf(ana)).toMatchObject({ registration: 'open' });
    telnyx.setDown(false);
    server().clock.advance(hour);
    await work();
    expect(telnyx.helpAddresses).toHaveLength(1);
    telnyx.helpAddresses.length = 0;
    server().clock.advance(hour);
    await work();
    expect(telnyx.helpAddresses).toHaveLength(1);
  });

  describe.each(['saved', 'removed'])('when an address is %s', (when) => {
    it('[PROV-02] wherever a process dies, there is one of each, or none', async () => {
      for (let nth = 1; ; nth += 1) {
        await clear();
        tenantId = await server().makeTenant();
        owner = await server().makePerson(tenantId, { isTenantOwner: true });
        const person = await server().makePerson(tenantId);
        await addNumber(person);
        await give(person, dauphin);
        if (when === 'removed') {
          await work();
          await settle();
          await give(person, null);
        }
        const life = beginLife();
        life.meet({ step: null, nth });
        await work('telnyx', mortalDatabase(server().db, life)).catch(() => undefined);
        server().clock.advance(2 * minute);
        await work();
        await settle();
        const count = when === 'saved' ? 1 : 0;
        expect([nth, telnyx.helpAddresses.length, telnyx.helpCallers.length]).toEqual([
          nth,
          count,
          count,
        ]);
        if (!life.isOver) break;
      }
    });
  });

  it('[PROV-01] needs its keys', () => {
    expect(() => readRegistrars({ EMERGENCY: 'telnyx' })).toThrow(/EMERGENCY=telnyx needs/);
    expect(() => readRegistrars({ EMERGENCY: 'bandwidth' })).toThrow(/sandbox or telnyx/);
  });
});
