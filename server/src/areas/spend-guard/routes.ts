import {
  getGuardStop,
  getSpendGuard,
  guardDrivers,
  guardSpending,
  guardState,
  liftGuardStop,
  putSpendGuard,
} from '@jackfield/contract/api/spend-guard';
import type { FastifyInstance } from 'fastify';
import { signedIn } from '../../platform/context.ts';
import { addPolicy, addRoute } from '../../platform/route.ts';
import { definePolicy } from '../../platform/policy.ts';
import { liftStop } from './lift-stop.ts';
import { readGuard, updateGuard } from './settings.ts';
import { driversOf, spendingOf } from './spending.ts';
import { guardStateOf } from './state.ts';
import { storyOf } from './story.ts';

const readers = { who: ['admin'] } as const;

/** The guard is for admins (annex C3). */
const spendGuardPolicy = definePolicy({
  'spendGuard.get': readers,
  'spendGuard.state': readers,
  'spendGuard.spending': readers,
  'spendGuard.drivers': readers,
  'spendGuard.stop': readers,
  'spendGuard.update': { who: ['admin'], impersonation: false, stepUp: true },
  'spendGuard.lift': { who: ['admin'], impersonation: false, stepUp: true },
});

/** The spend guard: its settings, what it saw, and lifting a stop (annex J7). */
export function addSpendGuardRoutes(app: FastifyInstance): void {
  addPolicy(app, spendGuardPolicy);

  addRoute(app, getSpendGuard, ({ context }) =>
    context.read((tx) => readGuard(tx, signedIn(context).tenantId)),
  );

  addRoute(app, putSpendGuard, ({ context, body }) => updateGuard(context, body));

  addRoute(app, guardState, ({ context }) =>
    context.read((tx) => guardStateOf(tx, signedIn(context).tenantId, context.clock.now())),
  );

  addRoute(app, guardSpending, ({ context }) =>
    context.read((tx) => spendingOf(tx, signedIn(context).tenantId, context.clock.now())),
  );

  addRoute(app, guardDrivers, ({ context, query }) =>
    context.read(async (tx) => ({
      drivers: await driversOf(tx, signedIn(context).tenantId, query.day),
    })),
  );

  addRoute(app, getGuardStop, ({ context, params }) =>
    context.read((tx) => storyOf(tx, signedIn(context).tenantId, params.stopId)),
  );

  addRoute(app, liftGuardStop, async ({ context, params, body }) => {
    await liftStop(context, { id: params.stopId, reason: body.reason, cap: body.cap });
  });
}
