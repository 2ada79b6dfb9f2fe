import { type TeammateChange, teammateChangeSchema } from '@jackfield/contract/api/teammate';
import { draftOfService } from '@jackfield/domain/address-rules';
import { notValid, responseCodes, type Status } from '@jackfield/contract';
import { t } from '@jackfield/texts';
import type { Updateable } from 'kysely';
import * as v from 'valibot';
import { refuseAddress } from '../address/refuse-address.ts';
import { callHandlingEvent } from '../call-handling/events.ts';
import { targetField } from '../call-handling/fields.ts';
import { lockInOrder } from '../call-handling/lock-in-order.ts';
import { ownVoicemail } from '../call-handling/stored-target.ts';
import { checkLanguage } from '../../platform/check-language.ts';
import { signedIn } from '../../platform/context.ts';
import { ApiError, duplicate, invalidField, notFound } from '../../platform/errors.ts';
import type { EventSpec } from '../../platform/events.ts';
import type { ChangedRecord, Changing, Members, RecordField } from '../../platform/record.ts';
import { askAgain } from '../../platform/policy.ts';
import { commonTexts } from '../../platform/texts.ts';
import { readRow } from '../../platform/rows.ts';
import { isTimeZone } from '../../platform/time-zone.ts';
import { emailColumns, wantedEmail } from './change-email.ts';
import { statusEvents, takeEffect } from './change-status.ts';
import type { TeammateRow } from './dto.ts';
import { isExtensionFree } from './extension.ts';
import { askerOf, checkMayChange, mayChange } from './fields.ts';
import { auditMembers } from './history.ts';
import { checkPin, hashPin } from './pin.ts';
import { readTeammate, teammateRow } from './repository.ts';
import { checkStatus } from './status.ts';
import type { TeammateTable } from './tables.ts';
import { texts } from './texts.ts';

type Field = keyof TeammateChange;
type At = Changing<TeammateRow>;

const routing = ['callRecordingSetting', 'missedCallHandling'];

/** A member of the profile, which not everybody may change (annex C3). */
const profile = <Value = string>(
  field: Field,
  {
    check,
    ...rest
  }: Partial<Omit<RecordField<TeammateRow>, 'check'>> & {
    check?: (at: At, value: Value) => unknown;
  },
): RecordField<TeammateRow> => ({
  schema: teammateChangeSchema.entries[field],
  ...rest,
  check(at, value: Value) {
    const subject = { isTenantOwner: at.state.is_tenant_owner };
    if (!mayChange(field, askerOf(at.context, at.state), subject)) throw new ApiError('FORBIDDEN');
    return check?.(at, value);
  },
});

/** Throws why a person cannot be suspended or active again (annex E1). */
function checkFormerStatus({ context, state }: At, value: Status): void {
  if (value !== 'active' && value !== 'suspended') {
    throw new ApiError('NOTHINGTORESTORE', { message: t(commonTexts.valueNotKept) });
  }
  const { status, is_tenant_owner: isTenantOwner, is_email_confirmed: isEmailConfirmed } = state;
  const subject = { status, isTenantOwner, isEmailConfirmed };
  const verdict = checkStatus(askerOf(context, state), subject, value);
  if (verdict === 'forbidden') throw new ApiError('FORBIDDEN');
  if (verdict === 'invalid') {
    throw new ApiError('INVALIDTRANSITION', { message: responseCodes.INVALIDTRANSITION.text });
  }
  if (value !== 'active') askAgain(context);
}

/** Admins need no role beside; a Team lead leads teams that are there, nobody else does. */
async function checkAccess({ tx, context, state }: At, access: TeammateChange['access']) {
  if (!access) return;
  const { role, teamIds } = access;
  if (state.role === 'admin' && state.access === null) {
    throw invalidField('access', t(texts.adminNeedsNoRole));
  }
  if ((role === 'teamLead') !== teamIds.length > 0) {
    throw invalidField('access', t(role === 'teamLead' ? texts.leadNeedsTeam : texts.leadsNoTeam));
  }
  for (const id of teamIds) {
    await readRow(tx, 'team', { tenantId: signedIn(context).tenantId, id });
  }
  askAgain(context);
}

/** The first time is not over before the terms about emergency calls are agreed to. 409. */
function checkAgreement({ isFirstTime, agreedTerms }: Members, row: TeammateRow): void {
  if (isFirstTime !== false || row.agreed_terms !== null || agreedTerms !== undefined) return;
  const message = t(texts.termsFirst);
  const errors = [{ code: 'TERMSNOTAGREED', field: 'agreedTerms', message }];
  throw new ApiError('INVALIDTRANSITION', { message, errors });
}

/** Columns of members that are not stored as they are given. */
async function columnsOf(
  { context, state }: At,
  { email, agreedTerms, voicemailPin, extension, role }: Members,
): Promise<Updateable<TeammateTable>> {
  const pin = typeof voicemailPin === 'string' ? voicemailPin : null;
  if (pin !== null) checkPin(pin, typeof extension === 'string' ? extension : state.extension);
  const agreedAt = context.clock.now().toISOString();
  return {
    ...(typeof email === 'string' && emailColumns(state, email)),
    // Admins hold all of it.
    ...(role === 'admin' && { access: null }),
    ...(agreedTerms !== undefined && {
      agreed_terms: JSON.stringify({ ...Object(agreedTerms), at: agreedAt }),
    }),
    ...(pin !== null && {
      voicemail_pin_hash: await hashPin(pin),
      voicemail_pin_failures: 0,
      voicemail_pin_locked_until: null,
    }),
  };
}

const personTargetSchema = v.object({
  actionType: v.literal('teammate'),
  actionValue: v.string(),
});

/** People: what their profile and call handling hold (annex J2). */
export const teammateRecord: ChangedRecord<TeammateRow> = {
  entity: 'teammate',
  table: 'teammate',
  fields: {
    firstName: profile('firstName', { column: 'first_name' }),
    lastName: profile('lastName', { column: 'last_name' }),
    title: profile('title', { column: 'title' }),
    email: profile('email', {
      isForgotten: true,
      now: wantedEmail,
      // It opens the account, as the role does.
      check: ({ context }) => askAgain(context),
    }),
    extension: profile('extension', {
      column: 'extension',
      async check({ tx, context, isFormer }, extension) {
        if (await isExtensionFree(tx, signedIn(context).tenantId, extension)) return;
        throw isFormer ? duplicate('extension', t(texts.extensionTaken)) : duplicate('extension');
      },
    }),
    role: profile('role', {
      column: 'role',
      check({ context, state }) {
        if (state.is_tenant_owner) throw new ApiError('INVALIDTRANSITION');
        askAgain(context);
      },
    }),
    access: profile('access', { column: 'access', isJson: true, check: checkAccess }),
    timeZone: profile('timeZone', {
      column: 'time_zone',
      check(_, timeZone) {
        if (!isTimeZone(timeZone)) throw invalidField('timeZone', notValid('timeZone')());
      },
    }),
    language: profile('language', {
      column: 'language',
      check: (_, language) => checkLanguage(language),
    }),
    isFirstTime: profile('isFirstTime', { column: 'is_first_time', isForgotten: true }),
    agreedTerms: profile('agreedTerms', {
      isForgotten: true,
      now: ({ agreed_terms: agreed }) => agreed && { hash: agreed.hash },
    }),
    e911Address: profile<TeammateChange['e911Address']>('e911Address', {
      column: 'e911_address',
      isJson: true,
      check({ context }, address) {
        const { country } = signedIn(context);
        if (address) refuseAddress(draftOfService(address, country), 'service', 'e911Address');
      },
    }),
    smsGreetings: profile('smsGreetings', { column: 'sms_greetings', isJson: true }),
    voicemailPin: profile('voicemailPin', { isForgotten: true, now: () => null }),
    callRecordingSetting: {
      column: 'call_recording_setting',
      isJson: true,
      isPartial: true,
      schema: v.object({ inbound: v.boolean(), outbound: v.boolean() }),
      event: (id) => callHandlingEvent('teammate', id),
    },
    missedCallHandling: {
      ...targetField({
        owner: 'teammate',
        place: 'teammateMissedCall',
        column: 'missed_call_handling',
        // Nobody answers for themselves a call that they have just missed.
        notItself: texts.didNotAnswer,
      }),
      form: (value) => value ?? ownVoicemail,
    },
    status: { column: 'status', schema: v.string(), check: checkFormerStatus },
  },
  alone: ['status'],
  async lock({ tx, context, id }, { missedCallHandling: target }) {
    if (!v.is(personTargetSchema, target)) return;
    await lockInOrder(tx, 'teammate', signedIn(context).tenantId, [id, target.actionValue]);
  },
  async read({ tx, context, id }) {
    const row = await teammateRow(tx, signedIn(context).tenantId, id);
    if (row.status === 'cancel') throw notFound();
    checkMayChange(context, row);
    return row;
  },
  snapshot: (row) => ({ name: row.full_name, members: auditMembers(row) }),
  answer: ({ tx, context, id }) => readTeammate(tx, signedIn(context).tenantId, id),
  async store(at, members) {
    checkAgreement(members, at.state);
    const columns = await columnsOf(at, members);
    if (Object.keys(columns).length > 0) {
      await at.tx
        .updateTable('teammate')
        .set(columns)
        .where('tenant_id', '=', at.state.tenant_id)
        .where('id', '=', at.id)
        .execute();
    }
    const { status } = members;
    if (status !== 'active' && status !== 'suspended') return [];
    await takeEffect(at.tx, { ...at.state, status }, status, at.context);
    return [];
  },
  events(id, changed, row) {
    if (changed.includes('status')) return statusEvents(row);
    if (changed.every((field) => routing.includes(field))) return [];
    const { role, status } = row;
    const method = 'UpdateEntityAsync';
    const whole: EventSpec = { method, eventType: 'teammate', id, role, status };
    return changed.includes('role') || changed.includes('access')
      ? [{ method, eventType: 'teammaterole', id, role }, whole]
      : [whole];
  },
};
