import { expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../../test/each-database.ts';
import type { TestPerson } from '../../../test/harness.ts';

describeOnBothDatabases('Idempotency-Key', ({ server }) => {
  const start = async () => {
    const tenantId = await server().makeTenant();
    return server().makePerson(tenantId, { isTenantOwner: true });
  };
  const body = (firstName = 'Mia') => ({
    email: `${crypto.randomUUID()}@example.com`,
    firstName,
    lastName: 'Chen',
    role: 'standard',
  });
  const post = (by: TestPerson, key: string, payload: object) =>
    server().call(by, 'POST', '/api/teammate', {
      body: payload,
      headers: { 'idempotency-key': key },
    });
  const people = async (by: TestPerson) =>
    Number((await server().call(by, 'GET', '/api/teammate?limit=1')).body.total);

  it('ten parallel calls make one person and ten equal answers', async () => {
    const owner = await start();
    const payload = body();
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(owner, 'k1', payload)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect(answers.every(({ headers }) => headers.etag === '"1"')).toBe(true);
    expect(await people(owner)).toBe(2);
  });

  it('another body under the same key is refused', async () => {
    const owner = await start();
    await post(owner, 'k1', body());
    const other = await post(owner, 'k1', body());
    expect(other.status).toBe(422);
    expect(other.body).toMatchObject({ errors: [{ code: 'IDEMPOTENCYKEYREUSED' }] });
    expect(await people(owner)).toBe(2);
  });

  it('a refused call does not burn the key', async () => {
    const owner = await start();
    expect((await post(owner, 'k1', { ...body(), firstName: '' })).status).toBe(400);
    expect((await post(owner, 'k1', { ...body(), email: owner.email })).status).toBe(409);
    expect((await post(owner, 'k1', body())).status).toBe(201);
  });

  it('keys belong to one account', async () => {
    const [first, second] = [await start(), await start()];
    expect((await post(first, 'shared', body())).status).toBe(201);
    expect((await post(second, 'shared', body())).status).toBe(201);
    expect(await people(second)).toBe(2);
  });

  it('refuses a key that is no key', async () => {
    expect((await post(await start(), 'x'.repeat(201), body())).status).toBe(400);
  });
});
