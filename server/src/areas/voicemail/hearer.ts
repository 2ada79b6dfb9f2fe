import { type RawBuilder, sql } from 'kysely';
import { type Actor, type RequestContext, signedIn } from '../../platform/context.ts';
import { ApiError } from '../../platform/errors.ts';
import { deletedSince } from '../../platform/soft-deleted.ts';

/** Whose messages are asked for. */
export type Hearer = Pick<Actor, 'tenantId' | 'teammateId'>;

/** Whoever asks. Support is let in to settings, never to what callers said: 403. */
export function hearerOf(context: RequestContext): Actor {
  const actor = signedIn(context);
  if (actor.isSupport === true) throw new ApiError('FORBIDDEN');
  return actor;
}

/** Condition on `voicemail`: for the person, or for a team that the person is in. No role hears more. */
export const mayHear = ({ tenantId, teammateId }: Hearer): RawBuilder<boolean> => sql<boolean>`
  voicemail.tenant_id = ${tenantId} and (voicemail.box_id = ${teammateId} or exists (
    select from team_member m where m.tenant_id = ${tenantId}
      and m.team_id = voicemail.box_id and m.teammate_id = ${teammateId}))`;

/** Condition on `voicemail`: not deleted. */
export const isKept: RawBuilder<boolean> = sql`voicemail.deleted_at is null`;

/** Condition on `voicemail`: it waits for a team, and nobody has heard it. */
export const isUnheard: RawBuilder<boolean> = sql`(voicemail.box_kind = 'team'
  and voicemail.state = 'open' and voicemail.heard_at is null and ${isKept})`;

/** Condition on `voicemail`: deleted, and can still be restored. */
export const isRestorable = (now: Date): RawBuilder<boolean> =>
  sql`voicemail.deleted_at > ${deletedSince(now)}`;

/** Condition on `voicemail`: kept, or in the Deleted tab still. */
export const isThere = (now: Date): RawBuilder<boolean> => sql`(${isKept} or ${isRestorable(now)})`;
