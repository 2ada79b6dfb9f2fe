import { expect, it } from 'vitest';
import { readRows, timeOf } from './read-rows.ts';

const zone = 'America/Chicago';

it('J6 reads numbers, where they agreed and when, with or without heads', () => {
  const text =
    'Number,Source,Time\n+12515550173,harbordental.com/new-patient,2026-11-21 17:48\n(251) 555-0121,Daphne office\nnobody,x\n';
  expect(readRows(text, zone)).toEqual({
    lines: [
      {
        line: 2,
        text: '+12515550173, harbordental.com/new-patient, 2026-11-21 17:48',
        wanted: {
          row: 2,
          phoneNumber: '+12515550173',
          source: 'harbordental.com/new-patient',
          at: '2026-11-21T23:48:00.000Z',
        },
      },
      {
        line: 3,
        text: '(251) 555-0121, Daphne office',
        wanted: { row: 3, phoneNumber: '+12515550121', source: 'Daphne office' },
      },
      { line: 4, text: 'nobody, x', wanted: null },
    ],
    isCut: false,
  });
});

it('J6 takes times in the account’s zone, across its clock changes', () => {
  expect(timeOf('2026-07-01', zone)).toBe('2026-07-01T05:00:00.000Z');
  expect(timeOf('2026-12-01', zone)).toBe('2026-12-01T06:00:00.000Z');
  expect(timeOf('2026-11-21T17:48:00Z', zone)).toBe('2026-11-21T17:48:00.000Z');
  expect(timeOf('21.11.2026', zone)).toBeUndefined();
});

it('J6 counts rows as the text has them, with empty lines', () => {
  const { lines } = readRows('+12515550173\n\n \n+12515550121\n', zone);
  expect(lines.map(({ line, wanted }) => [line, wanted?.row])).toEqual([
    [1, 1],
    [4, 4],
  ]);
});

it('J6 reads at most as many rows as an import takes', () => {
  const many = Array.from({ length: 1001 }, (_row, at) => `+1251556${1000 + (at % 9000)}`);
  const { lines, isCut } = readRows(many.join('\n'), zone);
  expect([lines.length, isCut]).toEqual([1000, true]);
  expect(readRows(many.slice(1).join('\n'), zone).isCut).toBe(false);
});
