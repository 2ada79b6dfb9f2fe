import { expect, it } from 'vitest';
import * as v from 'valibot';
import {
  editedEmail,
  profileSchema,
  type ProfileValues,
  typedProfileSchema,
} from './profile-values.ts';

const base: ProfileValues = {
  firstName: 'Maya',
  lastName: 'Okafor',
  title: 'Office manager',
  email: 'maya.okafor@harbordental.com',
  extension: '1002',
  role: 'admin',
  timeZone: 'America/Chicago',
  language: null,
  e911Address: null,
};

function messagesFor(over: Partial<ProfileValues>): string[] {
  const { issues } = v.safeParse(profileSchema, { ...base, ...over });
  return (issues ?? []).map(({ message }) => message);
}

it('VAL-12 VAL-13 prints the name messages as specified', () => {
  expect(messagesFor({ firstName: 'Maya!' })).toEqual(['This first name format is not valid.']);
  expect(messagesFor({ lastName: ' ' })).toContain('The last name field is required.');
});

it('VAL-15 requires a valid email', () => {
  expect(messagesFor({ email: '' })).toContain('This email is required');
  expect(messagesFor({ email: 'maya@' })).toEqual(['This email is invalid']);
});

it('PPL-05 accepts the values of a stored person', () => {
  expect(messagesFor({})).toEqual([]);
});

it('annex J8 keeps a draft that is not valid yet', () => {
  expect(v.is(typedProfileSchema, { ...base, email: 'maya@', firstName: '' })).toBe(true);
});

it('OP-45 edits the email that waits for its confirmation', () => {
  const email = 'old@example.com';
  expect(editedEmail({ email, pendingEmail: 'new@example.com' })).toBe('new@example.com');
  expect(editedEmail({ email, pendingEmail: null })).toBe(email);
});
