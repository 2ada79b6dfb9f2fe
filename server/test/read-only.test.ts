import { beforeAll, expect, it } from 'vitest';
import { describeApi } from './each-database.ts';
import type { TestPerson } from './harness.ts';

describeApi('a session that only looks', ({ server }) => {
  let admin: TestPerson;
  let owner: TestPerson;

  beforeAll(async () => {
    const { makeTenant, makePerson } = server();
    const tenantId = await makeTenant();
    owner = await makePerson(tenantId, { isTenantOwner: true });
    admin = await makePerson(tenantId, { role: 'admin' });
  });

  it('[annex J8] reads what the person may read, and writes nothing of it', async () => {
    const { endpoints, policy } = server().app.services;
    const as = { impersonator: owner, isReadOnly: true };
    const answers: string[] = [];
    for (const endpoint of endpoints.values()) {
      const row = policy.get(endpoint.id);
      if (!row?.who.includes('admin') || row.bearerOnly || row.impersonation === false) continue;
      const path = endpoint.path.replaceAll(/\{\w+\}/g, admin.id);
      const { method } = endpoint;
      const { status, body } = await server().call(admin, method, path, {
        ...as,
        ...(method !== 'GET' && { body: {} }),
      });
      const isRefused = status === 403 && body.responseCode === 'READONLYSESSION';
      const isWanted = method !== 'GET' && row.whileReadOnly !== true;
      if (isRefused !== isWanted) answers.push(`${endpoint.id}: ${status}`);
    }
    expect(answers).toEqual([]);
  });
});
