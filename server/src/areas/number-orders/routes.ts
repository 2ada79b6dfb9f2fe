import {
  listCallingNameOrders,
  listListingOrders,
  orderCallingName,
  orderDirectoryListing,
} from '@jackfield/contract/api/number-order';
import type { FastifyInstance } from 'fastify';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import { pageAnswer, wantedPage } from '../../platform/list.ts';
import { definePolicy } from '../../platform/policy.ts';
import { addPolicy, addRoute } from '../../platform/route.ts';
import { type NumberOrderRow, numberOrderKinds } from './kinds.ts';
import { placeNumberOrder } from './place-order.ts';
import { readOrderedNumber, selectNumberOrders } from './repository.ts';

/** Standard users order for their own numbers (OP-101); whose a number is, is looked at there. */
const numberOrderPolicy = definePolicy({
  'callingName.list': { who: ['admin', 'standard'] },
  'callingName.order': { who: ['admin', 'standard'] },
  'directoryListing.list': { who: ['admin', 'standard'] },
  'directoryListing.order': { who: ['admin', 'standard'] },
});

const { lidb, dlda } = numberOrderKinds;
const whole = wantedPage({});

/** Calling names and directory listings of numbers (API-100 to API-103). */
export function addNumberOrderRoutes(app: FastifyInstance): void {
  addPolicy(app, numberOrderPolicy);

  addRoute(app, listCallingNameOrders, ({ context, params }) =>
    listOrders(context, params.id, lidb),
  );

  addRoute(app, orderCallingName, async ({ context, params, body }) =>
    lidb.toOrder(
      await placeNumberOrder(context, { kind: 'lidb', phoneNumberId: params.id, wanted: body }),
    ),
  );

  addRoute(app, listListingOrders, ({ context, params }) => listOrders(context, params.id, dlda));

  addRoute(app, orderDirectoryListing, async ({ context, params, body }) =>
    dlda.toOrder(
      await placeNumberOrder(context, { kind: 'dlda', phoneNumberId: params.id, wanted: body }),
    ),
  );
}

interface OrderKind<Order, Wanted> {
  readonly kind: 'lidb' | 'dlda';
  toOrder(row: NumberOrderRow): Order;
  wanted(row: NumberOrderRow): Wanted;
}

/** Orders of a kind; what the newest completed one says is the current value (annex E4). */
function listOrders<Order, Wanted>(
  context: RequestContext,
  id: string,
  { kind, toOrder, wanted }: OrderKind<Order, Wanted>,
) {
  const actor = signedIn(context);
  return context.read(async (tx) => {
    const phoneNumber = await readOrderedNumber(tx, context, id);
    const rows = await selectNumberOrders(tx, { tenantId: actor.tenantId, id, kind });
    const current = rows.find((row) => row.order_status === 'completed');
    return {
      ...pageAnswer(rows.map(toOrder), rows.length, whole),
      phoneNumber,
      current: current === undefined ? null : wanted(current),
    };
  });
}
