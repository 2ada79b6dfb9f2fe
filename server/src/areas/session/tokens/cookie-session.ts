import type { Tx } from '../../../platform/database.ts';
import { hashSecret, newSecret } from './secrets.ts';

/** How long the cookie just replaced still works, for requests that were on their way. */
const cookieGrace = 10_000;

/**
 * Gives the session a new cookie: at sign-in, role change, start and end of impersonation. Answers
 * the value to set, or null when the cookie was changed meanwhile.
 * @param from digest of the cookie that is replaced; null for the first one
 */
export async function issueCookie(
  tx: Tx,
  sessionId: string,
  from: string | null,
  now: Date,
  role?: 'admin' | 'standard',
): Promise<string | null> {
  const value = newSecret();
  let update = tx
    .updateTable('session')
    .set({
      cookie_hash: hashSecret(value),
      previous_cookie_hash: from,
      cookie_changed_at: now,
      ...(role ? { role } : {}),
    })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null);
  if (from !== null) update = update.where('cookie_hash', '=', from);
  const row = await update.returning('id').executeTakeFirst();
  return row ? value : null;
}

/** Whether a cookie is the session's present one, or was until a moment ago. */
export function cookieCounts(
  session: { cookieHash: string | null; cookieChangedAt: Date | null },
  shownHash: string,
  now: Date,
): boolean {
  if (session.cookieHash === shownHash) return true;
  // A session that has stepped back behind another one has no cookie of its own at the moment.
  if (session.cookieHash === null || session.cookieChangedAt === null) return false;
  return now.getTime() - session.cookieChangedAt.getTime() <= cookieGrace;
}
