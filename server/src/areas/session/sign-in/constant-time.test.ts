import { expect, it } from 'vitest';
import { inConstantTime } from './constant-time.ts';

it('neither an answer nor a refusal comes earlier than the least time', async () => {
  const settled: string[] = [];
  const start = performance.now();
  await Promise.all([
    inConstantTime(() => Promise.resolve('known'), 60).then((name) => settled.push(name)),
    inConstantTime(() => Promise.reject(new Error('no')), 60).catch(() => settled.push('refused')),
  ]);
  expect(settled.toSorted()).toEqual(['known', 'refused']);
  expect(performance.now() - start).toBeGreaterThanOrEqual(55);
});
