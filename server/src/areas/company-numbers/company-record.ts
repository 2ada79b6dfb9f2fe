import {
  callerIdChangeSchema,
  type CallerIdPermission,
  type Company,
  companyChangeSchema,
  type SmsHandling,
  smsHandlingSchema,
} from '@jackfield/contract/api/company';
import * as v from 'valibot';
import { planOverrideEnd } from '../call-handling/change-override.ts';
import { checkPeople, checkTarget } from '../call-handling/check-target.ts';
import { callHandlingEvent } from '../call-handling/events.ts';
import { hoursField, overrideField, targetField } from '../call-handling/fields.ts';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import { notFound } from '../../platform/errors.ts';
import { type ChangedRecord, changeRecord, type Members } from '../../platform/record.ts';
import { everyone, readCompany } from './record.ts';

/** Company numbers: name, hours, where calls and messages go, who may show it (annex J2). */
export const companyRecord: ChangedRecord<Company> = {
  entity: 'company',
  table: 'company',
  fields: {
    label: { column: 'label', schema: companyChangeSchema.entries.label },
    callerIDPermission: {
      column: 'caller_id_permission',
      isJson: true,
      schema: callerIdChangeSchema,
      check: ({ tx, context }, { teammateIds }: CallerIdPermission, path) =>
        checkPeople(tx, signedIn(context).tenantId, teammateIds, path),
    },
    businessHour: hoursField('company', 'companyClosedHour'),
    callHandlingOpenHour: targetField({
      owner: 'company',
      place: 'companyOpenHour',
      column: 'call_handling_open_hour',
    }),
    callHandlingClosedHour: targetField({
      owner: 'company',
      place: 'companyClosedHour',
      column: 'call_handling_closed_hour',
    }),
    smsHandling: {
      column: 'sms_handling',
      isJson: true,
      schema: v.nullable(smsHandlingSchema),
      async check({ tx, context, id: ownerId }, handling: SmsHandling | null, path) {
        const { tenantId, country } = signedIn(context);
        // Messages are not offered in Malaysia, so their routing does not exist there (OP-76).
        if (country === 'MYS') throw notFound();
        if (handling?.actionType !== 'teammate' && handling?.actionType !== 'team') return;
        await checkTarget(tx, { tenantId, place: 'companyOpenHour', ownerId }, handling, path);
      },
      event: (id) => callHandlingEvent('company', id),
    },
    override: overrideField('company'),
  },
  read: ({ tx, context, id }) => readCompany(tx, signedIn(context).tenantId, id),
  snapshot({ label, businessHour, callerIDPermission, override, smsHandling, ...company }) {
    const { callHandlingOpenHour, callHandlingClosedHour } = company;
    const targets = { callHandlingOpenHour, callHandlingClosedHour, smsHandling };
    const members = { label, businessHour, ...targets, callerIDPermission, override };
    return { name: label, members };
  },
  grown(company, { override, ...members }, { version, at }) {
    // What is no longer set is the preset, which only reading tells.
    if (Object.values(members).includes(null)) return null;
    const routed = override === undefined ? {} : { override };
    return Object.assign({}, company, members, routed, { version, updatedAt: at.toISOString() });
  },
  async store({ tx, context, id }, { override }) {
    const { tenantId } = signedIn(context);
    await planOverrideEnd(tx, tenantId, { owner: 'company', id, stored: override });
    return [];
  },
  events: (id, changed) =>
    changed.some((field) => field === 'label' || field === 'callerIDPermission')
      ? [{ method: 'UpdateEntityAsync', eventType: 'company', id }]
      : [],
};

/** Caller ID for everyone names nobody (annex F7). */
export const permissionOf = (wanted: CallerIdPermission): CallerIdPermission =>
  wanted.type === 'everyone' ? everyone : wanted;

/** A change of a company number as its routes make it; answers it whole. */
export async function changeCompany(
  context: RequestContext,
  id: string,
  change: { action: string; members: Members; pathOf?: (field: string) => string },
): Promise<Company> {
  return (await changeRecord(context, companyRecord, { id, ...change })).state;
}
