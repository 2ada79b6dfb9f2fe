import {
  callFiguresSchema,
  callLogRecordSchema,
  listCallLog,
  type LoggedCall,
} from '@jackfield/contract/api/call-log';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../../test/each-database.ts';
import type { TestPerson } from '../../../test/harness.ts';
import { newId } from '../../platform/ids.ts';

const own = '+12515550100';
const other = '+12055550111';

describeOnBothDatabases('call log', ({ server }) => {
  let admin: TestPerson;
  let kenji: TestPerson;
  let stranger: TestPerson;

  beforeEach(async () => {
    const tenantId = await server().makeTenant();
    admin = await server().makePerson(tenantId, { isTenantOwner: true });
    kenji = await server().makePerson(tenantId, { role: 'standard' });
    stranger = await server().makePerson(tenantId, { role: 'standard' });
    await server().db.system((tx) =>
      tx
        .updateTable('tenant')
        .set({ time_zone: 'America/Chicago' })
        .where('id', '=', tenantId)
        .execute(),
    );
  });

  const callOf = (date: string, more: object = {}) => ({
    id: newId(),
    tenant_id: admin.tenantId,
    date,
    usage_type: 'voice' as const,
    direction: 'inbound' as const,
    from_number: other,
    to_number: own,
    teammate_id: null,
    teammate_name: '',
    duration: 90,
    units: 2,
    rate: '0.0120',
    amount: '0.02',
    currency: 'usd' as const,
    outcome: 'answered' as const,
    outcome_by: null,
    outcome_by_id: null,
    ...more,
  });
  const put = async (...rows: ReturnType<typeof callOf>[]) => {
    for (const row of rows) {
      await server().db.system((tx) => tx.insertInto('usage_record').values(row).execute());
    }
    return rows.map(({ id }) => id);
  };
  const list = async (query = '', person = admin): Promise<LoggedCall[]> => {
    const { status, body } = await server().call(person, 'GET', `/api/call-log${query}`);
    expect(status).toBe(200);
    const answer = v.parse(listCallLog.answer, body);
    expect(answer.total).toBe(answer.items.length);
    return answer.items;
  };
  const figures = async (query = '', person = admin) => {
    const { body } = await server().call(person, 'GET', `/api/call-log/figures${query}`);
    return v.parse(callFiguresSchema, body);
  };
  const record = (id: string | undefined, person = admin) =>
    server().call(person, 'GET', `/api/call-log/${id}`);

  it('[LOG-01] tells who was reached and how each call ended apart', async () => {
    await put(
      callOf('2026-03-02T15:00:00Z', {
        outcome_by: 'teammate',
        outcome_by_id: kenji.id,
        outcome_by_name: 'Kenji Ito',
        from_name: 'Janet Prewitt',
        wait: 24,
      }),
      callOf('2026-03-02T15:01:00Z', { outcome: 'voicemail' }),
      callOf('2026-03-02T15:02:00Z', { outcome: 'missed', ended_in: 'waiting', wait: 125 }),
      callOf('2026-03-02T15:03:00Z', { outcome: 'missed', ended_in: 'menu' }),
      callOf('2026-03-02T15:04:00Z', { outcome: 'missed' }),
      callOf('2026-03-02T15:05:00Z', { outcome: 'blocked', from_number: '+12055550166' }),
      callOf('2026-03-02T15:06:00Z', { outcome: 'missed', ended_in: 'failed' }),
      callOf('2026-03-02T15:07:00Z', { usage_type: 'sms', outcome: null }),
    );
    const calls = await list();
    expect(calls.map(({ ended }) => ended)).toEqual([
      'failed',
      'blocked',
      'nobody',
      'menu',
      'waiting',
      'message',
      'answered',
    ]);
    expect(calls.at(-1)).toMatchObject({
      other: { number: other, name: 'Janet Prewitt' },
      reached: { kind: 'teammate', id: kenji.id, name: 'Kenji Ito' },
      wait: 24,
    });
    expect((await list('?ended=missed')).map(({ ended }) => ended)).toEqual([
      'failed',
      'nobody',
      'menu',
      'waiting',
    ]);
    expect(await list('?long=1')).toHaveLength(1);
    expect((await figures('?ended=missed')).pills).toEqual({
      all: 7,
      answered: 1,
      message: 1,
      missed: 4,
      blocked: 1,
    });
  });

  it('[LOG-01] shows a call once that was sent on, with what all of it cost', async () => {
    const [id] = await put(callOf('2026-03-02T15:00:00Z', { outcome: 'forwarded' }));
    await put(
      callOf('2026-03-02T15:00:20Z', { direction: 'outbound', part_of: id, amount: '0.30' }),
    );
    expect(await list()).toMatchObject([{ id, amount: 0.32, ended: 'answered' }]);
    const { body } = await record(id);
    expect(v.parse(callLogRecordSchema, body)).toMatchObject({
      amount: 0.32,
      cost: [{ amount: 0.02 }, { amount: 0.3 }],
    });
  });

  it('[LOG-01] waits for a call back until somebody speaks with the number, not before', async () => {
    const missed = { outcome: 'missed' };
    await put(
      callOf('2026-03-02T15:00:00Z'),
      callOf('2026-03-02T16:00:00Z', missed),
      callOf('2026-03-02T17:00:00Z', { ...missed, from_number: '' }),
      callOf('2026-03-02T17:30:00Z', { ...missed, from_number: '+12055550133' }),
    );
    const backs = async () => (await list()).map(({ back }) => back);
    expect(await backs()).toEqual(['open', null, 'open', null]);
    expect(await figures()).toMatchObject({ missed: 2, open: 2 });
    await put(
      callOf('2026-03-02T18:00:00Z', {
        direction: 'outbound',
        from_number: own,
        to_number: other,
      }),
    );
    expect(await backs()).toEqual([null, 'open', null, 'done', null]);
    expect((await list('?open=1')).map((call) => call.other.number)).toEqual(['+12055550133']);
    // A call that is told late, from before the answered one, is called back too.
    await put(callOf('2026-03-02T17:59:00Z', missed));
    expect(await figures()).toMatchObject({ missed: 3, open: 1 });
  });

  it('[LOG-01] finds names and digits of the other side', async () => {
    await put(
      callOf('2026-03-02T15:00:00Z', { from_name: 'Zoë Prewitt' }),
      callOf('2026-03-02T15:00:00Z', { from_number: '+12055550133' }),
    );
    const found = async (search: string) =>
      (await list(`?search=${encodeURIComponent(search)}`)).map(({ other: { number } }) => number);
    expect(await found('prewitt zoë')).toEqual([other]);
    expect(await found('555-0133')).toEqual(['+12055550133']);
    expect(await found('nobody')).toEqual([]);
  });

  it('[LOG-01] takes days in the zone of the account, through a change of clocks, and moves with it', async () => {
    await put(
      // 23:30 on March 7, the last hour of the 23-hour March 8, and 00:30 on March 9 in Chicago.
      callOf('2026-03-08T05:30:00Z'),
      callOf('2026-03-09T04:59:00Z'),
      callOf('2026-03-09T05:30:00Z'),
    );
    const days = async () => (await figures()).days.map(({ day, calls }) => [day, calls]);
    const each = [
      ['2026-03-07', 1],
      ['2026-03-08', 1],
      ['2026-03-09', 1],
    ];
    expect(await days()).toEqual(each);
    expect(await list('?startDate=2026-03-08&endDate=2026-03-08')).toHaveLength(1);
    expect((await figures(`?number=${encodeURIComponent(own)}`)).days).toHaveLength(3);
    await server().db.tenant(admin.tenantId, (tx) =>
      tx
        .updateTable('tenant')
        .set({ time_zone: 'Asia/Kuala_Lumpur' })
        .where('id', '=', admin.tenantId)
        .execute(),
    );
    expect(await days()).toEqual([
      ['2026-03-08', 1],
      ['2026-03-09', 2],
    ]);
  });

  it('[LOG-01] shows standard users their own calls and those of their teams, and 404 for others', async () => {
    const teamId = newId();
    await server().db.system(async (tx) => {
      const row = { tenant_id: admin.tenantId };
      await tx
        .insertInto('team')
        .values({ ...row, id: teamId, name: 'Front desk', extension: '700' })
        .execute();
      await tx
        .insertInto('team_member')
        .values({ ...row, team_id: teamId, teammate_id: kenji.id })
        .execute();
    });
    const taken = { outcome_by: 'teammate', outcome_by_id: kenji.id, outcome_by_name: 'Kenji' };
    const [, mine, ours] = await put(
      callOf('2026-03-02T15:00:00Z'),
      callOf('2026-03-02T16:00:00Z', taken),
      callOf('2026-03-02T17:00:00Z', { outcome: 'missed', team_id: teamId }),
      callOf('2026-03-02T18:00:00Z', {
        from_number: '+12055550133',
        teammate_id: stranger.id,
        teammate_name: 'Stranger',
      }),
    );
    const seen = async (person: TestPerson, query = '') =>
      (await list(query, person)).map(({ id }) => id);
    expect(await seen(kenji)).toEqual([ours, mine]);
    expect(await figures('', kenji)).toMatchObject({ calls: 2, open: 1 });
    expect(await seen(kenji, `?person=${stranger.id}`)).toEqual([]);
    expect(await seen(stranger)).toHaveLength(1);
    expect(await seen(admin)).toHaveLength(4);
    expect(await seen(admin, '?own=1')).toEqual([]);
    expect((await record(mine, kenji)).status).toBe(200);
    expect((await record(mine, stranger)).status).toBe(404);
    const elsewhere = await server().makePerson(await server().makeTenant(), {
      isTenantOwner: true,
    });
    expect((await record(mine, elsewhere)).status).toBe(404);
  });

  it('[LOG-01] writes the calls of the filter into a file', async () => {
    await put(
      callOf('2026-03-02T15:00:00Z', { wait: 4 }),
      callOf('2026-03-02T16:00:00Z', { outcome: 'missed' }),
    );
    const file = await server().app.inject({
      url: '/api/call-log/export?ended=answered',
      headers: { 'x-test-person': admin.id },
    });
    const lines = file.body.trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain("2026-03-02 09:00,Inbound,,'+12055550111,'+12515550100");
    expect(lines[1]).toContain('Answered,4,90');
  });

  it('[LOG-01] tells the median wait of answered calls and the rate without blocked ones', async () => {
    const wait = (seconds: number | null, more: object = {}) =>
      callOf('2026-03-02T15:00:00Z', { wait: seconds, ...more });
    await put(
      wait(2),
      wait(8),
      wait(90),
      wait(100),
      wait(null),
      wait(1, { outcome: 'missed' }),
      wait(null, { outcome: 'blocked' }),
      callOf('2026-02-27T15:00:00Z', { wait: 40 }),
    );
    expect(await figures('?startDate=2026-03-01&endDate=2026-03-03')).toMatchObject({
      calls: 7,
      rated: 6,
      ratedAnswered: 5,
      wait: 8,
      before: { rated: 1, ratedAnswered: 1, wait: 40 },
    });
  });

  describe('a note', () => {
    const noteOf = (id: string | undefined, note: string, person = kenji) =>
      server().call(person, 'PUT', `/api/call-log/${id}/note`, { body: { note } });
    const notesIn = async (id: string | undefined, person = admin) =>
      (await record(id, person)).body.notes;

    it('[CALL-16] is kept with the call for all who may see it, and can be taken away', async () => {
      const [id] = await put(callOf('2026-03-02T15:00:00Z', { teammate_id: kenji.id }));
      expect((await noteOf(id, ' Crown loose ')).status).toBe(204);
      expect(await notesIn(id)).toEqual([
        { name: kenji.fullName, note: 'Crown loose', at: expect.any(String) },
      ]);
      await noteOf(id, 'Crown loose, wants Friday');
      expect(await notesIn(id, kenji)).toMatchObject([{ note: 'Crown loose, wants Friday' }]);
      await noteOf(id, '');
      expect(await notesIn(id)).toEqual([]);
      expect((await noteOf(id, 'x'.repeat(501))).status).toBe(400);
    });

    /** A call in which Kenji talks. */
    const goesOn = async (id: string) =>
      server().db.system((tx) =>
        tx
          .insertInto('live_call')
          .values({
            tenant_id: admin.tenantId,
            id,
            exchange: 'one',
            direction: 'inbound',
            from_number: other,
            to_number: own,
            teammate_id: null,
            started_at: new Date(),
            stop: '{}',
            phase: JSON.stringify({ kind: 'talking', teammateIds: [kenji.id] }),
          })
          .execute(),
      );

    it('[CALL-16] of a call of others, or of none, is refused, also while it goes on', async () => {
      const [logged] = await put(callOf('2026-03-02T15:00:00Z', { teammate_id: kenji.id }));
      const live = newId();
      await goesOn(live);
      for (const id of [logged, live]) {
        expect((await noteOf(id, 'Mine', stranger)).status).toBe(404);
        expect((await noteOf(id, 'Mine')).status).toBe(204);
      }
      expect((await noteOf(newId(), 'Mine')).status).toBe(404);
    });

    it('[CALL-16] made while people talk is changed as the call ends, and is with it once it is logged', async () => {
      const row = callOf('2026-03-02T15:00:00Z', { teammate_id: kenji.id });
      await goesOn(row.id);
      await noteOf(row.id, 'Wants');
      await server().db.system((tx) => tx.deleteFrom('live_call').execute());
      expect((await noteOf(row.id, 'Wants Friday')).status).toBe(204);
      await put(row);
      expect(await notesIn(row.id)).toMatchObject([{ note: 'Wants Friday' }]);
    });
  });
});
