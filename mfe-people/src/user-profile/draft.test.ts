import { expect, it } from 'vitest';
import { type Draft, dropDraft, keepDraft, keptDraft } from './draft.ts';

const base = {
  firstName: 'Maya',
  lastName: 'Okafor',
  title: '',
  email: 'maya@harbordental.com',
  extension: '1002',
  role: 'admin' as const,
  timeZone: 'America/Chicago',
  e911Address: null,
};
const draft: Draft = { version: 4, at: 1000, base, yours: { ...base, lastName: 'Bright' } };

it('PPL-05 keeps a draft per editor and person until it is dropped', () => {
  keepDraft('renee', 'maya', draft);
  expect(keptDraft('renee', 'maya', 2000)).toEqual(draft);
  expect(keptDraft('daniel', 'maya', 2000)).toBeNull();
  expect(keptDraft('renee', 'tomas', 2000)).toBeNull();
  dropDraft('renee', 'maya');
  expect(keptDraft('renee', 'maya', 2000)).toBeNull();
});

it('PPL-05 forgets a draft that is damaged or older than 14 days', () => {
  localStorage.setItem('jackfield.draft.profile.renee.maya', '{"version":');
  expect(keptDraft('renee', 'maya', 2000)).toBeNull();
  keepDraft('renee', 'maya', draft);
  expect(keptDraft('renee', 'maya', 1000 + 14 * 24 * 60 * 60 * 1000)).toBeNull();
  expect(localStorage.length).toBe(0);
});
