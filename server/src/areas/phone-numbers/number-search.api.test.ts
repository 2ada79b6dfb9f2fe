import { offeredNumberSchema } from '@jackfield/contract/api/number';
import * as v from 'valibot';
import { beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../../test/each-database.ts';
import { codeOf, type TestPerson } from '../../../test/harness.ts';
import { numberCalls } from '../../../test/number-fixture.ts';

describeOnBothDatabases('search and reservation of numbers', ({ server }) => {
  const { search, reserve, create, buy } = numberCalls(server);
  let admin: TestPerson;

  beforeAll(async () => {
    admin = await server().makePerson(await server().makeTenant(), { role: 'admin' });
  });
  const newAdmin = async (country: 'USA' | 'CAN' | 'MYS' = 'USA') =>
    server().makePerson(await server().makeTenant({ country }), { role: 'admin' });

  it.each([
    ['USA/251/false/bandwidth', 'bandwidth', '+1251'],
    ['USA/251/false/localNumber', 'localNumber', '+1251'],
    ['USA/877/true/bandwidth', 'bandwidth', '+1877'],
    ['CAN/416/false/bandwidth', 'bandwidth', '+1416'],
    ['CAN/800/true/localNumber', 'localNumber', '+1800'],
    ['MYS/03/false/bandwidth', 'localNumber', '+603'],
    ['MYS/088/false/localNumber', 'localNumber', '+6088'],
  ])(
    '[API-20] [API-95] [NUM-19] [NUM-24] [NUM-28] %s answers 8 of %s',
    async (path, provider, start) => {
      const items = await search(admin, path);
      expect(items).toHaveLength(8);
      for (const item of items) {
        v.assert(v.strictObject(offeredNumberSchema.entries), item);
        expect(item).toMatchObject({ provider, country: path.slice(0, 3) });
        expect(item.number.startsWith(start)).toBe(true);
      }
    },
  );

  it('[annex A6] prices numbers in the currency of the account', async () => {
    const [local] = await search(admin);
    const [tollFree] = await search(admin, 'USA/877/true/bandwidth');
    expect([local?.monthlyPrice, local?.currency]).toEqual([3, 'usd']);
    expect([tollFree?.monthlyPrice, tollFree?.currency]).toEqual([5, 'usd']);
    const [malaysian] = await search(await newAdmin('MYS'), 'MYS/03/false/bandwidth');
    expect([malaysian?.monthlyPrice, malaysian?.currency]).toEqual([12, 'myr']);
  });

  it('[NUM-19] [NUM-20] honours the limit and goes on after a number without repeating', async () => {
    const three = await search(admin, undefined, '?limit=3');
    expect(three).toHaveLength(3);
    const last = encodeURIComponent(three[2]?.number ?? '');
    const next = await search(admin, undefined, `?limit=3&startAfter=${last}`);
    const six = await search(admin, undefined, '?limit=6');
    expect([...three, ...next]).toEqual(six);
  });

  it('[NUM-21] [ROLE-10] refuses unknown prefixes, toll-free numbers of Malaysia and odd codes', async () => {
    const ask = async (path: string) =>
      codeOf(await server().call(admin, 'GET', `/api/number/${path}`));
    expect(await ask('USA/822/true/bandwidth')).toBe('INVALIDINPUT');
    expect(await ask('MYS/800/true/localNumber')).toBe('INVALIDINPUT');
    expect(await ask('USA/2511/false/bandwidth')).toBe('INVALIDINPUT');
    expect(await ask('USA/251/false/twilio')).toBe('INVALIDINPUT');
    expect(await ask('USA/251/false/bandwidth?limit=0')).toBe('INVALIDINPUT');
    expect(await search(admin, 'USA/211/false/bandwidth')).toEqual([]);
  });

  it('[API-14] [API-96] [OP-70] holds a number for 15 minutes, for this account alone', async () => {
    const [offered] = await search(admin);
    const number = offered?.number ?? '';
    const before = server().clock.now().getTime();
    const { status, body } = await reserve(admin, number);
    expect(status).toBe(201);
    const held = Date.parse(String(body.expiresAt)) - before;
    expect(held).toBeGreaterThanOrEqual(15 * 60_000);
    expect(held).toBeLessThan(15 * 60_000 + 5000);
    expect((await search(admin)).map((item) => item.number)).not.toContain(number);

    const other = await newAdmin();
    expect(codeOf(await reserve(other, number))).toBe('NUMBERTAKEN');
    const foreign = { number, reservationId: body.reservationId };
    expect(codeOf(await create(other, `teammate/${other.id}`, foreign))).toBe('RESERVATIONEXPIRED');
    expect((await reserve(admin, number)).body.reservationId).toBe(body.reservationId);
    const gone = await server().call(other, 'DELETE', `/api/number/reserve/${body.reservationId}`);
    expect(gone.status).toBe(404);
  });

  it('[OP-70] a released number is free at once', async () => {
    const [offered] = await search(admin);
    const number = offered?.number ?? '';
    const { body } = await reserve(admin, number);
    const path = `/api/number/reserve/${body.reservationId}`;
    expect((await server().call(admin, 'DELETE', path)).status).toBe(204);
    expect((await server().call(admin, 'DELETE', path)).status).toBe(404);
    expect((await reserve(await newAdmin(), number)).status).toBe(201);
  });

  it('of five accounts that reserve a number at once one gets it, expiry frees it', async () => {
    const five = await Promise.all(Array.from({ length: 5 }, () => newAdmin()));
    const [offered] = await search(admin);
    const number = offered?.number ?? '';
    const answers = await Promise.all(five.map((person) => reserve(person, number)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter((answer) => codeOf(answer) === 'NUMBERTAKEN')).toHaveLength(4);

    const winner = answers.findIndex(({ status }) => status === 201);
    server().clock.advance(15 * 60_000);
    const late = { number, reservationId: answers[winner]?.body.reservationId };
    const buyer = five[winner] as TestPerson;
    expect(codeOf(await create(buyer, `teammate/${buyer.id}`, late))).toBe('RESERVATIONEXPIRED');
    const loser = five[(winner + 1) % 5] as TestPerson;
    expect((await search(loser)).map((item) => item.number)).toContain(number);
    expect((await reserve(loser, number)).status).toBe(201);
  });

  it('[API-14] never offers nor reserves a number that an account has', async () => {
    const owner = await newAdmin();
    const { body } = await buy(owner, `teammate/${owner.id}`);
    expect((await search(admin)).map((item) => item.number)).not.toContain(body.number);
    expect(codeOf(await reserve(admin, String(body.number)))).toBe('NUMBERTAKEN');
    expect(codeOf(await reserve(admin, '+19115550100'))).toBe('NUMBERTAKEN');
  });

  it('an account holds at most 20 numbers at a time', async () => {
    const person = await newAdmin();
    const offered = await search(person, undefined, '?limit=24');
    const answers = await Promise.all(offered.map(({ number }) => reserve(person, number)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(answers.filter((answer) => codeOf(answer) === 'LIMITREACHED')).toHaveLength(4);
  });
});
