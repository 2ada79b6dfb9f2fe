// @vitest-environment jsdom
import { store, variantAtom } from '@jackfield/runtime';
import { signInAs, signOutOfTest } from '@jackfield/testing';
import { afterEach, expect, it } from 'vitest';
import { visitorNow } from './visitor.ts';

const variant = store.get(variantAtom);
afterEach(() => {
  signOutOfTest();
  store.set(variantAtom, variant);
});

it.each([
  [undefined, undefined, 'users'],
  [undefined, 'home', 'home'],
  [null, 'home', 'home'],
  ['users', 'home', 'users'],
  ['home', undefined, 'home'],
] as const)('own start page %s and that of the variant %s lead to %s', (own, preset, wanted) => {
  signInAs({ profile: { role: 'admin', ...(own !== undefined && { startPage: own }) } });
  store.set(variantAtom, { ...variant, ...(preset && { startPage: preset }) });
  expect(visitorNow().person?.startPage).toBe(wanted);
});
