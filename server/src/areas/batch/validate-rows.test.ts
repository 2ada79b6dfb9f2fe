import type { ImportRow } from '@jackfield/contract/api/batch';
import { expect, it } from 'vitest';
import type { TeammateRow } from '../teammates/dto.ts';
import type { FileCells } from '../teammates/file-version.ts';
import { type AccountFacts, type KnownPerson, validateRows } from './validate-rows.ts';

const facts: AccountFacts = {
  emails: new Set(['taken@example.com']),
  extensions: new Map([['1001', 'z']]),
  firstFree: 1002,
  teams: new Map([
    ['front desk', 'f'],
    ['billing', 'b'],
  ]),
  room: null,
  people: [],
  givesRoles: true,
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
      entityId: null,
      errors: [],
      changes: [],
      change: null,
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

const person = (id: string, over: Partial<FileCells> = {}): KnownPerson => {
  const cells = { ...row(), email: `${id}@example.com`, extension: '', role: 'standard', ...over };
  const { firstName, lastName, email, title, extension, role, teams } = cells as FileCells;
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what rows are told from, and no more
    row: { id, full_name: `${firstName} ${lastName}`, email, extension } as TeammateRow,
    cells: { firstName, lastName, email, title, extension, role, teams },
    teamIds: [],
    refusal: () => null,
  };
};
const results = (rows: ImportRow[], people: KnownPerson[]) => {
  const extensions = new Map(people.map(({ row: { id, extension } }) => [extension, id]));
  return validateRows(rows, { ...facts, people, extensions }).map(
    ({ errors, change, person: invited }) =>
      errors[0]?.message ?? (change && change.members) ?? (invited ? 'new' : 'same'),
  );
};

it('[annex J7] knows people by id, else by email, else by extension alone', () => {
  const people = [person('ana', { extension: '1001' }), person('bo', { extension: '1002' })];
  const rows = [
    row({ id: 'ANA', email: 'other@example.com', title: 'Nurse' }),
    row({ email: 'BO@example.com', extension: '1002' }),
    { extension: '1002', title: 'Nurse' },
    { id: 'gone', title: 'Nurse' },
  ];
  expect(results(rows.slice(0, 2), people)).toEqual([
    { email: 'other@example.com', title: 'Nurse' },
    'same',
  ]);
  expect(results(rows.slice(2), people)).toEqual([
    { title: 'Nurse' },
    'This user no longer exists.',
  ]);
  expect(results([row({ email: 'bo@example.com' }), { extension: '1002' }], people)[1]).toBe(
    'The same user is in row 1.',
  );
});

it('[annex J7] extensions change among those who give theirs up', () => {
  const people = ['1001', '1002', '1003'].map((extension) =>
    person(`p${extension}`, { extension }),
  );
  const to = (id: string, extension: string) => ({ id: `p${id}`, extension });
  expect(results([to('1001', '1002'), to('1002', '1001')], people)).toEqual([
    { extension: '1002' },
    { extension: '1001' },
  ]);
  // The last one is refused, so that the others cannot have what they want either.
  const chain = [to('1001', '1002'), to('1002', '1003'), to('1003', '911')];
  expect(results(chain, people)).toEqual([
    'This extension is taken.',
    'This extension is taken.',
    'This extension is reserved for emergency calls.',
  ]);
});

it('[annex J7] a team may have semicolons in its name', () => {
  const teams = new Map([
    ['a; b', 'ab'],
    ['c', 'c'],
  ]);
  const [validated] = validateRows([row({ teams: 'C; A; b' })], { ...facts, teams });
  expect(validated?.person?.teamIds).toEqual(['c', 'ab']);
  expect(faults([row({ teams: 'A; c' })], { teams })).toEqual([['teams: There is no team “A”.']]);
});

it('takes the guard of an exported cell off again', () => {
  const [validated] = validateRows([row({ title: "'-1" })], facts);
  expect(validated?.person?.title).toBe('-1');
});
