import { idSchema } from '@jackfield/contract';
import type { Restored } from '@jackfield/contract/api/audit';
import * as v from 'valibot';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import { ApiError, notFound } from '../../platform/errors.ts';
import { restoreMenu } from '../ivr/restore.ts';
import { restoreMedium } from '../media/restore-medium.ts';
import { restoreTeam } from '../team/restore.ts';
import { membersBefore } from './members-before.ts';
import { type Entry, selectSince } from './repository.ts';
import { restorableTeam } from './restorable-team.ts';
import { restorableTeammate } from './restorable-teammate.ts';
import { restoreMembers } from './restore-members.ts';

interface Wanted {
  readonly entity: 'teammate' | 'team' | 'company' | 'tenant' | 'ivr';
  readonly id: string;
  readonly entryId: string;
}

const mediumSchema = v.object({ id: idSchema, fileName: v.string() });

/** The greeting or hold music that a change deleted; null for every other change. */
function deletedMedium({ action, before }: Entry) {
  const isHold = action.endsWith('.deleteHoldMusic');
  if (!isHold && !action.endsWith('.deleteGreeting')) return null;
  const { medium, ...heard } = before ?? {};
  if (!v.is(mediumSchema, medium)) return null;
  // The one that callers hear is in the entry only when the change was of it.
  return { isHold, id: medium.id, wasSelected: Object.keys(heard).length > 0 };
}

/** Media are no members of their owner: they come back one by one. */
const isOfRecord = ({ action }: Entry) => !/(Greeting|HoldMusic)$/.test(action);

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
  if (entity === 'ivr' && oldest.after === null) {
    await restoreMenu(context, id);
    return { restored: ['ivr'], skipped: [] };
  }
  const medium = deletedMedium(oldest);
  if (medium !== null && entity !== 'ivr') {
    await restoreMedium(context, { owner: { type: entity, id, isHold: medium.isHold }, ...medium });
    return { restored: ['medium'], skipped: [] };
  }
  if ((entity !== 'team' && entity !== 'teammate') || oldest.before === null) {
    throw new ApiError('NOTHINGTORESTORE');
  }
  const record = entity === 'team' ? restorableTeam : restorableTeammate;
  return restoreMembers(context, record, { id, members: membersBefore(since.filter(isOfRecord)) });
}
