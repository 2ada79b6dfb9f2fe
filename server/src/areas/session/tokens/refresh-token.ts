import { sameSecret } from '../../../platform/operator-keys.ts';
import { deriveSecret, hashSecret, newSecret } from './secrets.ts';

/** How long the token just replaced is still answered, for requests that were on their way. */
export const refreshGrace = 10_000;

/**
 * What the database keeps of a session's refresh tokens: digests only. `salt` makes the current
 * token out of the one before it, so that a late request with the old token gets the same new one.
 */
export interface RefreshState {
  /** Digest of the part that all tokens of the family share. */
  familyHash: string;
  /** Digest of the current token; null once only the cookie may refresh. */
  currentHash: string | null;
  salt: string;
  previousHash: string | null;
  rotatedAt: Date | null;
  olderHash: string | null;
  olderRotatedAt: Date | null;
}

/** A refresh token taken apart: session, part of the family, part that changes. */
export interface RefreshToken {
  sessionId: string;
  family: string;
  part: string;
}

const pattern = /^([0-9a-f-]{36})\.([\w-]{43})\.([\w-]{43})$/;

/** Takes a refresh token apart; null for any other text. */
export function readRefreshToken(text: string): RefreshToken | null {
  const [, sessionId, family, part] = pattern.exec(text) ?? [];
  return sessionId && family && part ? { sessionId, family, part } : null;
}

export function writeRefreshToken(token: RefreshToken): string {
  return `${token.sessionId}.${token.family}.${token.part}`;
}

/** First token of a new session and the state to store with it. */
export function startFamily(sessionId: string): { token: string; state: RefreshState } {
  const token = { sessionId, family: newSecret(), part: newSecret() };
  return {
    token: writeRefreshToken(token),
    state: {
      familyHash: hashSecret(token.family),
      currentHash: hashSecret(token.part),
      salt: newSecret(),
      previousHash: null,
      rotatedAt: null,
      olderHash: null,
      olderRotatedAt: null,
    },
  };
}

/** The token that follows: only who has the one before and the stored salt can make it. */
export function nextToken(token: RefreshToken, salt: string): RefreshToken {
  return { ...token, part: deriveSecret(salt, token.part) };
}

export type RefreshVerdict = 'rotate' | 'repeat' | 'refuse' | 'reuse' | 'foreign';

/**
 * What to do with a refresh token that a browser presents:
 * `rotate` it is the current one; `repeat` it is the one before, within the grace time, and gets
 * the same answer; `refuse` its successor was used already, or the cookie took its place, all within
 * the grace time; `reuse` an
 * older one of this family, which means that somebody else has it: the family ends; `foreign` not
 * of this family.
 */
export function judgeRefresh(state: RefreshState, token: RefreshToken, now: Date): RefreshVerdict {
  if (!sameSecret(state.familyHash, hashSecret(token.family))) return 'foreign';
  const shown = hashSecret(token.part);
  const within = (at: Date | null) => at !== null && now.getTime() - at.getTime() <= refreshGrace;
  if (shown === state.currentHash) return 'rotate';
  if (shown === state.previousHash && within(state.rotatedAt))
    return state.currentHash === null ? 'refuse' : 'repeat';
  if (shown === state.olderHash && within(state.olderRotatedAt)) return 'refuse';
  return 'reuse';
}

/** State after a browser's cookie took the place of the token: shown again, it is reuse. */
export function retired(state: RefreshState, now: Date): RefreshState {
  return {
    ...state,
    currentHash: null,
    previousHash: state.currentHash,
    rotatedAt: now,
    olderHash: state.previousHash,
    olderRotatedAt: state.rotatedAt,
  };
}

/** State after the current token was replaced. */
export function rotated(state: RefreshState, token: RefreshToken, now: Date): RefreshState {
  const salt = newSecret();
  return {
    familyHash: state.familyHash,
    currentHash: hashSecret(nextToken(token, salt).part),
    salt,
    previousHash: state.currentHash,
    rotatedAt: now,
    olderHash: state.previousHash,
    olderRotatedAt: state.rotatedAt,
  };
}
