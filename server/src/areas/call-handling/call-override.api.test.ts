import { alwaysOpenIn } from '@jackfield/domain/business-hours';
import type { CallOverride } from '@jackfield/contract/api/call-override';
import type { Team } from '@jackfield/contract/api/team';
import { beforeEach, expect, it } from 'vitest';
import { createOverrideWork } from './override-work.ts';
import { createDueWork } from '../../platform/due-work.ts';
import { newId } from '../../platform/ids.ts';
import { describeApi } from '../../../test/each-database.ts';
import type { TestPerson } from '../../../test/harness.ts';

const hour = 3_600_000;
const log = { warn: () => undefined };

describeApi('closed for now', ({ server, kind }) => {
  let owner: TestPerson;
  let ana: TestPerson;
  let companyId: string;
  let team: Team;

  const inHours = (hours: number) =>
    new Date(server().clock.now().getTime() + hours * hour).toISOString();
  const toAna = () => ({ actionType: 'teammate', actionValue: ana.id });
  const company = () => `/api/company/${companyId}`;
  const set = (path: string, body: object, version = 1, by = owner) =>
    server().call(by, 'PUT', `${path}/override`, { body, version });
  const end = (path: string, version: number, by = owner) =>
    server().call(by, 'DELETE', `${path}/override`, { version });
  const read = async (path: string) => (await server().call(owner, 'GET', path)).body;
  const worker = () => {
    const { db, clock } = server();
    return createDueWork({ db, clock, log }, createOverrideWork({ clock }));
  };
  const told = () =>
    server().db.tenant(owner.tenantId, async (tx) => ({
      entries: await tx
        .selectFrom('audit_entry')
        .select(['action', 'via', 'actor_name', 'after'])
        .orderBy('seq')
        .execute(),
      events: await tx
        .selectFrom('event_log')
        .select(['event_type', 'owner_type'])
        .orderBy('seq')
        .execute(),
    }));

  beforeEach(async () => {
    const tenantId = await server().makeTenant();
    owner = await server().makePerson(tenantId, { isTenantOwner: true });
    ana = await server().makePerson(tenantId, { firstName: 'Ana', role: 'standard' });
    companyId = newId();
    await server().db.tenant(tenantId, (tx) =>
      tx
        .insertInto('company')
        .values({
          id: companyId,
          tenant_id: tenantId,
          label: 'Main line',
          is_default: true,
          business_hour: JSON.stringify(alwaysOpenIn('America/Chicago')),
        })
        .execute(),
    );
    const body = {
      name: 'Sales',
      extension: '300',
      inboundFlow: 'ringGroup',
      teammateId: [owner.id],
    };
    const made = await server().call(owner, 'POST', '/api/team', { body });
    team = made.body as unknown as Team;
  });

  it('annex J4 a company number: set, seen everywhere, ended early', async () => {
    const until = inHours(3);
    const { status, body } = await set(company(), { until, target: toAna(), note: ' Snow ' });
    const override: CallOverride = {
      until,
      target: { actionType: 'teammate', actionValue: ana.id },
      note: 'Snow',
      setBy: { id: owner.id, name: owner.fullName },
      setAt: server().clock.now().toISOString(),
    };
    expect([status, body.version]).toEqual([200, 2]);
    expect(body.override).toMatchObject({ ...override, setAt: expect.any(String) });
    expect((await read(company())).override).toEqual(body.override);
    const { items } = await read('/api/company');
    expect(items).toMatchObject([{ closedUntil: { until, timeZone: 'America/Chicago' } }]);
    const { companies } = await read('/api/routing/config');
    expect(companies).toMatchObject([
      { override: { until: Date.parse(until), by: owner.fullName, note: 'Snow' } },
    ]);
    const uses = await read(`/api/uses/teammate/${ana.id}`);
    expect(uses.items).toMatchObject([{ place: 'override', ownerName: 'Main line' }]);

    expect((await end(company(), 1)).status).toBe(412);
    expect((await end(company(), 2)).body).toMatchObject({ override: null, version: 3 });
    expect((await end(company(), 3)).body.version).toBe(3);
    const { entries, events } = await told();
    expect(entries.slice(-2).map(({ action }) => action)).toEqual([
      'company.setOverride',
      'company.endOverride',
    ]);
    expect(events.slice(-2)).toEqual(
      Array.from({ length: 2 }, () => ({ event_type: 'callhandling', owner_type: 'company' })),
    );
  });

  it('annex J4 ends by itself at its time, once, and tells of it', async () => {
    const path = `/api/team/${team.id}`;
    await set(path, { until: inHours(2), target: toAna() }, team.version);
    await set(company(), { until: inHours(1), target: toAna() });
    await set(company(), { until: inHours(4), target: toAna() }, 2);
    const [one, other] = [worker(), worker()];
    await one.run();
    expect((await read(path)).override).not.toBeNull();
    expect((await read('/api/team')).items).toMatchObject([
      { closedUntil: { timeZone: team.businessHour.timeZone } },
    ]);

    // Another process dies after it took the work: its time only moves on.
    server().clock.advance(3 * hour);
    await server().db.system((tx) =>
      tx
        .updateTable('due_work')
        .set({ attempts: 1, due_at: new Date(server().clock.now().getTime() + 30_000) })
        .where('subject_id', '=', team.id)
        .execute(),
    );
    server().clock.advance(60_000);
    await Promise.all([one.run(), other.run()]);
    expect(await read(path)).toMatchObject({ override: null, version: team.version + 2 });
    expect((await read(company())).override).not.toBeNull();
    const { entries, events } = await told();
    expect(entries.at(-1)).toMatchObject({
      action: 'team.overrideEnded',
      via: 'schedule',
      actor_name: 'System',
      after: { override: null },
    });
    expect(events.slice(-2).map((event) => event.event_type)).toEqual(['callhandling', 'team']);

    server().clock.advance(2 * hour);
    await Promise.all([one.run(), other.run()]);
    expect((await read(company())).override).toBeNull();
    const rows = await server().db.tenant(owner.tenantId, (tx) =>
      tx.selectFrom('due_work').selectAll().execute(),
    );
    expect(rows).toEqual([]);
  });

  // The embedded database has one connection, on which nobody can be in between.
  it.runIf(kind === 'postgres')('annex J4 leaves a record alone that somebody writes', async () => {
    await set(company(), { until: inHours(1), target: toAna() });
    server().clock.advance(2 * hour);
    await server().db.tenant(owner.tenantId, async (tx) => {
      await tx
        .selectFrom('company')
        .select('id')
        .where('id', '=', companyId)
        .forUpdate()
        .executeTakeFirst();
      await worker().run();
    });
    expect((await read(company())).override).not.toBeNull();
    server().clock.advance(10_000);
    await worker().run();
    expect((await read(company())).override).toBeNull();
  });

  it('annex J4 refuses times out of bounds, targets that do not fit, and strangers', async () => {
    const stranger = await server().makePerson(await server().makeTenant(), {
      isTenantOwner: true,
    });
    const path = `/api/team/${team.id}`;
    const group = { actionType: 'callgroup', actionValue: { option: 'single', list: [ana.id] } };
    const refused: [string, object, string][] = [
      [company(), { until: inHours(-1), target: toAna() }, 'until'],
      [company(), { until: inHours(31 * 24 + 1), target: toAna() }, 'until'],
      [company(), { until: 'tonight', target: toAna() }, 'until'],
      [company(), { until: inHours(1), target: toAna(), note: 'x'.repeat(101) }, 'note'],
      [
        company(),
        { until: inHours(1), target: { ...toAna(), actionValue: stranger.id } },
        'target',
      ],
      [path, { until: inHours(1), target: group }, 'target'],
      [path, { until: inHours(1), target: { actionType: 'team', actionValue: team.id } }, 'target'],
    ];
    for (const [where, body, field] of refused) {
      const answer = await set(where, body, where === path ? team.version : 1);
      const errors = answer.body.errors as { field: string }[];
      expect([answer.status, errors[0]?.field.split('.')[0]]).toEqual([400, field]);
    }
    const fine = { until: inHours(1), target: toAna() };
    for (const where of [company(), path]) {
      expect((await set(where, fine, 1, ana)).status).toBe(403);
      expect((await end(where, 1, ana)).status).toBe(403);
      expect((await set(where, { ...fine, target: {} }, 1, ana)).status).toBe(403);
      const foreign = {
        until: inHours(1),
        target: { actionType: 'teammate', actionValue: stranger.id },
      };
      expect((await set(where, foreign, 1, stranger)).status).toBe(404);
      expect((await end(where, 1, stranger)).status).toBe(404);
      expect((await server().call(owner, 'PUT', `${where}/override`, { body: fine })).status).toBe(
        428,
      );
    }
    expect(await read(company())).toMatchObject({ override: null, version: 1 });
    expect(await read(path)).toMatchObject({ override: null, version: team.version });
  });

  it('annex J1 of many sets of one version one is stored', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        set(company(), { until: inHours(index + 1), target: toAna() }),
      ),
    );
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, 412, 412, 412, 412, 412]);
    const stored = answers.find(({ status }) => status === 200)?.body.override as CallOverride;
    expect((await read(company())).override).toEqual(stored);
    const [due] = await server().db.tenant(owner.tenantId, (tx) =>
      tx.selectFrom('due_work').select('due_at').execute(),
    );
    expect(new Date(due?.due_at ?? 0).toISOString()).toBe(stored.until);
  });

  it('[OP-72] annex J5 a team that calls go to for now is kept, or replaced', async () => {
    const target = { actionType: 'team', actionValue: team.id };
    await set(company(), { until: inHours(5), target });
    const path = `/api/team/${team.id}`;
    const gone = await server().call(owner, 'DELETE', path, { version: team.version });
    expect(gone.status).toBe(409);
    const { items } = await read(`/api/uses/team/${team.id}`);
    const key = (items as { key: string }[])[0]?.key;
    const body = { replacements: [{ key, to: { kind: 'teammate', id: ana.id } }] };
    const replaced = await server().call(owner, 'POST', `${path}/replace`, {
      body,
      version: team.version,
    });
    expect(replaced.status).toBe(204);
    expect((await read(company())).override).toMatchObject({ target: toAna() });
  });

  it('annex J2 a team that was deleted while closed comes back open', async () => {
    const path = `/api/team/${team.id}`;
    await set(path, { until: inHours(1), target: toAna() }, team.version);
    await server().call(owner, 'DELETE', path, { version: team.version + 1 });
    server().clock.advance(2 * hour);
    await worker().run();
    const entries = await server().db.tenant(owner.tenantId, (tx) =>
      tx.selectFrom('audit_entry').select('id').where('action', '=', 'team.delete').execute(),
    );
    const way = `/api/audit/team/${team.id}/restore`;
    const restored = await server().call(owner, 'POST', way, { body: { entryId: entries[0]?.id } });
    expect(restored.status).toBe(200);
    expect((await read(path)).override).toBeNull();
  });
});
