import { expect, it } from 'vitest';
import { hashPassword, passwordMatches } from './password-hash.ts';

it('hashes with argon2id, 19 MiB, two passes, one lane', async () => {
  expect(await hashPassword('Correct-Horse-7')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

it('two passwords of 80 characters with equal first 72 bytes differ', async () => {
  const stored = await hashPassword(`${'a'.repeat(72)}A1!.....`);
  expect(await passwordMatches(stored, `${'a'.repeat(72)}A1!.....`)).toBe(true);
  expect(await passwordMatches(stored, `${'a'.repeat(72)}A1!....,`)).toBe(false);
});

it('spaces around a password belong to it', async () => {
  const stored = await hashPassword(' Correct-Horse-7 ');
  expect(await passwordMatches(stored, 'Correct-Horse-7')).toBe(false);
});

it('never matches where no hash is stored', async () => {
  expect(await passwordMatches(null, 'no password has this hash')).toBe(false);
});
