import { expect, it } from 'vitest';
import { settleRows } from './settle-rows.ts';

const row = (id: string, label = id) => ({ id, label });

it('keeps known rows in place and names what changed', () => {
  const before = [row('a'), row('b'), row('c')];
  const fresh = [row('b'), row('c'), row('a', 'z')];
  const { rows, changed } = settleRows(before, fresh);
  expect(rows.map(({ label }) => label)).toEqual(['z', 'b', 'c']);
  expect([...changed]).toEqual(['a']);
});

it('puts new rows where the server did and drops deleted ones', () => {
  const { rows, changed } = settleRows([row('b'), row('c')], [row('a'), row('c'), row('d')]);
  expect(rows.map(({ id }) => id)).toEqual(['a', 'c', 'd']);
  expect([...changed]).toEqual(['a', 'd']);
});
