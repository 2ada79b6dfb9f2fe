/** Samples a second that telephones play. */
const rate = 8000;
const loudness = 0.3;

/** The tone after which callers leave a message. */
export const beepWave = (): Buffer => toneWave(1000, 0.4);

/** A tone of a pitch in hertz: a WAV file, mono, 16 bits, 8 kHz. */
export function toneWave(pitch: number, seconds: number): Buffer {
  const samples = Int16Array.from({ length: rate * seconds }, (_, at) =>
    Math.round(Math.sin((2 * Math.PI * pitch * at) / rate) * loudness * 0x7fff),
  );
  const data = Buffer.from(samples.buffer);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + data.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(2 * rate, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(data.length, 40);
  return Buffer.concat([head, data]);
}
