import { expect, it } from 'vitest';
import { redact } from './redact.ts';

it('OP-11 replaces secrets in bodies, addresses and headers', () => {
  expect(redact('{"email":"a@b.c","password":"x\\"y","code":123456}')).toBe(
    '{"email":"a@b.c","password":"***","code":"***"}',
  );
  expect(redact('https://portal.example/auth/login?t=abc&r=a@b.c&a=zz')).toBe(
    'https://portal.example/auth/login?t=***&r=a@b.c&a=***',
  );
  expect(redact('Authorization: Bearer abc.def')).toBe('Authorization: Bearer ***');
  expect(redact('card 4242 4242 4242 4242 end')).toBe('card *** end');
});

it('keeps a log line one line', () => {
  expect(redact('one\r\ntwo\u001b[31m')).toBe('one two [31m');
});
