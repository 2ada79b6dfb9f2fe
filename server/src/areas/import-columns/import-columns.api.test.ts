import { beforeAll, expect, it } from 'vitest';
import { describeApi } from '../../../test/each-database.ts';
import type { TestPerson } from '../../../test/harness.ts';

describeApi('columns of imports', ({ server }) => {
  let maya: TestPerson;
  let farid: TestPerson;
  let ana: TestPerson;
  let other: TestPerson;

  beforeAll(async () => {
    const { makeTenant, makePerson } = server();
    const tenantId = await makeTenant();
    maya = await makePerson(tenantId, { role: 'admin' });
    farid = await makePerson(tenantId, { role: 'admin' });
    ana = await makePerson(tenantId);
    other = await makePerson(await makeTenant(), { role: 'admin' });
  });

  const headingsOf = async (person: TestPerson, kind = 'users') => {
    const { body } = await server().call(person, 'GET', `/api/import-columns/${kind}`);
    const { headings } = body as { headings: { heading: string; field: string | null }[] };
    return Object.fromEntries(headings.map(({ heading, field }) => [heading, field]));
  };
  const teach = async (person: TestPerson, headings: object[]) =>
    (await server().call(person, 'PUT', '/api/import-columns/users', { body: { headings } }))
      .status;

  it('[annex J7] what one admin said of a file the others of the account need not say again', async () => {
    expect(await headingsOf(farid)).toEqual({});
    const first = [
      { heading: 'mitarbeiter', field: 'fullName' },
      { heading: 'kostenstelle', field: null },
    ];
    expect(await teach(maya, first)).toBe(204);
    expect(await headingsOf(farid)).toEqual({ mitarbeiter: 'fullName', kostenstelle: null });
    expect(await teach(farid, [{ heading: 'kostenstelle', field: 'extension' }])).toBe(204);
    expect(await headingsOf(maya)).toEqual({ mitarbeiter: 'fullName', kostenstelle: 'extension' });
    expect(await headingsOf(maya, 'blacklist')).toEqual({});
    expect(await headingsOf(other)).toEqual({});
    expect(await teach(ana, first)).toBe(403);
  });

  it('[annex J7] forgets the oldest headings beyond the most', async () => {
    const many = (from: number) =>
      Array.from({ length: 500 }, (_heading, at) => ({ heading: `h${from + at}`, field: null }));
    expect(await teach(other, many(0))).toBe(204);
    expect(await teach(other, many(400))).toBe(204);
    const kept = Object.keys(await headingsOf(other));
    expect([kept.length, kept.includes('h899'), kept.includes('h0')]).toEqual([500, true, false]);
  });
});
