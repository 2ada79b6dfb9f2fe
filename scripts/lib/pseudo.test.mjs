import { expect, it } from 'vitest';
import { pseudo } from './pseudo.mjs';

it('marks the words of a message and leaves its arguments', () => {
  expect(pseudo('Back')).toBe('[Báćķ ~~]');
  expect(pseudo('Delete {name}?')).toBe('[Đéļéţé {name}? ~~~~~]');
});

it('marks the words of every branch', () => {
  const text = '{count, plural, =0 {No users} one {# user} other {# users}} here';
  expect(pseudo(text)).toMatch(
    /^\[\{count, plural, =0 \{Ńõ úšéřš\} one \{# úšéř\} other \{# úšéřš\}\} ĥéřé ~+\]$/,
  );
});
