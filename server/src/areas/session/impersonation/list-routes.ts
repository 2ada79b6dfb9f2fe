import {
  listSessions,
  revokeSession,
  revokeTeammateSessions,
} from '@jackfield/contract/api/session';
import type { FastifyInstance } from 'fastify';
import { addRoute } from '../../../platform/route.ts';
import { listOwnSessions, revokeOwnSession, revokeSessionsOf } from './session-list.ts';

/** Sessions of a person: list, end one, end all of a teammate. */
export function addListRoutes(app: FastifyInstance): void {
  addRoute(app, listSessions, async ({ context }) => {
    const items = await listOwnSessions(context);
    return {
      items,
      total: items.length,
      limit: items.length,
      pageNum: 1,
      pageCount: 1,
      hasMore: false,
      nextStartAfter: null,
    };
  });
  addRoute(app, revokeSession, ({ params, context }) => revokeOwnSession(context, params.id));
  addRoute(app, revokeTeammateSessions, ({ params, context }) =>
    revokeSessionsOf(context, params.id),
  );
}
