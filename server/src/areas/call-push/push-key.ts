import { createECDH, createPrivateKey, type KeyObject } from 'node:crypto';
import type { SecretBox } from '../../platform/secret-box.ts';

/** The key by which push services know the portal (RFC 8292). */
export interface PushKey {
  /** As browsers take it, in base64url. */
  readonly shown: string;
  readonly key: KeyObject;
}

export const curve = 'prime256v1';
const purpose = 'jackfield push key 1';
/** How many points P-256 has (FIPS 186-4, D.1.2.3). */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
/** Its bytes, and 64 bits more, so that each number is as likely as any other (FIPS 186-4, B.4.1). */
const wide = 40;

/**
 * The key that belongs to the newest secret key: made of it, so that nothing has to be kept and every
 * process has the same.
 */
export function pushKeyOf(secrets: Pick<SecretBox, 'derive'>): PushKey {
  const drawn = BigInt(`0x${secrets.derive(purpose, wide).toString('hex')}`);
  const d = Buffer.from(((drawn % (order - 1n)) + 1n).toString(16).padStart(64, '0'), 'hex');
  const pair = createECDH(curve);
  pair.setPrivateKey(d);
  const point = pair.getPublicKey();
  const [x, y] = [point.subarray(1, 33), point.subarray(33)];
  const jwk = { kty: 'EC', crv: 'P-256', ...textsOf({ d, x, y }) };
  return {
    shown: point.toString('base64url'),
    key: createPrivateKey({ format: 'jwk', key: jwk }),
  };
}

const textsOf = (parts: Readonly<Record<string, Buffer>>) =>
  Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name, part.toString('base64url')]),
  );
