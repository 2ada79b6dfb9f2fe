// @vitest-environment jsdom
import type { RegistryArea } from '@jackfield/contract';
import { signInAs, signOutOfTest } from '@jackfield/testing';
import { afterEach, expect, it } from 'vitest';
import { createDecider } from './last-decision.ts';

const people: RegistryArea = {
  area: 'people',
  label: 'Users and teams',
  name: 'mfe-people',
  version: 'v1',
  entry: '/assets/mfe-people/v1/remoteEntry.js',
  integrity: 'sha384-x',
  preload: [],
  routes: ['/admin-settings/users'],
  contract: '^1.0.0',
  navigation: [],
  config: {},
};
const listing = { pathname: '/admin-settings/users/listing', search: '', hash: '' };

afterEach(signOutOfTest);

it('answers the same question with the same answer, and decides anew for another address', () => {
  signInAs({ profile: { role: 'admin' } });
  const decideFor = createDecider([people]);
  const first = decideFor(listing);
  expect(first).toEqual({ kind: 'area', area: 'people' });
  expect(decideFor({ ...listing })).toBe(first);
  expect(decideFor({ ...listing, pathname: '/nowhere' })).toMatchObject({ kind: 'missing' });
  expect(decideFor(listing)).toEqual(first);
});

it('decides anew when the person is another', () => {
  signInAs({ profile: { role: 'admin' } });
  const decideFor = createDecider([people]);
  expect(decideFor(listing).kind).toBe('area');
  signInAs({ profile: { role: 'standard' } });
  expect(decideFor(listing).kind).toBe('redirect');
});
