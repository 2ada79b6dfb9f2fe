import type { MediaItem } from '@jackfield/contract/api/media';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeWave } from '../../../test/audio-samples.ts';
import { describeApi } from '../../../test/each-database.ts';
import { codeOf } from '../../../test/harness.ts';
import { type Menus, startMenus } from '../../../test/ivr-fixture.ts';
import { formOf } from '../../../test/media-fixture.ts';

describeApi('media of IVR menus', ({ server }) => {
  describe.each(['company', 'team'] as const)('of a %s', (type) => {
    let menus: Menus;
    let menuId = '';
    beforeEach(async () => {
      menus = await startMenus(server(), type);
      menuId = (await menus.add('Main menu', [menus.toTeam('1')])).id;
    });
    const add = async (name: string) =>
      (await menus.upload(menuId, `${name}.wav`)).body as unknown as MediaItem;
    const remove = (id: string, query = '') =>
      menus.call('DELETE', `/${menuId}/media/${id}${query}`);

    it('[API-110] [API-148] [MEDIA-10] an upload becomes the greeting, newest first', async () => {
      const first = await add('Welcome');
      const sent = await menus.upload(menuId, 'Holiday.wav');
      expect([sent.status, sent.body]).toMatchObject([
        201,
        { fileName: 'Holiday', isSelected: true, isDefault: false },
      ]);
      const menu = await menus.menu(menuId);
      expect(menu.media.map(({ fileName, isSelected }) => [fileName, isSelected])).toEqual([
        ['Holiday', true],
        ['Welcome', false],
      ]);
      expect([menu.menuMedia.greeting, menu.version]).toEqual([sent.body.id, 3]);
      expect(first.isSelected).toBe(true);
    });

    it('[MEDIA-09] [ENT-19] saving selects the greeting, one of the media of the menu', async () => {
      const [first, second] = [await add('a'), await add('b')];
      const other = await menus.add('Other');
      const foreign = (await menus.upload(other.id, 'c.wav')).body as unknown as MediaItem;
      const menu = await menus.menu(menuId);
      const put = (change: object) =>
        menus.put(menu, { menuMedia: { ...menu.menuMedia, ...change } });
      expect((await put({ greeting: foreign.id })).status).toBe(400);
      expect((await put({ exitMedia: foreign.id })).status).toBe(400);
      const none = await put({ greeting: null });
      expect([none.status, JSON.stringify(none.body.errors)]).toEqual([
        400,
        expect.stringContaining('The greeting field is required.'),
      ]);
      const stored = await put({ greeting: first.id, exitMedia: second.id });
      expect(stored.status).toBe(200);
      const now = await menus.menu(menuId);
      expect(now.media.map(({ id, isSelected }) => [id, isSelected])).toEqual([
        [second.id, false],
        [first.id, true],
      ]);
    });

    it('[API-111] [API-149] [VAL-43] [OP-87] [OP-88] media in use stay, others go', async () => {
      const [first, second, third] = [await add('a'), await add('b'), await add('c')];
      const menu = await menus.menu(menuId);
      await menus.put(menu, { menuMedia: { ...menu.menuMedia, transferMedia: second.id } });
      for (const used of [second, third]) {
        const refused = await remove(used.id);
        expect([refused.status, codeOf(refused), refused.body.message]).toEqual([
          409,
          'INUSE',
          'Delete default or in used media is not allowed',
        ]);
      }
      expect((await remove(third.id, '?replacementId=unknown')).status).toBe(409);
      expect((await remove(third.id, `?replacementId=${first.id}`)).status).toBe(204);
      expect((await menus.menu(menuId)).menuMedia.greeting).toBe(first.id);
      expect((await remove(third.id)).status).toBe(404);
    });

    it('annex J2 a deleted menu comes back with its media and keys', async () => {
      const menu = await menus.add('Second', [menus.toTeam('1')]);
      const medium = (await menus.upload(menu.id, 'c.wav')).body;
      await menus.call('DELETE', `/${menu.id}`, undefined, (await menus.menu(menu.id)).version);
      const { body } = await server().call(menus.admin, 'GET', `/api/audit/ivr/${menu.id}?limit=1`);
      const [entry] = body.items as { id: string; action: string }[];
      expect(entry?.action).toBe('ivr.delete');
      const restore = () =>
        server().call(menus.admin, 'POST', `/api/audit/ivr/${menu.id}/restore`, {
          body: { entryId: entry?.id },
        });
      expect((await restore()).status).toBe(200);
      expect(await menus.menu(menu.id)).toMatchObject({
        name: 'Second',
        keys: [menus.toTeam('1')],
        media: [{ id: medium.id }],
      });
      expect((await restore()).status).toBe(404);
    });

    it('[MEDIA-18] [OP-85] of parallel uploads ten are kept', async () => {
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, at) => menus.upload(menuId, `${at}.wav`)),
      );
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
      const refused = answers.find(({ status }) => status !== 201);
      expect([refused?.status, refused?.body.message]).toEqual([
        409,
        'Unable to add media. You have reached the maximum 10 media. To add more, delete existing media to continue.',
      ]);
      expect((await menus.menu(menuId)).media.filter((item) => item.isSelected)).toHaveLength(1);
    });

    it('[VAL-37] names of files end at 50 characters', async () => {
      expect((await menus.upload(menuId, `${'n'.repeat(50)}.wav`)).status).toBe(201);
      const refused = await menus.upload(menuId, `${'n'.repeat(51)}.wav`);
      expect([refused.status, refused.body.message]).toEqual([
        400,
        'Media name cannot more than 50 characters',
      ]);
      expect((await menus.upload(menuId, 'notes.txt')).status).toBe(415);
    });

    it('[API-112] [API-150] [OP-90] a text becomes a medium that keeps its text', async () => {
      const made = await menus.call('POST', `/${menuId}/textmedia`, {
        text: 'For billing, press 1.',
        fileName: 'Spoken.wav',
        voiceSetting: { languageCode: 'en-US', gender: 'female' },
      });
      expect([made.status, made.body]).toMatchObject([
        201,
        { fileName: 'Spoken', isSelected: true, inputText: 'For billing, press 1.' },
      ]);
    });

    it('media of other accounts and owners are not reached', async () => {
      const item = await add('a');
      const stranger = await startMenus(server(), type);
      const path = `${menus.path}/${menuId}/media/${item.id}`;
      expect((await server().call(stranger.admin, 'DELETE', path)).status).toBe(404);
      expect((await menus.upload(menuId, 'b.wav', stranger.admin)).status).toBe(404);
      const standard = await server().makePerson(menus.tenantId);
      expect((await menus.upload(menuId, 'b.wav', standard)).status).toBe(403);
      const otherOwner = path.replace(menus.path, `/api/team/${menus.teamId}/ivr`);
      expect((await server().call(menus.admin, 'DELETE', otherOwner)).status).toBe(404);
    });

    it('[OP-78] media go with their menu, and menus with their owner', async () => {
      await add('a');
      const second = await menus.add('Second');
      await menus.upload(second.id, 'b.wav');
      const { version } = await menus.menu(second.id);
      expect((await menus.call('DELETE', `/${second.id}`, undefined, version)).status).toBe(204);
      const left = () =>
        server().db.tenant(menus.tenantId, async (tx) => ({
          menus: (await tx.selectFrom('ivr_menu').select('name').execute()).length,
          media: (await tx.selectFrom('media').select('id').execute()).length,
        }));
      expect(await left()).toEqual({ menus: 1, media: 1 });
      await server().db.tenant(menus.tenantId, (tx) =>
        tx.deleteFrom(type).where('id', '=', menus.ownerId).execute(),
      );
      expect(await left()).toEqual({ menus: 0, media: 0 });
    });
  });

  it('[OP-87] [MEDIA-11] messages of a company number: made, chosen, kept while calls go there', async () => {
    const { admin, ownerId, tenantId } = await startMenus(server(), 'company');
    const path = `/api/company/${ownerId}/vm`;
    const upload = async (fileName: string) => {
      const { payload, contentType } = await formOf({ bytes: fakeWave(1), fileName });
      const headers = { 'content-type': contentType };
      return server().call(admin, 'POST', path, { body: payload, headers });
    };
    const first = await upload('Closed.wav');
    const second = await upload('Moved.wav');
    expect([second.status, second.body.isSelected]).toEqual([201, true]);
    const { body } = await server().call(admin, 'GET', path);
    expect((body.items as MediaItem[]).map(({ fileName }) => fileName)).toEqual([
      'Moved',
      'Closed',
    ]);
    const chosen = await server().call(admin, 'PUT', `${path}/${String(first.body.id)}`, {
      body: { isSelected: true },
    });
    expect([chosen.status, chosen.body.isSelected]).toEqual([200, true]);
    const target = { actionType: 'message', actionValue: String(first.body.id) };
    await server().db.tenant(tenantId, (tx) =>
      tx
        .updateTable('company')
        .set({ call_handling_closed_hour: JSON.stringify(target) })
        .where('id', '=', ownerId)
        .execute(),
    );
    const gone = (id: unknown) => server().call(admin, 'DELETE', `${path}/${String(id)}`);
    expect(codeOf(await gone(first.body.id))).toBe('INUSE');
    expect((await gone(second.body.id)).status).toBe(204);
  });
});
