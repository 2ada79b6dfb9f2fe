import { expect, it } from 'vitest';
import { emailOf } from './told.ts';

it.each([
  [' Maya@Example.com ', 'maya@example.com'],
  ['maya+desk@example.com', 'maya+desk@example.com'],
  ['mi\u212Ae@example.com', null],
  ['maya@ex\u0430mple.com', null],
  ['maya@example.com@evil.example', null],
  ['maya @example.com', null],
  [['maya@example.com'], null],
  ['maya', null],
])('[SSO-01] %j is the email %j', (told, email) => {
  expect(emailOf(told)).toBe(email);
});
