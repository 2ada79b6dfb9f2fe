import type { FieldError } from '@jackfield/contract';
import type { BulkChange } from '@jackfield/contract/api/batch';
import { type Message, t } from '@jackfield/texts';
import type { Updateable } from 'kysely';
import { isImpersonated, type RequestContext, signedIn } from '../../platform/context.ts';
import type { TeammateTable } from '../teammates/tables.ts';
import type { EventSpec } from '../../platform/events.ts';
import type { TeammateRow } from '../teammates/dto.ts';
import { mayChange } from '../teammates/fields.ts';
import { changeTeammate } from '../teammates/write-teammate.ts';
import type { Before } from './before.ts';
import { texts } from './texts.ts';

/** Members of a person that a bulk change sets or a roll-back puts back. */
export type Members = Pick<BulkChange, 'role' | 'timeZone' | 'callRecordingSetting'>;

/** Why a person cannot have a new role (annex C3); null when they can. */
export function roleFault(context: RequestContext, row: TeammateRow): FieldError | null {
  const actor = signedIn(context);
  const asker = {
    isSelf: actor.teammateId === row.id,
    isAdmin: actor.role === 'admin',
    isImpersonated: isImpersonated(actor),
  };
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

function columnsOf({ role, timeZone, callRecordingSetting }: Members): Updateable<TeammateTable> {
  return {
    ...(role !== undefined && { role }),
    ...(timeZone !== undefined && { time_zone: timeZone }),
    ...(callRecordingSetting !== undefined && {
      call_recording_setting: JSON.stringify(callRecordingSetting),
    }),
  };
}

function eventsOf({ id, status, role }: TeammateRow, isRoleNew: boolean): EventSpec[] {
  const method = 'UpdateEntityAsync';
  const whole: EventSpec = { method, eventType: 'teammate', id, status, role };
  return isRoleNew ? [{ method, eventType: 'teammaterole', id, role }, whole] : [whole];
}

/** Sets members of a person with version, history and events, in the open transaction. */
export function setMembers(
  context: RequestContext,
  { id, members }: { id: string; members: Members },
): Promise<void> {
  return changeTeammate(context, {
    id,
    action: 'teammate.update',
    change: async (_, before) => ({
      columns: columnsOf(members),
      after: (row) => eventsOf(row, before.role !== row.role),
    }),
  });
}
