import * as v from 'valibot';
import {
  builtInRoleNames,
  cursorQuery,
  defineEndpoint,
  idSchema,
  instantSchema,
  listSchema,
} from '@jackfield/contract';

/** Where the directory of a company sends its people and groups, under the portal's own address. */
export const directoryPath = '/scim/v2';

/** People who may leave within an hour; beyond them, and a tenth of the account, an admin is asked. */
export const mostLeavers = 5;

/** Hours in which an admin's yes counts for others who leave. */
export const allowedHours = 4;

/** Days that requests and what became of people are kept. */
export const directoryDays = 30;

/** Days after which an admin is to decide what becomes of somebody who has left. */
export const decideAfterDays = 30;

/** Roles that a group may give: a Team lead leads teams that a group cannot name. */
export const groupRoles = builtInRoleNames.filter((role) => role !== 'teamLead');
const groupRoleSchema = v.picklist(groupRoles);

/** Who rings instead of somebody who leaves: their manager in the directory, somebody, a team, nobody. */
export const leaverRuleSchema = v.variant('kind', [
  v.object({ kind: v.literal('nobody') }),
  v.object({ kind: v.literal('manager') }),
  v.object({ kind: v.literal('person'), id: idSchema }),
  v.object({ kind: v.literal('team'), id: idSchema }),
]);
export type LeaverRule = v.InferOutput<typeof leaverRuleSchema>;

/** What a group is for here; a group is never for admins. */
export const groupTargetSchema = v.variant('kind', [
  v.object({ kind: v.literal('nothing') }),
  v.object({ kind: v.literal('team'), id: idSchema }),
  v.object({ kind: v.literal('role'), role: groupRoleSchema }),
]);
export type GroupTarget = v.InferOutput<typeof groupTargetSchema>;

/** What becomes of a person of the directory. */
export const outcomes = ['unchanged', 'changed', 'added', 'suspended', 'skipped'] as const;
export type Outcome = (typeof outcomes)[number];
const outcomeSchema = v.picklist(outcomes);

const countsSchema = v.object({
  /** `YYYY-MM-DD`, of the account's zone. */
  day: v.string(),
  /** Everyone of whom the directory spoke; the five others add up to it. */
  seen: v.number(),
  unchanged: v.number(),
  changed: v.number(),
  added: v.number(),
  suspended: v.number(),
  skipped: v.number(),
});

const personSchema = v.object({ id: idSchema, name: v.string() });

/** A group of the directory, and what it is for here. */
export const directoryGroupSchema = v.object({
  id: idSchema,
  name: v.string(),
  members: v.number(),
  target: groupTargetSchema,
  /** Why its team or role does not follow, in words; null where it does. */
  problem: v.nullable(v.string()),
});
export type DirectoryGroup = v.InferOutput<typeof directoryGroupSchema>;

/** How the company's directory stands (SCIM-01). */
export const directorySchema = v.object({
  /** For the settings of the provider. */
  url: v.string(),
  /** Keys of the account that may change what the directory tells of. */
  keys: v.array(
    v.object({
      id: idSchema,
      name: v.string(),
      start: v.string(),
      lastUsedAt: v.nullable(instantSchema),
      endsAt: instantSchema,
    }),
  ),
  /** When it last spoke; null while it never has. */
  lastAt: v.nullable(instantSchema),
  /** Days on which it spoke, the newest first. */
  days: v.array(countsSchema),
  /** Who was not unchanged on the newest day. */
  people: v.array(
    v.object({
      /** As the directory calls them. */
      subject: v.string(),
      person: v.nullable(personSchema),
      what: outcomeSchema,
      /** What changed, or why they were skipped. */
      reason: v.nullable(v.string()),
      at: instantSchema,
    }),
  ),
  groups: v.array(directoryGroupSchema),
  rule: leaverRuleSchema,
  /** Who waits until an admin lets many leave at once; empty where nobody does. */
  held: v.array(personSchema),
  /** Who left so long ago that an admin is to decide. */
  undecided: v.array(v.object({ ...personSchema.entries, leftAt: instantSchema })),
});
export type Directory = v.InferOutput<typeof directorySchema>;

const source = ['SCIM-01'];

export const getDirectory = defineEndpoint('GET /api/directory', {
  id: 'directory.get',
  summary: 'How the company’s directory stands: address, keys, what was synced, groups, who waits.',
  source,
  answer: directorySchema,
});

export const setLeaverRule = defineEndpoint('PUT /api/directory/rule', {
  id: 'directory.setRule',
  summary: 'Says who rings instead of those who leave from now on.',
  source,
  body: v.object({ rule: leaverRuleSchema }),
});

export const setDirectoryGroup = defineEndpoint('PUT /api/directory/group/{id}', {
  id: 'directory.setGroup',
  summary: 'Has a team or a built-in role follow a group. 409 DUPLICATE for a team with a group.',
  source,
  body: v.object({ target: groupTargetSchema }),
  answer: directoryGroupSchema,
});

export const allowLeavers = defineEndpoint('POST /api/directory/held', {
  id: 'directory.allow',
  summary: 'Lets those leave who wait for a yes, and others for some hours; or forgets them.',
  source,
  body: v.object({ isAllowed: v.boolean() }),
});

/** A request of the directory that changes something, or was refused. */
export const directoryRequestSchema = v.object({
  id: idSchema,
  at: instantSchema,
  /** Name of its key. */
  key: v.string(),
  method: v.string(),
  path: v.string(),
  status: v.number(),
  what: v.nullable(outcomeSchema),
  reason: v.nullable(v.string()),
  /** The first 4,000 characters, secrets masked. */
  body: v.string(),
});
export type DirectoryRequest = v.InferOutput<typeof directoryRequestSchema>;

export const listDirectoryRequests = defineEndpoint('GET /api/directory/request', {
  id: 'directory.requests',
  summary: 'Requests of the directory within 30 days, the newest first.',
  source,
  query: v.object({ ...cursorQuery, what: v.optional(outcomeSchema) }),
  answer: listSchema(directoryRequestSchema),
});
