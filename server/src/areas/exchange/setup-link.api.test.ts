import { createHash } from 'node:crypto';
import type { Device } from '@jackfield/contract/api/device';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addPhone, asExchange, startExchangeServer } from '../../../test/exchange-fixture.ts';
import { testDatabases, type TestPerson, type TestServer } from '../../../test/harness.ts';

describe.each(testDatabases)('links that set a softphone up (%s)', (kind) => {
  let server: TestServer;
  let owner: TestPerson;
  let ana: TestPerson;
  let laptop: Device;

  beforeAll(async () => {
    server = await startExchangeServer(kind);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    const tenantId = await server.makeTenant();
    owner = await server.makePerson(tenantId, { isTenantOwner: true });
    ana = await server.makePerson(tenantId, { firstName: 'Ana', lastName: 'O\'Hara "A" <x>' });
    laptop = await addPhone(server, owner, ana);
    await asExchange(server, 'POST', '/api/exchange/registrations', {
      payload: {
        exchange: 'one',
        sip: { host: 'sip.example.com', port: 5070, transport: 'udp' },
        signedIn: [],
        signedOut: [],
      },
    });
  });

  const make = (by = ana) =>
    server.call(by, 'POST', `/api/teammate/${ana.id}/device/${laptop.id}/setuplink`);
  const link = async () => String((await make()).body['address']);
  const read = (url: string) => server.app.inject({ method: 'GET', url });

  it('[CALL-15] hold what Linphone signs in with, and no password', async () => {
    const { headers, statusCode, body } = await read(await link());
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'application/xml; charset=utf-8',
      'no-store',
    ]);
    const { username, domain, password } = laptop.sip;
    const digest = createHash('md5').update(`${username}:${domain}:${password}`).digest('hex');
    const shown = [...body.matchAll(/<entry name="(\w+)" overwrite="true">(.*)<\/entry>/g)];
    expect(Object.fromEntries(shown.map(([, name, value]) => [name, value]))).toMatchObject({
      reg_proxy: '&lt;sip:sip.example.com:5070;transport=udp&gt;',
      reg_identity: `&quot;Ana O&#39;Hara A &lt;x&gt;&quot; &lt;sip:${username}@${domain}&gt;`,
      username,
      ha1: digest,
      realm: domain,
      algorithm: 'MD5',
    });
    expect(body).not.toContain(password);
  });

  it('[CALL-15] work once, and for ten minutes', async () => {
    const [used, late] = [await link(), await link()];
    expect((await read(used)).statusCode).toBe(200);
    expect((await read(used)).statusCode).toBe(404);
    server.clock.advance(11 * 60_000);
    expect((await read(late)).statusCode).toBe(404);
  });

  it('[CALL-15] are noted in the history like a look at the password', async () => {
    expect((await make()).status).toBe(201);
    const rows = await server.db.tenant(owner.tenantId, (tx) =>
      tx
        .selectFrom('audit_entry')
        .select('action')
        .where('entity_id', '=', laptop.id)
        .orderBy('seq')
        .execute(),
    );
    expect(rows.map(({ action }) => action)).toEqual(['device.add', 'device.reveal']);
  });

  it('[CALL-15] end with the right to sign in', async () => {
    const before = await link();
    await server.call(owner, 'DELETE', `/api/teammate/${ana.id}/device/${laptop.id}`);
    expect((await read(before)).statusCode).toBe(404);
    const other = await server.makePerson(owner.tenantId);
    expect((await make(other)).status).toBe(403);
  });

  it('[CALL-15] are not made while no exchange is heard of', async () => {
    server.clock.advance(3 * 60_000);
    expect((await make()).status).toBe(404);
  });
});
