import {
  exportUsage,
  listUsage,
  receivedCalls,
  type UsageCount,
  usageCounts,
  usageTotals,
} from '@jackfield/contract/api/usage';
import type { FastifyInstance } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import { signedIn } from '../../platform/context.ts';
import { pageAnswer, wantedPage } from '../../platform/list.ts';
import { definePolicy } from '../../platform/policy.ts';
import { addPolicy, addRoute } from '../../platform/route.ts';
import { accountRow } from '../../platform/rows.ts';
import { dayScope } from '../tenant/day-scope.ts';
import type { Tx } from '../../platform/database.ts';
import { exportUsageFile } from './export.ts';
import { countUsage, selectUsage } from './listing.ts';
import { callsReceived } from './received.ts';
import { usageTotalsOf } from './totals.ts';
import { usedBy, type UsageScope } from './scope.ts';

/** Most days of an answer; longer ranges show their last ones. */
const mostDays = 92;

/** Calls and messages of each day; each of them counts once, so that the parts add up. */
async function countsByDay(tx: Tx, scope: UsageScope): Promise<UsageCount[]> {
  const { startDate = null, endDate = null } = scope;
  const isMessage = sql`d.usage_type = 'sms'`;
  const count = (which: RawBuilder<unknown>) =>
    sql`coalesce(sum(d.calls) filter (where ${which}), 0)::integer`;
  const { rows } = await sql<Omit<UsageCount, 'amount'> & { amount: string }>`
    with d as (${usedBy('destination', scope, { byDay: true })})
    select to_char(r.day, 'YYYY-MM-DD') as day,
      ${count(sql`d.direction = 'inbound' and not ${isMessage}`)} as inbound,
      ${count(sql`d.direction = 'outbound' and not ${isMessage}`)} as outbound,
      ${count(isMessage)} as messages,
      coalesce(sum(d.amount), 0)::text as amount
    from generate_series(
      greatest(${startDate}::date, ${endDate}::date - ${mostDays - 1}::integer),
      ${endDate}::date, interval '1 day') as r(day)
    left join d on d.day = r.day::date
    group by r.day order by r.day`.execute(tx);
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
}

/** Usage is for admins to read (annex C3). */
const usagePolicy = definePolicy({
  'usage.list': { who: ['admin'] },
  'usage.totals': { who: ['admin'] },
  'usage.counts': { who: ['admin'] },
  'usage.export': { who: ['admin'] },
  'usage.received': { who: ['admin'] },
});

/** Charts and files; lists are read again as soon as something changes. */
const late = { mayBeLate: true };

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

  addRoute(
    app,
    usageTotals,
    ({ context, query }) =>
      context.read(async (tx) => {
        const scope = await dayScope(tx, context, query);
        const { currency } = await accountRow(tx, scope.tenantId);
        return usageTotalsOf(tx, scope, currency);
      }),
    late,
  );

  addRoute(
    app,
    usageCounts,
    ({ context, query }) =>
      context.read(async (tx) => ({
        days: await countsByDay(tx, await dayScope(tx, context, query)),
      })),
    late,
  );

  addRoute(
    app,
    exportUsage,
    async ({ context, query }) => {
      const scope = await context.read((tx) => dayScope(tx, context, query));
      const { sortBy = 'date', direction = sortBy === 'date' ? 'desc' : 'asc' } = query;
      return exportUsageFile(context, { ...scope, sortBy, direction });
    },
    late,
  );

  addRoute(app, receivedCalls, ({ context }) =>
    context.read((tx) => callsReceived(tx, signedIn(context).tenantId, context.clock.now())),
  );
}
