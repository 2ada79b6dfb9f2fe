import type { FieldError } from '@jackfield/contract';
import type { BulkChange, ImportField } from '@jackfield/contract/api/batch';
import type { TeammateChange } from '@jackfield/contract/api/teammate';
import { type Message, t } from '@jackfield/texts';
import { sql } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import type { RequestContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { wantedEmail } from '../teammates/change-email.ts';
import type { TeammateRow } from '../teammates/dto.ts';
import { askerOf, mayChange } from '../teammates/fields.ts';
import { changeTeammate } from '../teammates/update.ts';
import type { Before } from './before.ts';
import { texts } from './texts.ts';

/** Members of a person that an import or a bulk change sets, or a roll-back puts back. */
export type Members = Pick<BulkChange, 'role' | 'timeZone' | 'callRecordingSetting'> &
  Pick<TeammateChange, 'firstName' | 'lastName' | 'title' | 'email' | 'extension' | 'e911Address'>;

/** Why a member of a person cannot change (annex C3); null when it can. */
export function memberFault(
  context: RequestContext,
  row: TeammateRow,
  field: ImportField,
): FieldError | null {
  const asker = askerOf(context, row);
  const refused = (message: Message): FieldError => ({
    code: 'FORBIDDEN',
    field,
    message: t(message),
  });
  if (!asker.isSelf && !asker.isAdmin) return refused(texts.adminsChangeAdmins);
  if (field !== 'email' && field !== 'extension' && field !== 'role') return null;
  if (field === 'role' && !asker.givesRoles) return refused(texts.adminsGiveRoles);
  if (field === 'role' && row.is_tenant_owner) return refused(texts.ownerStaysAdmin);
  if (asker.isImpersonated) return refused(texts.notImpersonated);
  if (mayChange(field, asker, { isTenantOwner: row.is_tenant_owner })) return null;
  return refused(field === 'email' ? texts.ownerEmail : texts.ownRole);
}

/** Members of a person under the names of the API, as they are now. */
const presentMembers = (row: TeammateRow): Required<Members> => ({
  firstName: row.first_name,
  lastName: row.last_name,
  title: row.title,
  email: wantedEmail(row),
  extension: row.extension,
  role: row.role,
  timeZone: row.time_zone,
  callRecordingSetting: row.call_recording_setting,
  e911Address: row.e911_address,
});

/** Members that differ from what is wanted, as they are now. */
export function differingMembers(row: TeammateRow, wanted: Members): Pick<Before, keyof Members> {
  const now = presentMembers(row);
  const names = Object.keys(now) as (keyof Members)[];
  const differing = names.filter(
    (name) => wanted[name] !== undefined && !isDeepStrictEqual(wanted[name], now[name]),
  );
  return Object.fromEntries(differing.map((name) => [name, now[name]]));
}

/**
 * Sets members of a person with version, history, events, and the mails of a changed email; answers
 * the version they have then.
 */
export async function setMembers(
  context: RequestContext,
  { id, members, publicUrl }: { id: string; members: Members; publicUrl: string },
): Promise<number> {
  const { version } = await changeTeammate(context, { id, change: members, publicUrl });
  return version;
}

/**
 * Lets go of the extensions of people who all get another in this transaction, so that they can
 * change among themselves.
 */
export async function parkExtensions(tx: Tx, tenantId: string, ids: readonly string[]) {
  if (ids.length === 0) return;
  await sql`update extension set extension = 'of ' || owner_id
    where tenant_id = ${tenantId} and owner_id = any(${[...ids]}::uuid[])`.execute(tx);
}
