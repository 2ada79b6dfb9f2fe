import { expect, it } from 'vitest';
import { linesOf } from './lines-of.ts';

it('J7 counts lines as the text has them, with empty ones and breaks within quotes', () => {
  const rows = [['a'], [''], [' ', ''], ['two\r\nlines', 'b'], ['c']];
  expect(linesOf(rows)).toEqual([
    { line: 1, cells: ['a'] },
    { line: 4, cells: ['two\r\nlines', 'b'] },
    { line: 6, cells: ['c'] },
  ]);
});
