import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import {
  convertedSound,
  fakeWave,
  lameTone,
  mp3Frames,
  page,
  playedSound,
  polyglot,
  refusedSounds,
  taggedScript,
} from '../../../test/audio-samples.ts';
import { decodeSound } from '../../telephone-sound/decode.ts';
import { readAudio } from './audio-file.ts';

function outcomeOf(bytes: Buffer): unknown {
  try {
    return readAudio(bytes);
  } catch (error) {
    return error;
  }
}

it('[OP-89] tells type and length of WAV and MP3 by their content', () => {
  const wave = readAudio(fakeWave(2));
  expect([wave.contentType, wave.duration, wave.bytes]).toEqual(['audio/wav', 2, fakeWave(2)]);
  const mp3 = readAudio(mp3Frames(200));
  expect(mp3.contentType).toBe('audio/mpeg');
  expect(mp3.duration).toBeCloseTo(5.22, 1);
});

it.each(Object.entries({ ...playedSound, ...convertedSound }))(
  '[VAL-35] keeps %s as what telephones decode, and nothing beside the sound',
  async (_name, file) => {
    const { bytes, contentType, duration } = readAudio(file);
    const { samples, rate } = await decodeSound(bytes, contentType);
    expect(Math.abs(samples.length / rate - duration)).toBeLessThan(0.1);
    expect(samples.some((sample) => Math.abs(sample) > 3000)).toBe(true);
    expect(readAudio(bytes).bytes).toEqual(bytes);
    expect(bytes.includes('INFO') || bytes.includes('<script')).toBe(false);
  },
);

it.each(Object.entries(refusedSounds))(
  '[VAL-35] refuses %s with the reason in words',
  (_name, [bytes, reason]) => {
    const outcome = outcomeOf(bytes);
    expect(outcome).toMatchObject({ code: 'FILETYPE', status: 415 });
    expect(String(outcome)).toContain(reason);
    expect(String(outcome)).toMatch(/, then upload it\.$/);
  },
);

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
])('takes real MP3 sound, %s', (_what, parts) => {
  expect(readAudio(Buffer.concat(parts(lameTone))).contentType).toBe('audio/mpeg');
});

it('takes the recordings that come with the product', async () => {
  for (const name of ['default-hold-music.wav', 'default-greeting.wav']) {
    const bytes = await readFile(new URL(`../../../media/${name}`, import.meta.url));
    expect(readAudio(bytes)).toMatchObject({ contentType: 'audio/wav', bytes });
  }
});

it('[VAL-35] refuses MPEG frames that do not decode one after another', () => {
  const noise = Buffer.from('7fffffff6d6f6f76'.repeat(3000), 'hex');
  const layerTwo = Buffer.from(mp3Frames(50));
  for (let at = 0; at < layerTwo.length; at += 417) layerTwo.writeUInt8(0xfd, at + 1);
  const granules = Buffer.from(mp3Frames(50));
  for (let at = 0; at < granules.length; at += 417) granules.fill(0xff, at + 4, at + 36);
  const headers = Buffer.alloc(24_000);
  for (let at = 0; at + 8 <= headers.length; at += 8)
    headers.writeBigUInt64BE(0xfffb94_64_9c_f1_a3_77n, at);
  for (const [name, bytes] of Object.entries({ noise, layerTwo, granules, headers })) {
    expect([name, outcomeOf(bytes)]).toEqual([name, expect.objectContaining({ code: 'FILETYPE' })]);
  }
});

it('[VAL-35] refuses everything that is no sound', () => {
  const refused = {
    polyglot,
    taggedScript,
    'two frames before a page': Buffer.concat([mp3Frames(2), page]),
    'sound before much else': Buffer.concat([mp3Frames(10), Buffer.alloc(200_000, page)]),
  };
  for (const [name, bytes] of Object.entries(refused)) {
    expect([name, outcomeOf(bytes)]).toEqual([name, expect.objectContaining({ code: 'FILETYPE' })]);
  }
});

it('refuses sound of more than an hour', () => {
  // Frames of 72 bytes at 8 kbit/s: 72 ms each.
  const frame = Buffer.alloc(72);
  frame.writeUInt32BE(0xff_e3_18_c4);
  const long = Buffer.concat(Array.from({ length: 51_000 }, () => frame));
  expect(outcomeOf(long)).toMatchObject({ code: 'FILETOOLARGE' });
});
