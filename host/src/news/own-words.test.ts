// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { signInAs, signOutOfTest } from '@jackfield/testing';
import { ownNotes } from './news-state.ts';
import { ownWords } from './own-words.ts';

afterEach(signOutOfTest);

it('there are words for each note of the shell', () => {
  signInAs();
  expect(ownWords().map(({ id }) => id)).toEqual(ownNotes.map(({ id }) => id));
});

it('the link to Security leads to the page that a role has', () => {
  const pageOf = () => ownWords().find(({ id }) => id === 'second-step')?.link?.to;
  const admin = signInAs();
  expect(pageOf()).toBe(`/admin-settings/users/edit/${admin.id}/security`);
  signInAs({ profile: { role: 'standard' } });
  expect(pageOf()).toBe('/your-settings/security');
});
