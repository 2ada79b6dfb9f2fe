import { expect, it } from 'vitest';
import { allTexts, textsOf } from './texts.mjs';
import { root } from './toolchain.mjs';

const source = `
export const messages = defineMessages('people.users', {
  title: 'Users', // a comment with } in it
  name: common.name,
  hello: "Hello {name}, it's you",
  many: '{count, plural, one {# user} other {# users}}',
});`;

it('reads the texts of a file with their ids', () => {
  expect([...textsOf(source)]).toEqual([
    ['people.users.title', 'Users'],
    ['people.users.hello', "Hello {name}, it's you"],
    ['people.users.many', '{count, plural, one {# user} other {# users}}'],
  ]);
});

it('refuses an id that stands twice', () => {
  expect(() => textsOf(source + source)).toThrow('people.users.title stands twice.');
});

it('finds every text of the portal, each id once', () => {
  const all = allTexts(root);
  expect(all.size).toBeGreaterThan(2000);
  expect(all.get('records.hours.monday')).toBe('Monday');
  expect(all.get('server.mail.hello')).toBe('Hello {name},');
});
