import * as v from 'valibot';
import {
  accountCountrySchema,
  currencySchema,
  defineEndpoint,
  idSchema,
  instantSchema,
  listSchema,
  optionalText,
  pageQuery,
  phoneNumberSchema,
  recordMembers,
  type SameCall,
  serviceAddressSchema,
} from '@jackfield/contract';
import { campaignStatuses } from './compliance.ts';
import { numberOrderStatusSchema } from './number-order.ts';
import { shownTotalSchema } from './price.ts';
import { textingGroups, textingStatusSchema } from './texting-status.ts';

/** Where phone numbers come from (NUM-26). */
export const numberProviderSchema = v.picklist(['bandwidth', 'localNumber', 'telnyx']);
export type NumberProviderId = v.InferOutput<typeof numberProviderSchema>;

/** Who has phone numbers (ENUM-01). */
export const numberOwnerSchema = v.picklist(['company', 'teammate']);
export type NumberOwnerType = v.InferOutput<typeof numberOwnerSchema>;

/** State of the newest order of a calling name or listing; `none` before the first (annex E4). */
const orderStateSchema = v.picklist(['none', ...numberOrderStatusSchema.options]);
export type OrderState = v.InferOutput<typeof orderStateSchema>;

const price = { monthlyPrice: v.number(), currency: currencySchema };

/** A number that is for sale (annex A6); the price is a month's, in the account's currency. */
export const offeredNumberSchema = v.object({
  number: phoneNumberSchema,
  provider: numberProviderSchema,
  isTollFree: v.boolean(),
  country: accountCountrySchema,
  ...price,
});
export type OfferedNumber = v.InferOutput<typeof offeredNumberSchema>;

/** A phone number of an owner (ENT-05, annex F6). */
export const phoneNumberRecordSchema = v.object({
  id: idSchema,
  ownerType: numberOwnerSchema,
  ownerId: idSchema,
  label: v.string(),
  isDefault: v.boolean(),
  number: phoneNumberSchema,
  /** The reservation that it was bought with; null for numbers that came otherwise. */
  reservationId: v.nullable(idSchema),
  provider: numberProviderSchema,
  isTollFree: v.boolean(),
  country: accountCountrySchema,
  ...price,
  /** The messaging campaign that it is attached to. */
  campaignId: v.nullable(idSchema),
  /** Its own emergency address; null where the owner's counts. */
  e911Address: v.nullable(serviceAddressSchema),
  lidbStatus: orderStateSchema,
  dldaStatus: orderStateSchema,
  /** Its provider has been asked for it and has not sold it yet (PROV-01). */
  isBeingSetUp: v.optional(v.boolean(), false),
  ...recordMembers,
});
export type PhoneNumber = v.InferOutput<typeof phoneNumberRecordSchema>;

/** A number with what admins see beside it (annex G9). */
export const tenantNumberSchema = v.object({
  ...phoneNumberRecordSchema.entries,
  ownerName: v.string(),
  /** State of the campaign that it is attached to; null without one. */
  campaignStatus: v.nullable(v.picklist(campaignStatuses)),
  /** Whether it can text (annex J6); null in accounts that have no texts. */
  texting: v.nullable(textingStatusSchema),
});
export type TenantNumber = v.InferOutput<typeof tenantNumberSchema>;

/** Label of a number: at most 50 characters (annex G8). */
export const numberLabelSchema = optionalText('label', 50);

/** Body that buys a number; the members left out come from the reservation. */
export const newPhoneNumberSchema = v.object({
  number: phoneNumberSchema,
  reservationId: v.optional(idSchema),
  label: v.optional(numberLabelSchema, ''),
  isDefault: v.optional(v.boolean(), false),
  /** What was shown for it; 409 PRICECHANGED where it costs something else by now. */
  shownTotal: v.optional(shownTotalSchema),
});

/** Members of a number that its owner changes; only `true` makes one the default (NUM-04). */
export const phoneNumberChangeSchema = v.partial(
  v.object({ label: numberLabelSchema, isDefault: v.literal(true) }),
);
export type PhoneNumberChange = v.InferOutput<typeof phoneNumberChangeSchema>;

/** Numbers of one owner, the default first. */
export const ownerNumbersSchema = v.object({
  ...listSchema(phoneNumberRecordSchema).entries,
  /** How many more such numbers the trial allows; null without a limit (OP-58). */
  room: v.nullable(v.number()),
});
export type OwnerNumbers = v.InferOutput<typeof ownerNumbersSchema>;

/** Suggestions of one request (NUM-19). */
export const suggestionLimit = 8;

const limitText = v.pipe(
  v.string(),
  v.regex(/^\d{1,3}$/),
  v.transform(Number),
  v.minValue(1),
  v.maxValue(100),
);

export const searchNumbers = defineEndpoint(
  'GET /api/number/{country}/{areaCode}/{isTollFree}/{provider}',
  {
    id: 'number.search',
    summary:
      'Numbers for sale under an area code or toll-free prefix, from this provider and, when it has too few, those configured after it.',
    source: ['API-20', 'API-95', 'NUM-19', 'NUM-27', 'NUM-28'],
    params: v.object({
      country: accountCountrySchema,
      areaCode: v.pipe(v.string(), v.regex(/^\d{2,3}$/)),
      isTollFree: v.picklist(['true', 'false']),
      provider: numberProviderSchema,
    }),
    query: v.object({
      /** 1 to 100; 8 when left out. */
      limit: v.optional(v.union([limitText, v.pipe(v.number(), v.integer())])),
      /** The last number shown, which must be of the provider in the path: further ones follow it. */
      startAfter: v.optional(phoneNumberSchema),
      /** Digits that the last four of a number have in a row. */
      digits: v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/))),
    }),
    answer: listSchema(offeredNumberSchema),
  },
);

export const reserveNumber = defineEndpoint('POST /api/number/reserve', {
  id: 'number.reserve',
  summary: 'Holds a number for the account for 15 minutes; 409 NUMBERTAKEN when another has it.',
  source: ['API-14', 'API-96', 'OP-70'],
  body: v.object({ number: phoneNumberSchema }),
  // Asking again prolongs what is held: there is nothing to keep an answer for.
  idempotent: 'handler',
  status: 201,
  answer: v.object({ reservationId: idSchema, expiresAt: instantSchema }),
});

export const releaseReservation = defineEndpoint('DELETE /api/number/reserve/{reservationId}', {
  id: 'number.release',
  summary: 'Gives a reserved number back.',
  source: ['OP-70'],
});

export const getPhoneNumber = defineEndpoint('GET /api/phonenumber/{id}', {
  id: 'phoneNumber.get',
  summary: 'One phone number with the state of its calling name and directory listing.',
  source: ['API-10', 'annex A8'],
  answer: tenantNumberSchema,
});

export const getNumberHold = defineEndpoint('GET /api/phonenumber/{id}/hold', {
  id: 'phoneNumber.hold',
  summary: 'Until when a phone number would be held if it were deleted now.',
  source: ['OP-71', 'annex J2'],
  answer: v.object({ heldUntil: instantSchema }),
});

export const listTenantNumbers = defineEndpoint('GET /api/tenant/{id}/phonenumber', {
  id: 'tenant.phoneNumbers',
  summary: 'All phone numbers of the account, of company numbers and people.',
  source: ['API-64', 'NUM-10'],
  query: v.object({
    ...pageQuery(['number', 'label', 'ownerType']),
    ownerType: v.optional(numberOwnerSchema),
    isTollFree: v.optional(v.picklist(['true', 'false'])),
    /** Numbers whose texting status is of this group. */
    texting: v.optional(v.picklist(textingGroups)),
    /** Numbers that send for this campaign. */
    campaignId: v.optional(idSchema),
    /** Numbers whose newest order of a calling name or listing stands so. */
    orderStatus: v.optional(numberOrderStatusSchema),
  }),
  answer: v.object({
    ...listSchema(tenantNumberSchema).entries,
    /** Of these, what is the same in every number of the account, whatever the call asks for. */
    alike: v.optional(v.array(v.picklist(['type', 'provider', 'country']))),
  }),
});

export const listTeammateNumbers = defineEndpoint('GET /api/teammate/{id}/phonenumber', {
  id: 'teammateNumber.list',
  summary: 'Phone numbers of a person, the default first.',
  source: ['PPL-04', 'SET-04'],
  answer: ownerNumbersSchema,
});

export const addTeammateNumber = defineEndpoint('POST /api/teammate/{id}/phonenumber', {
  id: 'teammateNumber.add',
  summary: 'Buys a number for a person.',
  source: ['API-15', 'API-120', 'PPL-04'],
  body: newPhoneNumberSchema,
  status: 201,
  answer: phoneNumberRecordSchema,
  idempotent: true,
});

export const updateTeammateNumber = defineEndpoint(
  'PUT /api/teammate/{id}/phonenumber/{phoneNumberId}',
  {
    id: 'teammateNumber.update',
    summary: 'Changes the label of a number, or makes it the default.',
    source: ['API-121', 'NUM-04'],
    body: phoneNumberChangeSchema,
    answer: phoneNumberRecordSchema,
    versioned: true,
  },
);

export const deleteTeammateNumber = defineEndpoint(
  'DELETE /api/teammate/{id}/phonenumber/{phoneNumberId}',
  {
    id: 'teammateNumber.delete',
    summary: 'Gives a number up; 409 INUSE for a default beside others (OP-71).',
    source: ['API-122', 'OP-71'],
    versioned: true,
  },
);

export const listCompanyNumbers = defineEndpoint('GET /api/company/{id}/phonenumber', {
  ...listTeammateNumbers,
  id: 'companyNumber.list',
  summary: 'Phone numbers of a company number, the default first.',
  source: ['NUM-02'],
});

export const addCompanyNumber = defineEndpoint('POST /api/company/{id}/phonenumber', {
  ...addTeammateNumber,
  id: 'companyNumber.add',
  summary: 'Buys a number for a company number.',
  source: ['API-15', 'API-97'],
});

export const updateCompanyNumber = defineEndpoint(
  'PUT /api/company/{id}/phonenumber/{phoneNumberId}',
  {
    ...updateTeammateNumber,
    id: 'companyNumber.update',
    source: ['API-98', 'NUM-04'],
  },
);

export const deleteCompanyNumber = defineEndpoint(
  'DELETE /api/company/{id}/phonenumber/{phoneNumberId}',
  {
    ...deleteTeammateNumber,
    id: 'companyNumber.delete',
    summary: 'Gives a number up; 409 INUSE for the default and for the last one (OP-71).',
    source: ['API-99', 'OP-71'],
  },
);

/** The calls about the phone numbers of one kind of owner. */
export interface NumberCalls {
  readonly list: SameCall<typeof listTeammateNumbers>;
  readonly add: SameCall<typeof addTeammateNumber>;
  readonly update: SameCall<typeof updateTeammateNumber>;
  readonly remove: SameCall<typeof deleteTeammateNumber>;
}

/** Calls about phone numbers by owner (API-97 to API-99, API-120 to API-122). */
export const numberCalls: Readonly<Record<NumberOwnerType, NumberCalls>> = {
  teammate: {
    list: listTeammateNumbers,
    add: addTeammateNumber,
    update: updateTeammateNumber,
    remove: deleteTeammateNumber,
  },
  company: {
    list: listCompanyNumbers,
    add: addCompanyNumber,
    update: updateCompanyNumber,
    remove: deleteCompanyNumber,
  },
};
