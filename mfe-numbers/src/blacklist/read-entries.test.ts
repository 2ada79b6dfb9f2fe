import { expect, it } from 'vitest';
import { readEntries } from './read-entries.ts';

const outbound = (text: string) =>
  readEntries(text, 'outbound', 'USA').lines.map(({ line, wanted }) => [
    line,
    wanted && [wanted.number, wanted.country],
  ]);

it('[J7] reads numbers in any writing, and countries by name or code', () => {
  const text = '(251) 555-0142\n+44 20 7946 0011\n\nCuba\nGBR\nnobody\n251555';
  expect(outbound(text)).toEqual([
    [1, ['+12515550142', 'USA']],
    [2, ['+442079460011', 'GBR']],
    [4, [null, 'CUB']],
    [5, [null, 'GBR']],
    [6, null],
    [7, null],
  ]);
});

it('[J8] reads what the list was exported to', () => {
  const text =
    "\uFEFFNumber,Code,Country,Type\r\n,GBR,United Kingdom,country\r\n'+14165550142,CAN,Canada,number\r\n";
  expect(outbound(text)).toEqual([
    [2, [null, 'GBR']],
    [3, ['+14165550142', 'CAN']],
  ]);
});

it('[ENT-15] turns away numbers only', () => {
  const { lines } = readEntries('Cuba\n12-345 6789', 'inbound', 'MYS');
  expect(lines.map(({ wanted }) => wanted?.number ?? null)).toEqual([null, '+60123456789']);
});

it('stops reading a file of a million lines', () => {
  const { lines, isCut } = readEntries('+12515550142\n'.repeat(1_000_000), 'inbound', 'USA');
  expect([lines.length, isCut]).toEqual([1000, true]);
});
