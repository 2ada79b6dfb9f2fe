import { later } from '@jackfield/texts';
import * as v from 'valibot';
import {
  defineEndpoint,
  idSchema,
  idsQuery,
  listSchema,
  pageQuery,
  recordMembers,
  refusals,
  required,
  requiredText,
  statusSchema,
  wholeNumber,
} from '@jackfield/contract';
import { closedUntilSchema, overrideChangeSchemaOf, overrideSchemaOf } from './call-override.ts';
import { mediaItemSchema } from './media.ts';
import { replacementsSchema } from './routing-uses.ts';
import { businessHourSchema, ownedMenuSchema, targetSchemaOf } from './routing.ts';
import { extensionSchema } from './teammate.ts';

/** What everybody sees of a team, for pickers and filters (annex C3). */
export const teamNameSchema = v.object({
  id: idSchema,
  name: v.string(),
  extension: v.string(),
});
export type TeamName = v.InferOutput<typeof teamNameSchema>;

/** How calls reach the members of a team (annex F3). */
export const inboundFlowSchema = v.picklist(['ringGroup', 'callQueue']);
export type InboundFlow = v.InferOutput<typeof inboundFlowSchema>;

/** Ring group: 'Ring simultaneously' or, one at a time, 'Round robin' (OP-77, annex F3). */
export const ringGroupSchema = v.object({
  option: v.picklist(['simultaneous', 'single']),
  ringSeconds: wholeNumber('ringTime', [5, 60]),
});
export type RingGroup = v.InferOutput<typeof ringGroupSchema>;

/** How long and how many callers a call queue holds (annex F3). */
export const queueLimitsSchema = v.object({
  maxWaitSeconds: wholeNumber('longestWait', [30, 1800]),
  maxCallers: wholeNumber('mostCallers', [1, 50]),
});
export type QueueLimits = v.InferOutput<typeof queueLimitsSchema>;

/** A person of a team with what lists show of them. */
export const teamMemberSchema = v.object({
  teammateId: idSchema,
  /** Place in the team, from 0. */
  order: v.pipe(v.number(), v.integer(), v.minValue(0)),
  fullName: v.string(),
  extension: v.string(),
  status: statusSchema,
  /** Takes no calls of the team while it is a call queue. */
  isSignedOut: v.boolean(),
  profileImage: v.nullable(v.string()),
});
export type TeamMember = v.InferOutput<typeof teamMemberSchema>;

/** A team, whole (ENT-07, annex F3). */
export const teamSchema = v.object({
  ...teamNameSchema.entries,
  tenantId: idSchema,
  inboundFlow: inboundFlowSchema,
  ringGroup: ringGroupSchema,
  /** Limits of the call queue, and the hold music that its callers hear. */
  callQueue: v.object({
    ...queueLimitsSchema.entries,
    musicOnHolds: v.array(mediaItemSchema),
  }),
  voicemailGreetings: v.array(mediaItemSchema),
  ivr: v.array(ownedMenuSchema),
  /** Open at any time until somebody says otherwise (annex F2). */
  businessHour: businessHourSchema,
  /** Where calls go while the team is open; the own id means its inbound flow (annex F1). */
  callHandlingOpenHour: targetSchemaOf('teamOpenHour'),
  /** Where calls go that nobody answered, and calls outside the hours (annexes F1, F2). */
  missedCallHandling: targetSchemaOf('teamMissedCall'),
  /** Closed for now: wins over the hours until it ends by itself (annex J4). */
  override: v.nullable(overrideSchemaOf('teamMissedCall')),
  /** In their order. */
  members: v.array(teamMemberSchema),
  /** Ids of the members, in their order. */
  teammateId: v.array(idSchema),
  ...recordMembers,
});
export type Team = v.InferOutput<typeof teamSchema>;

/** A row of the teams listing (annex G2). */
export const teamListItemSchema = v.object({
  ...v.pick(teamSchema, [
    'id',
    'name',
    'extension',
    'inboundFlow',
    'version',
    'createdAt',
    'updatedAt',
  ]).entries,
  memberCount: v.number(),
  /** Closed for now (annex J4); null: calls go by the hours. */
  closedUntil: v.nullable(closedUntilSchema),
});
export type TeamListItem = v.InferOutput<typeof teamListItemSchema>;

/** Counts by inbound flow under the same search, for the pills. */
export const flowCountsSchema = v.object({
  all: v.number(),
  ringGroup: v.number(),
  callQueue: v.number(),
});
export type FlowCounts = v.InferOutput<typeof flowCountsSchema>;

/**
 * Name of a team: required, at most 50; unique in the account (annex F3). White space within is one
 * blank, so that no two names look the same.
 */
export const teamNameTextSchema = v.pipe(
  v.string(required('name')),
  v.transform((name) => name.replaceAll(/\s+/g, ' ')),
  requiredText('name', 50),
);

const noMember = required('user');
const isDistinct = (ids: string[]) => new Set(ids).size === ids.length;

/** Body of POST /api/team (annex A7). */
export const newTeamSchema = v.object({
  name: teamNameTextSchema,
  extension: extensionSchema,
  inboundFlow: inboundFlowSchema,
  /** How a ring group rings; what is left out is preset. */
  ringGroup: v.optional(v.partial(ringGroupSchema)),
  teammateId: v.pipe(
    v.array(idSchema),
    v.minLength(1, noMember),
    v.check(isDistinct, later(refusals.teamOnce)),
  ),
});
export type NewTeam = v.InferOutput<typeof newTeamSchema>;

/** Members of PUT /api/team/{id}; only those given change (annex A7). */
export const teamChangeSchema = v.partial(v.pick(newTeamSchema, ['name', 'extension']));
export type TeamChange = v.InferOutput<typeof teamChangeSchema>;

/** Members of PUT /api/team/{id}/setting; only those given change (OP-84). */
export const teamSettingSchema = v.partial(
  v.object({
    inboundFlow: inboundFlowSchema,
    ringGroup: v.partial(ringGroupSchema),
    callQueue: v.partial(queueLimitsSchema),
    /** The hours, whole. */
    businessHour: businessHourSchema,
  }),
);
export type TeamSetting = v.InferOutput<typeof teamSettingSchema>;

/** Body of PUT /api/team/{id}/member: all members; smaller `order` comes first (annex A7). */
export const teamMembersSchema = v.object({
  members: v.pipe(
    v.array(
      v.object({
        teammateId: idSchema,
        order: v.pipe(v.number(), v.integer(), v.minValue(0)),
      }),
    ),
    v.minLength(1, noMember),
    v.check(
      (members) => isDistinct(members.map(({ teammateId }) => teammateId)),
      later(refusals.teamOnce),
    ),
  ),
});
export type TeamMembers = v.InferOutput<typeof teamMembersSchema>;

export const listTeams = defineEndpoint('GET /api/team', {
  id: 'team.list',
  summary: 'Teams of the account.',
  source: ['API-136', 'TEAM-01', 'OP-94'],
  query: v.object({
    ...pageQuery(['name', 'extension', 'inboundFlow', 'memberCount']),
    inboundFlow: v.optional(inboundFlowSchema),
    ids: idsQuery,
  }),
  answer: v.object({ ...listSchema(teamListItemSchema).entries, counts: flowCountsSchema }),
  answerForStandard: listSchema(teamNameSchema),
});
export type TeamListQuery = v.InferInput<NonNullable<typeof listTeams.query>>;
export type TeamList = v.InferOutput<NonNullable<typeof listTeams.answer>>;

export const createTeam = defineEndpoint('POST /api/team', {
  id: 'team.create',
  summary: 'Adds a team with its first members.',
  source: ['API-135', 'TEAM-01'],
  body: newTeamSchema,
  status: 201,
  answer: teamSchema,
});

export const getTeam = defineEndpoint('GET /api/team/{id}', {
  id: 'team.get',
  summary: 'One team, whole.',
  source: ['API-137', 'ENT-07'],
  answer: teamSchema,
});

export const updateTeam = defineEndpoint('PUT /api/team/{id}', {
  id: 'team.update',
  summary: 'Changes name and extension.',
  source: ['API-138', 'OP-84'],
  body: teamChangeSchema,
  answer: teamSchema,
  versioned: true,
});

export const deleteTeam = defineEndpoint('DELETE /api/team/{id}', {
  id: 'team.delete',
  summary: 'Deletes a team that no routing leads to; 409 INUSE otherwise.',
  source: ['API-139', 'OP-72'],
  versioned: true,
});

export const replaceTeam = defineEndpoint('POST /api/team/{id}/replace', {
  id: 'team.replace',
  summary: 'Sends every place of the routing somewhere else and deletes the team, or does nothing.',
  source: ['annex J5', 'OP-72'],
  body: v.object({ replacements: replacementsSchema }),
  versioned: true,
});

export const setTeamMembers = defineEndpoint('PUT /api/team/{id}/member', {
  id: 'team.setMembers',
  summary: 'Replaces the list of members.',
  source: ['API-140', 'TEAM-05'],
  body: teamMembersSchema,
  answer: teamSchema,
  versioned: true,
});

export const setTeamSetting = defineEndpoint('PUT /api/team/{id}/setting', {
  id: 'team.setSetting',
  summary: 'Changes the inbound flow and the business hours.',
  source: ['API-141', 'TEAM-02', 'TEAM-04', 'OP-84'],
  body: teamSettingSchema,
  answer: teamSchema,
  versioned: true,
});

export const setTeamOpenHour = defineEndpoint('PUT /api/team/{id}/callhandling/openhour', {
  id: 'team.setOpenHour',
  summary: 'Changes where calls go while the team is open.',
  source: ['API-143', 'TEAM-03'],
  body: targetSchemaOf('teamOpenHour'),
  answer: teamSchema,
  versioned: true,
});

export const setTeamMissedCall = defineEndpoint('PUT /api/team/{id}/callhandling/missedcall', {
  id: 'team.setMissedCall',
  summary: 'Changes where calls go that nobody of the team answered.',
  source: ['API-142', 'TEAM-03'],
  body: targetSchemaOf('teamMissedCall'),
  answer: teamSchema,
  versioned: true,
});

export const setTeamOverride = defineEndpoint('PUT /api/team/{id}/override', {
  id: 'team.setOverride',
  summary: 'Sends the calls of a team elsewhere until an instant.',
  source: ['annex J4'],
  body: overrideChangeSchemaOf('teamMissedCall'),
  answer: teamSchema,
  versioned: true,
});

export const endTeamOverride = defineEndpoint('DELETE /api/team/{id}/override', {
  id: 'team.endOverride',
  summary: 'Lets the calls of a team go by its hours again.',
  source: ['annex J4'],
  answer: teamSchema,
  versioned: true,
});

/** A queue that somebody is a member of. */
const ownQueueSchema = v.object({
  ...v.pick(teamNameSchema, ['id', 'name']).entries,
  isSignedOut: v.boolean(),
  /** Others can answer its calls and take them; false: without this person nobody does. */
  hasOthers: v.boolean(),
});
export type OwnQueue = v.InferOutput<typeof ownQueueSchema>;

export const listOwnQueues = defineEndpoint('GET /api/teammate/{id}/queue', {
  id: 'queue.list',
  summary: 'The call queues of which somebody is a member, with whether they take calls of each.',
  source: ['LIVE-02'],
  /** By name. */
  answer: v.object({ items: v.array(ownQueueSchema) }),
});

export const signQueue = defineEndpoint('PUT /api/teammate/{id}/team/{teamId}/queue', {
  id: 'queue.sign',
  summary:
    'Signs somebody out of a call queue, so that it rings them no more, or in again; 404 unless they are a member of it.',
  source: ['LIVE-02'],
  body: v.object({ isSignedOut: v.boolean() }),
  answer: ownQueueSchema,
});
