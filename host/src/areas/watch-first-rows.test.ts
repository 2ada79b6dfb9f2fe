// @vitest-environment jsdom
import { afterFirstRows, queryClient, store } from '@jackfield/runtime';
import { expect, it, vi } from 'vitest';
import { areaStateAtom, decisionAtom } from './atoms.ts';
import { watchFirstRows } from './watch-first-rows.ts';

it('tells of the first rows when the area is shown, its reading done, and that painted', async () => {
  const told = vi.fn();
  afterFirstRows(told);
  watchFirstRows();
  store.set(decisionAtom, { kind: 'area', area: 'people' });
  let answer = (_rows: string) => {};
  const reading = queryClient.fetchQuery({
    queryKey: ['rows'],
    queryFn: () =>
      new Promise<string>((resolve) => {
        answer = resolve;
      }),
  });
  store.set(areaStateAtom, { area: 'people', state: { phase: 'loading' } });
  store.set(areaStateAtom, { area: 'people', state: { phase: 'shown' } });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(told).not.toHaveBeenCalled();
  answer('48 people');
  await reading;
  expect(told).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(told).toHaveBeenCalledOnce());
});
