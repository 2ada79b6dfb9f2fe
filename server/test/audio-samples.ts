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
export function mp3Frames(count: number): Buffer {
  const bytes = Buffer.alloc(417 * count);
  for (let frame = 0; frame < count; frame += 1) bytes.writeUInt32BE(0xff_fb_90_64, frame * 417);
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
