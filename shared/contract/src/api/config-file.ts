import * as v from 'valibot';
import { defineEndpoint, idSchema, instantSchema } from '@jackfield/contract';
import { impactSchema } from './routing-engine.ts';
import { routingFindingSchema } from './routing-finding.ts';

/** Characters of all files together. */
export const mostFileCharacters = 1_000_000;

/** Files that are read together. */
export const mostFiles = 100;

/** Entries of all files together. */
export const mostFileEntries = 2000;

/** Days that a plan is kept, so that it can be looked at, applied and taken back. */
export const keptPlanDays = 7;

/** Collections of a file, in the order in which they are exported. */
export const fileCollections = ['numbers', 'teams', 'menus', 'people', 'blocked'] as const;
export type FileCollection = (typeof fileCollections)[number];

/** Kinds of entries: one of each collection. */
export const fileKinds = ['number', 'team', 'menu', 'person', 'blocked'] as const;
export type FileKind = (typeof fileKinds)[number];

const kindSchema = v.picklist(fileKinds);

/** A file of a folder: `phones/teams.yaml`. A name that ends in `.json` is read as JSON. */
export const configFileSchema = v.object({
  path: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  text: v.pipe(v.string(), v.maxLength(mostFileCharacters)),
});
export type ConfigFile = v.InferOutput<typeof configFileSchema>;

const filesSchema = v.pipe(v.array(configFileSchema), v.minLength(1), v.maxLength(mostFiles));

/** Place in a file; line and column count from 1. */
const placeEntries = { path: v.string(), line: v.number(), column: v.number() };

/** Why files cannot be applied, at its place. */
export const fileRefusalSchema = v.object({ ...placeEntries, message: v.string() });
export type FileRefusal = v.InferOutput<typeof fileRefusalSchema>;

/** A value of a member in words; null where there is none. */
const valueSchema = v.nullable(v.string());

/** What a plan does to a record. */
export const fileChangeSchema = v.object({
  kind: kindSchema,
  /** Its identity in files: the key of a team or menu, the number, or the mail of a person. */
  key: v.string(),
  /** Null for a record that is still to be made. */
  id: v.nullable(idSchema),
  name: v.string(),
  /** `adopted` takes a record by its name under a new key, and may change members too. */
  what: v.picklist(['created', 'changed', 'deleted', 'adopted']),
  /** Null for one that is deleted since no file has it. */
  path: v.nullable(v.string()),
  line: v.nullable(v.number()),
  members: v.array(v.object({ member: v.string(), before: valueSchema, after: valueSchema })),
});
export type FileChange = v.InferOutput<typeof fileChangeSchema>;

/** A record that was left as it is when a plan was taken back, and why. */
const leftSchema = v.object({ kind: v.string(), name: v.string(), message: v.string() });

/**
 * `waiting` for an admin; `stale` once an apply met a save that came in between; `undone` was taken
 * back, all but what `left` names.
 */
export const planStateSchema = v.picklist([
  'refused',
  'ready',
  'waiting',
  'stale',
  'applied',
  'undone',
]);
export type PlanState = v.InferOutput<typeof planStateSchema>;

/** A plan in the list. */
export const configPlanRowSchema = v.object({
  id: idSchema,
  at: instantSchema,
  /** Who made it: a person, or a key by its name. */
  by: v.object({ name: v.string(), isKey: v.boolean() }),
  commit: v.nullable(v.string()),
  state: planStateSchema,
  appliedAt: v.nullable(instantSchema),
  appliedBy: v.nullable(v.string()),
  undoneAt: v.nullable(instantSchema),
  /** How many records it creates, changes, deletes or adopts, and how many refusals it has. */
  changes: v.number(),
  refusals: v.number(),
});
export type ConfigPlanRow = v.InferOutput<typeof configPlanRowSchema>;

/** What files would do, as it was seen when the plan was made (FILE-01). */
export const configPlanSchema = v.object({
  ...configPlanRowSchema.entries,
  /** Whether records that no file has are deleted: teams, menus and blocked numbers of listed collections. */
  delete: v.boolean(),
  paths: v.array(v.string()),
  refusals: v.array(fileRefusalSchema),
  changes: v.array(fileChangeSchema),
  /** In the account's currency, a month: files buy nothing. */
  price: v.number(),
  /** Findings of the routing check that there were not before. */
  findings: v.array(v.pick(routingFindingSchema, ['code', 'severity', 'message'])),
  /** What callers notice; null for a refused plan. */
  impact: v.nullable(impactSchema),
  /** The same as sentences, with calls a day of the last 30 days where they are known. */
  callers: v.array(v.string()),
  /** All of it as Markdown. */
  summary: v.string(),
  /** Page of the portal on which it is looked at and applied. */
  address: v.string(),
  /** What stayed as it is when the plan was taken back. */
  left: v.array(leftSchema),
});
export type ConfigPlan = v.InferOutput<typeof configPlanSchema>;

const source = ['FILE-01'];

export const exportFiles = defineEndpoint('GET /api/config/file', {
  id: 'configFile.export',
  summary: 'The call routing as files: one for each collection that the caller may read.',
  source,
  answer: v.object({ files: v.array(configFileSchema) }),
});

export const planFiles = defineEndpoint('POST /api/config/plan', {
  id: 'configFile.plan',
  summary:
    'What files would change, refusals by line, and which callers notice; changes nothing. Kept for 7 days.',
  source,
  status: 201,
  body: v.object({
    files: filesSchema,
    delete: v.optional(v.boolean(), false),
    /** Revision that the files are of. */
    commit: v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(64))), null),
  }),
  answer: configPlanSchema,
});

export const listPlans = defineEndpoint('GET /api/config/plan', {
  id: 'configFile.listPlans',
  summary: 'Plans of the last 7 days, the newest first.',
  source,
  answer: v.object({ items: v.array(configPlanRowSchema) }),
});

export const getPlan = defineEndpoint('GET /api/config/plan/{id}', {
  id: 'configFile.getPlan',
  summary: 'A plan as it was seen when it was made.',
  source,
  answer: configPlanSchema,
});

/**
 * All in one transaction, or nothing. 409 CHANGEDSINCE names what was saved since the plan was made,
 * 409 IMPACTCHANGED where callers notice something else by now, 409 INVALIDTRANSITION for a plan
 * that is refused, stale or applied. Where an admin approves, a key gets the plan with the state
 * `waiting`, and nothing is changed.
 */
export const applyPlan = defineEndpoint('POST /api/config/plan/{id}/apply', {
  id: 'configFile.apply',
  summary: 'Makes the changes of a plan, exactly as it was seen.',
  source,
  // A refusal may make the plan stale, which one transaction around both would take back.
  idempotent: 'handler',
  answer: configPlanSchema,
});

export const undoPlan = defineEndpoint('POST /api/config/plan/{id}/undo', {
  id: 'configFile.undo',
  summary: 'Takes an applied plan back; what somebody changed since is left and named.',
  source,
  answer: configPlanSchema,
});

/** A member that is another in the portal than in the files. */
const driftSchema = v.object({
  kind: kindSchema,
  key: v.string(),
  name: v.string(),
  ...placeEntries,
  /** `missing` in the portal. */
  what: v.picklist(['changed', 'missing']),
  members: v.array(v.object({ member: v.string(), file: valueSchema, portal: valueSchema })),
  /** Who changed the record last and when; null where the history has nothing of it. */
  changedBy: v.nullable(v.string()),
  changedAt: v.nullable(instantSchema),
});
export type FileDrift = v.InferOutput<typeof driftSchema>;

export const driftOfFiles = defineEndpoint('POST /api/config/drift', {
  id: 'configFile.drift',
  summary: 'What of the account is not as files have it, and who changed it; changes nothing.',
  source,
  body: v.object({ files: filesSchema }),
  answer: v.object({ refusals: v.array(fileRefusalSchema), items: v.array(driftSchema) }),
});

/** A record that the files of the last apply have. */
const keptSchema = v.object({
  kind: kindSchema,
  id: idSchema,
  key: v.string(),
  path: v.string(),
  line: v.number(),
});
export type KeptByFile = v.InferOutput<typeof keptSchema>;

export const listKept = defineEndpoint('GET /api/config/kept', {
  id: 'configFile.listKept',
  summary: 'Records that are kept by files, with the line that has them.',
  source,
  answer: v.object({ items: v.array(keptSchema) }),
});

const settingSchema = v.object({
  /** A key applies nothing: an admin does, on the page of the plan. */
  needsApproval: v.boolean(),
});

export const getFileSetting = defineEndpoint('GET /api/config/setting', {
  id: 'configSetting.get',
  summary: 'Whether an admin approves what files change.',
  source,
  answer: settingSchema,
});

export const setFileSetting = defineEndpoint('PUT /api/config/setting', {
  id: 'configSetting.set',
  summary: 'Has an admin approve what files change, or not.',
  source,
  body: settingSchema,
  answer: settingSchema,
});
