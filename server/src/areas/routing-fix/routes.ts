import { fixRouting, undoFix } from '@jackfield/contract/api/routing-engine';
import type { FastifyInstance } from 'fastify';
import type { Outside } from '../audit/restore.ts';
import { definePolicy } from '../../platform/policy.ts';
import { addPolicy, addRoute } from '../../platform/route.ts';
import { fix, revertFix } from './fix.ts';

/** Routing belongs to admins (annex C3). */
const fixPolicy = definePolicy({
  'routing.fix': { who: ['admin'] },
  'routing.undoFix': { who: ['admin'] },
});

/** What puts a finding of the routing right at once, and its way back. */
export function addRoutingFixRoutes(app: FastifyInstance, outside: Outside): void {
  addPolicy(app, fixPolicy);

  addRoute(app, fixRouting, async ({ context, body }) => ({
    saves: await fix(context, body.acts),
  }));

  addRoute(app, undoFix, ({ context, body }) => revertFix(context, body.saves, outside));
}
