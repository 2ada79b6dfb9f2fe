import { readFileSync } from 'node:fs';
import { guessColumns, linesByField } from '@jackfield/lists/import-dialog';
import { readSheetFile, readTable } from '@jackfield/lists/spreadsheet';
import { describe, expect, it } from 'vitest';
import { userColumns } from './columns.ts';
import { splitName } from './full-name.ts';
import { rowOf } from './read-rows.ts';
import { roleOf } from './roles.ts';

const none = new Map<string, string | null>();

async function guessOf(name: string, known: ReadonlyMap<string, string | null> = none) {
  const bytes = readFileSync(new URL(`./samples/${name}`, import.meta.url));
  const { lines } = readTable(await readSheetFile(new Blob([bytes])));
  const guess = guessColumns(lines, userColumns, { known });
  const rows = linesByField(lines, guess, userColumns).map(rowOf);
  const cells = rows.map(({ firstName, lastName, email, title, extension, role }) =>
    [firstName, lastName, email, title, extension, role].join('|'),
  );
  return { isSure: guess.isSure, rows: cells, text: JSON.stringify(rows) };
}

describe('files that programs write', () => {
  it.each([
    ['google-workspace.csv', ['Ana|Lopez|ana@example.com|Nurse||', 'Bo|Ng|bo@example.com|||']],
    [
      'outlook-contacts.csv',
      ['Ana|Lopez|ana@example.com|Nurse||', 'José|Nuñez|jose@example.com|||'],
    ],
    ['outlook-es.csv', ['Ana|López|ana@example.com|Enfermera||']],
    ['outlook-fr.csv', ['Zoé|Lefèvre|zoe@example.com|Infirmière||']],
    ['own-export.csv', ['Ana|Lopez|ana@example.com|Ms|1001|Admin']],
    ['malay.csv', ['Ahmad|bin Ismail|ahmad@example.com|Jururawat|2101|Admin']],
    [
      'ringcentral.csv',
      [
        'Ana|Lopez|ana@example.com|Nurse|2109|Standard',
        'Bo|Ng|bo@example.com||2110|Admin',
        'Cy|Li|cy@example.com||2111|Billing Admin',
      ],
    ],
    ['zoom.csv', ['Ana|Lopez|ana@example.com|||Standard']],
    ['microsoft-365.csv', ['Ana|Lopez|ana@example.com|Nurse||']],
    ['entra-create.csv', ['Ana|Lopez|ana@example.com|Nurse||']],
    ['entra-download.csv', ['Ana|Lopez|ana@example.com|Nurse||Standard']],
    ['unicode-text.txt', ['Ana|Lopez|ana@example.com|Head nurse||', '李|小龍|li@example.com|||']],
    [
      'one-name.csv',
      [
        'Ana|Lopez|ana@example.com|||',
        'Jan|van der Berg|jan@example.com|||',
        'Bo|Ng|bo@example.com|||',
      ],
    ],
    ['two-emails.csv', ['Ana|Lopez|ana@example.com|||', 'Bo|Ng|bo@example.com|||']],
    [
      'marks-of-spreadsheets.csv',
      [
        'Ana|Lopez|ana@example.com||2110|',
        'Bo|Ng|bo@example.com||2109|',
        'Cy|Li|cy@example.com||2.11E+03|',
      ],
    ],
    ['workbook.xlsx', ['Ana|Lopez|ana@example.com||2110|', 'Bo|Ng|bo@example.com||2109|']],
  ])('J7 are read without a question: %s', async (name, rows) => {
    const guess = await guessOf(name);
    expect(guess).toMatchObject({ isSure: true, rows });
    expect(guess.text).not.toMatch(/Secret/);
  });

  it('J7 ask first where nobody knows a heading, or there is none', async () => {
    const bare = await guessOf('without-headings.txt');
    expect(bare).toMatchObject({
      isSure: false,
      rows: ['Ana|Lopez|ana@example.com|Nurse|2110|', 'Bo|Ng|bo@example.com|Dentist|2109|'],
    });
    const unknown = await guessOf('unknown-headings.csv');
    expect(unknown).toMatchObject({ isSure: false, rows: ['Ana|Lopez|ana@example.com|||'] });
  });

  it('J7 are read without a question once the account said what their headings mean', async () => {
    const known = new Map([
      ['vorname', 'firstName'],
      ['zuname', 'lastName'],
      ['kontakt', 'email'],
      ['abteilung', null],
    ]);
    const guess = await guessOf('unknown-headings.csv', known);
    expect(guess).toMatchObject({ isSure: true, rows: ['Ana|Lopez|ana@example.com|||'] });
    expect(guess.text).not.toMatch(/Secret|Care/);
  });
});

it.each([
  ['Lopez, Ana Maria', 'Ana Maria', 'Lopez'],
  ['Ana Maria Lopez', 'Ana Maria', 'Lopez'],
  ['Nur Aisyah binti Ahmad', 'Nur Aisyah', 'binti Ahmad'],
  ['Cher', 'Cher', ''],
])('J7 reads the name %s as %s and %s', (name, firstName, lastName) => {
  expect(splitName(name)).toEqual({ firstName, lastName });
});

it('J7 makes nobody an admin who was less elsewhere', () => {
  const roles = ['Super Admin', 'ADMINISTRADOR', 'User', 'Billing Admin', 'Manager', ''];
  expect(roles.map(roleOf)).toEqual(['Admin', 'Admin', 'Standard', 'Billing Admin', 'Manager', '']);
});
