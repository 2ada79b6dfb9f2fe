import {
  exportUsage,
  listUsage,
  receivedCalls,
  usageCounts,
  usageTotals,
} from '@jackfield/contract/api/usage';
import type { FastifyInstance } from 'fastify';
import { signedIn } from '../../platform/context.ts';
import { pageAnswer, wantedPage } from '../../platform/list.ts';
import { definePolicy } from '../../platform/policy.ts';
import { addPolicy, addRoute } from '../../platform/route.ts';
import { dayScope } from '../tenant/day-scope.ts';
import { tenantRow } from '../tenant/repository.ts';
import { countsByDay } from './counts.ts';
import { exportUsageFile } from './export.ts';
import { countUsage, selectUsage } from './listing.ts';
import { callsReceived } from './received.ts';
import { usageTotalsOf } from './totals.ts';

/** Usage is for admins to read (annex C3). */
const usagePolicy = definePolicy({
  'usage.list': { who: ['admin'] },
  'usage.totals': { who: ['admin'] },
  'usage.counts': { who: ['admin'] },
  'usage.export': { who: ['admin'] },
  'usage.received': { who: ['admin'] },
});

/** Calls and messages that were charged (API-51). */
export function addUsageRoutes(app: FastifyInstance): void {
  addPolicy(app, usagePolicy);

  addRoute(app, listUsage, ({ context, query }) =>
    context.read(async (tx) => {
      const scope = await dayScope(tx, context, query);
      const { sortBy = 'date', direction = sortBy === 'date' ? 'desc' : 'asc' } = query;
      const page = wantedPage(query, { isPaged: true });
      const items = await selectUsage(tx, { ...scope, sortBy, direction }, page);
      return pageAnswer(items, await countUsage(tx, scope), page);
    }),
  );

  addRoute(app, usageTotals, ({ context, query }) =>
    context.read(async (tx) => {
      const scope = await dayScope(tx, context, query);
      const { currency } = await tenantRow(tx, scope.tenantId);
      return usageTotalsOf(tx, scope, currency);
    }),
  );

  addRoute(app, usageCounts, ({ context, query }) =>
    context.read(async (tx) => ({
      days: await countsByDay(tx, await dayScope(tx, context, query)),
    })),
  );

  addRoute(app, exportUsage, async ({ context, query, reply }) => {
    const scope = await context.read((tx) => dayScope(tx, context, query));
    const { sortBy = 'date', direction = sortBy === 'date' ? 'desc' : 'asc' } = query;
    reply.header('content-disposition', 'attachment; filename="usage.csv"');
    return exportUsageFile(context, { ...scope, sortBy, direction });
  });

  addRoute(app, receivedCalls, ({ context }) =>
    context.read((tx) => callsReceived(tx, signedIn(context).tenantId, context.clock.now())),
  );
}
