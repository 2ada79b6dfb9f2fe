import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { cursorQuery, listSchema } from '../envelope.ts';
import { idSchema } from '../primitives.ts';

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

export const recordHistory = defineEndpoint({
  id: 'audit.record',
  method: 'GET',
  path: '/api/audit/{entity}/{id}',
  summary: 'Changes of one record, newest first.',
  source: ['annex J2'],
  params: v.object({ entity: v.picklist(['teammate', 'team', 'company', 'tenant']), id: idSchema }),
  query: v.object(cursorQuery),
  status: 200,
  answer: listSchema(auditEntrySchema),
});
