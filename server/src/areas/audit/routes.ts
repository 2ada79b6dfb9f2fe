import type { AuditEntry } from '@jackfield/contract/api/audit';
import {
  listDeletedTeams,
  recordHistory,
  restoreRecord as restoreEndpoint,
} from '@jackfield/contract/api/audit';
import type { FastifyInstance } from 'fastify';
import type { Selectable } from 'kysely';
import { signedIn } from '../../platform/context.ts';
import type { AuditEntryTable } from '../../platform/core-tables.ts';
import { ApiError } from '../../platform/errors.ts';
import { keptSince } from '../../platform/kept-records.ts';
import { cursorAnswer, unknownCursor, wantedLimit } from '../../platform/list.ts';
import { definePolicy } from '../../platform/policy.ts';
import { addPolicy, addRoute } from '../../platform/route.ts';
import { selectDeletedTeams, selectHistory } from './repository.ts';
import { restoreRecord } from './restore.ts';

/** Admins read and restore every record, standard users their own (annex J2). */
const auditPolicy = definePolicy({
  'audit.record': { who: ['admin', 'standard'], self: 'id' },
  'audit.restore': { who: ['admin', 'standard'], self: 'id' },
  'audit.deletedTeams': { who: ['admin'] },
});

function toEntry(row: Selectable<AuditEntryTable>): AuditEntry {
  const onBehalfOf =
    row.on_behalf_of_id === null
      ? null
      : { id: row.on_behalf_of_id, name: row.on_behalf_of_name ?? '' };
  return {
    id: row.id,
    seq: row.seq,
    at: new Date(row.at).toISOString(),
    actor: { id: row.actor_id, name: row.actor_name },
    onBehalfOf,
    via: row.via,
    action: row.action,
    entity: row.entity,
    entityId: row.entity_id,
    entityName: row.entity_name,
    before: row.before,
    after: row.after,
    requestId: row.request_id,
  };
}

/** History of a record, and the ways back in it. */
export function addAuditRoutes(app: FastifyInstance): void {
  addPolicy(app, auditPolicy);

  addRoute(app, recordHistory, async ({ context, params, query }) => {
    const { tenantId, role } = signedIn(context);
    if (role === 'standard' && params.entity !== 'teammate') throw new ApiError('FORBIDDEN');
    const limit = wantedLimit(query);
    const rows = await context.read((tx) =>
      selectHistory(tx, { tenantId, ...params, startAfter: query.startAfter, limit: limit + 1 }),
    );
    if (rows === null) throw unknownCursor();
    return cursorAnswer(rows.map(toEntry), limit);
  });

  addRoute(app, restoreEndpoint, ({ context, params, body }) => {
    const { role } = signedIn(context);
    if (role === 'standard' && params.entity !== 'teammate') throw new ApiError('FORBIDDEN');
    return restoreRecord(context, { ...params, entryId: body.entryId });
  });

  addRoute(app, listDeletedTeams, async ({ context }) => {
    const { tenantId } = signedIn(context);
    const since = keptSince(context.clock.now());
    return { items: await context.read((tx) => selectDeletedTeams(tx, tenantId, since)) };
  });
}
