import { alwaysOpenIn } from '@jackfield/domain/business-hours';
import { expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { describeApi } from '../../../test/each-database.ts';
import { codeOf, type TestPerson } from '../../../test/harness.ts';

describeApi('status of people', ({ server }) => {
  const start = async () => {
    const tenantId = await server().makeTenant();
    const owner = await server().makePerson(tenantId, { isTenantOwner: true });
    const standard = await server().makePerson(tenantId);
    return { tenantId, owner, standard };
  };
  const move = (by: TestPerson, who: TestPerson, word: string, version?: number) =>
    server().call(by, 'PUT', `/api/teammate/${who.id}/status/${word}`, {
      ...(version !== undefined && { version }),
    });

  it('API-118 PPL-09 moves through the table and needs the version', async () => {
    const { owner, standard } = await start();
    expect((await move(owner, standard, 'suspended')).status).toBe(428);
    expect((await move(owner, standard, 'suspend', 1)).body).toMatchObject({
      status: 'suspended',
      version: 2,
    });
    expect((await move(owner, standard, 'active', 2)).body.status).toBe('active');
    const back = await move(owner, standard, 'pending', 3);
    expect([back.status, codeOf(back)]).toEqual([409, 'INVALIDTRANSITION']);
    expect((await move(owner, standard, 'asleep', 3)).status).toBe(400);
  });

  it('API-13 a pending person becomes active at the end of onboarding', async () => {
    const { tenantId } = await start();
    const person = await server().makePerson(tenantId, { status: 'pending' });
    expect((await move(person, person, 'active', 1)).body.status).toBe('active');
  });

  it('AUTH-19 suspending ends all sessions and tells the person first', async () => {
    const { tenantId, owner, standard } = await start();
    const { db } = server();
    await move(owner, standard, 'suspended', 1);
    const sessions = await db.system((tx) =>
      tx
        .selectFrom('session')
        .select(['ended_at', 'end_reason'])
        .where('teammate_id', '=', standard.id)
        .execute(),
    );
    expect(sessions).toMatchObject([{ end_reason: 'suspended' }]);
    expect(sessions[0]?.ended_at).not.toBeNull();
    const events = await db.tenant(tenantId, (tx) =>
      tx.selectFrom('event_log').select(['event_type', 'status']).orderBy('seq').execute(),
    );
    expect(events).toEqual([
      { event_type: 'teammatestatus', status: 'suspended' },
      { event_type: 'teammate', status: 'suspended' },
    ]);
  });

  it('PPL-08 OP-72 cancelling releases numbers, memberships and routing, and hides the person', async () => {
    const { tenantId, owner, standard } = await start();
    const { db } = server();
    const [company, team, number] = [newId(), newId(), newId()];
    const target = { actionType: 'teammate', actionValue: standard.id };
    await db.system(async (tx) => {
      await tx
        .insertInto('company')
        .values({
          id: company,
          tenant_id: tenantId,
          label: 'Main',
          business_hour: JSON.stringify(alwaysOpenIn('UTC')),
          call_handling_open_hour: JSON.stringify(target),
          call_handling_closed_hour: JSON.stringify({ actionType: 'team', actionValue: team }),
        })
        .execute();
      await tx
        .insertInto('team')
        .values({ id: team, tenant_id: tenantId, name: 'Desk', extension: '300' })
        .execute();
      await tx
        .insertInto('team_member')
        .values({ tenant_id: tenantId, team_id: team, teammate_id: standard.id })
        .execute();
      await tx
        .insertInto('phone_number')
        .values({
          id: number,
          tenant_id: tenantId,
          number: `+1251${String(Math.random()).slice(2, 9)}`,
          owner_type: 'teammate',
          owner_id: standard.id,
          country: 'USA',
        })
        .execute();
    });
    const { status, body } = await move(owner, standard, 'cancel', 1);
    expect([status, body.status]).toEqual([200, 'cancel']);
    const left = await db.tenant(tenantId, async (tx) => ({
      numbers: await tx.selectFrom('phone_number').select('id').execute(),
      members: await tx.selectFrom('team_member').select('team_id').execute(),
      company: await tx.selectFrom('company').selectAll().executeTakeFirstOrThrow(),
      events: await tx
        .selectFrom('event_log')
        .select(['method', 'event_type'])
        .orderBy('seq')
        .execute(),
    }));
    expect([left.numbers, left.members]).toEqual([[], []]);
    expect(left.company.call_handling_open_hour).toEqual({
      actionType: 'voicemail',
      actionValue: { ownerType: 'teammate', ownerId: owner.id },
    });
    expect(left.company.call_handling_closed_hour?.actionType).toBe('team');
    expect(left.events.at(-1)).toEqual({ method: 'DeletedEntityAsync', event_type: 'teammate' });
    expect((await server().call(owner, 'GET', `/api/teammate/${standard.id}`)).status).toBe(404);
    const final = await move(owner, standard, 'active', 2);
    expect(codeOf(final)).toBe('INVALIDTRANSITION');
  });

  it('never lets the tenant owner go, and nobody suspend oneself', async () => {
    const { tenantId, owner } = await start();
    const admin = await server().makePerson(tenantId, { role: 'admin' });
    for (const word of ['suspended', 'cancel']) {
      expect(codeOf(await move(admin, owner, word, 1))).toBe('INVALIDTRANSITION');
      expect(codeOf(await move(admin, admin, word, 1))).toBe('FORBIDDEN');
    }
  });

  it('E1 repeating the current status is accepted and changes nothing', async () => {
    const { owner, standard } = await start();
    expect((await move(owner, standard, 'active', 1)).body).toMatchObject({
      status: 'active',
      version: 1,
    });
  });
});
