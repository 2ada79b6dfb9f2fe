import { later } from '@jackfield/texts';
import * as v from 'valibot';
import {
  atMost,
  defineEndpoint,
  emailForm,
  idSchema,
  instantSchema,
  listSchema,
  pageQuery,
  phoneNumberSchema,
  recordMembers,
  refusals,
  required,
  requiredText,
  sentServiceAddressSchema,
  serviceAddressSchema,
} from '@jackfield/contract';
import {
  brandStatuses,
  companyTypes,
  feedbackIds,
  industries,
  registryLimits,
  stockExchanges,
  vettingClasses,
  vettingProviders,
} from './compliance.ts';
import { keptOverrideSchema, storyStepSchema, submissionMembers } from './submission.ts';

/** State of a vetting (annex E5). */
export const vettingStatuses = ['requested', 'passed', 'failed'] as const;

const vettingMembers = {
  provider: v.picklist(vettingProviders),
  vettingClass: v.picklist(vettingClasses),
  status: v.picklist(vettingStatuses),
  /** 0 to 100; null until it is known. */
  score: v.nullable(v.number()),
};

/** A row of the brands listing (annex G7). */
export const brandListItemSchema = v.object({
  id: idSchema,
  companyName: v.string(),
  brandName: v.string(),
  companyType: v.picklist(companyTypes),
  status: v.picklist(brandStatuses),
  isVerified: v.boolean(),
  vettings: v.array(v.object(vettingMembers)),
  feedbackCount: v.number(),
  campaignCount: v.number(),
  createdAt: v.string(),
});
export type BrandListItem = v.InferOutput<typeof brandListItemSchema>;

/** Why a brand was not verified, with the members that it is about (API-77, annex E5). */
export const brandFeedbackSchema = v.object({
  id: v.picklist(feedbackIds),
  displayName: v.string(),
  description: v.string(),
  /** Paths of members of the brand, for example `contact.email`. */
  fields: v.array(v.string()),
});
export type BrandFeedback = v.InferOutput<typeof brandFeedbackSchema>;

const shown = {
  companyName: v.string(),
  brandName: v.string(),
  companyType: v.picklist(companyTypes),
  taxId: v.string(),
  /** ISO 3166 alpha-2. */
  taxCountry: v.string(),
  industry: v.picklist(industries),
  website: v.string(),
  stockExchange: v.nullable(v.picklist(stockExchanges)),
  stockSymbol: v.nullable(v.string()),
  address: serviceAddressSchema,
  contact: v.object({
    firstName: v.string(),
    lastName: v.string(),
    email: v.string(),
    phone: v.string(),
  }),
};

/** A brand: the company on whose behalf texts are sent (ENT-16, annex F6). */
export const brandSchema = v.object({
  id: idSchema,
  ...shown,
  status: v.picklist(brandStatuses),
  isVerified: v.boolean(),
  feedback: v.array(brandFeedbackSchema),
  vettings: v.array(
    v.object({
      id: idSchema,
      ...vettingMembers,
      requestedAt: instantSchema,
      decidedAt: v.nullable(instantSchema),
      price: v.number(),
    }),
  ),
  /** Its id at the registry; null until the registry has answered. */
  registryId: v.nullable(v.string()),
  /** Whether what is stored has to be sent to the registry again before it counts (annex E5). */
  needsRevet: v.boolean(),
  /** A fee is on its way; nothing else can be sent before it has settled. */
  isBeingPaid: v.boolean(),
  /** Where the bank waits for somebody to confirm that fee. */
  confirmUrl: v.nullable(v.string()),
  /** The registry has not answered yet; it is asked again. */
  isBeingSent: v.boolean(),
  overrides: v.array(keptOverrideSchema),
  story: v.array(storyStepSchema),
  campaignCount: v.number(),
  /** What the provider of the registry can't do with it; left out where there is nothing. */
  limits: v.optional(v.array(v.picklist(registryLimits))),
  ...recordMembers,
});
export type Brand = v.InferOutput<typeof brandSchema>;

const websiteText = later(refusals.website);
const isOfTheWeb = (text: string) =>
  /^https?:/i.test(text) && URL.canParse(text) && new URL(text).hostname.includes('.');

/** A web address, with https or http. */
export const websiteSchema = v.pipe(
  requiredText('website', 255),
  v.url(websiteText),
  v.check(isOfTheWeb, websiteText),
);

/** What a person enters of a brand (annex F6); the rules of tax ids are the pre-flight's. */
export const brandFieldsSchema = v.pipe(
  v.object({
    companyName: requiredText('companyName', 255),
    brandName: requiredText('brandName', 255),
    companyType: v.picklist(companyTypes, required('companyType')),
    taxId: requiredText('taxId', 21),
    taxCountry: v.pipe(
      v.string(required('taxCountry')),
      v.regex(/^[A-Z]{2}$/, required('taxCountry')),
    ),
    industry: v.picklist(industries, required('industry')),
    website: websiteSchema,
    stockExchange: v.nullable(v.picklist(stockExchanges, required('stockExchange'))),
    stockSymbol: v.nullable(v.pipe(v.string(), v.trim(), atMost('stockSymbol', 10))),
    address: sentServiceAddressSchema,
    contact: v.object({
      firstName: requiredText('firstName', 100),
      lastName: requiredText('lastName', 100),
      email: v.pipe(requiredText('email', 255), v.regex(emailForm, later(refusals.emailInvalid))),
      phone: phoneNumberSchema,
    }),
  }),
  v.forward(
    v.check(
      ({ companyType, stockExchange }) => companyType !== 'PublicProfit' || stockExchange !== null,
      required('stockExchange'),
    ),
    ['stockExchange'],
  ),
  v.forward(
    v.check(
      ({ companyType, stockSymbol }) => companyType !== 'PublicProfit' || Boolean(stockSymbol),
      required('stockSymbol'),
    ),
    ['stockSymbol'],
  ),
);
export type BrandFields = v.InferOutput<typeof brandFieldsSchema>;

/** Who submits has read every line; the tick is never preset. */
const hasRead = v.literal(true, later(refusals.readFirst));

export const listBrands = defineEndpoint('GET /api/brand', {
  id: 'brand.list',
  summary: 'Brands of the account (USA only).',
  source: ['API-74', 'COMP-01', 'ENT-16'],
  query: v.object({
    ...pageQuery(['companyName', 'companyType', 'createdAt', 'status']),
    status: v.optional(v.picklist(brandStatuses)),
    companyType: v.optional(v.picklist(companyTypes)),
  }),
  answer: listSchema(brandListItemSchema),
});

export const exportBrands = defineEndpoint('GET /api/brand/export', {
  id: 'brand.export',
  summary: 'The same list under its search and filters as a CSV file (USA only).',
  source: ['annex J8'],
  query: v.object({
    ...v.omit(v.object(pageQuery(['companyName', 'companyType', 'createdAt', 'status'])), [
      'pageNum',
      'limit',
    ]).entries,
    status: v.optional(v.picklist(brandStatuses)),
    companyType: v.optional(v.picklist(companyTypes)),
  }),
  file: 'text/csv',
  fileName: 'brands.csv',
});

export const registerBrand = defineEndpoint('POST /api/brand', {
  id: 'brand.register',
  summary:
    'Registers a brand for its fee; 402 PAYMENTREQUIRED without a card, PAYMENTFAILED when it is declined: then nothing is kept. 409 DUPLICATE for the tax id of another brand. 503 while the registry does not answer: nothing is charged.',
  source: ['API-73', 'COMP-01', 'COMP-15', 'annex E5'],
  body: v.object({ brand: brandFieldsSchema, hasRead, ...submissionMembers }),
  status: 201,
  answer: brandSchema,
  idempotent: 'handler',
});

export const getBrand = defineEndpoint('GET /api/brand/{id}', {
  id: 'brand.get',
  summary: 'One brand with its vettings, feedback and what has happened to it.',
  source: ['API-75', 'COMP-04', 'ENT-16'],
  answer: brandSchema,
});

export const changeBrand = defineEndpoint('PUT /api/brand/{id}', {
  id: 'brand.change',
  summary:
    'Stores changes of a brand; legal name, tax id and country reach the registry with the next resubmission. Refused while the registry looks at it.',
  source: ['API-76', 'COMP-03', 'annex E5'],
  body: brandFieldsSchema,
  answer: brandSchema,
  versioned: true,
});

export const getBrandFeedback = defineEndpoint('GET /api/brand/feedback/{id}', {
  id: 'brand.feedback',
  summary: 'What the registry found wrong with a brand.',
  source: ['API-77', 'COMP-04', 'annex A7'],
  answer: v.object({ categories: v.array(brandFeedbackSchema) }),
});

export const resubmitBrand = defineEndpoint('PUT /api/brand/{id}/revet', {
  id: 'brand.resubmit',
  summary:
    'Sends a brand to the registry again for its fee: unverified, suspended, or verified with changes that need it (annex E5).',
  source: ['API-79', 'annex E5'],
  body: v.object({ hasRead, ...submissionMembers }),
  answer: brandSchema,
  versioned: true,
  idempotent: 'handler',
});

export const requestVetting = defineEndpoint('PUT /api/brand/externalvetting/{id}', {
  id: 'brand.requestVetting',
  summary: 'Asks a vetting company to look at a verified brand, for its price.',
  source: ['API-78', 'COMP-05', 'COMP-14', 'annex E5'],
  body: v.object({
    provider: v.picklist(vettingProviders),
    vettingClass: v.picklist(vettingClasses),
    shownTotal: submissionMembers.shownTotal,
  }),
  answer: brandSchema,
  versioned: true,
  idempotent: 'handler',
});
