import type { Team } from '@jackfield/contract/api/team';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { describeApi } from '../../../test/each-database.ts';
import { codeOf, type TestPerson } from '../../../test/harness.ts';

let numbers = 10;
const weekday = { from: '09:00', to: '17:00' };
const businessHour = {
  alwaysOpen: false,
  timeZone: 'America/Chicago',
  weekly: {
    monday: [weekday],
    tuesday: [weekday],
    wednesday: [weekday],
    thursday: [weekday],
    friday: [weekday],
    saturday: [],
    sunday: [],
  },
  dates: [],
};

describeApi('routing engine', ({ server }) => {
  let owner: TestPerson;
  let ana: TestPerson;
  let team: Team;
  let companyId: string;

  beforeEach(async () => {
    const tenantId = await server().makeTenant();
    owner = await server().makePerson(tenantId, { isTenantOwner: true });
    ana = await server().makePerson(tenantId, { firstName: 'Ana', lastName: 'Lee' });
    const body = { name: 'Desk', extension: '300', inboundFlow: 'ringGroup', teammateId: [ana.id] };
    team = (await server().call(owner, 'POST', '/api/team', { body })).body as unknown as Team;
    companyId = newId();
    numbers += 1;
    await server().db.tenant(tenantId, async (tx) => {
      await tx
        .insertInto('company')
        .values({
          id: companyId,
          tenant_id: tenantId,
          label: 'Main line',
          business_hour: JSON.stringify(businessHour),
          call_handling_open_hour: JSON.stringify({ actionType: 'team', actionValue: team.id }),
        })
        .execute();
      await tx
        .insertInto('phone_number')
        .values({
          id: newId(),
          tenant_id: tenantId,
          number: `+125155570${numbers}`,
          owner_type: 'company',
          owner_id: companyId,
          country: 'USA',
        })
        .execute();
    });
  });

  const ask = (path: string, body?: object, by = owner) =>
    server().call(by, body ? 'POST' : 'GET', `/api/routing/${path}`, body ? { body } : {});
  const config = async () => (await ask('config')).body as never as Record<string, object[]>;
  const atCompany = (at: string, change: object = {}) =>
    ask('simulate', { number: { kind: 'company', id: companyId }, at, ...change });

  it('annex J4 answers the whole routing, with presets where nothing is stored', async () => {
    expect(await config()).toMatchObject({
      country: 'USA',
      companies: [
        {
          label: 'Main line',
          businessHour,
          openHour: { actionType: 'team', actionValue: team.id },
          closedHour: {
            actionType: 'voicemail',
            actionValue: { ownerType: 'teammate', ownerId: owner.id },
          },
          override: null,
          sms: null,
        },
      ],
      teams: [{ name: 'Desk', memberIds: [ana.id], ringSeconds: 20, hasGreeting: false }],
      numbers: [{ ownerType: 'company', ownerId: companyId, canText: false }],
      allowedCountries: [],
    });
  });

  it('annex J4 follows a call through what is stored', async () => {
    const open = await atCompany('2026-11-18T16:00:00.000Z');
    expect(open.status).toBe(200);
    expect(open.body).toMatchObject({ end: { kind: 'answered', node: { name: 'Desk' } } });
    const { body } = await atCompany('2026-11-22T09:00:00.000Z');
    expect(body).toMatchObject({
      steps: [
        {
          node: { kind: 'company', name: 'Main line' },
          at: '2026-11-22T09:00:00.000Z',
          reason: expect.stringContaining('Sunday 3:00 am in Central Time has no hours'),
        },
      ],
      end: { kind: 'voicemail', node: { id: owner.id } },
    });
    const silent = { outcomes: { byId: { [team.id]: 'silent' } } };
    expect((await atCompany('2026-11-18T16:00:00.000Z', silent)).body).toMatchObject({
      end: { kind: 'voicemail', node: { id: team.id } },
    });
  });

  it('annex J4 a blocked caller and a blocked target are known', async () => {
    await server().db.tenant(owner.tenantId, (tx) =>
      tx
        .insertInto('blacklist_entry')
        .values({
          id: newId(),
          tenant_id: owner.tenantId,
          direction: 'inbound',
          blacklist_type: 'number',
          number: '+13125550123',
          country: null,
        })
        .execute(),
    );
    const [called] = (await config()).numbers as { number: string }[];
    const { body } = await ask('simulate', { number: called?.number, from: '+13125550123' });
    expect(body).toMatchObject({ end: { kind: 'blocked' } });
  });

  it('annex J4 finds what is wrong', async () => {
    const before = (await ask('findings')).body as never as { items: { code: string }[] };
    expect(before.items.map(({ code }) => code)).not.toContain('suspendedTarget');
    await server().db.tenant(owner.tenantId, async (tx) => {
      await tx
        .updateTable('teammate')
        .set({ status: 'suspended' })
        .where('id', '=', ana.id)
        .execute();
      const target = { actionType: 'teammate', actionValue: ana.id } as const;
      await tx
        .updateTable('company')
        .set({ call_handling_open_hour: JSON.stringify(target) })
        .where('id', '=', companyId)
        .execute();
    });
    expect((await ask('findings')).body.items).toContainEqual(
      expect.objectContaining({
        code: 'suspendedTarget',
        object: expect.objectContaining({ id: companyId }),
      }),
    );
  });

  it('annex J4 shows each finding by a call, and tells until when it looked', async () => {
    const { body } = await ask('findings');
    const { items, checkedAt, until, isEveryCallTaken } = body as never as {
      items: { code: string; severity: string; effect: string; call: object }[];
      checkedAt: string;
      until: string;
      isEveryCallTaken: boolean;
    };
    expect(Date.parse(until) - Date.parse(checkedAt)).toBe(365 * 24 * 60 * 60_000);
    expect(isEveryCallTaken).toBe(true);
    expect(items.map(({ severity }) => severity)).not.toContain('error');

    const group = { option: 'simultaneous', list: [ana.id] };
    await server().db.tenant(owner.tenantId, (tx) =>
      tx
        .updateTable('company')
        .set({
          call_handling_open_hour: JSON.stringify({ actionType: 'callgroup', actionValue: group }),
        })
        .where('id', '=', companyId)
        .execute(),
    );
    const after = (await ask('findings')).body as never as { items: typeof items };
    const [lost] = after.items;
    expect(lost).toMatchObject({
      code: 'callGroupLast',
      severity: 'error',
      effect: 'A call group has no voicemail after it.',
      fix: { acts: [], key: null, place: { part: 'openHour', ownerId: companyId } },
      call: { inputs: [], outcomes: { everyone: 'silent' }, end: { kind: 'hangup' } },
    });
    const { end } = (await ask('simulate', lost?.call)).body as never as { end: { kind: string } };
    expect(end.kind).toBe('hangup');
    expect((after as never as { isEveryCallTaken: boolean }).isEveryCallTaken).toBe(false);
  });

  it('annex J4 compares a change that is not stored, and stores nothing', async () => {
    expect((await ask('compare', {})).body).toEqual({
      text: 'No caller will notice a difference.',
      until: expect.stringMatching(/^\d{4}-/),
      differences: [],
    });
    const stored = await config();
    const [company] = stored.companies ?? [];
    const openHour = { actionType: 'teammate', actionValue: newId() };
    const { status, body } = await ask('compare', { companies: [{ ...company, openHour }] });
    expect([status, body.text]).toEqual([200, 'Callers of 1 number are affected.']);
    expect(body.differences).toMatchObject([
      { severity: 'broken', before: { kind: 'answered' }, after: { kind: 'noroute' } },
    ]);
    expect(await config()).toEqual(stored);
    const nowhere = { ...company, businessHour: { ...businessHour, timeZone: 'America/Atlantis' } };
    expect((await ask('compare', { companies: [nowhere] })).body.errors).toMatchObject([
      { field: 'companies[0].businessHour.timeZone' },
    ]);
  });

  it('J4 compares hours to the minute, rules of the account, greetings and music', async () => {
    // On a Tuesday: a year that ends on a Monday would cut its last interval, or count another.
    server().clock.set(new Date('2026-11-24T12:00:00Z'));
    onTestFinished(() => server().clock.reset());
    const stored = await config();
    const [company] = stored.companies ?? [];
    const [desk] = stored.teams ?? [];
    const early = { ...businessHour.weekly, monday: [{ from: '09:00', to: '16:45' }] };
    const sooner = { ...company, businessHour: { ...businessHour, weekly: early } };
    const compared = async (change: unknown) =>
      (await ask('compare', change as Record<string, unknown>)).body.differences;
    const [difference, ...others] = (await compared({ companies: [sooner] })) as {
      intervals: { from: string; to: string }[];
    }[];
    expect(others).toEqual([]);
    for (const { from, to } of difference?.intervals ?? []) {
      expect(Date.parse(to) - Date.parse(from)).toBe(15 * 60_000);
    }
    expect(difference?.intervals).toHaveLength(52);
    expect(await compared({ blockedCallers: ['+12515550177'] })).toMatchObject([
      { callers: ['+12515550177'], after: { kind: 'blocked' } },
    ]);
    expect(await compared({ teams: [{ ...desk, greeting: newId() }] })).toMatchObject([
      { effect: 'hears', everyone: 'silent' },
    ]);
    const queue = { ...desk, inboundFlow: 'callQueue' };
    expect(await compared({ teams: [queue] })).toMatchObject([{ effect: 'rings' }]);
  });

  it('annex J4 is for admins, and knows no other account', async () => {
    const stranger = await server().makePerson(await server().makeTenant(), {
      isTenantOwner: true,
    });
    expect((await ask('config', undefined, ana)).status).toBe(403);
    expect((await ask('config', undefined, stranger)).body).toMatchObject({
      companies: [],
      numbers: [],
      teams: [],
    });
    const foreign = { number: { kind: 'company', id: companyId } };
    expect((await ask('simulate', foreign, stranger)).body).toMatchObject({
      end: { kind: 'noroute' },
    });
    expect(codeOf(await ask('simulate', { number: '911' }))).toBe('INVALIDINPUT');
  });

  /** Writes what no form could: what a former version of it left behind. */
  const store = (values: {
    business_hour?: string;
    call_handling_open_hour?: string;
    routing_override?: string;
  }) =>
    server().db.tenant(owner.tenantId, (tx) =>
      tx.updateTable('company').set(values).where('id', '=', companyId).execute(),
    );
  const readingHours = JSON.stringify({ alwaysOpen: true, timeZone: 'America/Chicago', week: {} });
  const noTarget = JSON.stringify({ actionType: 'fax', actionValue: '+12515550199' });

  it.each([
    ['hours', { business_hour: readingHours }, 'The hours of Main line cannot be read.', 'date'],
    [
      'a target',
      { call_handling_open_hour: noTarget },
      'Main line, open hours: what was saved cannot be read.',
      'openHour',
    ],
    [
      'the end of an override',
      { routing_override: JSON.stringify({ until: 'six', target: null }) },
      'Main line, closed for now: what was saved cannot be read.',
      'override',
    ],
  ])(
    'keeps calls where closed hours go while stored %s cannot be read, and says so',
    async (_what, values, message, part) => {
      // A Monday at noon in Chicago.
      const call = () => atCompany('2026-11-16T18:00:00.000Z');
      expect((await call()).body).toMatchObject({ end: { node: { id: team.id } } });
      const told = vi.spyOn(server().app.log, 'warn');
      await store(values);
      expect((await call()).body).toMatchObject({ end: { node: { id: owner.id } } });
      const { items } = (await ask('findings')).body as { items: { message: string }[] };
      expect(items.map((item) => item.message)).toContain(message);
      expect(told).toHaveBeenCalledWith(
        { tenantId: owner.tenantId, kind: 'company', id: companyId, parts: [part] },
        'stored routing cannot be read',
      );
      told.mockRestore();
    },
  );

  const listed = async () => {
    const { items } = (await server().call(owner, 'GET', '/api/company')).body;
    return (items as object[])[0];
  };

  it('lists no number as always open whose hours cannot be read', async () => {
    await store({ business_hour: readingHours });
    expect(await listed()).toMatchObject({ isAlwaysOpen: false });
  });

  it('an override whose end cannot be read holds until somebody ends it', async () => {
    await store({ routing_override: JSON.stringify({ until: 'six' }) });
    const until = '9999-12-31T00:00:00.000Z';
    expect(await listed()).toMatchObject({ closedUntil: { until } });
    const path = `/api/company/${companyId}/override`;
    expect((await server().call(owner, 'DELETE', path, { version: 1 })).status).toBe(200);
    expect(await listed()).toMatchObject({ closedUntil: null });
    const { body } = await atCompany('2026-11-16T18:00:00.000Z');
    expect(body).toMatchObject({ end: { node: { id: team.id } } });
  });
});
