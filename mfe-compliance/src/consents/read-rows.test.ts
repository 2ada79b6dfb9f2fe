import { guessColumns, linesByField, Unreadable } from '@jackfield/lists/import-dialog';
import { readTable } from '@jackfield/lists/spreadsheet';
import { expect, it } from 'vitest';
import { consentColumns, rowOf, timeOf } from './read-rows.ts';

const zone = 'America/Chicago';

function read(text: string) {
  const { lines } = readTable(text);
  const guess = guessColumns(lines, consentColumns, { known: new Map() });
  const rows = linesByField(lines, guess, consentColumns).map((row) => rowOf(row, zone));
  return { isSure: guess.isSure, rows };
}

it('J6 reads numbers, where they agreed and when, by their headings', () => {
  const text =
    'Number,Source,Time\n+12515550173,harbordental.com/new-patient,2026-11-21 17:48\n(251) 555-0121,Daphne office\nnobody,x\n';
  expect(read(text)).toEqual({
    isSure: true,
    rows: [
      {
        row: 2,
        phoneNumber: '+12515550173',
        source: 'harbordental.com/new-patient',
        at: '2026-11-21T23:48:00.000Z',
      },
      { row: 3, phoneNumber: '+12515550121', source: 'Daphne office' },
      new Unreadable(undefined),
    ],
  });
});

it('J6 guesses columns without headings, and asks', () => {
  const { isSure, rows } = read('+12515550173,Desk,2026-11-21\n\n+12515550121,Desk,2026-11-22');
  expect(isSure).toBe(false);
  expect(rows).toMatchObject([
    { row: 1, phoneNumber: '+12515550173', source: 'Desk', at: '2026-11-21T06:00:00.000Z' },
    { row: 3, phoneNumber: '+12515550121', source: 'Desk', at: '2026-11-22T06:00:00.000Z' },
  ]);
});

it('J6 takes no consent without the time that it names', () => {
  const { rows } = read('Number,Time\n+12515550173,21.11.2026');
  expect(rows[0]).toBeInstanceOf(Unreadable);
});

it('J6 takes times in the account’s zone, across its clock changes', () => {
  expect(timeOf('2026-07-01', zone)).toBe('2026-07-01T05:00:00.000Z');
  expect(timeOf('2026-12-01', zone)).toBe('2026-12-01T06:00:00.000Z');
  expect(timeOf('2026-11-21T17:48:00Z', zone)).toBe('2026-11-21T17:48:00.000Z');
  expect(timeOf('21.11.2026', zone)).toBeUndefined();
});
