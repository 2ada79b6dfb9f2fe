import { later } from '@jackfield/texts';
import * as v from 'valibot';
import {
  atMost,
  defineEndpoint,
  idSchema,
  instantSchema,
  listSchema,
  pageQuery,
  phoneNumberSchema,
  recordMembers,
  refusals,
  required,
  requiredText,
} from '@jackfield/contract';
import { closedUntilSchema, overrideChangeSchemaOf, overrideSchemaOf } from './call-override.ts';
import { newPhoneNumberSchema } from './number.ts';
import { businessHourSchema, ownedMenuSchema, targetSchemaOf } from './routing.ts';

/** Routing target as a listing shows it; the whole routing shapes come with the routing screens. */
export const targetSummarySchema = v.object({
  actionType: v.picklist([
    'teammate',
    'team',
    'callgroup',
    'number',
    'voicemail',
    'message',
    'ivr',
  ]),
  /** Name to show, for example a person, a team or a number. */
  name: v.string(),
});

/** A phone number of a company number. */
const companyPhoneNumberSchema = v.object({
  id: idSchema,
  ownerId: idSchema,
  number: phoneNumberSchema,
  label: v.string(),
  isDefault: v.boolean(),
  isTollFree: v.boolean(),
  /** Its provider has been asked for it and has not sold it yet (PROV-01). */
  isBeingSetUp: v.optional(v.boolean(), false),
});

/** A row of the company numbers listing (annex G8). */
export const companyListItemSchema = v.object({
  id: idSchema,
  label: v.string(),
  isDefault: v.boolean(),
  isContainDefaultNo: v.boolean(),
  phoneNumbers: v.array(companyPhoneNumberSchema),
  openHourTarget: targetSummarySchema,
  closedHourTarget: targetSummarySchema,
  isAlwaysOpen: v.boolean(),
  timeZone: v.string(),
  /** Closed for now (annex J4); null: calls go by the hours. */
  closedUntil: v.nullable(closedUntilSchema),
  ...recordMembers,
});
export type CompanyListItem = v.InferOutput<typeof companyListItemSchema>;

export const listCompanies = defineEndpoint('GET /api/company', {
  id: 'company.list',
  summary: 'Company numbers of the account.',
  source: ['API-09', 'NUM-01', 'ENT-06'],
  query: v.object(pageQuery(['label'])),
  answer: listSchema(companyListItemSchema),
});

/** Counted as text messages are sent, in UTF-16. */
const messageText = v.pipe(
  v.string(required('message')),
  v.trim(),
  v.nonEmpty(required('message')),
  atMost('message', 320),
);

/** Where text messages go: nowhere, a person, a team, or an automatic answer (OP-76). */
export const smsHandlingSchema = v.variant('actionType', [
  v.object({ actionType: v.literal('none'), actionValue: v.null() }),
  v.object({ actionType: v.literal('teammate'), actionValue: idSchema }),
  v.object({ actionType: v.literal('team'), actionValue: idSchema }),
  v.object({ actionType: v.literal('message'), actionValue: messageText }),
]);
export type SmsHandling = v.InferOutput<typeof smsHandlingSchema>;

/** Who may show a company number as caller ID: everyone, or the people named (annex F7). */
export const callerIdPermissionSchema = v.object({
  type: v.picklist(['everyone', 'selected']),
  teammateIds: v.pipe(
    v.array(idSchema),
    v.maxLength(500),
    v.check((ids) => new Set(ids).size === ids.length, later(refusals.userOnce)),
  ),
});
export type CallerIdPermission = v.InferOutput<typeof callerIdPermissionSchema>;

/** The same as somebody sets it: selected people are named (VAL-10). */
export const callerIdChangeSchema = v.pipe(
  callerIdPermissionSchema,
  v.check(
    ({ type, teammateIds }) => type === 'everyone' || teammateIds.length > 0,
    required('user'),
  ),
);

/** A company number, whole (ENT-06). */
export const companySchema = v.object({
  id: idSchema,
  tenantId: idSchema,
  label: v.string(),
  isDefault: v.boolean(),
  /** Open at any time until somebody says otherwise (annex F2). */
  businessHour: businessHourSchema,
  /** Holds the account's default phone number. */
  isContainDefaultNo: v.boolean(),
  phoneNumbers: v.array(companyPhoneNumberSchema),
  ivr: v.array(ownedMenuSchema),
  callHandlingOpenHour: targetSchemaOf('companyOpenHour'),
  callHandlingClosedHour: targetSchemaOf('companyClosedHour'),
  /** Closed for now: wins over both hours until it ends by itself (annex J4). */
  override: v.nullable(overrideSchemaOf('companyClosedHour')),
  smsHandling: smsHandlingSchema,
  callerIDPermission: callerIdPermissionSchema,
  ...recordMembers,
});
export type Company = v.InferOutput<typeof companySchema>;

/** For everybody, unlike the listing: where the wizard ends it says how callers reach the company. */
export const ownCompanyNumber = defineEndpoint('GET /api/user/companynumber', {
  id: 'user.companyNumber',
  summary: 'The default phone number of the default company number; null without one.',
  source: ['API-09', 'ONB-15'],
  answer: v.object({ number: v.nullable(phoneNumberSchema) }),
});

export const getCompany = defineEndpoint('GET /api/company/{id}', {
  id: 'company.get',
  summary: 'One company number, whole.',
  source: ['API-92', 'ENT-06'],
  answer: companySchema,
});

export const getCompanyHold = defineEndpoint('GET /api/company/{id}/hold', {
  id: 'company.hold',
  summary: 'Until when the phone numbers of a company number would be held if it were deleted now.',
  source: ['OP-71', 'annex J2'],
  /** The first end of several; null without phone numbers. */
  answer: v.object({ heldUntil: v.nullable(instantSchema) }),
});

export const setCompanyBusinessHour = defineEndpoint('PUT /api/company/{id}/businesshour', {
  id: 'company.setBusinessHour',
  summary: 'Changes when a company number is open.',
  source: ['API-104', 'ROUTE-01', 'annex J3'],
  body: businessHourSchema,
  answer: companySchema,
  versioned: true,
});

/** Body of PUT /api/company/{id}/callhandling; only the members given change (annex A7). */
export const companyCallHandlingSchema = v.partial(
  v.pick(companySchema, ['callHandlingOpenHour', 'callHandlingClosedHour', 'smsHandling']),
);
export type CompanyCallHandling = v.InferOutput<typeof companyCallHandlingSchema>;

export const setCompanyCallHandling = defineEndpoint('PUT /api/company/{id}/callhandling', {
  id: 'company.setCallHandling',
  summary: 'Changes where calls and messages of a company number go.',
  source: ['API-105', 'ROUTE-02', 'ROUTE-03'],
  body: companyCallHandlingSchema,
  answer: companySchema,
  versioned: true,
});

export const setCompanyOverride = defineEndpoint('PUT /api/company/{id}/override', {
  id: 'company.setOverride',
  summary: 'Sends the calls of a company number elsewhere until an instant.',
  source: ['annex J4'],
  body: overrideChangeSchemaOf('companyClosedHour'),
  answer: companySchema,
  versioned: true,
});

export const endCompanyOverride = defineEndpoint('DELETE /api/company/{id}/override', {
  id: 'company.endOverride',
  summary: 'Lets the calls of a company number go by its hours again.',
  source: ['annex J4'],
  answer: companySchema,
  versioned: true,
});

/** Members of PUT /api/company/{id}; only those given change (annex A7). */
export const companyChangeSchema = v.partial(
  v.object({
    label: requiredText('name', 50),
    callerIDPermission: callerIdChangeSchema,
  }),
);
export type CompanyChange = v.InferOutput<typeof companyChangeSchema>;

/** Body of POST /api/company: a name, and the reserved numbers to buy with it (annex A7). */
export const newCompanySchema = v.object({
  ...v.required(v.pick(companyChangeSchema, ['label'])).entries,
  phoneNumbers: v.pipe(v.array(newPhoneNumberSchema), v.minLength(1), v.maxLength(10)),
});
export type NewCompany = v.InferOutput<typeof newCompanySchema>;

export const createCompany = defineEndpoint('POST /api/company', {
  id: 'company.create',
  summary: 'Adds a company number and buys its reserved phone numbers, the first as its default.',
  source: ['API-90', 'NUM-01', 'annex A7'],
  body: newCompanySchema,
  status: 201,
  answer: companySchema,
  idempotent: true,
});

export const deleteCompany = defineEndpoint('DELETE /api/company/{id}', {
  id: 'company.delete',
  summary: 'Gives a company number up with its phone numbers; 409 INUSE for the default one.',
  source: ['API-94', 'OP-71'],
  versioned: true,
});

export const updateCompany = defineEndpoint('PUT /api/company/{id}', {
  id: 'company.update',
  summary: 'Changes the name of a company number, and who may show it as caller ID.',
  source: ['API-93', 'NUM-02', 'NUM-03', 'annex F7'],
  body: companyChangeSchema,
  answer: companySchema,
  versioned: true,
});
