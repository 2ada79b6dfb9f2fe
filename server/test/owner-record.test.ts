import type { IvrMenu } from '@jackfield/contract/api/ivr';
import { alwaysOpenIn } from '@jackfield/domain/business-hours';
import { expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { describeApi } from './each-database.ts';
import { type Menus, startMenus } from './ivr-fixture.ts';

describeApi('records of company numbers and teams', ({ server }) => {
  /** A menu with two media, as the record of its owner tells of it. */
  async function menuOf(menus: Menus) {
    const menu: IvrMenu = await menus.add('Main menu', [menus.toTeam('1')]);
    const first = (await menus.upload(menu.id, 'Welcome.wav')).body.id;
    const newest = (await menus.upload(menu.id, 'Holiday.wav')).body.id;
    const media = [
      { id: newest, isSelected: true },
      { id: first, isSelected: false },
    ];
    return { id: menu.id, media, menuMedia: { greeting: newest } };
  }
  const read = async ({ admin }: Menus, path: string) =>
    (await server().call(admin, 'GET', path)).body;
  /** Stores a change as of the version that is stored. */
  const store = async (menus: Menus, record: string, path: string, body: object) => {
    const { version } = await read(menus, record);
    const answer = await server().call(menus.admin, 'PUT', path, {
      body,
      version: Number(version),
    });
    expect([path, answer.status]).toEqual([path, 200]);
  };
  const outside = { actionType: 'number', actionValue: '+12515550199' };

  it('[ENT-06] a company number answers each member as it is stored', async () => {
    const menus = await startMenus(server(), 'company');
    const { tenantId, ownerId, admin } = menus;
    const number = { id: newId(), number: '+12515559301', is_default: true };
    await server().db.tenant(tenantId, async (tx) => {
      await tx.updateTable('company').set({ is_default: true }).where('id', '=', ownerId).execute();
      await tx
        .insertInto('phone_number')
        .values({
          ...number,
          tenant_id: tenantId,
          owner_type: 'company',
          owner_id: ownerId,
          country: 'USA',
        })
        .execute();
    });
    const menu = await menuOf(menus);
    const path = `/api/company/${ownerId}`;
    const calls = {
      callHandlingOpenHour: { actionType: 'ivr', actionValue: menu.id },
      callHandlingClosedHour: outside,
      smsHandling: { actionType: 'teammate', actionValue: admin.id },
    };
    const callerIDPermission = { type: 'selected', teammateIds: [admin.id] };
    await store(menus, path, `${path}/callhandling`, calls);
    await store(menus, path, path, { callerIDPermission });
    expect(await read(menus, path)).toMatchObject({
      ...calls,
      callerIDPermission,
      id: ownerId,
      isDefault: true,
      isContainDefaultNo: true,
      phoneNumbers: [{ id: number.id, ownerId, isDefault: true, number: number.number }],
      ivr: [menu],
      businessHour: alwaysOpenIn('UTC'),
    });
  });

  it('[ENT-07] a team answers each member as it is stored', async () => {
    const menus = await startMenus(server(), 'team');
    const { ownerId, admin } = menus;
    const menu = await menuOf(menus);
    const path = `/api/team/${ownerId}`;
    const callHandlingOpenHour = { actionType: 'ivr', actionValue: menu.id };
    const ringGroup = { option: 'single', ringSeconds: 30 };
    const teammateId = admin.id;
    await store(menus, path, `${path}/member`, { members: [{ teammateId, order: 0 }] });
    await store(menus, path, `${path}/setting`, { ringGroup });
    await store(menus, path, `${path}/callhandling/openhour`, callHandlingOpenHour);
    await store(menus, path, `${path}/callhandling/missedcall`, outside);
    expect(await read(menus, path)).toMatchObject({
      id: ownerId,
      teammateId: [teammateId],
      members: [{ teammateId }],
      callQueue: { musicOnHolds: [{ isDefault: true, isSelected: true }] },
      ringGroup,
      inboundFlow: 'ringGroup',
      businessHour: { alwaysOpen: true },
      ivr: [menu],
      voicemailGreetings: [{ isDefault: true, isSelected: true }],
      missedCallHandling: outside,
      callHandlingOpenHour,
    });
  });
});
