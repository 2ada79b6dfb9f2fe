import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { waveOf } from '../../speech/wave.ts';
import { readAudio } from './audio-file.ts';
import { builtInMusic } from './built-in.ts';
import { holdRate, holdTrack } from './hold-track.ts';

it('[MEDIA-20] the built-in track is real audio of less than 1 MB', async () => {
  const file = await readFile(builtInMusic.file);
  const { contentType, duration } = readAudio(file);
  expect([contentType, duration]).toEqual(['audio/wav', builtInMusic.duration]);
  expect(file.length).toBeLessThan(1024 * 1024);
});

it('[MEDIA-20] the track goes on without a seam and is what hold-track makes', async () => {
  const samples = holdTrack();
  const steepest = samples.reduce(
    (most, sample, at) => Math.max(most, Math.abs(sample - (samples[at - 1] ?? sample))),
    0,
  );
  const seam = Math.abs((samples[0] ?? 0) - (samples.at(-1) ?? 0));
  expect(seam).toBeLessThanOrEqual(steepest);
  const shipped = await readFile(builtInMusic.file);
  const made = waveOf(samples, holdRate);
  expect(shipped.length).toBe(made.length);
  const farthest = samples.reduce(
    (most, sample, at) => Math.max(most, Math.abs(sample - shipped.readInt16LE(44 + 2 * at))),
    0,
  );
  // Sines may differ by a hair between machines.
  expect(farthest).toBeLessThanOrEqual(2);
});
