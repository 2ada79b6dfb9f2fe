import * as v from 'valibot';
import {
  currencySchema,
  dayRangeQuery,
  daySchema,
  defineEndpoint,
  idSchema,
  instantSchema,
  listSchema,
  pageQuery,
  phoneNumberSchema,
} from '@jackfield/contract';

/** Kinds of usage (annex F6). */
export const usageTypeSchema = v.picklist(['voice', 'sms', 'international', 'tollFree']);
export type UsageType = v.InferOutput<typeof usageTypeSchema>;

/** What became of a call; `message` is a greeting after which the call ended. */
export const callOutcomeSchema = v.picklist([
  'answered',
  'missed',
  'voicemail',
  'message',
  'forwarded',
  'blocked',
]);
export type CallOutcome = v.InferOutput<typeof callOutcomeSchema>;

/** Who had a call in the end: who answered it, whose mailbox took it, or where it was forwarded. */
export const callTakerSchema = v.object({
  kind: v.picklist(['teammate', 'team', 'external']),
  /** Of the user or team; null for an outside number, and for groups of users. */
  id: v.nullable(idSchema),
  /** As it was then; the number of an outside one. */
  name: v.string(),
});
export type CallTaker = v.InferOutput<typeof callTakerSchema>;

/** A call or message that was charged (annex F6). */
export const usageRecordSchema = v.object({
  id: idSchema,
  date: instantSchema,
  usageType: usageTypeSchema,
  direction: v.picklist(['inbound', 'outbound']),
  from: v.string(),
  to: v.string(),
  teammateName: v.string(),
  /** Seconds; 0 for messages. */
  duration: v.number(),
  /** Minutes that count, or messages. */
  units: v.number(),
  rate: v.number(),
  amount: v.number(),
  currency: currencySchema,
  /** The user whose call it was; null for a number of the company, and when the user is gone. */
  teammateId: v.nullable(idSchema),
  /** As the carrier told it; null for messages, and when it told nothing. */
  outcome: v.nullable(callOutcomeSchema),
  /** Null when nobody had it. */
  takenBy: v.nullable(callTakerSchema),
  /** Who has the own number today; null when the account has it no more. */
  owner: v.nullable(v.object({ kind: v.picklist(['company', 'teammate']), id: idSchema })),
  /** The caller is on the list of those that are turned away. */
  isCallerBlocked: v.boolean(),
});
export type UsageRecord = v.InferOutput<typeof usageRecordSchema>;

const keySchema = v.pipe(v.string(), v.maxLength(100));
const filters = {
  ...dayRangeQuery,
  usageType: v.optional(usageTypeSchema),
  /** Calls that ended so. */
  outcome: v.optional(callOutcomeSchema),
  /** Narrowed to what one part of the totals counts: by its key, or one day of the range. */
  user: v.optional(keySchema),
  number: v.optional(keySchema),
  destination: v.optional(keySchema),
  day: v.optional(daySchema),
  tenantId: v.optional(idSchema),
};
const page = pageQuery(['date', 'usageType', 'from', 'to', 'duration', 'amount']);

export const listUsage = defineEndpoint('GET /api/usage', {
  id: 'usage.list',
  summary: 'Calls and messages of the account, the newest first.',
  source: ['API-51', 'NUM-09', 'CRED-05'],
  query: v.object({ ...page, ...filters }),
  answer: listSchema(usageRecordSchema),
});

const sumSchema = {
  /** Calls and messages. */
  count: v.number(),
  /** Seconds. */
  duration: v.number(),
  amount: v.number(),
};

/** What calls are, by whom they began and whether they went abroad; messages are as calls. */
const partsSchema = v.object({
  inbound: v.number(),
  outbound: v.number(),
  international: v.number(),
});
export type UsageParts = v.InferOutput<typeof partsSchema>;

/**
 * Key of a share that stands for what has none: calls without a user, numbers of no known country.
 */
export const noUsageKey = 'none';
/** Key of the destination of toll-free calls, which are paid by the minute whoever calls. */
export const tollFreeKey = 'tollFree';

/**
 * Sums of what one user, own number or destination used. A destination is the country of the other
 * side, by its alpha-3 code, or toll-free.
 */
export const usageShareSchema = v.object({
  /** What the lists are narrowed by. */
  key: v.string(),
  /** Of users as it was last; empty without one. */
  name: v.string(),
  ...sumSchema,
  /** Minutes, or messages where only those were asked for. */
  units: partsSchema,
  spend: partsSchema,
});
export type UsageShare = v.InferOutput<typeof usageShareSchema>;

/** Units of one day: minutes of calls, or messages where only those were asked for. */
export const usageDaySchema = v.object({
  day: daySchema,
  ...partsSchema.entries,
  spend: partsSchema,
});
export type UsageDay = v.InferOutput<typeof usageDaySchema>;

const shareListSchema = v.array(usageShareSchema);

/** Sums under all filters; each list is under all of them but its own, to choose from it. */
export const usageTotalsSchema = v.object({
  ...sumSchema,
  currency: currencySchema,
  /** Every day of the range in the account's time zone, without use too. */
  days: v.array(usageDaySchema),
  /** Largest amounts first, 50 at most. */
  users: shareListSchema,
  numbers: shareListSchema,
  destinations: shareListSchema,
});
export type UsageTotals = v.InferOutput<typeof usageTotalsSchema>;

export const usageTotals = defineEndpoint('GET /api/usage/totals', {
  id: 'usage.totals',
  summary: 'Sums of the usage under search and filters, by day, user, number and destination.',
  source: ['NUM-09', 'annex G6', 'annex G9'],
  query: v.object({ search: page.search, ...filters }),
  answer: usageTotalsSchema,
});

/** Calls and messages of one day, and what they cost. */
export const usageCountSchema = v.object({
  day: daySchema,
  inbound: v.number(),
  outbound: v.number(),
  messages: v.number(),
  amount: v.number(),
});
export type UsageCount = v.InferOutput<typeof usageCountSchema>;

export const usageCounts = defineEndpoint('GET /api/usage/counts', {
  id: 'usage.counts',
  summary: 'How many calls and messages there were on each day, and what they cost.',
  source: ['annex J7', 'annex J9'],
  query: v.object({ startDate: daySchema, endDate: daySchema }),
  /** Every day of the range in the account's time zone, without use too; 92 at most. */
  answer: v.object({ days: v.array(usageCountSchema) }),
});

export const exportUsage = defineEndpoint('GET /api/usage/export', {
  id: 'usage.export',
  summary: 'The usage under search and filters as a CSV file.',
  source: ['annex J8', 'NUM-09'],
  query: v.object({
    search: page.search,
    sortBy: page.sortBy,
    direction: page.direction,
    ...filters,
  }),
  file: 'text/csv',
  fileName: 'usage.csv',
});

/** Most calls of the answer of `receivedCalls`. */
export const mostReceivedCalls = 5000;

export const receivedCalls = defineEndpoint('GET /api/usage/received', {
  id: 'usage.received',
  summary: 'Calls that came in within the last 30 days, the newest first, to be replayed.',
  source: ['annex J4'],
  answer: v.object({
    since: instantSchema,
    /** How many there are; the newest of them are listed. */
    total: v.number(),
    /** Own numbers that were called. */
    numbers: v.array(phoneNumberSchema),
    /** Index of the called number, seconds since 1970, the caller; null when withheld. */
    calls: v.pipe(
      v.array(v.tuple([v.number(), v.number(), v.nullable(v.string())])),
      v.maxLength(mostReceivedCalls),
    ),
  }),
});
