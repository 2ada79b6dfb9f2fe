import { expect, it } from 'vitest';
import { bands, isIn } from './bands.ts';
import { bestScore } from './best-score.ts';

it('every score from 0 to 100 lies in one band', () => {
  for (let score = 0; score <= 100; score += 1) {
    expect(bands.filter((band) => isIn(band, score))).toHaveLength(1);
  }
  expect(bands.map(({ from, to }) => [from, to])).toEqual([
    [0, 24],
    [25, 49],
    [50, 74],
    [75, 100],
  ]);
});

it('the best passed score counts, whatever failed', () => {
  const vetting = (status: 'passed' | 'failed' | 'requested', score: number | null) => ({
    id: String(score),
    provider: 'Aegis Mobile' as const,
    vettingClass: 'Standard' as const,
    status,
    score,
    requestedAt: '2026-09-17T15:00:00.000Z',
    decidedAt: null,
    price: 40,
  });
  expect(bestScore([vetting('failed', 92), vetting('passed', 61), vetting('passed', 78)])).toBe(78);
  expect(bestScore([vetting('failed', 22), vetting('requested', null)])).toBeNull();
});
