import type { ExchangeOutcome } from '@jackfield/contract/api/exchange';
import type { CallStop } from '@jackfield/contract/api/routing-call';
import type { UsageRecord } from '@jackfield/contract/api/usage';
import { reasonMessages, sentence } from '@jackfield/domain/routing';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asExchange, startExchangeServer } from '../../../test/exchange-fixture.ts';
import { bothDatabases, type TestPerson, type TestServer } from '../../../test/harness.ts';
import { loadLanguages } from '../../platform/languages.ts';
import { newId } from '../../platform/ids.ts';

const languagesDir = join(import.meta.dirname, '../../../../shared/texts/languages');

describe.each(bothDatabases)('how calls went, as the exchange tells it (%s)', (kind) => {
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
  });

  const ago = (minutes: number) =>
    new Date(server.clock.now().getTime() - minutes * 60_000).toISOString();
  const call = (more: Partial<ExchangeOutcome> = {}): ExchangeOutcome => ({
    id: newId(),
    accountId: owner.tenantId,
    direction: 'outbound',
    from: '+12515550142',
    to: '+639175550142',
    teammateId: kenji.id,
    outcome: 'answered',
    takenBy: null,
    fromName: '',
    wait: null,
    endedIn: null,
    teamId: null,
    partOf: null,
    startedAt: ago(5),
    seconds: 61,
    way: [
      {
        node: { kind: 'external', id: '', name: '+639175550142' },
        reason: 'Kenji called.',
        at: ago(5),
      },
    ],
    ...more,
  });
  const tell = async (...calls: ExchangeOutcome[]) => {
    const { status, text } = await asExchange(server, 'POST', '/api/exchange/outcomes', {
      payload: { calls },
    });
    expect(status).toBe(200);
    return JSON.parse(text);
  };
  const records = async () =>
    (await server.call(owner, 'GET', '/api/usage?limit=100')).body.items as UsageRecord[];
  const balance = async () => Number((await server.call(owner, 'GET', '/api/tenant')).body.balance);
  const rateOf = async (line: string) => {
    const { rows } = await server.db.pool.query<{ rate: string }>(
      `select rate from rate_deck where currency = 'usd' and country = 'PHL' and line = $1`,
      [line],
    );
    return Number(rows[0]?.rate);
  };

  it('[CALL-09] charges each call once, however often it is told', async () => {
    const one = call();
    const before = await balance();
    expect(await tell(one)).toEqual({ accepted: 1, known: 0, refused: [] });
    const [record] = await records();
    expect(record).toMatchObject({ id: one.id, duration: 61, units: 2, outcome: 'answered' });
    expect(record?.amount).toBeGreaterThan(0);
    const after = await balance();
    expect(after).toBeCloseTo(before - Number(record?.amount), 2);
    const again = await Promise.all([tell(one), tell(one, call({ seconds: 0 }))]);
    expect(again.map(({ known }) => known)).toEqual([1, 1]);
    expect(await balance()).toBe(after);
    expect(await records()).toHaveLength(2);
  });

  it('takes calls in any order, each with its own time and way', async () => {
    const [first, second] = [call({ startedAt: ago(30) }), call({ startedAt: ago(10) })];
    await tell(second);
    await tell(call({ startedAt: ago(1) }), first);
    expect((await records()).map(({ id }) => id).slice(1)).toEqual([second.id, first.id]);
    const way = await server.call(owner, 'GET', `/api/usage/${first.id}/way`);
    expect(way.body).toEqual({ way: first.way });
    expect((await server.call(owner, 'GET', `/api/usage/${newId()}/way`)).status).toBe(404);
    expect((await server.call(kenji, 'GET', `/api/usage/${first.id}/way`)).status).toBe(403);
  });

  it('[LANG-01] tells the way of a call in the language of whoever reads it', async () => {
    loadLanguages(languagesDir);
    const at = ago(5);
    const node = { kind: 'company', id: newId(), name: 'Main line' } as const;
    const silent = sentence(reasonMessages.groupSilent, { people: { names: ['Ana', 'Ben'] } });
    const said = { node, reason: 'Nobody answers.', at };
    const told = call({ way: [{ ...said, told: silent }, said] });
    await tell(told);
    const readIn = async (language: string) => {
      const headers = { 'accept-language': language };
      const { body } = await server.call(owner, 'GET', `/api/usage/${told.id}/way`, { headers });
      return (body.way as CallStop[]).map(({ reason }) => reason);
    };
    expect(await readIn('en')).toEqual([
      'Ana and Ben do not answer, and a call group has no voicemail after it.',
      'Nobody answers.',
    ]);
    expect(await readIn('es')).toEqual([
      'No contesta nadie (Ana y Ben), y un grupo de llamadas no tiene buzón de voz después.',
      'Nobody answers.',
    ]);
  });

  it('refuses what belongs nowhere, and takes the rest', async () => {
    const stranger = await server.makePerson(await server.makeTenant());
    const lost = call({ accountId: newId() });
    const foreign = call({ teammateId: stranger.id });
    const early = call({ startedAt: ago(-60) });
    const good = call();
    expect(await tell(lost, foreign, early, good)).toEqual({
      accepted: 1,
      known: 0,
      refused: expect.arrayContaining([
        { id: lost.id, because: 'account' },
        { id: foreign.id, because: 'person' },
        { id: early.id, because: 'date' },
      ]),
    });
    expect((await server.call(owner, 'GET', `/api/usage/${foreign.id}/way`)).status).toBe(404);
  });

  it('[CALL-07] prices a call abroad by its line, and nothing that is at home or comes in', async () => {
    const mobile = call({ to: '+639175550142', seconds: 600 });
    const landline = call({ to: '+63285550142', seconds: 600 });
    const home = call({ to: '+13125550100', seconds: 600 });
    const inbound = call({ direction: 'inbound', from: '+639175550142', to: '+12515550142' });
    await tell(mobile, landline, home, inbound);
    const found = new Map((await records()).map((record) => [record.id, record]));
    const priced = ({ id }: ExchangeOutcome) => {
      const { rate, amount, usageType } = found.get(id) as UsageRecord;
      return { rate, amount, usageType };
    };
    const [dear, cheap] = [await rateOf('mobile'), await rateOf('landline')];
    expect(dear).not.toBe(cheap);
    const abroad = (rate: number) => ({
      rate,
      amount: Math.round(rate * 1000) / 100,
      usageType: 'international',
    });
    const free = { rate: 0, amount: 0, usageType: 'voice' };
    expect([mobile, landline, home, inbound].map(priced)).toEqual([
      abroad(dear),
      abroad(cheap),
      free,
      free,
    ]);
  });

  it('[CALL-07] asks before a call goes out, with the same key', async () => {
    const payload = { tenantId: owner.tenantId, teammateId: kenji.id, to: '911' };
    const asked = await asExchange(server, 'POST', '/api/support/call-permission', { payload });
    expect(JSON.parse(asked.text)).toMatchObject({ isAllowed: true });
    const usage = await asExchange(server, 'POST', '/api/support/usage', { payload: {} });
    expect(usage.status).toBe(401);
  });
});
