import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { beforeAll, expect, it } from 'vitest';
import { fakeWave, mp3Frames } from '../../../test/audio-samples.ts';
import { describeApi } from '../../../test/each-database.ts';
import { ApiError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { clearSoftDeleted } from '../../platform/soft-deleted.ts';
import { type Answered, codeOf, startTestServer, type TestPerson } from '../../../test/harness.ts';
import { formOf, upload } from '../../../test/media-fixture.ts';

interface Item {
  id: string;
  fileName: string;
  isDefault: boolean;
  isSelected: boolean;
  inputText: string | null;
}

describeApi('voicemail greetings', ({ server }) => {
  let admin: TestPerson;
  let tenantId = '';

  beforeAll(async () => {
    tenantId = await server().makeTenant();
    admin = await server().makePerson(tenantId, { isTenantOwner: true });
  });

  const person = () => server().makePerson(tenantId);
  const pathOf = (who: TestPerson) => `/api/voicemail/teammate/${who.id}`;
  const list = async (who: TestPerson): Promise<Item[]> => {
    const { body } = await server().call(admin, 'GET', pathOf(who));
    return body.items as Item[];
  };
  const selected = async (who: TestPerson) =>
    (await list(who)).filter((item) => item.isSelected).map((item) => item.fileName);
  const add = async (who: TestPerson, name: string) =>
    String((await upload(server(), who, { bytes: fakeWave(1), fileName: `${name}.wav` })).body.id);
  const choose = (who: TestPerson, id: string) =>
    server().call(who, 'PUT', `${pathOf(who)}/${id}`, { body: { isSelected: true } });
  const remove = (who: TestPerson, id: string, query = ''): Promise<Answered> =>
    server().call(who, 'DELETE', `${pathOf(who)}/${id}${query}`);

  it('[MEDIA-09] everybody has the default greeting, selected until another is', async () => {
    const who = await person();
    const { body } = await server().call(who, 'GET', pathOf(who));
    expect(body).toMatchObject({ maximum: 10, savedText: null });
    expect(body.items).toMatchObject([
      { fileName: 'Default greeting', isDefault: true, isSelected: true },
    ]);
    const profile = await server().call(who, 'GET', '/api/user');
    expect(profile.body.voicemailGreetings).toEqual(body.items);
  });

  it('[API-131] [MEDIA-10] an upload selects the new greeting, newest first', async () => {
    const who = await person();
    await add(who, 'Lunch');
    const second = await upload(server(), who, {
      bytes: mp3Frames(100),
      fileName: 'Holiday.mp3',
      type: 'audio/mpeg',
    });
    expect([second.status, second.body]).toMatchObject([
      201,
      { fileName: 'Holiday', isSelected: true, isDefault: false, inputText: null },
    ]);
    const names = (await list(who)).map((item) => item.fileName);
    expect(names).toEqual(['Holiday', 'Lunch', 'Default greeting']);
    expect(await selected(who)).toEqual(['Holiday']);
  });

  it('[API-133] [MEDIA-09] fifty parallel selects leave exactly one selected', async () => {
    const who = await person();
    const ids = [await add(who, 'a'), await add(who, 'b'), await add(who, 'c')];
    const preset = (await list(who)).find((item) => item.isDefault)?.id ?? '';
    const wanted = [...ids, preset];
    const few = await Promise.all([...wanted, ...ids].map((id) => choose(who, id)));
    expect(few.map((answer) => answer.status)).toEqual(few.map(() => 200));
    expect(await selected(who)).toHaveLength(1);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => choose(who, wanted[at % 4] ?? preset)),
    );
    // A server that is out of connections says so instead of waiting.
    expect(answers.every(({ status }) => status === 200 || status === 503)).toBe(true);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(await selected(who)).toHaveLength(1);
  });

  it('annex J2 a choice is taken back by its entry, as long as nobody chose again and the sound is there', async () => {
    const who = await person();
    const [lunch, holiday] = [await add(who, 'Lunch'), await add(who, 'Holiday')];
    const preset = (await list(who)).find((item) => item.isDefault)?.id ?? '';
    const newest = async () => {
      const { body } = await server().call(admin, 'GET', `/api/audit/teammate/${who.id}?limit=1`);
      return (body.items as { id: string; action: string }[])[0]?.id ?? '';
    };
    const back = async (verb: 'undo' | 'restore', entryId: string) => {
      const path = `/api/audit/teammate/${who.id}/${verb}`;
      const { version } = (await server().call(admin, 'GET', `/api/teammate/${who.id}`)).body;
      const options = {
        body: { entryId },
        ...(verb === 'restore' && { version: Number(version) }),
      };
      const answer = await server().call(admin, 'POST', path, options);
      return answer.status === 200 ? 200 : codeOf(answer);
    };
    await choose(who, preset);
    const first = await newest();
    expect(await back('undo', first)).toBe(200);
    expect(await selected(who)).toEqual(['Holiday']);
    await choose(who, lunch);
    expect(await back('undo', first)).toBe('CHANGEDSINCE');
    expect(await back('restore', first)).toBe(200);
    expect(await selected(who)).toEqual(['Holiday']);
    await choose(who, lunch);
    const second = await newest();
    await remove(who, holiday);
    expect(await back('restore', second)).toBe('NOTHINGTORESTORE');
    expect(await selected(who)).toEqual(['Lunch']);
  });

  it('[MEDIA-18] [VAL-39] of parallel adds ten are kept; deleting stays allowed', async () => {
    const who = await person();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        upload(server(), who, { bytes: fakeWave(1), fileName: `${at}.wav` }),
      ),
    );
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(10);
    const refused = answers.find((answer) => answer.status !== 201);
    expect([refused?.status, refused && codeOf(refused)]).toEqual([409, 'LIMITREACHED']);
    expect(refused?.body.message).toBe(
      'Unable to add voice greeting. You have reached the maximum 10 voice greeting. To add more, delete existing voice greeting to continue.',
    );
    expect((await remove(who, (await list(who))[0]?.id ?? '')).status).toBe(204);
    expect(await list(who)).toHaveLength(10);
  });

  it('[MEDIA-11] [OP-88] a deleted selected greeting hands over as asked, and is kept for 30 days', async () => {
    const who = await person();
    const [first, second, third] = [await add(who, 'a'), await add(who, 'b'), await add(who, 'c')];
    expect((await remove(who, third, `?replacementId=${first}`)).status).toBe(204);
    expect(await selected(who)).toEqual(['a']);
    await remove(who, second);
    expect(await selected(who)).toEqual(['a']);
    await remove(who, first, '?replacementId=unknown');
    expect(await selected(who)).toEqual(['Default greeting']);
    expect(await server().storage.size(tenantId, first)).not.toBeNull();
    const later = new Date(server().clock.now().getTime() + 30 * 24 * 3_600_000);
    await clearSoftDeleted(server().db, server().storage, later);
    expect(await server().storage.size(tenantId, first)).toBeNull();
  });

  it('[API-134] [VAL-40] the default greeting stays', async () => {
    const who = await person();
    const preset = (await list(who))[0]?.id ?? '';
    const refused = await remove(who, preset);
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body)).toContain('Delete Default greeting Is not allowed.');
  });

  it('[VAL-30] [VAL-36] names end at 30 typed and 50 uploaded characters', async () => {
    const who = await person();
    const typed = (name: string) =>
      upload(server(), who, { bytes: fakeWave(1), name, source: 'recording', fileName: 'r.wav' });
    expect((await typed('n'.repeat(30))).status).toBe(201);
    const long = await typed('n'.repeat(31));
    expect(long.status).toBe(400);
    expect(long.body.message).toBe('Greeting name cannot more than 30 characters');
    expect((await typed('')).status).toBe(400);
    const named = (name: string) =>
      upload(server(), who, { bytes: fakeWave(1), fileName: `${name}.wav` });
    expect((await named('n'.repeat(50))).status).toBe(201);
    const refused = await named('n'.repeat(51));
    expect(refused.status).toBe(400);
    expect(refused.body.message).toBe('Greeting name cannot more than 50 characters');
    const family = '👩‍👩‍👧‍👦'.repeat(30);
    const { status, body } = await typed(family);
    expect([status, body.fileName]).toEqual([201, family]);
  });

  it('[OP-89] a straight double quote in the name of a file is shown as itself', async () => {
    const who = await person();
    const { body } = await upload(server(), who, {
      bytes: fakeWave(1),
      fileName: 'The "new" hours.wav',
    });
    expect(body.fileName).toBe('The "new" hours');
  });

  it('[API-132] [VAL-31] [OP-90] a text becomes a greeting that plays, and is offered again', async () => {
    const who = await person();
    const speak = (text: string, fileName: string, gender = 'female') =>
      server().call(who, 'POST', `${pathOf(who)}/textgreeting`, {
        body: { text, fileName, voiceSetting: { languageCode: 'en-US', gender } },
      });
    const made = await speak('Hello there.', 'Out of hours.wav');
    expect([made.status, made.body]).toMatchObject([
      201,
      { fileName: 'Out of hours', isSelected: true, inputText: 'Hello there.' },
    ]);
    const file = await server().storage.read(tenantId, String(made.body.id));
    const wave = await buffer(file?.stream ?? Readable.from([]));
    expect([wave.toString('latin1', 0, 4), wave.readUInt32LE(24)]).toEqual(['RIFF', 8000]);
    const { body } = await server().call(who, 'GET', pathOf(who));
    expect(body).toMatchObject({ savedText: 'Hello there.', hasSpeech: true });
    expect((await speak('x'.repeat(2001), 'Long.wav')).status).toBe(400);
    expect((await speak('', 'Empty.wav')).status).toBe(400);
    expect((await speak('Hi', 'Odd.wav', 'robot')).status).toBe(400);
  });

  it('[MEDIA-07] a text can be listened to before it is saved, and nothing is kept of it', async () => {
    const who = await person();
    const voiceSetting = { languageCode: 'en-US', gender: 'female' };
    const preview = (text: string) =>
      server().call(who, 'POST', '/api/media/preview', { body: { text, voiceSetting } });
    const { status, body } = await preview('Hello there.');
    const wave = Buffer.from(String(body.audio), 'base64');
    expect([status, wave.toString('latin1', 0, 4)]).toEqual([200, 'RIFF']);
    expect((await preview('')).status).toBe(400);
    expect(await list(who)).toHaveLength(1);
  });

  it('[ROLE-03] admins change greetings of others, standard users their own only', async () => {
    const [who, other] = [await person(), await person()];
    const id = await add(other, 'Mine');
    const path = `${pathOf(other)}/${id}`;
    expect((await server().call(who, 'DELETE', path)).status).toBe(403);
    expect((await server().call(who, 'GET', pathOf(other))).status).toBe(403);
    const stranger = await server().makePerson(await server().makeTenant(), { role: 'admin' });
    expect((await server().call(stranger, 'DELETE', path)).status).toBe(404);
    expect((await server().call(stranger, 'GET', pathOf(other))).status).toBe(404);
    expect((await server().call(admin, 'DELETE', path)).status).toBe(204);
  });

  it('[API-151] [API-152] [API-153] [API-154] teams have greetings like people', async () => {
    const id = newId();
    await server().db.tenant(tenantId, (tx) =>
      tx
        .insertInto('team')
        .values({ id, tenant_id: tenantId, name: `Team ${id}`, extension: '4100' })
        .execute(),
    );
    const path = `/api/team/${id}/vm`;
    const { payload, contentType } = await formOf({ bytes: fakeWave(1), fileName: 'Closed.wav' });
    const sent = await server().call(admin, 'POST', path, {
      body: payload,
      headers: { 'content-type': contentType },
    });
    expect([sent.status, sent.body]).toMatchObject([201, { fileName: 'Closed', isSelected: true }]);
    const spoken = await server().call(admin, 'POST', `${path}/textgreeting`, {
      body: {
        text: 'We are closed.',
        fileName: 'Spoken.wav',
        voiceSetting: { languageCode: 'en-US', gender: 'male' },
      },
    });
    expect([spoken.status, spoken.body.isSelected]).toEqual([201, true]);
    const first = `${path}/${String(sent.body.id)}`;
    const chosen = await server().call(admin, 'PUT', first, { body: { isSelected: true } });
    expect([chosen.status, chosen.body.isSelected]).toEqual([200, true]);
    const { body } = await server().call(admin, 'GET', path);
    const preset = (body.items as Item[]).find((item) => item.isDefault);
    expect((await server().call(admin, 'DELETE', `${path}/${preset?.id}`)).status).toBe(400);
    expect((await server().call(admin, 'DELETE', first)).status).toBe(204);
    const standard = await person();
    expect((await server().call(standard, 'GET', path)).status).toBe(403);
    const stranger = await server().makePerson(await server().makeTenant(), { role: 'admin' });
    expect((await server().call(stranger, 'GET', path)).status).toBe(404);
    const events = await server().db.tenant(tenantId, (tx) =>
      tx.selectFrom('event_log').select('event_type').where('entity_id', '=', id).execute(),
    );
    expect(events.map((event) => event.event_type)).toEqual(['team', 'team', 'team', 'team']);
  });

  it('[RT-07] tells of every change', async () => {
    const who = await person();
    const first = await add(who, 'Lunch');
    await choose(who, (await list(who)).find((item) => item.isDefault)?.id ?? '');
    await remove(who, first);
    const told = await server().db.tenant(tenantId, async (tx) => ({
      events: await tx
        .selectFrom('event_log')
        .select(['method', 'event_type'])
        .where('entity_id', '=', who.id)
        .execute(),
      entries: await tx
        .selectFrom('audit_entry')
        .select('action')
        .where('entity_id', '=', who.id)
        .orderBy('seq')
        .execute(),
    }));
    expect(told.events).toEqual(
      told.entries.map(() => ({ method: 'UpdateEntityAsync', event_type: 'teammate' })),
    );
    expect(told.entries.map((entry) => entry.action)).toEqual([
      'teammate.addGreeting',
      'teammate.selectGreeting',
      'teammate.deleteGreeting',
    ]);
  });
});

it('[OP-90] without an engine texts are refused, nothing is stored and the list says so', async () => {
  const speech = {
    isAvailable: false,
    speak: () => Promise.reject(new ApiError('PROVIDERUNAVAILABLE')),
  };
  const server = await startTestServer({ speech });
  try {
    const who = await server.makePerson(await server.makeTenant());
    const path = `/api/voicemail/teammate/${who.id}`;
    const voiceSetting = { languageCode: 'en-US', gender: 'male' };
    const refused = await server.call(who, 'POST', `${path}/textgreeting`, {
      body: { text: 'Hello', fileName: 'Hello.wav', voiceSetting },
    });
    expect([refused.status, codeOf(refused)]).toEqual([503, 'PROVIDERUNAVAILABLE']);
    const { body } = await server.call(who, 'GET', path);
    expect([body.hasSpeech, (body.items as Item[]).length]).toEqual([false, 1]);
  } finally {
    await server.close();
  }
});
