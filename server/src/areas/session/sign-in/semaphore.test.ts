import { expect, it } from 'vitest';
import { Semaphore } from './semaphore.ts';

it('runs no more pieces of work at a time than it is wide, in order', async () => {
  const semaphore = new Semaphore(2);
  const started: number[] = [];
  const finish: (() => void)[] = [];
  const all = [0, 1, 2, 3].map((index) =>
    semaphore.run(() => {
      started.push(index);
      return new Promise<void>((resolve) => {
        finish[index] = resolve;
      });
    }),
  );
  await Promise.resolve();
  expect(started).toEqual([0, 1]);
  finish[1]?.();
  await all[1];
  expect(started).toEqual([0, 1, 2]);
  finish[0]?.();
  finish[2]?.();
  await Promise.all([all[0], all[2]]);
  finish[3]?.();
  await all[3];
  expect(started).toEqual([0, 1, 2, 3]);
});

it('frees its place when the work fails', async () => {
  const semaphore = new Semaphore(1);
  await expect(semaphore.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(semaphore.run(() => Promise.resolve('yes'))).resolves.toBe('yes');
});
