import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A random secret of 256 bits as URL-safe text: session ids, link tokens, refresh tokens. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a secret. Secrets are random, so a plain digest is enough. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Keyed digest, for values that are derived from a secret instead of drawn at random. */
export function deriveSecret(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}
