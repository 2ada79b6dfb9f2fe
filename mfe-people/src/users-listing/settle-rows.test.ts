import { expect, it } from 'vitest';
import { settleRows } from './settle-rows.ts';

const row = (id: string, version = 1) => ({ id, version });
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).join('');

it('RT-11 keeps rows in their places when a live change would sort them elsewhere', () => {
  const { rows, changed } = settleRows(
    [row('a'), row('b'), row('c')],
    [row('b'), row('c'), row('a', 2)],
  );
  expect(ids(rows)).toBe('abc');
  expect(rows[0]?.version).toBe(2);
  expect([...changed]).toEqual(['a']);
});

it('RT-11 drops rows that are gone and shows new ones where the server put them', () => {
  const { rows, changed } = settleRows(
    [row('a'), row('b'), row('c')],
    [row('n'), row('a'), row('c')],
  );
  expect(ids(rows)).toBe('nac');
  expect([...changed]).toEqual(['n']);
});

it('RT-11 flashes nothing when nothing changed', () => {
  expect(settleRows([row('a')], [row('a')]).changed.size).toBe(0);
});
