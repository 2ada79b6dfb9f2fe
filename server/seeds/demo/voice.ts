/**
 * Speech-like sound for the demo greetings: a glottal pulse through two formant filters, one
 * syllable after the other, paused where the text pauses. Real audio that plays and shows a wave,
 * without a recorded voice in the repository.
 */
const sampleRate = 8000;

/** First and second formant of each vowel, hertz. */
const vowels: Record<string, readonly [number, number]> = {
  a: [730, 1090],
  e: [530, 1840],
  i: [270, 2290],
  o: [570, 840],
  u: [300, 870],
};

interface Syllable {
  readonly formants: readonly [number, number] | null;
  readonly seconds: number;
}

function syllablesOf(text: string): Syllable[] {
  const syllables: Syllable[] = [];
  for (const part of text.toLowerCase().match(/[aeiou]+|[.,?]/g) ?? []) {
    const formants = vowels[part[0] ?? ''] ?? null;
    if (formants) syllables.push({ formants, seconds: 0.13 }, { formants: null, seconds: 0.03 });
    else syllables.push({ formants: null, seconds: part === ',' ? 0.18 : 0.32 });
  }
  return syllables;
}

/** Two-pole resonator at a frequency with the given width, both hertz. */
function resonator(frequency: number, width: number) {
  const radius = Math.exp((-Math.PI * width) / sampleRate);
  const a1 = 2 * radius * Math.cos((2 * Math.PI * frequency) / sampleRate);
  const a2 = -radius * radius;
  let before = 0;
  let beforeThat = 0;
  return (input: number): number => {
    const output = input * (1 - radius) + a1 * before + a2 * beforeThat;
    beforeThat = before;
    before = output;
    return output;
  };
}

/** Syllables by formants and pitch: a few sounds are said thousands of times. */
const sung = new Map<string, Float64Array>();

function sing({ formants, seconds }: Syllable, pitch: number): Float64Array {
  const key = `${formants?.join(' ')} ${seconds} ${pitch}`;
  const known = sung.get(key);
  if (known) return known;
  const samples = new Float64Array(Math.round(seconds * sampleRate));
  sung.set(key, samples);
  if (!formants) return samples;
  const first = resonator(formants[0], 90);
  const second = resonator(formants[1], 120);
  for (let index = 0; index < samples.length; index += 1) {
    const phase = ((index / sampleRate) * (pitch + 12 * Math.sin(index / 900))) % 1;
    const pulse = phase < 0.4 ? 1 - phase / 0.4 : -0.35;
    const envelope = Math.sin((Math.PI * index) / samples.length) ** 0.5;
    samples[index] = (first(pulse) + 0.6 * second(pulse)) * envelope;
  }
  return samples;
}

/** Length of a WAV made by `speak`, seconds. */
export function secondsOf(wav: Buffer): number {
  return (wav.length - 44) / 2 / sampleRate;
}

/** Speaks the text as a WAV file: 8 kHz, mono, 16 bit. */
export function speak(text: string, pitch = 118): Buffer {
  const parts = syllablesOf(text).map((syllable) => sing(syllable, pitch));
  let peak = 0.001;
  for (const part of new Set(parts)) {
    for (const sample of part) peak = Math.max(peak, Math.abs(sample));
  }
  const samples = new Int16Array(parts.reduce((count, part) => count + part.length, 0));
  let end = 0;
  for (const part of parts) {
    for (const sample of part) samples[end++] = Math.round((sample / peak) * 22_000);
  }
  return Buffer.concat([header(samples.byteLength), Buffer.from(samples.buffer)]);
}

function header(dataLength: number): Buffer {
  const bytes = Buffer.alloc(44);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(36 + dataLength, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(sampleRate, 24);
  bytes.writeUInt32LE(sampleRate * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(dataLength, 40);
  return bytes;
}
