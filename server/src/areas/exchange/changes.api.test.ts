import type { CallAnswer } from '@jackfield/contract';
import type { Device } from '@jackfield/contract/api/device';
import type { exchangeChanges } from '@jackfield/contract/api/exchange';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addPhone, asExchange, startExchangeServer } from '../../../test/exchange-fixture.ts';
import { bothDatabases, type TestPerson, type TestServer } from '../../../test/harness.ts';
import { appendEvent } from '../../platform/events.ts';

type Changes = CallAnswer<typeof exchangeChanges>;

describe.each(bothDatabases)('changes as the exchange hears of them (%s)', (kind) => {
  let server: TestServer;
  let owner: TestPerson;
  let ana: TestPerson;
  let phone: Device;
  let position: string;

  beforeAll(async () => {
    server = await startExchangeServer(kind);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    const tenantId = await server.makeTenant();
    owner = await server.makePerson(tenantId, { isTenantOwner: true });
    ana = await server.makePerson(tenantId);
    phone = await addPhone(server, owner, ana);
    server.clock.advance(60_000);
    position = (await hear({})).after;
  });

  const ask = (query: Record<string, string>) =>
    asExchange(server, 'GET', `/api/exchange/changes?${new URLSearchParams(query)}`);
  const hear = async (query: { after?: string; wait?: string }) =>
    JSON.parse((await ask({ wait: '0', ...query })).text) as Changes;
  /** What changed since the last time. */
  const next = async () => {
    const found = await hear({ after: position });
    position = found.after;
    return found;
  };
  const phonesOf = ({ accounts }: Changes) => accounts.flatMap(({ phones }) => phones);
  const setStatus = (status: string, version: number) =>
    server.call(owner, 'PUT', `/api/teammate/${ana.id}/status/${status}`, { version });
  const devices = (id = '') => `/api/teammate/${ana.id}/device/${id}`;

  it('[CALL-03] name the account with the version that its routing has now, once', async () => {
    expect(await next()).toEqual({
      after: expect.any(String),
      isWhole: true,
      accounts: [],
      lights: [],
    });
    const body = { name: 'Desk', extension: '300', inboundFlow: 'ringGroup', teammateId: [ana.id] };
    await server.call(owner, 'POST', '/api/team', { body });
    const { accounts } = await next();
    const { rows } = await server.db.pool.query<{ latest: string }>(
      'select max(seq) as latest from event_log where tenant_id = $1',
      [owner.tenantId],
    );
    expect(accounts).toEqual([
      { accountId: owner.tenantId, version: Number(rows[0]?.latest), phones: [] },
    ]);
    expect((await next()).accounts).toEqual([]);
  });

  it('[CALL-03] wake whoever waits for them', async () => {
    const waiting = hear({ after: position, wait: '20' });
    const other = await addPhone(server, owner, owner);
    expect(phonesOf(await waiting)).toEqual([{ name: other.sip.username, isRevoked: false }]);
  });

  it('[CALL-04] revoke a phone with another password, and no other', async () => {
    const other = await addPhone(server, owner, ana);
    await next();
    server.clock.advance(60_000);
    await server.call(ana, 'PUT', devices(phone.id), { body: { password: 'Lantern-Road27' } });
    expect(phonesOf(await next())).toEqual(
      expect.arrayContaining([
        { name: phone.sip.username, isRevoked: true },
        { name: other.sip.username, isRevoked: false },
      ]),
    );
  });

  it('[CALL-04] revoke the phones of a device that is removed', async () => {
    await server.call(owner, 'DELETE', devices(phone.id));
    expect(phonesOf(await next())).toEqual([{ name: phone.sip.username, isRevoked: true }]);
  });

  it.each(['suspended', 'cancel'])(
    '[CALL-04] revoke the phones of a person: %s',
    async (status) => {
      expect((await setStatus(status, 1)).status).toBe(200);
      expect(phonesOf(await next())).toEqual([{ name: phone.sip.username, isRevoked: true }]);
    },
  );

  it('[CALL-04] revoke all phones of an account that is suspended', async () => {
    const { tenantId } = owner;
    await server.db.tenant(tenantId, async (tx) => {
      await tx
        .updateTable('tenant')
        .set({ status: 'suspended' })
        .where('id', '=', tenantId)
        .execute();
      await appendEvent(tx, tenantId, {
        method: 'UpdateEntityAsync',
        eventType: 'tenantstatus',
        id: tenantId,
        status: 'suspended',
      });
    });
    expect(phonesOf(await next())).toEqual([{ name: phone.sip.username, isRevoked: true }]);
  });

  it('begin anew from a position that is old, of another database, or none', async () => {
    const anew = { isWhole: false, accounts: [] };
    const [at, snapshot] = position.split('.');
    const long = Number(at) - 21 * 3_600_000;
    const [first = '', end = ''] = snapshot?.split(':') ?? [];
    const later = `${BigInt(end) + 1_000_000n}`;
    for (const after of [`${long}.${snapshot}`, `${at}.${later}:${later}:`, `${at}.9:8:`, 'x']) {
      expect(await hear({ after })).toMatchObject(anew);
    }
    expect((await hear({ after: `${at}.${first}:${end}:` })).isWhole).toBe(true);
  });
});

describe.runIf(bothDatabases.includes('postgres'))('a commit that comes late', () => {
  it('[CALL-03] is told, though others that began after it were told before', async () => {
    const server = await startExchangeServer('postgres');
    const [slow, quick] = [await server.makeTenant(), await server.makeTenant()];
    const hear = async (after?: string) => {
      const query = new URLSearchParams({ wait: '0', ...(after !== undefined && { after }) });
      const { text } = await asExchange(server, 'GET', `/api/exchange/changes?${query}`);
      return JSON.parse(text) as Changes;
    };
    const change = (tenantId: string, during: () => Promise<void> = async () => undefined) =>
      server.db.tenant(tenantId, async (tx) => {
        await appendEvent(tx, tenantId, {
          method: 'UpdateEntityAsync',
          eventType: 'company',
          id: tenantId,
        });
        await during();
      });
    const { after } = await hear();
    const begun = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    const late = change(slow, async () => {
      begun.resolve();
      await end.promise;
    });
    await begun.promise;
    await change(quick);
    const first = await hear(after);
    expect(first.accounts.map(({ accountId }) => accountId)).toEqual([quick]);
    end.resolve();
    await late;
    const second = await hear(first.after);
    expect(second.accounts.map(({ accountId }) => accountId)).toEqual([slow]);
    await server.close();
  });
});
