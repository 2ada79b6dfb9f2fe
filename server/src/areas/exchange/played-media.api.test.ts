import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { MediaItem } from '@jackfield/contract/api/media';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fakeWave } from '../../../test/audio-samples.ts';
import { asExchange, addPhone, startExchangeServer } from '../../../test/exchange-fixture.ts';
import { startTestServer, type TestPerson, type TestServer } from '../../../test/harness.ts';
import { upload } from '../../../test/media-fixture.ts';
import { waveOf } from '../../speech/wave.ts';
import { builtInGreeting, builtInMusic } from '../media/built-in.ts';

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

const samplesOf = (wave: Buffer) => new Int16Array(Uint8Array.from(wave.subarray(44)).buffer);

/** A second of a tone in both of two channels, 44.1 kHz. */
function tone(pitch: number): Buffer {
  const wave = waveOf(
    Int16Array.from({ length: 88_200 }, (_, at) =>
      Math.round(10_000 * Math.sin((2 * Math.PI * pitch * Math.floor(at / 2)) / 44_100)),
    ),
    44_100,
  );
  wave.writeUInt16LE(2, 22);
  wave.writeUInt32LE(44_100 * 4, 28);
  wave.writeUInt16LE(4, 32);
  return wave;
}

describe('what callers hear, as telephones play it', () => {
  let server: TestServer;
  let owner: TestPerson;
  let phone: string;

  beforeAll(async () => {
    server = await startExchangeServer();
    owner = await server.makePerson(await server.makeTenant(), { isTenantOwner: true });
    phone = (await addPhone(server, owner)).sip.username;
  });
  afterAll(() => server.close());

  const media = async () => {
    const { text } = await asExchange(server, 'GET', `/api/exchange/routing?phone=${phone}`);
    return new Map(
      (JSON.parse(text).media as { id: string; sha256: string }[]).map((one) => [
        one.id,
        one.sha256,
      ]),
    );
  };
  const greet = async (bytes: Buffer, kind: 'wav' | 'mp3' = 'wav') => {
    const { body } = await upload(server, owner, { bytes, fileName: `Hello.${kind}` });
    return body as unknown as MediaItem;
  };
  const play = (sha256: string, query = '') =>
    server.app.inject({ url: `/api/exchange/media/${sha256}.wav${query}` });
  /** Channels, samples a second, bits and seconds of a wave. */
  const formOf = (wave: Buffer) => ({
    channels: wave.readUInt16LE(22),
    rate: wave.readUInt32LE(24),
    bits: wave.readUInt16LE(34),
    seconds: (wave.length - 44) / 2 / wave.readUInt32LE(24),
  });
  /** Cycles a second by zero crossings. */
  const pitchOf = (wave: Buffer) => {
    const samples = samplesOf(wave);
    const middle = samples.subarray(samples.length / 4, (samples.length * 3) / 4);
    const crossings = middle.filter(
      (sample, at) => at > 0 && sample < 0 !== (middle[at - 1] ?? 0) < 0,
    );
    return (crossings.length / 2 / middle.length) * wave.readUInt32LE(24);
  };

  it('[CALL-05] is named by its bytes in the routing, the built-in sounds too', async () => {
    const bytes = fakeWave(1);
    const { id } = await greet(bytes);
    const found = await media();
    expect(found.get(id)).toBe(hashOf(bytes));
    expect(await media()).toEqual(found);
    for (const { id: builtIn, file } of [builtInGreeting, builtInMusic]) {
      expect(found.get(builtIn)).toBe(hashOf(await readFile(file)));
    }
  });

  it('[CALL-05] is one channel at the rate that is asked for, and is kept for a year', async () => {
    const sha256 = String((await media()).get(builtInMusic.id));
    const narrow = await play(sha256);
    expect(narrow.headers).toMatchObject({
      'content-type': 'audio/wav',
      'cache-control': 'max-age=31536000',
    });
    expect(formOf(narrow.rawPayload)).toEqual({ channels: 1, rate: 8000, bits: 16, seconds: 24 });
    const wide = await play(sha256, '?rate=16000');
    expect(formOf(wide.rawPayload)).toMatchObject({ rate: 16_000, seconds: 24 });
  });

  it('[CALL-05] has the pitch of a file of two channels and another rate', async () => {
    const { id } = await greet(tone(440));
    const sha256 = String((await media()).get(id));
    for (const rate of [8000, 16_000]) {
      const { rawPayload } = await play(sha256, `?rate=${rate}`);
      expect(formOf(rawPayload)).toEqual({ channels: 1, rate, bits: 16, seconds: 1 });
      expect(pitchOf(rawPayload)).toBeCloseTo(440, -1);
    }
  });

  it('[CALL-05] is as long as the MP3 file that it was, and no silence', async () => {
    const bytes = await readFile(new URL('../../../test/tone-by-lame.mp3', import.meta.url));
    const { id, duration } = await greet(bytes, 'mp3');
    const { rawPayload } = await play(String((await media()).get(id)));
    expect(formOf(rawPayload)).toMatchObject({ channels: 1, rate: 8000, bits: 16 });
    expect(formOf(rawPayload).seconds).toBeCloseTo(duration, 0);
    expect(Math.max(...samplesOf(rawPayload))).toBeGreaterThan(3000);
  });

  it('is not there for a hash that nobody was told, nor after it was deleted', async () => {
    expect((await play('0'.repeat(64))).statusCode).toBe(404);
    expect((await play('x')).statusCode).toBe(400);
    const { id } = await greet(fakeWave(2));
    const sha256 = String((await media()).get(id));
    expect((await play(sha256)).statusCode).toBe(200);
    await server.call(owner, 'DELETE', `/api/voicemail/teammate/${owner.id}/${id}`);
    expect((await media()).has(id)).toBe(false);
    expect((await play(sha256)).statusCode).toBe(404);
  });

  it('is not there in a portal without an exchange', async () => {
    const other = await startTestServer();
    const sha256 = String((await media()).get(builtInGreeting.id));
    const { statusCode } = await other.app.inject({ url: `/api/exchange/media/${sha256}.wav` });
    expect(statusCode).toBe(404);
    await other.close();
  });
});
