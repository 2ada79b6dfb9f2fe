import { request } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, it } from 'vitest';
import { fakeWave, mp3Frames, page, polyglot, taggedScript } from '../../../test/audio-samples.ts';
import { clearFiles } from './clear-files.ts';
import { newId } from '../../platform/ids.ts';
import { describeApi } from '../../../test/each-database.ts';
import { codeOf, type TestPerson } from '../../../test/harness.ts';
import { filesIn, formOf, upload } from '../../../test/media-fixture.ts';

const megabyte = 1024 * 1024;

describeApi('media', ({ server }) => {
  let owner: TestPerson;
  let stranger: TestPerson;
  let port = 0;

  beforeAll(async () => {
    owner = await server().makePerson(await server().makeTenant(), { isTenantOwner: true });
    stranger = await server().makePerson(await server().makeTenant(), { role: 'admin' });
    port = Number(new URL(await server().app.listen({ port: 0, host: '127.0.0.1' })).port);
  });

  const folder = (name: string) => join(server().app.services.config.dataDir, name);
  const addressOf = async (who: TestPerson, id: string) =>
    String((await server().call(who, 'GET', `/api/media/${id}/address`)).body.url);
  const open = (url: string, headers: Record<string, string> = {}) =>
    server().app.inject({ url, headers });
  const someone = () => server().makePerson(owner.tenantId);
  /** A wave of exactly so many bytes. */
  const waveOf = (bytes: number) => {
    const wave = fakeWave(Math.ceil(bytes / 16_000)).subarray(0, bytes);
    wave.writeUInt32LE(bytes - 8, 4);
    wave.writeUInt32LE(bytes - 44, 40);
    return wave;
  };

  it('[VAL-35] lets in only files that are sound, whatever they are called', async () => {
    const who = await someone();
    const contents = { fakeWave: fakeWave(1), mp3: mp3Frames(50), page, polyglot, taggedScript };
    const names = ['a.wav', 'a.mp3', 'a.mpeg', 'a.exe', 'a.svg'];
    for (const [kind, bytes] of Object.entries(contents)) {
      for (const fileName of names) {
        for (const type of ['audio/wav', 'audio/mpeg', 'image/svg+xml']) {
          const { status, body } = await upload(server(), who, { bytes, fileName, type });
          const isSound = kind === 'fakeWave' || kind === 'mp3';
          const isNamed = /(wav|mp3|mpeg)$/.test(fileName);
          const wanted = isSound && isNamed ? 201 : 415;
          expect([kind, fileName, type, status]).toEqual([kind, fileName, type, wanted]);
          if (status === 201) {
            await server().call(
              who,
              'DELETE',
              `/api/voicemail/teammate/${who.id}/${String(body.id)}`,
            );
          } else {
            expect(body.message).toBe(
              isNamed
                ? 'This file holds no sound that can be played. Save it as WAV or MP3, then upload it.'
                : 'Invalid file extension. Allowed extension: .wav, .mp3.',
            );
          }
        }
      }
    }
  });

  it('[VAL-38] [VAL-33] keeps to 5 MB and 50 MB, to the byte', async () => {
    const who = await someone();
    const send = (bytes: number, source: 'upload' | 'recording') =>
      upload(server(), who, { bytes: waveOf(bytes), source, name: 'Large' });
    expect((await send(5 * megabyte, 'upload')).status).toBe(201);
    const large = await send(5 * megabyte + 2, 'upload');
    expect([large.status, codeOf(large), large.body.message]).toEqual([
      413,
      'FILETOOLARGE',
      'Maximum file upload size 5MB.',
    ]);
    expect((await send(50 * megabyte, 'recording')).status).toBe(201);
    const recording = await send(50 * megabyte + 2, 'recording');
    expect([recording.status, recording.body.message]).toEqual([
      413,
      'File size has exceed 50mbps',
    ]);
    expect(await filesIn(folder('uploads'))).toEqual([]);
  });

  /** Sends a form without length until the server answers; says how many bytes it took. */
  const stream = (who: TestPerson, chunks: number) =>
    new Promise<{ status: number; sent: number }>((resolve, reject) => {
      const boundary = 'x7f3';
      const call = request({
        port,
        method: 'POST',
        path: `/api/voicemail/teammate/${who.id}`,
        headers: {
          'x-jackfield': '1',
          'x-test-person': who.id,
          'content-type': `multipart/form-data; boundary=${boundary}`,
        },
      });
      let sent = 0;
      call.on('error', reject);
      call.on('response', (answer) => {
        answer.resume();
        resolve({ status: answer.statusCode ?? 0, sent });
        call.destroy();
      });
      call.write(
        `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.wav"\r\ncontent-type: audio/wav\r\n\r\n`,
      );
      const next = () => {
        if (call.destroyed || sent >= chunks * megabyte) return;
        sent += megabyte;
        call.write(Buffer.alloc(megabyte), () => setImmediate(next));
      };
      next();
    });

  it('stops reading an endless upload at the limit, without holding it', async () => {
    const who = await someone();
    const before = process.memoryUsage.rss();
    const { status, sent } = await stream(who, 400);
    expect(status).toBe(413);
    expect(sent).toBeLessThan(100 * megabyte);
    expect(process.memoryUsage.rss() - before).toBeLessThan(100 * megabyte);
    await expect.poll(() => filesIn(folder('uploads'))).toEqual([]);
  });

  it('a hundred broken-off uploads leave nothing behind', async () => {
    const who = await someone();
    const { payload, contentType } = await formOf({ bytes: fakeWave(20) });
    const kept = (await filesIn(folder('files'))).length;
    const breakOff = () =>
      new Promise<void>((resolve) => {
        const call = request({
          port,
          method: 'POST',
          path: `/api/voicemail/teammate/${who.id}`,
          headers: {
            'x-jackfield': '1',
            'x-test-person': who.id,
            'content-type': contentType,
            'content-length': payload.length,
          },
        });
        call.on('error', () => resolve());
        call.on('close', () => resolve());
        call.write(payload.subarray(0, payload.length / 2), () => call.destroy());
      });
    for (let round = 0; round < 10; round += 1) {
      await Promise.all(Array.from({ length: 10 }, breakOff));
    }
    await expect.poll(() => filesIn(folder('uploads')), { timeout: 15_000 }).toEqual([]);
    expect(await filesIn(folder('files'))).toHaveLength(kept);
    const list = await server().call(who, 'GET', `/api/voicemail/teammate/${who.id}`);
    expect(list.body.items).toHaveLength(1);
  });

  it('refuses packed bodies and forms without a file', async () => {
    const who = await someone();
    const { payload, contentType } = await formOf({ bytes: fakeWave(1) });
    const post = (body: Buffer, headers: Record<string, string>) =>
      server().call(who, 'POST', `/api/voicemail/teammate/${who.id}`, { body, headers });
    const packed = await post(gzipSync(payload), {
      'content-type': contentType,
      'content-encoding': 'gzip',
    });
    expect(packed.status).toBe(415);
    const empty = new Response(new FormData());
    const type = String(empty.headers.get('content-type'));
    const bare = await post(Buffer.from(await empty.arrayBuffer()), { 'content-type': type });
    expect(bare.status).toBe(400);
  });

  it('files of nobody go, those of records and of what can come back stay', async () => {
    const who = await someone();
    const leaver = await someone();
    const idOf = async (person: TestPerson) =>
      String((await upload(server(), person, { bytes: fakeWave(1) })).body.id);
    const [kept, deleted, left] = [await idOf(who), await idOf(who), await idOf(leaver)];
    const path = `/api/voicemail/teammate/${who.id}/${deleted}`;
    await server().call(who, 'DELETE', path);
    await server().db.system((tx) =>
      tx.updateTable('teammate').set({ status: 'cancel' }).where('id', '=', leaver.id).execute(),
    );
    const orphan = newId();
    await server().storage.put(who.tenantId, orphan, fakeWave(1), 'audio/wav');
    const there = async (days: number) => {
      const now = new Date(Date.now() + days * 24 * 3_600_000);
      await clearFiles(server().db, server().storage, now);
      const sizes = [kept, deleted, left, orphan].map((id) =>
        server().storage.size(who.tenantId, id),
      );
      return (await Promise.all(sizes)).map((size) => size !== null);
    };
    expect(await there(0)).toEqual([true, true, true, true]);
    expect(await there(2)).toEqual([true, true, true, false]);
    expect(await there(31)).toEqual([true, true, false, false]);
  });

  it('stores under an id of its own and names the file safely', async () => {
    const who = await someone();
    for (const fileName of [
      '../../etc/passwd.wav',
      'a\u0000b.wav',
      'a\r\nx: y.wav',
      '🎧 café.wav',
    ]) {
      const { status, body } = await upload(server(), who, { bytes: fakeWave(1), fileName });
      expect([fileName, status]).toEqual([fileName, 201]);
      const id = String(body.id);
      expect(await filesIn(folder('files'))).toContain(join(folder('files'), who.tenantId, id));
      const answer = await open(await addressOf(who, id));
      expect(answer.headers['content-disposition']).toMatch(
        /^inline; filename="[\w .()-]+\.wav"; filename\*=UTF-8''[\w.%!~-]+$/,
      );
    }
  });

  it('[MEDIA-19] serves the exact type in a sandbox, whole and in parts', async () => {
    const wave = fakeWave(1);
    const { body } = await upload(server(), owner, { bytes: wave });
    const url = await addressOf(owner, String(body.id));
    const whole = await open(url);
    expect(whole.statusCode).toBe(200);
    expect(whole.rawPayload.equals(wave)).toBe(true);
    expect(whole.headers).toMatchObject({
      'content-type': 'audio/wav',
      'x-content-type-options': 'nosniff',
      'content-length': String(wave.length),
      'accept-ranges': 'bytes',
    });
    expect(whole.headers['content-security-policy']).toContain('sandbox');
    expect(whole.headers['cache-control']).toContain('private');
    const part = await open(url, { range: 'bytes=8-15' });
    expect([part.statusCode, part.headers['content-range'], part.payload]).toEqual([
      206,
      `bytes 8-15/${wave.length}`,
      'WAVEfmt ',
    ]);
    const behind = await open(url, { range: `bytes=${wave.length}-` });
    expect([behind.statusCode, behind.headers['content-range']]).toEqual([
      416,
      `bytes */${wave.length}`,
    ]);
  });

  it('[MEDIA-19] an address opens one file, for five minutes, and no other account', async () => {
    const [first, second] = [
      await upload(server(), owner, { bytes: fakeWave(1) }),
      await upload(server(), owner, { bytes: fakeWave(1) }),
    ];
    const id = String(first.body.id);
    const url = await addressOf(owner, id);
    const token = url.split('?')[1];
    expect((await open(`/media/${String(second.body.id)}?${token}`)).statusCode).toBe(401);
    expect((await open(`/media/${id}`)).statusCode).toBe(401);
    expect((await server().app.inject({ method: 'POST', url })).statusCode).toBe(404);
    const { body: told } = await server().call(owner, 'GET', `/api/media/${id}/address`);
    expect([told.fileName, told.seconds]).toEqual([first.body.fileName, first.body.duration]);
    expect((await server().call(stranger, 'GET', `/api/media/${id}/address`)).status).toBe(404);
    const standard = await someone();
    expect((await server().call(standard, 'GET', `/api/media/${id}/address`)).status).toBe(404);
    const storageToken = async (who: TestPerson) =>
      String((await server().call(who, 'GET', '/api/storage/authentication')).body.token);
    expect((await open(`/media/${id}?token=${await storageToken(owner)}`)).statusCode).toBe(200);
    expect((await open(`/media/${id}?token=${await storageToken(stranger)}`)).statusCode).toBe(404);
    server().clock.advance(301_000);
    expect((await open(url)).statusCode).toBe(401);
  });

  it('[MEDIA-11] the default greeting plays for everybody', async () => {
    const who = await someone();
    const { body } = await server().call(who, 'GET', `/api/voicemail/teammate/${who.id}`);
    const [preset] = body.items as { id: string }[];
    const answer = await open(await addressOf(who, preset?.id ?? ''));
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'audio/wav']);
    expect(answer.rawPayload.toString('latin1', 0, 4)).toBe('RIFF');
  });
});
