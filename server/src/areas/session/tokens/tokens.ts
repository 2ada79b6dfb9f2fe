import { jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import { tokenAlgorithm, type TokenKeys } from './token-keys.ts';

/** Lives of the tokens in seconds (annex C2). */
export const tokenLives = {
  access: 15 * 60,
  storage: 60 * 60,
  refresh: 14 * 24 * 60 * 60,
  impersonation: 8 * 60 * 60,
} as const;

/** What a token is for; one kind is never accepted in place of another. */
export type TokenUse = 'access' | 'storage';

/**
 * Claims of a token: whose it is, of which account and of which session. The role is told for
 * those who read tokens elsewhere; the server reads it from the database.
 */
const claimsSchema = v.object({
  sub: v.string(),
  tid: v.string(),
  sid: v.string(),
  iat: v.number(),
  exp: v.number(),
});
export type TokenClaims = v.InferOutput<typeof claimsSchema>;

/** Whom a token speaks for. */
export interface TokenSubject {
  teammateId: string;
  tenantId: string;
  sessionId: string;
  role: 'admin' | 'standard';
  /** Who acts, when a session is impersonated: a teammate's id, or "support". */
  actor: string | null;
}

/** Who signs the portal's own tokens. */
export const issuer = 'jackfield';

/**
 * Signs a token. The same subject and second give the same text, so that parallel refreshes within
 * the grace time are answered alike without storing the token.
 */
export function signToken(
  keys: TokenKeys,
  use: TokenUse,
  subject: TokenSubject,
  issuedAt: Date,
): Promise<string> {
  const seconds = Math.floor(issuedAt.getTime() / 1000);
  const act = subject.actor === null ? {} : { act: { sub: subject.actor } };
  return new SignJWT({ tid: subject.tenantId, sid: subject.sessionId, role: subject.role, ...act })
    .setProtectedHeader({ alg: tokenAlgorithm, kid: keys.kid, typ: 'JWT' })
    .setSubject(subject.teammateId)
    .setIssuer(issuer)
    .setAudience(use)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + tokenLives[use])
    .sign(keys.sign);
}

/** Payload of a token that this portal signed for an audience; throws for every other text. */
export async function readToken(
  keys: TokenKeys,
  token: string,
  { audience, now }: { audience: string; now: Date },
): Promise<unknown> {
  const { payload } = await jwtVerify(
    token,
    (header) => {
      const key = keys.verify.get(header.kid ?? '');
      if (!key) throw new Error('unknown key');
      return key;
    },
    { algorithms: [tokenAlgorithm], issuer, audience, currentDate: now },
  );
  return payload;
}

/** Claims of a valid token of that use, or null: wrong signature, use, age, or no token at all. */
export async function verifyToken(
  keys: TokenKeys,
  use: TokenUse,
  token: string,
  now: Date,
): Promise<TokenClaims | null> {
  try {
    return v.parse(claimsSchema, await readToken(keys, token, { audience: use, now }));
  } catch {
    return null;
  }
}
