import type { CallAnswer } from '@jackfield/contract';
import type { PlannedChange } from '@jackfield/contract/api/planned-change';
import type { compareRouting } from '@jackfield/contract/api/routing-engine';
import type { BusinessHour } from '@jackfield/contract/api/routing';
import type { RoutingConfig } from '@jackfield/domain/routing';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPlannedWork } from './work.ts';
import { createDueWork } from '../../platform/due-work.ts';
import { describeOnBothDatabases } from '../../../test/each-database.ts';
import { testSecrets } from '../../../test/harness.ts';
import { startUndoAccount, type UndoAccount } from '../../../test/undo-account.ts';

const day = 86_400_000;
const nine = [{ from: '09:00', to: '17:30' }];
const hours: BusinessHour = {
  alwaysOpen: false,
  timeZone: 'America/Chicago',
  weekly: {
    monday: nine,
    tuesday: nine,
    wednesday: nine,
    thursday: nine,
    friday: nine,
    saturday: [],
    sunday: [],
  },
  dates: [],
};
const until = (to: string) => [{ from: '09:00', to }];
const withDays = (weekly: Partial<BusinessHour['weekly']>): BusinessHour => ({
  ...hours,
  weekly: { ...hours.weekly, ...weekly },
});

describeOnBothDatabases('planned changes', ({ server }) => {
  let account: UndoAccount;
  let company: string;

  beforeEach(async () => {
    account = await startUndoAccount(server);
    company = `/api/company/${account.main.id}`;
    await account.call('PUT', `${company}/businesshour`, hours, company);
  });

  const ahead = (days: number) =>
    new Date(server().clock.now().getTime() + days * day).toISOString();
  const run = () => {
    const { db, clock } = server();
    const log = { warn: (fields: object) => expect.fail(JSON.stringify(fields)) };
    const services = { db, clock, secrets: testSecrets };
    return createDueWork({ db, clock, log }, [createPlannedWork(services)]).run();
  };
  const partOf = async (members: object) => ({
    entity: 'company',
    id: account.main.id,
    version: (await account.read(company)).version,
    members,
  });
  const plan = async (members: object, options: object = {}) => {
    const parts = [await partOf(members)];
    const body = { at: ahead(3), backAt: null, absenceOf: null, parts, ...options };
    return (await account.call('POST', '/api/planned-change', body)).body as PlannedChange;
  };

  it('[SAY-03] it holds back the numbers that it leads to, and their owners', async () => {
    const { calls, owner, cy, other } = account;
    const refusedFor = async (holder: string, remove: () => Promise<unknown>) => {
      const { items } = await calls.list(owner, holder);
      const last = (items as Record<string, unknown>[]).at(-1) ?? {};
      const target = { actionType: 'number', actionValue: last.number };
      const planned = await plan({ callHandlingClosedHour: target });
      const refused = await calls.remove(owner, holder, last);
      expect(refused.body).toMatchObject({ responseCode: 'INUSE' });
      expect(refused.body.message).toContain('Main line');
      await expect(remove()).rejects.toThrow('INUSE');
      await account.call('DELETE', `/api/planned-change/${planned.id}`, null, planned.version);
      await remove();
    };
    const otherPath = `/api/company/${other.id}`;
    await refusedFor(`company/${other.id}`, () =>
      account.call('DELETE', otherPath, null, otherPath),
    );
    const person = `/api/teammate/${cy.id}`;
    await refusedFor(`teammate/${cy.id}`, () =>
      account.call('PUT', `${person}/status/cancel`, {}, person),
    );
  });

  it('[SAY-03] [PPL-01] of many who leave, those are named and left out whom it leads to', async () => {
    const { ben, cy } = account;
    await plan({ callHandlingClosedHour: { actionType: 'teammate', actionValue: cy.id } });
    const leave = async (dryRun: boolean) => {
      const body = { ids: [cy.id, ben.id], status: 'cancel', dryRun };
      return (await account.call('POST', '/api/teammate/offboard', body)).body.rows;
    };
    const errors = [{ code: 'INUSE', message: expect.stringContaining('Main line') }];
    const refused = { id: cy.id, result: 'refused', errors };
    expect(await leave(true)).toMatchObject([
      { ...refused, planned: [{ names: ['Main line'] }] },
      { id: ben.id, result: 'changed', planned: [] },
    ]);
    expect(await leave(false)).toMatchObject([refused, { id: ben.id, result: 'changed' }]);
  });

  it('[SAY-03] it holds the deletion back of what it leads to, and says so before', async () => {
    const { spare, cy, owner } = account;
    const planned = await plan({
      callHandlingClosedHour: { actionType: 'team', actionValue: spare.id },
    });
    const { planned: told } = await account.read(`/api/uses/team/${spare.id}`);
    expect(told).toEqual([{ id: planned.id, at: planned.at, names: ['Main line'] }]);
    const remove = () =>
      server().call(owner, 'DELETE', `/api/team/${spare.id}`, { version: spare.version });
    const refused = await remove();
    expect([refused.status, refused.body.responseCode]).toEqual([409, 'INUSE']);
    expect(refused.body.message).toContain('Main line');
    await account.call('DELETE', `/api/planned-change/${planned.id}`, null, planned.version);
    expect((await account.read(`/api/uses/team/${spare.id}`)).planned).toEqual([]);
    expect((await remove()).status).toBe(204);

    await plan({ callHandlingClosedHour: { actionType: 'teammate', actionValue: cy.id } });
    const path = `/api/teammate/${cy.id}`;
    const leave = async (status: string) => {
      const { version } = await account.read(path);
      const body = { status, replacements: [] };
      return server().call(owner, 'POST', `${path}/offboard`, { body, version: Number(version) });
    };
    expect((await leave('cancel')).body.responseCode).toBe('INUSE');
    expect((await leave('suspended')).status).toBe(200);
  });

  it('[SAY-03] a comparison counts it, and says from when callers notice', async () => {
    const quiet = { actionType: 'team', actionValue: account.spare.id };
    const planned = await plan({ callHandlingClosedHour: quiet });
    const stored = (await account.read('/api/routing/config')) as unknown as RoutingConfig;
    const spare = stored.teams.find(({ id }) => id === account.spare.id);
    const change = { teams: [{ ...spare, ringSeconds: 45 }] };
    const { body } = await account.call('POST', '/api/routing/compare', change);
    const [first] = body.differences as CallAnswer<typeof compareRouting>['differences'];
    expect(first?.number.id).toBe(account.main.phoneNumbers[0]?.id);
    expect(Date.parse(first?.intervals[0]?.from ?? '')).toBeGreaterThanOrEqual(
      Date.parse(planned.at),
    );
  });
  const ask = (body: object) =>
    server().call(account.owner, 'POST', '/api/planned-change', { body });
  const list = async () => (await account.read('/api/planned-change')).items as PlannedChange[];
  const weekly = async () => ((await account.read(company)).businessHour as BusinessHour).weekly;
  const passed = async (days: number) => {
    server().clock.advance(days * day);
    await run();
  };

  describe('annex J4', () => {
    it('saves a change at its time, not before, in the name of whoever planned it', async () => {
      const made = await plan({ businessHour: withDays({ monday: until('17:15') }) });
      expect(made).toMatchObject({ state: 'coming', version: 1, backAt: null, doneAt: null });
      expect(made.parts).toMatchObject([{ name: 'Main line', clashes: [], reason: '' }]);
      await passed(2);
      expect((await weekly()).monday).toEqual(nine);
      await passed(2);
      expect((await weekly()).monday).toEqual(until('17:15'));
      expect(await list()).toMatchObject([{ id: made.id, state: 'done' }]);
      const [entry] = await account.history(`company/${account.main.id}`);
      expect(entry).toMatchObject({
        via: 'schedule',
        action: 'company.planned',
        actor: { id: account.owner.id },
      });
    });

    it('is in the history and told to the browsers with each step, its way back too', async () => {
      const closing = { businessHour: withDays({ monday: until('17:15') }) };
      const { id } = await plan(closing, { backAt: ahead(20) });
      await account.call('DELETE', `/api/planned-change/${id}`, null, 1);
      await account.call('POST', `/api/planned-change/${id}/replan`);
      await passed(4);
      const told = await server().db.tenant(account.tenantId, async (tx) => ({
        entries: await tx
          .selectFrom('audit_entry')
          .select(['action', 'entity_id'])
          .where('entity', '=', 'plannedChange')
          .orderBy('seq')
          .execute(),
        events: await tx
          .selectFrom('event_log')
          .select('entity_id')
          .where('event_type', '=', 'plannedchange')
          .execute(),
        rows: await tx.selectFrom('planned_change').select(['id', 'version']).execute(),
      }));
      const actionsOf = (isOwn: boolean) =>
        told.entries
          .filter((entry) => (entry.entity_id === id) === isOwn)
          .map(({ action }) => action.replace('plannedChange.', ''));
      expect(actionsOf(true)).toEqual(['create', 'cancel', 'replan', 'save']);
      expect(actionsOf(false)).toEqual(['create', 'cancel', 'replan']);
      expect(told.events).toHaveLength(told.entries.length);
      expect(told.rows.map(({ version }) => version).toSorted()).toEqual([3, 4]);
    });

    it('saves nothing twice when the step is repeated', async () => {
      await plan({ businessHour: withDays({ monday: until('17:15') }) });
      await passed(4);
      const { version } = await account.read(company);
      await run();
      expect((await account.read(company)).version).toBe(version);
    });

    it('takes it back by itself on another date', async () => {
      const closing = { businessHour: withDays({ friday: until('12:00') }) };
      const backAt = ahead(10);
      const made = await plan(closing, { backAt });
      expect(made.backAt).toBe(backAt);
      expect(await list()).toMatchObject([{ id: made.id }, { backOf: made.id }]);
      await passed(4);
      expect((await weekly()).friday).toEqual(until('12:00'));
      await passed(7);
      expect((await weekly()).friday).toEqual(nine);
    });

    it('undoes a saved change, and leaves what came later alone', async () => {
      const made = await plan(
        { businessHour: withDays({ monday: until('17:15') }) },
        { backAt: ahead(20) },
      );
      await passed(4);
      await account.call('PUT', company, { label: 'Front line' }, company);
      const { body } = await account.call('POST', `/api/planned-change/${made.id}/undo`);
      expect(body).toMatchObject({ state: 'undone' });
      expect(await account.read(company)).toMatchObject({ label: 'Front line' });
      expect((await weekly()).monday).toEqual(nine);
      expect((await list()).map(({ state }) => state)).toEqual(['undone']);
      const again = await server().call(
        account.owner,
        'POST',
        `/api/planned-change/${made.id}/undo`,
      );
      expect(again.status).toBe(409);
    });

    it('is moved, cancelled with its way back, and planned again', async () => {
      const closing = { businessHour: withDays({ monday: until('17:15') }) };
      const { id } = await plan(closing, { backAt: ahead(10) });
      const path = `/api/planned-change/${id}`;
      const late = await server().call(account.owner, 'PUT', path, {
        body: { at: ahead(11) },
        version: 1,
      });
      expect(late.body.errors).toMatchObject([{ field: 'at' }]);
      const at = ahead(5);
      const moved = await account.call('PUT', path, { at }, 1);
      expect(moved.body).toMatchObject({ at, version: 2 });
      await account.call('DELETE', path, null, 2);
      expect(await list()).toEqual([]);
      await account.call('POST', `${path}/replan`);
      expect(await list()).toHaveLength(2);
      await passed(4);
      expect((await weekly()).monday).toEqual(nine);
      await passed(2);
      expect((await weekly()).monday).toEqual(until('17:15'));
    });

    it('[annex J4] an absence sends calls to the own numbers elsewhere, and back', async () => {
      const path = `/api/teammate/${account.cy.id}`;
      const before = await account.config();
      const missedCallHandling = { actionType: 'team', actionValue: account.desk.id };
      const { version } = await account.read(path);
      await account.call('POST', '/api/planned-change', {
        at: ahead(3),
        backAt: ahead(9),
        absenceOf: account.cy.id,
        parts: [
          { entity: 'teammate', id: account.cy.id, version, members: { missedCallHandling } },
        ],
      });
      await passed(4);
      expect(await account.read(path)).toMatchObject({ missedCallHandling });
      await passed(6);
      expect(await account.config()).toBe(before);
    });

    it('changes several records at once or none', async () => {
      const team = `/api/team/${account.spare.id}`;
      const toCy = { actionType: 'teammate', actionValue: account.cy.id };
      const parts = [
        await partOf({
          callHandlingOpenHour: { actionType: 'teammate', actionValue: account.ana.id },
        }),
        {
          entity: 'team',
          id: account.spare.id,
          version: (await account.read(team)).version,
          members: { missedCallHandling: toCy },
        },
      ];
      await account.call('POST', '/api/planned-change', {
        at: ahead(3),
        backAt: null,
        absenceOf: account.ben.id,
        parts,
      });
      const other = { actionType: 'teammate', actionValue: account.ben.id };
      await account.call('PUT', `${team}/callhandling/missedcall`, other, team);
      await passed(4);
      expect(await list()).toMatchObject([{ state: 'waiting', absenceOf: { id: account.ben.id } }]);
      expect((await account.read(company)).callHandlingOpenHour).toMatchObject({
        actionValue: account.cy.id,
      });
    });
  });

  describe('annex J1', () => {
    it('refuses what was planned on other values than there are', async () => {
      const toAna = { actionType: 'teammate', actionValue: account.ana.id };
      const toCy = { actionType: 'teammate', actionValue: account.cy.id };
      const part = { entity: 'company', id: account.main.id };
      const members = { callHandlingOpenHour: { ...toCy, actionValue: account.ben.id } };
      const asked = (was: object) =>
        ask({
          at: ahead(3),
          backAt: null,
          absenceOf: null,
          parts: [{ ...part, was: { callHandlingOpenHour: was }, members }],
        });
      expect((await asked(toAna)).status).toBe(412);
      expect((await asked(toCy)).status).toBe(201);
    });

    it('keeps what somebody else changed meanwhile on another day', async () => {
      await plan({ businessHour: withDays({ monday: until('17:15') }) });
      const body = withDays({ tuesday: until('18:00') });
      await account.call('PUT', `${company}/businesshour`, body, company);
      expect(await list()).toMatchObject([{ parts: [{ clashes: [], reason: '' }] }]);
      await passed(4);
      expect(await weekly()).toMatchObject({ monday: until('17:15'), tuesday: until('18:00') });
    });

    it('waits for somebody when the same was changed, and is saved over it when they say so', async () => {
      const { id } = await plan({ businessHour: withDays({ monday: until('17:15') }) });
      const body = withDays({ monday: until('18:00') });
      await account.call('PUT', `${company}/businesshour`, body, company);
      const [clashing] = await list();
      expect(clashing).toMatchObject({ state: 'coming' });
      expect(clashing?.parts[0]?.clashes.map(({ field }) => field)).toEqual(['businessHour']);
      expect(clashing?.parts[0]?.reason).toMatch(/ changed this after it was planned\.$/);
      await passed(4);
      expect((await weekly()).monday).toEqual(until('18:00'));
      const [waiting] = await list();
      expect(waiting?.state).toBe('waiting');
      const path = `/api/planned-change/${id}`;
      await account.call('PUT', path, { keep: 'planned' }, waiting?.version);
      await run();
      expect((await weekly()).monday).toEqual(until('17:15'));
    });

    it('a way back waits as long as its change does, and goes with it when that is cancelled', async () => {
      const closing = { businessHour: withDays({ monday: until('17:15') }) };
      const { id } = await plan(closing, { backAt: ahead(6) });
      const body = withDays({ monday: until('18:00') });
      await account.call('PUT', `${company}/businesshour`, body, company);
      await passed(4);
      await passed(4);
      expect((await weekly()).monday).toEqual(until('18:00'));
      const [start, back] = await list();
      expect([start?.state, back?.state]).toEqual(['waiting', 'waiting']);
      expect(back?.parts[0]?.reason).toBe('The change that it undoes is not saved yet.');
      await account.call('DELETE', `/api/planned-change/${id}`, null, start?.version);
      expect(await list()).toEqual([]);
      expect((await weekly()).monday).toEqual(until('18:00'));
    });

    it('refuses what was planned on an older version of the record', async () => {
      const parts = [await partOf({ businessHour: withDays({ monday: until('17:15') }) })];
      await account.call('PUT', company, { label: 'Front line' }, company);
      const refused = await ask({ at: ahead(3), backAt: null, absenceOf: null, parts });
      expect([refused.status, refused.body.current]).toMatchObject([412, { label: 'Front line' }]);
    });
  });

  it('waits when what it leads to is gone at its time', async () => {
    const target = { actionType: 'team', actionValue: account.spare.id };
    await plan({ callHandlingOpenHour: target });
    // The API holds its deletion back.
    await server().db.tenant(account.tenantId, async (tx) => {
      await tx.deleteFrom('team_member').where('team_id', '=', account.spare.id).execute();
      await tx.deleteFrom('team').where('id', '=', account.spare.id).execute();
    });
    expect((await list())[0]?.parts[0]?.reason).not.toBe('');
    await passed(4);
    expect(await list()).toMatchObject([{ state: 'waiting' }]);
    expect((await account.read(company)).callHandlingOpenHour).toMatchObject({
      actionValue: account.cy.id,
    });
  });

  it('a later plan of the same member follows the one before it', async () => {
    await plan({ businessHour: withDays({ monday: until('17:15') }) });
    await plan({ businessHour: withDays({ monday: until('16:00') }) }, { at: ahead(6) });
    expect((await list()).map(({ parts }) => parts[0]?.reason)).toEqual(['', '']);
    await passed(4);
    expect((await weekly()).monday).toEqual(until('17:15'));
    await passed(4);
    expect((await weekly()).monday).toEqual(until('16:00'));
  });

  it('a later plan leaves other days of an earlier one alone', async () => {
    await plan({ businessHour: withDays({ friday: until('12:00') }) });
    const made = await plan(
      { businessHour: withDays({ monday: until('17:15') }) },
      { at: ahead(6) },
    );
    expect(made.parts).toMatchObject([
      {
        before: { businessHour: { weekly: { monday: nine, friday: until('12:00') } } },
        after: { businessHour: { weekly: { monday: until('17:15'), friday: until('12:00') } } },
      },
    ]);
    await passed(4);
    await passed(4);
    expect(await weekly()).toMatchObject({ monday: until('17:15'), friday: until('12:00') });
  });

  it('changes keys of a menu, members of a team and missed calls of a person later', async () => {
    const menu = await account.menuNow(account.day.id);
    const { name, menuMedia, retries, timeout, interdigitTimeout, version } = menu;
    const keys = [account.key('1', account.billing.id), account.key('2', account.billing.id)];
    const team = await account.read(`/api/team/${account.desk.id}`);
    const person = await account.read(`/api/teammate/${account.ana.id}`);
    await account.call('POST', '/api/planned-change', {
      at: ahead(3),
      backAt: null,
      absenceOf: null,
      parts: [
        {
          entity: 'ivr',
          id: menu.id,
          version,
          members: { name, keys, menuMedia, retries, timeout, interdigitTimeout },
        },
        {
          entity: 'team',
          id: account.desk.id,
          version: team.version,
          members: { members: [{ teammateId: account.cy.id, order: 0 }] },
        },
        {
          entity: 'teammate',
          id: account.ana.id,
          version: person.version,
          members: { missedCallHandling: { actionType: 'teammate', actionValue: account.ben.id } },
        },
      ],
    });
    await passed(4);
    const after = await account.menuNow(menu.id);
    expect(after.keys.map(({ input, actionId }) => [input, actionId])).toEqual([
      ['1', account.billing.id],
      ['2', account.billing.id],
    ]);
    const { teammateId } = await account.read(`/api/team/${account.desk.id}`);
    expect(teammateId).toEqual([account.cy.id]);
    expect(await account.read(`/api/teammate/${account.ana.id}`)).toMatchObject({
      missedCallHandling: { actionValue: account.ben.id },
    });
  });

  it('refuses times that are over or too far, ways back before the change, and changes of nothing', async () => {
    const parts = [await partOf({ businessHour: withDays({ monday: until('17:15') }) })];
    const wanted = { at: ahead(3), backAt: null, absenceOf: null, parts };
    const fieldsOf = async (change: object) => {
      const { status, body } = await ask({ ...wanted, ...change });
      return [status, (body.errors as { field: string }[]).map(({ field }) => field)];
    };
    expect(await fieldsOf({ at: ahead(-1) })).toEqual([400, ['at']]);
    expect(await fieldsOf({ at: ahead(400) })).toEqual([400, ['at']]);
    expect(await fieldsOf({ backAt: ahead(2) })).toEqual([400, ['backAt']]);
    expect(await fieldsOf({ parts: [await partOf({ businessHour: hours })] })).toEqual([
      400,
      ['parts'],
    ]);
    const nothing = await ask({ ...wanted, parts: [await partOf({ businessHour: hours })] });
    expect(nothing.body.message).toBe(
      'Nothing would change: it is already like this, or already planned.',
    );
    const toSelf = {
      entity: 'team',
      id: account.desk.id,
      version: (await account.read(`/api/team/${account.desk.id}`)).version,
      members: { missedCallHandling: { actionType: 'team', actionValue: account.desk.id } },
    };
    expect(await fieldsOf({ parts: [toSelf] })).toEqual([400, ['missedCallHandling']]);
    const selfish = await ask({ ...wanted, parts: [toSelf] });
    expect(selfish.body.message).toBe('Choose another team: this one did not answer.');
  });
});
