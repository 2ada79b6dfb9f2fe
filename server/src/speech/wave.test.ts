import { expect, it } from 'vitest';
import { resample } from './wave.ts';

function tone(frequency: number, rate: number): Int16Array {
  return Int16Array.from({ length: rate }, (_, at) =>
    Math.round(10_000 * Math.sin((2 * Math.PI * frequency * at) / rate)),
  );
}

function loudness(samples: Int16Array): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
}

it('[OP-90] keeps the tones of speech and drops those that 8 kHz cannot carry', () => {
  const speech = resample(tone(440, 22_050), 22_050, 8000);
  expect(speech).toHaveLength(8000);
  expect(loudness(speech)).toBeCloseTo(loudness(tone(440, 8000)), -3);
  expect(loudness(resample(tone(9000, 22_050), 22_050, 8000))).toBeLessThan(100);
});
