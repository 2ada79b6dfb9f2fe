import * as v from 'valibot';
import { defineEndpoint, fieldErrorSchema, idSchema, phoneNumberSchema } from '@jackfield/contract';
import { mostInBatch } from './batch.ts';
import { deviceTypeSchema } from './device.ts';
import {
  plannedUseSchema,
  replacementSchema,
  replacementsSchema,
  routingUseSchema,
} from './routing-uses.ts';
import { teammateSchema } from './teammate.ts';

/** What a person is using beside the routing, for the sheet of off-boarding (annex J5). */
export const ownedItemsSchema = v.object({
  numbers: v.array(v.object({ id: idSchema, number: phoneNumberSchema, label: v.string() })),
  /** `isOnly`: the team has no other member. */
  teams: v.array(v.object({ id: idSchema, name: v.string(), isOnly: v.boolean() })),
  devices: v.array(v.object({ id: idSchema, name: v.string(), type: deviceTypeSchema })),
  /** Voicemail greetings that the person has recorded. */
  greetings: v.number(),
  isBillingContact: v.boolean(),
  /** Keys of the account that the person has made, which end a week after they leave (KEY-01). */
  keys: v.array(v.object({ id: idSchema, name: v.string() })),
});
export type OwnedItems = v.InferOutput<typeof ownedItemsSchema>;

const source = ['annex J5', 'annex E1', 'PPL-08'];

export const getOwnedItems = defineEndpoint('GET /api/teammate/{id}/usedby', {
  id: 'teammate.usedBy',
  summary: 'What a person is using: numbers, teams, devices, greetings, billing contact.',
  source,
  answer: ownedItemsSchema,
});

/** Who takes over what a leaving person had. */
export const successorSchema = v.object({
  id: idSchema,
  numbers: v.boolean(),
  teams: v.boolean(),
  billingContact: v.boolean(),
});
export type Successor = v.InferOutput<typeof successorSchema>;

export const offboardBodySchema = v.object({
  status: v.picklist(['suspended', 'cancel']),
  /**
   * What takes the place of the person in the routing; for every place of it, or for none. With none
   * a suspended person's places stay, a deleted one's turn to the owner's voicemail.
   */
  replacements: v.optional(replacementsSchema, []),
  /** With `cancel` only. */
  successor: v.optional(v.nullable(successorSchema), null),
});
export type OffboardBody = v.InferInput<typeof offboardBodySchema>;

export const offboardTeammate = defineEndpoint('POST /api/teammate/{id}/offboard', {
  id: 'teammate.offboard',
  summary: 'Suspends or deletes a person and hands over what they are using, all or nothing.',
  source,
  body: offboardBodySchema,
  answer: teammateSchema,
  versioned: true,
});

/** What became, or would become, of one of many people. */
export const offboardingRowSchema = v.object({
  id: idSchema,
  name: v.string(),
  result: v.picklist(['changed', 'same', 'refused']),
  /** Why the person is left out. */
  errors: v.array(fieldErrorSchema),
  /** Version that the change left behind; null when nothing was changed. */
  version: v.nullable(v.number()),
  /** What the person is using, in a dry run; null for those left out. */
  ownedItems: v.nullable(ownedItemsSchema),
  /** Places of the routing that lead to the person, in a dry run. */
  uses: v.array(routingUseSchema),
  /** Planned changes that lead to the person, who is left out of a deletion for them; in a dry run. */
  planned: v.array(plannedUseSchema),
});
export type OffboardingRow = v.InferOutput<typeof offboardingRowSchema>;

export const offboardManyBodySchema = v.object({
  ids: v.pipe(v.array(idSchema), v.minLength(1), v.maxLength(mostInBatch)),
  status: v.picklist(['suspended', 'cancel']),
  /**
   * What takes the place of all of them in the routing, where it fits; elsewhere the voicemail of
   * the owner, or nobody. With none, a suspended person's places stay.
   */
  replacement: v.optional(v.nullable(replacementSchema), null),
  /** With `cancel` only; none of those who leave. */
  successor: v.optional(v.nullable(successorSchema), null),
  dryRun: v.optional(v.boolean(), false),
});
export type OffboardManyBody = v.InferInput<typeof offboardManyBodySchema>;

export const offboardTeammates = defineEndpoint('POST /api/teammate/offboard', {
  id: 'batch.offboard',
  summary:
    'Suspends or deletes many people and hands over what they are using, or only tells what does.',
  source: [...source, 'PPL-01', 'annex J7'],
  body: offboardManyBodySchema,
  answer: v.object({ rows: v.array(offboardingRowSchema) }),
});
