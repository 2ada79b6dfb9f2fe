import { activateLocale } from '@jackfield/texts';
import { afterEach, expect, it } from 'vitest';
import { namesText } from './rows.ts';

afterEach(() => activateLocale('en'));

it('names four and more by the first two', () => {
  const names = ['Ana', 'Ben', 'Cem', 'Dev'];
  const shown = [0, 1, 2, 3, 4].map((count) => namesText(names.slice(0, count)));
  expect(shown).toEqual(['', 'Ana', 'Ana and Ben', 'Ana, Ben and Cem', 'Ana, Ben and 2 more']);
});

it.each([
  ['es', 'Ana e Inés'],
  ['fr-CA', 'Ana et Inés'],
  ['ms', 'Ana dan Inés'],
])('LANG-01 joins names in %s', (tag, names) => {
  activateLocale(tag);
  expect(namesText(['Ana', 'Inés'])).toBe(names);
});
