import type { RoutingTarget } from '@jackfield/contract/api/routing';
import type { Team } from '@jackfield/contract/api/team';
import type { Teammate } from '@jackfield/contract/api/teammate';
import { beforeEach, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { describeApi } from '../../../test/each-database.ts';
import { codeOf, type TestPerson } from '../../../test/harness.ts';

const noForward =
  'Calls cannot be forwarded to premium, personal, data, satellite and service numbers.';

describeApi('call handling', ({ server }) => {
  let owner: TestPerson;
  let ana: TestPerson;
  let ben: TestPerson;
  let team: Team;

  const makeTeam = async (name: string, extension: string) => {
    const body = { name, extension, inboundFlow: 'ringGroup', teammateId: [ana.id] };
    return (await server().call(owner, 'POST', '/api/team', { body })).body as unknown as Team;
  };
  const insertMedium = async (ownerId: string) => {
    const id = newId();
    await server().db.tenant(owner.tenantId, (tx) =>
      tx
        .insertInto('media')
        .values({
          id,
          tenant_id: owner.tenantId,
          owner_type: 'team',
          owner_id: ownerId,
          kind: 'voicemail',
          file_name: 'We have moved',
          content_type: 'audio/wav',
          size: 1000,
          duration: '14.00',
          input_text: null,
        })
        .execute(),
    );
    return id;
  };
  const insertMenu = async (ownerId: string, keys: readonly object[]) => {
    const id = newId();
    await server().db.tenant(owner.tenantId, (tx) =>
      tx
        .insertInto('ivr_menu')
        .values({
          id,
          tenant_id: owner.tenantId,
          owner_type: 'team',
          owner_id: ownerId,
          name: 'Main menu',
          keys: JSON.stringify(keys),
          menu_media: '{}',
        })
        .execute(),
    );
    return id;
  };
  const putTeam = (place: 'openhour' | 'missedcall', body: object, version?: number, by = owner) =>
    server().call(by, 'PUT', `/api/team/${team.id}/callhandling/${place}`, {
      body,
      ...(version !== undefined && { version }),
    });
  const putPerson = (id: string, body: object, version = 1, by = owner) =>
    server().call(by, 'PUT', `/api/teammate/${id}/callhandling`, { body, version });
  const readTeam = async () =>
    (await server().call(owner, 'GET', `/api/team/${team.id}`)).body as unknown as Team;
  const lastEvent = () =>
    server().db.tenant(owner.tenantId, (tx) =>
      tx
        .selectFrom('event_log')
        .select(['event_type', 'entity_id', 'owner_type', 'owner_id'])
        .where('event_type', '=', 'callhandling')
        .orderBy('seq', 'desc')
        .executeTakeFirst(),
    );
  const lastEntry = (id: string) =>
    server().db.tenant(owner.tenantId, (tx) =>
      tx
        .selectFrom('audit_entry')
        .select(['action', 'entity_name', 'before', 'after'])
        .where('entity_id', '=', id)
        .orderBy('seq', 'desc')
        .executeTakeFirst(),
    );

  beforeEach(async () => {
    const tenantId = await server().makeTenant();
    owner = await server().makePerson(tenantId, { isTenantOwner: true });
    ana = await server().makePerson(tenantId, { firstName: 'Ana' });
    ben = await server().makePerson(tenantId, { firstName: 'Ben' });
    team = await makeTeam('Front desk', '300');
  });

  it('[TEAM-03] a new team rings itself while open and takes messages after', () => {
    expect(team.callHandlingOpenHour).toEqual({ actionType: 'team', actionValue: team.id });
    expect(team.missedCallHandling).toEqual({ actionType: 'voicemail', actionValue: null });
  });

  it('[API-143] [ROUTE-04] stores each target of the open hours and reads it back', async () => {
    const other = await makeTeam('Billing', '301');
    const key = { input: '1', action: 'teammate', actionId: ana.id };
    const targets: RoutingTarget[] = [
      { actionType: 'teammate', actionValue: ana.id },
      { actionType: 'team', actionValue: other.id },
      { actionType: 'callgroup', actionValue: { option: 'single', list: [ben.id, ana.id] } },
      { actionType: 'number', actionValue: '+12515550199' },
      { actionType: 'voicemail', actionValue: null },
      { actionType: 'message', actionValue: await insertMedium(team.id) },
      { actionType: 'ivr', actionValue: await insertMenu(team.id, [key]) },
    ];
    for (const [index, target] of targets.entries()) {
      const { status, headers } = await putTeam('openhour', target, index + 1);
      expect([target.actionType, status, headers.etag]).toEqual([
        target.actionType,
        200,
        `"${index + 2}"`,
      ]);
      expect((await readTeam()).callHandlingOpenHour).toEqual(target);
    }
  });

  it('[API-142] [RT-13] stores where missed calls go, tells of it and keeps the history', async () => {
    const target = { actionType: 'team', actionValue: (await makeTeam('Billing', '301')).id };
    expect((await putTeam('missedcall', target)).status).toBe(428);
    const { body } = await putTeam('missedcall', target, 1);
    expect(body).toMatchObject({ missedCallHandling: target, version: 2 });
    const late = await putTeam('missedcall', { actionType: 'voicemail', actionValue: null }, 1);
    expect([late.status, codeOf(late)]).toEqual([412, 'VERSIONCONFLICT']);
    expect(late.body.current).toMatchObject({ missedCallHandling: target });
    expect((await putTeam('missedcall', target, 2)).body.version).toBe(2);
    expect(await lastEvent()).toEqual({
      event_type: 'callhandling',
      entity_id: team.id,
      owner_type: 'team',
      owner_id: team.id,
    });
    expect(await lastEntry(team.id)).toMatchObject({
      action: 'team.setMissedCall',
      entity_name: 'Front desk',
      before: { missedCallHandling: { actionType: 'voicemail', actionValue: null } },
      after: { missedCallHandling: target },
    });
  });

  it('[ROUTE-04] refuses types that the place does not take, and mailboxes of others', async () => {
    const group = { option: 'single', list: [ana.id] };
    const mailbox = { ownerType: 'teammate', ownerId: ana.id };
    const refused = [
      ['openhour', { actionType: 'fax', actionValue: ana.id }],
      ['openhour', { actionType: 'voicemail', actionValue: mailbox }],
      ['openhour', { actionType: 'callgroup', actionValue: { option: 'single', list: [] } }],
      ['missedcall', { actionType: 'callgroup', actionValue: group }],
      ['missedcall', { actionType: 'ivr', actionValue: newId() }],
      ['missedcall', { actionType: 'team', actionValue: team.id }],
    ] as const;
    for (const [place, target] of refused) {
      const { status, body } = await putTeam(place, target, 1);
      expect([target.actionType, status]).toEqual([target.actionType, 400]);
      expect((body.errors as object[]).length).toBeGreaterThan(0);
    }
    expect((await readTeam()).version).toBe(1);
  });

  it('[ROUTE-04] refuses what is gone, of another account or of another owner', async () => {
    const gone = await server().makePerson(owner.tenantId, { status: 'cancel' });
    const stranger = await server().makePerson(await server().makeTenant());
    const other = await makeTeam('Billing', '301');
    const key = { input: '1', action: 'teammate', actionId: ana.id };
    const list = [ana.id, stranger.id];
    const refused: [object, string][] = [
      [{ actionType: 'teammate', actionValue: gone.id }, 'This user is no longer available.'],
      [{ actionType: 'teammate', actionValue: stranger.id }, 'This user is no longer available.'],
      [{ actionType: 'teammate', actionValue: newId() }, 'This user is no longer available.'],
      [
        { actionType: 'callgroup', actionValue: { option: 'simultaneous', list } },
        'This user is no longer available.',
      ],
      [{ actionType: 'team', actionValue: newId() }, 'This team is no longer available.'],
      [
        { actionType: 'message', actionValue: await insertMedium(other.id) },
        'This greeting is no longer available.',
      ],
      [
        { actionType: 'ivr', actionValue: await insertMenu(other.id, [key]) },
        'This IVR menu is no longer available.',
      ],
      [
        { actionType: 'ivr', actionValue: await insertMenu(team.id, []) },
        'This IVR menu has no keys yet.',
      ],
    ];
    for (const [target, message] of refused) {
      const { status, body } = await putTeam('openhour', target, 1);
      expect(status).toBe(400);
      expect(body.errors).toMatchObject([{ field: 'actionValue', message }]);
    }
  });

  it.each([
    ['+12515550199', null],
    ['+14165550199', null],
    ['+1251555', 'The phone number format is invalid.'],
    ['+19995', 'invalid'],
    ['+19005550199', noForward],
    ['+16005550134', noForward],
    ['+881612345678', noForward],
    ['+442071838750', 'International calling is off for this account.'],
    ['+18765550199', 'International calling is off for this account.'],
  ])('[ROUTE-08] [VAL-05] forwarding to %s: %s', async (number, message) => {
    const target = { actionType: 'number', actionValue: number };
    const { status, body } = await putPerson(ana.id, { missedCallHandling: target });
    const isRefused = message?.startsWith('Calls cannot') || message?.startsWith('International');
    expect(status).toBe(message === null ? 200 : isRefused ? 422 : 400);
    if (message === null) expect(body.missedCallHandling).toEqual(target);
    else if (message !== 'invalid') {
      expect(body.errors).toMatchObject([{ field: 'missedCallHandling', message }]);
    }
  });

  it('no place of the routing leads to a number that calls for help', async () => {
    for (const actionValue of ['911', '+1911', '112', '+60999', '933', '988']) {
      const target = { actionType: 'number', actionValue };
      const message = 'Emergency numbers cannot be used here.';
      for (const { status, body } of [
        await putTeam('openhour', target, 1),
        await putTeam('missedcall', target, 1),
        await putPerson(ana.id, { missedCallHandling: target }),
      ]) {
        expect([actionValue, status]).toEqual([actionValue, 422]);
        expect(body.errors).toMatchObject([{ code: 'NOTALLOWED', message }]);
      }
    }
  });

  it('[CRED-08] an account forwards to the countries that it allows, and nowhere else', async () => {
    const numbers = ['+6561234567', '+81312345678', '+442071838750', '+18765550199'];
    const statuses = async (isOn: boolean, restriction_type: 'domestic' | 'selected' | 'all') => {
      await server().db.system((tx) =>
        tx
          .updateTable('tenant')
          .set({ is_verified_international_call: isOn, restriction_type })
          .set({ allowed_countries: ['JPN', 'GBR'] })
          .where('id', '=', owner.tenantId)
          .execute(),
      );
      const calls = numbers.map(async (actionValue) => {
        const person = await server().makePerson(owner.tenantId);
        const target = { actionType: 'number', actionValue };
        return (await putPerson(person.id, { missedCallHandling: target }, 1)).status;
      });
      return Promise.all(calls);
    };
    expect(await statuses(false, 'all')).toEqual([422, 422, 422, 422]);
    expect(await statuses(true, 'domestic')).toEqual([422, 422, 422, 422]);
    expect(await statuses(true, 'selected')).toEqual([422, 200, 422, 422]);
    expect(await statuses(true, 'all')).toEqual([200, 200, 422, 422]);
  });

  it('[API-126] [PPL-02] changes missed calls and recording of a person, member by member', async () => {
    const target = { actionType: 'teammate', actionValue: ben.id };
    const first = await putPerson(ana.id, {
      missedCallHandling: target,
      callRecordingSetting: { inbound: true },
    });
    expect(first.body as unknown as Teammate).toMatchObject({
      missedCallHandling: target,
      callRecordingSetting: { inbound: true, outbound: false },
      version: 2,
    });
    const second = await putPerson(ana.id, { callRecordingSetting: { outbound: true } }, 2);
    expect(second.body).toMatchObject({
      missedCallHandling: target,
      callRecordingSetting: { inbound: true, outbound: true },
      version: 3,
    });
    expect((await putPerson(ana.id, { missedCallHandling: target }, 3)).body.version).toBe(3);
    expect(await lastEvent()).toMatchObject({ owner_type: 'teammate', owner_id: ana.id });
    expect(await lastEntry(ana.id)).toMatchObject({
      action: 'teammate.setCallHandling',
      before: { callRecordingSetting: { inbound: true, outbound: false } },
      after: { callRecordingSetting: { inbound: true, outbound: true } },
    });
  });

  it('[API-126] refuses the person itself, a message, and people who are gone', async () => {
    const refused = [
      { actionType: 'teammate', actionValue: ana.id },
      { actionType: 'message', actionValue: await insertMedium(ana.id) },
      { actionType: 'team', actionValue: newId() },
    ];
    for (const missedCallHandling of refused) {
      expect((await putPerson(ana.id, { missedCallHandling })).status).toBe(400);
    }
    const gone = await server().makePerson(owner.tenantId, { status: 'cancel' });
    const voicemail = { actionType: 'voicemail', actionValue: null };
    expect((await putPerson(gone.id, { missedCallHandling: voicemail })).status).toBe(404);
  });

  it('[SET-02] [ROLE-03] standard users change their own, nothing else', async () => {
    const missedCallHandling = { actionType: 'team', actionValue: team.id };
    expect((await putPerson(ana.id, { missedCallHandling }, 1, ana)).status).toBe(200);
    expect((await putPerson(ben.id, { missedCallHandling }, 1, ana)).status).toBe(403);
    const own = { actionType: 'team', actionValue: team.id };
    expect((await putTeam('openhour', own, 1, ana)).status).toBe(403);
  });

  it('[ROUTE-04] two people who send their missed calls to each other at once both succeed', async () => {
    const to = (id: string) => ({
      missedCallHandling: { actionType: 'teammate', actionValue: id },
    });
    const answers = await Promise.all([
      putPerson(ana.id, to(ben.id)),
      putPerson(ben.id, to(ana.id)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('[ROUTE-04] pickers read the names of targets by id', async () => {
    const gone = await server().makePerson(owner.tenantId, { status: 'cancel' });
    const ids = [ana.id, gone.id, ben.id].join();
    const named = async (by: TestPerson) => {
      const { body } = await server().call(by, 'GET', `/api/teammate?limit=50&ids=${ids}`);
      return (body.items as { id: string }[]).map(({ id }) => id).toSorted();
    };
    expect(await named(owner)).toEqual([ana.id, ben.id].toSorted());
    expect(await named(ana)).toEqual([ana.id, ben.id].toSorted());
    await makeTeam('Billing', '301');
    const teams = await server().call(ana, 'GET', `/api/team?limit=50&ids=${team.id}`);
    expect(teams.body.items).toEqual([{ id: team.id, name: 'Front desk', extension: '300' }]);
    expect((await server().call(ana, 'GET', '/api/team?ids=nonsense')).status).toBe(400);
  });
});
