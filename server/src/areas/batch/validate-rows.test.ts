import type { ImportRow } from '@jackfield/contract/api/batch';
import { expect, it } from 'vitest';
import { type AccountFacts, validateRows } from './validate-rows.ts';

const facts: AccountFacts = {
  emails: new Set(['taken@example.com']),
  extensions: new Set(['1001']),
  firstFree: 1002,
  teams: new Map([
    ['front desk', 'f'],
    ['billing', 'b'],
  ]),
  room: null,
};
const row = (over: Partial<ImportRow> = {}): ImportRow => ({
  firstName: 'José',
  lastName: 'Li',
  email: 'jose@example.com',
  title: '',
  extension: '',
  role: '',
  teams: '',
  ...over,
});
const faults = (rows: ImportRow[], over: Partial<AccountFacts> = {}) =>
  validateRows(rows, { ...facts, ...over }).map(({ errors }) =>
    errors.map(({ field, message }) => `${field ?? ''}: ${message}`),
  );

it('[annex J7] reads a whole line: role, title, extension, teams by name', () => {
  const line = row({
    role: ' Admin ',
    title: 'Nurse',
    extension: '1002',
    teams: 'Billing; FRONT DESK',
  });
  expect(validateRows([line], facts)).toEqual([
    {
      name: 'José Li',
      errors: [],
      person: {
        firstName: 'José',
        lastName: 'Li',
        email: 'jose@example.com',
        title: 'Nurse',
        role: 'admin',
        extension: '1002',
        teamIds: ['b', 'f'],
      },
    },
  ]);
});

it('[annex J7] marks each cell that is wrong, with the texts of the form', () => {
  const bad = row({
    firstName: '',
    lastName: 'x@',
    email: 'no',
    role: 'boss',
    extension: '911',
    teams: 'Moon',
  });
  expect(faults([bad])).toEqual([
    [
      'firstName: The first name field is required.',
      'lastName: This last name format is not valid.',
      'email: This email is invalid',
      'role: The role must be Admin or Standard.',
      'extension: This extension is reserved for emergency calls.',
      'teams: There is no team “Moon”.',
    ],
  ]);
});

it('[annex J7] finds duplicates within the file and against the account', () => {
  const rows = [
    row({ extension: '1005' }),
    row({ email: 'JOSE@example.com ', extension: '1005' }),
    row({ email: 'Taken@example.com', extension: '1001' }),
  ];
  expect(faults(rows)).toEqual([
    [],
    ['email: The same email is in row 1.', 'extension: The same extension is in row 1.'],
    ['email: This email is existed', 'extension: This extension is taken.'],
  ]);
});

it('[ROLE-20] lines with faults take no room of a trial', () => {
  const rows = ['a', '', 'b', 'c'].map((name) => row({ email: name && `${name}@example.com` }));
  expect(faults(rows, { room: 2 }).map(([first]) => first ?? 'fits')).toEqual([
    'fits',
    'email: This email is required',
    'fits',
    ': The trial has no room for this user. End the trial to add more.',
  ]);
});

it('takes the guard of an exported cell off again', () => {
  const [validated] = validateRows([row({ title: "'-1" })], facts);
  expect(validated?.person?.title).toBe('-1');
});
