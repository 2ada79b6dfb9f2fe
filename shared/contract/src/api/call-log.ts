import * as v from 'valibot';
import {
  currencySchema,
  dayRangeQuery,
  daySchema,
  defineEndpoint,
  idSchema,
  instantSchema,
  listSchema,
  optionalText,
  pageQuery,
} from '@jackfield/contract';
import { callStopSchema } from './routing-call.ts';
import { callOutcomeSchema, callTakerSchema } from './usage.ts';

/** How a call ended; `untold` where the carrier said nothing of a call that came in. */
export const callEndedSchema = v.picklist([
  'answered',
  /** Left a message. */
  'message',
  /** Hung up waiting, and in a menu. */
  'waiting',
  'menu',
  'nobody',
  'failed',
  'blocked',
  'untold',
]);
export type CallEnded = v.InferOutput<typeof callEndedSchema>;

/** What the pills of the log narrow by: ways to end that people think of as one. */
export const endedGroups = {
  answered: ['answered'],
  message: ['message'],
  missed: ['waiting', 'menu', 'nobody', 'failed'],
  blocked: ['blocked'],
} as const satisfies Readonly<Record<string, readonly CallEnded[]>>;
export type EndedGroup = keyof typeof endedGroups;

const ownerSchema = v.object({ kind: v.picklist(['company', 'teammate']), id: idSchema });
const namedSchema = v.object({ id: idSchema, name: v.string() });

/** A call, once, wherever it was sent on to. */
export const loggedCallSchema = v.object({
  id: idSchema,
  date: instantSchema,
  direction: v.picklist(['inbound', 'outbound']),
  /** Who is at the other end; an empty number was withheld, a name is the last that was told. */
  other: v.object({ number: v.string(), name: v.string() }),
  /** The number of the account, what it is called and who has it today. */
  own: v.object({ number: v.string(), label: v.string(), owner: v.nullable(ownerSchema) }),
  /** Whose call it was; the id is null when the user is gone. */
  teammate: v.nullable(v.object({ id: v.nullable(idSchema), name: v.string() })),
  reached: v.nullable(callTakerSchema),
  /** The last team that it was led to. */
  team: v.nullable(namedSchema),
  ended: callEndedSchema,
  /** As the carrier told it. */
  outcome: v.nullable(callOutcomeSchema),
  /** Seconds until it was taken, or the caller gave up; null when nobody told. */
  wait: v.nullable(v.number()),
  /** Seconds. */
  duration: v.number(),
  /** What it cost with all that it was sent on to. */
  amount: v.number(),
  currency: currencySchema,
  isAbroad: v.boolean(),
  /** Of calls that nobody took: whether an answered call with that number came later. */
  back: v.nullable(v.picklist(['open', 'done'])),
  isCallerBlocked: v.boolean(),
});
export type LoggedCall = v.InferOutput<typeof loggedCallSchema>;

const page = pageQuery(['date']);
const flag = v.optional(v.literal('1'));
const keySchema = v.pipe(v.string(), v.maxLength(40));
const filters = {
  ...dayRangeQuery,
  search: page.search,
  direction: v.optional(v.picklist(['inbound', 'outbound'])),
  ended: v.optional(v.picklist(['answered', 'message', 'missed', 'blocked'])),
  /** A person or a team that had to do with the call. */
  person: v.optional(idSchema),
  /** A number of the account. */
  number: v.optional(keySchema),
  /** Calls that nobody answered, and after which nobody spoke with the number. */
  open: flag,
  /** Waited for more than a minute. */
  long: flag,
  abroad: flag,
  /** Only what the person, or a team of the person, had to do with; always so for standard users. */
  own: flag,
};
const source = ['LOG-01'];

export const listCallLog = defineEndpoint('GET /api/call-log', {
  id: 'callLog.list',
  summary: 'Calls of the account under search and filters, the newest first, each once.',
  source,
  query: v.object({ pageNum: page.pageNum, limit: page.limit, ...filters }),
  answer: listSchema(loggedCallSchema),
});

const count = v.number();
/** Figures of a day or of a range. */
const figures = {
  calls: count,
  answered: count,
  inbound: count,
  /** Calls that came in, without those that were blocked or of which nothing was told. */
  rated: count,
  /** Those of them that were answered. */
  ratedAnswered: count,
  /** Seconds: the median of the calls that came in and were answered; null without any. */
  wait: v.nullable(v.number()),
};

export const callFiguresSchema = v.object({
  ...figures,
  /** Calls that nobody answered and whose number is known, and those of them that are still open. */
  missed: count,
  open: count,
  /** By pill, as if none were chosen. */
  pills: v.object({ all: count, answered: count, message: count, missed: count, blocked: count }),
  /** Days with calls in the account's time zone, the oldest first; 400 at most. */
  days: v.array(v.object({ day: daySchema, ...figures })),
  /** Of as many days before, where the range has a beginning and an end. */
  before: v.nullable(v.object({ rated: count, ratedAnswered: count, wait: figures.wait })),
});
export type CallFigures = v.InferOutput<typeof callFiguresSchema>;

export const callLogFigures = defineEndpoint('GET /api/call-log/figures', {
  id: 'callLog.figures',
  summary: 'What the calls under search and filters add up to, by day too.',
  source: ['LOG-01', 'LOG-03'],
  query: v.object(filters),
  answer: callFiguresSchema,
});

export const exportCallLog = defineEndpoint('GET /api/call-log/export', {
  id: 'callLog.export',
  summary: 'The calls under search and filters as a CSV file.',
  source,
  query: v.object(filters),
  file: 'text/csv',
  fileName: 'calls.csv',
});

export const callLogRecordSchema = v.object({
  ...loggedCallSchema.entries,
  /** Its stops; null where nobody told them. */
  way: v.nullable(v.array(callStopSchema)),
  /** What was charged: the call itself, and each outside number that it was sent on to. */
  cost: v.array(
    v.object({
      number: v.string(),
      /** Minutes. */
      units: v.number(),
      rate: v.number(),
      amount: v.number(),
    }),
  ),
  /** What people noted while they talked, the earliest first. */
  notes: v.array(v.object({ name: v.string(), note: v.string(), at: instantSchema })),
  /** Calls with that number before, and when the first of them was. */
  before: v.object({ calls: v.number(), since: v.nullable(instantSchema) }),
  /** The call before and after it in the log of the person. */
  older: v.nullable(idSchema),
  newer: v.nullable(idSchema),
});
export type CallLogRecord = v.InferOutput<typeof callLogRecordSchema>;

export const getLoggedCall = defineEndpoint('GET /api/call-log/{id}', {
  id: 'callLog.get',
  summary: 'A call with its way, its cost and its caller; 404 for those of others.',
  source: ['LOG-02'],
  answer: callLogRecordSchema,
});

/** Longest note of a call. */
export const longestNote = 500;

export const setCallNote = defineEndpoint('PUT /api/call-log/{id}/note', {
  id: 'callLog.setNote',
  summary:
    'Keeps what the signed-in person notes of a call of theirs, while it goes on or later; an empty text takes the note away. 404 for calls of others.',
  source: ['CALL-16'],
  body: v.object({ note: optionalText('note', longestNote) }),
});

/** How often a person gets a report of calls by mail; null for never. */
export const callReportSchema = v.object({
  every: v.nullable(v.picklist(['day', 'week', 'month'])),
});
export type CallReport = v.InferOutput<typeof callReportSchema>;

export const getCallReport = defineEndpoint('GET /api/call-log/report', {
  id: 'callReport.get',
  summary: 'How often the signed-in person gets a report of calls by mail.',
  source: ['LOG-04'],
  answer: callReportSchema,
});

export const setCallReport = defineEndpoint('PUT /api/call-log/report', {
  id: 'callReport.set',
  summary: 'Has a report of calls mailed each day, week or month, or no more.',
  source: ['LOG-04'],
  body: callReportSchema,
  answer: callReportSchema,
});
