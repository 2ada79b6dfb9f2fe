import * as v from 'valibot';
import {
  atMost,
  companyAddressSchema,
  currencySchema,
  cursorQuery,
  daySchema,
  defineEndpoint,
  idSchema,
  instantSchema,
  listSchema,
  required,
} from '@jackfield/contract';
import { shownTotalSchema } from './price.ts';

/** Stored statuses of an invoice (ENUM-02). */
export const invoiceStatuses = [
  'paid',
  'draft',
  'open',
  'failed',
  'void',
  'uncollectible',
  'payment_intent.payment_failed',
  'succeeded',
] as const;

type InvoiceStatus = (typeof invoiceStatuses)[number];

/** What a status says of the money: not asked for, waited for, refused, given up, or there. */
type InvoiceMoney = 'notAsked' | 'open' | 'failed' | 'givenUp' | 'paid';

/** What each status says of the money of an invoice (annex E3). */
export const invoiceMoney: Readonly<Record<InvoiceStatus, InvoiceMoney>> = {
  draft: 'notAsked',
  void: 'notAsked',
  open: 'open',
  failed: 'failed',
  'payment_intent.payment_failed': 'failed',
  uncollectible: 'givenUp',
  succeeded: 'paid',
  paid: 'paid',
};

const statusesOf = (...some: readonly InvoiceMoney[]): readonly InvoiceStatus[] =>
  invoiceStatuses.filter((status) => some.includes(invoiceMoney[status]));

/** Statuses of invoices that may be paid, because their money has not come (PUT /api/invoice). */
export const unpaidStatuses = statusesOf('open', 'failed', 'givenUp');
/** Those whose money is waited for: then the last card stays, and so does a suspension. */
export const owedStatuses = statusesOf('open', 'failed');
/** Those whose payment was refused, and whose account is suspended for it in the end. */
export const failedStatuses = statusesOf('failed');

export const invoiceSchema = v.object({
  id: idSchema,
  number: v.string(),
  paid: v.boolean(),
  status: v.picklist(invoiceStatuses),
  amountDue: v.number(),
  currency: currencySchema,
  createdAt: v.string(),
  dueAt: v.nullable(v.string()),
  periodStart: v.string(),
  periodEnd: v.string(),
  documentUrl: v.nullable(v.string()),
  /** A card has been charged, and the provider has not answered yet. */
  isBeingPaid: v.boolean(),
  /** Where the bank waits for somebody to confirm the payment that is on its way. */
  confirmUrl: v.nullable(v.string()),
});
export type Invoice = v.InferOutput<typeof invoiceSchema>;

/** What an invoice asks for, line by line. */
export const invoiceLineSchema = v.object({
  id: idSchema,
  description: v.string(),
  quantity: v.number(),
  /** Of one piece; of a whole month where it is paid each month. */
  price: v.number(),
  /** Days that it is for, both included; null for what is paid once. */
  days: v.nullable(
    v.object({ first: daySchema, last: daySchema, count: v.number(), ofMonth: v.number() }),
  ),
  amount: v.number(),
  /** In per cent; null where it is not taxed. */
  taxRate: v.nullable(v.number()),
  /** On the amount, rounded to the cent; the tax of the invoice is the sum of its lines'. */
  tax: v.number(),
});
export type InvoiceLine = v.InferOutput<typeof invoiceLineSchema>;

/** A card as people know it. */
const shownCard = v.object({ brand: v.string(), last4Digits: v.string() });

/** An invoice with all that its document says (annex J9). */
export const invoiceDocumentSchema = v.object({
  ...invoiceSchema.entries,
  /** A month's, or that of one purchase. */
  kind: v.picklist(['monthly', 'purchase']),
  /** First and last day of the period. */
  firstDay: daySchema,
  lastDay: daySchema,
  lines: v.array(invoiceLineSchema),
  subtotal: v.number(),
  tax: v.number(),
  /**
   * In per cent, of the first line that has one; null without tax.
   * @deprecated Read that of each line: they may differ.
   */
  taxRate: v.nullable(v.number()),
  /** What was paid, and how; null until it is. */
  payment: v.nullable(v.object({ at: instantSchema, card: v.nullable(shownCard) })),
  /** The card that it is charged to when it is due; null without one. */
  card: v.nullable(shownCard),
  /** Lines of the operator's address and tax id; none where it names none. */
  sender: v.array(v.string()),
  billedTo: v.object({ name: v.string(), address: companyAddressSchema, email: v.string() }),
});
export type InvoiceDocument = v.InferOutput<typeof invoiceDocumentSchema>;

export const paymentMethodSchema = v.object({
  id: idSchema,
  isDefault: v.boolean(),
  card: v.object({
    brand: v.string(),
    last4Digits: v.string(),
    expMonth: v.number(),
    expYear: v.number(),
    holderName: v.string(),
  }),
  createdAt: v.string(),
});
export type PaymentMethod = v.InferOutput<typeof paymentMethodSchema>;

export const listInvoices = defineEndpoint('GET /api/invoice', {
  id: 'invoice.list',
  summary: 'Invoices, newest first.',
  source: ['API-47', 'BILL-06', 'ENT-10'],
  query: v.object({ ...cursorQuery, tenantId: v.optional(idSchema) }),
  answer: listSchema(invoiceSchema),
});

export const getInvoice = defineEndpoint('GET /api/invoice/{id}', {
  id: 'invoice.get',
  summary: 'One invoice with its lines, as its document shows it.',
  source: ['BILL-06', 'ENT-10', 'annex J9'],
  answer: invoiceDocumentSchema,
});

export const listPaymentMethods = defineEndpoint('GET /api/paymentmethod', {
  id: 'paymentmethod.list',
  summary: 'Cards, the default first, then the newest.',
  source: ['API-42', 'ENT-09'],
  query: v.object(cursorQuery),
  answer: listSchema(paymentMethodSchema),
});

export const cardEntrySession = defineEndpoint('GET /api/paymentmethod-session', {
  id: 'paymentmethod.session',
  summary: "Address of the payment provider's page where a card is entered; it leads back.",
  source: ['BILL-01', 'OP-106'],
  answer: v.object({ url: v.string() }),
});

export const addPaymentMethod = defineEndpoint('POST /api/paymentmethod', {
  id: 'paymentmethod.add',
  summary:
    'Adds the card behind a token of the payment provider; the first is the default. The same token again is the same card.',
  source: ['API-43', 'BILL-01', 'OP-106'],
  body: v.object({
    token: v.pipe(v.string(), v.nonEmpty(required('card')), atMost('card', 255)),
    isDefault: v.optional(v.boolean(), false),
  }),
  status: 201,
  answer: paymentMethodSchema,
});

export const setDefaultPaymentMethod = defineEndpoint('PUT /api/paymentmethod/{id}', {
  id: 'paymentmethod.setDefault',
  summary: 'Makes a card the one that is charged; the others no longer are.',
  source: ['API-44', 'BILL-05'],
  body: v.object({ isDefault: v.literal(true) }),
  answer: paymentMethodSchema,
});

export const removePaymentMethod = defineEndpoint('DELETE /api/paymentmethod/{id}', {
  id: 'paymentmethod.delete',
  summary:
    'Deletes a card; after the default the newest other is. 409 INUSE for the last one while an invoice is open or failed.',
  source: ['API-45', 'OP-106'],
});

export const payInvoice = defineEndpoint('PUT /api/invoice', {
  id: 'invoice.pay',
  summary:
    'Pays an invoice with one of the cards, the default unless said otherwise; 402 PAYMENTREQUIRED without one, PAYMENTFAILED when it is declined, 409 when it is paid, PRICECHANGED when another total was shown. Being paid when the provider has not answered within 30 s.',
  source: ['API-48', 'BILL-06', 'OP-107'],
  body: v.object({
    invoiceId: idSchema,
    /** The card that is charged; the default one when it is left out. */
    paymentMethodId: v.optional(idSchema),
    shownTotal: v.optional(shownTotalSchema),
  }),
  answer: invoiceSchema,
});
