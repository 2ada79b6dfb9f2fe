import type { SessionItem } from '@jackfield/contract/api/session';
import { type RequestContext, signedIn } from '../../../platform/context.ts';
import { ApiError, notFound } from '../../../platform/errors.ts';
import { presentPerson } from '../../../platform/rows.ts';
import { write } from '../../../platform/write.ts';
import { deviceWords } from '../tokens/device-name.ts';
import { endSessions } from '../tokens/end-sessions.ts';
import { newPlaceLife } from '../tokens/places.ts';

const platforms = [0, 1, 2, 3, 4] as const;

const latest = (one: Date, other: Date): Date => (one > other ? one : other);

/** Where the signed-in person is signed in. Impersonated sessions are listed too: nothing is hidden. */
export async function listOwnSessions(context: RequestContext): Promise<SessionItem[]> {
  const { tenantId, teammateId, sessionId } = signedIn(context);
  const now = context.clock.now();
  const rows = await context.read((tx) =>
    tx
      .selectFrom('session')
      .select(['id', 'platform', 'user_agent', 'address', 'created_at', 'last_active_at'])
      .select(['access_issued_at', 'opened_by', 'second_step', 'is_new_place'])
      .where('tenant_id', '=', tenantId)
      .where('teammate_id', '=', teammateId)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', now)
      .orderBy('created_at', 'desc')
      .limit(200)
      .execute(),
  );
  return rows.map((row) => ({
    id: row.id,
    platform: platforms.find((known) => known === row.platform) ?? 1,
    ...deviceWords(row.user_agent),
    openedBy: row.opened_by,
    secondStep: row.second_step,
    userAgent: row.user_agent,
    address: row.address,
    createdAt: row.created_at.toISOString(),
    // A browser that is open takes a new token every quarter of an hour.
    lastActiveAt: latest(row.last_active_at, row.access_issued_at).toISOString(),
    isNewPlace: row.is_new_place && now.getTime() - row.created_at.getTime() < newPlaceLife,
    isCurrent: row.id === sessionId,
  }));
}

/** Ends one of the own sessions; 404 for those of others. */
export async function revokeOwnSession(context: RequestContext, id: string): Promise<void> {
  const { tenantId, teammateId, name } = signedIn(context);
  await write(context, {
    entity: 'teammate',
    id: teammateId,
    action: 'session.revoke',
    change: async (tx) => {
      const ended = await tx
        .updateTable('session')
        .set({ ended_at: context.clock.now(), end_reason: 'revoked' })
        .where('tenant_id', '=', tenantId)
        .where('teammate_id', '=', teammateId)
        .where('id', '=', id)
        .where('ended_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      if (ended === undefined) throw notFound();
      return {
        before: { sessionId: id },
        after: { sessionId: null },
        name,
        events: [changed(teammateId)],
        result: id,
      };
    },
  });
}

/** Ends all of the own sessions but this one. */
export async function revokeOtherSessions(context: RequestContext): Promise<void> {
  const { tenantId, teammateId, sessionId, name } = signedIn(context);
  await write(context, {
    entity: 'teammate',
    id: teammateId,
    action: 'session.revokeOthers',
    change: async (tx) => {
      const now = context.clock.now();
      await endSessions(tx, { tenantId, teammateId, reason: 'revoked', now, except: sessionId });
      return { before: null, after: null, name, events: [changed(teammateId)], result: null };
    },
  });
}

/** Tells the person's browsers to read the list again; those that ended hear so from the hub. */
const changed = (id: string) =>
  ({ method: 'UpdateEntityAsync', eventType: 'security', id }) as const;

/** An admin ends all sessions of a teammate, who is told over the hub (RT-18). */
export async function revokeSessionsOf(context: RequestContext, id: string): Promise<void> {
  const { tenantId, teammateId } = signedIn(context);
  if (id === teammateId) throw new ApiError('FORBIDDEN');
  await write(context, {
    entity: 'teammate',
    id,
    action: 'session.revokeAll',
    change: async (tx) => {
      const person = await presentPerson(tx, tenantId, id);
      if (person.is_tenant_owner) throw new ApiError('FORBIDDEN');
      const now = context.clock.now();
      await endSessions(tx, { tenantId, teammateId: id, reason: 'revoked', now });
      const revoked = { method: 'RevokeAccessAsync', eventType: 'session', id } as const;
      return { before: null, after: null, name: person.full_name, events: [revoked], result: id };
    },
  });
}
