import { expect, it } from 'vitest';
import { readTable, writeTable } from './read-table.ts';

const cellsOf = (text: string) => readTable(text).lines.map(({ cells }) => cells);

it('J7 counts lines as the text has them, with empty ones and breaks within quotes', () => {
  expect(readTable('a\r\n\r\n , \r\n"two\r\nlines",b\r\nc').lines).toEqual([
    { line: 1, cells: ['a'] },
    { line: 4, cells: ['two lines', 'b'] },
    { line: 6, cells: ['c'] },
  ]);
});

it.each([',', ';', '\t', '|'])('J7 tells columns apart by %j', (separator) => {
  const rows = ['First name', 'Email'].join(separator);
  expect(cellsOf(`${rows}\nAna${separator}ana@x.com\n`)).toEqual([
    ['First name', 'Email'],
    ['Ana', 'ana@x.com'],
  ]);
});

it('J7 tells columns apart with other separators within them, and a title above', () => {
  expect(cellsOf('Staff, 2026\nName;Email\nLopez, Ana;ana@x.com\nNg, Bo;bo@x.com')).toEqual([
    ['Staff, 2026'],
    ['Name', 'Email'],
    ['Lopez, Ana', 'ana@x.com'],
    ['Ng, Bo', 'bo@x.com'],
  ]);
});

it.each(['\n', '\r\n', '\r'])('J7 ends lines at %j, with a sep= line before them', (end) => {
  expect(readTable(['sep=;', 'Ana;"a;b"', 'Bo'].join(end)).lines).toEqual([
    { line: 2, cells: ['Ana', 'a;b'] },
    { line: 3, cells: ['Bo'] },
  ]);
});

it.each([
  ['="2110"', '2110'],
  ['"=""2110"""', '2110'],
  ["'2109", '2109'],
  ["'+14165550142", '+14165550142'],
  ['\u00A0Ana\u202FMaria\u3000', 'Ana Maria'],
  ['\u202A+1 251 555 0110\u202C', '+1 251 555 0110'],
  ['A\u200Bna', 'Ana'],
  ["'t Hooft", "'t Hooft"],
  ['می\u200Cخواهم', 'می\u200Cخواهم'],
])('J7 reads the cell %j as %j', (written, read) => {
  expect(cellsOf(`${written}\tx`)).toEqual([[read, 'x']]);
});

it('J7 reads on behind a quote that is never closed', () => {
  expect(cellsOf('"Ana,1\nBo,2\nCy,3')).toEqual([
    ['"Ana', '1'],
    ['Bo', '2'],
    ['Cy', '3'],
  ]);
});

it('J7 stops reading a text of millions of lines', () => {
  const { lines, isCut } = readTable('+12515550142\n'.repeat(2_000_000));
  expect([lines.length, isCut]).toEqual([20_000, true]);
});

it('J7 writes no formula, and reads back what it wrote', async () => {
  const text = await writeTable([['Name', 'Number'], ['=1+1', '+12515550110'], ['a"b']]).text();
  expect(text).toContain('Name,Number\r\n"\'=1+1"');
  expect(cellsOf(text)).toEqual([['Name', 'Number'], ['=1+1', '+12515550110'], ['a"b']]);
});
