import type { Restored } from '@jackfield/contract/api/audit';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import { ApiError, notFound } from '../../platform/errors.ts';
import { restoreTeam } from '../team/restore.ts';
import { membersBefore } from './members-before.ts';
import { selectSince } from './repository.ts';
import { restorableTeam } from './restorable-team.ts';
import { restorableTeammate } from './restorable-teammate.ts';
import { restoreMembers } from './restore-members.ts';

interface Wanted {
  readonly entity: 'teammate' | 'team' | 'tenant';
  readonly id: string;
  readonly entryId: string;
}

/** Takes a record back to what it was before a change (annex J2); 404 for entries of others. */
export async function restoreRecord(
  context: RequestContext,
  { entity, id, entryId }: Wanted,
): Promise<Restored> {
  const { tenantId } = signedIn(context);
  const since = await context.read((tx) => selectSince(tx, { tenantId, entity, id, entryId }));
  const oldest = since.at(-1);
  if (oldest === undefined) throw notFound();
  if (entity === 'team' && oldest.after === null) {
    await restoreTeam(context, id);
    return { restored: ['team'], skipped: [] };
  }
  if (entity === 'tenant' || oldest.before === null) throw new ApiError('NOTHINGTORESTORE');
  const record = entity === 'team' ? restorableTeam : restorableTeammate;
  return restoreMembers(context, record, { id, members: membersBefore(since) });
}
