import { alwaysOpenIn } from '@jackfield/domain/business-hours';
import type { Company } from '@jackfield/contract/api/company';
import type { RoutingTarget } from '@jackfield/contract/api/routing';
import { beforeEach, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { describeApi } from '../../../test/each-database.ts';
import type { TestPerson } from '../../../test/harness.ts';

describeApi('call handling of company numbers', ({ server }) => {
  let owner: TestPerson;
  let ana: TestPerson;
  let companyId: string;

  const insertCompany = async (tenantId: string) => {
    const id = newId();
    await server().db.tenant(tenantId, (tx) =>
      tx
        .insertInto('company')
        .values({
          id,
          tenant_id: tenantId,
          label: 'Main line',
          is_default: true,
          business_hour: JSON.stringify(alwaysOpenIn('America/Chicago')),
        })
        .execute(),
    );
    return id;
  };
  const put = (body: object, version = 1, by = owner) =>
    server().call(by, 'PUT', `/api/company/${companyId}/callhandling`, { body, version });
  const read = async () =>
    (await server().call(owner, 'GET', `/api/company/${companyId}`)).body as unknown as Company;

  beforeEach(async () => {
    const tenantId = await server().makeTenant();
    owner = await server().makePerson(tenantId, { isTenantOwner: true });
    ana = await server().makePerson(tenantId, { firstName: 'Ana' });
    companyId = await insertCompany(tenantId);
  });

  it('starts with the voicemail of the owner and takes no messages', async () => {
    const preset = {
      actionType: 'voicemail',
      actionValue: { ownerType: 'teammate', ownerId: owner.id },
    };
    expect(await read()).toMatchObject({
      callHandlingOpenHour: preset,
      callHandlingClosedHour: preset,
      smsHandling: { actionType: 'none', actionValue: null },
      isContainDefaultNo: false,
      phoneNumbers: [],
    });
  });

  it('[API-105] [ROUTE-02] stores each target of both hours, member by member', async () => {
    const mailbox = { ownerType: 'teammate', ownerId: ana.id } as const;
    const created = async (path: string, body: object) =>
      String((await server().call(owner, 'POST', path, { body })).body.id);
    const team = { name: 'Front desk', extension: '300', inboundFlow: 'ringGroup' };
    const keys = [{ input: '1', action: 'teammate', actionId: ana.id }];
    const targets: RoutingTarget[] = [
      { actionType: 'teammate', actionValue: ana.id },
      { actionType: 'callgroup', actionValue: { option: 'simultaneous', list: [ana.id] } },
      { actionType: 'number', actionValue: '+12515550199' },
      { actionType: 'voicemail', actionValue: mailbox },
      {
        actionType: 'team',
        actionValue: await created('/api/team', { ...team, teammateId: [ana.id] }),
      },
      {
        actionType: 'ivr',
        actionValue: await created(`/api/company/${companyId}/ivr`, { name: 'Main menu', keys }),
      },
    ];
    let version = 1;
    for (const target of targets) {
      const open = await put({ callHandlingOpenHour: target }, version);
      expect([open.status, open.body.callHandlingOpenHour]).toEqual([200, target]);
      const closed = await put({ callHandlingClosedHour: target }, version + 1);
      expect(closed.body).toMatchObject({
        callHandlingOpenHour: target,
        callHandlingClosedHour: target,
      });
      version += 2;
    }
    expect((await put({ callHandlingOpenHour: targets.at(-1) }, version)).body.version).toBe(
      version,
    );
  });

  it('shows a stored target that fits no more alike in the list and on the page', async () => {
    const oneByOne = { option: 'oneByOne', list: [ana.id] };
    const unfit = JSON.stringify({ actionType: 'callgroup', actionValue: oneByOne });
    await server().db.tenant(owner.tenantId, (tx) =>
      tx
        .updateTable('company')
        .set({ call_handling_open_hour: unfit, call_handling_closed_hour: unfit })
        .execute(),
    );
    const preset = {
      actionType: 'voicemail',
      actionValue: { ownerType: 'teammate', ownerId: owner.id },
    };
    expect(await read()).toMatchObject({
      callHandlingOpenHour: preset,
      callHandlingClosedHour: preset,
    });
    const { body } = await server().call(owner, 'GET', '/api/company');
    const shown = { actionType: 'voicemail', name: owner.fullName };
    expect(body.items).toMatchObject([{ openHourTarget: shown, closedHourTarget: shown }]);
  });

  it('[API-105] [RT-13] tells of the change and keeps the history', async () => {
    const target = { actionType: 'teammate', actionValue: ana.id };
    await put({ callHandlingOpenHour: target });
    const { events, entry } = await server().db.tenant(owner.tenantId, async (tx) => ({
      events: await tx.selectFrom('event_log').select(['event_type', 'owner_type']).execute(),
      entry: await tx
        .selectFrom('audit_entry')
        .select(['action', 'entity_name', 'after'])
        .executeTakeFirst(),
    }));
    expect(events).toEqual([{ event_type: 'callhandling', owner_type: 'company' }]);
    expect(entry).toMatchObject({
      action: 'company.setCallHandling',
      entity_name: 'Main line',
      after: { callHandlingOpenHour: target },
    });
  });

  it('[API-105] [ROUTE-04] refuses unknown targets, own mailboxes and records of others', async () => {
    const stranger = await server().makePerson(await server().makeTenant());
    const refused: [object, number][] = [
      [{ actionType: 'fax', actionValue: ana.id }, 400],
      [{ actionType: 'voicemail', actionValue: null }, 400],
      [{ actionType: 'teammate', actionValue: stranger.id }, 400],
      [{ actionType: 'ivr', actionValue: newId() }, 400],
      [{ actionType: 'number', actionValue: '+19115550100' }, 422],
      [{ actionType: 'number', actionValue: '+1911' }, 422],
      [{ actionType: 'number', actionValue: '+18765550199' }, 422],
    ];
    for (const [target, status] of refused) {
      expect((await put({ callHandlingClosedHour: target })).status).toBe(status);
    }
    expect((await read()).version).toBe(1);
    expect((await put({}, 1, ana)).status).toBe(403);
  });

  it('[API-93] [NUM-02] changes the name as of a version, and nothing when it is the same', async () => {
    const rename = (label: string, version = 1) =>
      server().call(owner, 'PUT', `/api/company/${companyId}`, { body: { label }, version });
    expect((await rename('  Reception ')).body).toMatchObject({ label: 'Reception', version: 2 });
    expect((await rename('Reception', 2)).body.version).toBe(2);
    expect((await rename('Desk')).status).toBe(412);
    expect((await rename(' ', 2)).status).toBe(400);
    expect((await rename('x'.repeat(51), 2)).status).toBe(400);
  });

  it('[API-105] [OP-76] messages go to a person, a team or an answer; not in Malaysia', async () => {
    const handlings = [
      { actionType: 'teammate', actionValue: ana.id },
      { actionType: 'message', actionValue: 'We will call you back.' },
      { actionType: 'none', actionValue: null },
    ];
    for (const [index, smsHandling] of handlings.entries()) {
      expect((await put({ smsHandling }, index + 1)).body.smsHandling).toEqual(smsHandling);
    }
    const long = { actionType: 'message', actionValue: 'x'.repeat(321) };
    expect((await put({ smsHandling: long }, 4)).status).toBe(400);
    const unknown = { actionType: 'team', actionValue: newId() };
    expect((await put({ smsHandling: unknown }, 4)).status).toBe(400);

    const malaysia = await server().makeTenant({ country: 'MYS' });
    const aisyah = await server().makePerson(malaysia, { isTenantOwner: true });
    companyId = await insertCompany(malaysia);
    const own = { smsHandling: { actionType: 'teammate', actionValue: aisyah.id } };
    expect((await put(own, 1, aisyah)).status).toBe(404);
  });

  it('[NUM-03] keeps who may show the number as caller ID', async () => {
    const change = (callerIDPermission: object, version: number) =>
      server().call(owner, 'PUT', `/api/company/${companyId}`, {
        body: { callerIDPermission },
        version,
      });
    expect((await read()).callerIDPermission).toEqual({ type: 'everyone', teammateIds: [] });
    const selected = { type: 'selected', teammateIds: [ana.id] };
    const saved = await change(selected, 1);
    expect(saved.body).toMatchObject({ callerIDPermission: selected, version: 2 });
    expect((await change({ type: 'selected', teammateIds: [] }, 2)).status).toBe(400);
    expect((await change({ type: 'selected', teammateIds: [newId()] }, 2)).status).toBe(400);
    await server().call(owner, 'PUT', `/api/teammate/${ana.id}/status/cancel`, { version: 1 });
    expect((await read()).callerIDPermission).toEqual({ type: 'selected', teammateIds: [] });
  });
});
