import { expect, it } from 'vitest';
import { type Entry, fitting, queryOf, withoutRepeated } from './entry.ts';

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
  entry('Billing Information', '/billing', ['cards, pay an invoice']),
  entry('Brands', '/brands'),
];
const found = (entries: readonly Entry[], typed: string, most = 3) =>
  fitting(entries, queryOf(typed, 'how do I my'), most).map(({ text }) => text);
const texts = (typed: string) => found(pages, typed);

it('puts what begins with the letters first, and leaves out what does not fit', () => {
  expect(texts('bla')[0]).toBe('Blacklist');
  expect(texts('bil')[0]).toBe('Billing Information');
  const invoices = entry('Billing', '/billing', ['invoices']);
  expect(found([invoices, entry('Invite')], 'inv')[0]).toBe('Invite');
  expect(texts('num')).toEqual(['Company numbers']);
  expect(texts('zzz')).toEqual([]);
  // Letters in this order, but far apart.
  expect(texts('cnb')).toEqual([]);
});

it('finds by other words, and gives no more than asked for', () => {
  expect(texts('pay invoice')).toEqual(['Billing Information']);
  expect(found(pages, 'b', 2)).toHaveLength(2);
});

it('words may come in any order, with other endings, accents and words that say nothing', () => {
  expect(texts('numbers company')).toEqual(['Company numbers']);
  expect(texts('how do I block')).toEqual(['Blacklist']);
  expect(texts('invoices')).toEqual(['Billing Information']);
  expect(found([entry('José Núñez')], 'nunez jose')).toEqual(['José Núñez']);
  // What says nothing counts where nothing else was typed.
  expect(found([entry('My device')], 'my')).toEqual(['My device']);
});

it('the same name comes before the same other word, and this before a name that is begun', () => {
  const entries = [entry('Portal'), entry('Move numbers', undefined, ['port']), entry('Port')];
  expect(found(entries, 'port')).toEqual(['Port', 'Move numbers', 'Portal']);
});

it('names a page once, found by all its words, and every action', () => {
  const all = withoutRepeated([
    entry('Users', '/users'),
    entry('Everybody', '/users', ['people']),
    entry('Sign out'),
    entry('Theme'),
  ]);
  expect(all.map(({ text }) => text)).toEqual(['Users', 'Sign out', 'Theme']);
  expect(found(all, 'people')[0]).toBe('Users');
});
