import * as v from 'valibot';
import { defineEndpoint, idSchema, instantSchema, recordMembers } from '@jackfield/contract';
import { namedSchema } from './audit.ts';
import { companyCallHandlingSchema } from './company.ts';
import { menuChangeSchema } from './ivr.ts';
import { businessHourSchema, targetSchemaOf } from './routing.ts';
import { teammateCallHandlingSchema } from './teammate.ts';
import {
  inboundFlowSchema,
  queueLimitsSchema,
  ringGroupSchema,
  teamMembersSchema,
} from './team.ts';

/** Changes that an account may have planned at a time. */
export const mostPlannedChanges = 200;
/** How far ahead a change can be planned, in days. */
export const longestPlan = 366;
/** Records that one planned change may touch, such as those that a person's absence moves. */
const mostParts = 50;

/** Members of each kind of record that can change later: what its routing forms save. */
const plannedMembers = {
  company: v.partial(
    v.object({ ...companyCallHandlingSchema.entries, businessHour: businessHourSchema }),
  ),
  team: v.partial(
    v.object({
      businessHour: businessHourSchema,
      callHandlingOpenHour: targetSchemaOf('teamOpenHour'),
      missedCallHandling: targetSchemaOf('teamMissedCall'),
      inboundFlow: inboundFlowSchema,
      ringGroup: v.partial(ringGroupSchema),
      callQueue: v.partial(queueLimitsSchema),
      members: teamMembersSchema.entries.members,
    }),
  ),
  teammate: teammateCallHandlingSchema,
  ivr: v.partial(v.omit(menuChangeSchema, ['isDefault'])),
};

const partOf = <Entity extends string, Members extends v.GenericSchema>(
  entity: Entity,
  members: Members,
) =>
  v.object({
    entity: v.literal(entity),
    id: idSchema,
    /** As of which version, or of which values of the same members, it was planned. */
    version: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
    was: v.optional(members),
    members,
  });

/** One record of a planned change, as of what was seen of it: 412 when that is something else now. */
export const plannedPartSchema = v.variant('entity', [
  partOf('company', plannedMembers.company),
  partOf('team', plannedMembers.team),
  partOf('teammate', plannedMembers.teammate),
  partOf('ivr', plannedMembers.ivr),
]);
export type PlannedPart = v.InferInput<typeof plannedPartSchema>;
export type PlannedEntity = PlannedPart['entity'];

/** A change to be made later, and when it is to be taken back if that is wanted. */
export const plannedWantedSchema = v.object({
  at: instantSchema,
  backAt: v.nullable(instantSchema),
  /** The person whose absence this is; null for every other change. */
  absenceOf: v.nullable(idSchema),
  parts: v.pipe(v.array(plannedPartSchema), v.minLength(1), v.maxLength(mostParts)),
});
export type PlannedWanted = v.InferInput<typeof plannedWantedSchema>;

/**
 * Coming until its time; waiting when it could not be saved then, because the record was changed
 * otherwise or a target is gone; done; undone when it was taken back afterwards.
 */
export const plannedStates = ['coming', 'waiting', 'done', 'undone'] as const;

const members = v.record(v.string(), v.unknown());

/** A planned change with everything that is told of it (annex J4). */
export const plannedChangeSchema = v.object({
  id: idSchema,
  at: instantSchema,
  state: v.picklist(plannedStates),
  /** When it changes back by itself; null when it stays. */
  backAt: v.nullable(instantSchema),
  /** The planned change that this one takes back; null for a first one. */
  backOf: v.nullable(idSchema),
  absenceOf: v.nullable(v.object({ id: idSchema, name: v.string() })),
  parts: v.array(
    v.object({
      entity: v.picklist(['company', 'team', 'teammate', 'ivr']),
      id: idSchema,
      name: v.string(),
      before: members,
      after: members,
      names: v.record(v.string(), namedSchema),
      /** Why it cannot be saved as it stands, as a sentence; empty when it can. */
      reason: v.string(),
      /** Members that somebody changed otherwise since it was planned, and what they are now. */
      clashes: v.array(v.object({ field: v.string(), now: v.unknown() })),
      /** The record is not there any more. */
      isGone: v.boolean(),
    }),
  ),
  plannedBy: v.object({ id: idSchema, name: v.string() }),
  /** When it was saved; null before. */
  doneAt: v.nullable(instantSchema),
  ...recordMembers,
});
export type PlannedChange = v.InferOutput<typeof plannedChangeSchema>;

const source = ['annex J4', 'annex J9'];

export const listPlannedChanges = defineEndpoint('GET /api/planned-change', {
  id: 'plannedChange.list',
  summary:
    'What is planned by its time, at most 200, and the newest 100 of what was done in 30 days.',
  source,
  answer: v.object({ items: v.array(plannedChangeSchema) }),
});

export const planChange = defineEndpoint('POST /api/planned-change', {
  id: 'plannedChange.create',
  summary: 'Plans a change of routing records for later, and the way back where it is wanted.',
  source,
  body: plannedWantedSchema,
  status: 201,
  answer: plannedChangeSchema,
});

/**
 * Moves a planned change to another time. `keep` settles a clash: what was planned is saved over
 * what somebody changed meanwhile.
 */
export const movePlannedChange = defineEndpoint('PUT /api/planned-change/{id}', {
  id: 'plannedChange.update',
  summary: 'Gives a planned change another time, or settles what it clashes with.',
  source,
  body: v.object({ at: v.optional(instantSchema), keep: v.optional(v.literal('planned')) }),
  answer: plannedChangeSchema,
  versioned: true,
});

export const cancelPlannedChange = defineEndpoint('DELETE /api/planned-change/{id}', {
  id: 'plannedChange.cancel',
  summary: 'Cancels a planned change, and its way back with it.',
  source,
  versioned: true,
});

export const replanChange = defineEndpoint('POST /api/planned-change/{id}/replan', {
  id: 'plannedChange.replan',
  summary: 'Takes the cancelling of a planned change back, as long as its time lies ahead.',
  source,
  answer: plannedChangeSchema,
});

export const undoPlannedChange = defineEndpoint('POST /api/planned-change/{id}/undo', {
  id: 'plannedChange.undo',
  summary:
    'Takes a planned change back that was saved; 409 CHANGEDSINCE when it was changed again.',
  source,
  answer: plannedChangeSchema,
});
