import type {
  Batch,
  BatchAnswer,
  BulkChange,
  ImportAnswer,
  ImportRow,
} from '@jackfield/contract/api/batch';
import { beforeEach, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { describeApi } from '../../../test/each-database.ts';
import type { TestPerson } from '../../../test/harness.ts';

let serial = 0;

describeApi('batches of people', ({ server }) => {
  let tenantId: string;
  let owner: TestPerson;
  let admin: TestPerson;
  let team: string;

  beforeEach(async () => {
    tenantId = await server().makeTenant();
    owner = await server().makePerson(tenantId, { isTenantOwner: true });
    admin = await server().makePerson(tenantId, { role: 'admin' });
    team = newId();
    await server().db.system((tx) =>
      tx
        .insertInto('team')
        .values({ id: team, tenant_id: tenantId, name: 'Front desk', extension: '300' })
        .execute(),
    );
  });

  const line = (over: Partial<ImportRow> = {}): Partial<ImportRow> => {
    serial += 1;
    return { firstName: 'Noor', lastName: 'Haddad', email: `noor${serial}@example.com`, ...over };
  };
  const load = async (rows: Partial<ImportRow>[], dryRun = false) => {
    const { status, body } = await server().call(admin, 'POST', '/api/teammate/import', {
      body: { rows, dryRun },
    });
    expect(status).toBe(200);
    return body as unknown as ImportAnswer;
  };
  const edit = async (ids: string[], change: BulkChange, dryRun = false) => {
    const { status, body } = await server().call(admin, 'POST', '/api/teammate/bulk', {
      body: { ids, change, dryRun },
    });
    expect(status).toBe(200);
    return body as unknown as BatchAnswer;
  };
  const undo = async ({ batch }: BatchAnswer) => {
    const path = `/api/batch/${batch?.id}/rollback`;
    const { status, body } = await server().call(admin, 'POST', path);
    return { status, ...(body as unknown as Batch) };
  };
  const people = (search = '') =>
    server().db.tenant(tenantId, (tx) =>
      tx
        .selectFrom('teammate as p')
        .leftJoin('team_member as m', 'm.teammate_id', 'p.id')
        .selectAll('p')
        .select('m.team_id')
        .where('p.email', 'like', `%${search}%`)
        .where('p.status', '<>', 'cancel')
        .orderBy('p.email')
        .execute(),
    );
  const entries = (action: string) =>
    server().db.tenant(tenantId, (tx) =>
      tx.selectFrom('audit_entry').selectAll().where('action', '=', action).execute(),
    );

  it('[annex J7] a dry run tells what would become of each line, and stores nothing', async () => {
    const taken = await server().makePerson(await server().makeTenant());
    const rows = [line(), line({ email: taken.email }), line({ firstName: '' })];
    const before = await people();
    const { batch, rows: told } = await load(rows, true);
    expect(batch).toBeNull();
    expect(told.map(({ result }) => result)).toEqual(['added', 'refused', 'refused']);
    expect(told[1]?.errors).toEqual([
      { code: 'DUPLICATE', field: 'email', message: 'This email is existed' },
    ]);
    expect(await people()).toEqual(before);
  });

  it('[annex J7] [PPL-01] invites the lines without faults as one batch, with mail and history', async () => {
    const next =
      Number(
        (await people())
          .map(({ extension }) => extension)
          .toSorted()
          .at(-1),
      ) + 1;
    const wanted = line({
      extension: String(next),
      role: 'Admin',
      teams: 'front desk',
      title: 'Nurse',
    });
    const { batch, rows } = await load([line(), wanted, line({ email: 'no' })]);
    expect(rows.map(({ result }) => result)).toEqual(['added', 'added', 'refused']);
    const free = (await people('noor')).find(({ id }) => id === rows[0]?.entityId);
    expect(free?.extension).toBe(String(next + 1));
    const [person] = await people(String(wanted.email));
    expect(person).toMatchObject({
      status: 'pending',
      role: 'admin',
      title: 'Nurse',
      extension: String(next),
      team_id: team,
    });
    expect(await entries('teammate.create')).toMatchObject([{ via: 'bulk' }, { via: 'bulk' }]);
    const mails = await server().db.system((tx) =>
      tx.selectFrom('mail_outbox').select('kind').where('tenant_id', '=', tenantId).execute(),
    );
    expect(mails).toEqual([{ kind: 'invitation' }, { kind: 'invitation' }]);
    const { body } = await server().call(admin, 'GET', '/api/batch');
    expect(body.items).toMatchObject([{ id: batch?.id, kind: 'import', added: 2, changed: 0 }]);
  });

  it('[annex J7] an email of another account is refused like one of the own', async () => {
    const stranger = await server().makePerson(await server().makeTenant());
    const { rows, batch } = await load([line({ email: stranger.email.toUpperCase() })]);
    expect([rows[0]?.result, batch]).toEqual(['refused', null]);
  });

  it('[annex J7] rolls back once: who has not accepted is cancelled, who has stays', async () => {
    const answer = await load([line(), line()]);
    const [, accepted] = answer.rows;
    await server().db.system((tx) =>
      tx
        .updateTable('teammate')
        .set({ is_email_confirmed: true })
        .where('id', '=', accepted?.entityId ?? '')
        .execute(),
    );
    const taken = await undo(answer);
    expect(taken.rows.map(({ rolledBack }) => rolledBack)).toEqual(['done', 'touched']);
    expect((await people('noor')).map(({ id }) => id)).toEqual([accepted?.entityId]);
    expect((await undo(answer)).status).toBe(409);
  });

  it('[ROLE-20] parallel imports never exceed the room of a trial', async () => {
    tenantId = await server().makeTenant({ trialUsers: 5 });
    admin = await server().makePerson(tenantId, { role: 'admin' });
    const room = await load([line()], true);
    expect(room.room).toBe(4);
    const answers = await Promise.all([1, 2, 3].map(() => load([line(), line(), line()])));
    const results = answers.flatMap(({ rows }) => rows.map(({ result }) => result));
    expect(results.filter((result) => result === 'added')).toHaveLength(4);
    expect(await people()).toHaveLength(5);
  });

  it('[annex J7] edits many at once and puts back what was there', async () => {
    const { makePerson } = server();
    const ana = await makePerson(tenantId);
    const bo = await makePerson(tenantId);
    const change: BulkChange = {
      role: 'admin',
      timeZone: 'America/Denver',
      callRecordingSetting: { inbound: true, outbound: false },
      joinTeams: [team],
    };
    const ids = [ana.id, bo.id, owner.id];
    const dry = await edit(ids, { role: 'standard' }, true);
    expect(dry.rows.map(({ result }) => result)).toEqual(['same', 'same', 'refused']);
    const answer = await edit(ids, change);
    expect(answer.rows.map(({ result }) => result)).toEqual(['changed', 'changed', 'changed']);
    const changed = (await people()).filter(({ id }) => id === ana.id || id === bo.id);
    for (const person of changed) {
      expect(person).toMatchObject({
        role: 'admin',
        time_zone: 'America/Denver',
        call_recording_setting: { inbound: true, outbound: false },
        team_id: team,
        version: 2,
      });
    }
    expect(await entries('team.setMembers')).toHaveLength(1);

    const body = { title: 'Nurse' };
    await server().call(admin, 'PUT', `/api/teammate/${bo.id}`, { body, version: 2 });
    const taken = await undo(answer);
    expect(taken.rows.map(({ rolledBack }) => rolledBack)).toEqual(['done', 'touched', 'done']);
    const back = new Map((await people()).map((person) => [person.id, person]));
    expect(back.get(ana.id)).toMatchObject({
      role: 'standard',
      time_zone: 'America/Chicago',
      call_recording_setting: { inbound: false, outbound: false },
      team_id: null,
    });
    expect(back.get(bo.id)).toMatchObject({ role: 'admin', title: 'Nurse', team_id: team });
  });

  it('[annex J7] puts people back at their places in the order of a team', async () => {
    const { makePerson } = server();
    const ids = [];
    for (let at = 0; at < 4; at += 1) ids.push((await makePerson(tenantId)).id);
    const [first = '', second = '', third = '', last = ''] = ids;
    const order = async () => {
      const { body } = await server().call(admin, 'GET', `/api/team/${team}`);
      return body.teammateId;
    };
    await edit(ids, { joinTeams: [team] });
    const answer = await edit([third, first], { leaveTeams: [team] });
    expect(await order()).toEqual([second, last]);
    await undo(answer);
    expect(await order()).toEqual(ids);

    const again = await edit([second], { leaveTeams: [team] });
    const members = [last, third, first].map((teammateId, at) => ({ teammateId, order: at }));
    const { body: now } = await server().call(admin, 'GET', `/api/team/${team}`);
    const path = `/api/team/${team}/member`;
    await server().call(admin, 'PUT', path, { body: { members }, version: Number(now.version) });
    await undo(again);
    expect(await order()).toEqual([last, second, third, first]);
  });

  it('[annex C3] the own role stays, and batches of others are not found', async () => {
    const { rows } = await edit([admin.id], { role: 'standard', timeZone: 'UTC' });
    expect(rows).toMatchObject([{ result: 'refused', errors: [{ field: 'role' }] }]);
    const stranger = await server().makePerson(await server().makeTenant(), { role: 'admin' });
    const answer = await load([line()]);
    const path = `/api/batch/${answer.batch?.id}/rollback`;
    expect((await server().call(stranger, 'POST', path)).status).toBe(404);
    const { body } = await server().call(stranger, 'GET', '/api/batch');
    expect(body.items).toEqual([]);
    const theirs = await edit([stranger.id], { timeZone: 'UTC' });
    expect(theirs.rows).toMatchObject([{ result: 'refused', errors: [{ code: 'NOTFOUND' }] }]);
  });
});
