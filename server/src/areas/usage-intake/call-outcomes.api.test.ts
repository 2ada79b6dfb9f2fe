import type { LoggedCall } from '@jackfield/contract/api/call-log';
import type { UsageRecord } from '@jackfield/contract/api/usage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestPerson, type TestServer } from '../../../test/harness.ts';
import { supportKey, sendUsage, usageOf } from '../../../test/usage-records.ts';
import { newId } from '../../platform/ids.ts';

const caller = '+12055550111';

describe('what became of calls', () => {
  let server: TestServer;
  let owner: TestPerson;
  let kenji: TestPerson;
  let tenantId: string;
  let direct: string;

  beforeAll(async () => {
    server = await startTestServer({ env: { SUPPORT_KEY: supportKey } });
    tenantId = await server.makeTenant();
    owner = await server.makePerson(tenantId, { isTenantOwner: true });
    kenji = await server.makePerson(tenantId, { firstName: 'Kenji', lastName: 'Watanabe' });
    direct = `+1251555${String(1000 + Math.floor(Math.random() * 9000))}`;
    await server.db.system((tx) =>
      tx
        .insertInto('phone_number')
        .values({
          id: newId(),
          tenant_id: tenantId,
          number: direct,
          owner_type: 'teammate',
          owner_id: kenji.id,
          country: 'USA',
        })
        .execute(),
    );
  });
  afterAll(() => server.close());

  const received = (more: object = {}) =>
    usageOf(server, {
      tenantId,
      usageType: 'voice',
      direction: 'inbound',
      from: caller,
      to: direct,
      amount: 0,
      rate: 0,
      ...more,
    });
  const stored = async ({ id }: { id: string }): Promise<UsageRecord> => {
    const { body } = await server.call(owner, 'GET', '/api/usage?limit=100');
    const found = (body as { items: UsageRecord[] }).items.find((item) => item.id === id);
    if (!found) throw new Error('The record was not taken in.');
    return found;
  };

  it('annex J4 keeps how a call ended and who had it, as the switch tells it', async () => {
    const answered = received({
      teammateId: kenji.id,
      outcome: 'answered',
      takenBy: { kind: 'teammate', id: kenji.id },
    });
    const forwarded = received({
      outcome: 'forwarded',
      takenBy: { kind: 'external', number: '+13125550100' },
    });
    const missed = received({ outcome: 'missed', duration: 0, units: 0 });
    const untold = received();
    expect((await sendUsage(server, [answered, forwarded, missed, untold])).body.refused).toEqual(
      [],
    );
    expect(await stored(answered)).toMatchObject({
      outcome: 'answered',
      takenBy: { kind: 'teammate', id: kenji.id, name: 'Kenji Watanabe' },
      teammateId: kenji.id,
      owner: { kind: 'teammate', id: kenji.id },
    });
    expect(await stored(forwarded)).toMatchObject({
      outcome: 'forwarded',
      takenBy: { kind: 'external', id: null, name: '+13125550100' },
      teammateId: null,
    });
    expect(await stored(missed)).toMatchObject({ outcome: 'missed', takenBy: null });
    expect(await stored(untold)).toMatchObject({ outcome: null, takenBy: null });
  });

  it('takes nobody of another account for the one who answered, and nothing for messages', async () => {
    const stranger = await server.makePerson(await server.makeTenant());
    const foreign = received({
      outcome: 'answered',
      takenBy: { kind: 'teammate', id: stranger.id },
    });
    const message = received({ usageType: 'sms', outcome: 'answered' });
    await sendUsage(server, [foreign, message]);
    expect(await stored(foreign)).toMatchObject({ outcome: 'answered', takenBy: null });
    expect(await stored(message)).toMatchObject({ outcome: null, takenBy: null });
    const wrong = { ...received(), outcome: 'lost' as 'missed' };
    expect((await sendUsage(server, [wrong])).status).toBe(400);
  });

  it('says of each call whether its caller is turned away by now', async () => {
    const [one, other] = [received(), received({ from: '+12055550112' })];
    await sendUsage(server, [one, other]);
    expect(await stored(one)).toMatchObject({ isCallerBlocked: false });
    const path = '/api/blacklistnumber/inbound';
    expect((await server.call(owner, 'POST', path, { body: { number: caller } })).status).toBe(201);
    expect(await stored(one)).toMatchObject({ isCallerBlocked: true });
    expect(await stored(other)).toMatchObject({ isCallerBlocked: false });
  });

  it('annex J8 the file tells it too', async () => {
    const record = received({
      outcome: 'voicemail',
      takenBy: { kind: 'teammate', id: kenji.id },
      from: '+12055550199',
    });
    await sendUsage(server, [record]);
    const { body } = await server.app.inject({
      method: 'GET',
      url: '/api/usage/export?search=5550199',
      headers: { 'x-test-person': owner.id },
    });
    expect(body).toContain('Taken by,Outcome,Duration (seconds)');
    expect(body).toContain('Kenji Watanabe,Voicemail,');
  });

  it('[LOG-01] keeps what the log says of a call, and tells whose it was that it is over', async () => {
    const teamId = newId();
    await server.db.system((tx) =>
      tx
        .insertInto('team')
        .values({ id: teamId, tenant_id: tenantId, name: 'Recall', extension: '731' })
        .execute(),
    );
    const call = received({
      outcome: 'missed',
      teammateId: kenji.id,
      fromName: 'Janet Prewitt',
      wait: 125,
      endedIn: 'waiting',
      teamId,
    });
    const sentOn = received({ direction: 'outbound', partOf: call.id, teamId: newId() });
    await sendUsage(server, [call, sentOn]);
    const { body } = await server.call(owner, 'GET', '/api/call-log?limit=100');
    const items = (body as { items: LoggedCall[] }).items;
    expect(items.find(({ id }) => id === call.id)).toMatchObject({
      other: { number: caller, name: 'Janet Prewitt' },
      wait: 125,
      ended: 'waiting',
      team: { id: teamId, name: 'Recall' },
    });
    expect(items.some(({ id }) => id === sentOn.id)).toBe(false);
    const told = await server.db.system((tx) =>
      tx
        .selectFrom('event_log')
        .select(['owner_type', 'owner_id'])
        .where('tenant_id', '=', tenantId)
        .where('event_type', '=', 'call')
        .where('entity_id', '=', call.id)
        .execute(),
    );
    expect(told).toEqual([{ owner_type: 'teammate', owner_id: kenji.id }]);
  });
});
