import {
  listInvoices,
  listPaymentMethods,
  payInvoice as payEndpoint,
} from '@jackfield/contract/api/billing';
import type { FastifyInstance } from 'fastify';
import { signedIn } from '../../platform/context.ts';
import { ApiError } from '../../platform/errors.ts';
import { cursorAnswer, wantedLimit } from '../../platform/list.ts';
import { addPolicy, addRoute } from '../../platform/route.ts';
import type { WorkKind } from '../../platform/due-work.ts';
import { payInvoice } from './pay-invoice.ts';
import { invoiceDto, paymentMethodDto } from './dto.ts';
import { billingPolicy } from './policy.ts';
import { selectInvoices, selectPaymentMethods } from './repository.ts';

/** Invoices and cards of the account. */
export function addBillingRoutes(app: FastifyInstance, cards: WorkKind): void {
  addPolicy(app, billingPolicy);

  addRoute(app, listInvoices, async ({ context, query }) => {
    const { tenantId } = signedIn(context);
    if (query.tenantId !== undefined && query.tenantId.toLowerCase() !== tenantId) {
      throw new ApiError('FORBIDDEN');
    }
    const limit = wantedLimit(query);
    const rows = await context.read((tx) =>
      selectInvoices(tx, { tenantId, limit, startAfter: query.startAfter }),
    );
    return cursorAnswer(rows.map(invoiceDto), limit);
  });

  addRoute(app, payEndpoint, ({ context, body }) => payInvoice(context, body.invoiceId, cards));

  addRoute(app, listPaymentMethods, async ({ context, query }) => {
    const { tenantId } = signedIn(context);
    const limit = wantedLimit(query);
    const rows = await context.read((tx) =>
      selectPaymentMethods(tx, { tenantId, limit, startAfter: query.startAfter }),
    );
    return cursorAnswer(rows.map(paymentMethodDto), limit);
  });
}
