/** Samples of G.711 a second, and of a stretch whose pitch is told. */
export const rate = 8000;
const stretch = 320;
/** Stretches of a pitch, 40 ms each, that are more than a remainder of a sound. */
const least = 3;

/** How much of a stretch is a pitch in hertz, from 0 to 1 (Goertzel's filter). */
function shareOf(samples: readonly number[], pitch: number): number {
  const turn = 2 * Math.cos((2 * Math.PI * pitch) / rate);
  let [before, last, energy] = [0, 0, 0];
  for (const sample of samples) {
    [before, last] = [last, sample + turn * last - before];
    energy += sample * sample;
  }
  const power = before * before + last * last - turn * before * last;
  return energy < samples.length / 10_000 ? 0 : (2 * power) / (samples.length * energy);
}

/** Which of some pitches, in hertz, are heard one after the other in samples from -1 to 1. */
export function pitchesIn(samples: readonly number[], pitches: readonly number[]): number[] {
  const found: { pitch: number | undefined; count: number }[] = [];
  for (let start = 0; start + stretch <= samples.length; start += stretch) {
    const part = samples.slice(start, start + stretch);
    const pitch = pitches.find((one) => shareOf(part, one) > 0.8);
    const last = found.at(-1);
    if (last?.pitch === pitch && last) last.count += 1;
    else found.push({ pitch, count: 1 });
  }
  return found.flatMap(({ pitch, count }) => (pitch && count >= least ? [pitch] : []));
}

/** Samples from -1 to 1 of a WAV of one channel and 16 bits. */
export function samplesOf(wave: Buffer): number[] {
  return Array.from(
    { length: (wave.length - 44) / 2 },
    (_, at) => wave.readInt16LE(44 + 2 * at) / 0x8000,
  );
}
