import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fakeWave, mp3Frames, page, polyglot, taggedScript } from '../../../test/audio-samples.ts';
import { inspectAudio } from './audio-file.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jackfield-audio-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function inspect(bytes: Buffer) {
  const path = join(folder, 'file');
  await writeFile(path, bytes);
  return inspectAudio(path);
}

it('[OP-89] tells type and length of WAV and MP3 by their content', async () => {
  expect(await inspect(fakeWave(2))).toEqual({
    contentType: 'audio/wav',
    size: 32_044,
    duration: 2,
  });
  const mp3 = await inspect(mp3Frames(200));
  expect(mp3.contentType).toBe('audio/mpeg');
  expect(mp3.duration).toBeCloseTo(5.22, 1);
});

const tone = () => readFile(new URL('../../../test/tone-by-lame.mp3', import.meta.url));
const tag = (bytes: number) =>
  Buffer.concat([
    Buffer.from([0x49, 0x44, 0x33, 3, 0, 0, 0, 0, bytes >> 7, bytes & 127]),
    Buffer.alloc(bytes, 7),
  ]);
const endTag = Buffer.concat([Buffer.from('TAG'), Buffer.alloc(125)]);

it.each([
  ['as an encoder writes it', (sound: Buffer) => [sound]],
  ['with tags in front and behind', (sound: Buffer) => [tag(2000), sound, endTag]],
  ['cut in its last frame', (sound: Buffer) => [sound.subarray(0, -30)]],
  ['put together from two files', (sound: Buffer) => [tag(300), sound, tag(300), sound]],
  ['filled up with empty bytes', (sound: Buffer) => [sound, Buffer.alloc(100)]],
])('takes real MP3 sound, %s', async (_what, parts) => {
  expect((await inspect(Buffer.concat(parts(await tone())))).contentType).toBe('audio/mpeg');
});

it('takes the recordings that come with the product', async () => {
  for (const name of ['default-hold-music.wav', 'default-greeting.wav']) {
    const bytes = await readFile(new URL(`../../../media/${name}`, import.meta.url));
    expect((await inspect(bytes)).contentType).toBe('audio/wav');
  }
});

it('[VAL-35] refuses MPEG frames that do not decode one after another', async () => {
  const sound = await tone();
  const noise = Buffer.from('7fffffff6d6f6f76'.repeat(3000), 'hex');
  const layerTwo = Buffer.from(mp3Frames(50));
  for (let at = 0; at < layerTwo.length; at += 417) layerTwo.writeUInt8(0xfd, at + 1);
  const granules = Buffer.from(mp3Frames(50));
  granules.fill(0xff, 417 * 20 + 4, 417 * 20 + 36);
  const rates = Buffer.concat([mp3Frames(10), sound]);
  const gap = Buffer.concat([mp3Frames(30), Buffer.from('x'), mp3Frames(30)]);
  const headers = Buffer.alloc(24_000);
  for (let at = 0; at + 8 <= headers.length; at += 8)
    headers.writeBigUInt64BE(0xfffb94_64_9c_f1_a3_77n, at);
  for (const [name, bytes] of Object.entries({ noise, layerTwo, granules, rates, gap, headers })) {
    const outcome = await inspect(bytes).catch((error: unknown) => error);
    expect([name, outcome]).toEqual([name, expect.objectContaining({ code: 'FILETYPE' })]);
  }
});

it('[VAL-35] refuses everything that is no sound', async () => {
  const lying = fakeWave(1);
  lying.writeUInt32LE(0xff_ff_ff_f0, 4);
  lying.writeUInt32LE(0xff_ff_ff_f0, 40);
  const waveOf = (channels: number, rate: number) => {
    const wave = fakeWave(1);
    wave.writeUInt16LE(channels, 22);
    wave.writeUInt32LE(rate, 24);
    return wave;
  };
  const refused = {
    'a wave of no channel': waveOf(0, 8000),
    'a wave of 65,535 channels': waveOf(65_535, 8000),
    'a wave of one sample a second': waveOf(1, 1),
    'a wave of 4 billion samples a second': waveOf(1, 0xff_ff_ff_ff),
    page,
    polyglot,
    taggedScript,
    empty: Buffer.alloc(0),
    'two frames before a page': Buffer.concat([mp3Frames(2), page]),
    'sound before much else': Buffer.concat([mp3Frames(10), Buffer.alloc(200_000, page)]),
    'a wave that claims 4 GB': lying,
    'a wave with a page behind': Buffer.concat([fakeWave(1), page]),
    'a cut wave': fakeWave(1).subarray(0, 8000),
  };
  for (const [name, bytes] of Object.entries(refused)) {
    const outcome = await inspect(bytes).catch((error: unknown) => error);
    expect([name, outcome]).toEqual([name, expect.objectContaining({ code: 'FILETYPE' })]);
  }
});

it('refuses sound of more than an hour', async () => {
  // Frames of 72 bytes at 8 kbit/s: 72 ms each.
  const frame = Buffer.alloc(72);
  frame.writeUInt32BE(0xff_e3_18_c4);
  const long = Buffer.concat(Array.from({ length: 51_000 }, () => frame));
  await expect(inspect(long)).rejects.toMatchObject({ code: 'FILETOOLARGE' });
  // An hour of sound takes its time on a busy machine.
});
