import { createPublicKey, verify } from 'node:crypto';

/** Seconds that the clock of a signature may be off. */
const tolerance = 300;

interface Signed {
  /** The body as it came. */
  readonly body: Buffer;
  /** `telnyx-timestamp`: seconds since 1970. */
  readonly timestamp: unknown;
  /** `telnyx-signature-ed25519`, in base64. */
  readonly signature: unknown;
}

/** Judges signatures of Telnyx: Ed25519 over `timestamp|body`, made within five minutes of now. */
export function signatureCheck(publicKey: string): (signed: Signed, now: Date) => boolean {
  const x = Buffer.from(publicKey, 'base64').toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return ({ body, timestamp, signature }, now) => {
    if (typeof timestamp !== 'string' || typeof signature !== 'string') return false;
    if (!/^\d{1,12}$/.test(timestamp)) return false;
    if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > tolerance) return false;
    const words = Buffer.concat([Buffer.from(`${timestamp}|`), body]);
    return verify(null, words, key, Buffer.from(signature, 'base64'));
  };
}
