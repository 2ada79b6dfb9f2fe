import {
  listSessions,
  revokeOtherSessions as revokeOtherSessionsEndpoint,
  revokeSession,
  revokeTeammateSessions,
} from '@jackfield/contract/api/session';
import type { FastifyInstance } from 'fastify';
import { pageAnswer, wantedPage } from '../../../platform/list.ts';
import { addRoute } from '../../../platform/route.ts';
import {
  listOwnSessions,
  revokeOtherSessions,
  revokeOwnSession,
  revokeSessionsOf,
} from './session-list.ts';

/** Sessions of a person: list, end one, end all of a teammate. */
export function addListRoutes(app: FastifyInstance): void {
  addRoute(app, listSessions, async ({ context }) => {
    const items = await listOwnSessions(context);
    return pageAnswer(items, items.length, wantedPage({}));
  });
  addRoute(app, revokeSession, ({ params, context }) => revokeOwnSession(context, params.id));
  addRoute(app, revokeOtherSessionsEndpoint, ({ context }) => revokeOtherSessions(context));
  addRoute(app, revokeTeammateSessions, ({ params, context }) =>
    revokeSessionsOf(context, params.id),
  );
}
