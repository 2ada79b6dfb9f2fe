import { later } from '@jackfield/texts';
import * as v from 'valibot';
import {
  currencySchema,
  daySchema,
  defineEndpoint,
  idSchema,
  instantSchema,
  refusals,
  versionSchema,
} from '@jackfield/contract';
import { amountSchema } from './price.ts';

const source = ['annex J7', 'annex J9'];

/** What caps limit: the account in any 60 minutes or a day, each user or country in a day. */
export const capKinds = ['hour', 'day', 'user', 'country'] as const;
export type CapKind = (typeof capKinds)[number];

/** Least and most of a cap, in the account's currency. */
export const leastCap = 1;
export const mostCap = 10_000;

/** A cap: 1.00 to 10,000.00. */
export const capSchema = amountSchema(leastCap, mostCap, refusals.capAmount);

const settings = {
  caps: v.object(v.entriesFromList(capKinds, capSchema)),
  /** What is told beside reaching a cap, which always is. */
  alerts: v.object(v.entriesFromList(['at50', 'at80', 'spike', 'night'] as const, v.boolean())),
};

/** The guard's settings as a form edits them. */
export const spendGuardSchema = v.object({
  ...settings,
  currency: currencySchema,
  version: versionSchema,
});
export type SpendGuard = v.InferOutput<typeof spendGuardSchema>;

export const getSpendGuard = defineEndpoint('GET /api/spend-guard', {
  id: 'spendGuard.get',
  summary: 'Caps of the account, and what the guard tells.',
  source,
  answer: spendGuardSchema,
});

export const putSpendGuard = defineEndpoint('PUT /api/spend-guard', {
  id: 'spendGuard.update',
  summary: 'Changes the caps, and what the guard tells. A stop stays until it is lifted.',
  source,
  body: v.object(settings),
  answer: spendGuardSchema,
  versioned: true,
});

/** Calls abroad that are stopped until an admin lifts it. */
export const guardStopSchema = v.object({
  id: idSchema,
  kind: v.picklist(capKinds),
  /** The user or country that is stopped; empty for the whole account. */
  subject: v.string(),
  subjectName: v.string(),
  cap: v.number(),
  spent: v.number(),
  /** Who spent most of it, and where; empty where nobody did. */
  personName: v.string(),
  country: v.string(),
  at: instantSchema,
});
export type GuardStop = v.InferOutput<typeof guardStopSchema>;

export const guardState = defineEndpoint('GET /api/spend-guard/state', {
  id: 'spendGuard.state',
  summary: 'Which calls abroad are stopped now, which cap is near, and who lifted a stop today.',
  source,
  answer: v.object({
    /** Those of the whole account, then the newest. */
    stops: v.array(guardStopSchema),
    currency: currencySchema,
    /** The account's time zone, in which times are told. */
    timeZone: v.string(),
    /** A cap of which four fifths are reached, within its hour or day. */
    warning: v.nullable(
      v.object({
        kind: v.picklist(capKinds),
        subjectName: v.string(),
        cap: v.number(),
        at: instantSchema,
      }),
    ),
    /** The last stop that was lifted today. */
    lifted: v.nullable(v.object({ by: v.string(), at: instantSchema, reason: v.string() })),
  }),
});
export type GuardState = v.InferOutput<typeof guardState.answer>;

/** Days that the picture of the spending shows. */
export const guardDays = 30;

const highest = { amount: v.number(), day: daySchema };

export const guardSpending = defineEndpoint('GET /api/spend-guard/spending', {
  id: 'spendGuard.spending',
  summary: 'What each of the last 30 days cost, and the most that a user and a country cost.',
  source,
  answer: v.object({
    /** Days of the account's time zone, the oldest first; the last is today. */
    days: v.array(
      v.object({
        day: daySchema,
        home: v.number(),
        abroad: v.number(),
        /** The dearest 60 minutes that ended on the day. */
        peak: v.number(),
        peakAt: v.nullable(instantSchema),
      }),
    ),
    user: v.nullable(v.object({ ...highest, name: v.string() })),
    country: v.nullable(v.object({ ...highest, country: v.string() })),
  }),
});
export type GuardSpending = v.InferOutput<typeof guardSpending.answer>;

/** What a person spent on calls to a country. */
export const spendDriverSchema = v.object({
  /** Null for a number of the company. */
  personId: v.nullable(idSchema),
  personName: v.string(),
  /** ISO 3166 alpha-3. */
  country: v.string(),
  calls: v.number(),
  /** Seconds. */
  duration: v.number(),
  amount: v.number(),
});
export type SpendDriver = v.InferOutput<typeof spendDriverSchema>;

export const guardDrivers = defineEndpoint('GET /api/spend-guard/drivers', {
  id: 'spendGuard.drivers',
  summary: 'Who called abroad on a day, the dearest first.',
  source,
  query: v.object({ day: daySchema }),
  answer: v.object({ drivers: v.array(spendDriverSchema) }),
});

export const getGuardStop = defineEndpoint('GET /api/spend-guard/stop/{stopId}', {
  id: 'spendGuard.stop',
  summary: 'How it came to a stop: the hours before it, who drove it, and what was told.',
  source,
  answer: v.object({
    stop: guardStopSchema,
    /** Quarters of an hour before the stop, and what was spent until the end of each. */
    quarters: v.array(v.object({ at: instantSchema, total: v.number() })),
    drivers: v.array(spendDriverSchema),
    /** Whose calls most of it was; null for a number of the company. */
    personId: v.nullable(idSchema),
    /** The newest first. */
    told: v.array(
      v.object({
        id: idSchema,
        kind: v.picklist([...capKinds, 'spike', 'night']),
        level: v.number(),
        cap: v.number(),
        spent: v.number(),
        personName: v.string(),
        country: v.string(),
        recipients: v.number(),
        at: instantSchema,
      }),
    ),
  }),
});
export type GuardStopStory = v.InferOutput<typeof getGuardStop.answer>;

const reasonText = later(refusals.liftReason);

export const liftGuardStop = defineEndpoint('POST /api/spend-guard/stop/{stopId}/lift', {
  id: 'spendGuard.lift',
  summary:
    'Lets calls abroad go on. The cap stops nothing more until the end of the day, unless a higher one is set. 409 where the stop was lifted already.',
  source,
  body: v.object({
    reason: v.pipe(
      v.string(reasonText),
      v.trim(),
      v.nonEmpty(reasonText),
      v.maxLength(200, reasonText),
    ),
    /** A higher cap, which counts at once. */
    cap: v.optional(capSchema),
  }),
});
