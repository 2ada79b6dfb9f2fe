import {
  addCredit as addCreditEndpoint,
  balanceHistory,
  exportTransactions,
  listTransactions,
  transactionTotals,
} from '@jackfield/contract/api/balance';
import type { FastifyInstance } from 'fastify';
import type { WorkKind } from '../../platform/due-work.ts';
import { keyOf } from '../../platform/http/idempotency.ts';
import { pageAnswer, wantedPage } from '../../platform/list.ts';
import { addPolicy, addRoute } from '../../platform/route.ts';
import { accountRow } from '../../platform/rows.ts';
import { dayScope } from '../tenant/day-scope.ts';
import { definePolicy } from '../../platform/policy.ts';
import { addCredit } from './add-credit.ts';
import { exportTransactionsFile } from './export.ts';
import { balanceHistoryOf } from './history.ts';
import { countTransactions, selectTransactions } from './listing.ts';
import { transactionTotalsOf } from './totals.ts';

const readers = { who: ['admin'] } as const;

/** The credit is for admins; a suspended account may still add to it (OP-34, annex C3). */
const ledgerPolicy = definePolicy({
  'balance.list': readers,
  'balance.totals': readers,
  'balance.history': readers,
  'balance.export': readers,
  'balance.add': { who: ['admin'], whileSuspended: true, impersonation: false, stepUp: true },
});

/** The prepaid credit and its transactions (API-49, API-50). */
export function addLedgerRoutes(
  app: FastifyInstance,
  { cards }: { readonly cards: WorkKind },
): void {
  addPolicy(app, ledgerPolicy);

  addRoute(app, listTransactions, ({ context, query }) =>
    context.read(async (tx) => {
      const scope = await dayScope(tx, context, query);
      const { sortBy = 'createdAt', direction = sortBy === 'createdAt' ? 'desc' : 'asc' } = query;
      const page = wantedPage(query, { isPaged: true });
      const items = await selectTransactions(tx, { ...scope, sortBy, direction }, page);
      return pageAnswer(items, await countTransactions(tx, scope), page);
    }),
  );

  addRoute(app, transactionTotals, ({ context, query }) =>
    context.read(async (tx) => {
      const scope = await dayScope(tx, context, query);
      const { currency } = await accountRow(tx, scope.tenantId);
      return { ...(await transactionTotalsOf(tx, scope)), currency };
    }),
  );

  addRoute(app, balanceHistory, ({ context }) =>
    context.read(async (tx) => {
      const { tenantId, timeZone } = await dayScope(tx, context, {});
      const { balance, currency } = await accountRow(tx, tenantId);
      const history = await balanceHistoryOf(tx, { tenantId, timeZone, now: context.clock.now() });
      return { balance: Number(balance), currency, ...history };
    }),
  );

  addRoute(app, exportTransactions, async ({ context, query }) => {
    const scope = await context.read((tx) => dayScope(tx, context, query));
    const { sortBy = 'createdAt', direction = sortBy === 'createdAt' ? 'desc' : 'asc' } = query;
    return exportTransactionsFile(context, { ...scope, sortBy, direction });
  });

  addRoute(app, addCreditEndpoint, ({ context, body, request }) =>
    addCredit(context, { ...body, shownTotal: body.shownTotal, key: keyOf(request) }, cards),
  );
}
