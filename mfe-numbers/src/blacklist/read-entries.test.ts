import type { BlacklistDirection } from '@jackfield/contract/api/blacklist';
import { guessColumns, linesByField, Unreadable } from '@jackfield/lists/import-dialog';
import { readTable } from '@jackfield/lists/spreadsheet';
import { expect, it } from 'vitest';
import { blockColumns, blockedOf } from './read-entries.ts';

function read(text: string, direction: BlacklistDirection, account: 'USA' | 'MYS') {
  const { lines } = readTable(text);
  const guess = guessColumns(lines, blockColumns, { known: new Map() });
  const rows = linesByField(lines, guess, blockColumns).map((row) => {
    const blocked = blockedOf(row, direction, account);
    if (blocked instanceof Unreadable) return [row.line, blocked.reason ?? null];
    return [row.line, blocked && [blocked.number, blocked.country]];
  });
  return { isSure: guess.isSure, rows };
}
const outbound = (text: string) => read(text, 'outbound', 'USA').rows;

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
    "\uFEFFNumber,Code,Country,Type,Blocked by,Blocked since (Central Time)\r\n,GBR,United Kingdom,country,Ana Lopez,2026-11-07 09:00\r\n'+14165550142,CAN,Canada,number,,\r\n";
  expect(outbound(text)).toEqual([
    [2, [null, 'GBR']],
    [3, ['+14165550142', 'CAN']],
  ]);
  const callers =
    "\uFEFFNumber,Blocked by,Blocked since (Central Time),Last try (Central Time)\r\n'+14165550142,Ana Lopez,2026-11-07 09:00,2026-11-08 10:00\r\n";
  expect(read(callers, 'inbound', 'USA')).toEqual({
    isSure: true,
    rows: [[2, ['+14165550142', 'USA']]],
  });
});

it('[ENT-15] turns away numbers only', () => {
  expect(read('Cuba\n12-345 6789', 'inbound', 'MYS').rows).toEqual([
    [1, null],
    [2, ['+60123456789', 'MYS']],
  ]);
});

it('[J7] blocks nobody by a number that is not whole, and says why', () => {
  const text =
    '1.25155501E+10\n="+12515550142"\n\u202A+1 251 555 0143\u202C\n(251) 555-0134 ext. 204';
  expect(outbound(text)).toEqual([
    [1, 'The spreadsheet shortened this number. Enter all its digits.'],
    [2, ['+12515550142', 'USA']],
    [3, ['+12515550143', 'USA']],
    [4, 'Enter the number without its extension.'],
  ]);
});

it('[J7] asks which column is which where two have numbers', () => {
  const { isSure } = read('4711234,+12515550142\n4711235,+12515550143', 'outbound', 'USA');
  expect(isSure).toBe(false);
  const named = read('Kunde,Phone\n4711234,+12515550142', 'outbound', 'USA');
  expect(named).toEqual({ isSure: false, rows: [[2, ['+12515550142', 'USA']]] });
});
