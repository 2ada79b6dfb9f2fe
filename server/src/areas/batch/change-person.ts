import type { FieldError } from '@jackfield/contract';
import type { BulkChange } from '@jackfield/contract/api/batch';
import { type Message, t } from '@jackfield/texts';
import type { RequestContext } from '../../platform/context.ts';
import { changeRecord } from '../../platform/record.ts';
import type { TeammateRow } from '../teammates/dto.ts';
import { mayChange } from '../teammates/fields.ts';
import { askerOf, teammateRecord } from '../teammates/teammate-record.ts';
import type { Before } from './before.ts';
import { texts } from './texts.ts';

/** Members of a person that a bulk change sets or a roll-back puts back. */
export type Members = Pick<BulkChange, 'role' | 'timeZone' | 'callRecordingSetting'>;

/** Why a person cannot have a new role (annex C3); null when they can. */
export function roleFault(context: RequestContext, row: TeammateRow): FieldError | null {
  const asker = askerOf(context, row);
  const refused = (message: Message): FieldError => ({
    code: 'FORBIDDEN',
    field: 'role',
    message: t(message),
  });
  if (row.is_tenant_owner) return refused(texts.ownerStaysAdmin);
  if (asker.isImpersonated) return refused(texts.notImpersonated);
  const subject = { isTenantOwner: row.is_tenant_owner };
  return mayChange('role', asker, subject) ? null : refused(texts.ownRole);
}

/** Members that differ from what is wanted, as they are now. */
export function differingMembers(row: TeammateRow, wanted: Members): Pick<Before, keyof Members> {
  const { role, timeZone, callRecordingSetting: recording } = wanted;
  const now = row.call_recording_setting;
  const isRecordingNew =
    recording !== undefined &&
    (recording.inbound !== now.inbound || recording.outbound !== now.outbound);
  return {
    ...(role !== undefined && role !== row.role && { role: row.role }),
    ...(timeZone !== undefined && timeZone !== row.time_zone && { timeZone: row.time_zone }),
    ...(isRecordingNew && { callRecordingSetting: now }),
  };
}

/** Sets members of a person with version, history and events; answers the version they have then. */
export async function setMembers(
  context: RequestContext,
  { id, members }: { id: string; members: Members },
): Promise<number> {
  const action = 'teammate.update';
  const { version } = await changeRecord(context, teammateRecord, { id, action, members });
  return version;
}
