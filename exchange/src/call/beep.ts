/** Samples a second that telephones play. */
const rate = 8000;
const loudness = 0.3;

/** The tone after which callers leave a message. */
export const beepWave = (): Buffer => toneWave(1000, 0.4);

/** What a phone hears that signed its person in to their queues, a rise, or out of them, a fall. */
export const signWave = (isSignedOut: boolean): Buffer =>
  tonesWave(isSignedOut ? [880, 587] : [587, 880], 0.3);

/** A tone of a pitch in hertz: a WAV file, mono, 16 bits, 8 kHz. */
export const toneWave = (pitch: number, seconds: number): Buffer => tonesWave([pitch], seconds);

/** Tones one after another, each of these seconds. */
function tonesWave(pitches: readonly number[], seconds: number): Buffer {
  const each = rate * seconds;
  const samples = Int16Array.from({ length: each * pitches.length }, (_, at) => {
    const pitch = pitches[Math.floor(at / each)] ?? 0;
    return Math.round(Math.sin((2 * Math.PI * pitch * at) / rate) * loudness * 0x7fff);
  });
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
