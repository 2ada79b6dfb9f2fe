import { ApiError } from '../../../platform/errors.ts';
import { auditImpersonation, impersonationOf } from './audit.ts';
import type { LiveSession } from '../tokens/live-session.ts';
import type { AuthServices } from '../tokens/services.ts';

/**
 * Lets an impersonated session change things, for a reason that the history and the person's
 * receipt name (annex J8). Once it acts, the first reason stands. Throws 403 for other sessions.
 */
export async function beginActing(
  services: AuthServices,
  session: LiveSession,
  { reason, requestId }: { reason: string; requestId: string },
): Promise<void> {
  if (session.authenticationType !== 2) throw new ApiError('FORBIDDEN');
  const now = services.clock.now();
  await services.db.system(async (tx) => {
    const begun = await tx
      .updateTable('session')
      .set({ acting_since: now, acting_reason: reason })
      .where('id', '=', session.id)
      .where('acting_since', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (begun === undefined) return;
    const step = { step: 'Act', now, requestId, reason } as const;
    await auditImpersonation(tx, { ...step, ...impersonationOf(session) });
  });
}
