import {
  cancelDeskphoneOrder as cancelEndpoint,
  listDeskphoneOrders,
  listDeskphones,
  orderDeskphones,
} from '@jackfield/contract/api/deskphone';
import type { FastifyInstance } from 'fastify';
import { signedIn } from '../../platform/context.ts';
import { pageAnswer, wantedPage } from '../../platform/list.ts';
import { definePolicy } from '../../platform/policy.ts';
import { addPolicy, addRoute } from '../../platform/route.ts';
import { priceListOf } from '../prices/price-list.ts';
import { cancelDeskphoneOrder } from './cancel-order.ts';
import { catalogue, toDeskphone } from './catalogue.ts';
import { placeDeskphoneOrder } from './place-order.ts';
import { selectDeskphoneOrders, toOrder } from './repository.ts';

const countries = ['USA', 'CAN'] as const;

/** Admins buy desk phones; Malaysia accounts have none (ROLE-08), impersonated sessions read only. */
const deskphonePolicy = definePolicy({
  'deskphone.list': { who: ['admin'], countries },
  'deskphoneOrder.list': { who: ['admin'], countries },
  'deskphoneOrder.create': { who: ['admin'], countries, impersonation: false, stepUp: true },
  'deskphoneOrder.cancel': { who: ['admin'], countries, impersonation: false },
});

const whole = wantedPage({});

/** Milliseconds in which the same order is the same request sent again. */
const repeated = 5000;

/** Desk phones for sale and their orders (DEV-02). */
export function addDeskphoneRoutes(app: FastifyInstance): void {
  addPolicy(app, deskphonePolicy);

  addRoute(app, listDeskphones, ({ context }) =>
    context.read(async (tx) => {
      const prices = await priceListOf(tx, 'usd');
      const items = catalogue.map((entry) => toDeskphone(entry, prices));
      return pageAnswer(items, items.length, whole);
    }),
  );

  addRoute(app, listDeskphoneOrders, ({ context }) =>
    context.read(async (tx) => {
      const rows = await selectDeskphoneOrders(tx, signedIn(context).tenantId);
      return pageAnswer(rows.map(toOrder), rows.length, whole);
    }),
  );

  addRoute(app, orderDeskphones, ({ context, body }) => placeDeskphoneOrder(context, body), {
    onceWithin: repeated,
  });

  addRoute(app, cancelEndpoint, ({ context, params }) => cancelDeskphoneOrder(context, params.id));
}
