import type { AccountCountry } from '@jackfield/contract';
import type { NumberProviderId } from '@jackfield/contract/api/number';
import { beforeEach, expect, it } from 'vitest';
import { createNumberOrderWork } from './work.ts';
import type { Carrier, CarrierOf } from '../../carrier/carrier.ts';
import { createSandboxCarrier } from '../../carrier/sandbox.ts';
import { createDueWork } from '../../platform/due-work.ts';
import { newId } from '../../platform/ids.ts';
import { describeOnBothDatabases } from '../../../test/each-database.ts';
import { codeOf, type TestPerson } from '../../../test/harness.ts';

const log = { warn: () => undefined };
const minute = 60_000;
const address = {
  houseNumber: '214',
  streetName: 'Dauphin Street',
  addressLine2: '',
  city: 'Mobile',
  stateCode: 'AL',
  zip: '36602',
};
const bodies = {
  lidb: { callerName: 'HARBOR DENTAL', lineType: 'business' },
  dlda: { listingName: 'Harbor Dental', address, listingType: 'listed' },
} as const;
const kinds = ['lidb', 'dlda'] as const;

let numbers = 3_000_000;

describeOnBothDatabases('orders of public records', ({ server }) => {
  let owner: TestPerson;
  let ana: TestPerson;
  let own: string;

  beforeEach(async () => {
    const tenantId = await server().makeTenant();
    owner = await server().makePerson(tenantId, { isTenantOwner: true });
    ana = await server().makePerson(tenantId, { firstName: 'Ana', lastName: 'Silva' });
    own = await giveNumber(ana);
  });

  async function giveNumber(
    person: TestPerson,
    country: AccountCountry = 'USA',
    provider: NumberProviderId = 'localNumber',
  ): Promise<string> {
    const id = newId();
    numbers += 1;
    await server().db.tenant(person.tenantId, (tx) =>
      tx
        .insertInto('phone_number')
        .values({
          id,
          tenant_id: person.tenantId,
          number: country === 'MYS' ? `+6031${numbers}` : `+1251${numbers}`,
          owner_type: 'teammate',
          owner_id: person.id,
          country,
          provider,
        })
        .execute(),
    );
    return id;
  }

  const order = (
    kind: 'lidb' | 'dlda',
    change: object = {},
    { by = ana, id = own, key }: { by?: TestPerson; id?: string; key?: string } = {},
  ) =>
    server().call(by, 'POST', `/api/phonenumber/${id}/${kind}`, {
      body: { ...bodies[kind], ...change },
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    });
  const list = (kind: 'lidb' | 'dlda', by = ana, id = own) =>
    server().call(by, 'GET', `/api/phonenumber/${id}/${kind}`);
  const statuses = async (kind: 'lidb' | 'dlda') => {
    const { body } = await list(kind);
    return (body.items as { orderStatus: string }[]).map(({ orderStatus }) => orderStatus);
  };
  function work(carrier?: Carrier) {
    const { db, clock } = server();
    const carrierOf: CarrierOf = () => carrier ?? createSandboxCarrier(clock);
    return createDueWork({ db, clock, log }, [createNumberOrderWork({ db, clock, carrierOf })]);
  }

  it.each(kinds)(
    '[API-100] [API-102] [ENT-18] order of %s: pending, processing, completed, then current',
    async (kind) => {
      const placed = await order(kind);
      expect(placed.status).toBe(201);
      expect(placed.body).toMatchObject({
        phoneNumberId: own,
        orderStatus: 'pending',
        reason: null,
        ...bodies[kind],
      });
      expect((await list(kind)).body).toMatchObject({
        total: 1,
        current: null,
        phoneNumber: { id: own, ownerType: 'teammate', ownerName: 'Ana Silva', country: 'USA' },
      });
      await work().run();
      expect(await statuses(kind)).toEqual(['processing']);
      server().clock.advance(3 * minute);
      await work().run();
      expect((await list(kind)).body).toMatchObject({
        items: [{ orderStatus: 'completed', reason: null }],
        current: bodies[kind],
      });
      const left = await server().db.tenant(ana.tenantId, (tx) =>
        tx.selectFrom('due_work').select('kind').execute(),
      );
      expect(left).toEqual([]);
    },
  );

  it('[LIDB-07] [API-101] lists orders newest first; the newest completed one is current', async () => {
    const done = async (callerName: string) => {
      await order('lidb', { callerName });
      await work().run();
      server().clock.advance(3 * minute);
      await work().run();
    };
    await done('FIRST');
    await done('UNKNOWN');
    await done('THIRD');
    await order('lidb', { callerName: 'FOURTH' });
    const { body } = await list('lidb');
    expect(body.items).toMatchObject([
      { callerName: 'FOURTH', orderStatus: 'pending' },
      { callerName: 'THIRD', orderStatus: 'completed' },
      {
        callerName: 'UNKNOWN',
        orderStatus: 'failed',
        reason: 'Carriers keep this name for calls without one.',
      },
      { callerName: 'FIRST', orderStatus: 'completed' },
    ]);
    expect(body.current).toEqual({ callerName: 'THIRD', lineType: 'business' });
  });

  it('[LIDB-06] [API-103] a listing refused while it is worked on fails with the reason', async () => {
    await order('dlda', { address: { ...address, streetName: 'PO Box' } });
    await work().run();
    expect(await statuses('dlda')).toEqual(['processing']);
    server().clock.advance(3 * minute);
    await work().run();
    expect((await list('dlda')).body).toMatchObject({
      items: [
        {
          orderStatus: 'failed',
          reason: 'A directory listing needs a street address, not a PO box.',
        },
      ],
      current: null,
    });
  });

  it('[OP-102] one order of each kind is open at a time, in parallel calls too', async () => {
    const all = await Promise.all(Array.from({ length: 6 }, () => order('lidb')));
    expect(all.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    expect(all.map(codeOf).filter(Boolean)).toEqual(Array(5).fill('DUPLICATE'));
    expect((await order('dlda')).status).toBe(201);
    await work().run();
    expect(codeOf(await order('lidb'))).toBe('DUPLICATE');
    server().clock.advance(3 * minute);
    await work().run();
    expect((await order('lidb')).status).toBe(201);
  });

  it('the same Idempotency-Key orders once, a refusal does not use it up', async () => {
    expect((await order('lidb', { callerName: '' }, { key: 'a' })).status).toBe(400);
    const all = await Promise.all(
      Array.from({ length: 4 }, () => order('lidb', {}, { key: `b-${own}` })),
    );
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(all.map(({ body }) => body.id)).size).toBe(1);
    expect(await statuses('lidb')).toEqual(['pending']);
  });

  it.each([
    ['callerName', '', 'The calling name field is required.'],
    ['callerName', 'A'.repeat(16), 'The calling name field may not be greater than 15 characters.'],
    ['callerName', 'Harbor & Co', 'This calling name format is not valid.'],
    ['lineType', 'fax', 'The line type field is required.'],
  ])('[OP-101] refuses %s %j', async (field, value, message) => {
    const { body } = await order('lidb', { [field]: value });
    expect(body).toMatchObject({ responseCode: 'INVALIDINPUT', errors: [{ field, message }] });
  });

  it.each([
    [{ zip: '' }, 'address.zip', 'The zip code field is required.'],
    [{ houseNumber: ' ' }, 'address.houseNumber', 'The house number field is required.'],
    [{ stateCode: 'ON' }, 'address.zip', 'The zip code format is invalid.'],
  ])('[VAL-26] refuses a listing at %j', async (change, field, message) => {
    const { body } = await order('dlda', { address: { ...address, ...change } });
    expect(body).toMatchObject({ responseCode: 'INVALIDINPUT', errors: [{ field, message }] });
  });

  it('[OP-101] takes no order for a Malaysia number', async () => {
    const id = await giveNumber(ana, 'MYS');
    for (const kind of kinds) {
      expect(await order(kind, {}, { id })).toMatchObject({
        status: 400,
        body: { responseCode: 'INVALIDINPUT' },
      });
    }
  });

  it('[PROV-01] takes no listing whose provider offers none, and says so before', async () => {
    expect((await list('dlda')).body.isOffered).toBe(true);
    const id = await giveNumber(ana, 'USA', 'telnyx');
    expect((await list('dlda', ana, id)).body.isOffered).toBe(false);
    expect(await order('dlda', {}, { id })).toMatchObject({
      status: 400,
      body: { errors: [{ message: 'Directory listings are not available for this number.' }] },
    });
    expect((await order('lidb', {}, { id })).status).toBe(201);
  });

  it('[LIDB-01] a number of somebody else is not there; admins reach every number', async () => {
    const ben = await server().makePerson(ana.tenantId);
    const stranger = await server().makePerson(await server().makeTenant(), {
      isTenantOwner: true,
    });
    for (const kind of kinds) {
      for (const by of [ben, stranger]) {
        expect((await list(kind, by)).status).toBe(404);
        expect((await order(kind, {}, { by })).status).toBe(404);
      }
      expect((await list(kind, owner)).status).toBe(200);
      expect((await order(kind, {}, { by: owner })).status).toBe(201);
    }
  });

  it('records each step as the server’s own, and tells browsers', async () => {
    const { body } = await order('lidb');
    await work().run();
    server().clock.advance(3 * minute);
    await work().run();
    const [entries, events] = await server().db.tenant(ana.tenantId, (tx) =>
      Promise.all([
        tx
          .selectFrom('audit_entry')
          .select(['action', 'via', 'actor_name', 'after'])
          .where('entity_id', '=', String(body.id))
          .orderBy('seq')
          .execute(),
        tx.selectFrom('event_log').select(['event_type', 'entity_id', 'owner_id']).execute(),
      ]),
    );
    expect(entries).toMatchObject([
      { action: 'lidb.order', via: 'ui', actor_name: 'Ana Silva' },
      { action: 'lidb.processing', via: 'system', actor_name: 'System' },
      { action: 'lidb.completed', after: { orderStatus: 'completed' } },
    ]);
    expect(events).toEqual(
      Array.from({ length: 3 }, () => ({
        event_type: 'phonenumber',
        entity_id: own,
        owner_id: ana.id,
      })),
    );
  });

  it('an order survives a carrier that is away', async () => {
    await order('lidb');
    let calls = 0;
    const away: Carrier = {
      hasListings: true,
      async submit() {
        calls += 1;
        throw new Error('away');
      },
      async check() {
        return { state: 'done' };
      },
    };
    await work(away).run();
    expect(await statuses('lidb')).toEqual(['pending']);
    server().clock.advance(minute);
    await work().run();
    expect(calls).toBe(1);
    expect(await statuses('lidb')).toEqual(['processing']);
  });

  it('an order ends with its number', async () => {
    await order('lidb');
    await server().db.tenant(ana.tenantId, (tx) =>
      tx.deleteFrom('phone_number').where('id', '=', own).execute(),
    );
    await work().run();
    const left = await server().db.tenant(ana.tenantId, (tx) =>
      tx.selectFrom('due_work').select('kind').execute(),
    );
    expect(left).toEqual([]);
  });
});
