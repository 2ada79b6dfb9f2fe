import { type IvrMenu, menuRefusals } from '@jackfield/contract/api/ivr';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { describeApi } from '../../../test/each-database.ts';
import { type Answered, codeOf } from '../../../test/harness.ts';
import { type Menus, startMenus } from '../../../test/ivr-fixture.ts';

/** Messages of a refusal, by field. */
function refusedFields({ body }: Answered): Record<string, string> {
  const errors = (body.errors ?? []) as { field: string; message: string }[];
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]));
}

describeApi('IVR menus', ({ server }) => {
  describe.each(['company', 'team'] as const)('of a %s', (type) => {
    let menus: Menus;
    beforeEach(async () => {
      menus = await startMenus(server(), type);
    });

    it('[API-106] [API-144] [OP-78] [OP-81] the first menu is the default, with presets', async () => {
      const first = await menus.call('POST', '', {
        name: '  Main menu ',
        keys: [menus.toTeam('1')],
      });
      expect([first.status, first.body]).toMatchObject([
        201,
        {
          name: 'Main menu',
          isDefault: true,
          keys: [menus.toTeam('1')],
          media: [],
          menuMedia: { greeting: null, exitMedia: null, invalidMedia: null, transferMedia: null },
          interdigitTimeout: 3,
          timeout: 10,
          retries: 3,
          version: 1,
        },
      ]);
      expect((await menus.add('Holiday')).isDefault).toBe(false);
      const { items, maximum, maximumMedia } = await menus.list();
      expect(items.map(({ name }) => name)).toEqual(['Main menu', 'Holiday']);
      expect([maximum, maximumMedia]).toEqual([20, 10]);
    });

    it('[VAL-44] [OP-79] names are required, at most 50 characters, unique', async () => {
      const post = (name: string) => menus.call('POST', '', { name });
      expect(refusedFields(await post(' '))).toEqual({ name: 'The name field is required.' });
      expect((await post('n'.repeat(50))).status).toBe(201);
      expect(refusedFields(await post('n'.repeat(51)))).toEqual({
        name: 'The name field may not be greater than 50 characters.',
      });
      const families = '👩‍👩‍👧‍👦é'.repeat(25);
      expect(await menus.add(families)).toMatchObject({ name: families });
      const taken = await post('n'.repeat(50));
      expect([taken.status, refusedFields(taken)]).toEqual([409, { name: 'This input is exited' }]);
      expect((await post('Après-midi')).status).toBe(201);
      const same = await post('APRÈS-MIDI');
      expect([same.status, refusedFields(same)]).toEqual([409, { name: 'This input is exited' }]);
    });

    it('[IVR-08] of parallel adds twenty are kept', async () => {
      const answers = await Promise.all(
        Array.from({ length: 22 }, (_, at) => menus.call('POST', '', { name: `Menu ${at}` })),
      );
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
      expect(answers.filter((answer) => codeOf(answer) === 'LIMITREACHED')).toHaveLength(2);
      const { items } = await menus.list();
      expect([items.length, items.filter(({ isDefault }) => isDefault).length]).toEqual([20, 1]);
    });

    it('[API-107] [API-145] [ENT-19] stores a menu, whole, as of its version', async () => {
      const menu = await menus.add('Main menu');
      const wanted = {
        name: 'Day menu',
        keys: [menus.toTeam('1'), menus.toTeam('*'), menus.toTeam('timeout')],
        interdigitTimeout: 1,
        timeout: 60,
        retries: 0,
      };
      const stored = await menus.put(menu, wanted);
      expect([stored.status, stored.body]).toMatchObject([200, { ...wanted, version: 2 }]);
      expect(await menus.menu(menu.id)).toEqual(stored.body);
      const late = await menus.put(menu, { ...wanted, name: 'Late' });
      expect([late.status, late.body.current]).toMatchObject([412, { name: 'Day menu' }]);
      const blind = await menus.call('PUT', `/${menu.id}`, { ...menu, ...wanted });
      expect(blind.status).toBe(428);
    });

    it('[VAL-45] [VAL-46] [OP-81] times and repeats stay in their ranges', async () => {
      const menu = await menus.add('Main menu', [menus.toTeam('1')]);
      const refused = async (change: object) => refusedFields(await menus.put(menu, change));
      const between = (field: string, from: number, to: number) =>
        `The ${field} field must be between ${from} and ${to}.`;
      for (const interdigitTimeout of [0, 11, 1.5]) {
        expect(await refused({ interdigitTimeout })).toEqual({
          interdigitTimeout: between('interdigit timeout', 1, 10),
        });
      }
      for (const timeout of [0, 61]) {
        expect(await refused({ timeout })).toEqual({ timeout: between('timeout', 1, 60) });
      }
      for (const retries of [-1, 6]) {
        expect(await refused({ retries })).toEqual({ retries: between('retries', 0, 5) });
      }
      expect(await refused({ timeout: 'a' })).toEqual({
        timeout: 'The timeout field may only contain numeric characters.',
      });
      expect(await refused({ interdigitTimeout: '001' })).toEqual({
        interdigitTimeout: 'The interdigit timeout field may only contain numeric characters.',
      });
      expect(await refused({ timeout: null })).toEqual({
        timeout: 'The timeout field is required.',
      });
      const widest = await menus.put(menu, { interdigitTimeout: 10, timeout: 1, retries: 5 });
      expect(widest.status).toBe(200);
    });

    it('[VAL-47] [VAL-48] [VAL-50] [IVR-13] [ENT-20] keys are whole and do not repeat', async () => {
      const menu = await menus.add('Main menu');
      const refused = async (keys: unknown[]) => refusedFields(await menus.put(menu, { keys }));
      expect(await refused([])).toEqual({ keys: menuRefusals.missingKey() });
      expect(await refused([menus.toTeam('timeout')])).toEqual({ keys: menuRefusals.missingKey() });
      expect(await refused([menus.toTeam('1'), menus.toTeam('1')])).toEqual({
        keys: 'This input is exited',
      });
      expect(await refused([{ input: '1', action: 'team', actionId: null }])).toEqual({
        'keys[0].actionId': 'The action field is required.',
      });
      expect(await refused([{ input: '1', action: 'hangup', actionId: null }])).toEqual({
        'keys[0]': 'The action field is required.',
      });
      expect((await menus.put(menu, { keys: [menus.toTeam('#')] })).status).toBe(400);
      const all = [...'1234567890*'].map(menus.toTeam);
      expect((await menus.put(menu, { keys: [...all, menus.toTeam('0')] })).status).toBe(400);
      const full = await menus.put(menu, { keys: [...all, menus.toTeam('timeout')] });
      expect([full.status, (full.body.keys as unknown[]).length]).toEqual([200, 12]);
    });

    it('[IVR-14] [IVR-15] [OP-80] [VAL-49] no timeout key is stored for hang up', async () => {
      const menu = await menus.add('Main menu');
      const hangup = { input: 'timeout', action: 'hangup', actionId: null };
      const stored = await menus.put(menu, { keys: [menus.toTeam('1'), hangup] });
      expect([stored.status, stored.body.keys]).toEqual([200, [menus.toTeam('1')]]);
      const now = await menus.menu(menu.id);
      const noTeam = { input: 'timeout', action: 'team', actionId: null };
      expect(refusedFields(await menus.put(now, { keys: [menus.toTeam('1'), noTeam] }))).toEqual({
        'keys[1].actionId': 'The team field is required.',
      });
      const person = { input: 'timeout', action: 'teammate', actionId: menus.admin.id };
      expect((await menus.put(now, { keys: [menus.toTeam('1'), person] })).status).toBe(400);
    });

    it('[VAL-51] [VAL-52] targets are there, of the same account and owner, and not the menu itself', async () => {
      const menu = await menus.add('Main menu', [menus.toTeam('1')]);
      const stranger = await startMenus(server(), type);
      const foreign = await stranger.add('Theirs', [stranger.toTeam('1')]);
      const other = await menus.add('Other', [menus.toTeam('1')]);
      const empty = await menus.add('Empty');
      const refused = async (action: string, actionId: string) =>
        refusedFields(await menus.put(menu, { keys: [{ input: '1', action, actionId }] }));
      const required = { 'keys[0].actionId': 'The action field is required.' };
      expect(await refused('ivr', menu.id)).toEqual({
        'keys[0].actionId': 'A menu cannot send calls to itself.',
      });
      expect(await refused('ivr', foreign.id)).toEqual(required);
      expect(await refused('ivr', empty.id)).toEqual(required);
      expect(await refused('team', stranger.teamId)).toEqual(required);
      expect(await refused('teammate', stranger.admin.id)).toEqual(required);
      expect(await refused('team', menus.admin.id)).toEqual(required);
      expect(await refused('teammate', newId())).toEqual(required);
      const good = [
        { input: '1', action: 'ivr', actionId: other.id },
        { input: '2', action: 'teammate', actionId: menus.admin.id },
      ];
      expect((await menus.put(menu, { keys: good })).status).toBe(200);
    });

    it('[OP-78] fifty parallel changes of the default leave exactly one', async () => {
      const made: IvrMenu[] = [];
      for (const name of ['a', 'b', 'c', 'd'])
        made.push(await menus.add(name, [menus.toTeam('1')]));
      const wanted = Array.from({ length: 13 }, () => made).flat();
      await Promise.all(wanted.map((menu) => menus.put(menu, { isDefault: true })));
      const { items } = await menus.list();
      const chosen = items.filter(({ isDefault }) => isDefault);
      expect(chosen).toHaveLength(1);
      const [now] = chosen;
      if (now === undefined) throw new Error('No default.');
      const kept = await menus.put(now, { isDefault: false });
      expect([kept.status, kept.body.isDefault]).toEqual([200, true]);
    });

    it('[API-108] [API-146] [OP-72] the default and targeted menus stay, others go', async () => {
      const first = await menus.add('First', [menus.toTeam('1')]);
      const second = await menus.add('Second', [menus.toTeam('1')]);
      const third = await menus.add('Third', [menus.toTeam('1')]);
      const remove = (id: string, version: number) =>
        menus.call('DELETE', `/${id}`, undefined, version);
      const refused = await remove(first.id, 1);
      expect([refused.status, codeOf(refused), refused.body.message]).toEqual([
        409,
        'INUSE',
        'This item is used in call routing.',
      ]);
      await menus.put(third, { keys: [{ input: '1', action: 'ivr', actionId: second.id }] });
      const used = await remove(second.id, 1);
      expect([codeOf(used), used.body.message]).toEqual([
        'INUSE',
        'Key 1 of the menu Third sends calls here. Choose another target for it first.',
      ]);
      // Each of two that point at each other says which key of the other holds it.
      await menus.put(second, { keys: [{ input: '1', action: 'ivr', actionId: third.id }] });
      expect((await remove(third.id, 2)).body.message).toMatch(/^Key 1 of the menu Second /);
      await menus.put({ ...second, version: 2 }, { keys: [menus.toTeam('1')] });
      expect((await remove(third.id, 1)).status).toBe(412);
      expect((await remove(third.id, 2)).status).toBe(204);
      expect((await remove(second.id, 3)).status).toBe(204);
      expect((await menus.list()).items.map(({ name }) => name)).toEqual(['First']);
    });

    it('[API-109] [API-147] [ENT-24] lists what keys can lead to', async () => {
      await server().makePerson(menus.tenantId, { firstName: 'Gone', status: 'cancel' });
      const ben = await server().makePerson(menus.tenantId, {
        firstName: 'Ben',
        status: 'pending',
      });
      const menu = await menus.add('Main menu', [menus.toTeam('1')]);
      await menus.add('Empty');
      const { body } = await menus.call('GET', '/action');
      expect(body.teammate).toEqual([
        { id: menus.admin.id, name: 'Ana Lopez', status: 'active' },
        { id: ben.id, name: 'Ben Lopez', status: 'pending' },
      ]);
      expect((body.team as { name: string }[]).map(({ name }) => name)).toContain('Front desk');
      expect(body.ivr).toEqual([{ id: menu.id, name: 'Main menu' }]);
    });

    it('[RT-07] tells of every change, in words and to open browsers', async () => {
      const menu = await menus.add('Main menu', [menus.toTeam('1')]);
      const stored = await menus.put(menu, { timeout: 20 });
      expect((await menus.put({ ...menu, version: 2 }, { timeout: 20 })).body).toEqual(stored.body);
      await menus.add('Second');
      const second = (await menus.list()).items[1];
      await menus.call('DELETE', `/${second?.id}`, undefined, 1);
      const told = await server().db.tenant(menus.tenantId, async (tx) => ({
        events: await tx
          .selectFrom('event_log')
          .select(['event_type', 'entity_id', 'owner_type', 'owner_id'])
          .execute(),
        entries: await tx
          .selectFrom('audit_entry')
          .select(['action', 'entity_name', 'after'])
          .orderBy('seq')
          .execute(),
      }));
      const about = {
        event_type: 'callhandling',
        entity_id: menus.ownerId,
        owner_type: type,
        owner_id: menus.ownerId,
      };
      expect(told.events).toEqual([about, about, about, about]);
      expect(told.entries).toMatchObject([
        { action: 'ivr.create', entity_name: 'Main menu', after: { isDefault: true } },
        { action: 'ivr.update', after: { timeout: 20 } },
        { action: 'ivr.create', entity_name: 'Second' },
        { action: 'ivr.delete', after: null },
      ]);
      expect(told.entries[0]?.after).toMatchObject({ keys: { 1: { name: 'Front desk' } } });
    });

    it('standard users and other accounts see nothing', async () => {
      const menu = await menus.add('Main menu', [menus.toTeam('1')]);
      const standard = await server().makePerson(menus.tenantId);
      expect((await server().call(standard, 'GET', menus.path)).status).toBe(403);
      const { admin } = await startMenus(server(), type);
      expect((await server().call(admin, 'GET', menus.path)).status).toBe(404);
      const path = `${menus.path}/${menu.id}`;
      const put = { body: { ...menu, name: 'Taken' }, version: 1 };
      expect((await server().call(admin, 'PUT', path, put)).status).toBe(404);
      expect((await server().call(admin, 'DELETE', path, { version: 1 })).status).toBe(404);
      const otherKind = path.replace(`/${type}/`, type === 'team' ? '/company/' : '/team/');
      expect((await server().call(menus.admin, 'PUT', otherKind, put)).status).toBe(404);
    });
  });
});
