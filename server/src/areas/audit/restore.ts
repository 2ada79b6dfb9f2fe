import { idSchema } from '@jackfield/contract';
import type { Restored } from '@jackfield/contract/api/audit';
import * as v from 'valibot';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import { ApiError, notFound } from '../../platform/errors.ts';
import type { NumberLookup } from '../../number-inventory/lookup.ts';
import { restoreCompany } from '../company-numbers/restore.ts';
import { restoreMenu } from '../ivr/restore.ts';
import { restoreMedium } from '../media/restore-medium.ts';
import { restoreTeam } from '../team/restore.ts';
import { membersBefore } from './members-before.ts';
import { type Entry, selectSince } from './repository.ts';
import type { RestorableRecord } from './restorable.ts';
import { restorableAccount } from './restorable-account.ts';
import { restorableCompany } from './restorable-company.ts';
import { restorableTeam } from './restorable-team.ts';
import { restorableTeammate } from './restorable-teammate.ts';
import { restoreMembers } from './restore-members.ts';

interface Wanted {
  readonly entity: 'teammate' | 'team' | 'company' | 'tenant' | 'ivr';
  readonly id: string;
  readonly entryId: string;
  /** Who says whether a released phone number can be had again. */
  readonly numbers: NumberLookup;
}

const restorables: Readonly<Partial<Record<Wanted['entity'], RestorableRecord>>> = {
  teammate: restorableTeammate,
  team: restorableTeam,
  company: restorableCompany,
  tenant: restorableAccount,
};

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

/** Media and phone numbers are no members of their owner: they come and go one by one. */
const isOfRecord = ({ action }: Entry) => !/(Greeting|HoldMusic|Number)$/.test(action);

/** Brings a deleted record back whole; null for kinds that are not kept. */
async function restoreWhole(
  context: RequestContext,
  { entity, id, numbers }: Wanted,
): Promise<Restored | null> {
  if (entity === 'company') return restoreCompany(context, id, numbers);
  if (entity === 'team') await restoreTeam(context, id);
  else if (entity === 'ivr') await restoreMenu(context, id);
  else return null;
  return { restored: [entity], skipped: [] };
}

/** Takes a record back to what it was before a change (annex J2); 404 for entries of others. */
export async function restoreRecord(context: RequestContext, wanted: Wanted): Promise<Restored> {
  const { entity, id, entryId } = wanted;
  const { tenantId } = signedIn(context);
  const since = await context.read((tx) => selectSince(tx, { tenantId, entity, id, entryId }));
  const oldest = since.at(-1);
  if (oldest === undefined) throw notFound();
  const whole = oldest.after === null ? await restoreWhole(context, wanted) : null;
  if (whole !== null) return whole;
  const medium = deletedMedium(oldest);
  if (medium !== null && entity !== 'ivr') {
    await restoreMedium(context, { owner: { type: entity, id, isHold: medium.isHold }, ...medium });
    return { restored: ['medium'], skipped: [] };
  }
  const record = restorables[entity];
  if (record === undefined || oldest.before === null) throw new ApiError('NOTHINGTORESTORE');
  return restoreMembers(context, record, { id, members: membersBefore(since.filter(isOfRecord)) });
}
