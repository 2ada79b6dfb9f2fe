import { expect, it } from 'vitest';
import { dateFault, firstDate } from './port-dates.ts';

const dates = { earliest: '2026-12-09', latest: '2026-12-31', closed: ['2026-12-25'] };

it.each([
  ['2026-12-09', null],
  ['2026-12-31', null],
  ['', 'The day field is required.'],
  ['2026-12-08', /some days to prepare.*Wednesday, Dec 09/],
  ['2027-01-04', /last day you can choose is Thursday, Dec 31/],
  ['2026-12-12', /weekends and holidays.*Monday, Dec 14/],
  // Christmas is a Friday, and the weekend follows.
  ['2026-12-25', /weekends and holidays.*Monday, Dec 28/],
])('[PORT-01] of the day %j it says %s', (day, said) => {
  const fault = dateFault(day, dates);
  if (said === null) expect(fault).toBeNull();
  else expect(fault).toMatch(said);
});

it('[PORT-01] proposes the day that was wanted where it is still to be had, else the earliest', () => {
  expect(firstDate({ wantedDate: '2026-12-14', dates })).toBe('2026-12-14');
  expect(firstDate({ wantedDate: '2026-12-02', dates })).toBe('2026-12-09');
  expect(firstDate({ wantedDate: '2026-12-14', dates: null })).toBe('');
});
