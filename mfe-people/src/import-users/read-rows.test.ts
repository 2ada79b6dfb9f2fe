import { expect, it } from 'vitest';
import { readRows, writeRows } from './read-rows.ts';

const brief = (text: string) =>
  readRows(text).rows.map(({ firstName, lastName, email, extension }) =>
    [firstName, lastName, email, extension].join('|'),
  );

it('reads columns by their heads, in any order and spelling', () => {
  const text =
    '\uFEFFE-Mail;Last_Name;Nickname;First name;Ext\r\nana@x.com;"Lopez; Diaz";Annie;Ana;1002\r\n';
  expect(brief(text)).toEqual(['Ana|Lopez; Diaz|ana@x.com|1002']);
  expect(readRows(text).leftOut).toEqual(['Nickname']);
});

it('takes what a spreadsheet copies, without heads in the order of the template', () => {
  expect(brief('Ana\tLopez\tana@x.com\n\nBo\tNg\tbo@x.com\tNurse\t1003\n')).toEqual([
    'Ana|Lopez|ana@x.com|',
    'Bo|Ng|bo@x.com|1003',
  ]);
});

it('says which columns are missing', () => {
  expect(readRows('Name,Email\nAna,ana@x.com').missing).toEqual(['firstName', 'lastName']);
  expect(readRows('').rows).toEqual([]);
});

it('stops reading a file of a million lines', () => {
  const text = `First name,Last name,Email\n${'Ana,Lopez,ana@x.com\n'.repeat(1_000_000)}`;
  const started = performance.now();
  const { rows, isCut } = readRows(text);
  expect([rows.length, isCut]).toEqual([500, true]);
  expect(performance.now() - started).toBeLessThan(2000);
});

it('writes no formula', async () => {
  const text = await writeRows(['Name'], [['=1+1'], ['a"b']]).text();
  expect(text).toContain('Name\r\n"\'=1+1"\r\n"a""b"\r\n');
});
