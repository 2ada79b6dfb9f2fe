import { expect, it } from 'vitest';
import { isKeySecret, newKeySecret, secretPattern, startOf } from './secret.ts';

it('[KEY-01] a secret has a known form, and is another each time', () => {
  const secrets = Array.from({ length: 200 }, newKeySecret);
  expect(new Set(secrets).size).toBe(200);
  for (const secret of secrets) {
    expect(secret).toMatch(secretPattern);
    expect(isKeySecret(secret)).toBe(true);
  }
  expect(startOf(secrets[0] ?? '')).toMatch(/^jfk_\w{4}$/);
});

it('[KEY-01] a secret that was mistyped, cut or swapped is none', () => {
  const secret = newKeySecret();
  const other = (character: string) => (character === 'a' ? 'b' : 'a');
  for (let at = 4; at < secret.length; at += 1) {
    const mistyped = secret.slice(0, at) + other(secret.charAt(at)) + secret.slice(at + 1);
    expect(isKeySecret(mistyped)).toBe(false);
  }
  for (const text of [
    '',
    'jfk_',
    secret.slice(0, -1),
    `${secret}0`,
    secret.replace('jfk_', 'JFK_'),
  ]) {
    expect(isKeySecret(text)).toBe(false);
  }
});
