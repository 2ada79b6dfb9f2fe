import { SignJWT } from 'jose';
import * as v from 'valibot';
import { tokenAlgorithm, type TokenKeys } from '../session/tokens/token-keys.ts';
import { issuer, readToken } from '../session/tokens/tokens.ts';

/** Seconds that an address plays. */
export const mediaTokenLife = 300;

const audience = 'media';

/** Whose session may read which path; the token opens nothing else, and for reading only. */
const claimsSchema = v.object({ sid: v.string(), pth: v.string() });
export type MediaClaims = v.InferOutput<typeof claimsSchema>;

/** Signs leave to read one path for five minutes. */
export function signMediaToken(keys: TokenKeys, claims: MediaClaims, now: Date): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000);
  return new SignJWT({ ...claims })
    .setProtectedHeader({ alg: tokenAlgorithm, kid: keys.kid, typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + mediaTokenLife)
    .sign(keys.sign);
}

/** Claims of a valid token for that path; null for every other text. */
export async function verifyMediaToken(
  keys: TokenKeys,
  token: string,
  path: string,
  now: Date,
): Promise<MediaClaims | null> {
  try {
    const claims = v.parse(claimsSchema, await readToken(keys, token, { audience, now }));
    return claims.pth === path ? claims : null;
  } catch {
    return null;
  }
}
