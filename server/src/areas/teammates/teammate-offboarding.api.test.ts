import { alwaysOpenIn } from '@jackfield/domain/business-hours';
import type { OffboardingRow } from '@jackfield/contract/api/teammate-offboarding';
import { beforeEach, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { describeApi } from '../../../test/each-database.ts';
import { codeOf, type TestPerson } from '../../../test/harness.ts';

describeApi('off-boarding', ({ server }) => {
  let tenantId: string;
  let owner: TestPerson;
  let ana: TestPerson;
  let bo: TestPerson;

  let companyId: string;
  let teamId: string;
  let bothId: string;
  let numberId: string;

  beforeEach(async () => {
    [companyId, teamId, bothId, numberId] = [newId(), newId(), newId(), newId()];
    tenantId = await server().makeTenant();
    owner = await server().makePerson(tenantId, { isTenantOwner: true });
    ana = await server().makePerson(tenantId, { firstName: 'Ana' });
    bo = await server().makePerson(tenantId, { firstName: 'Bo' });
    await server().db.system(async (tx) => {
      await tx
        .insertInto('company')
        .values({
          id: companyId,
          tenant_id: tenantId,
          label: 'Main line',
          business_hour: JSON.stringify(alwaysOpenIn('UTC')),
          call_handling_open_hour: JSON.stringify({ actionType: 'teammate', actionValue: ana.id }),
        })
        .execute();
      await tx
        .insertInto('team')
        .values([
          { id: teamId, tenant_id: tenantId, name: 'Desk', extension: '300' },
          { id: bothId, tenant_id: tenantId, name: 'Night', extension: '301' },
        ])
        .execute();
      const seat = (team_id: string, teammate_id: string, position: number) => ({
        tenant_id: tenantId,
        team_id,
        teammate_id,
        position,
      });
      await tx
        .insertInto('team_member')
        .values([seat(teamId, ana.id, 0), seat(bothId, ana.id, 0), seat(bothId, bo.id, 1)])
        .execute();
      await tx
        .insertInto('phone_number')
        .values({
          id: numberId,
          tenant_id: tenantId,
          number: `+1251${String(Math.random()).slice(2, 9)}`,
          owner_type: 'teammate',
          owner_id: ana.id,
          is_default: true,
          country: 'USA',
        })
        .execute();
      await tx
        .insertInto('billing_contact')
        .values({ id: newId(), tenant_id: tenantId, name: 'Ana', email: ana.email })
        .execute();
    });
  });

  const leave = (body: object, version = 1) =>
    server().call(owner, 'POST', `/api/teammate/${ana.id}/offboard`, { body, version });
  const state = () =>
    server().db.tenant(tenantId, async (tx) => ({
      company: await tx.selectFrom('company').selectAll().executeTakeFirstOrThrow(),
      seats: await tx
        .selectFrom('team_member')
        .select(['team_id', 'teammate_id', 'position'])
        .orderBy('team_id')
        .orderBy('position')
        .execute(),
      numbers: await tx.selectFrom('phone_number').select(['owner_id', 'is_default']).execute(),
      contacts: await tx.selectFrom('billing_contact').select('email').execute(),
      person: await tx
        .selectFrom('teammate')
        .select(['status', 'version'])
        .where('id', '=', ana.id)
        .executeTakeFirstOrThrow(),
    }));
  const openHour = () => `company/${companyId}/call_handling_open_hour`;

  it('[annex J5] collects what a person is using', async () => {
    const { body } = await server().call(owner, 'GET', `/api/teammate/${ana.id}/usedby`);
    expect(body).toMatchObject({
      numbers: [{ id: numberId }],
      teams: [
        { id: teamId, name: 'Desk', isOnly: true },
        { id: bothId, name: 'Night', isOnly: false },
      ],
      devices: [],
      greetings: 0,
      isBillingContact: true,
    });
    const uses = await server().call(owner, 'GET', `/api/uses/teammate/${ana.id}`);
    expect(uses.body.items).toMatchObject([{ key: openHour(), ownerName: 'Main line' }]);
  });

  it('[annex J5] [PPL-08] deletes a person and hands everything over, in one step', async () => {
    const successor = { id: bo.id, numbers: true, teams: true, billingContact: true };
    const replacements = [{ key: openHour(), to: { kind: 'team', id: teamId } }];
    const { status, body } = await leave({ status: 'cancel', replacements, successor });
    expect([status, body.status]).toEqual([200, 'cancel']);
    expect(await state()).toMatchObject({
      company: { call_handling_open_hour: { actionType: 'team', actionValue: teamId } },
      numbers: [{ owner_id: bo.id, is_default: true }],
      contacts: [{ email: bo.email }],
    });
    const { seats } = await state();
    expect(new Set(seats.map((seat) => `${seat.team_id} ${seat.teammate_id}`))).toEqual(
      new Set([`${teamId} ${bo.id}`, `${bothId} ${bo.id}`]),
    );
  });

  it('[annex J5] changes nothing at all when the replacement or the successor is gone', async () => {
    const before = await state();
    const gone = { kind: 'teammate', id: newId() };
    const first = await leave({ status: 'cancel', replacements: [{ key: openHour(), to: gone }] });
    expect(first.status).toBe(400);
    const successor = { id: newId(), numbers: true, teams: true, billingContact: false };
    expect((await leave({ status: 'cancel', successor })).status).toBe(400);
    expect(
      (await leave({ status: 'cancel', successor: { ...successor, id: ana.id } })).status,
    ).toBe(400);
    expect(await state()).toEqual(before);
  });

  it('[annex J5] without replacements a deleted person’s calls go to the owner’s voicemail', async () => {
    await leave({ status: 'cancel' });
    expect(await state()).toMatchObject({
      company: {
        call_handling_open_hour: {
          actionType: 'voicemail',
          actionValue: { ownerType: 'teammate', ownerId: owner.id },
        },
      },
      numbers: [],
      contacts: [{ email: ana.email }],
    });
  });

  it('[annex J5] [annex E1] a suspended person keeps everything but what is sent elsewhere', async () => {
    const before = await state();
    const suspended = await leave({ status: 'suspended' });
    expect(suspended.body.status).toBe('suspended');
    expect(await state()).toEqual({ ...before, person: { status: 'suspended', version: 2 } });
    await server().call(owner, 'PUT', `/api/teammate/${ana.id}/status/active`, { version: 2 });
    const replacements = [{ key: openHour(), to: { kind: 'teammate', id: bo.id } }];
    await leave({ status: 'suspended', replacements }, 3);
    expect(await state()).toMatchObject({
      company: { call_handling_open_hour: { actionType: 'teammate', actionValue: bo.id } },
      numbers: before.numbers,
      seats: before.seats,
    });
  });

  it('[annex E1] the owner and an old version are refused', async () => {
    expect(codeOf(await leave({ status: 'cancel' }, 9))).toBe('VERSIONCONFLICT');
    const path = `/api/teammate/${owner.id}/offboard`;
    const admin = await server().makePerson(tenantId, { role: 'admin' });
    const refused = await server().call(admin, 'POST', path, {
      body: { status: 'cancel' },
      version: 1,
    });
    expect(codeOf(refused)).toBe('INVALIDTRANSITION');
  });

  const leaveMany = (body: object, by = owner) =>
    server().call(by, 'POST', '/api/teammate/offboard', { body });
  const results = (body: Record<string, unknown>) =>
    (body.rows as OffboardingRow[]).map(({ name, result, errors }) => [
      name,
      result,
      errors[0]?.message,
    ]);

  it('[annex J5] [PPL-01] tells what many people are using before anything is changed', async () => {
    const before = await state();
    const ids = [ana.id, bo.id, owner.id, newId()];
    const { status, body } = await leaveMany({ ids, status: 'cancel', dryRun: true });
    expect(status).toBe(200);
    expect(results(body)).toEqual([
      [ana.fullName, 'changed', undefined],
      [bo.fullName, 'changed', undefined],
      [owner.fullName, 'refused', 'The account owner cannot be suspended or deleted.'],
      ['', 'refused', 'This user no longer exists.'],
    ]);
    expect((body.rows as OffboardingRow[])[0]).toMatchObject({
      ownedItems: { numbers: [{ id: numberId }], isBillingContact: true },
      uses: [{ key: openHour(), ownerName: 'Main line' }],
    });
    expect(await state()).toEqual(before);
    expect((await leaveMany({ ids, status: 'cancel' }, ana)).status).toBe(403);
  });

  it('[annex J5] [annex J7] deletes many people, hands over and replaces in one transaction', async () => {
    const cleo = await server().makePerson(tenantId, { firstName: 'Cleo' });
    const ids = [ana.id, bo.id];
    const successor = { id: cleo.id, numbers: true, teams: true, billingContact: true };
    const to = { kind: 'team', id: teamId };
    const before = await state();
    const taken = await leaveMany({
      ids,
      status: 'cancel',
      successor: { ...successor, id: bo.id },
    });
    expect([taken.status, codeOf(taken)]).toEqual([400, 'INVALIDINPUT']);
    const gone = await leaveMany({
      ids,
      status: 'cancel',
      successor: { ...successor, id: newId() },
    });
    expect(gone.status).toBe(400);
    expect(await state()).toEqual(before);

    const { body } = await leaveMany({ ids, status: 'cancel', successor, replacement: to });
    expect(results(body).map(([, result]) => result)).toEqual(['changed', 'changed']);
    expect(await state()).toMatchObject({
      company: { call_handling_open_hour: { actionType: 'team', actionValue: teamId } },
      numbers: [{ owner_id: cleo.id }],
      contacts: [{ email: cleo.email }],
      person: { status: 'cancel' },
    });
    const { seats } = await state();
    expect(new Set(seats.map((seat) => seat.teammate_id))).toEqual(new Set([cleo.id]));
    const { body: log } = await server().call(owner, 'GET', '/api/audit?via=bulk');
    expect((log.items as { action: string }[]).map(({ action }) => action).toSorted()).toEqual([
      'company.replaceTarget',
      'teammate.delete',
      'teammate.delete',
    ]);
  });

  it('[annex J5] [PPL-09] suspends many, leaving their places unless something replaces them', async () => {
    const [kept] = [await state()];
    const { body } = await leaveMany({ ids: [ana.id, bo.id], status: 'suspended' });
    expect((body.rows as OffboardingRow[]).map(({ version }) => version)).toEqual([2, 2]);
    expect((await state()).company.call_handling_open_hour).toEqual(
      kept.company.call_handling_open_hour,
    );
    const again = await leaveMany({
      ids: [ana.id],
      status: 'suspended',
      replacement: { kind: 'voicemail' },
    });
    expect(results(again.body)).toEqual([[ana.fullName, 'same', undefined]]);
  });
});
