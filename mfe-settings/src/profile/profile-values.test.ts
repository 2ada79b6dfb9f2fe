import * as v from 'valibot';
import { expect, it } from 'vitest';
import { type ProfileValues, profileFields, profileSchema } from './profile-values.ts';

const base: ProfileValues = { firstName: 'Daniel', lastName: 'Whitcombe', title: '' };

function messagesFor(over: Partial<ProfileValues>): string[] {
  const { issues } = v.safeParse(profileSchema, { ...base, ...over });
  return (issues ?? []).map(({ message }) => message);
}

it('SET-05 edits names and title, and nothing that an admin decides', () => {
  expect(profileFields).toEqual(['firstName', 'lastName', 'title']);
});

it('VAL-12 VAL-13 prints the name messages as specified', () => {
  expect(messagesFor({})).toEqual([]);
  expect(messagesFor({ firstName: 'Daniel!' })).toEqual(['This first name format is not valid.']);
  expect(messagesFor({ lastName: ' ' })).toContain('The last name field is required.');
});

it('SET-05 takes a title of 50 characters and refuses one of 51', () => {
  expect(messagesFor({ title: 'x'.repeat(50) })).toEqual([]);
  expect(messagesFor({ title: 'x'.repeat(51) })).toHaveLength(1);
});
