import * as v from 'valibot';
import {
  currencySchema,
  cursorQuery,
  dayRangeQuery,
  defineEndpoint,
  idSchema,
  instantSchema,
  listSchema,
  phoneNumberSchema,
} from '@jackfield/contract';
import { quoteSchema } from './price.ts';

/** How a change was made. */
export const viaSchema = v.picklist([
  'ui',
  'api',
  'bulk',
  'schedule',
  'system',
  'support',
  'key',
  'config',
  'scim',
]);
export type AuditVia = v.InferOutput<typeof viaSchema>;

/** What an id in an entry stands for today. */
export const namedSchema = v.object({
  name: v.string(),
  /** Deleted, cancelled or released meanwhile. */
  isGone: v.boolean(),
  /** Whose page a menu or greeting is on. */
  owner: v.optional(
    v.object({ type: v.picklist(['tenant', 'company', 'team', 'teammate']), id: idSchema }),
  ),
});
export type Named = v.InferOutput<typeof namedSchema>;

/** One change, as it was stored in the transaction that made it (annex J2). Secrets read "changed". */
export const auditEntrySchema = v.object({
  id: idSchema,
  seq: v.number(),
  at: v.string(),
  actor: v.object({ id: v.nullable(idSchema), name: v.string() }),
  onBehalfOf: v.nullable(v.object({ id: idSchema, name: v.string() })),
  via: viaSchema,
  action: v.string(),
  entity: v.string(),
  entityId: v.string(),
  entityName: v.string(),
  before: v.nullable(v.record(v.string(), v.unknown())),
  after: v.nullable(v.record(v.string(), v.unknown())),
  requestId: v.string(),
  /** The version that the change left the record with, where it has versions. */
  version: v.optional(v.number()),
  /** Revision of the files that made the change. */
  commit: v.optional(v.string()),
  /** Names behind the ids of the record and of the changed members. */
  names: v.optional(v.record(v.string(), namedSchema)),
});
export type AuditEntry = v.InferOutput<typeof auditEntrySchema>;

/** Kinds of records whose history is read by record. */
export const auditedSchema = v.picklist([
  'teammate',
  'team',
  'company',
  'tenant',
  'ivr',
  // A blacklist is named by the account's id, an entry of it by its own.
  'inboundBlacklist',
  'outboundBlacklist',
]);
export type AuditedEntity = v.InferOutput<typeof auditedSchema>;

/** Those, and kinds of which only what was removed goes back. */
export const restorableSchema = v.picklist([...auditedSchema.options, 'device']);
export type RestorableEntity = v.InferOutput<typeof restorableSchema>;

/** Those, and kinds whose changes are read alone: what a registry has decided does not go back. */
export const historySchema = v.picklist([
  ...restorableSchema.options,
  'brand',
  'campaign',
  'portOrder',
]);
export type ReadEntity = v.InferOutput<typeof historySchema>;

export const recordHistory = defineEndpoint('GET /api/audit/{entity}/{id}', {
  id: 'audit.record',
  summary: 'Changes of one record, newest first.',
  source: ['annex J2'],
  params: v.object({ entity: historySchema, id: idSchema }),
  query: v.object(cursorQuery),
  answer: listSchema(auditEntrySchema),
});

/** What a restore did to the members of a record. */
export const restoredSchema = v.object({
  /** Members that are again as they were. */
  restored: v.array(v.string()),
  /** Members that stayed as they are, each with the reason. */
  skipped: v.array(v.object({ field: v.string(), message: v.string() })),
});
export type Restored = v.InferOutput<typeof restoredSchema>;

/**
 * The way back behind a change: the members that it and later ones changed get the values from
 * before it, once their references were checked again. A deleted record, or a deleted greeting of
 * it, comes back. What cannot come back is told; 409 NOTHINGTORESTORE when nothing can.
 */
export const restoreRecord = defineEndpoint('POST /api/audit/{entity}/{id}/restore', {
  id: 'audit.restore',
  summary: 'Takes a record back to what it was before one of its changes.',
  source: ['annex J2'],
  params: v.object({ entity: restorableSchema, id: idSchema }),
  body: v.object({ entryId: idSchema }),
  answer: restoredSchema,
  versioned: true,
});

/** One save of a record: an entry of its history, or the versions that it grew by. */
export const savedChangeSchema = v.union([
  v.object({ entryId: idSchema }),
  v.object({
    /** The version that the save left behind. */
    version: v.pipe(v.number(), v.integer(), v.minValue(2)),
    /** How many versions the save made, one for each part that was stored by itself. */
    versions: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)),
  }),
]);
export type SavedChange = v.InferOutput<typeof savedChangeSchema>;

/**
 * Takes one save back and leaves what came later alone (annex J1): members that are still as the
 * save left them get the values from before it. 409 CHANGEDSINCE names in `errors` the members that
 * somebody changed again; then nothing is taken back.
 */
export const undoChange = defineEndpoint('POST /api/audit/{entity}/{id}/undo', {
  id: 'audit.undo',
  summary: 'Takes one change of a record back and leaves later ones alone.',
  source: ['annex J1', 'annex J2'],
  params: v.object({ entity: restorableSchema, id: idSchema }),
  body: savedChangeSchema,
  answer: restoredSchema,
});

/** A deleted record that can still come back. */
export const deletedRecordSchema = v.object({
  id: idSchema,
  name: v.string(),
  deletedBy: v.string(),
  deletedAt: instantSchema,
  /** The entry to restore by, and whose history it is in: a phone number's is its owner's. */
  entryId: idSchema,
  historyOf: v.object({ entity: auditedSchema, id: idSchema }),
  /** Phone numbers that went along, and whether they can still be had again. */
  numbers: v.optional(
    v.array(
      v.object({
        number: phoneNumberSchema,
        isAvailable: v.boolean(),
        /** Held for the account until then; null once it was given up. */
        heldUntil: v.nullable(instantSchema),
        monthlyPrice: v.number(),
        currency: currencySchema,
      }),
    ),
  ),
  /** What comes back costs now and each month; null where nothing of it costs. */
  price: v.optional(v.nullable(quoteSchema)),
});
export type DeletedRecord = v.InferOutput<typeof deletedRecordSchema>;

/** Kinds of records that are kept for 30 days and listed. */
export const deletedKindSchema = v.picklist(['team', 'company', 'ivr', 'teammate', 'phoneNumber']);
export type DeletedKind = v.InferOutput<typeof deletedKindSchema>;

export const listDeleted = defineEndpoint('GET /api/audit/deleted/{entity}', {
  id: 'audit.deleted',
  summary: 'Records of a kind that were deleted in the last 30 days, newest first.',
  source: ['annex J2'],
  params: v.object({ entity: deletedKindSchema }),
  /** Menus or phone numbers of one owner; those of all left out. */
  query: v.object({ ownerId: v.optional(idSchema) }),
  answer: v.object({ items: v.array(deletedRecordSchema) }),
});

const activityFilters = {
  /** Who made the change, or in whose name it was made. */
  personId: v.optional(idSchema),
  /** Kind of record, as entries name it. */
  entity: v.optional(v.pipe(v.string(), v.regex(/^[a-zA-Z]{1,40}$/))),
  via: v.optional(viaSchema),
  ...dayRangeQuery,
  /** Part of the name of the record or of a person. */
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100))),
};

export const listActivity = defineEndpoint('GET /api/audit', {
  id: 'audit.activity',
  summary:
    'Changes of the whole account, newest first; standard users see their own and those about them.',
  source: ['annex J2', 'annex A1'],
  query: v.object({ ...cursorQuery, ...activityFilters }),
  answer: listSchema(auditEntrySchema),
});

export const exportActivity = defineEndpoint('POST /api/audit/export', {
  id: 'audit.export',
  summary: 'The activity under its filters as a CSV file; the export is an entry itself.',
  source: ['annex J2', 'annex J8'],
  body: v.object(activityFilters),
  file: 'text/csv',
  fileName: 'activity.csv',
});
