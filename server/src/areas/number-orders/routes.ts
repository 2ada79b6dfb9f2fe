import {
  listCallingNameOrders,
  listListingOrders,
  orderCallingName,
  orderDirectoryListing,
} from '@jackfield/contract/api/number-order';
import type { FastifyInstance } from 'fastify';
import type { CarrierOf } from '../../carrier/carrier.ts';
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

interface NumberOrderParts {
  readonly carrierOf: CarrierOf;
}

/** Calling names and directory listings of numbers (API-100 to API-103). */
export function addNumberOrderRoutes(app: FastifyInstance, { carrierOf }: NumberOrderParts): void {
  addPolicy(app, numberOrderPolicy);

  addRoute(app, listCallingNameOrders, async ({ context, params }) => {
    const { answer } = await listOrders(context, params.id, lidb);
    return answer;
  });

  addRoute(app, orderCallingName, async ({ context, params, body }) =>
    lidb.toOrder(
      await placeNumberOrder(context, {
        kind: 'lidb',
        phoneNumberId: params.id,
        wanted: body,
        carrierOf,
      }),
    ),
  );

  addRoute(app, listListingOrders, async ({ context, params }) => {
    const { provider, answer } = await listOrders(context, params.id, dlda);
    return { ...answer, isOffered: carrierOf(provider).hasListings };
  });

  addRoute(app, orderDirectoryListing, async ({ context, params, body }) =>
    dlda.toOrder(
      await placeNumberOrder(context, {
        kind: 'dlda',
        phoneNumberId: params.id,
        wanted: body,
        carrierOf,
      }),
    ),
  );
}

interface OrderKind<Order, Wanted> {
  readonly kind: 'lidb' | 'dlda';
  toOrder(row: NumberOrderRow): Order;
  wanted(row: NumberOrderRow): Wanted;
}

/**
 * Orders of a kind, and who sold the number; what the newest completed one says is the current value
 * (annex E4).
 */
function listOrders<Order, Wanted>(
  context: RequestContext,
  id: string,
  { kind, toOrder, wanted }: OrderKind<Order, Wanted>,
) {
  const actor = signedIn(context);
  return context.read(async (tx) => {
    const { phoneNumber, provider } = await readOrderedNumber(tx, context, id);
    const rows = await selectNumberOrders(tx, { tenantId: actor.tenantId, id, kind });
    const current = rows.find((row) => row.order_status === 'completed');
    const answer = {
      ...pageAnswer(rows.map(toOrder), rows.length, whole),
      phoneNumber,
      current: current === undefined ? null : wanted(current),
    };
    return { answer, provider };
  });
}
