import { paths } from '@jackfield/contract';
import {
  addPaymentMethod,
  cardEntrySession,
  getInvoice,
  listInvoices,
  listPaymentMethods,
  payInvoice as payEndpoint,
  removePaymentMethod,
  setDefaultPaymentMethod,
} from '@jackfield/contract/api/billing';
import { getQuote } from '@jackfield/contract/api/price';
import { billingPortalSession } from '@jackfield/contract/api/tenant';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Payments } from '../../payments/payments.ts';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { WorkKind } from '../../platform/due-work.ts';
import { cursorAnswer, wantedLimit } from '../../platform/list.ts';
import { addPolicy, addRoute } from '../../platform/route.ts';
import { refuseOtherAccount } from '../../platform/own-account.ts';
import { accountRow } from '../../platform/rows.ts';
import { definePolicy } from '../../platform/policy.ts';
import { addCard } from './add-card.ts';
import type { BillingConfig } from './config.ts';
import { setDefaultCard } from './default-card.ts';
import { invoiceDto, paymentMethodDto } from './dto.ts';
import { readInvoiceDocument } from './invoice-document.ts';
import { payInvoice } from './pay-invoice.ts';
import { readQuote } from './quote.ts';
import { removeCard } from './remove-card.ts';
import { selectInvoices, selectPaymentMethods } from './repository.ts';
import { returnAddress } from './return-address.ts';

/** Its entry has asked already who it is; a suspended account needs a card to pay with. */
const cardChange = {
  who: ['admin'],
  whileSuspended: true,
  impersonation: false,
  stepUp: 'orPassword',
} as const;

/** Annex C3: cards and invoices belong to admins; an impersonated session may read them. */
const billingPolicy = definePolicy({
  'billing.portalSession': { who: ['admin'], impersonation: false, stepUp: 'orPassword' },
  'invoice.list': { who: ['admin'] },
  'invoice.get': { who: ['admin'] },
  'quote.get': { who: ['admin'] },
  'invoice.pay': { who: ['admin'], whileSuspended: true, impersonation: false, stepUp: true },
  'paymentmethod.list': { who: ['admin'] },
  'paymentmethod.session': { who: ['admin'], impersonation: false, stepUp: 'orPassword' },
  'paymentmethod.add': cardChange,
  'paymentmethod.setDefault': cardChange,
  'paymentmethod.delete': cardChange,
});

interface BillingParts {
  readonly cards: WorkKind;
  readonly payments: Payments;
  readonly billing: BillingConfig;
}

/** Invoices and cards of the account, and the ways to the payment provider. */
export function addBillingRoutes(
  app: FastifyInstance,
  { cards, payments, billing: config }: BillingParts,
): void {
  addPolicy(app, billingPolicy);
  const visitOf = (context: RequestContext, request: FastifyRequest) => {
    const { tenantId, teammateId: personId } = signedIn(context);
    const back = paths.admin.billing.information();
    return { tenantId, personId, returnTo: returnAddress(request, app.services.config, back) };
  };

  addRoute(app, listInvoices, async ({ context, query }) => {
    const { tenantId } = signedIn(context);
    refuseOtherAccount(context, query.tenantId);
    const limit = wantedLimit(query);
    const rows = await context.read((tx) =>
      selectInvoices(tx, { tenantId, limit, startAfter: query.startAfter }),
    );
    return cursorAnswer(rows.map(invoiceDto), limit);
  });

  addRoute(app, getInvoice, ({ context, params }) =>
    context.read((tx) =>
      readInvoiceDocument(tx, {
        tenantId: signedIn(context).tenantId,
        id: params.id,
        sender: config.invoiceSender,
      }),
    ),
  );

  addRoute(app, getQuote, ({ context, query }) => readQuote(context, query));

  addRoute(app, payEndpoint, ({ context, body }) => payInvoice(context, body, cards));

  addRoute(app, billingPortalSession, async ({ context, request }) => {
    const { tenantId } = signedIn(context);
    if (config.billingPortalUrl === undefined) {
      return { url: await payments.openPortal(visitOf(context, request)) };
    }
    const url = new URL(config.billingPortalUrl);
    const { stripe_id: customer } = await context.read((tx) => accountRow(tx, tenantId));
    url.searchParams.set('customerId', customer);
    return { url: url.href };
  });

  addRoute(app, cardEntrySession, async ({ context, request }) => ({
    url: await payments.openCardEntry(visitOf(context, request)),
  }));

  addRoute(app, listPaymentMethods, async ({ context, query }) => {
    const { tenantId } = signedIn(context);
    const limit = wantedLimit(query);
    const rows = await context.read((tx) =>
      selectPaymentMethods(tx, { tenantId, limit, startAfter: query.startAfter }),
    );
    return cursorAnswer(rows.map(paymentMethodDto), limit);
  });

  addRoute(app, addPaymentMethod, ({ context, body }) => addCard(context, body, payments));
  addRoute(app, setDefaultPaymentMethod, ({ context, params }) =>
    setDefaultCard(context, params.id),
  );
  addRoute(app, removePaymentMethod, ({ context, params }) =>
    removeCard(context, params.id, payments),
  );
}
