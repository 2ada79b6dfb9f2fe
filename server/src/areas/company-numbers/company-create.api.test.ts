import { companySchema } from '@jackfield/contract/api/company';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { describeApi } from '../../../test/each-database.ts';
import { codeOf, type TestPerson } from '../../../test/harness.ts';
import { numberCalls } from '../../../test/number-fixture.ts';

describeApi('company numbers come and go', ({ server }) => {
  const calls = numberCalls(server);
  const start = async () =>
    server().makePerson(await server().makeTenant(), { isTenantOwner: true });
  const held = async (by: TestPerson) => {
    const [offered] = await calls.search(by);
    const number = offered?.number ?? '';
    const { body } = await calls.reserve(by, number);
    return { number, reservationId: body.reservationId };
  };
  const create = (by: TestPerson, body: object, key = newId()) =>
    server().call(by, 'POST', '/api/company', { body, headers: { 'idempotency-key': key } });
  const labels = async (by: TestPerson) => {
    const { body } = await server().call(by, 'GET', '/api/company');
    return (body.items as { label: string }[]).map(({ label }) => label);
  };
  const count = (by: TestPerson, table: 'phone_number' | 'ivr_menu' | 'kept_record') =>
    server().db.tenant(by.tenantId, async (tx) => {
      const rows = await tx.selectFrom(table).select('id').execute();
      return rows.length;
    });

  it('[API-90] [API-91] [NUM-01] adds a company number with its phone numbers, the first as default', async () => {
    const admin = await start();
    const [one, two] = [await held(admin), await held(admin)];
    const { status, body, headers } = await create(admin, {
      label: '  Front desk ',
      phoneNumbers: [{ ...one, label: 'Main' }, two],
    });
    expect(status).toBe(201);
    v.assert(v.strictObject(companySchema.entries), body);
    expect(body).toMatchObject({ label: 'Front desk', isDefault: true });
    expect(headers.etag).toBe(`"${String(body.version)}"`);
    const numbers = await calls.list(admin, `company/${body.id}`);
    expect(numbers.items).toMatchObject([
      { number: one.number, isDefault: true, label: 'Main' },
      { number: two.number, isDefault: false },
    ]);
    const second = await create(admin, { label: 'Billing', phoneNumbers: [await held(admin)] });
    expect(second.body.isDefault).toBe(false);
    expect(await labels(admin)).toEqual(['Billing', 'Front desk']);
  });

  it('API-90 adds nothing when a number cannot be bought, and one for one key', async () => {
    const admin = await start();
    const wanted = { number: '+12515550100', reservationId: newId() };
    const refused = await create(admin, { label: 'Front desk', phoneNumbers: [wanted] });
    expect([refused.status, codeOf(refused)]).toEqual([409, 'RESERVATIONEXPIRED']);
    expect(await labels(admin)).toEqual([]);
    const key = newId();
    const body = { label: 'Front desk', phoneNumbers: [await held(admin)] };
    const answers = await Promise.all([1, 2, 3].map(() => create(admin, body, key)));
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect(await labels(admin)).toEqual(['Front desk']);
  });

  it.each([
    [{ label: ' ' }],
    [{ label: 'x'.repeat(51) }],
    [{ label: 'Front desk', phoneNumbers: [] }],
  ])('annex G8 refuses %j', async (body) => {
    const admin = await start();
    const phoneNumbers = [{ number: '+12515550100', reservationId: newId() }];
    expect((await create(admin, { phoneNumbers, ...body })).status).toBe(400);
  });

  it('API-94 OP-71 deletes all but the default, with numbers, menus and a trace', async () => {
    const admin = await start();
    const main = (await create(admin, { label: 'Main', phoneNumbers: [await held(admin)] })).body;
    const other = (await create(admin, { label: 'Other', phoneNumbers: [await held(admin)] })).body;
    await server().call(admin, 'POST', `/api/company/${other.id}/ivr`, { body: { name: 'Menu' } });
    expect(await count(admin, 'ivr_menu')).toBe(1);
    const remove = ({ id }: typeof main, version: unknown) =>
      server().call(admin, 'DELETE', `/api/company/${id}`, { version: Number(version) });
    const kept = await remove(main, main.version);
    expect([kept.status, codeOf(kept)]).toEqual([409, 'INUSE']);
    const { body: now } = await server().call(admin, 'GET', `/api/company/${other.id}`);
    expect((await remove(other, 99)).status).toBe(412);
    expect((await remove(other, now.version)).status).toBe(204);
    expect((await remove(other, now.version)).status).toBe(404);
    expect(await labels(admin)).toEqual(['Main']);
    expect(await count(admin, 'phone_number')).toBe(1);
    expect(await count(admin, 'ivr_menu')).toBe(0);
    expect(await count(admin, 'kept_record')).toBe(1);
    const stranger = await start();
    const path = `/api/company/${main.id}`;
    expect((await server().call(stranger, 'DELETE', path, { version: 1 })).status).toBe(404);
  });
});
