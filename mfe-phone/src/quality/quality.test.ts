import { expect, it } from 'vitest';
import { type Quality, qualityOf, type Sample } from './quality.ts';

interface Line {
  /** Seconds. */
  readonly for?: number;
  /** Packets a second. */
  readonly came?: number;
  readonly missed?: number;
  readonly sent?: number;
  /** Parts of 1 that the other end says are lost; null where it says nothing. */
  readonly lost?: number | null;
  readonly jitter?: number;
  readonly roundTrip?: number;
}

/** Samples of a line, one each two seconds, on which the other end reports each five. */
function samplesOf(line: Line): Sample[] {
  const { came = 50, missed = 0, sent = 50, lost = 0, jitter = 5, roundTrip = 60 } = line;
  return Array.from({ length: (line.for ?? 14) / 2 + 1 }, (_, index) => {
    const seconds = index * 2;
    const toldAt = Math.floor(seconds / 5) * 5000;
    return {
      at: seconds * 1000,
      came: came * seconds,
      missed: missed * seconds,
      jitter,
      sent: sent * seconds,
      told: lost === null || toldAt === 0 ? null : { at: toldAt, loss: lost, jitter: 5 },
      roundTrip,
    };
  });
}

it.each<[Quality['verdict'], string, Line]>([
  ['good', 'a line without fault', {}],
  ['good', 'a loss that nobody notices', { came: 49, missed: 1, lost: 0.02 }],
  ['unknown', 'a call that has just begun', { for: 4 }],
  ['unknown', 'a few seconds in which the other end said nothing yet', { for: 8, lost: null }],
  ['unheard', 'nothing comes', { came: 0 }],
  ['unsaid', 'nothing goes', { sent: 0 }],
  ['unsaid', 'sound goes, and nothing tells that it arrives', { lost: null }],
  ['hearsLoss', 'what comes is lost', { came: 46, missed: 4 }],
  ['hearsLoss', 'what comes is lost, soon', { came: 40, missed: 10, for: 4, lost: null }],
  ['saysLoss', 'what goes is lost', { lost: 0.1 }],
  ['uneven', 'the sound breaks up', { jitter: 90 }],
  ['slow', 'a long way', { roundTrip: 700 }],
  ['unheard', 'one way is silent, and the other loses', { came: 0, lost: 0.2 }],
])('[CALL-16] is %s: %s', (verdict, _, line) => {
  expect(qualityOf(samplesOf(line)).verdict).toBe(verdict);
});

it('[CALL-16] measures both ways', () => {
  const quality = qualityOf(samplesOf({ came: 46, missed: 4, lost: 0.1, jitter: 12 }));
  expect(quality).toMatchObject({ hearsLoss: 8, saysLoss: 10, jitter: 12, roundTrip: 60 });
});

it('[CALL-16] forgets what was long ago', () => {
  const bad = samplesOf({ missed: 50 });
  const since = bad.at(-1);
  const good = samplesOf({}).map((sample) => ({
    ...sample,
    at: sample.at + 16_000,
    came: sample.came + (since?.came ?? 0),
    missed: since?.missed ?? 0,
    told: sample.told && { ...sample.told, at: sample.told.at + 16_000 },
  }));
  expect(qualityOf([...bad, ...good]).verdict).toBe('good');
});
