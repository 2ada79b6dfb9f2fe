import { expect, it } from 'vitest';
import { markLines, wantedOf } from './mark-lines.ts';

const lines = ['0173', '0173', null, '0121', '0121'].map((wanted, at) => ({
  line: at + 1,
  text: wanted ?? 'nobody',
  wanted,
}));

it('J6 J7 names the line that another one repeats, and a mark of its own all the same', () => {
  const marked = markLines(lines, ['new', 'known', 'optedOut', 'optedOut'], (number) => number);
  expect(marked.map(({ line, mark, first }) => [line, mark, first])).toEqual([
    [1, 'new', undefined],
    [2, 'same', 1],
    [3, 'invalid', undefined],
    [4, 'optedOut', undefined],
    [5, 'optedOut', undefined],
  ]);
  expect(wantedOf(lines)).toEqual(['0173', '0173', '0121', '0121']);
});
