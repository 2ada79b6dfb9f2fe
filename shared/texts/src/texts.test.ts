import { afterEach, expect, expectTypeOf, it } from 'vitest';
// oxlint-disable-next-line import/no-unassigned-import -- as the whole runtime does
import './icu.ts';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { activateLocale, defineMessages, loadCatalogue, t } from './texts.ts';
import { compilePlain, isPlain } from './plain-message.ts';
import type { ValuesOf } from './types.ts';

const messages = defineMessages('test.users', {
  title: 'Users',
  limit: '{count, number} a day',
  greeting: 'Hello {name}',
  selected: '{count, plural, one {# user selected} other {# users selected}}',
});

afterEach(() => activateLocale('en'));

it('OP-131 shows the English of a message with its values', () => {
  expect(t(messages.title)).toBe('Users');
  expect(t(messages.greeting, { name: 'Ana' })).toBe('Hello Ana');
  expect([1, 2].map((count) => t(messages.selected, { count }))).toEqual([
    '1 user selected',
    '2 users selected',
  ]);
});

it('OP-131 takes another language from a catalogue loaded later, else English', () => {
  loadCatalogue('es', { 'test.users.greeting': 'Hola {name}' });
  activateLocale('es');
  expect(t(messages.greeting, { name: 'Ana' })).toBe('Hola Ana');
  expect(t(messages.title)).toBe('Users');
});

it('writes numbers within Spanish texts as its readers in America do', () => {
  loadCatalogue('es', { 'test.users.limit': '{count, number} al día' });
  activateLocale('es');
  expect(t(messages.limit, { count: 200_000 })).toBe('200,000 al día');
});

it('knows by type which values a text needs', () => {
  expectTypeOf<ValuesOf<'Hello {name}'>>().toEqualTypeOf<Record<'name', string | number | Date>>();
  expectTypeOf<keyof ValuesOf<'Users'>>().toEqualTypeOf<never>();
  // @ts-expect-error -- the value is missing
  expect(t(messages.greeting)).toBe('Hello ');
});

it('compiles plain texts before sign-in as the ICU compiler does', () => {
  for (const text of ['Users', 'Hello {name}', '{a} and {b}', "Don't {verb} me again", '']) {
    expect(compilePlain(text)).toEqual(compileMessage(text));
  }
  expect(() => compilePlain('{n, plural, one {#} other {#}}')).toThrow('whole runtime');
});

it('keeps the short way to the texts of which the ICU compiler makes the same', () => {
  const signs = ['a', ' ', ',', "'", '{', '}', '{a}', '#', '|'];
  let texts = [''];
  let plain = 0;
  for (let length = 1; length <= 5; length += 1) {
    texts = texts.flatMap((text) => signs.map((sign) => text + sign));
    for (const text of texts.filter(isPlain)) {
      plain += 1;
      expect(compilePlain(text), text).toEqual(compileMessage(text));
    }
  }
  expect(plain).toBeGreaterThan(10_000);
  expect(isPlain('{n, plural, one {#} other {#}}')).toBe(false);
});

it('takes a message of the common words as it is, under its own id', () => {
  const screen = defineMessages('test.screen', { name: messages.title, intro: 'Who works here' });
  expect(screen.name).toBe(messages.title);
  expect(screen.intro.id).toBe('test.screen.intro');
  expectTypeOf(screen.name.message).toEqualTypeOf<'Users'>();
});

it('puts a text without branches together as the library does', () => {
  const named = defineMessages('test.route', { gone: '{name} and {name} left {count} of {name}' });
  const values = { name: 'Ana {x}', count: 3 };
  expect(t(named.gone, values)).toBe('Ana {x} and Ana {x} left 3 of Ana {x}');
  loadCatalogue('ms', { 'test.route.gone': '{count, plural, other {# lagi: {name}}}' });
  activateLocale('ms');
  expect(t(named.gone, values)).toBe('3 lagi: Ana {x}');
});

it('ends a sentence with one full stop where its last value has one', () => {
  const ends = defineMessages('test.ends', {
    closed: 'Closed until {time}. Calls go elsewhere.',
    left: 'Closed until {time}. {count, plural, one {# call} other {# calls}}...',
  });
  expect(t(ends.closed, { time: '9:00 a.m.' })).toBe('Closed until 9:00 a.m. Calls go elsewhere.');
  expect(t(ends.left, { time: '9:00 a.m.', count: 2 })).toBe('Closed until 9:00 a.m. 2 calls...');
  expect(t(ends.closed, { time: 'Hm.. soon' })).toBe('Closed until Hm.. soon. Calls go elsewhere.');
});
