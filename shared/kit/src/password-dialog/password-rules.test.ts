import { expect, it } from 'vitest';
import { passwordFaults } from './password-rules.ts';

const rule =
  'Password must at least 8 characters with one uppercase letter, one lowercase letter, one number and one special character.';
const faultOf = (fresh: string) => passwordFaults({ current: '', fresh, repeat: fresh }).fresh;

it('VAL-18 refuses a password that lacks length or a class of characters', () => {
  for (const weak of ['', 'Ab1!efg', 'abcdef1!', 'ABCDEF1!', 'Abcdefg!', 'Abcdefg1']) {
    expect(faultOf(weak), weak).toBe(rule);
  }
  expect(faultOf('Abcdef1!')).toBeUndefined();
});

it('VAL-20 refuses a repetition that differs', () => {
  const typed = { current: '', fresh: 'Abcdef1!', repeat: 'Abcdef1' };
  expect(passwordFaults(typed)).toEqual({
    repeat: 'Password and confirm password does not match.',
  });
});
