import type { RunningCall } from '@jackfield/contract/api/exchange';
import type { GuardState, SpendGuard } from '@jackfield/contract/api/spend-guard';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asExchange, startExchangeServer } from '../../../test/exchange-fixture.ts';
import { bothDatabases, type TestPerson, type TestServer } from '../../../test/harness.ts';
import { addCredit, allowAbroad } from '../../../test/usage-records.ts';
import { newId } from '../../platform/ids.ts';

describe.each(bothDatabases)('calls abroad that go on (%s)', (kind) => {
  let server: TestServer;
  let owner: TestPerson;
  let kenji: TestPerson;

  beforeAll(async () => {
    server = await startExchangeServer(kind);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    const tenantId = await server.makeTenant();
    owner = await server.makePerson(tenantId, { isTenantOwner: true });
    kenji = await server.makePerson(tenantId);
    await allowAbroad(server, tenantId);
  });

  const get = async <Body>(path: string) => (await server.call(owner, 'GET', path)).body as Body;
  async function setCaps(caps: Partial<SpendGuard['caps']>) {
    const { version, ...before } = await get<SpendGuard>('/api/spend-guard');
    const body = { caps: { ...before.caps, ...caps }, alerts: before.alerts };
    expect((await server.call(owner, 'PUT', '/api/spend-guard', { body, version })).status).toBe(
      200,
    );
  }
  const call = (minutes: number, more: Partial<RunningCall> = {}): RunningCall => ({
    id: newId(),
    from: '+12515550142',
    to: '+639175550142',
    teammateId: kenji.id,
    answeredAt: new Date(server.clock.now().getTime() - minutes * 60_000).toISOString(),
    ...more,
  });
  async function ends(...calls: RunningCall[]) {
    const { status, text } = await asExchange(server, 'POST', '/api/exchange/running', {
      payload: { accountId: owner.tenantId, calls },
    });
    expect(status).toBe(200);
    return JSON.parse(text).ends;
  }
  async function minuteTo(country: string) {
    const { rows } = await server.db.pool.query<{ rate: string }>(
      `select rate from rate_deck where currency = 'usd' and country = $1 and line = 'mobile'`,
      [country],
    );
    return Number(rows[0]?.rate);
  }

  it('[CALL-07] end where all of them together reach a cap, and nothing is charged for asking', async () => {
    await addCredit(server, owner.tenantId, '500.00');
    const rate = await minuteTo('PHL');
    await setCaps({ hour: Math.ceil(rate * 10) });
    const [one, other] = [call(5), call(5)];
    expect(await ends(one)).toEqual([]);
    expect(await ends(call(1), call(1))).toEqual([]);
    expect(await ends(one, other)).toEqual([
      { id: one.id, because: 'stopped' },
      { id: other.id, because: 'stopped' },
    ]);
    expect(await get('/api/usage?limit=100')).toMatchObject({ items: [] });
    expect((await get<GuardState>('/api/spend-guard/state')).stops).toEqual([]);
    expect(await get('/api/tenant')).toMatchObject({ balance: 500 });
  });

  it('[CALL-07] end when the credit is used up, unless credit is added by itself', async () => {
    await addCredit(server, owner.tenantId, '1.00');
    const rate = await minuteTo('PHL');
    const long = call(Math.ceil(1 / rate));
    expect(await ends(call(0))).toEqual([]);
    expect(await ends(long)).toEqual([{ id: long.id, because: 'noCredit' }]);
    await server.db.tenant(owner.tenantId, (tx) =>
      tx
        .updateTable('auto_top_up')
        .set({ is_on: true })
        .where('tenant_id', '=', owner.tenantId)
        .execute(),
    );
    expect(await ends(long)).toEqual([]);
  });

  it('are asked for by the exchange alone', async () => {
    const body = { accountId: owner.tenantId, calls: [call(1)] };
    expect((await server.call(owner, 'POST', '/api/exchange/running', { body })).status).toBe(403);
  });
});
