import {
  callerIdPermissionSchema,
  companyChangeSchema,
  smsHandlingSchema,
} from '@jackfield/contract/api/company';
import {
  businessHourSchema,
  type TargetPlace,
  targetSchemaOf,
} from '@jackfield/contract/api/routing';
import { t } from '@jackfield/texts';
import * as v from 'valibot';
import { planOverrideEnd } from '../call-handling/change-override.ts';
import { signedIn } from '../../platform/context.ts';
import { ApiError } from '../../platform/errors.ts';
import { checkHours } from '../call-handling/check-hours.ts';
import { checkPeople, checkTarget } from '../call-handling/check-target.ts';
import { callHandlingEvent, hoursEvent } from '../call-handling/events.ts';
import { readCompany } from '../company-numbers/record.ts';
import { overrideRefusal } from './restorable-override.ts';
import { refusalOf, type RestorableRecord, type Restoring } from './restorable.ts';
import { texts } from './texts.ts';

const companyOf = ({ tx, context, id }: Restoring) =>
  readCompany(tx, signedIn(context).tenantId, id);

/** Throws as the write paths of the members do; 400 for what none of them would take. */
type Check = (at: Restoring, value: unknown) => Promise<void>;

const unfit = () => new ApiError('INVALIDINPUT', { message: t(texts.valueUnfit) });

function parsed<Schema extends v.GenericSchema>(schema: Schema, value: unknown) {
  if (!v.is(schema, value)) throw unfit();
  return value;
}

const targetAt =
  (place: TargetPlace): Check =>
  async ({ tx, context, id }, value) => {
    const { tenantId } = signedIn(context);
    const target = parsed(targetSchemaOf(place), value);
    await checkTarget(tx, { tenantId, place, ownerId: id }, target, place);
  };

const hours: Check = async ({ tx, context, id }, value) => {
  const { tenantId } = signedIn(context);
  const owner = { tenantId, place: 'companyClosedHour', ownerId: id } as const;
  await checkHours(tx, owner, parsed(businessHourSchema, value));
};

const messages: Check = async ({ tx, context, id }, value) => {
  const { tenantId, country } = signedIn(context);
  const handling = parsed(smsHandlingSchema, value);
  if (country === 'MYS') throw unfit();
  if (handling.actionType !== 'teammate' && handling.actionType !== 'team') return;
  const owner = { tenantId, place: 'companyOpenHour', ownerId: id } as const;
  await checkTarget(tx, owner, handling, 'smsHandling');
};

const permission: Check = async ({ tx, context }, value) => {
  const { teammateIds } = parsed(callerIdPermissionSchema, value);
  await checkPeople(tx, signedIn(context).tenantId, teammateIds, 'callerIDPermission');
};

const label: Check = async (_, value) => {
  parsed(companyChangeSchema, { label: value });
};

const checks: Readonly<Record<string, Check>> = {
  label,
  callerIDPermission: permission,
  businessHour: hours,
  callHandlingOpenHour: targetAt('companyOpenHour'),
  callHandlingClosedHour: targetAt('companyClosedHour'),
  smsHandling: messages,
};

/** Company numbers: name, hours, where calls and messages go, who may show it (annex J2). */
export const restorableCompany: RestorableRecord = {
  entity: 'company',
  table: 'company',
  fields: {
    label: { column: 'label' },
    callerIDPermission: { column: 'caller_id_permission', isJson: true },
    businessHour: { column: 'business_hour', isJson: true },
    callHandlingOpenHour: { column: 'call_handling_open_hour', isJson: true },
    callHandlingClosedHour: { column: 'call_handling_closed_hour', isJson: true },
    smsHandling: { column: 'sms_handling', isJson: true },
    override: { column: 'routing_override', isJson: true },
  },
  async read(at) {
    const { label: name, ...company } = await companyOf(at);
    const { callerIDPermission, businessHour, smsHandling, override } = company;
    const { callHandlingOpenHour, callHandlingClosedHour } = company;
    const routing = { callHandlingOpenHour, callHandlingClosedHour, smsHandling };
    const members = { label: name, callerIDPermission, businessHour, ...routing, override };
    return { name, members };
  },
  current: companyOf,
  async refusal(at, field, value) {
    if (field === 'override') return overrideRefusal('company', at, value);
    // What was never set is the preset, which leads to nobody who could be gone.
    if (value === null && field.includes('Handling')) return null;
    return refusalOf(() => checks[field]?.(at, value));
  },
  async restoreParts(at, { override }) {
    const { tenantId } = signedIn(at.context);
    await planOverrideEnd(at.tx, tenantId, { owner: 'company', id: at.id, stored: override });
    return [];
  },
  async events({ id }, restored) {
    return [
      { method: 'UpdateEntityAsync', eventType: 'company', id },
      ...(restored.includes('businessHour') ? [hoursEvent('company', id)] : []),
      ...(restored.some((name) => /Handling|override/.test(name))
        ? [callHandlingEvent('company', id)]
        : []),
    ];
  },
};
