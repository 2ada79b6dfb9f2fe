import * as v from 'valibot';
import {
  atMost,
  defineEndpoint,
  idSchema,
  instantSchema,
  listSchema,
  pageQuery,
  phoneNumberSchema,
  required,
} from '@jackfield/contract';

const source = ['annex J6', 'annex J9'];

/** Most rows of one import. */
export const mostConsents = 1000;
/** Most messages of one call of the switch. */
export const mostTexts = 1000;

/** How a person stands to the texts of a campaign. */
export const consentStates = ['agreed', 'optedOut'] as const;
export type ConsentState = (typeof consentStates)[number];

/** Where an agreement or an opt-out comes from. */
export const consentKinds = ['form', 'paper', 'call', 'file', 'keyword'] as const;
export type ConsentKind = (typeof consentKinds)[number];
/** Those that a person enters. */
export const enteredKinds = ['form', 'paper', 'call'] as const;

/** How one person stands to the texts of a campaign, with what shows it. */
export const consentSchema = v.object({
  id: idSchema,
  phoneNumber: phoneNumberSchema,
  state: v.picklist(consentStates),
  kind: v.picklist(consentKinds),
  /** The page, the office, the file: in the words of who entered it. */
  source: v.string(),
  evidence: v.string(),
  /** The word as it was texted, and the number that it went to; null for others. */
  keyword: v.nullable(v.string()),
  toNumber: v.nullable(phoneNumberSchema),
  /** Row of the imported file. */
  fileRow: v.nullable(v.number()),
  at: instantSchema,
  enteredBy: v.nullable(v.string()),
});
export type Consent = v.InferOutput<typeof consentSchema>;

const words = v.pipe(v.string(), v.trim(), v.maxLength(200));

/** What somebody enters of a consent. */
export const newConsentSchema = v.object({
  phoneNumber: phoneNumberSchema,
  state: v.picklist(consentStates),
  kind: v.picklist(enteredKinds, required('source')),
  source: v.pipe(words, v.nonEmpty(required('source')), atMost('source', 200)),
  evidence: v.optional(words, ''),
  /** When the person said so; now unless given. */
  at: v.optional(instantSchema),
});
export type NewConsent = v.InferOutput<typeof newConsentSchema>;

const filters = {
  search: pageQuery(['at']).search,
  state: v.optional(v.picklist(consentStates)),
  kind: v.optional(v.picklist(consentKinds)),
};
const sorted = pageQuery(['at', 'phoneNumber']);

export const listConsents = defineEndpoint('GET /api/campaign/{id}/consent', {
  id: 'consent.list',
  summary: 'Who has agreed to the texts of a campaign, and who has opted out; the newest first.',
  source,
  query: v.object({ ...sorted, ...filters }),
  answer: v.object({
    ...listSchema(consentSchema).entries,
    counts: v.object({ all: v.number(), agreed: v.number(), optedOut: v.number() }),
  }),
});

export const addConsent = defineEndpoint('POST /api/campaign/{id}/consent', {
  id: 'consent.add',
  summary:
    'Enters what a person said. 409 DUPLICATE at the number for an agreement of somebody who has opted out: only their START brings it back.',
  source,
  body: newConsentSchema,
  status: 201,
  answer: consentSchema,
});

/** What an import makes of a row: added, there already, or skipped because of an opt-out. */
export const consentMarks = ['new', 'known', 'optedOut'] as const;

export const importConsents = defineEndpoint('POST /api/campaign/{id}/consent/import', {
  id: 'consent.import',
  summary:
    'Adds agreements out of a file, or says with isDryRun what would become of each. An opt-out of the account beats the file.',
  source: [...source, 'annex J7'],
  body: v.object({
    rows: v.pipe(
      v.array(
        v.object({
          /** Row of the file, from 1. */
          row: v.pipe(v.number(), v.integer(), v.minValue(1)),
          phoneNumber: phoneNumberSchema,
          source: v.optional(words, ''),
          at: v.optional(instantSchema),
        }),
      ),
      v.minLength(1),
      v.maxLength(mostConsents),
    ),
    isDryRun: v.optional(v.boolean(), false),
  }),
  answer: v.object({
    /** One for each row, in their order. */
    marks: v.array(v.picklist(consentMarks)),
    added: v.number(),
  }),
});

export const exportConsents = defineEndpoint('GET /api/campaign/{id}/consent/export', {
  id: 'consent.export',
  summary: 'The list under its filters as a CSV file.',
  source: ['annex J8'],
  query: v.object({ ...v.pick(v.object(sorted), ['sortBy', 'direction']).entries, ...filters }),
  file: 'text/csv',
  fileName: 'consents.csv',
});

/** What a text from a person did. */
export const textOutcomes = ['optedOut', 'agreed', 'help', 'none', 'refused'] as const;
export type TextOutcome = (typeof textOutcomes)[number];

/** Takes in what people text to numbers of accounts; needs the support key (annex A8). */
export const supportInboundText = defineEndpoint('POST /api/support/inbound-text', {
  id: 'support.inboundText',
  summary:
    'Takes in texts from people, keeps them for whom they are for, and honours STOP, START, HELP and the words of the campaign. The portal sends the answer itself. A text that is known counts once.',
  source,
  body: v.object({
    texts: v.pipe(
      v.array(
        v.object({
          id: idSchema,
          tenantId: idSchema,
          from: phoneNumberSchema,
          to: phoneNumberSchema,
          text: v.pipe(v.string(), v.maxLength(2000)),
          at: instantSchema,
        }),
      ),
      v.minLength(1),
      v.maxLength(mostTexts),
    ),
  }),
  answer: v.object({
    texts: v.array(
      v.object({
        id: idSchema,
        /** `refused`: no such account or number. */
        outcome: v.picklist(textOutcomes),
        /** What STOP, START or HELP is answered; null for nothing, and for a text that is known. */
        reply: v.nullable(v.string()),
      }),
    ),
  }),
});

/** Asked by the switch before a text goes out; needs the support key (annex A8). */
export const supportTextPermission = defineEndpoint('POST /api/support/text-permission', {
  id: 'support.textPermission',
  summary: 'May this text go out? Never to somebody who has opted out.',
  source,
  body: v.object({ tenantId: idSchema, from: phoneNumberSchema, to: phoneNumberSchema }),
  answer: v.object({
    isAllowed: v.boolean(),
    because: v.nullable(v.picklist(['optedOut', 'notReady', 'number'])),
  }),
});
