import { newId } from '../src/platform/ids.ts';
import type { PaymentMethod } from '@jackfield/contract/api/billing';
import type { Transaction } from '@jackfield/contract/api/balance';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest';
import { createBillingBooks } from '../src/areas/billing/books.ts';
import { settleInvoice } from '../src/areas/billing/settle-invoice.ts';
import { createCardPaymentWork } from '../src/areas/ledger/card-payment-work.ts';
import type { Payments } from '../src/payments/payments.ts';
import { openPaymentProvider, type PaymentProvider } from '../src/payments/provider.ts';
import { createDueWork } from '../src/platform/due-work.ts';
import {
  bothDatabases,
  startTestServer,
  type TestPerson,
  type TestServer,
  testSecrets,
} from './harness.ts';
import type { CardConduct, Intent } from './stripe-objects.ts';
import { startStripeServer, type StripeServer } from './stripe-server.ts';

export const publicUrl = 'https://portal.example.com';

interface Sent {
  readonly type: string;
  readonly intent: string;
  readonly id?: string;
  readonly state?: Pick<Intent, 'status' | 'last_payment_error'>;
  readonly at?: Date;
  readonly secret?: string;
}

/** Describes a group of tests at Stripe, on each database, with an account of its own for each. */
export function describeAtStripe(title: string, define: (at: StripePortal) => void): void {
  describe.each(bothDatabases)(`${title} (%s)`, (database) => define(stripePortal(database)));
}

/** A portal whose payment provider is Stripe, and what its owner does there. */
type StripePortal = ReturnType<typeof stripePortal>;

function stripePortal(database: (typeof bothDatabases)[number]) {
  let server: TestServer;
  let stripe: StripeServer;
  let provider: PaymentProvider;
  let beside: FastifyInstance;
  let owner: TestPerson;
  let events = 0;
  const warnings: string[] = [];

  // The provider needs the database that the server opens.
  const payments: Payments = {
    charge: (charge) => provider.payments.charge(charge),
    undo: (charge) => provider.payments.undo(charge),
    openCardEntry: (visit) => provider.payments.openCardEntry(visit),
    takeCard: (entered) => provider.payments.takeCard(entered),
    dropCard: (card) => provider.payments.dropCard(card),
    openPortal: (visit) => provider.payments.openPortal(visit),
  };
  const workOff = () => {
    const { db, clock } = server;
    const work = createCardPaymentWork({ db, clock, payments, settleInvoice });
    return createDueWork({ db, clock, log: { warn: () => undefined } }, [work]).run();
  };

  beforeAll(async () => {
    stripe = await startStripeServer();
    server = await startTestServer({ database, payments, env: { PUBLIC_URL: publicUrl } });
    const { db, clock } = server;
    provider = await openPaymentProvider(stripe.env, { db, clock, publicUrl });
    beside = await provider.createApp({
      portalName: 'Jackfield',
      log: { warn: (_fields, message) => warnings.push(message) },
      books: createBillingBooks({
        services: { db, clock, secrets: testSecrets },
        payments,
        cards: createCardPaymentWork({ db, clock, payments, settleInvoice }),
      }),
    });
  });
  afterAll(async () => {
    await beside.close();
    await server.close();
    await stripe.close();
  });
  beforeEach(async () => {
    warnings.length = 0;
    owner = await server.makePerson(await server.makeTenant(), { isTenantOwner: true });
  });

  const get = async (path: string, by = owner) => (await server.call(by, 'GET', path)).body;
  const post = (token: string, by = owner) =>
    server.call(by, 'POST', '/api/paymentmethod', { body: { token } });
  async function enter(conduct: CardConduct): Promise<string> {
    const { url } = await get('/api/paymentmethod-session');
    return new URL(stripe.enterCard(String(url), conduct)).searchParams.get('payment_intent') ?? '';
  }
  async function addCard(conduct: CardConduct): Promise<string> {
    const answer = await post(await enter(conduct));
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return String(answer.body.id);
  }
  const cards = async () => (await get('/api/paymentmethod')).items as PaymentMethod[];
  const add = (amount: number) =>
    server.call(owner, 'PUT', '/api/balance', {
      body: { amount },
      headers: { 'idempotency-key': newId() },
    });
  const newest = async () => ((await get('/api/balance')).items as Transaction[])[0];
  const balance = async () => (await get('/api/tenant')).balance;
  const lastIntent = () => {
    const intent = [...stripe.intents.values()].at(-1);
    if (intent === undefined) throw new Error('Nothing was charged.');
    return intent;
  };
  const takenFrom = (id: string) => stripe.taken.filter((one) => one === id).length;

  async function send({ type, intent, state, at = server.clock.now(), secret, ...sent }: Sent) {
    events += 1;
    const id = sent.id ?? `evt_${events}`;
    const { payload, signature } = stripe.event({ id, type, intent, state }, at, secret);
    return deliver(payload, signature);
  }
  async function deliver(payload: string, signature?: string): Promise<number> {
    const { statusCode } = await beside.inject({
      method: 'POST',
      url: '/stripe/webhook',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        ...(signature !== undefined && { 'stripe-signature': signature }),
      },
      payload,
    });
    return statusCode;
  }

  return {
    get server() {
      return server;
    },
    get stripe() {
      return stripe;
    },
    get beside() {
      return beside;
    },
    get owner() {
      return owner;
    },
    /** Goes on as the owner of another account. */
    async begin() {
      owner = await server.makePerson(await server.makeTenant(), { isTenantOwner: true });
    },
    warnings,
    payments,
    workOff,
    get,
    post,
    enter,
    addCard,
    cards,
    add,
    newest,
    balance,
    lastIntent,
    takenFrom,
    send,
    deliver,
  };
}
