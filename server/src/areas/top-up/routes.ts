import { getTopUp, putTopUp } from '@jackfield/contract/api/top-up';
import type { FastifyInstance } from 'fastify';
import { signedIn } from '../../platform/context.ts';
import { addPolicy, addRoute } from '../../platform/route.ts';
import { topUpPolicy } from './policy.ts';
import { readTopUp, updateTopUp } from './settings.ts';

/** Credit that is added by itself (annex G6). */
export function addTopUpRoutes(app: FastifyInstance): void {
  addPolicy(app, topUpPolicy);

  addRoute(app, getTopUp, ({ context }) =>
    context.read((tx) => readTopUp(tx, signedIn(context).tenantId, context.clock.now())),
  );

  addRoute(app, putTopUp, ({ context, body }) => updateTopUp(context, body));
}
