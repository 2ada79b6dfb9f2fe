import { expect, it } from 'vitest';
import { checkInvitations, emptyInvitation, type Invitation, withField } from './invitation.ts';

const withEmail = (person: Invitation, email: string) => withField(person, 'email', email);

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
  const email = 'nina.park@';
  const empty = row('a', { email: 'nina.park', firstName: '', lastName: ' ' });
  const named: Invitation = {
    ...empty,
    email,
    firstName: 'Nina',
    lastName: 'Park',
    suggested: ['firstName', 'lastName'],
  };
  expect(withEmail(empty, email)).toEqual(named);
  for (const typed of [
    { ...empty, firstName: 'Ni' },
    { ...empty, lastName: 'Lee' },
    withField(named, 'lastName', 'Lee'),
    // Somebody typed the very names that the email suggests.
    { ...named, suggested: [] },
  ]) {
    expect(withEmail(typed, 'ada.byron@')).toEqual({ ...typed, email: 'ada.byron@' });
  }
});

it('[PPL-01] another email changes the names that were read, and an unclear one takes them back', () => {
  const named = withEmail(row('a', { email: '', firstName: '', lastName: '' }), 'nina.park@h.com');
  expect(withEmail(named, 'ada.byron@h.com')).toMatchObject({
    firstName: 'Ada',
    lastName: 'Byron',
  });
  expect(withEmail(named, 'info@h.com')).toMatchObject({ firstName: '', lastName: '' });
});

it('[PPL-01] leaves names empty that were emptied while the email spells out the same', () => {
  const emptied = row('a', { email: 'nina.park@', firstName: '', lastName: '' });
  expect(withEmail(emptied, 'nina.park@h')).toEqual({ ...emptied, email: 'nina.park@h' });
});
