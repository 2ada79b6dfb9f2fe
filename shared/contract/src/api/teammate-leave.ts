import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { fieldErrorSchema } from '../envelope.ts';
import { idSchema, phoneNumberSchema } from '../primitives.ts';
import { mostInBatch } from './batch.ts';
import { deviceTypeSchema } from './device.ts';
import { replacementSchema, replacementsSchema, routingUseSchema } from './routing-uses.ts';
import { teammateSchema } from './teammate.ts';

/** What hangs on a person beside the routing, for the sheet of off-boarding (annex J5). */
export const belongingsSchema = v.object({
  numbers: v.array(v.object({ id: idSchema, number: phoneNumberSchema, label: v.string() })),
  /** `isOnly`: the team has no other member. */
  teams: v.array(v.object({ id: idSchema, name: v.string(), isOnly: v.boolean() })),
  devices: v.array(v.object({ id: idSchema, name: v.string(), type: deviceTypeSchema })),
  /** Voicemail greetings that the person has recorded. */
  greetings: v.number(),
  isBillingContact: v.boolean(),
});
export type Belongings = v.InferOutput<typeof belongingsSchema>;

const source = ['annex J5', 'annex E1', 'PPL-08'];

export const getBelongings = defineEndpoint({
  id: 'teammate.usedBy',
  method: 'GET',
  path: '/api/teammate/{id}/usedby',
  summary: 'What hangs on a person: numbers, teams, devices, greetings, billing contact.',
  source,
  params: v.object({ id: idSchema }),
  status: 200,
  answer: belongingsSchema,
});

/** Who takes over what a leaving person had. */
export const heirSchema = v.object({
  id: idSchema,
  numbers: v.boolean(),
  teams: v.boolean(),
  billingContact: v.boolean(),
});
export type Heir = v.InferOutput<typeof heirSchema>;

export const leaveBodySchema = v.object({
  status: v.picklist(['suspended', 'cancel']),
  /**
   * What takes the place of the person in the routing; for every place of it, or for none. With none
   * a suspended person's places stay, a deleted one's turn to the owner's voicemail.
   */
  replacements: v.optional(replacementsSchema, []),
  /** With `cancel` only. */
  heir: v.optional(v.nullable(heirSchema), null),
});
export type LeaveBody = v.InferInput<typeof leaveBodySchema>;

export const leaveTeammate = defineEndpoint({
  id: 'teammate.leave',
  method: 'POST',
  path: '/api/teammate/{id}/leave',
  summary: 'Suspends or deletes a person and hands over what hangs on them, all or nothing.',
  source,
  params: v.object({ id: idSchema }),
  body: leaveBodySchema,
  status: 200,
  answer: teammateSchema,
  versioned: true,
});

/** What became, or would become, of one of many people. */
export const leavingRowSchema = v.object({
  id: idSchema,
  name: v.string(),
  result: v.picklist(['changed', 'same', 'refused']),
  /** Why the person is left out. */
  errors: v.array(fieldErrorSchema),
  /** Version that the change left behind; null when nothing was changed. */
  version: v.nullable(v.number()),
  /** What hangs on the person, in a dry run; null for those left out. */
  belongings: v.nullable(belongingsSchema),
  /** Places of the routing that lead to the person, in a dry run. */
  uses: v.array(routingUseSchema),
});
export type LeavingRow = v.InferOutput<typeof leavingRowSchema>;

export const leaveManyBodySchema = v.object({
  ids: v.pipe(v.array(idSchema), v.minLength(1), v.maxLength(mostInBatch)),
  status: v.picklist(['suspended', 'cancel']),
  /**
   * What takes the place of all of them in the routing, where it fits; elsewhere the voicemail of
   * the owner, or nobody. With none, a suspended person's places stay.
   */
  replacement: v.optional(v.nullable(replacementSchema), null),
  /** With `cancel` only; none of those who leave. */
  heir: v.optional(v.nullable(heirSchema), null),
  dryRun: v.optional(v.boolean(), false),
});
export type LeaveManyBody = v.InferInput<typeof leaveManyBodySchema>;

export const leaveTeammates = defineEndpoint({
  id: 'batch.leave',
  method: 'POST',
  path: '/api/teammate/leave',
  summary:
    'Suspends or deletes many people and hands over what hangs on them, or only tells what does.',
  source: [...source, 'PPL-01', 'annex J7'],
  body: leaveManyBodySchema,
  status: 200,
  answer: v.object({ rows: v.array(leavingRowSchema) }),
});
