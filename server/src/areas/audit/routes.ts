import {
  exportActivity,
  listActivity,
  listDeleted,
  recordHistory,
  restoreRecord as restoreEndpoint,
  undoChange,
} from '@jackfield/contract/api/audit';
import type { FastifyInstance } from 'fastify';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import { ApiError } from '../../platform/errors.ts';
import { cursorAnswer, unknownCursor, wantedLimit } from '../../platform/list.ts';
import { checkIsNoAdmin, definePolicy } from '../../platform/policy.ts';
import { readRow } from '../../platform/rows.ts';
import { addPolicy, addRoute } from '../../platform/route.ts';
import { activityScope, selectActivity } from './activity.ts';
import { exportActivityFile } from './export-activity.ts';
import { softDeletedRecords } from './soft-deleted.ts';
import { namesBehind, toEntry } from './names.ts';
import { selectHistory } from './repository.ts';
import { type Outside, restoreRecord, undoSave } from './restore.ts';

/** Admins read and restore every record, standard users their own (annex J2). */
const auditPolicy = definePolicy({
  'audit.record': { who: ['admin', 'standard'], self: 'id', byEntity: true, byTeam: 'id' },
  'audit.restore': {
    who: ['admin', 'standard'],
    self: 'id',
    byEntity: true,
    byTeam: 'id',
    stepUp: 'byContent',
  },
  'audit.undo': {
    who: ['admin', 'standard'],
    self: 'id',
    byEntity: true,
    byTeam: 'id',
    stepUp: 'byContent',
  },
  'audit.deleted': { who: ['admin'], byEntity: true },
  'audit.activity': { who: ['admin', 'standard'] },
  'audit.export': { who: ['admin', 'standard'], isRead: true },
});

/**
 * Throws 403 for another record than one's own or of one's area, and for an admin's; 404 for a
 * deleted team, which its lead may not bring back, since other routing comes back with it.
 */
async function checkMayGoBack(
  context: RequestContext,
  { entity, id }: { readonly entity: string; readonly id: string },
): Promise<void> {
  if (context.reach === 'own' && entity !== 'teammate') throw new ApiError('FORBIDDEN');
  if (entity === 'teammate') await checkIsNoAdmin(context, id);
  if (context.reach !== 'teams') return;
  const { tenantId } = signedIn(context);
  await context.read((tx) => readRow(tx, 'team', { tenantId, id }));
}

/** History of a record and of the account, and the ways back in it. */
export function addAuditRoutes(app: FastifyInstance, outside: Outside): void {
  addPolicy(app, auditPolicy);

  addRoute(app, listActivity, ({ context, query }) =>
    context.read(async (tx) => {
      const { startAfter, limit: _, ...filters } = query;
      const limit = wantedLimit(query);
      const scope = await activityScope(tx, context, filters);
      const rows = await selectActivity(tx, scope, { startAfter, limit: limit + 1 });
      const names = await namesBehind(tx, signedIn(context).tenantId, rows);
      return cursorAnswer(
        rows.map((row) => toEntry(row, names)),
        limit,
      );
    }),
  );

  addRoute(app, exportActivity, ({ context, body }) => exportActivityFile(context, body));

  addRoute(app, recordHistory, async ({ context, params, query }) => {
    const { tenantId } = signedIn(context);
    if (context.reach === 'own' && params.entity !== 'teammate') throw new ApiError('FORBIDDEN');
    const limit = wantedLimit(query);
    const { startAfter } = query;
    return context.read(async (tx) => {
      const rows = await selectHistory(tx, { tenantId, ...params, startAfter, limit: limit + 1 });
      if (rows === null) throw unknownCursor();
      const names = await namesBehind(tx, tenantId, rows);
      return cursorAnswer(
        rows.map((row) => toEntry(row, names)),
        limit,
      );
    });
  });

  addRoute(app, restoreEndpoint, async ({ context, params, body }) => {
    await checkMayGoBack(context, params);
    return restoreRecord(context, { ...params, entryId: body.entryId, outside });
  });

  addRoute(app, undoChange, async ({ context, params, body }) => {
    await checkMayGoBack(context, params);
    return undoSave(context, { ...params, save: body, outside });
  });

  addRoute(app, listDeleted, async ({ context, params, query }) => ({
    items: await softDeletedRecords(context, { ...params, ownerId: query.ownerId }, outside.lookup),
  }));
}
