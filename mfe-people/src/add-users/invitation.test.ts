import { expect, it } from 'vitest';
import { checkInvitations, emptyInvitation, type Invitation, withNames } from './invitation.ts';

function row(key: string, over: Partial<Invitation> = {}): Invitation {
  return {
    ...emptyInvitation(key),
    email: `${key}@harbordental.com`,
    firstName: 'Ana',
    lastName: 'Silva',
    ...over,
  };
}

it('VAL-16 marks an email that repeats in the list, letter case aside', () => {
  const rows = [row('a'), row('b', { email: ' A@harbordental.com ' }), row('c')];
  expect(checkInvitations(rows)).toEqual({ b: { email: 'This email is exited' } });
});

it('VAL-12 VAL-13 VAL-15 prints the first message of each field', () => {
  expect(checkInvitations([emptyInvitation('a')])).toEqual({
    a: {
      email: 'This email is required',
      firstName: 'The first name field is required.',
      lastName: 'The last name field is required.',
    },
  });
  expect(checkInvitations([row('a', { email: 'ana', lastName: "O'Neil" })])).toEqual({
    a: { email: 'This email is invalid', lastName: 'This last name format is not valid.' },
  });
});

it('VAL-16 says that an empty email is required, not that it repeats', () => {
  const errors = checkInvitations([row('a', { email: '' }), row('b', { email: '' })]);
  expect(errors.b).toEqual({ email: 'This email is required' });
});

it('OP-126 asks for the number that was wanted and not found', () => {
  const waiting = { wanted: true, number: null };
  expect(checkInvitations([row('a', { number: waiting })])).toEqual({
    a: { number: 'The number field is required.' },
  });
});

it('[PPL-01] fills names out of the email, and never over one that was typed', () => {
  const email = 'nina.park@harbordental.com';
  const empty = row('a', { email, firstName: '', lastName: ' ' });
  expect(withNames(empty)).toEqual({ ...empty, firstName: 'Nina', lastName: 'Park' });
  for (const typed of [
    { ...empty, firstName: 'Ni' },
    { ...empty, lastName: 'Lee' },
    { ...empty, email: 'info@harbordental.com' },
  ]) {
    expect(withNames(typed)).toEqual(typed);
  }
});
