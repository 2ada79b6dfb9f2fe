import type { Endpoint } from '@jackfield/contract';
import { beforeAll, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { describeOnBothDatabases } from './each-database.ts';
import type { TestPerson } from './harness.ts';
import { sampleBody } from './samples.ts';

describeOnBothDatabases('foreign records', ({ server }) => {
  let owner: TestPerson;
  let stranger: TestPerson;

  beforeAll(async () => {
    const { makeTenant, makePerson } = server();
    owner = await makePerson(await makeTenant(), { isTenantOwner: true });
    stranger = await makePerson(await makeTenant(), { isTenantOwner: true });
    for (const tenantId of [owner.tenantId, stranger.tenantId]) await makePerson(tenantId);
  });

  const withId = (): Endpoint[] =>
    [...server().app.services.endpoints.values()].filter(
      ({ id, path }) => path.includes('{id}') && /^(teammate|audit)\./.test(id),
    );
  const pathOf = (endpoint: Endpoint, id: string) =>
    endpoint.path
      .replace('{id}', id)
      .replace('{status}', 'suspended')
      .replace('{entity}', 'teammate');

  it('a real id of another account answers exactly like a random one', async () => {
    expect(withId().length).toBeGreaterThanOrEqual(6);
    for (const endpoint of withId()) {
      const ask = (id: string) =>
        server().call(owner, endpoint.method, pathOf(endpoint, id), {
          version: 1,
          ...(endpoint.body && { body: sampleBody(endpoint) }),
        });
      const [foreign, random] = [await ask(stranger.id), await ask(newId())];
      const shown = ({ status, body }: typeof foreign) => [
        endpoint.id,
        status,
        { ...body, traceId: '' },
      ];
      expect(shown(foreign)).toEqual(shown(random));
      if (!endpoint.id.startsWith('audit')) expect(foreign.status).toBe(404);
    }
  });

  it('leaves the rows of the other account as they were', async () => {
    const rows = () =>
      server().db.tenant(stranger.tenantId, (tx) =>
        tx.selectFrom('teammate').selectAll().execute(),
      );
    const before = await rows();
    for (const endpoint of withId()) {
      await server().call(owner, endpoint.method, pathOf(endpoint, stranger.id), {
        version: 1,
        ...(endpoint.body && { body: sampleBody(endpoint) }),
      });
    }
    expect(await rows()).toEqual(before);
  });

  it('a cursor, team or sort name of another account shows nothing of it', async () => {
    const ask = (path: string) => server().call(owner, 'GET', path);
    expect((await ask(`/api/teammate?teamId=${newId()}`)).body).toMatchObject({ total: 0 });
    const cursor = await ask(`/api/audit/teammate/${owner.id}?startAfter=${stranger.id}`);
    expect([cursor.status, cursor.body.responseCode]).toEqual([400, 'INVALIDINPUT']);
    expect((await ask('/api/teammate?sortBy=id;drop table teammate')).status).toBe(400);
    const { body } = await ask('/api/teammate');
    expect(JSON.stringify(body)).not.toContain(stranger.tenantId);
    expect(JSON.stringify(body)).not.toContain(stranger.email);
  });

  it('reading changes nothing', async () => {
    const state = () =>
      server().db.system(async (tx) => ({
        events: await tx.selectFrom('event_log').selectAll().execute(),
        audit: await tx.selectFrom('audit_entry').select('id').execute(),
        people: await tx.selectFrom('teammate').selectAll().orderBy('id').execute(),
      }));
    const before = await state();
    for (const endpoint of server().app.services.endpoints.values()) {
      if (endpoint.method !== 'GET') continue;
      await server().call(owner, 'GET', pathOf(endpoint, owner.id));
    }
    expect(await state()).toEqual(before);
  });
});
