import * as walls from '@jackfield/contract/api/wall';
import type { FastifyInstance } from 'fastify';
import { signedIn } from '../../platform/context.ts';
import { notFound } from '../../platform/errors.ts';
import { definePolicy } from '../../platform/policy.ts';
import { accountRow } from '../../platform/rows.ts';
import { addPolicy, addRoute } from '../../platform/route.ts';
import { liveBoard } from '../exchange/live-board.ts';
import { bearerOf } from '../session/tokens/authenticate.ts';
import { endWall, findWall, makeWall, noteUse, selectWalls } from './links.ts';
import { wallBoard } from './wall-board.ts';

const admin = { who: ['admin'] } as const;

/** Links belong to admins, not to who acts as one; who has one, reads the board without a session. */
const wallPolicy = definePolicy({
  'wall.list': admin,
  'wall.create': { ...admin, impersonation: false, stepUp: 'orPassword' },
  'wall.revoke': { ...admin, impersonation: false },
  'wall.read': { who: ['anonymous'] },
});

/** Links that show the live board on a wall, without a sign-in (LIVE-02). */
export function addWallRoutes(app: FastifyInstance): void {
  const { config, db, clock } = app.services;
  addPolicy(app, wallPolicy);

  addRoute(app, walls.listWalls, ({ context }) =>
    context.read(async (tx) => ({ items: await selectWalls(tx, signedIn(context).tenantId) })),
  );

  addRoute(app, walls.createWall, ({ context, body }) => makeWall(context, body, config.publicUrl));

  addRoute(app, walls.revokeWall, ({ context, params }) => endWall(context, params.id));

  addRoute(app, walls.readWall, async ({ request, reply }) => {
    const now = clock.now();
    const token = bearerOf(request) ?? '';
    const wall = await db.system(async (tx) => {
      const found = await findWall(tx, token, now);
      if (found !== null) await noteUse(tx, found, now);
      return found;
    });
    if (wall === null) throw notFound();
    reply.header('x-robots-tag', 'noindex');
    return db.read(wall.tenant_id, async (tx) => {
      const account = await accountRow(tx, wall.tenant_id);
      const board = await liveBoard(tx, wall.tenant_id, { now, led: null });
      return {
        at: board.at,
        company: account.company_name,
        timeZone: account.time_zone,
        theme: wall.theme,
        ...wallBoard(board, wall.shows_names),
      };
    });
  });
}
