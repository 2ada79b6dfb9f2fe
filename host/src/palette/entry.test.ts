import { expect, it } from 'vitest';
import { fitting, withoutRepeated } from './entry.ts';

const entry = (text: string, to?: string, words: readonly string[] = []) => ({
  id: text,
  icon: 'page' as const,
  text,
  to,
  words,
});
const pages = [
  entry('Company numbers', '/numbers'),
  entry('Blacklist', '/blacklist', ['block']),
  entry('Billing Information', '/billing', ['cards invoices']),
  entry('Brands', '/brands'),
];
const texts = (query: string) => fitting(pages, query, 3).map(({ text }) => text);

it('puts what begins with the letters first, and leaves out what does not fit', () => {
  expect(texts('bla')[0]).toBe('Blacklist');
  expect(texts('bil')[0]).toBe('Billing Information');
  const invoices = entry('Billing', '/billing', ['invoices']);
  expect(fitting([invoices, entry('Invite')], 'inv', 2)[0]?.text).toBe('Invite');
  expect(texts('num')).toEqual(['Company numbers']);
  expect(texts('zzz')).toEqual([]);
  // Letters in this order, but far apart.
  expect(texts('cnb')).toEqual([]);
});

it('finds by other words, and gives no more than asked for', () => {
  expect(texts('invoices')).toEqual(['Billing Information']);
  expect(fitting(pages, 'b', 2)).toHaveLength(2);
});

it('names a page once, found by all its words, and every action', () => {
  const all = withoutRepeated([
    entry('Users', '/users'),
    entry('Everybody', '/users', ['people']),
    entry('Sign out'),
    entry('Theme'),
  ]);
  expect(all.map(({ text }) => text)).toEqual(['Users', 'Sign out', 'Theme']);
  expect(fitting(all, 'people', 1)[0]?.text).toBe('Users');
});
