import { alwaysOpenIn } from '@jackfield/domain/business-hours';
import type { Team } from '@jackfield/contract/api/team';
import { beforeEach, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { describeApi } from '../../../test/each-database.ts';
import { codeOf, type TestPerson } from '../../../test/harness.ts';

describeApi('what depends on a team', ({ server }) => {
  let owner: TestPerson;
  let team: Team;
  let other: Team;

  const make = async (name: string, extension: string) => {
    const body = { name, extension, inboundFlow: 'ringGroup', teammateId: [owner.id] };
    return (await server().call(owner, 'POST', '/api/team', { body })).body as unknown as Team;
  };
  const uses = async (id: string) =>
    (await server().call(owner, 'GET', `/api/uses/team/${id}`)).body.items;
  const remove = (id: string) => server().call(owner, 'DELETE', `/api/team/${id}`, { version: 1 });
  const company = (columns: object) =>
    server().db.tenant(owner.tenantId, (tx) =>
      tx
        .insertInto('company')
        .values({
          id: newId(),
          tenant_id: owner.tenantId,
          label: 'Main line',
          business_hour: JSON.stringify(alwaysOpenIn('UTC')),
          ...columns,
        })
        .execute(),
    );
  const menu = (ownerType: 'company' | 'team', ownerId: string, target: string) =>
    server().db.tenant(owner.tenantId, (tx) =>
      tx
        .insertInto('ivr_menu')
        .values({
          id: newId(),
          tenant_id: owner.tenantId,
          owner_type: ownerType,
          owner_id: ownerId,
          name: 'Main menu',
          keys: JSON.stringify([{ input: '1', action: 'team', actionId: target }]),
          menu_media: JSON.stringify({}),
        })
        .execute(),
    );

  beforeEach(async () => {
    owner = await server().makePerson(await server().makeTenant(), { isTenantOwner: true });
    team = await make('Front desk', '300');
    other = await make('Billing', '301');
  });

  it('[OP-72] [API-139] refuses to delete the target of a company number, and says where', async () => {
    await company({
      call_handling_open_hour: JSON.stringify({ actionType: 'team', actionValue: team.id }),
      call_handling_closed_hour: JSON.stringify({
        actionType: 'voicemail',
        actionValue: { ownerType: 'team', ownerId: team.id },
      }),
      sms_handling: JSON.stringify({ actionType: 'team', actionValue: team.id }),
    });
    expect(await uses(team.id)).toMatchObject([
      { ownerType: 'company', ownerName: 'Main line', place: 'closedHour', menuName: null },
      { place: 'message' },
      { place: 'openHour' },
    ]);
    const { status, body } = await remove(team.id);
    expect([status, body.responseCode, body.message]).toEqual([
      409,
      'INUSE',
      'This item is used in call routing.',
    ]);
    expect((await server().call(owner, 'GET', `/api/team/${team.id}`)).status).toBe(200);
    expect((await remove(other.id)).status).toBe(204);
  });

  it('[OP-72] counts missed calls of people, but not of those who left', async () => {
    const target = JSON.stringify({ actionType: 'team', actionValue: team.id });
    const person = await server().makePerson(owner.tenantId, { firstName: 'Ben' });
    const set = (columns: object) =>
      server().db.tenant(owner.tenantId, (tx) =>
        tx.updateTable('teammate').set(columns).where('id', '=', person.id).execute(),
      );
    await set({ missed_call_handling: target });
    expect(await uses(team.id)).toMatchObject([
      { ownerType: 'teammate', ownerId: person.id, ownerName: 'Ben Lopez', place: 'missedCall' },
    ]);
    expect(codeOf(await remove(team.id))).toBe('INUSE');
    await set({ status: 'cancel' });
    expect((await remove(team.id)).status).toBe(204);
  });

  it('[OP-72] counts keys of menus, but not of the menus that go with the team', async () => {
    await menu('team', team.id, team.id);
    expect(await uses(team.id)).toEqual([]);
    await menu('team', other.id, team.id);
    expect(await uses(team.id)).toMatchObject([
      {
        ownerType: 'team',
        ownerId: other.id,
        ownerName: 'Billing',
        place: 'menu',
        menuName: 'Main menu',
        input: '1',
      },
    ]);
    expect(codeOf(await remove(team.id))).toBe('INUSE');
    expect((await remove(other.id)).status).toBe(204);
  });

  it('annex J5 deletes a team whose places all go somewhere else, or does nothing', async () => {
    const open = { actionType: 'team', actionValue: team.id };
    const closed = {
      actionType: 'voicemail',
      actionValue: { ownerType: 'team', ownerId: team.id },
    };
    const companyId = newId();
    await company({
      id: companyId,
      call_handling_open_hour: JSON.stringify(open),
      call_handling_closed_hour: JSON.stringify(closed),
      sms_handling: JSON.stringify(open),
    });
    await menu('team', other.id, team.id);
    const found = (await uses(team.id)) as { key: string; place: string }[];
    const toPlace = (places: Record<string, object>) =>
      found.flatMap(({ key, place }) => (places[place] ? [{ key, to: places[place] }] : []));
    const replace = (replacements: object[], version = 1) =>
      server().call(owner, 'POST', `/api/team/${team.id}/replace`, {
        body: { replacements },
        version,
      });
    const all = {
      openHour: { kind: 'teammate', id: owner.id },
      closedHour: { kind: 'voicemail' },
      message: { kind: 'none' },
      menu: { kind: 'none' },
    };
    const { openHour, closedHour, message } = all;
    const most = { openHour, closedHour, message };
    expect(codeOf(await replace(toPlace(most)))).toBe('INUSE');
    expect((await replace(toPlace({ ...all, menu: { kind: 'voicemail' } }))).status).toBe(400);
    expect(
      (await replace(toPlace({ ...all, openHour: { kind: 'team', id: team.id } }))).status,
    ).toBe(400);
    expect(
      (await replace(toPlace({ ...all, openHour: { kind: 'teammate', id: newId() } }))).status,
    ).toBe(400);
    expect((await replace(toPlace(all), 7)).status).toBe(412);
    const stranger = await server().makePerson(await server().makeTenant(), { role: 'admin' });
    const path = `/api/uses/team/${team.id}`;
    expect((await server().call(stranger, 'GET', path)).status).toBe(404);
    const stored = () =>
      server().db.tenant(owner.tenantId, (tx) =>
        tx.selectFrom('company').selectAll().where('id', '=', companyId).executeTakeFirstOrThrow(),
      );
    expect(await stored()).toMatchObject({ version: 1, call_handling_open_hour: open });

    expect((await replace(toPlace(all))).status).toBe(204);
    expect(await stored()).toMatchObject({
      version: 2,
      call_handling_open_hour: { actionType: 'teammate', actionValue: owner.id },
      call_handling_closed_hour: {
        actionType: 'voicemail',
        actionValue: { ownerType: 'teammate', ownerId: owner.id },
      },
      sms_handling: { actionType: 'none', actionValue: null },
    });
    const told = await server().db.tenant(owner.tenantId, async (tx) => ({
      keys: await tx.selectFrom('ivr_menu').select('keys').executeTakeFirst(),
      actions: await tx
        .selectFrom('audit_entry')
        .select(['action', 'entity'])
        .orderBy('seq', 'desc')
        .limit(3)
        .execute(),
    }));
    expect(told.keys?.keys).toEqual([{ input: '1', action: 'team', actionId: null }]);
    expect(told.actions).toEqual([
      { action: 'team.delete', entity: 'team' },
      { action: 'company.replaceTarget', entity: 'company' },
      { action: 'team.replaceTarget', entity: 'ivr' },
    ]);
    expect((await server().call(owner, 'GET', `/api/uses/team/${team.id}`)).status).toBe(404);
  });
});
