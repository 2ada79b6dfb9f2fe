// @vitest-environment jsdom
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { draftStore } from './draft.ts';

const values = v.object({ firstName: v.string() });
const draft = { version: 4, at: 1000, base: { firstName: 'Maya' }, yours: { firstName: '' } };

it('annex J8 keeps a draft under its name until it is dropped, valid or not', () => {
  const store = draftStore('profile.renee.maya', values);
  store.keep(draft);
  expect(store.kept(2000)).toEqual(draft);
  expect(draftStore('profile.daniel.maya', values).kept(2000)).toBeNull();
  store.drop();
  expect(store.kept(2000)).toBeNull();
});

it('annex J8 forgets a draft that is damaged, of another form or older than 14 days', () => {
  const store = draftStore('profile.renee.maya', values);
  localStorage.setItem('jackfield.draft.profile.renee.maya', '{"version":');
  expect(store.kept(2000)).toBeNull();
  store.keep(draft);
  expect(draftStore('profile.renee.maya', v.object({ name: v.string() })).kept(2000)).toBeNull();
  store.keep(draft);
  expect(store.kept(999 + 14 * 24 * 60 * 60 * 1000)).toEqual(draft);
  expect(store.kept(1000 + 14 * 24 * 60 * 60 * 1000)).toBeNull();
  expect(localStorage.length).toBe(0);
});
