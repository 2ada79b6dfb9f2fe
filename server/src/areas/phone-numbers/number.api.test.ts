import { ownerNumbersSchema, phoneNumberRecordSchema } from '@jackfield/contract/api/number';
import * as v from 'valibot';
import { beforeAll, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { describeOnBothDatabases } from '../../../test/each-database.ts';
import { codeOf, type TestPerson } from '../../../test/harness.ts';
import { numberCalls } from '../../../test/number-fixture.ts';

describeOnBothDatabases('phone numbers of owners', ({ server }) => {
  const calls = numberCalls(server);
  const { buy, list, change, remove } = calls;
  let admin: TestPerson;

  beforeAll(async () => {
    admin = await server().makePerson(await server().makeTenant(), { isTenantOwner: true });
  });
  const start = async () => {
    const person = await server().makePerson(admin.tenantId);
    return { person, owner: `teammate/${person.id}` };
  };
  const items = async (owner: string) => {
    const answer = v.parse(ownerNumbersSchema, await list(admin, owner));
    return answer.items;
  };

  it('[API-15] [API-120] [ENT-05] buys a reserved number, which becomes the first default', async () => {
    const { person, owner } = await start();
    const { status, body, headers } = await buy(admin, owner, { label: '  Direct line ' });
    expect(status).toBe(201);
    expect(headers.etag).toBe('"1"');
    v.assert(v.strictObject(phoneNumberRecordSchema.entries), body);
    expect(body).toMatchObject({
      ownerType: 'teammate',
      ownerId: person.id,
      label: 'Direct line',
      isDefault: true,
      provider: 'bandwidth',
      isTollFree: false,
      country: 'USA',
      monthlyPrice: 3,
      currency: 'usd',
      lidbStatus: 'none',
      dldaStatus: 'none',
    });
    expect(await items(owner)).toEqual([body]);
    expect(await calls.events(admin.tenantId)).toContain(`C ${body.id} ${person.id}`);
    const again = { number: body.number, reservationId: body.reservationId };
    expect(codeOf(await calls.create(admin, owner, again))).toBe('RESERVATIONEXPIRED');
    const shown = await server().call(admin, 'GET', `/api/teammate/${person.id}`);
    expect(shown.body.defaultNumber).toBe(body.number);
  });

  it('sells nothing without a reservation', async () => {
    const { owner } = await start();
    const [offered] = await calls.search(admin);
    const refused = await calls.create(admin, owner, { number: offered?.number });
    expect([refused.status, codeOf(refused)]).toEqual([409, 'RESERVATIONEXPIRED']);
    expect(await items(owner)).toEqual([]);
  });

  it('ten calls with one key buy one number', async () => {
    const { owner } = await start();
    const [offered] = await calls.search(admin);
    const { body } = await calls.reserve(admin, offered?.number ?? '');
    const wanted = { number: offered?.number, reservationId: body.reservationId };
    const key = newId();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => calls.create(admin, owner, wanted, key)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect(await items(owner)).toHaveLength(1);
  });

  it('[NUM-04] [API-121] labels a number and makes it the one default', async () => {
    const { person, owner } = await start();
    const first = (await buy(admin, owner)).body;
    const second = (await buy(admin, owner)).body;
    expect(second.isDefault).toBe(false);
    const named = await change(admin, owner, second, { label: 'Insurers' });
    expect(named.body).toMatchObject({ label: 'Insurers', isDefault: false, version: 2 });
    const seen = (await calls.events(admin.tenantId)).length;
    const raised = await change(admin, owner, named.body, { isDefault: true });
    expect(raised.body).toMatchObject({ isDefault: true, version: 3 });
    expect((await items(owner)).map(({ id, isDefault }) => [id, isDefault])).toEqual([
      [second.id, true],
      [first.id, false],
    ]);
    expect((await calls.events(admin.tenantId)).slice(seen)).toEqual([
      `U ${first.id} ${person.id}`,
      `U ${second.id} ${person.id}`,
    ]);
    expect((await change(admin, owner, second, { label: 'Late' })).status).toBe(412);
    const path = `/api/${owner}/phonenumber/${second.id}`;
    const blind = await server().call(admin, 'PUT', path, { body: { label: 'x' } });
    expect(blind.status).toBe(428);
    const long = await change(admin, owner, raised.body, { label: 'x'.repeat(51) });
    expect(long.body.errors).toMatchObject([{ field: 'label' }]);
  });

  it('[NUM-04] fifty parallel changes of the default leave exactly one', async () => {
    const { owner } = await start();
    const numbers: Record<string, unknown>[] = [];
    for (let at = 0; at < 4; at += 1) numbers.push((await buy(admin, owner)).body);
    const changeAll = (length: number) =>
      Promise.all(
        Array.from({ length }, (_, at) =>
          change(admin, owner, numbers[at % 4] ?? {}, { isDefault: true }),
        ),
      );
    const few = await changeAll(20);
    expect(few.every(({ status }) => status === 200 || status === 412)).toBe(true);
    expect(few.some(({ status }) => status === 200)).toBe(true);
    numbers.splice(0, numbers.length, ...(await items(owner)));
    const answers = await changeAll(50);
    // A server that is out of connections says so instead of waiting.
    expect(answers.every(({ status }) => [200, 412, 503].includes(status))).toBe(true);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect((await items(owner)).filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  it('[OP-71] [API-122] deletes a default only as the last number of a person', async () => {
    const { person, owner } = await start();
    const first = (await buy(admin, owner)).body;
    const second = (await buy(admin, owner)).body;
    const refused = await remove(admin, owner, first);
    expect([refused.status, codeOf(refused)]).toEqual([409, 'INUSE']);
    expect(refused.body.message).toBe(
      'Make another number the default before you delete this one.',
    );
    expect((await remove(admin, owner, second)).status).toBe(204);
    expect((await remove(admin, owner, second)).status).toBe(404);
    expect((await remove(admin, owner, first)).status).toBe(204);
    expect(await items(owner)).toEqual([]);
    expect((await calls.events(admin.tenantId)).slice(-2)).toEqual([
      `D ${second.id} ${person.id}`,
      `D ${first.id} ${person.id}`,
    ]);
    // It is held for its owner.
    expect(codeOf(await calls.reserve(admin, String(first.number)))).toBe('NUMBERTAKEN');
  });

  it('[API-97] [API-98] [API-99] [OP-71] a company number keeps its last phone number', async () => {
    const owner = `company/${await calls.company(admin.tenantId)}`;
    const first = (await buy(admin, owner)).body;
    const second = (await buy(admin, owner, { isDefault: true })).body;
    expect([first.ownerType, first.isDefault, second.isDefault]).toEqual(['company', true, true]);
    const [shown, former] = await items(owner);
    expect([shown?.id, former?.isDefault]).toEqual([second.id, false]);
    expect((await remove(admin, owner, { ...former })).status).toBe(204);
    const last = await remove(admin, owner, second);
    expect([last.status, last.body.message]).toEqual([
      409,
      'To delete the last phone number, delete its company number.',
    ]);
    const mixed = `company/${newId()}`;
    expect((await remove(admin, mixed, second)).status).toBe(404);
    expect((await remove(admin, `teammate/${admin.id}`, second)).status).toBe(404);
  });

  it('[ROLE-18] [ROLE-21] the limit of a trial holds in ten parallel purchases', async () => {
    const tenantId = await server().makeTenant({ trialUsers: 5 });
    const buyer = await server().makePerson(tenantId, { isTenantOwner: true });
    const owner = `teammate/${buyer.id}`;
    await server().db.system((tx) =>
      tx
        .updateTable('tenant')
        .set({ trial_maximum_user_did: 3 })
        .where('id', '=', tenantId)
        .execute(),
    );
    const offered = await calls.search(buyer, undefined, '?limit=10');
    const held = await Promise.all(offered.map(({ number }) => calls.reserve(buyer, number)));
    const answers = await Promise.all(
      held.map(({ body }, at) =>
        calls.create(buyer, owner, {
          number: offered[at]?.number,
          reservationId: body.reservationId,
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(answers.filter((answer) => codeOf(answer) === 'TRIALLIMIT')).toHaveLength(7);
    expect((await list(buyer, owner)).room).toBe(0);
    const found = v.parse(ownerNumbersSchema, await list(buyer, owner)).items;
    expect(found.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  it('[annex C3] a standard user labels own numbers and buys one at the first sign-in', async () => {
    const { person, owner } = await start();
    const bought = await buy(person, owner);
    expect(bought.status).toBe(201);
    expect((await calls.reserve(person, '+12515550102')).status).toBe(403);
    expect((await change(person, owner, bought.body, { label: 'Mine' })).status).toBe(200);
    expect((await remove(person, owner, bought.body)).status).toBe(403);
    const { person: other } = await start();
    expect((await server().call(other, 'GET', `/api/${owner}/phonenumber`)).status).toBe(403);
    const path = `/api/phonenumber/${bought.body.id}`;
    expect((await server().call(other, 'GET', path)).status).toBe(404);
    expect((await server().call(person, 'GET', path)).body).toMatchObject({ label: 'Mine' });

    await server().db.system((tx) =>
      tx.updateTable('teammate').set({ is_first_time: false }).where('id', '=', other.id).execute(),
    );
    const [offered] = await calls.search(other);
    expect((await calls.reserve(other, offered?.number ?? '')).status).toBe(403);
    const free = { number: offered?.number, reservationId: newId() };
    expect((await calls.create(other, `teammate/${other.id}`, free)).status).toBe(403);
  });

  it('[API-64] [NUM-10] lists all numbers of the account, by number, label and owner', async () => {
    const tenantId = await server().makeTenant();
    const lister = await server().makePerson(tenantId, { isTenantOwner: true, lastName: 'Zhou' });
    const company = await calls.company(tenantId);
    const own = (await buy(lister, `teammate/${lister.id}`, { label: 'Direct' })).body;
    const shared = (await buy(lister, `company/${company}`, { label: 'Front' })).body;
    const ask = async (query = '') => {
      const path = `/api/tenant/${tenantId}/phonenumber${query}`;
      const { body } = await server().call(lister, 'GET', path);
      const found = body.items as { id: string; ownerName: string }[];
      return [body.total, found.map(({ id, ownerName }) => [id, ownerName])];
    };
    const [mine, main] = [
      [own.id, 'Ana Zhou'],
      [shared.id, 'Main line'],
    ];
    expect(await ask('?sortBy=ownerType')).toEqual([2, [main, mine]]);
    expect(await ask('?search=zhou')).toEqual([1, [mine]]);
    expect(await ask('?search=front')).toEqual([1, [main]]);
    expect(await ask(`?search=${encodeURIComponent(String(own.number))}`)).toEqual([1, [mine]]);
    expect(await ask('?pageNum=2&limit=2')).toEqual([2, []]);
    const foreign = await server().call(admin, 'GET', `/api/tenant/${tenantId}/phonenumber`);
    expect(foreign.status).toBe(404);
  });

  it('[API-64] says what is the same in all numbers, whatever part of them is asked for', async () => {
    const tenantId = await server().makeTenant();
    const lister = await server().makePerson(tenantId, { isTenantOwner: true });
    const company = await calls.company(tenantId);
    await buy(lister, `company/${company}`, { label: 'Front' });
    await buy(lister, `company/${company}`, { label: 'Back' });
    const alike = async (query = '') => {
      const path = `/api/tenant/${tenantId}/phonenumber${query}`;
      return (await server().call(lister, 'GET', path)).body.alike;
    };
    expect(await alike()).toEqual(['type', 'provider', 'country']);
    expect(await alike('?search=front')).toEqual(['type', 'provider', 'country']);
    await server().db.system((tx) =>
      tx
        .updateTable('phone_number')
        .set({ provider: 'localNumber', is_toll_free: true })
        .where('tenant_id', '=', tenantId)
        .where('label', '=', 'Back')
        .execute(),
    );
    expect(await alike('?search=front')).toEqual(['country']);
  });

  it('[API-10] [LIDB-05] tells the state of the newest orders of calling name and listing', async () => {
    const { owner } = await start();
    const { body } = await buy(admin, owner);
    const order = { callerName: 'HARBOR', lineType: 'business' };
    const path = `/api/phonenumber/${body.id}`;
    expect((await server().call(admin, 'POST', `${path}/lidb`, { body: order })).status).toBe(201);
    const state = { lidbStatus: 'pending', dldaStatus: 'none' };
    expect((await server().call(admin, 'GET', path)).body).toMatchObject(state);
    expect(await items(owner)).toMatchObject([state]);
    const numbers = async (orderStatus: string) => {
      const listing = `/api/tenant/${admin.tenantId}/phonenumber?orderStatus=${orderStatus}`;
      return (await server().call(admin, 'GET', listing)).body.items;
    };
    expect(await numbers('pending')).toMatchObject([{ id: body.id, ...state }]);
    expect(await numbers('failed')).toEqual([]);
  });

  it('[annex J2] tells the history of the owner what happened', async () => {
    const { person, owner } = await start();
    const { body } = await buy(admin, owner);
    await change(admin, owner, body, { label: 'Direct' });
    const { body: history } = await server().call(admin, 'GET', `/api/audit/teammate/${person.id}`);
    expect(history.items).toMatchObject([
      {
        action: 'teammate.updateNumber',
        before: { numberLabel: '' },
        after: { numberLabel: 'Direct' },
      },
      { action: 'teammate.addNumber', after: { phoneNumber: body.number } },
    ]);
  });

  it('a number of another account answers like one that is not there', async () => {
    const stranger = await server().makePerson(await server().makeTenant(), { role: 'admin' });
    const { owner } = await start();
    const { body } = await buy(admin, owner);
    expect((await server().call(stranger, 'GET', `/api/phonenumber/${body.id}`)).status).toBe(404);
    expect((await change(stranger, owner, body, { label: 'x' })).status).toBe(404);
    expect((await remove(stranger, owner, body)).status).toBe(404);
    expect((await remove(stranger, `teammate/${stranger.id}`, body)).status).toBe(404);
    expect(await items(owner)).toHaveLength(1);
  });
});
