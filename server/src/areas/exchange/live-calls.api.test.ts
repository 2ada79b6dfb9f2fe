import type { LiveBoard } from '@jackfield/contract/api/live-call';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addPhone, asExchange, startExchangeServer } from '../../../test/exchange-fixture.ts';
import { bothDatabases, type TestPerson, type TestServer } from '../../../test/harness.ts';
import { newId } from '../../platform/ids.ts';

describe.each(bothDatabases)('calls that go on (%s)', (kind) => {
  let server: TestServer;
  let owner: TestPerson;

  beforeAll(async () => {
    server = await startExchangeServer(kind);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    owner = await server.makePerson(await server.makeTenant(), { isTenantOwner: true });
  });

  const at = '2026-11-20T10:00:00.000Z';
  const stopAt = (name: string) => ({
    node: { kind: 'company', id: newId(), name },
    reason: `The call came to ${name}.`,
    at,
  });
  const call = (
    state: 'started' | 'moved',
    id: string,
    name: string,
    accountId = owner.tenantId,
  ) => ({
    state,
    id,
    accountId,
    direction: 'inbound',
    from: '+12055550111',
    to: '+12515550199',
    teammateId: null,
    startedAt: at,
    stop: stopAt(name),
  });
  const ended = (id: string) => ({ state: 'ended', id, accountId: owner.tenantId });
  const tell = async (calls: object[], more: object = {}) => {
    const { status, text } = await asExchange(server, 'POST', '/api/exchange/live', {
      payload: { exchange: 'one', calls, ...more },
    });
    expect(status).toBe(200);
    return JSON.parse(text) as { refused: string[] };
  };
  const goingOn = async () => (await board()).items;
  const board = async () => (await server.call(owner, 'GET', '/api/call')).body as LiveBoard;
  const events = async () => {
    const rows = await server.db.tenant(owner.tenantId, (tx) =>
      tx
        .selectFrom('event_log')
        .select(['method', 'entity_id'])
        .where('event_type', '=', 'call')
        .orderBy('seq')
        .execute(),
    );
    return rows.map(({ method, entity_id: id }) => [method, id]);
  };

  it('are told to admins as they start, move on and end', async () => {
    const id = newId();
    await tell([call('started', id, 'Main line')]);
    expect(await goingOn()).toMatchObject([
      { id, startedAt: at, stop: { node: { name: 'Main line' } } },
    ]);
    await tell([call('moved', id, 'Front desk')]);
    expect(await goingOn()).toMatchObject([{ id, stop: { node: { name: 'Front desk' } } }]);
    await tell([ended(id)]);
    expect(await goingOn()).toEqual([]);
    expect(await events()).toEqual([
      ['CreateEntityAsync', id],
      ['UpdateEntityAsync', id],
      ['DeletedEntityAsync', id],
    ]);
    await tell([ended(id)]);
    expect(await events()).toHaveLength(3);
  });

  it('[RIGHT-02] are shown to a Team lead whole in the team, without the caller at a member, and not elsewhere', async () => {
    const [member, other] = [
      await server.makePerson(owner.tenantId),
      await server.makePerson(owner.tenantId),
    ];
    const { body: team } = await server.call(owner, 'POST', '/api/team', {
      body: {
        name: 'Front desk',
        extension: '4100',
        inboundFlow: 'ringGroup',
        teammateId: [member.id],
      },
    });
    const teamId = String(team['id']);
    const access = { role: 'teamLead' as const, teamIds: [teamId] };
    const lead = await server.makePerson(owner.tenantId, { access });
    const [inTeam, atMember, elsewhere] = [newId(), newId(), newId()];
    const talking = (id: string, who: string, of: string | null) => ({
      ...call('moved', id, 'Main line'),
      phase: { kind: 'talking', teammateIds: [who], teamId: of, since: at },
    });
    const calls = [
      talking(inTeam, other.id, teamId),
      talking(atMember, member.id, null),
      talking(elsewhere, other.id, null),
    ];
    await tell([inTeam, atMember, elsewhere].map((id) => call('started', id, 'Main line')));
    await tell(calls);
    const { body } = await server.call(lead, 'GET', '/api/call');
    const seen = body as LiveBoard;
    expect(new Map(seen.items.map(({ id, from }) => [id, from]))).toEqual(
      new Map([
        [inTeam, '+12055550111'],
        [atMember, ''],
      ]),
    );
    expect(seen.teams.map(({ id }) => id)).toEqual([teamId]);
    expect(seen.people.map(({ id }) => id)).toEqual([member.id]);
    expect(await goingOn()).toHaveLength(3);
  });

  it('[LIVE-01] say what is done at a stop, and with whom', async () => {
    const id = newId();
    const phase = { kind: 'talking', teammateIds: [owner.id], teamId: null, since: at };
    await tell([call('started', id, 'Main line')]);
    expect(await goingOn()).toMatchObject([{ id, phase: null }]);
    await tell([{ ...call('moved', id, 'Front desk'), phase }]);
    expect(await board()).toMatchObject({
      items: [{ id, phase }],
      people: [{ id: owner.id, teamIds: [], awayUntil: null }],
      queues: [],
      hasSamples: false,
    });
  });

  it('[LIVE-01] stand beside the queues and people of teams, who can ring and who is away', async () => {
    const [ben, gone] = [
      await server.makePerson(owner.tenantId),
      await server.makePerson(owner.tenantId, { status: 'suspended' }),
    ];
    await server.makePerson(owner.tenantId);
    const members = [owner.id, ben.id, gone.id];
    const { body: team } = await server.call(owner, 'POST', '/api/team', {
      body: { name: 'Insurance', extension: '300', inboundFlow: 'callQueue', teammateId: members },
    });
    const until = new Date(Date.now() + 86_400_000);
    await server.db.tenant(owner.tenantId, async (tx) => {
      const change = {
        tenant_id: owner.tenantId,
        at: new Date(0),
        parts: '[]',
        planned_by: owner.id,
        planned_by_name: 'Ana',
        created_at: new Date(0),
        updated_at: new Date(0),
      };
      const away = newId();
      await tx
        .insertInto('planned_change')
        .values([
          { ...change, id: away, state: 'done', absence_of: ben.id },
          { ...change, id: newId(), state: 'coming', at: until, back_of: away },
        ])
        .execute();
    });
    await addPhone(server, owner);
    const { people, queues } = await board();
    expect(queues).toEqual([
      { id: team.id, name: 'Insurance', memberIds: members, signedOutIds: [], maxWaitSeconds: 300 },
    ]);
    expect(people.map(({ id, teamIds, awayUntil }) => [id, teamIds, awayUntil])).toEqual(
      expect.arrayContaining([
        [owner.id, [team.id], null],
        [ben.id, [team.id], until.toISOString()],
      ]),
    );
    expect(people).toHaveLength(2);
  });

  it('are over when their exchange comes back without them, and those of others are not', async () => {
    const [lost, kept, other] = [newId(), newId(), newId()];
    await tell([call('started', lost, 'A'), call('started', kept, 'B')]);
    await tell([call('started', other, 'C')], { exchange: 'two' });
    await tell([call('moved', kept, 'D')], { isWhole: true });
    expect((await goingOn()).map(({ id }) => id).toSorted()).toEqual([kept, other].toSorted());
    expect(await events()).toContainEqual(['DeletedEntityAsync', lost]);
  });

  it('are seen by admins of their own account alone', async () => {
    const stranger = await server.makePerson(await server.makeTenant(), { isTenantOwner: true });
    const ben = await server.makePerson(owner.tenantId);
    const [id, nowhere] = [newId(), newId()];
    const told = await tell([call('started', id, 'A'), call('started', nowhere, 'B', newId())]);
    expect(told).toEqual({ refused: [nowhere] });
    expect(await goingOn()).toHaveLength(1);
    expect((await server.call(stranger, 'GET', '/api/call')).body).toMatchObject({ items: [] });
    expect((await server.call(ben, 'GET', '/api/call')).status).toBe(403);
  });
});
