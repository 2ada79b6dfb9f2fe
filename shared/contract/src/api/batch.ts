import * as v from 'valibot';
import {
  defineEndpoint,
  fieldErrorSchema,
  idSchema,
  instantSchema,
  listSchema,
  roleSchema,
  sentServiceAddressSchema,
  sentTimeZoneSchema,
} from '@jackfield/contract';
import { shownTotalSchema } from './price.ts';

/** People that one call may add or change. */
export const mostInBatch = 500;
/** Rows that one file may have: they are added batch by batch. */
export const mostImported = 5000;

/** Cells of a person in a file, in the order of the file. */
export const importFields = [
  'firstName',
  'lastName',
  'email',
  'title',
  'extension',
  'role',
  'teams',
] as const;
export type ImportField = (typeof importFields)[number];

/** A cell as it was typed, left out where the file has no such column; what is wrong with it comes back by cell. */
const cell = v.optional(v.pipe(v.string(), v.maxLength(300)));
const cells = {
  firstName: cell,
  lastName: cell,
  email: cell,
  title: cell,
  /** The lowest free one where a new person has none. */
  extension: cell,
  /** Admin or Standard in any letter case; Standard where a new person has none. */
  role: cell,
  /** Names of teams with semicolons between them. */
  teams: cell,
};
/**
 * A line of a file. It changes the person of its id, else of its email, else, without an email, of
 * its extension; nobody's is a person to invite.
 */
export const importRowSchema = v.object({
  ...cells,
  /** Of the person, as an export has it. */
  id: cell,
  /** What the cells were when they were exported: what changed there since is not overwritten. */
  version: cell,
  /**
   * What was shown of the person: the present text of each cell that the row changes, null where
   * the row was shown as a new person. What is another by now is refused.
   */
  seen: v.optional(v.nullable(v.object(cells))),
});
export type ImportRow = v.InferOutput<typeof importRowSchema>;

/** What became, or would become, of one person of a batch. */
export const batchRowSchema = v.object({
  /** Full name, or what was typed for it. */
  name: v.string(),
  entityId: v.nullable(idSchema),
  result: v.picklist(['added', 'changed', 'same', 'refused']),
  /** Why the row is refused; `field` names the cell. */
  errors: v.array(fieldErrorSchema),
  /** After a roll-back: done, or left alone because somebody touched the person since. */
  rolledBack: v.nullable(v.picklist(['done', 'touched'])),
});
export type BatchRow = v.InferOutput<typeof batchRowSchema>;

const batchMembers = {
  id: idSchema,
  kind: v.picklist(['import', 'edit']),
  actorName: v.string(),
  at: instantSchema,
  rolledBackAt: v.nullable(instantSchema),
};

/** Changes that were made together, with what became of each person. */
export const batchSchema = v.object({ ...batchMembers, rows: v.array(batchRowSchema) });
export type Batch = v.InferOutput<typeof batchSchema>;

/** A batch in the list of recent ones. */
export const batchItemSchema = v.object({
  ...batchMembers,
  added: v.number(),
  changed: v.number(),
});
export type BatchItem = v.InferOutput<typeof batchItemSchema>;

/** What a batch did, or with `dryRun` what it would do; then nothing is stored and `batch` is null. */
export const batchAnswerSchema = v.object({
  batch: v.nullable(v.omit(batchSchema, ['rows'])),
  rows: v.array(batchRowSchema),
  /** Users that the trial still has room for; null without such a limit. */
  room: v.nullable(v.number()),
});
export type BatchAnswer = v.InferOutput<typeof batchAnswerSchema>;

/** A cell of a person that a row of a file changes. */
export const cellChangeSchema = v.object({
  field: v.picklist(importFields),
  before: v.string(),
  after: v.string(),
});
export type CellChange = v.InferOutput<typeof cellChangeSchema>;

/** What becomes of the rows of a file; a refused row tells its changes all the same. */
export const importAnswerSchema = v.object({
  ...batchAnswerSchema.entries,
  rows: v.array(v.object({ ...batchRowSchema.entries, changes: v.array(cellChangeSchema) })),
});
export type ImportAnswer = v.InferOutput<typeof importAnswerSchema>;

const source = ['annex J7', 'PPL-01'];

const importedRows = v.pipe(v.array(importRowSchema), v.minLength(1), v.maxLength(mostImported));

export const importTeammates = defineEndpoint('POST /api/teammate/import', {
  id: 'batch.import',
  summary:
    'Invites and changes the people of a file as one batch of at most 500 rows, leaving out those with faults and people whom none names; or only tells, of up to 5,000.',
  source: [...source, 'ROLE-20'],
  body: v.object({
    rows: importedRows,
    dryRun: v.optional(v.boolean(), false),
    /** What was shown for the users; 409 PRICECHANGED where they cost something else by now. */
    shownTotal: v.optional(shownTotalSchema),
  }),
  answer: importAnswerSchema,
  idempotent: true,
});

/** A row of a file that was skipped, with what is wrong in its cells. */
export const refusedRowSchema = v.object({
  row: importRowSchema,
  errors: v.array(fieldErrorSchema),
});

/**
 * How far an import of many batches is. `stopped`: somebody else's change, such as a price, needs a
 * new look; what was saved until then stays.
 */
export const importRunSchema = v.object({
  id: idSchema,
  actorName: v.string(),
  startedAt: instantSchema,
  total: v.number(),
  done: v.number(),
  added: v.number(),
  changed: v.number(),
  /** What takes back all that it saved; null until it has saved something. */
  batchId: v.nullable(idSchema),
  state: v.picklist(['running', 'done', 'stopped']),
  /** Why it stopped, in words. */
  reason: v.nullable(v.string()),
  /** Empty while it runs. */
  refused: v.array(refusedRowSchema),
  /** Rows that were not looked at when it stopped. */
  left: v.array(importRowSchema),
});
export type ImportRun = v.InferOutput<typeof importRunSchema>;

export const startImportRun = defineEndpoint('POST /api/teammate/import-run', {
  id: 'batch.startRun',
  summary:
    'Invites and changes the people of a long file in the background, 500 rows at a time in their order, as one batch. 409 INUSE while one is under way.',
  source,
  body: v.object({
    rows: importedRows,
    /** What was shown for the users of each batch; another total by then stops the import there. */
    totals: v.pipe(v.array(v.nullable(shownTotalSchema)), v.maxLength(mostImported / mostInBatch)),
  }),
  status: 201,
  answer: importRunSchema,
});

export const getImportRun = defineEndpoint('GET /api/teammate/import-run', {
  id: 'batch.run',
  summary: 'The last import of many batches of the account, and how far it is; null for none.',
  source,
  answer: v.object({ run: v.nullable(importRunSchema) }),
});

/** Members that change for all people of a batch; those left out stay. */
export const bulkChangeSchema = v.partial(
  v.object({
    role: roleSchema,
    timeZone: sentTimeZoneSchema,
    /** Which calls are recorded (annex F4). */
    callRecordingSetting: v.object({ inbound: v.boolean(), outbound: v.boolean() }),
    joinTeams: v.pipe(v.array(idSchema), v.maxLength(20)),
    leaveTeams: v.pipe(v.array(idSchema), v.maxLength(20)),
    /** Where help is sent when they call 911. */
    e911Address: sentServiceAddressSchema,
  }),
);
export type BulkChange = v.InferOutput<typeof bulkChangeSchema>;

export const editTeammates = defineEndpoint('POST /api/teammate/bulk', {
  id: 'batch.edit',
  summary: 'Changes the same members of many people as one batch, or only tells what it would do.',
  source,
  body: v.object({
    ids: v.pipe(v.array(idSchema), v.minLength(1), v.maxLength(mostInBatch)),
    change: bulkChangeSchema,
    dryRun: v.optional(v.boolean(), false),
  }),
  answer: batchAnswerSchema,
});

export const listBatches = defineEndpoint('GET /api/batch', {
  id: 'batch.list',
  summary: 'The newest imports and bulk changes.',
  source,
  answer: listSchema(batchItemSchema),
});

export const rollBackBatch = defineEndpoint('POST /api/batch/{id}/rollback', {
  id: 'batch.rollBack',
  summary: 'Takes a batch back, leaving alone whom somebody touched since or who has accepted.',
  source,
  answer: batchSchema,
});
