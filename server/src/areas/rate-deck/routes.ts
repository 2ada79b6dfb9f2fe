import { exportRates, listRates } from '@jackfield/contract/api/rate-deck';
import type { FastifyInstance } from 'fastify';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import { notFound } from '../../platform/errors.ts';
import { pageAnswer, wantedPage } from '../../platform/list.ts';
import { definePolicy } from '../../platform/policy.ts';
import { addPolicy, addRoute } from '../../platform/route.ts';
import { rateDeckOf } from './deck.ts';
import { exportDeck } from './export.ts';
import { matching, narrowed } from './narrow.ts';

/** What calls abroad cost is for admins to read. */
const rateDeckPolicy = definePolicy({
  'rateDeck.list': { who: ['admin'] },
  'rateDeck.export': { who: ['admin'] },
});

function checkOwn(context: RequestContext, tenantId: string): void {
  if (tenantId.toLowerCase() !== signedIn(context).tenantId) throw notFound();
}

/** What calls abroad cost the account (API-56). */
export function addRateDeckRoutes(app: FastifyInstance): void {
  addPolicy(app, rateDeckPolicy);

  addRoute(app, listRates, async ({ context, params, query }) => {
    checkOwn(context, params.tenantId);
    const deck = await rateDeckOf(context);
    const page = wantedPage(query);
    const found = narrowed(deck, query);
    const all = matching(deck, query.search);
    const allowed = all.filter(({ isAllowed }) => isAllowed).length;
    return {
      ...pageAnswer(found.slice(page.offset, page.offset + page.limit), found.length, page),
      counts: { all: all.length, allowed, notAllowed: all.length - allowed },
    };
  });

  addRoute(app, exportRates, async ({ context, params, query }) => {
    checkOwn(context, params.tenantId);
    return exportDeck(narrowed(await rateDeckOf(context), query));
  });
}
