import * as v from 'valibot';
import { defineEndpoint, idSchema, instantSchema } from '@jackfield/contract';
import { accountHolds } from './routing-config.ts';
import { guardStopSchema } from './spend-guard.ts';
import { callOutcomeSchema, usageRecordSchema } from './usage.ts';

const source = ['annex F6', 'annex J7'];

/** Most records of one call. */
export const mostRecords = 1000;

const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
const decimals = (places: number) => (value: number) => Number(value.toFixed(places)) === value;
const money = (places: number) =>
  v.pipe(v.number(), v.minValue(0), v.maxValue(100_000), v.check(decimals(places)));
const number = v.pipe(v.string(), v.regex(/^\+?\d{2,15}$|^$/));

/** Who had a call in the end, as the switch knows them; an unknown user or team counts as nobody. */
const takerSchema = v.variant('kind', [
  v.object({ kind: v.picklist(['teammate', 'team']), id: idSchema }),
  v.object({ kind: v.literal('external'), number }),
]);

/** A call or message as the switch charges it; its id makes it count once. */
export const usageIntakeSchema = v.object({
  id: idSchema,
  tenantId: idSchema,
  /** When the call began. */
  date: instantSchema,
  usageType: usageRecordSchema.entries.usageType,
  direction: usageRecordSchema.entries.direction,
  from: number,
  to: number,
  /** Whose call it was; null for a number of the company. */
  teammateId: v.nullable(idSchema),
  duration: whole,
  units: whole,
  rate: money(4),
  amount: money(2),
  /** What became of a call. */
  outcome: v.optional(v.nullable(callOutcomeSchema), null),
  takenBy: v.optional(v.nullable(takerSchema), null),
  /** Name that the caller's network tells; empty without one. */
  fromName: v.optional(v.pipe(v.string(), v.maxLength(100)), ''),
  /** Seconds until somebody or a voicemail took the call, or the caller gave up. */
  wait: v.optional(v.nullable(whole), null),
  /** Where a call ended that nobody took. */
  endedIn: v.optional(v.nullable(v.picklist(['waiting', 'menu', 'failed'])), null),
  /** The last team that it was led to; an unknown one counts as none. */
  teamId: v.optional(v.nullable(idSchema), null),
  /** The call that was sent on to an outside number by this one, and is one call with it. */
  partOf: v.optional(v.nullable(idSchema), null),
});
export type UsageIntake = v.InferOutput<typeof usageIntakeSchema>;

/** Why a record was not taken in. */
export const intakeRefusals = [
  /** No such account, or one that has ended. */
  'account',
  /** The person is none of the account. */
  'person',
  /** The id is another account's. */
  'id',
  /** It begins after now. */
  'date',
  /** A call abroad that began while it might not go out. */
  'stopped',
] as const;
export type IntakeRefusal = (typeof intakeRefusals)[number];

/** What became of records that were sent. */
export const usageTakenSchema = v.object({
  accepted: v.number(),
  known: v.number(),
  refused: v.array(v.object({ id: idSchema, because: v.picklist(intakeRefusals) })),
});

/** Takes in what was used; needs the support key (annex A8). */
export const supportUsage = defineEndpoint('POST /api/support/usage', {
  id: 'support.usage',
  summary:
    'Takes in calls and messages of any accounts, charges them to the credit, and has the spend guard count them. A record that is known counts once.',
  source,
  body: v.object({
    records: v.pipe(v.array(usageIntakeSchema), v.minLength(1), v.maxLength(mostRecords)),
  }),
  answer: usageTakenSchema,
});

/** Asked by the switch before it lets a call out; needs the support or the exchange key (annex A8). */
export const supportCallPermission = defineEndpoint('POST /api/support/call-permission', {
  id: 'support.callPermission',
  summary: 'May this call go out? Emergency calls always may.',
  source: ['annex J7', 'annex J9'],
  body: v.object({
    tenantId: idSchema,
    teammateId: v.nullable(idSchema),
    to: v.pipe(v.string(), v.regex(/^\+?\d{2,15}$/)),
  }),
  answer: v.object({
    isAllowed: v.boolean(),
    because: v.nullable(v.picklist([...accountHolds, 'notAllowed', 'noCredit', 'stopped'])),
    /** The stop that keeps it back, with who and where drove it. */
    stop: v.nullable(guardStopSchema),
  }),
});
