import { type TeammateChange, teammateChangeSchema } from '@jackfield/contract/api/teammate';
import { responseCodes } from '@jackfield/contract';
import { t } from '@jackfield/texts';
import * as v from 'valibot';
import { isImpersonated, signedIn } from '../../platform/context.ts';
import { ApiError, notFound } from '../../platform/errors.ts';
import { numberRefusal } from '../call-handling/check-number.ts';
import { statusEvents, takeEffect } from '../teammates/change-status.ts';
import { isExtensionFree } from '../teammates/extension.ts';
import { mayChange } from '../teammates/fields.ts';
import { auditMembers } from '../teammates/history.ts';
import { readTeammate, teammateRow } from '../teammates/repository.ts';
import { checkStatus } from '../teammates/status.ts';
import { missingIds, targetGone } from '../routing-uses/missing-targets.ts';
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

/** Why a person cannot be suspended or active again; null when they can (annex E1). */
async function statusRefusal(at: Restoring, value: unknown): Promise<string | null> {
  if (value !== 'active' && value !== 'suspended') return t(texts.valueNotKept);
  const actor = signedIn(at.context);
  const row = await rowOf(at);
  const verdict = checkStatus(
    { isSelf: actor.teammateId === at.id, isAdmin: actor.role === 'admin' },
    {
      status: row.status,
      isTenantOwner: row.is_tenant_owner,
      isEmailConfirmed: row.is_email_confirmed,
    },
    value,
  );
  if (verdict === 'forbidden') return responseCodes.FORBIDDEN.text;
  return verdict === 'invalid' ? responseCodes.INVALIDTRANSITION.text : null;
}

/**
 * People: what their profile and call handling hold. Emails are not among it, as a new one is
 * confirmed first, nor are secrets and pictures, whose old values are not kept (annex J2).
 */
export const restorableTeammate: RestorableRecord = {
  entity: 'teammate',
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
    status: { column: 'status' },
  },
  alone: ['status'],
  async read(at) {
    const row = await rowOf(at);
    return { name: row.full_name, members: auditMembers(row) };
  },
  current: ({ tx, context, id }) => readTeammate(tx, signedIn(context).tenantId, id),
  async refusal(at, field, value) {
    const { tenantId } = signedIn(at.context);
    if (field === 'status') return statusRefusal(at, value);
    if (!(await isAllowed(at, field))) return new ApiError('FORBIDDEN').message;
    if (field === 'extension') {
      return (await isExtensionFree(at.tx, tenantId, String(value)))
        ? null
        : t(texts.extensionTaken);
    }
    if (!routingFields.includes(field)) {
      return v.is(teammateChangeSchema, { [field]: value }) ? null : targetGone();
    }
    if ((await missingIds(at.tx, tenantId, idsIn(value))).size > 0) return targetGone();
    return numberRefusal(at.tx, tenantId, value);
  },
  async restoreParts(at, { status }) {
    if (status !== 'active' && status !== 'suspended') return [];
    return takeEffect(at.tx, await rowOf(at), status, at.context);
  },
  async events(at, restored) {
    const row = await rowOf(at);
    if (restored.includes('status')) return statusEvents(row);
    const { id, role, status } = row;
    const method = 'UpdateEntityAsync';
    const whole = { method, eventType: 'teammate', id, role, status } as const;
    return restored.includes('role')
      ? [{ method, eventType: 'teammaterole', id, role } as const, whole]
      : [whole];
  },
};
