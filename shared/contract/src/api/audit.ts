import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { cursorQuery, listSchema } from '../envelope.ts';
import { idSchema, instantSchema } from '../primitives.ts';

/** One change, as it was stored in the transaction that made it (annex J2). Secrets read "changed". */
export const auditEntrySchema = v.object({
  id: idSchema,
  seq: v.number(),
  at: v.string(),
  actor: v.object({ id: v.nullable(idSchema), name: v.string() }),
  onBehalfOf: v.nullable(v.object({ id: idSchema, name: v.string() })),
  via: v.picklist(['ui', 'api', 'bulk', 'schedule', 'system', 'support']),
  action: v.string(),
  entity: v.string(),
  entityId: v.string(),
  entityName: v.string(),
  before: v.nullable(v.record(v.string(), v.unknown())),
  after: v.nullable(v.record(v.string(), v.unknown())),
  requestId: v.string(),
});
export type AuditEntry = v.InferOutput<typeof auditEntrySchema>;

/** Kinds of records whose history is read by record. */
const auditedSchema = v.picklist(['teammate', 'team', 'company', 'tenant', 'ivr']);

export const recordHistory = defineEndpoint({
  id: 'audit.record',
  method: 'GET',
  path: '/api/audit/{entity}/{id}',
  summary: 'Changes of one record, newest first.',
  source: ['annex J2'],
  params: v.object({ entity: auditedSchema, id: idSchema }),
  query: v.object(cursorQuery),
  status: 200,
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
export const restoreRecord = defineEndpoint({
  id: 'audit.restore',
  method: 'POST',
  path: '/api/audit/{entity}/{id}/restore',
  summary: 'Takes a record back to what it was before one of its changes.',
  source: ['annex J2'],
  params: v.object({ entity: auditedSchema, id: idSchema }),
  body: v.object({ entryId: idSchema }),
  status: 200,
  answer: restoredSchema,
  versioned: true,
});

/** A deleted record that can still come back. */
export const keptRecordSchema = v.object({
  id: idSchema,
  name: v.string(),
  deletedBy: v.string(),
  deletedAt: instantSchema,
  /** The entry of the history to restore by. */
  entryId: idSchema,
});
export type KeptRecord = v.InferOutput<typeof keptRecordSchema>;

export const listDeletedTeams = defineEndpoint({
  id: 'audit.deletedTeams',
  method: 'GET',
  path: '/api/audit/deleted/team',
  summary: 'Teams that were deleted in the last 30 days, newest first.',
  source: ['annex J2'],
  status: 200,
  answer: v.object({ items: v.array(keptRecordSchema) }),
});
