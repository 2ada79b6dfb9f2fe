import { createHash, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';

const shortest = 16;
const fewest = 8;

/** Whether a key can't be guessed by trying: long enough, and not a few characters over and over. */
export const isStrongKey = (key: string): boolean =>
  key.length >= shortest && new Set(key).size >= fewest;

/** What a weak key is refused with at the start. */
export const weakKey = (name: string): string =>
  `${name} must have at least ${shortest} characters, ${fewest} of them different. Make one with: openssl rand -base64 32`;

/** A setting that is a key of operators. */
export const operatorKey = (name: string) =>
  v.optional(v.pipe(v.string(), v.check(isStrongKey, weakKey(name))));

/** Compares two texts in a time that does not tell where they differ. */
export function sameSecret(one: string, other: string): boolean {
  const left = createHash('sha256').update(one).digest();
  const right = createHash('sha256').update(other).digest();
  return timingSafeEqual(left, right);
}
