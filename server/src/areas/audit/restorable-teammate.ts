import { type TeammateChange, teammateChangeSchema } from '@jackfield/contract/api/teammate';
import { t } from '@jackfield/texts';
import * as v from 'valibot';
import { isImpersonated, signedIn } from '../../platform/context.ts';
import { ApiError, notFound } from '../../platform/errors.ts';
import { numberRefusal } from '../call-handling/check-number.ts';
import { isExtensionFree } from '../teammates/extension.ts';
import { mayChange } from '../teammates/fields.ts';
import { auditMembers } from '../teammates/history.ts';
import { readTeammate, teammateRow } from '../teammates/repository.ts';
import { missingIds } from '../routing-uses/missing-targets.ts';
import { idsIn } from '../routing-uses/spots.ts';
import type { RestorableRecord, Restoring } from './restorable.ts';
import { texts } from './texts.ts';

const routingFields = ['callRecordingSetting', 'missedCallHandling'];

async function rowOf({ tx, context, id }: Restoring) {
  const row = await teammateRow(tx, signedIn(context).tenantId, id);
  if (row.status === 'cancel') throw notFound();
  return row;
}

async function isAllowed(at: Restoring, field: string): Promise<boolean> {
  if (routingFields.includes(field)) return true;
  const actor = signedIn(at.context);
  const row = await rowOf(at);
  const isOwner = row.is_tenant_owner;
  if (field === 'role' && isOwner) return false;
  return mayChange(
    field as keyof TeammateChange,
    {
      isSelf: actor.teammateId === at.id,
      isAdmin: actor.role === 'admin',
      isImpersonated: isImpersonated(actor),
    },
    { isTenantOwner: isOwner },
  );
}

/**
 * People: what their profile and call handling hold. Emails are not among it, as a new one is
 * confirmed first, nor are secrets and pictures, whose old values are not kept (annex J2).
 */
export const restorableTeammate: RestorableRecord = {
  table: 'teammate',
  fields: {
    firstName: { column: 'first_name' },
    lastName: { column: 'last_name' },
    title: { column: 'title' },
    extension: { column: 'extension' },
    role: { column: 'role' },
    timeZone: { column: 'time_zone' },
    language: { column: 'language' },
    e911Address: { column: 'e911_address', isJson: true },
    smsGreetings: { column: 'sms_greetings', isJson: true },
    callRecordingSetting: { column: 'call_recording_setting', isJson: true },
    missedCallHandling: { column: 'missed_call_handling', isJson: true },
  },
  async read(at) {
    const row = await rowOf(at);
    return { name: row.full_name, members: auditMembers(row) };
  },
  current: ({ tx, context, id }) => readTeammate(tx, signedIn(context).tenantId, id),
  async refusal(at, field, value) {
    const { tenantId } = signedIn(at.context);
    if (!(await isAllowed(at, field))) return new ApiError('FORBIDDEN').message;
    if (field === 'extension') {
      return (await isExtensionFree(at.tx, tenantId, String(value)))
        ? null
        : t(texts.extensionTaken);
    }
    if (!routingFields.includes(field)) {
      return v.is(teammateChangeSchema, { [field]: value }) ? null : t(texts.targetGone);
    }
    if ((await missingIds(at.tx, tenantId, idsIn(value))).size > 0) return t(texts.targetGone);
    return numberRefusal(at.tx, tenantId, value);
  },
  async events(at, restored) {
    const { id, role, status } = await rowOf(at);
    const method = 'UpdateEntityAsync';
    const whole = { method, eventType: 'teammate', id, role, status } as const;
    return restored.includes('role')
      ? [{ method, eventType: 'teammaterole', id, role } as const, whole]
      : [whole];
  },
};
