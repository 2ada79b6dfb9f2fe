import {
  alwaysOpenIn,
  instantAt,
  localTimeAt,
  timeText,
  weekdayOf,
} from '@jackfield/domain/business-hours';
import type { Scenario, ScenarioWanted } from '@jackfield/contract/api/scenario';
import { beforeEach, expect, it } from 'vitest';
import { createScenarioWork } from './work.ts';
import { createDueWork } from '../../platform/due-work.ts';
import { newId } from '../../platform/ids.ts';
import { describeOnBothDatabases } from '../../../test/each-database.ts';
import { codeOf, type TestPerson } from '../../../test/harness.ts';

const day = 24 * 3_600_000;
const timeZone = 'America/Chicago';
let numbers = 10;

describeOnBothDatabases('scenarios', ({ server }) => {
  let owner: TestPerson;
  let ana: TestPerson;
  let ben: TestPerson;
  let companyId: string;
  let numberId: string;
  let tenantId: string;

  beforeEach(async () => {
    const { makeTenant, makePerson, db } = server();
    tenantId = await makeTenant();
    owner = await makePerson(tenantId, { isTenantOwner: true });
    ana = await makePerson(tenantId, { firstName: 'Ana', lastName: 'Lee' });
    ben = await makePerson(tenantId, { firstName: 'Ben', lastName: 'Ode' });
    [companyId, numberId, numbers] = [newId(), newId(), numbers + 1];
    const target = JSON.stringify({ actionType: 'teammate', actionValue: ana.id });
    await db.tenant(tenantId, async (tx) => {
      await tx
        .insertInto('company')
        .values({
          id: companyId,
          tenant_id: tenantId,
          label: 'Main line',
          business_hour: JSON.stringify(alwaysOpenIn(timeZone)),
          call_handling_open_hour: target,
        })
        .execute();
      await tx
        .insertInto('phone_number')
        .values({
          id: numberId,
          tenant_id: tenantId,
          number: `+125155571${numbers}`,
          owner_type: 'company',
          owner_id: companyId,
          country: 'USA',
        })
        .execute();
    });
  });

  /** The nights that follow are those of other days, whenever the test runs. */
  const untilNoon = () => {
    const { clock } = server();
    const now = clock.now().getTime();
    const tomorrowNoon = { day: localTimeAt(timeZone, now).day + 1, minutes: 12 * 60 };
    clock.advance(instantAt(timeZone, tomorrowNoon) - now);
  };
  /** Each week, from 26 hours from now on. */
  const tomorrow = () => {
    const local = localTimeAt(timeZone, server().clock.now().getTime() + day);
    return { weekday: weekdayOf(local.day), time: timeText(local.minutes) };
  };
  const wanted = (change: Partial<ScenarioWanted> = {}): ScenarioWanted => ({
    name: 'Ana takes calls',
    called: { kind: 'number', id: numberId },
    from: null,
    when: { repeats: 'weekly', ...tomorrow(), timeZone },
    inputs: [],
    outcomes: {},
    expected: { kind: 'answered', node: { kind: 'teammate', id: ana.id, name: 'Ana Lee' } },
    ...change,
  });
  const keep = async (change: Partial<ScenarioWanted> = {}, by = owner) =>
    server().call(by, 'POST', '/api/scenario', { body: wanted(change) });
  const kept = async (change: Partial<ScenarioWanted> = {}) =>
    (await keep(change)).body as unknown as Scenario;
  const list = async () =>
    (await server().call(owner, 'GET', '/api/scenario')).body.items as Scenario[];
  const workOff = () => {
    const { db, clock } = server();
    const log = { warn: (fields: object) => expect.fail(JSON.stringify(fields)) };
    return createDueWork({ db, clock, log }, [createScenarioWork({ db, clock })]).run();
  };
  const sendTo = async (person: TestPerson) => {
    const { version } = (await server().call(owner, 'GET', `/api/company/${companyId}`)).body;
    const body = { callHandlingOpenHour: { actionType: 'teammate', actionValue: person.id } };
    const path = `/api/company/${companyId}/callhandling`;
    const put = await server().call(owner, 'PUT', path, { body, version: Number(version) });
    expect(put.status).toBe(200);
  };
  const told = () =>
    server().db.tenant(tenantId, async (tx) => {
      const events = await tx
        .selectFrom('event_log')
        .select(['method', 'entity_id'])
        .where('event_type', '=', 'scenario')
        .orderBy('seq')
        .execute();
      const entries = await tx
        .selectFrom('audit_entry')
        .select('action')
        .where('entity', '=', 'scenario')
        .orderBy('seq')
        .execute();
      return { events: events.map(({ method }) => method), actions: entries.map((e) => e.action) };
    });

  it('annex J4 keeps a call with its expected end, renames it, takes another end, forgets it', async () => {
    const made = await keep();
    expect([made.status, made.headers.etag]).toEqual([201, '"1"']);
    expect(made.body).toMatchObject({
      ...wanted(),
      called: { kind: 'number', name: expect.stringContaining('(251) 555-71') },
      result: { state: 'passes', breaksOn: null, reason: '' },
      version: 1,
    });
    const path = `/api/scenario/${String(made.body.id)}`;
    const expected = {
      kind: 'answered',
      node: { kind: 'teammate', id: ben.id, name: 'Ben Ode' },
    } as const;
    // Sixty characters for people, 660 for a computer.
    const name = '👩‍👩‍👧‍👦'.repeat(60);
    const put = { body: { name, expected } };
    expect((await server().call(owner, 'PUT', path, put)).status).toBe(428);
    const changed = await server().call(owner, 'PUT', path, { ...put, version: 1 });
    expect(changed.body).toMatchObject({
      name,
      expected,
      result: { state: 'broken', reason: 'The phones of Ana Lee ring.' },
      version: 2,
    });
    const late = await server().call(owner, 'PUT', path, { ...put, version: 1 });
    expect([late.status, late.body.current]).toEqual([412, changed.body]);
    expect(await list()).toEqual([changed.body]);
    expect((await server().call(owner, 'DELETE', path, { version: 2 })).status).toBe(204);
    expect(await list()).toEqual([]);
    expect(await told()).toEqual({
      events: ['CreateEntityAsync', 'UpdateEntityAsync', 'DeletedEntityAsync'],
      actions: ['scenario.create', 'scenario.update', 'scenario.delete'],
    });
  });

  it('annex J4 refuses what is not of the account, standard users, and times that are over', async () => {
    const other = await server().makePerson(await server().makeTenant(), { isTenantOwner: true });
    const foreign = await keep({}, other);
    expect(foreign.status).toBe(404);
    const { id } = await kept();
    for (const method of ['PUT', 'DELETE'] as const) {
      const call = { version: 1, ...(method === 'PUT' && { body: { name: 'Mine' } }) };
      expect((await server().call(other, method, `/api/scenario/${id}`, call)).status).toBe(404);
      expect((await server().call(ana, method, `/api/scenario/${id}`, call)).status).toBe(403);
    }
    expect((await server().call(ana, 'GET', '/api/scenario')).status).toBe(403);
    expect((await keep({}, ana)).status).toBe(403);
    const over = { repeats: 'never', day: '2020-01-06', time: '10:00', timeZone } as const;
    expect((await keep({ when: over })).body.errors).toMatchObject([{ field: 'when' }]);
    const nowhere = { ...over, day: '2100-01-04', timeZone: 'Mars/Olympus' } as const;
    expect((await keep({ when: nowhere })).body.errors).toMatchObject([{ field: 'when.timeZone' }]);
    expect((await keep({ name: ' ' })).status).toBe(400);
  });

  it('parallel calls never keep more than 50 scenarios of an account', async () => {
    await Promise.all(Array.from({ length: 46 }, () => keep()));
    const answers = await Promise.all(Array.from({ length: 8 }, () => keep()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(4);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(codeOf)).toEqual([
      'LIMITREACHED',
      'LIMITREACHED',
      'LIMITREACHED',
      'LIMITREACHED',
    ]);
    expect(await list()).toHaveLength(50);
  });

  it('annex J4 turns red after a save that breaks it and green after one that repairs it', async () => {
    await kept();
    await workOff();
    expect(await told()).toMatchObject({ actions: ['scenario.create'] });
    server().clock.advance(3_600_000);
    await sendTo(ben);
    const broken = server().clock.now().toISOString();
    await workOff();
    const [red] = await list();
    expect(red?.result).toMatchObject({
      state: 'broken',
      reason: 'The phones of Ben Ode ring.',
    });
    expect(red?.result.since.slice(0, 16)).toBe(broken.slice(0, 16));
    expect(red?.version).toBe(1);

    server().clock.advance(3_600_000);
    await sendTo(ana);
    await workOff();
    expect((await list())[0]?.result).toMatchObject({
      state: 'passes',
      breaksOn: null,
      reason: '',
    });
    expect(await told()).toEqual({
      events: ['CreateEntityAsync', 'UpdateEntityAsync', 'UpdateEntityAsync'],
      actions: ['scenario.create', 'scenario.broken', 'scenario.passes'],
    });
  });

  it('annex J4 finds each night what breaks within 30 days, in the time zone of the account', async () => {
    untilNoon();
    const { weekday, time } = tomorrow();
    await kept({ when: { repeats: 'weekly', weekday, time, timeZone } });
    const { version } = (await server().call(owner, 'GET', `/api/company/${companyId}`)).body;
    const local = localTimeAt(timeZone, server().clock.now().getTime() + 36 * day).day;
    const away = new Date(local * day).toISOString().slice(0, 10);
    const hours = await server().call(owner, 'PUT', `/api/company/${companyId}/businesshour`, {
      version: Number(version),
      body: {
        alwaysOpen: false,
        timeZone,
        weekly: Object.fromEntries(
          ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map(
            (name) => [name, [{ from: '00:00', to: '24:00' }]],
          ),
        ),
        dates: [
          {
            id: newId(),
            name: 'Away',
            from: away,
            to: away,
            closed: true,
            intervals: [],
            repeatsYearly: false,
          },
        ],
      },
    });
    expect(hours.status).toBe(200);
    await workOff();
    expect((await list())[0]?.result).toMatchObject({ state: 'passes', breaksOn: null });
    for (let night = 0; night < 7; night += 1) {
      server().clock.advance(day);
      await workOff();
    }
    expect((await list())[0]?.result).toMatchObject({ state: 'passes', breaksOn: away });
    const next = await server().db.tenant(tenantId, (tx) =>
      tx.selectFrom('due_work').select('due_at').where('subject_id', '=', tenantId).execute(),
    );
    const at = localTimeAt(timeZone, next[0]?.due_at.getTime() ?? 0);
    expect(at.minutes).toBe(30);
    expect(at.day).toBe(localTimeAt(timeZone, server().clock.now().getTime()).day + 1);
  });

  it('annex J4 says what is gone when the number of a call is deleted', async () => {
    const when = { repeats: 'never', day: '2100-01-04', time: '10:00', timeZone } as const;
    await kept({ when });
    const path = `/api/company/${companyId}`;
    const { version } = (await server().call(owner, 'GET', path)).body;
    const gone = await server().call(owner, 'DELETE', path, { version: Number(version) });
    expect(gone.status).toBe(204);
    await workOff();
    const [left] = await list();
    expect(left?.result.state).toBe('cannotRun');
    expect(left?.result.reason).toMatch(/^The number \+1 \(251\) 555-71\d\d no longer exists\.$/);
  });
});
