import type { LiveSession } from './live-session.ts';
import type { TokenKeys } from './token-keys.ts';
import { signToken, type TokenSubject, tokenLives, type TokenUse } from './tokens.ts';

function subjectOf(session: LiveSession): TokenSubject {
  return {
    teammateId: session.teammateId,
    tenantId: session.tenantId,
    sessionId: session.id,
    role: session.role,
    actor: session.isSupport ? 'support' : session.impersonatorId,
  };
}

/** The session's access token as it was issued at that time. */
export function accessTokenOf(
  keys: TokenKeys,
  session: LiveSession,
  issuedAt: Date,
): Promise<string> {
  return signToken(keys, 'access', subjectOf(session), issuedAt);
}

/** A storage token of the session and the time it ends (ENT-08, API-27). */
export async function storageTokenOf(keys: TokenKeys, session: LiveSession, issuedAt: Date) {
  return {
    token: await signToken(keys, 'storage', subjectOf(session), issuedAt),
    sharedAccessExpiryTime: expiryOf('storage', issuedAt).toISOString(),
  };
}

/** When a token issued at that time ends. */
export function expiryOf(use: TokenUse, issuedAt: Date): Date {
  return new Date((Math.floor(issuedAt.getTime() / 1000) + tokenLives[use]) * 1000);
}
