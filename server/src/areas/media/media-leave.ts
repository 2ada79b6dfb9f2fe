import type { Actor } from '../../platform/context.ts';
import { sessionOfToken } from '../session/tokens/authenticate.ts';
import { findLiveById, isLive, type LiveSession } from '../session/tokens/live-session.ts';
import type { AuthServices } from '../session/tokens/services.ts';
import { mediaTokenLife, signMediaToken, verifyMediaToken } from './media-token.ts';

/** Whom a token speaks for. */
export type Reader = Pick<Actor, 'tenantId' | 'teammateId' | 'role' | 'access'>;

/** Addresses that open private files, and who may read by them. */
export interface MediaLeave {
  /** An address of a path for the person's session, and when it ends. */
  addressOf(actor: Actor, path: string): Promise<{ url: string; expiresAt: string }>;
  /**
   * Whom a token lets read a path: one signed for that path, or the session's storage token
   * (OP-91). Null when it ended, is for something else, or its session ended.
   */
  readerOf(token: string, path: string): Promise<Reader | null>;
}

/** Leave to read private files, bound to the sessions of the portal. */
export function createMediaLeave(services: AuthServices): MediaLeave {
  const { keys, clock, db, limits } = services;

  async function sessionFor(token: string, path: string): Promise<LiveSession | null> {
    const now = clock.now();
    const claims = await verifyMediaToken(keys, token, path, now);
    if (claims === null) return sessionOfToken(services, 'storage', token, now);
    const session = await db.system((tx) => findLiveById(tx, claims.sid));
    return session !== null && isLive(session, limits, now) ? session : null;
  }

  return {
    async addressOf(actor, path) {
      const now = clock.now();
      const token = await signMediaToken(keys, { sid: actor.sessionId, pth: path }, now);
      const expiresAt = new Date((Math.floor(now.getTime() / 1000) + mediaTokenLife) * 1000);
      return { url: `${path}?token=${token}`, expiresAt: expiresAt.toISOString() };
    },
    readerOf: sessionFor,
  };
}
