import {
  cancelPortOrder,
  checkPortability,
  correctPortPoint,
  createPortOrder,
  getPortLetter,
  getPortOrder,
  leavePortNumberOut,
  listPortOrders,
  portBillAddress,
  signPortLetter,
  submitPortOrder,
  undoPortPoint,
  updatePortOrder,
  uploadPortBill,
} from '@jackfield/contract/api/port-in';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../platform/errors.ts';
import { pageAnswer, wantedPage } from '../../platform/list.ts';
import { definePolicy } from '../../platform/policy.ts';
import { addPolicy, addRoute } from '../../platform/route.ts';
import type { PortInProvider } from '../../porting/provider.ts';
import { withForms } from '../media/with-forms.ts';
import { addBillRoute, billAddress, type BillParts, receiveBill } from './bill.ts';
import { cancelOrder } from './cancel.ts';
import { checkNumbers } from './check-numbers.ts';
import { createOrder, updateOrder } from './draft.ts';
import { readLetter, signLetter } from './letter.ts';
import { listOrders } from './list-orders.ts';
import { readPortOrder } from './order.ts';
import { correctPoint, leaveOut, undoCorrection } from './points.ts';
import { submitOrder } from './submit.ts';

const row = { who: ['admin'], countries: ['USA', 'CAN'] } as const;
/** What commits the company to another carrier is for the person alone (PORT-01). */
const personal = { ...row, impersonation: false } as const;

/** Admins, and who manages numbers; Malaysia has no porting. */
const portInPolicy = definePolicy({
  'portOrder.check': { ...row, isRead: true },
  'portOrder.list': row,
  'portOrder.get': row,
  'portOrder.create': row,
  'portOrder.update': row,
  'portOrder.uploadBill': row,
  'portOrder.billAddress': row,
  'portOrder.letter': row,
  'portOrder.sign': personal,
  'portOrder.submit': personal,
  'portOrder.correct': row,
  'portOrder.undoCorrection': row,
  'portOrder.leaveOut': row,
  'portOrder.cancel': personal,
});

interface PortInParts extends BillParts {
  /** Null where nobody moves numbers here: there is nothing to order then. */
  readonly portIn: PortInProvider | null;
}

/** Numbers that come from other carriers (PORT-01). */
export function addPortInRoutes(app: FastifyInstance, parts: PortInParts): void {
  const provider = (): PortInProvider => {
    if (parts.portIn === null) throw notFound();
    return parts.portIn;
  };
  addPolicy(app, portInPolicy);
  addBillRoute(app, parts);

  addRoute(app, checkPortability, async ({ context, body }) => ({
    items: await checkNumbers(provider(), context, body.numbers),
  }));

  addRoute(app, listPortOrders, async ({ context, query }) => {
    const page = wantedPage(query, { isPaged: true });
    const { items, total } = await listOrders(context, page, query.state);
    return pageAnswer(items, total, page);
  });

  addRoute(app, getPortOrder, ({ context, params }) => readPortOrder(context, params.id));

  addRoute(app, createPortOrder, async ({ context, body }) =>
    createOrder(provider(), context, body.numbers),
  );

  addRoute(app, updatePortOrder, async ({ context, params, body }) =>
    updateOrder(provider(), context, params.id, body),
  );

  withForms(app, (forms) => {
    addRoute(forms, uploadPortBill, ({ context, params, request }) =>
      receiveBill(parts, context, params.id, request),
    );
  });

  addRoute(app, portBillAddress, ({ context, params }) => billAddress(parts, context, params.id));

  addRoute(app, getPortLetter, ({ context, params }) => readLetter(context, params.id));

  addRoute(app, signPortLetter, ({ context, params, body }) =>
    signLetter(context, params.id, body.signature),
  );

  addRoute(app, submitPortOrder, async ({ context, params, body }) => {
    provider();
    return submitOrder(context, params.id, body.wantedDate);
  });

  addRoute(app, correctPortPoint, ({ context, params, body }) =>
    correctPoint(context, params, body),
  );

  addRoute(app, undoPortPoint, ({ context, params }) => undoCorrection(context, params));

  addRoute(app, leavePortNumberOut, ({ context, params, body }) =>
    leaveOut(context, params, body.isLeftOut),
  );

  addRoute(app, cancelPortOrder, async ({ context, params }) =>
    cancelOrder(provider(), context, params.id),
  );
}
