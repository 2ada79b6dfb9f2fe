import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useCompareStart } from './use-compare-start.ts';
import { whenText } from './when-text.ts';

afterEach(() => vi.useRealTimers());

const hour = 3_600_000;
const week = 7 * 24 * hour;

it('annex J4 first names hours that are still to come, at any time of the day', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-26T05:48:30Z') });
  const { result } = renderHook(() => useCompareStart());
  const from = result.current;
  expect(new Date(from).toISOString()).toBe('2026-11-26T05:45:00.000Z');
  const today = Date.parse('2026-11-25T15:00:00Z');
  const spans = [0, 1, 2, 3]
    .flatMap((weeks) => [today + weeks * week, today + weeks * week + 8.5 * hour])
    .filter((at) => at >= from);
  expect(whenText(spans, 'America/Chicago', { from, until: from + 4 * week })).toBe(
    'Wednesdays 9:00 am to 5:30 pm, first on Dec 02, 2026',
  );
});
