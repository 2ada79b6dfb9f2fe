import * as v from 'valibot';
import { later } from '@jackfield/texts';
import {
  accountCountrySchema,
  addressPart,
  companyAddressSchema,
  currencySchema,
  defineEndpoint,
  idSchema,
  languageTagSchema,
  recordMembers,
  refusals,
  optionalText,
  requiredText,
  sentServiceAddressSchema,
  serviceAddressSchema,
  statusSchema,
  sentTimeZoneSchema,
  timeZoneSchema,
  tooMany,
  wholeNumber,
} from '@jackfield/contract';
import { internationalCallStatusSchema } from './call-restriction.ts';
import { mediaItemSchema } from './media.ts';
import { recordingDays, recordingHearers } from './recording.ts';
import { personEmailSchema } from './teammate.ts';

/** The account (ENT-01), as admins read it. */
export const tenantSchema = v.object({
  id: idSchema,
  companyName: v.string(),
  companyAddress: companyAddressSchema,
  timeZone: timeZoneSchema,
  /** Of what people read who have chosen none. */
  language: languageTagSchema,
  country: accountCountrySchema,
  currency: currencySchema,
  status: statusSchema,
  balance: v.number(),
  isCompanySetup: v.boolean(),
  onBoarding10DLCBrand: v.boolean(),
  onBoarding10DLCCampaign: v.boolean(),
  hash: v.nullable(v.string()),
  stripeInfo: v.object({ stripeId: v.string(), isTrial: v.boolean(), stripeEmail: v.string() }),
  isCreditCardExist: v.boolean(),
  billingContacts: v.array(v.object({ id: idSchema, name: v.string(), email: v.string() })),
  musicOnHolds: v.array(mediaItemSchema),
  trialMaximumCompany: v.nullable(v.number()),
  trialMaximumCompanyDID: v.nullable(v.number()),
  trialMaximumDevice: v.nullable(v.number()),
  trialMaximumUser: v.nullable(v.number()),
  trialMaximumUserDID: v.nullable(v.number()),
  isVerifiedInternationalCall: v.boolean(),
  isVerifiedCharges: v.boolean(),
  internationalCallStatus: internationalCallStatusSchema,
  e911Address: v.nullable(serviceAddressSchema),
  /** Days for which recordings of calls are kept, and who hears them beside the person who talked. */
  recordingDays: v.number(),
  recordingHearers: v.picklist(recordingHearers),
  /** Whether what callers say to voicemails is written down, where the installation has an engine. */
  voicemailTranscripts: v.boolean(),
  ...recordMembers,
});
export type Tenant = v.InferOutput<typeof tenantSchema>;

/** What standard users read of the account (annex C3). */
export const tenantForStandardSchema = v.pick(tenantSchema, [
  'id',
  'companyName',
  'country',
  'status',
  'timeZone',
  'isCreditCardExist',
]);

export const getTenant = defineEndpoint('GET /api/tenant', {
  id: 'tenant.get',
  summary: 'The own account; standard users receive six members of it.',
  source: ['API-08', 'ENT-01'],
  answer: v.union([tenantSchema, tenantForStandardSchema]),
});

/** Bearer-only form, read during sign-in (OP-07); the payment customer is told to admins only. */
export const getTenantBearer = defineEndpoint('GET /api/1/tenant', {
  id: 'tenant.getBearer',
  summary: 'Name and payment customer of the own account.',
  source: ['API-36', 'OP-07'],
  answer: v.object({
    ...tenantForStandardSchema.entries,
    stripeInfo: v.object({ stripeId: v.string() }),
  }),
});

/** Most people who get the invoices (VAL-21). */
export const mostBillingContacts = 5;

/** Somebody who gets the invoices; without an id, somebody new. */
export const billingContactSchema = v.object({
  id: v.optional(idSchema),
  name: requiredText('name', 100),
  email: personEmailSchema,
});
export type BillingContact = Tenant['billingContacts'][number];

const areDifferent = (contacts: v.InferOutput<typeof billingContactSchema>[]) =>
  new Set(contacts.map(({ email }) => email)).size === contacts.length;

/** The whole list: at most 5, none with the email of another. */
const billingContactsSchema = v.pipe(
  v.array(billingContactSchema),
  v.maxLength(mostBillingContacts, tooMany('billingContacts', mostBillingContacts)),
  v.check(areDifferent, later(refusals.emailRepeated)),
);

/** Members of the account that its pages change; addresses have to be complete (VAL-26). */
export const tenantChangeSchema = v.partial(
  v.object({
    companyName: requiredText('companyName', 100),
    companyAddress: v.object({
      streetAddress: addressPart(100),
      extendedAddress: addressPart(100),
      locality: addressPart(100),
      region: addressPart(10),
      postalCode: addressPart(20),
    }),
    timeZone: sentTimeZoneSchema,
    language: languageTagSchema,
    /** For calls to 911 from company numbers without an address of their own (OP-29). */
    e911Address: v.nullable(sentServiceAddressSchema),
    recordingDays: wholeNumber('recordingDays', recordingDays),
    recordingHearers: v.picklist(recordingHearers),
    voicemailTranscripts: v.boolean(),
    /** Replaces the list; those with an id keep it. */
    billingContacts: billingContactsSchema,
  }),
);
export type TenantChange = v.InferOutput<typeof tenantChangeSchema>;

export const updateTenant = defineEndpoint('PUT /api/tenant', {
  id: 'tenant.update',
  summary: 'Changes the members given.',
  source: ['API-11', 'API-58', 'VAL-01', 'VAL-02', 'VAL-21', 'OP-29', 'OP-103', 'REC-02', 'MSG-05'],
  body: tenantChangeSchema,
  answer: tenantSchema,
  versioned: true,
});

/** Status change of an account (annex E2): the tenant owner may send only cancel, support all. */
export const setTenantStatus = defineEndpoint('PUT /api/tenant/{id}/status', {
  id: 'tenant.setStatus',
  summary: 'Moves the account to a status and sends the named mail.',
  source: ['API-60', 'OP-110'],
  body: v.object({
    status: v.picklist(['active', 'suspended', 'suspend', 'cancel', 'cancelled', 'canceled']),
    reason: v.optional(optionalText('reason', 500), ''),
    emailEvent: v.optional(
      v.picklist(['', 'AccountSuspended', 'AccountActivated', 'AccountCancelled']),
      '',
    ),
  }),
  answer: tenantSchema,
});

export const billingPortalSession = defineEndpoint('GET /api/billing-portal-session', {
  id: 'billing.portalSession',
  summary: 'Address of the billing portal for this account.',
  source: ['API-03', 'API-46'],
  answer: v.object({ url: v.string() }),
});

/** Creates an account; needs the support key (OP-55, annex A8). */
export const supportCreateTenant = defineEndpoint('POST /api/support/tenant', {
  id: 'support.createTenant',
  summary: 'Creates an account with its owner, who gets the confirmation mail.',
  source: ['OP-55', 'annex A8'],
  body: v.object({
    companyName: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(100)),
    country: accountCountrySchema,
    owner: v.object({
      email: personEmailSchema,
      firstName: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(50)),
      lastName: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(50)),
    }),
  }),
  status: 201,
  answer: v.object({ tenantId: idSchema, teammateId: idSchema }),
  idempotent: true,
});

/** Makes an impersonation link for support (OP-51, annex A8). */
export const supportImpersonationLink = defineEndpoint('POST /api/support/impersonation-link', {
  id: 'support.impersonationLink',
  summary: 'A link that signs support in as a teammate; works once, for 5 minutes.',
  source: ['OP-51', 'AUTH-13'],
  body: v.object({ teammateId: idSchema }),
  status: 201,
  answer: v.object({ url: v.string(), expiresAt: v.string() }),
});
