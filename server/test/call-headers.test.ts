import { beforeAll, expect, it } from 'vitest';
import { describeApi } from './each-database.ts';
import type { TestPerson } from './harness.ts';

const uuid = '0198a000-0000-7000-8000-000000000001';

describeApi('headers of all calls', ({ server }) => {
  let owner: TestPerson;
  beforeAll(async () => {
    owner = await server().makePerson(await server().makeTenant(), { isTenantOwner: true });
  });
  const endpoints = () => [...server().app.services.endpoints.values()];

  it('every file that people keep has a name, of its type', () => {
    const files = endpoints().filter(({ file }) => file?.startsWith('text/'));
    expect(files.length).toBeGreaterThan(10);
    for (const { id, file, fileName } of files) {
      const ending = file === 'text/csv' ? 'csv' : 'ics';
      expect([id, fileName]).toEqual([id, expect.stringMatching(`^[a-z-]+[.]${ending}$`)]);
    }
    expect(new Set(files.map(({ fileName }) => fileName)).size).toBe(files.length);
  });

  it('every file that an owner may read comes with its name', async () => {
    const files = endpoints().filter(({ file }) => file === 'text/csv');
    let read = 0;
    for (const { id, method, path, fileName } of files) {
      const url = path.replace('{tenantId}', owner.tenantId).replaceAll(/\{\w+\}/g, uuid);
      const body = method === 'POST' ? { body: {} } : {};
      const { status, headers } = await server().call(owner, method, url, body);
      if (status !== 200) continue;
      read += 1;
      const name = `attachment; filename="${fileName}"`;
      expect([id, headers['content-disposition']]).toEqual([id, name]);
    }
    expect(read).toBeGreaterThan(7);
  });

  it('an Idempotency-Key is taken or refused, and never ignored', async () => {
    const writes = endpoints().filter(({ method }) => method !== 'GET');
    for (const { id, method, path, idempotent } of writes) {
      const { status, body } = await server().call(
        owner,
        method,
        path.replaceAll(/\{\w+\}/g, uuid),
        {
          headers: { 'idempotency-key': 'a key of a test'.replaceAll(' ', '-') },
        },
      );
      const [error] = (body as { errors?: { field?: string }[] } | null)?.errors ?? [];
      const isRefused = status === 400 && error?.field === 'Idempotency-Key';
      expect([id, isRefused]).toEqual([id, !idempotent]);
    }
  });
});
