import { Secret, TOTP } from 'otpauth';

/** Clocks of telephones may be half a minute off. */
const window = 1;

/** A new key of an authenticator app: 160 random bits (RFC 4226). */
export const newAppSecret = (): string => new Secret({ size: 20 }).base32;

/** The address that authenticator apps read from a QR code. */
export function appAddress(secret: string, issuer: string, label: string): string {
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret) }).toString();
}

/**
 * The half minute that a code belongs to; null when it is wrong, or of one that is not after the
 * last one that was taken, so that no code works twice (RFC 6238, 5.2).
 */
export function acceptedStep(
  secret: string,
  code: string,
  { now, last }: { now: Date; last: number },
): number | null {
  const timestamp = now.getTime();
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, timestamp, window });
  if (delta === null) return null;
  const step = totp.counter({ timestamp }) + delta;
  return step > last ? step : null;
}
