import { readFileSync } from 'node:fs';

/** A wave of silence, 8 kHz and 16 bits. */
export function fakeWave(seconds: number): Buffer {
  const data = Buffer.alloc(seconds * 16_000);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(36 + data.length, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(8000, 24);
  head.writeUInt32LE(16_000, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(data.length, 40);
  return Buffer.concat([head, data]);
}

/** MP3 frames of silence: MPEG 1 layer 3, 128 kbit/s, 44.1 kHz, 26 ms each. */
export function mp3Frames(count: number, header = 0xff_fb_90_64): Buffer {
  const bytes = Buffer.alloc(417 * count);
  for (let frame = 0; frame < count; frame += 1) bytes.writeUInt32BE(header, frame * 417);
  return bytes;
}

/** A page that would run a script if a browser took it for one. */
export const page = Buffer.from('<!doctype html><script>alert(document.domain)</script>');

/** Starts like a wave and goes on as a page. */
export const polyglot = Buffer.concat([
  Buffer.from('RIFF'),
  Buffer.from([page.length + 4, 0, 0, 0]),
  Buffer.from('WAVE'),
  page,
]);

/** A tag as MP3 files have, holding a page, and no sound. */
export const taggedScript = Buffer.concat([
  Buffer.from('ID3\u0003\0\0\0\0\u0007\u0074', 'latin1'),
  Buffer.concat([page, Buffer.alloc(1012 - page.length)]),
]);

/** A part of a WAV, which may say another length than it has. */
function chunk(id: string, content: Buffer, size = content.length): Buffer {
  const head = Buffer.alloc(8);
  head.write(id, 0, 'latin1');
  head.writeUInt32LE(size, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length & 1)]);
}

function riff(parts: readonly Buffer[], size?: number, id = 'RIFF'): Buffer {
  return chunk(id, Buffer.concat([Buffer.from('WAVE'), ...parts]), size);
}

interface Samples {
  readonly code?: number;
  readonly bits?: number;
  readonly channels?: number;
  readonly rate?: number;
  /** What a header of another format adds. */
  readonly more?: Buffer;
}

function formatChunk({ code = 1, bits = 16, channels = 1, rate = 8000, more }: Samples): Buffer {
  const width = channels * Math.ceil(bits / 8);
  const format = Buffer.alloc(16);
  format.writeUInt16LE(code, 0);
  format.writeUInt16LE(channels, 2);
  format.writeUInt32LE(rate, 4);
  format.writeUInt32LE(rate * width, 8);
  format.writeUInt16LE(width, 12);
  format.writeUInt16LE(bits, 14);
  return chunk('fmt ', Buffer.concat([format, more ?? Buffer.alloc(0)]));
}

/** A second of a tone at 8 kHz, written sample by sample. */
function tone(width: number, write: (bytes: Buffer, sample: number, at: number) => unknown) {
  const bytes = Buffer.alloc(8000 * width);
  for (let at = 0; at < 8000; at += 1) write(bytes, Math.sin(at * 0.3) / 2, at * width);
  return bytes;
}

const whole = (width: number) =>
  tone(width, (bytes, sample, at) =>
    bytes.writeIntLE(Math.round(sample * (2 ** (8 * width - 1) - 1)), at, width),
  );
const floats = tone(4, (bytes, sample, at) => bytes.writeFloatLE(sample, at));
const doubles = tone(8, (bytes, sample, at) => bytes.writeDoubleLE(sample, at));
const unsigned = tone(1, (bytes, sample, at) =>
  bytes.writeUInt8(Math.round(128 + sample * 127), at),
);
const samples = whole(2);
const plain = riff([formatChunk({}), chunk('data', samples)]);
const title = chunk('LIST', Buffer.from('INFOINAM\u0002\0\0\0a\0', 'latin1'));

/** Sizes of a file that may be longer than 4 GB (EBU Tech 3306). */
function longSizes(): Buffer {
  const sizes = Buffer.alloc(28);
  sizes.writeBigUInt64LE(BigInt(samples.length + 98), 0);
  sizes.writeBigUInt64LE(BigInt(samples.length), 8);
  sizes.writeBigUInt64LE(8000n, 16);
  return chunk('ds64', sizes);
}

/** What follows the format in a header of WAVE_FORMAT_EXTENSIBLE, for a format by its number. */
function extension(code: number, bits: number): Buffer {
  const more = Buffer.alloc(24);
  more.writeUInt16LE(22, 0);
  more.writeUInt16LE(bits, 2);
  more.writeUInt32LE(4, 4);
  more.writeUInt16LE(code, 8);
  Buffer.from('000000001000800000aa00389b71', 'hex').copy(more, 10);
  return more;
}

/** MP3 as an encoder writes it, a second. */
export const lameTone = readFileSync(new URL('tone-by-lame.mp3', import.meta.url));
const mpegHeader = Buffer.from('0c000100020000008401010000 00'.replaceAll(' ', ''), 'hex');

/** Sound as programs of the field write it, which Chromium plays to its end. */
export const playedSound: Readonly<Record<string, Buffer>> = {
  '8 bit': riff([formatChunk({ bits: 8 }), chunk('data', unsigned)]),
  '16 bit': plain,
  '24 bit': riff([formatChunk({ bits: 24 }), chunk('data', whole(3))]),
  '32 bit': riff([formatChunk({ bits: 32 }), chunk('data', whole(4))]),
  '12 bit': riff([formatChunk({ bits: 12 }), chunk('data', samples)]),
  float: riff([formatChunk({ code: 3, bits: 32 }), chunk('data', floats)]),
  'A-law': riff([formatChunk({ code: 6, bits: 8 }), chunk('data', unsigned)]),
  'mu-law': riff([formatChunk({ code: 7, bits: 8 }), chunk('data', unsigned)]),
  extensible: riff([
    formatChunk({ code: 0xff_fe, more: extension(1, 16) }),
    chunk('data', samples),
  ]),
  'eight channels': riff([formatChunk({ channels: 8 }), chunk('data', samples)]),
  'written to a pipe': riff(
    [formatChunk({}), title, chunk('data', samples, 0xff_ff_ff_ff)],
    0xff_ff_ff_ff,
  ),
  'written to a pipe by SoX': riff(
    [formatChunk({}), chunk('data', samples, 0x7f_ff_f0_00)],
    0x7f_ff_f0_24,
  ),
  'never finished': riff([formatChunk({}), chunk('data', samples, 0)], 0),
  'its length in the header': riff([formatChunk({}), chunk('data', samples)], plain.length),
  'zeros behind': Buffer.concat([plain, Buffer.alloc(512)]),
  'a page behind': Buffer.concat([plain, page]),
  'other parts around': riff([
    chunk('JUNK', Buffer.alloc(28)),
    formatChunk({}),
    chunk('bext', Buffer.alloc(603)),
    chunk('data', samples),
    title,
  ]),
  'a long file': riff(
    [longSizes(), formatChunk({}), chunk('data', samples, 0xff_ff_ff_ff), title],
    0xff_ff_ff_ff,
    'RF64',
  ),
  'a tag in front': Buffer.concat([Buffer.from('ID3\u0003\0\0\0\0\0\u0004aaaa', 'latin1'), plain]),
  'a little cut': plain.subarray(0, -300),
  'an odd byte': plain.subarray(0, -1),
  MP3: lameTone,
  'MP3 in a WAV': riff([
    formatChunk({ code: 0x55, bits: 0, rate: 44_100, more: mpegHeader }),
    chunk('data', lameTone),
  ]),
  'MP3 of two with a gap': Buffer.concat([lameTone, Buffer.from('x'), lameTone]),
  'MP3 behind junk': Buffer.concat([Buffer.alloc(700, 7), lameTone]),
  'MP3 before junk': Buffer.concat([lameTone, Buffer.alloc(700, 7)]),
  'MP3 behind empty bytes': Buffer.concat([Buffer.alloc(9000), lameTone]),
};

/** Sound that Chromium does not play as it comes, and the server turns into what it plays. */
export const convertedSound = {
  '64-bit float': riff([formatChunk({ code: 3, bits: 64 }), chunk('data', doubles)]),
} as const;

const compressed = (code: number, bits = 4) =>
  riff([formatChunk({ code, bits }), chunk('data', Buffer.alloc(4000, 1))]);
const named = (head: string) => Buffer.from(head.padEnd(4000, '\0'), 'latin1');

/** What is called .wav or .mp3 and is not taken, with what the refusal says. */
export const refusedSounds: Readonly<Record<string, readonly [bytes: Buffer, reason: string]>> = {
  nothing: [Buffer.alloc(0), 'There is no sound in this file.'],
  'a header alone': [riff([formatChunk({}), chunk('data', Buffer.alloc(0))]), 'no sound'],
  'cut at a third': [plain.subarray(0, 11_000), 'A part of this file is missing.'],
  'MS ADPCM': [compressed(2), 'This WAV holds Microsoft ADPCM sound'],
  'IMA ADPCM': [compressed(0x11), 'This WAV holds IMA ADPCM sound'],
  GSM: [compressed(0x31, 0), 'This WAV holds GSM 6.10 sound'],
  'G.722': [compressed(0x2_8f), 'This WAV holds G.722 sound'],
  'G.726': [compressed(0x64), 'This WAV holds G.726 sound'],
  '64-bit numbers': [
    riff([formatChunk({ bits: 64 }), chunk('data', Buffer.alloc(64_000, 3))]),
    'no sound that can be played',
  ],
  'one sample a second': [
    riff([formatChunk({ rate: 1 }), chunk('data', samples)]),
    'Phones cannot',
  ],
  'nine channels': [riff([formatChunk({ channels: 9 }), chunk('data', samples)]), 'Phones cannot'],
  'no channel': [riff([formatChunk({ channels: 0 }), chunk('data', samples)]), 'Phones cannot'],
  M4A: [named('\0\0\0\u0020ftypM4A '), 'This file is M4A (AAC) inside'],
  Ogg: [named('OggS'), 'This file is Ogg inside'],
  FLAC: [named('fLaC'), 'This file is FLAC inside'],
  AIFF: [named('FORM\0\0\u0010\0AIFFCOMM'), 'This file is AIFF inside'],
  AAC: [named('\u00ff\u00f1\u0050\u0080'), 'This file is AAC inside'],
  'a page': [page, 'This file holds no sound that can be played.'],
  'MP3 of a free format': [mp3Frames(40, 0xff_fb_00_64), 'no sound that can be played'],
  'MP3 of two rates': [
    Buffer.concat([mp3Frames(40), lameTone]),
    'The sample rate of this MP3 changes',
  ],
};
