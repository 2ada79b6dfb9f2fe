import * as v from 'valibot';
import {
  currencySchema,
  dayRangeQuery,
  daySchema,
  defineEndpoint,
  idSchema,
  instantSchema,
  listSchema,
  pageQuery,
  refusals,
} from '@jackfield/contract';
import { amountSchema, shownTotalSchema } from './price.ts';

/** Kinds of transactions (annex F6). */
export const transactionTypes = ['credit', 'usage', 'fee', 'refund', 'adjustment'] as const;
export const transactionTypeSchema = v.picklist(transactionTypes);
export type TransactionType = v.InferOutput<typeof transactionTypeSchema>;

/** How far a transaction is (annex F6). */
export const transactionStatusSchema = v.picklist(['pending', 'succeeded', 'failed']);
export type TransactionStatus = v.InferOutput<typeof transactionStatusSchema>;

/** What moved on the account's prepaid credit, or was paid by card (annex F6). */
export const transactionSchema = v.object({
  id: idSchema,
  createdAt: instantSchema,
  transactionType: transactionTypeSchema,
  description: v.string(),
  /** As the customer sees it: negative where it takes from the credit or is paid by card. */
  amount: v.number(),
  currency: currencySchema,
  /** Null where the credit does not change by it. */
  balanceAfter: v.nullable(v.number()),
  status: transactionStatusSchema,
  /** The card that was charged. */
  card: v.nullable(v.object({ brand: v.string(), last4Digits: v.string() })),
  /** Where the bank waits for somebody to confirm a pending one. */
  confirmUrl: v.nullable(v.string()),
});
export type Transaction = v.InferOutput<typeof transactionSchema>;

const scope = {
  ...dayRangeQuery,
  status: v.optional(transactionStatusSchema),
  tenantId: v.optional(idSchema),
};
const filters = { ...scope, transactionType: v.optional(transactionTypeSchema) };
const page = pageQuery(['createdAt', 'transactionType', 'amount', 'status']);

export const listTransactions = defineEndpoint('GET /api/balance', {
  id: 'balance.list',
  summary: 'Transactions of the account, the newest first.',
  source: ['API-50', 'ENT-11', 'CRED-04'],
  query: v.object({ ...page, ...filters }),
  answer: listSchema(transactionSchema),
});

export const transactionTotals = defineEndpoint('GET /api/balance/totals', {
  id: 'balance.totals',
  summary: 'How many transactions there are of each type, and what came in and went out.',
  source: ['annex G6'],
  query: v.object({ search: page.search, ...filters }),
  answer: v.object({
    /** Under search, days and status, whatever type is looked at. */
    counts: v.object({ all: v.number(), ...v.entriesFromList(transactionTypes, v.number()) }),
    /** Of what has changed the credit, under all filters; `out` is negative. */
    in: v.number(),
    out: v.number(),
    currency: currencySchema,
  }),
});

export const exportTransactions = defineEndpoint('GET /api/balance/export', {
  id: 'balance.export',
  summary: 'The transactions under search and filters as a CSV file.',
  source: ['annex J8', 'CRED-04'],
  query: v.object({
    search: page.search,
    sortBy: page.sortBy,
    direction: page.direction,
    ...filters,
  }),
  file: 'text/csv',
  fileName: 'transactions.csv',
});

/** Days that the picture of the balance shows. */
export const balanceDays = 30;

export const balanceHistory = defineEndpoint('GET /api/balance/history', {
  id: 'balance.history',
  summary: 'The prepaid credit now, at the end of each of the last 30 days, and its pace.',
  source: ['CRED-02', 'annex J7'],
  answer: v.object({
    balance: v.number(),
    currency: currencySchema,
    /** Days of the account's time zone, the oldest first; the last is today. */
    days: v.array(v.object({ day: daySchema, balance: v.number() })),
    /** What a day costs at the pace of the last 30; null after use on fewer than 7 days. */
    perDay: v.nullable(v.number()),
  }),
});
export type BalanceHistory = v.InferOutput<typeof balanceHistory.answer>;

/** Least and most that is added at once, in the account's currency (OP-104). */
export const leastCredit = 5;
export const mostCredit = 500;

/** An amount to add: 5.00 to 500.00 (OP-104). */
export const creditAmountSchema = amountSchema(leastCredit, mostCredit, refusals.creditAmount);

export const addCredit = defineEndpoint('PUT /api/balance', {
  id: 'balance.add',
  summary:
    'Adds prepaid credit, charged to the default card; 402 PAYMENTREQUIRED without one, PAYMENTFAILED when it is declined, 409 PRICECHANGED when another total was shown. Pending when the provider has not answered within 30 s.',
  source: ['API-49', 'OP-104', 'CRED-02'],
  body: v.object({ amount: creditAmountSchema, shownTotal: v.optional(shownTotalSchema) }),
  answer: transactionSchema,
  idempotent: 'handler',
});
