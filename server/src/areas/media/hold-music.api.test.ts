import type { MediaItem } from '@jackfield/contract/api/media';
import { beforeAll, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { fakeWave } from '../../../test/audio-samples.ts';
import { describeApi } from '../../../test/each-database.ts';
import { codeOf, type TestPerson } from '../../../test/harness.ts';
import { formOf } from '../../../test/media-fixture.ts';

describeApi('hold music', ({ server }) => {
  let admin: TestPerson;
  let person: TestPerson;
  const paths: Record<string, string> = {};

  beforeAll(async () => {
    const tenantId = await server().makeTenant();
    admin = await server().makePerson(tenantId, { isTenantOwner: true });
    person = await server().makePerson(tenantId);
    const team = await server().call(admin, 'POST', '/api/team', {
      body: {
        name: 'Front desk',
        extension: '300',
        inboundFlow: 'callQueue',
        teammateId: [person.id],
      },
    });
    paths.tenant = `/api/tenant/${tenantId}/moh`;
    paths.teammate = `/api/teammate/${person.id}/moh`;
    paths.team = `/api/team/${String(team.body.id)}/moh`;
  });

  const list = async (path: string) =>
    (await server().call(admin, 'GET', path)).body.items as MediaItem[];
  const heard = async (path: string) =>
    (await list(path)).filter((item) => item.isSelected).map((item) => item.fileName);
  const upload = async (path: string, name: string, who = admin) => {
    const { payload, contentType } = await formOf({ bytes: fakeWave(1), fileName: `${name}.wav` });
    return server().call(who, 'POST', path, {
      body: payload,
      headers: { 'content-type': contentType },
    });
  };
  const choose = (path: string, id: unknown) =>
    server().call(admin, 'PUT', `${path}/${String(id)}`, { body: { isSelected: true } });
  const remove = (path: string, id: unknown, query = '') =>
    server().call(admin, 'DELETE', `${path}/${String(id)}${query}`);

  for (const [owner, calls] of [
    ['tenant', '[API-61] [API-62] [API-63]'],
    ['teammate', '[API-123] [API-124] [API-125]'],
    ['team', '[API-155] [API-156] [API-157]'],
  ] as const) {
    it(`${calls} [MEDIA-20] ${owner}: uploads select, deletes hand over, one is always heard`, async () => {
      const path = paths[owner] ?? '';
      expect(await list(path)).toMatchObject([
        { fileName: 'Default hold music', isDefault: true, isSelected: true, duration: 24 },
      ]);
      const first = await upload(path, 'Piano');
      expect([first.status, first.body]).toMatchObject([
        201,
        { fileName: 'Piano', isSelected: true },
      ]);
      const second = await upload(path, 'Guitar');
      expect(await heard(path)).toEqual(['Guitar']);
      expect((await choose(path, first.body.id)).status).toBe(200);
      expect(await heard(path)).toEqual(['Piano']);
      const query = `?replacementId=${String(second.body.id)}`;
      expect((await remove(path, first.body.id, query)).status).toBe(204);
      expect(await heard(path)).toEqual(['Guitar']);
      const preset = (await list(path)).find((item) => item.isDefault);
      expect((await remove(path, preset?.id)).status).toBe(400);
      expect((await choose(path, preset?.id)).status).toBe(200);
      expect(await heard(path)).toEqual(['Default hold music']);
    });
  }

  it('owners show their hold music and greetings', async () => {
    const musicOf = async (path: string) => (await server().call(admin, 'GET', path)).body;
    expect((await musicOf('/api/tenant')).musicOnHolds).toEqual(await list(paths.tenant ?? ''));
    const teammate = await musicOf(`/api/teammate/${person.id}`);
    expect(teammate.musicOnHolds).toEqual(await list(paths.teammate ?? ''));
    const team = await musicOf((paths.team ?? '').replace('/moh', ''));
    expect(team.callQueue).toEqual({
      maxWaitSeconds: 300,
      maxCallers: 10,
      musicOnHolds: await list(paths.team ?? ''),
    });
    expect(team.voicemailGreetings).toMatchObject([{ fileName: 'Default greeting' }]);
  });

  it('[MEDIA-18] the eleventh track is refused in the words of media', async () => {
    const who = await server().makePerson(admin.tenantId);
    const path = `/api/teammate/${who.id}/moh`;
    for (let at = 0; at < 10; at += 1) await upload(path, `Track ${at}`, who);
    const refused = await upload(path, 'One more', who);
    expect([refused.status, codeOf(refused), refused.body.message]).toEqual([
      409,
      'LIMITREACHED',
      'Unable to add media. You have reached the maximum 10 media. To add more, delete existing media to continue.',
    ]);
    const long = await upload(`/api/teammate/${person.id}/moh`, 'n'.repeat(51), person);
    expect(long.body.message).toBe('Media name cannot more than 50 characters');
  });

  it('[ROLE-03] standard users have their own; other accounts look empty', async () => {
    const stranger = await server().makePerson(await server().makeTenant(), { role: 'admin' });
    expect((await server().call(person, 'GET', paths.teammate ?? '')).status).toBe(200);
    for (const [owner, path] of Object.entries(paths)) {
      expect([owner, (await server().call(stranger, 'GET', path)).status]).toEqual([owner, 404]);
      if (owner === 'teammate') continue;
      expect((await server().call(person, 'GET', path)).status).toBe(403);
    }
    const other = `/api/teammate/${admin.id}/moh`;
    expect((await server().call(person, 'GET', other)).status).toBe(403);
    expect((await remove(paths.team ?? '', newId())).status).toBe(404);
  });

  it('annex J2 a deleted track comes back, heard again when it was', async () => {
    const path = paths.team ?? '';
    const id = path.split('/').at(-2) ?? '';
    const { body } = await upload(path, 'Harp');
    const file = String(body.id);
    await remove(path, file);
    expect(await server().storage.size(admin.tenantId, file)).not.toBeNull();
    const { body: history } = await server().call(admin, 'GET', `/api/audit/team/${id}?limit=1`);
    const [entry] = history.items as { id: string; action: string; before: object }[];
    expect(entry).toMatchObject({
      action: 'team.deleteHoldMusic',
      before: { holdMusic: 'Harp', medium: { id: file, fileName: 'Harp' } },
    });
    const restore = () =>
      server().call(admin, 'POST', `/api/audit/team/${id}/restore`, {
        body: { entryId: entry?.id },
      });
    expect((await restore()).status).toBe(200);
    expect(await heard(path)).toEqual(['Harp']);
    expect((await restore()).status).toBe(404);
  });
});
