import { alwaysOpenIn } from '@jackfield/domain/business-hours';
import type { Company } from '@jackfield/contract/api/company';
import type { BusinessHour } from '@jackfield/contract/api/routing';
import type { Team } from '@jackfield/contract/api/team';
import { beforeEach, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { describeApi } from '../../../test/each-database.ts';
import { codeOf, type TestPerson } from '../../../test/harness.ts';

const none = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [] };
const week = { ...none, saturday: [], sunday: [], monday: [{ from: '09:00', to: '17:00' }] };
const hoursOf = (change: object = {}): BusinessHour => ({
  alwaysOpen: false,
  timeZone: 'America/New_York',
  weekly: week,
  dates: [],
  ...change,
});
const holiday = (change: object = {}) => ({
  id: newId(),
  name: 'Christmas Day',
  from: '2026-12-25',
  to: '2026-12-25',
  closed: true,
  intervals: [],
  repeatsYearly: true,
  ...change,
});

describeApi('business hours', ({ server }) => {
  let owner: TestPerson;
  let ana: TestPerson;
  let team: Team;
  let companyId: string;

  beforeEach(async () => {
    const tenantId = await server().makeTenant();
    owner = await server().makePerson(tenantId, { isTenantOwner: true });
    ana = await server().makePerson(tenantId, { firstName: 'Ana' });
    const made = await server().call(owner, 'POST', '/api/team', {
      body: { name: 'Desk', extension: '300', inboundFlow: 'ringGroup', teammateId: [ana.id] },
    });
    team = made.body as unknown as Team;
    companyId = newId();
    await server().db.tenant(tenantId, (tx) =>
      tx
        .insertInto('company')
        .values({
          id: companyId,
          tenant_id: tenantId,
          label: 'Main line',
          business_hour: JSON.stringify(alwaysOpenIn('America/Chicago')),
        })
        .execute(),
    );
  });

  const setTeam = (businessHour: unknown, version = team.version) =>
    server().call(owner, 'PUT', `/api/team/${team.id}/setting`, {
      body: { businessHour },
      version,
    });
  const setCompany = (body: unknown, version = 1) =>
    server().call(owner, 'PUT', `/api/company/${companyId}/businesshour`, { body, version });
  const companyNow = async () =>
    (await server().call(owner, 'GET', `/api/company/${companyId}`)).body as unknown as Company;
  const traces = (id: string) =>
    server().db.tenant(owner.tenantId, async (tx) => ({
      events: await tx
        .selectFrom('event_log')
        .select(['method', 'event_type', 'owner_type', 'owner_id'])
        .where('entity_id', '=', id)
        .where('event_type', '=', 'businesshour')
        .execute(),
      audit: await tx
        .selectFrom('audit_entry')
        .select(['action', 'entity_name', 'before', 'after'])
        .where('entity_id', '=', id)
        .orderBy('seq', 'desc')
        .executeTakeFirst(),
    }));

  it('[TEAM-02] annex F2 a team is open at any time in the time zone of the account at first', () => {
    expect(team.businessHour).toEqual({
      alwaysOpen: true,
      timeZone: 'America/Chicago',
      weekly: { ...week, monday: [] },
      dates: [],
    });
  });

  it('[TEAM-02] [API-141] stores the hours of a team, with a version, an event and an entry', async () => {
    const businessHour = hoursOf({ dates: [holiday()] });
    const { status, body } = await setTeam(businessHour);
    expect([status, body.version]).toEqual([200, team.version + 1]);
    expect(body).toMatchObject({ businessHour, inboundFlow: 'ringGroup' });
    expect((await setTeam(hoursOf())).status).toBe(412);
    const { events, audit } = await traces(team.id);
    expect(events).toEqual([
      {
        method: 'UpdateEntityAsync',
        event_type: 'businesshour',
        owner_type: 'team',
        owner_id: team.id,
      },
    ]);
    expect(audit).toMatchObject({
      action: 'team.setSetting',
      entity_name: 'Desk',
      before: { businessHour: { alwaysOpen: true } },
      after: { businessHour },
    });
  });

  it('[TEAM-02] the same hours again change nothing; other settings leave them', async () => {
    await setTeam(hoursOf());
    const again = await setTeam(hoursOf(), team.version + 1);
    expect(again.body.version).toBe(team.version + 1);
    const flow = await server().call(owner, 'PUT', `/api/team/${team.id}/setting`, {
      body: { inboundFlow: 'callQueue' },
      version: team.version + 1,
    });
    expect(flow.body).toMatchObject({ inboundFlow: 'callQueue', businessHour: hoursOf() });
    expect((await traces(team.id)).events).toHaveLength(1);
  });

  it('[API-104] [ROUTE-01] stores the hours of a company number', async () => {
    expect((await companyNow()).businessHour).toMatchObject({
      alwaysOpen: true,
      timeZone: 'America/Chicago',
    });
    const { status, body, headers } = await setCompany(hoursOf());
    expect([status, headers.etag]).toEqual([200, '"2"']);
    expect(body).toMatchObject({ label: 'Main line', businessHour: hoursOf() });
    expect((await companyNow()).businessHour).toEqual(hoursOf());
    const listed = await server().call(owner, 'GET', '/api/company');
    expect(listed.body).toMatchObject({
      items: [{ isAlwaysOpen: false, timeZone: 'America/New_York' }],
    });
    const { events, audit } = await traces(companyId);
    expect(events).toMatchObject([{ owner_type: 'company', owner_id: companyId }]);
    expect(audit).toMatchObject({ entity_name: 'Main line', after: { businessHour: hoursOf() } });
    expect((await setCompany(hoursOf({ alwaysOpen: true }))).status).toBe(412);
  });

  it('[API-104] always open keeps the week for later', async () => {
    await setCompany(hoursOf());
    const { body } = await setCompany(hoursOf({ alwaysOpen: true }), 2);
    expect(body).toMatchObject({ businessHour: { alwaysOpen: true, weekly: week } });
  });

  it.each([
    [
      'overlapping intervals',
      {
        weekly: {
          ...week,
          friday: [
            { from: '09:00', to: '12:00' },
            { from: '11:00', to: '15:00' },
          ],
        },
      },
    ],
    ['a time zone that does not exist', { timeZone: 'America/Atlantis' }],
    ['an offset as time zone', { timeZone: '+05:00' }],
    ['25 hours', { weekly: { ...week, friday: [{ from: '09:00', to: '25:00' }] } }],
    ['a day that does not exist', { dates: [holiday({ from: '2026-02-30', to: '2026-03-01' })] }],
    ['a range that ends before it starts', { dates: [holiday({ to: '2026-12-24' })] }],
    ['an open date without hours', { dates: [holiday({ closed: false })] }],
  ])('[API-104] refuses %s', async (_, change) => {
    expect(codeOf(await setCompany(hoursOf(change)))).toBe('INVALIDINPUT');
    expect(codeOf(await setTeam(hoursOf(change)))).toBe('INVALIDINPUT');
    expect((await companyNow()).businessHour.alwaysOpen).toBe(true);
  });

  it('[API-104] annex J3 the action of a date leads to a record of the account', async () => {
    const other = await server().makePerson(await server().makeTenant());
    const withAction = (action: unknown) => hoursOf({ dates: [holiday({ action })] });
    const group = (list: string[]) => ({
      actionType: 'callgroup',
      actionValue: { option: 'single', list },
    });
    const teammate = (id: string) => ({ actionType: 'teammate', actionValue: id });
    for (const action of [teammate(other.id), teammate(team.id), group([ana.id, newId()])]) {
      const { status, body } = await setCompany(withAction(action));
      expect([status, body.errors]).toMatchObject([400, [{ field: 'dates[0].action' }]]);
    }
    // A team has no call group for missed calls, and its voicemail is its own (annex F1).
    const refused = await setTeam(withAction(group([ana.id])));
    expect(refused.body.errors).toMatchObject([{ field: 'businessHour.dates[0].action' }]);
    expect((await setTeam(withAction({ actionType: 'voicemail', actionValue: null }))).status).toBe(
      200,
    );
    expect((await setCompany(withAction(group([ana.id])))).status).toBe(200);
  });

  it('annex J3 offers the public holidays of a country and its regions', async () => {
    const { status, body } = await server().call(owner, 'GET', '/api/holiday/USA/2027?region=AL');
    expect(status).toBe(200);
    expect(body.items).toContainEqual({
      name: 'Labor Day',
      day: '2027-09-06',
      isFixed: false,
      isUnconfirmed: false,
      hasSubstitute: false,
    });
    expect((await server().call(owner, 'GET', '/api/holiday/CAN/2027?region=AL')).status).toBe(404);
    expect((await server().call(owner, 'GET', '/api/holiday/FRA/2027')).status).toBe(400);
    expect((await server().call(ana, 'GET', '/api/holiday/USA/2027')).status).toBe(403);
  });

  it('[API-92] answers 404 for a company number of another account', async () => {
    const stranger = await server().makePerson(await server().makeTenant(), {
      isTenantOwner: true,
    });
    const path = `/api/company/${companyId}`;
    expect((await server().call(stranger, 'GET', path)).status).toBe(404);
    const written = await server().call(stranger, 'PUT', `${path}/businesshour`, {
      body: hoursOf(),
      version: 1,
    });
    expect(written.status).toBe(404);
    expect((await server().call(ana, 'GET', path)).status).toBe(403);
  });
});
