import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());

const fresh = () => import('./first-rows.ts');

it('does what was put off once the first rows stand, and the rest at once', async () => {
  const { afterFirstRows, tellFirstRows } = await fresh();
  const done: string[] = [];
  afterFirstRows(() => done.push('put off'));
  expect(done).toEqual([]);
  tellFirstRows();
  tellFirstRows();
  afterFirstRows(() => done.push('at once'));
  expect(done).toEqual(['put off', 'at once']);
});

it('does it in the end where nobody tells of rows', async () => {
  vi.useFakeTimers();
  const { afterFirstRows } = await fresh();
  const work = vi.fn();
  afterFirstRows(work);
  await vi.advanceTimersByTimeAsync(7_999);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
