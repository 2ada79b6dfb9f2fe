import * as v from 'valibot';
import { currencySchema, defineEndpoint, instantSchema, unfit } from '@jackfield/contract';

/** Where an account calls to beside its own country (OP-111). */
export const restrictionTypes = ['domestic', 'selected', 'all'] as const;
export const restrictionTypeSchema = v.picklist(restrictionTypes);
export type RestrictionType = v.InferOutput<typeof restrictionTypeSchema>;

/** How far an account is on its way to calls abroad (annex E7). */
export const internationalCallStatusSchema = v.picklist(['none', 'pending', 'charged', 'enabled']);
export type InternationalCallStatus = v.InferOutput<typeof internationalCallStatusSchema>;

/** ISO 3166 alpha-3; the server says which of them are offered. */
const countrySchema = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, unfit));

/** Who took a step, and when; null for one that nobody took or that is older than its record. */
const stepSchema = v.nullable(v.object({ by: v.string(), at: instantSchema }));

/** Where calls of an account may go (ENT-13), and how far its steps are (annex E7). */
export const callRestrictionSchema = v.object({
  restrictionType: restrictionTypeSchema,
  /** They count with `selected`, and are kept with the others. */
  allowedCountries: v.array(countrySchema),
  internationalCallStatus: internationalCallStatusSchema,
  isVerifiedCharges: v.boolean(),
  isVerifiedInternationalCall: v.boolean(),
  request: stepSchema,
  check: stepSchema,
  /** What the check charges the default card, and adds to the credit. */
  checkAmount: v.number(),
  currency: currencySchema,
  /** A card was charged, and the provider has not answered yet. */
  isBeingChecked: v.boolean(),
  /** Checks that may still fail before the step is locked, of how many. */
  triesLeft: v.number(),
  allTries: v.number(),
  lockedUntil: v.nullable(instantSchema),
  /** Of the account. */
  version: v.number(),
});
export type CallRestriction = v.InferOutput<typeof callRestrictionSchema>;

/** What is changed of it; countries come with `selected` alone, and stay as they are without them. */
export const restrictionChangeSchema = v.object({
  restrictionType: restrictionTypeSchema,
  allowedCountries: v.optional(v.pipe(v.array(countrySchema), v.maxLength(250))),
});
export type RestrictionChange = v.InferOutput<typeof restrictionChangeSchema>;

export const getCallRestriction = defineEndpoint('GET /api/v1/tenant/{tenantId}/callrestriction', {
  id: 'callRestriction.get',
  summary: 'Where calls of the account may go, and how far the steps of international calling are.',
  source: ['API-52', 'ENT-13', 'OP-111', 'annex E7'],
  answer: callRestrictionSchema,
});

export const setCallRestriction = defineEndpoint('PUT /api/v1/tenant/{tenantId}/callrestriction', {
  id: 'callRestriction.set',
  summary:
    'Says where calls of the account may go; 409 before the card was checked, 422 for a country that is not offered.',
  source: ['API-53', 'CRED-07', 'CRED-08', 'OP-111', 'annex E7'],
  body: restrictionChangeSchema,
  answer: callRestrictionSchema,
  versioned: true,
});

export const requestInternationalCall = defineEndpoint(
  'PUT /api/v1/tenant/{tenantId}/internationalcall',
  {
    id: 'international.request',
    summary: 'Asks for international calling; 409 when that was done before.',
    source: ['API-54', 'CRED-07', 'OP-111', 'annex E7'],
    answer: callRestrictionSchema,
  },
);

export const checkInternationalCharge = defineEndpoint(
  'PUT /api/v1/tenant/{tenantId}/internationalcharge',
  {
    id: 'international.charge',
    summary:
      'Charges the default card for a check, which becomes credit; 409 before the request, when it is done or under way, 402 PAYMENTREQUIRED without a card, PAYMENTFAILED when it is declined, 429 for 24 h after 3 of them. Being checked when the provider has not answered within 30 s.',
    source: ['API-55', 'CRED-07', 'OP-111', 'annex E7'],
    answer: callRestrictionSchema,
  },
);

/** Days that the use of countries is told of. */
export const useDays = 30;

export const abroadUse = defineEndpoint('GET /api/v1/tenant/{tenantId}/callrestriction/use', {
  id: 'callRestriction.use',
  summary: 'What calls to each country cost within the last 30 days, and who made them.',
  source: ['CRED-03', 'annex G6'],
  answer: v.object({
    currency: currencySchema,
    /** Countries that were called, the dearest first. */
    countries: v.array(
      v.object({ country: countrySchema, amount: v.number(), users: v.array(v.string()) }),
    ),
  }),
});
export type AbroadUse = v.InferOutput<typeof abroadUse.answer>;
