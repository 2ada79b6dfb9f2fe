import { getTopUp, putTopUp } from '@jackfield/contract/api/top-up';
import type { FastifyInstance } from 'fastify';
import { signedIn } from '../../platform/context.ts';
import { addPolicy, addRoute } from '../../platform/route.ts';
import { definePolicy } from '../../platform/policy.ts';
import { readTopUp, updateTopUp } from './settings.ts';

/** Adding credit is for admins, as the credit is (annex C3). */
const topUpPolicy = definePolicy({
  'topUp.get': { who: ['admin'] },
  'topUp.update': { who: ['admin'], impersonation: false, stepUp: true },
});

/** Credit that is added by itself (annex G6). */
export function addTopUpRoutes(app: FastifyInstance): void {
  addPolicy(app, topUpPolicy);

  addRoute(app, getTopUp, ({ context }) =>
    context.read((tx) => readTopUp(tx, signedIn(context).tenantId, context.clock.now())),
  );

  addRoute(app, putTopUp, ({ context, body }) => updateTopUp(context, body));
}
