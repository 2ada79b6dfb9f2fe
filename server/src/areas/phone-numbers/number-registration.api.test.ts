import { numberRegistrationSchema } from '@jackfield/contract/api/number-registration';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { describeApi } from '../../../test/each-database.ts';
import { codeOf, type TestPerson } from '../../../test/harness.ts';
import { numberCalls } from '../../../test/number-fixture.ts';

describeApi('messaging registration of numbers', ({ server }) => {
  const calls = numberCalls(server);
  const start = async (country: 'USA' | 'CAN' = 'USA') =>
    server().makePerson(await server().makeTenant({ country }), { isTenantOwner: true });

  const campaign = async ({ tenantId }: TestPerson, status: 'active' | 'pendingReview') => {
    const [brandId, id] = [newId(), newId()];
    await server().db.system(async (tx) => {
      const brand = {
        id: brandId,
        tenant_id: tenantId,
        company_name: 'Harbor Dental LLC',
        brand_name: 'Harbor',
        company_type: 'PrivateProfit' as const,
        tax_id: brandId,
        tax_country: 'US',
        industry: 'Healthcare',
        website: 'https://harbordental.com',
        stock_exchange: null,
        stock_symbol: null,
        address: '{}',
        contact: '{}',
        status: 'verified' as const,
        feedback: '[]',
      };
      await tx.insertInto('brand').values(brand).execute();
      const one = {
        id,
        tenant_id: tenantId,
        brand_id: brandId,
        name: 'Front desk texts',
        use_case: 'CustomerCare',
        registry_id: `C${id}`,
        sub_use_cases: '[]',
        description: 'Conversations of the front desk.',
        message_flow: '',
        sample_messages: '[]',
        details: '{}',
        status,
        payment_status: 'paid' as const,
        rejection_reason: null,
      };
      await tx.insertInto('campaign').values(one).execute();
    });
    return id;
  };
  const read = async (by: TestPerson, id: unknown) => {
    const { body } = await server().call(by, 'GET', `/api/phonenumber/${id}/registration`);
    return v.parse(v.strictObject(numberRegistrationSchema.entries), body);
  };
  const assign = (by: TestPerson, id: string, phoneNumberIds: unknown[], version = 1) =>
    server().call(by, 'POST', `/api/campaign/${id}/tnoptions`, {
      body: { phoneNumberIds },
      version,
    });

  it('NUM-12 API-84 attaches a number to an active campaign, and takes it away', async () => {
    const admin = await start();
    const number = (await calls.buy(admin, `teammate/${admin.id}`)).body;
    const id = await campaign(admin, 'active');
    await campaign(admin, 'pendingReview');
    const before = await read(admin, number.id);
    expect(before.phoneNumber).toMatchObject({ id: number.id, campaignStatus: null });
    expect(before.campaign).toBeNull();
    expect(before.campaigns.map((one) => one.id)).toEqual([id]);

    const { status, body } = await assign(admin, id, [number.id, number.id]);
    expect([status, body.version, body.phoneNumberIds]).toEqual([201, 2, [number.id]]);
    expect(await read(admin, number.id)).toMatchObject({
      phoneNumber: { campaignId: id, campaignStatus: 'active' },
      campaign: {
        name: 'Front desk texts',
        registryId: `C${id}`,
        useCase: 'CustomerCare',
        brand: { status: 'verified' },
        version: 2,
      },
    });
    const stale = await assign(admin, id, [], 1);
    expect([stale.status, stale.body.current]).toMatchObject([412, { version: 2 }]);
    expect((await assign(admin, id, [], 2)).body.phoneNumberIds).toEqual([]);
    expect((await read(admin, number.id)).campaign).toBeNull();
    const events = await calls.events(admin.tenantId);
    expect(events.filter((event) => event.startsWith('U'))).toHaveLength(2);
  });

  it('annex E6 refuses numbers that a campaign cannot have', async () => {
    const admin = await start();
    const [first, waiting] = [
      await campaign(admin, 'active'),
      await campaign(admin, 'pendingReview'),
    ];
    const second = await campaign(admin, 'active');
    const number = (await calls.buy(admin, `teammate/${admin.id}`)).body;
    expect(codeOf(await assign(admin, waiting, [number.id]))).toBe('INVALIDTRANSITION');
    expect((await assign(admin, first, [newId()])).status).toBe(400);
    expect((await assign(admin, first, [number.id])).status).toBe(201);
    const refused = await assign(admin, second, [number.id]);
    expect([refused.status, codeOf(refused)]).toEqual([409, 'DUPLICATE']);
    const tollFree = (await calls.buy(admin, `teammate/${admin.id}`)).body;
    await server().db.system((tx) =>
      tx
        .updateTable('phone_number')
        .set({ is_toll_free: true })
        .where('id', '=', String(tollFree.id))
        .execute(),
    );
    const { body } = await assign(admin, second, [tollFree.id]);
    expect(body.errors).toMatchObject([
      { message: 'Toll-free numbers are not part of a campaign.' },
    ]);
  });

  it('COMP-11 API-84 moves a number in one step, and not out of a campaign that nobody saw', async () => {
    const admin = await start();
    const [from, to] = [await campaign(admin, 'active'), await campaign(admin, 'active')];
    const third = await campaign(admin, 'active');
    const number = (await calls.buy(admin, `teammate/${admin.id}`)).body;
    const numbersOf = async (id: string) => {
      const path = `/api/tenant/${admin.tenantId}/phonenumber?campaignId=${id}`;
      return (await server().call(admin, 'GET', path)).body.items;
    };
    await assign(admin, from, [number.id]);
    const move = (seenIn: string, version = 1) =>
      server().call(admin, 'POST', `/api/campaign/${to}/tnoptions`, {
        body: {
          phoneNumberIds: [number.id],
          moves: [{ phoneNumberId: number.id, from: seenIn }],
        },
        version,
      });
    const refused = await move(third);
    expect([refused.status, refused.body.errors]).toMatchObject([
      409,
      [
        {
          field: 'phoneNumberIds',
          message: expect.stringMatching(/ belongs to the campaign \w.*\.$/),
        },
      ],
    ]);
    expect(await numbersOf(from)).toHaveLength(1);

    expect((await move(from)).status).toBe(201);
    expect(await numbersOf(from)).toEqual([]);
    expect(await numbersOf(to)).toMatchObject([{ id: number.id, campaignStatus: 'active' }]);
    const left = await assign(admin, from, [], 2);
    expect([left.status, left.body.current]).toMatchObject([412, { version: 3 }]);
  });

  it('COMP-11 of two moves against each other neither stops the other', async () => {
    const admin = await start();
    const [one, two] = [await campaign(admin, 'active'), await campaign(admin, 'active')];
    const ids: unknown[] = [];
    for (const id of [one, two]) {
      const { body } = await calls.buy(admin, `teammate/${admin.id}`);
      ids.push(body.id);
      await assign(admin, id, [body.id]);
    }
    const swap = (to: string, from: string, phoneNumberId: unknown) =>
      server().call(admin, 'POST', `/api/campaign/${to}/tnoptions`, {
        body: { phoneNumberIds: [phoneNumberId], moves: [{ phoneNumberId, from }] },
        version: 2,
      });
    const answers = await Promise.all([swap(one, two, ids[1]), swap(two, one, ids[0])]);
    // Who comes second finds its own campaign changed by the first.
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 412]);
  });

  it('touches nothing of another account', async () => {
    const [admin, stranger] = [await start(), await start()];
    const id = await campaign(admin, 'active');
    const number = (await calls.buy(admin, `teammate/${admin.id}`)).body;
    expect((await assign(stranger, id, [])).status).toBe(404);
    const own = await campaign(stranger, 'active');
    expect((await assign(stranger, own, [number.id])).status).toBe(400);
    const path = `/api/phonenumber/${number.id}/registration`;
    expect((await server().call(stranger, 'GET', path)).status).toBe(404);
  });

  it('ROLE-11 exists in the USA only', async () => {
    const admin = await start('CAN');
    const path = `/api/phonenumber/${newId()}/registration`;
    expect((await server().call(admin, 'GET', path)).status).toBe(404);
  });

  it('NUM-10 filters the numbers of the account', async () => {
    const admin = await start();
    const company = await calls.company(admin.tenantId);
    const own = (await calls.buy(admin, `teammate/${admin.id}`)).body;
    const shared = (await calls.buy(admin, `company/${company}`)).body;
    const ids = async (query: string) => {
      const path = `/api/tenant/${admin.tenantId}/phonenumber?${query}`;
      const { body } = await server().call(admin, 'GET', path);
      return (body.items as { id: string }[]).map(({ id }) => id);
    };
    expect(await ids('ownerType=company')).toEqual([shared.id]);
    expect(await ids('ownerType=teammate')).toEqual([own.id]);
    expect(await ids('isTollFree=true')).toEqual([]);
    expect(await ids('isTollFree=false')).toHaveLength(2);
  });

  it('[ENUM-01] [OP-62] a number belongs to a company number or a user, never to a team', async () => {
    const admin = await start();
    const path = `/api/tenant/${admin.tenantId}/phonenumber?ownerType=team`;
    const { status, body } = await server().call(admin, 'GET', path);
    expect([status, body.errors]).toMatchObject([400, [{ field: 'ownerType' }]]);
  });
});
