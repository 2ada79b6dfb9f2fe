import { createHash } from 'node:crypto';
import type { Device } from '@jackfield/contract/api/device';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addPhone, asExchange, startExchangeServer } from '../../../test/exchange-fixture.ts';
import type { TestPerson, TestServer } from '../../../test/harness.ts';

describe('phones as Asterisk asks for them', () => {
  let server: TestServer;
  let owner: TestPerson;
  let ana: TestPerson;
  let phone: Device;

  beforeAll(async () => {
    server = await startExchangeServer();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    const tenantId = await server.makeTenant();
    owner = await server.makePerson(tenantId, { isTenantOwner: true });
    ana = await server.makePerson(tenantId, {
      firstName: 'Ana',
      lastName: 'Silva & Co',
      extension: '4711',
    });
    phone = await addPhone(server, owner, ana);
  });

  const ask = (table: string, payload: string, kind = 'single') =>
    asExchange(server, 'POST', `/api/exchange/phones/${table}/${kind}`, {
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const row = async (table: string) => (await ask(table, `id=${phone.sip.username}`)).text;
  const pairs = async (table: string) => [...new URLSearchParams(await row(table))];
  const rows = async () => [await row('ps_endpoints'), await row('ps_auths'), await row('ps_aors')];
  const none = ['', '', ''];
  const setStatus = (table: 'teammate' | 'tenant', id: string, status: 'active' | 'suspended') =>
    server.db.system((tx) => tx.updateTable(table).set({ status }).where('id', '=', id).execute());

  it('[CALL-04] hold a digest of the password, never the password', async () => {
    const { username, domain, password } = phone.sip;
    const digest = createHash('md5').update(`${username}:${domain}:${password}`).digest('hex');
    expect(await pairs('ps_auths')).toEqual([
      ['id', username],
      ['auth_type', 'md5'],
      ['username', username],
      ['realm', domain],
      ['md5_cred', digest],
    ]);
    expect((await rows()).join()).not.toContain(password);
  });

  it('name whose phone it is, with the extension that people see', async () => {
    const { username } = phone.sip;
    const endpoint = await pairs('ps_endpoints');
    expect(endpoint).toEqual(
      expect.arrayContaining([
        ['id', username],
        ['aors', username],
        ['auth', username],
        ['transport', 'transport-udp'],
        ['callerid', '"Ana Silva & Co" <4711>'],
        ['set_var', 'PJSIP_TRANSFER_HANDLING()=ari-only'],
      ]),
    );
    expect(await pairs('ps_aors')).toContainEqual(['max_contacts', '1']);
    expect(await row('ps_endpoints')).not.toContain('\n');
  });

  it('are asked for by name alone', async () => {
    const many = await ask('ps_endpoints', 'id%20LIKE=%25', 'multi');
    expect([many.status, many.text]).toEqual([200, '']);
    expect((await ask('ps_auths', 'id=%25')).text).toBe('');
    expect((await ask('ps_contacts', `id=${phone.sip.username}`)).status).toBe(400);
  });

  it('[CALL-04] are gone while their person or account is suspended', async () => {
    await setStatus('teammate', ana.id, 'suspended');
    expect(await rows()).toEqual(none);
    await setStatus('teammate', ana.id, 'active');
    await setStatus('tenant', ana.tenantId, 'suspended');
    expect(await rows()).toEqual(none);
    await setStatus('tenant', ana.tenantId, 'active');
    expect((await rows()).every((one) => one !== '')).toBe(true);
  });

  it('[CALL-04] are gone with their device and with their person', async () => {
    const other = await addPhone(server, owner, ana);
    await server.call(owner, 'DELETE', `/api/teammate/${ana.id}/device/${phone.id}`);
    expect(await rows()).toEqual(none);
    phone = other;
    expect(await rows()).not.toEqual(none);
    const cancel = `/api/teammate/${ana.id}/status/cancel`;
    expect((await server.call(owner, 'PUT', cancel, { version: 1 })).status).toBe(200);
    expect(await rows()).toEqual(none);
  });

  it('are told to the holder of the exchange key alone', async () => {
    const url = '/api/exchange/phones/ps_auths/single';
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const payload = `id=${phone.sip.username}`;
    const nobody = await server.app.inject({ method: 'POST', url, headers, payload });
    expect(nobody.statusCode).toBe(403);
    const person = await server.call(owner, 'POST', url, { headers, body: payload });
    expect(person.status).toBe(403);
    const authorization = `Basic ${Buffer.from('exchange:wrong').toString('base64')}`;
    const wrong = { ...headers, authorization };
    const guess = await server.app.inject({ method: 'POST', url, headers: wrong, payload });
    expect(guess.statusCode).toBe(401);
  });
});

it('phones are asked for as often as there are, and strangers are slowed', async () => {
  const server = await startExchangeServer(undefined, { CALLS_PER_ADDRESS: '9' });
  const url = '/api/exchange/phones/ps_aors/single';
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-jackfield': '1' };
  const known = [];
  const strange = [];
  for (let at = 0; at < 5; at += 1) {
    known.push((await asExchange(server, 'POST', url, { payload: 'id=x', headers })).status);
    const answer = await server.app.inject({ method: 'POST', url, payload: 'id=x', headers });
    strange.push(answer.statusCode);
  }
  expect(known).toEqual([200, 200, 200, 200, 200]);
  expect(strange).toEqual([401, 401, 401, 429, 429]);
  await server.close();
});
