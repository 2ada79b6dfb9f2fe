import * as v from 'valibot';
import { expect, it } from 'vitest';
import { personEmailSchema } from './api/teammate.ts';

const isTaken = (email: string): boolean => v.safeParse(personEmailSchema, email).success;

it.each([
  "o'brien@example.com",
  'nina.park+portal@example.com',
  'a@example.photography',
  'a@example.xn--p1ai',
  'a_b-c@mail.example.co.uk',
  '1@4c.com',
  'sales/emea=west@example.com',
  `${'n'.repeat(64)}@example.com`,
  ' Nina@Example.COM ',
])('[VAL-15] takes the email %j', (email) => {
  expect(isTaken(email)).toBe(true);
});

it.each([
  'nina',
  'nina@',
  '@example.com',
  'nina@localhost',
  'nina@example',
  'nina@example.c',
  'nina@example.123',
  'nina@192.0.2.1',
  'nina@[192.0.2.1]',
  'nina@-example.com',
  'nina@example-.com',
  'nina@example..com',
  'nina@exa_mple.com',
  'nina..park@example.com',
  '.nina@example.com',
  'nina.@example.com',
  'nina park@example.com',
  '"nina park"@example.com',
  'nina@park@example.com',
  'nina@example.com, ada@example.com',
  'Nina <nina@example.com>',
  'nina@example.com\nBcc: x@example.com',
  `${'n'.repeat(65)}@example.com`,
  `nina@${'e'.repeat(64)}.com`,
  `nina@${'e.'.repeat(125)}com`,
])('[VAL-15] refuses the email %j', (email) => {
  expect(isTaken(email)).toBe(false);
});
