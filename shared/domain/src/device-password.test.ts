import { devicePasswordSchema, macAddressSchema } from '@jackfield/contract/api/device';
import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { makeDevicePassword } from './device-password.ts';

const text =
  'Password must at least 12 characters with one uppercase letter, one lowercase letter, and one number';
const refusal = (password: string) =>
  v.safeParse(devicePasswordSchema, password).issues?.[0].message;

it.each(['Short1aaaaa', 'lowercase1lowercase', 'UPPERCASE1UPPERCASE', 'NoDigitsInHereAtAll', ''])(
  '[VAL-19] refuses %j',
  (password) => expect(refusal(password)).toBe(text),
);

it('[VAL-19] takes 12 characters with upper, lower and digit', () => {
  expect(refusal('Abcdefghijk1')).toBeUndefined();
});

it('[VAL-19] [ENT-03] makes passwords that meet the rule, never the same twice', () => {
  const made = Array.from({ length: 500 }, makeDevicePassword);
  expect(made.filter((password) => refusal(password) !== undefined)).toEqual([]);
  expect(new Set(made).size).toBe(500);
});

it('[VAL-19] draws again for a byte that would make some letters likelier', () => {
  let draws = 0;
  let first = 0;
  const random = vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    (bytes as unknown as Uint8Array)[0] = draws === 0 ? first : 0;
    draws += 1;
    return bytes;
  });
  const again = Array.from({ length: 256 }, (_, byte) => {
    [draws, first] = [0, byte];
    makeDevicePassword();
    // 20 letters, and 19 places that they change.
    return draws - 39;
  });
  random.mockRestore();
  // 24 letters: 10 bytes for each of them.
  expect(again).toEqual([...Array<number>(240).fill(0), ...Array<number>(16).fill(1)]);
});

it.each([
  ['80:5e:c0:4a:19:7f', '805EC04A197F'],
  ['805e.c04a.197f', '805EC04A197F'],
  [' 80-5E-C0-4A-19-7F ', '805EC04A197F'],
  ['805EC04A197F', '805EC04A197F'],
])('[DEV-01] reads the MAC address %j', (typed, stored) => {
  expect(v.parse(macAddressSchema, typed)).toBe(stored);
});

it.each(['805EC04A197', '805EC04A197G', '805EC04A197F0'])('[DEV-01] refuses %j', (typed) => {
  expect(v.safeParse(macAddressSchema, typed).success).toBe(false);
});
