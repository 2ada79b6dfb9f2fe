import { expect, it } from 'vitest';
import { markRows } from './mark-rows.ts';
import { readRows } from './read-rows.ts';

it('J6 names the row that another one repeats, and an opt-out all the same', () => {
  const text = '+12515550173\n\n(251) 555-0173\nnobody\n+12515550121\n+12515550121';
  const { rows } = readRows(text, 'America/Chicago');
  const marked = markRows(rows, ['new', 'known', 'optedOut', 'optedOut']);
  expect(marked.map(({ row, mark, first }) => [row, mark, first])).toEqual([
    [1, 'new', undefined],
    [3, 'same', 1],
    [4, 'invalid', undefined],
    [5, 'optedOut', undefined],
    [6, 'optedOut', undefined],
  ]);
});
