import type { ServiceAddress } from '@jackfield/contract';
import type { EmergencyCounts, EmergencyPerson } from '@jackfield/contract/api/emergency';
import { beforeEach, expect, it } from 'vitest';
import { describeApi } from '../../../test/each-database.ts';
import type { TestPerson } from '../../../test/harness.ts';
import type { AddressCheck } from '../../emergency-addresses/address-check.ts';
import { sandboxAddressCheck } from '../../emergency-addresses/sandbox.ts';
import { createDueWork } from '../../platform/due-work.ts';
import { newId } from '../../platform/ids.ts';
import { createAddressCheckWork } from './check-work.ts';

const dauphin: ServiceAddress = {
  houseNumber: '214',
  streetName: 'Dauphin Street',
  addressLine2: 'Floor 3',
  city: 'Mobile',
  stateCode: 'AL',
  zip: '36602',
};
const bay = { ...dauphin, houseNumber: '18', streetName: 'Bay Rd', addressLine2: '' };
const pine = { ...dauphin, houseNumber: '77', streetName: 'Pine Street', addressLine2: '' };
const silent = { ...dauphin, streetName: 'Silent Street' };
const log = { warn: () => undefined };

describeApi('whom 911 would find', ({ server }) => {
  let tenantId: string;
  let owner: TestPerson;
  let ana: TestPerson;

  beforeEach(async () => {
    server().clock.reset();
    tenantId = await server().makeTenant();
    owner = await server().makePerson(tenantId, {
      isTenantOwner: true,
      firstName: 'Renee',
      lastName: 'Castellano',
    });
    ana = await server().makePerson(tenantId);
  });

  const get = async (path: string, person = owner) =>
    (await server().call(person, 'GET', `/api/emergency/${path}`)).body;
  const board = async (query = '') => {
    const { items, counts } = await get(`people?${query}`);
    return { people: items as EmergencyPerson[], counts: counts as EmergencyCounts };
  };
  const stateOf = async ({ id }: TestPerson) => {
    const { people } = await board();
    return people.find((person) => person.id === id);
  };
  const give = async ({ id }: TestPerson, e911Address: ServiceAddress | null) => {
    const { body } = await server().call(owner, 'GET', `/api/teammate/${id}`);
    const version = Number(body.version);
    const path = `/api/teammate/${id}`;
    return server().call(owner, 'PUT', path, { body: { e911Address }, version });
  };
  const giveCompany = (e911Address: ServiceAddress) =>
    server().call(owner, 'PUT', '/api/tenant', { body: { e911Address }, version: 1 });
  const check = async (address: ServiceAddress) =>
    (await server().call(owner, 'POST', '/api/emergency/check', { body: { address } })).body;
  const work = (addressCheck: AddressCheck = sandboxAddressCheck) => {
    const { db, clock } = server();
    const kinds = [createAddressCheckWork({ db, clock, addressCheck })];
    return createDueWork({ db, clock, log }, kinds).run();
  };
  const addNumber = (number: string, of: object) =>
    server().db.system((tx) =>
      tx
        .insertInto('phone_number')
        .values({
          id: newId(),
          tenant_id: tenantId,
          number,
          label: '',
          is_default: true,
          provider: 'bandwidth',
          is_toll_free: false,
          country: 'USA',
          owner_type: 'teammate',
          owner_id: ana.id,
          ...of,
        })
        .execute(),
    );
  const events = () =>
    server().db.tenant(tenantId, (tx) =>
      tx.selectFrom('event_log').select('method').where('event_type', '=', 'emergency').execute(),
    );

  it('[EMER-01] names active people, the worst first, and counts them', async () => {
    await server().makePerson(tenantId, { status: 'suspended' });
    await server().makePerson(tenantId, { status: 'pending' });
    const fiona = await server().makePerson(tenantId, { firstName: 'Fiona' });
    const edwin = await server().makePerson(tenantId, { firstName: 'Edwin' });
    const victor = await server().makePerson(tenantId, { firstName: 'Victor' });
    await give(owner, dauphin);
    await give(fiona, bay);
    await give(edwin, pine);
    await work();
    await give(victor, silent);
    const { people, counts } = await board();
    expect(
      people.map(({ id, state, verdict, proposal }) => [id, state, verdict, proposal]),
    ).toEqual([
      [ana.id, 'noAddress', null, null],
      [edwin.id, 'notValid', 'incomplete', null],
      [fiona.id, 'notValid', 'notFound', { ...bay, streetName: 'Bayview Road' }],
      [victor.id, 'unchecked', null, null],
      [owner.id, 'valid', 'valid', null],
    ]);
    expect(counts).toEqual({
      people: 5,
      toFix: 3,
      noAddress: 1,
      notValid: 2,
      unchecked: 1,
      valid: 1,
    });
    const found = await board('show=toFix&search=fio&limit=1');
    expect([found.people.map(({ id }) => id), found.counts.people]).toEqual([[fiona.id], 5]);
  });

  it("[EMER-01] takes one's own address, else that of the number shown, else the company's", async () => {
    const front = { ...dauphin, addressLine2: 'Front desk' };
    await giveCompany(dauphin);
    expect(await stateOf(ana)).toMatchObject({ address: dauphin, source: 'company', number: null });
    await addNumber('+12515550199', {
      owner_type: 'company',
      owner_id: newId(),
      e911_address: JSON.stringify(front),
    });
    const shown = { address: front, source: 'number', number: '+12515550199' };
    expect(await stateOf(ana)).toMatchObject(shown);
    await addNumber('+12515550142', {});
    expect(await stateOf(ana)).toMatchObject({ source: 'company', number: '+12515550142' });
    await give(ana, pine);
    expect(await stateOf(ana)).toMatchObject({ address: pine, source: 'own' });
  });

  it('[EMER-01] an address counts as valid only once the service has said so', async () => {
    expect(await check(dauphin)).toEqual({ verdict: 'valid', proposal: null });
    await give(ana, dauphin);
    expect(await stateOf(ana)).toMatchObject({ state: 'valid' });
    await give(ana, { ...dauphin, addressLine2: 'Floor 4' });
    expect(await stateOf(ana)).toMatchObject({ state: 'unchecked', verdict: null });
    await work();
    expect(await stateOf(ana)).toMatchObject({ state: 'valid' });
  });

  it('[EMER-01] what is saved while the service is down is checked when it answers, live', async () => {
    expect(await check(silent)).toEqual({ verdict: null, proposal: null });
    expect((await give(ana, silent)).status).toBe(200);
    await work();
    expect([(await stateOf(ana))?.state, await events()]).toEqual(['unchecked', []]);
    server().clock.set(new Date(server().clock.now().getTime() + 60_000));
    await work({ check: async () => ({ verdict: 'valid', proposal: null }) });
    expect(await stateOf(ana)).toMatchObject({ state: 'valid' });
    expect(await events()).toEqual([{ method: 'UpdateEntityAsync' }]);
  });

  it('[EMER-01] one address that gets no answer keeps no other waiting', async () => {
    await give(owner, silent);
    await give(ana, dauphin);
    await work();
    expect([(await stateOf(owner))?.state, (await stateOf(ana))?.state]).toEqual([
      'unchecked',
      'valid',
    ]);
  });

  it('[EMER-01] refuses to ask about what is no address', async () => {
    const { status, body } = await server().call(owner, 'POST', '/api/emergency/check', {
      body: { address: { ...dauphin, houseNumber: '' } },
    });
    expect([status, body.errors]).toMatchObject([400, [{ field: 'address.houseNumber' }]]);
  });

  it('[EMER-01] offers places of the company and of several people, and no home', async () => {
    const suite = { ...dauphin, streetName: 'Main Street', addressLine2: 'Unit B' };
    await giveCompany(suite);
    const bo = await server().makePerson(tenantId);
    await give(owner, dauphin);
    await give(ana, { ...dauphin, addressLine2: 'Reception' });
    await give(bo, pine);
    expect((await get('offices')).items).toEqual([
      { address: { ...dauphin, addressLine2: '' }, people: 2 },
      { address: suite, people: 0 },
    ]);
    await give(ana, dauphin);
    expect((await get('offices')).items).toMatchObject([{ address: dauphin }, {}]);
  });

  it('[EMER-01] is a file for spreadsheets', async () => {
    await give(ana, bay);
    await work();
    const { text } = await get('people/export?show=toFix');
    const [head, ...lines] = String(text).trim().split('\r\n');
    expect(head).toBe(
      'Name,Extension,Calls as,911,Street,Room or floor,City,State,Zip code,Address of,Did you mean,Registered for 911',
    );
    expect(lines.map((line) => line.replace(/,\d{4},/, ',…,'))).toEqual([
      'Renee Castellano,…,,No address,,,,,,,,',
      'Ana Lopez,…,,Not found,18 Bay Rd,,Mobile,AL,36602,User,"18 Bayview Road, Mobile, AL 36602",Being registered',
    ]);
  });

  it('[EMER-01] gives several the same address as one batch, which can be taken back', async () => {
    await give(ana, pine);
    const answer = await server().call(owner, 'POST', '/api/teammate/bulk', {
      body: { ids: [owner.id, ana.id], change: { e911Address: dauphin } },
    });
    expect([(await stateOf(owner))?.address, (await stateOf(ana))?.address]).toEqual([
      dauphin,
      dauphin,
    ]);
    const batch = answer.body.batch as { id: string };
    await server().call(owner, 'POST', `/api/batch/${batch.id}/rollback`);
    expect([(await stateOf(owner))?.address, (await stateOf(ana))?.address]).toEqual([null, pine]);
  });

  it.each(['people', 'people/export', 'offices', 'calls?isTest=true'])(
    '[EMER-01] GET %s is for admins, in the USA and Canada',
    async (path) => {
      const asked = async (person: TestPerson) =>
        (await server().call(person, 'GET', `/api/emergency/${path}`)).status;
      const ofCountry = async (country: 'CAN' | 'MYS') =>
        server().makePerson(await server().makeTenant({ country }), { isTenantOwner: true });
      const statuses = [owner, ana, await ofCountry('CAN'), await ofCountry('MYS')].map(asked);
      expect(await Promise.all(statuses)).toEqual([200, 403, 200, 404]);
    },
  );

  it('[EMER-01] asks nobody about addresses in Malaysia', async () => {
    const kuala = await server().makeTenant({ country: 'MYS' });
    const aisyah = await server().makePerson(kuala, { isTenantOwner: true });
    const bangsar = { ...dauphin, city: 'Kuala Lumpur', stateCode: 'KUL', zip: '59100' };
    await give(ana, dauphin);
    await server().call(aisyah, 'PUT', `/api/teammate/${aisyah.id}`, {
      body: { e911Address: bangsar },
      version: 1,
    });
    const asked: string[] = [];
    await work({
      async check(address) {
        asked.push(address.city);
        return { verdict: 'valid', proposal: null };
      },
    });
    expect(asked).toContain('Mobile');
    expect(asked).not.toContain('Kuala Lumpur');
  });
});
