import type { AuditEntry } from '@jackfield/contract/api/audit';
import type { Team } from '@jackfield/contract/api/team';
import { beforeEach, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { clearSoftDeleted } from '../../platform/soft-deleted.ts';
import { describeApi } from '../../../test/each-database.ts';
import { codeOf, type TestPerson } from '../../../test/harness.ts';

describeApi('going back in the history', ({ server }) => {
  let owner: TestPerson;
  let ana: TestPerson;
  let ben: TestPerson;

  beforeEach(async () => {
    const tenantId = await server().makeTenant();
    owner = await server().makePerson(tenantId, { isTenantOwner: true });
    ana = await server().makePerson(tenantId, { firstName: 'Ana' });
    ben = await server().makePerson(tenantId, { firstName: 'Ben' });
  });

  const call = async <T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => {
    const answered = await server().call(owner, method, path, body ? { body } : {});
    return answered.body as T;
  };
  const makeTeam = (name = 'Front desk', extension = '300') =>
    call<Team>('POST', '/api/team', {
      name,
      extension,
      inboundFlow: 'ringGroup',
      teammateId: [ana.id, ben.id],
    });
  const change = (path: string, body: object, version: number, who = owner) =>
    server().call(who, 'PUT', path, { body, version });
  const history = async (path: string) => {
    const { items } = await call<{ items: AuditEntry[] }>('GET', `/api/audit/${path}`);
    return items;
  };
  const restore = (path: string, entryId: string, version?: number, who = owner) =>
    server().call(who, 'POST', `/api/audit/${path}/restore`, {
      body: { entryId },
      ...(version !== undefined && { version }),
    });

  it('annex J2 takes a team back over several changes, and tells of it in the history', async () => {
    const { id } = await makeTeam();
    await change(`/api/team/${id}`, { name: 'Desk' }, 1);
    await change(`/api/team/${id}`, { name: 'Reception' }, 2);
    const alone = { members: [{ teammateId: ben.id, order: 0 }] };
    await change(`/api/team/${id}/member`, alone, 3);
    const [, , first] = await history(`team/${id}`);
    expect((await restore(`team/${id}`, first?.id ?? '')).status).toBe(428);
    expect((await restore(`team/${id}`, first?.id ?? '', 2)).status).toBe(412);
    const { status, body } = await restore(`team/${id}`, first?.id ?? '', 4);
    expect([status, body]).toEqual([200, { restored: ['members', 'name'], skipped: [] }]);
    expect(await call('GET', `/api/team/${id}`)).toMatchObject({
      name: 'Front desk',
      teammateId: [ana.id, ben.id],
      version: 5,
    });
    const [newest] = await history(`team/${id}`);
    expect(newest).toMatchObject({
      action: 'team.restore',
      before: { name: 'Reception' },
      after: { name: 'Front desk' },
    });
  });

  it('annex J2 checks references again, and says what cannot come back', async () => {
    const { id } = await makeTeam();
    const alone = { members: [{ teammateId: ben.id, order: 0 }] };
    await change(`/api/team/${id}/member`, alone, 1);
    await change(`/api/team/${id}`, { name: 'Reception' }, 2);
    await server().call(owner, 'PUT', `/api/teammate/${ana.id}/status/cancel`, { version: 1 });
    await makeTeam('Other', '301');
    const entries = await history(`team/${id}`);
    const changed = entries.find((entry) => entry.action === 'team.setMembers');
    expect((await restore(`team/${id}`, changed?.id ?? '', 3)).body).toMatchObject({
      restored: ['name', 'members'],
    });
    expect(await call('GET', `/api/team/${id}`)).toMatchObject({
      name: 'Front desk',
      teammateId: [ben.id],
    });
    const created = (await history(`team/${id}`)).at(-1);
    expect(codeOf(await restore(`team/${id}`, created?.id ?? '', 4))).toBe('NOTHINGTORESTORE');
    expect((await restore(`team/${id}`, newId(), 4)).status).toBe(404);
  });

  it('annex J2 no call goes abroad again that the account may not make any more', async () => {
    const allow = (isOn: boolean) =>
      server().db.system((tx) =>
        tx
          .updateTable('tenant')
          .set({ is_verified_international_call: isOn, restriction_type: 'all' })
          .where('id', '=', owner.tenantId)
          .execute(),
      );
    const abroad = { actionType: 'number', actionValue: '+6561234567' };
    const home = { actionType: 'voicemail', actionValue: null };
    const { id } = await makeTeam();
    const path = `/api/team/${id}/callhandling/missedcall`;
    const person = `/api/teammate/${ana.id}/callhandling`;
    await allow(true);
    for (const [at, target] of [abroad, home, abroad].entries()) {
      await change(path, target, at + 1);
      await change(person, { missedCallHandling: target }, at + 1);
    }
    await change(path, home, 4);
    await change(person, { missedCallHandling: home }, 4);
    await allow(false);
    for (const record of [`team/${id}`, `teammate/${ana.id}`]) {
      const [fromAbroad] = await history(record);
      const { body } = await restore(record, fromAbroad?.id ?? '', 5);
      expect(body).toMatchObject({
        responseCode: 'NOTHINGTORESTORE',
        message: 'International calling is off for this account.',
      });
    }

    await allow(true);
    await change(path, abroad, 5);
    await server().call(owner, 'DELETE', `/api/team/${id}`, { version: 6 });
    await allow(false);
    const [deleted] = await history(`team/${id}`);
    expect((await restore(`team/${id}`, deleted?.id ?? '', 0)).status).toBe(200);
    expect(await call('GET', `/api/team/${id}`)).toMatchObject({ missedCallHandling: home });
  });

  it('annex J2 a person goes back; what one may not change stays', async () => {
    await change(`/api/teammate/${ana.id}`, { title: 'Lead', extension: '4711' }, 1);
    await change(`/api/teammate/${ana.id}`, { email: 'other@example.com' }, 2);
    const entries = await history(`teammate/${ana.id}`);
    const first = entries.at(-1)?.id ?? '';
    const own = await restore(`teammate/${ana.id}`, first, 3, ana);
    expect([own.status, own.body.restored]).toEqual([200, ['title']]);
    expect((own.body.skipped as { field: string }[]).map(({ field }) => field).sort()).toEqual([
      'extension',
      'pendingEmail',
    ]);
    const all = await restore(`teammate/${ana.id}`, first, 4);
    expect(all.body.restored).toEqual(['extension']);
    expect((await restore(`teammate/${ben.id}`, first, 1, ana)).status).toBe(403);
    expect((await restore(`team/${ana.id}`, first, 1, ana)).status).toBe(403);
  });

  it('annex J2 a deleted team comes back whole within 30 days', async () => {
    const { id } = await makeTeam();
    const other = await makeTeam('Other', '301');
    const menuId = newId();
    const target = { actionType: 'team', actionValue: other.id };
    await server().db.tenant(owner.tenantId, async (tx) => {
      await tx
        .insertInto('ivr_menu')
        .values({
          id: menuId,
          tenant_id: owner.tenantId,
          owner_type: 'team',
          owner_id: id,
          name: 'Main menu',
          keys: JSON.stringify([{ input: '1', action: 'team', actionId: other.id }]),
          menu_media: JSON.stringify({}),
        })
        .execute();
      await tx
        .updateTable('team')
        .set({ missed_call_handling: JSON.stringify(target) })
        .where('id', '=', id)
        .execute();
    });
    const remove = (team: string) =>
      server().call(owner, 'DELETE', `/api/team/${team}`, { version: 1 });
    expect((await remove(id)).status).toBe(204);
    expect((await remove(other.id)).status).toBe(204);
    const { items } = await call<{ items: { id: string; entryId: string; deletedBy: string }[] }>(
      'GET',
      '/api/audit/deleted/team',
    );
    expect(items).toMatchObject([{ id: other.id }, { id, deletedBy: owner.fullName }]);
    await server().call(owner, 'PUT', `/api/teammate/${ana.id}/status/cancel`, { version: 1 });

    const entryId = items.find((item) => item.id === id)?.entryId ?? '';
    expect((await restore(`team/${id}`, entryId)).status).toBe(200);
    expect(await call('GET', `/api/team/${id}`)).toMatchObject({
      name: 'Front desk',
      teammateId: [ben.id],
    });
    const kept = await server().db.tenant(owner.tenantId, async (tx) => ({
      menu: await tx
        .selectFrom('ivr_menu')
        .select('keys')
        .where('id', '=', menuId)
        .executeTakeFirst(),
      team: await tx.selectFrom('team').selectAll().where('id', '=', id).executeTakeFirst(),
    }));
    expect(kept.menu?.keys).toEqual([{ input: '1', action: 'team', actionId: null }]);
    expect(kept.team?.missed_call_handling).toBeNull();
    expect((await restore(`team/${id}`, entryId)).status).toBe(404);
  });

  it('annex J2 a name that was taken meanwhile keeps a team from coming back', async () => {
    const { id } = await makeTeam();
    await server().call(owner, 'DELETE', `/api/team/${id}`, { version: 1 });
    const [entry] = await history(`team/${id}`);
    await makeTeam('Front desk', '305');
    expect(codeOf(await restore(`team/${id}`, entry?.id ?? ''))).toBe('DUPLICATE');
  });

  it('annex J2 after 30 days a deleted team is gone for good', async () => {
    const { id } = await makeTeam();
    await server().call(owner, 'DELETE', `/api/team/${id}`, { version: 1 });
    const [entry] = await history(`team/${id}`);
    server().clock.advance(30 * 24 * 3_600_000);
    expect((await restore(`team/${id}`, entry?.id ?? '')).status).toBe(404);
    await clearSoftDeleted(server().db, server().storage, server().clock.now());
    const left = await server().db.tenant(owner.tenantId, (tx) =>
      tx.selectFrom('kept_record').select('id').execute(),
    );
    expect(left).toEqual([]);
  });
});
