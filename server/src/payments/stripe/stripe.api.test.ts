import type { PaymentMethod } from '@jackfield/contract/api/billing';
import type { Transaction } from '@jackfield/contract/api/balance';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  bothDatabases,
  startTestServer,
  type TestPerson,
  type TestServer,
  testSecrets,
} from '../../../test/harness.ts';
import type { CardConduct, Intent } from '../../../test/stripe-objects.ts';
import { startStripeServer, type StripeServer } from '../../../test/stripe-server.ts';
import { createBillingBooks } from '../../areas/billing/books.ts';
import { settleInvoice } from '../../areas/billing/settle-invoice.ts';
import { createCardPaymentWork } from '../../areas/ledger/card-payment-work.ts';
import { createDueWork } from '../../platform/due-work.ts';
import { newId } from '../../platform/ids.ts';
import type { Payments } from '../payments.ts';
import { openPaymentProvider, type PaymentProvider } from '../provider.ts';

const publicUrl = 'https://portal.example.com';
const hour = 3_600_000;
const later = 41_000;

describe.each(bothDatabases)('payments at Stripe (%s)', (database) => {
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
  const add = (amount: number) => server.call(owner, 'PUT', '/api/balance', { body: { amount } });
  const newest = async () => ((await get('/api/balance')).items as Transaction[])[0];
  const balance = async () => (await get('/api/tenant')).balance;
  const lastIntent = () => {
    const intent = [...stripe.intents.values()].at(-1);
    if (intent === undefined) throw new Error('Nothing was charged.');
    return intent;
  };
  const takenFrom = (id: string) => stripe.taken.filter((one) => one === id).length;

  interface Sent {
    readonly type: string;
    readonly intent: string;
    readonly id?: string;
    readonly state?: Pick<Intent, 'status' | 'last_payment_error'>;
    readonly at?: Date;
    readonly secret?: string;
  }
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

  describe('cards', () => {
    it('API-43 BILL-01 a card that was entered at Stripe becomes one of the account, once', async () => {
      const { url } = await get('/api/paymentmethod-session');
      expect(url).toMatch(/^https:\/\/checkout\.stripe\.com\//);
      const back = new URL(stripe.enterCard(String(url), 'charged'));
      expect(back.origin).toBe(publicUrl);
      expect(back.searchParams.get('source_type')).toBe('card');
      const token = back.searchParams.get('payment_intent') ?? '';
      const answer = await post(token);
      expect(answer).toMatchObject({
        status: 201,
        body: {
          isDefault: true,
          card: {
            brand: 'visa',
            last4Digits: '4242',
            expMonth: 8,
            expYear: 2031,
            holderName: 'Ana Lopez',
          },
        },
      });
      expect((await post(token)).body.id).toBe(answer.body.id);
      expect(await cards()).toHaveLength(1);
    });

    it('an account has one customer at Stripe, and a new one when that is gone', async () => {
      await enter('charged');
      const { stripeInfo: first } = await get('/api/tenant');
      await enter('charged');
      expect((await get('/api/tenant')).stripeInfo).toEqual(first);
      const { stripeId } = first as { stripeId: string };
      expect(stripe.customers.get(stripeId)).toMatchObject({
        name: 'Harbor Dental Group',
        metadata: { account: owner.tenantId },
      });
      stripe.customers.delete(stripeId);
      await enter('charged');
      const { stripeId: next } = (await get('/api/tenant')).stripeInfo as { stripeId: string };
      expect(next).not.toBe(stripeId);
      expect(stripe.customers.has(next)).toBe(true);
    });

    it('OP-106 a session of another account, an open one, or none adds nothing', async () => {
      const token = await enter('charged');
      const stranger = await server.makePerson(await server.makeTenant(), { isTenantOwner: true });
      expect((await post(token, stranger)).status).toBe(400);
      await get('/api/paymentmethod-session', stranger);
      expect((await post(token, stranger)).status).toBe(400);
      const open =
        String((await get('/api/paymentmethod-session')).url)
          .split('/')
          .at(-1) ?? '';
      for (const none of [open, 'cs_test_none', 'pi_1', '../customers']) {
        expect((await post(none)).status, none).toBe(400);
      }
      expect(await cards()).toEqual([]);
    });

    it('API-45 a deleted card is detached, and its token brings nothing back', async () => {
      const token = await enter('charged');
      const { body } = await post(token);
      const path = `/api/paymentmethod/${String(body.id)}`;
      expect((await server.call(owner, 'DELETE', path)).status).toBe(204);
      expect(stripe.calls.at(-1)).toMatch(/^POST \/v1\/payment_methods\/pm_\d+\/detach$/);
      expect((await post(token)).status).toBe(400);
      const card = stripe.calls.at(-1)?.split('/')[3] ?? '';
      await expect(payments.dropCard(card)).resolves.toBeUndefined();
    });
  });

  describe('bills', () => {
    const portal = async (by = owner) => String((await get('/api/billing-portal-session', by)).url);
    const visit = async (address: string, method: 'GET' | 'POST' = 'GET') => {
      const { statusCode, body, headers } = await beside.inject({
        method,
        url: address.replace(publicUrl, ''),
        ...(method === 'POST' && {
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: '',
        }),
      });
      return { status: statusCode, body, headers, location: String(headers.location ?? '') };
    };
    async function owe(number = 'INV-1'): Promise<string> {
      const id = newId();
      const at = server.clock.now();
      await server.db.tenant(owner.tenantId, (tx) =>
        tx
          .insertInto('invoice')
          .values({
            id,
            tenant_id: owner.tenantId,
            number,
            status: 'failed',
            amount_due: '128.45',
            currency: 'usd',
            due_at: at,
            period_start: at,
            period_end: at,
            document_url: null,
          })
          .execute(),
      );
      return id;
    }
    const suspend = () =>
      server.db.system((tx) =>
        tx
          .updateTable('tenant')
          .set({ status: 'suspended' })
          .where('id', '=', owner.tenantId)
          .execute(),
      );
    const status = async () => (await get('/api/tenant')).status;
    /** Follows the page's way to Stripe and back; answers the page where it ends. */
    async function addThere(address: string, conduct: CardConduct): Promise<string> {
      const { location } = await visit(`${address}/card`);
      const back = stripe.enterCard(location, conduct);
      expect(back.startsWith(`${address}?`)).toBe(true);
      return (await visit(back)).location;
    }

    it('annex E2 BILL-09 a suspended account adds a card, pays what it owes, and is active again', async () => {
      const id = await owe();
      await suspend();
      const address = await portal();
      expect(address).toMatch(/^https:\/\/portal\.example\.com\/stripe\/portal\/vs_/);
      const page = await visit(address);
      expect(page.body).toContain('Harbor Dental Group');
      expect(page.body).toContain('$128.45');
      expect(page.body).not.toContain('Test payment page');
      expect(page.headers['content-security-policy']).toContain("default-src 'none'");
      expect(page.headers['x-frame-options']).toBe('DENY');
      expect(await addThere(address, 'charged')).toBe(`${address}?done=card`);
      expect((await visit(`${address}?done=card`)).body).toContain('Visa ending 4242');
      const paid = await visit(`${address}/pay/${id}`, 'POST');
      expect([paid.status, paid.location]).toEqual([303, `${address}?done=paid`]);
      expect(lastIntent()).toMatchObject({ amount: 12_845, status: 'succeeded' });
      expect(await status()).toBe('active');
      expect((await visit(`${address}/pay/${id}`, 'POST')).location).toBe(address);
      expect(stripe.taken.filter((one) => one === lastIntent().id)).toHaveLength(1);
    });

    it('a bank that wants to be asked is reached by a link, and what it declines is told', async () => {
      await addCard('authentication');
      const id = await owe();
      const address = await portal();
      const asked = await visit(`${address}/pay/${id}`, 'POST');
      expect(asked.location).toBe(`${address}?done=unconfirmed`);
      expect((await visit(asked.location)).body).toContain(
        `href="https://hooks.stripe.com/redirect/authenticate/${lastIntent().id}"`,
      );
      stripe.take(lastIntent());
      await send({ type: 'payment_intent.succeeded', intent: lastIntent().id });
      await workOff();
      expect((await visit(address)).body).toContain('Nothing is owed. Thank you.');

      owner = await server.makePerson(await server.makeTenant(), { isTenantOwner: true });
      await addCard('declined');
      const declined = await visit(`${await portal()}/pay/${await owe()}`, 'POST');
      expect(declined.status).toBe(402);
      expect(declined.body).toContain('role="alert"');
    });

    it("a link leads to Stripe's own portal of this account, and back to the bills", async () => {
      await addCard('charged');
      const address = await portal();
      expect((await visit(address)).body).toContain(`href="${address}/cards"`);
      const { stripeId } = (await get('/api/tenant')).stripeInfo as { stripeId: string };
      const { location } = await visit(`${address}/cards`);
      expect(location).toBe(`https://billing.stripe.com/p/session/${stripeId}`);
    });

    it('nobody comes in without a visit of their own, and Stripe that is down is told of', async () => {
      const address = await portal();
      const theirs = `${publicUrl}/stripe/portal/vs_none`;
      for (const gone of [theirs, `${theirs}/card`, `${theirs}/cards`]) {
        expect((await visit(gone)).status, gone).toBe(404);
      }
      expect((await visit(`${theirs}/pay/${newId()}`, 'POST')).status).toBe(404);
      stripe.setDown(true);
      const down = await visit(`${address}/card`);
      stripe.setDown(false);
      expect(down.status).toBe(502);
      expect(down.body).toContain('The payment provider could not be reached.');
      server.clock.advance(hour + 1000);
      expect((await visit(address)).status).toBe(404);
    });

    it("a card that was removed in Stripe's portal is followed, and the next one is the default", async () => {
      await addCard('charged');
      server.clock.advance(1000);
      await addCard('charged');
      await owe();
      const providerIds = async () => {
        const rows = await server.db.tenant(owner.tenantId, (tx) =>
          tx
            .selectFrom('payment_method')
            .select(['provider_id', 'is_default'])
            .orderBy('created_at')
            .execute(),
        );
        return rows.map(({ provider_id: id, is_default: isDefault }) => ({ id, isDefault }));
      };
      const [first, second] = await providerIds();
      const detached = (intent = '') => send({ type: 'payment_method.detached', intent });
      expect(await detached(first?.id)).toBe(200);
      expect(await providerIds()).toHaveLength(2);
      stripe.detach(first?.id ?? '');
      expect(await detached(first?.id)).toBe(200);
      expect(await providerIds()).toEqual([{ id: second?.id, isDefault: true }]);
      stripe.detach(second?.id ?? '');
      await detached(second?.id);
      await detached(second?.id);
      await detached('pm_of_others');
      expect(await cards()).toEqual([]);
      const told = await server.db.tenant(owner.tenantId, (tx) =>
        tx
          .selectFrom('audit_entry')
          .select(['action', 'via'])
          .where('action', '=', 'paymentmethod.delete')
          .execute(),
      );
      expect(told).toEqual([
        { action: 'paymentmethod.delete', via: 'system' },
        { action: 'paymentmethod.delete', via: 'system' },
      ]);
    });
  });

  describe('charges', () => {
    it('API-49 OP-104 credit is charged in cents, and booked', async () => {
      await addCard('charged');
      expect(await add(25.5)).toMatchObject({ status: 200, body: { status: 'succeeded' } });
      expect(await balance()).toBe(25.5);
      expect(lastIntent()).toMatchObject({ amount: 2550, currency: 'usd', status: 'succeeded' });
    });

    it('API-49 a declined card moves nothing, and its charge cannot be paid at Stripe any more', async () => {
      await addCard('declined');
      expect((await add(25)).status).toBe(402);
      expect(await newest()).toMatchObject({ status: 'failed' });
      expect(lastIntent().status).toBe('canceled');
      expect(await balance()).toBe(0);
    });

    it('a card that is gone at Stripe, and an amount below its least, are declined', async () => {
      await addCard('charged');
      const ask = { card: 'pm_gone', currency: 'usd', amount: '25.00' } as const;
      expect(await payments.charge({ ...ask, reference: newId() })).toEqual({ state: 'declined' });
      const { provider_id: card } = await server.db.tenant(owner.tenantId, (tx) =>
        tx.selectFrom('payment_method').select('provider_id').executeTakeFirstOrThrow(),
      );
      const little = { ...ask, card, amount: '0.30', reference: newId() };
      expect(await payments.charge(little)).toEqual({ state: 'declined' });
    });

    it('OP-107 two at once, and one after another, charge once', async () => {
      await addCard('charged');
      const { provider_id: card } = await server.db.tenant(owner.tenantId, (tx) =>
        tx.selectFrom('payment_method').select('provider_id').executeTakeFirstOrThrow(),
      );
      const charge = { reference: newId(), card, amount: '25.00', currency: 'usd' } as const;
      await Promise.all([payments.charge(charge), payments.charge(charge)]);
      const { id } = lastIntent();
      stripe.forgetKeys();
      expect(await payments.charge(charge)).toEqual({ state: 'charged', chargeId: id });
      expect(lastIntent().id).toBe(id);
      expect(takenFrom(id)).toBe(1);
    });

    it.each([
      ['opened', '/v1/payment_intents'],
      ['confirmed', '/confirm'],
    ])(
      'OP-107 a charge whose answer was lost after it was %s takes the money once',
      async (_, call) => {
        await addCard('charged');
        const before = stripe.taken.length;
        stripe.breakAfter(call);
        expect(await add(25)).toMatchObject({ status: 200, body: { status: 'pending' } });
        expect(await balance()).toBe(0);
        stripe.setDown(false);
        // Longer than Stripe keeps an idempotency key.
        stripe.forgetKeys();
        server.clock.advance(25 * hour);
        await workOff();
        expect(await balance()).toBe(25);
        expect(stripe.taken).toHaveLength(before + 1);
      },
    );

    it('a charge is given back once, and one that was not made is cancelled', async () => {
      await addCard('charged');
      await add(25);
      const { id } = lastIntent();
      const reference = lastIntent().metadata.reference ?? '';
      expect(await payments.undo({ reference, chargeId: id })).toBe(true);
      stripe.forgetKeys();
      expect(await payments.undo({ reference, chargeId: id })).toBe(true);
      expect(stripe.refunded.has(id)).toBe(true);

      await addCard('authentication');
      await server.call(owner, 'PUT', `/api/paymentmethod/${(await cards())[1]?.id}`, {
        body: { isDefault: true },
      });
      await add(25);
      const waiting = lastIntent();
      const undone = { reference: waiting.metadata.reference ?? '', chargeId: null };
      expect(await payments.undo(undone)).toBe(false);
      expect(waiting.status).toBe('canceled');
      expect(await payments.undo({ reference: newId(), chargeId: 'ch_sandbox' })).toBe(false);
    });
  });

  describe('what waits', () => {
    it('OP-107 a charge that settles later is booked when Stripe says that it has moved', async () => {
      await addCard('settling');
      expect((await add(25)).body).toMatchObject({ status: 'pending', confirmUrl: null });
      const intent = lastIntent();
      await workOff();
      expect(await balance()).toBe(0);
      stripe.take(intent);
      expect(await send({ type: 'payment_intent.succeeded', intent: intent.id })).toBe(200);
      await workOff();
      expect(await balance()).toBe(25);
    });

    it('OP-107 without any event the charge is asked for every hour', async () => {
      await addCard('settling');
      await add(25);
      stripe.take(lastIntent());
      server.clock.advance(hour + later);
      await workOff();
      expect(await balance()).toBe(25);
    });

    it('SHELL-49 a bank that wants to be asked leads to Stripe, and back to what was paid', async () => {
      await addCard('authentication');
      const { body } = await add(25);
      const intent = lastIntent();
      expect(body).toMatchObject({
        status: 'pending',
        confirmUrl: `https://hooks.stripe.com/redirect/authenticate/${intent.id}`,
      });
      const back = intent.next_action?.redirect_to_url?.return_url ?? '';
      expect(back).toBe(`${publicUrl}/stripe/confirmed`);
      stripe.take(intent);
      const { statusCode, headers } = await beside.inject(
        `${back.replace(publicUrl, '')}?payment_intent=${intent.id}&redirect_status=succeeded`,
      );
      expect(statusCode).toBe(303);
      const to = new URL(String(headers.location));
      expect(Object.fromEntries(to.searchParams)).toEqual({
        payment_intent: intent.id,
        redirect_status: 'succeeded',
        source_type: 'balance',
      });
      await workOff();
      expect(await balance()).toBe(25);
    });

    it('a charge that the customer refuses, or leaves for a day, is declined', async () => {
      await addCard('authentication');
      await add(25);
      const refused = lastIntent();
      stripe.fail(refused, { code: 'payment_intent_authentication_failure' });
      await send({ type: 'payment_intent.payment_failed', intent: refused.id });
      await workOff();
      expect(await newest()).toMatchObject({ status: 'failed' });
      expect(refused.status).toBe('canceled');

      await add(30);
      const left = lastIntent();
      server.clock.advance(22 * hour);
      await workOff();
      expect(await newest()).toMatchObject({ status: 'pending' });
      server.clock.advance(hour + later);
      await workOff();
      expect(await newest()).toMatchObject({ status: 'failed' });
      expect(left.status).toBe('canceled');
    });

    it('a return for no charge of this portal leads to it all the same', async () => {
      const { statusCode, headers } = await beside.inject('/stripe/confirmed?payment_intent=pi_x');
      expect([statusCode, headers.location]).toEqual([303, publicUrl]);
    });
  });

  describe('events', () => {
    const due = () =>
      server.db.tenant(owner.tenantId, (tx) =>
        tx.selectFrom('due_work').select('due_at').executeTakeFirstOrThrow(),
      );

    it('one that is not signed, not by Stripe, changed, or old is refused and moves nothing', async () => {
      await addCard('settling');
      await add(25);
      const { id: intent } = lastIntent();
      const before = await due();
      const type = 'payment_intent.succeeded';
      const now = server.clock.now();
      const { payload, signature } = stripe.event({ id: 'evt_signed', type, intent }, now);
      expect(await deliver(payload)).toBe(400);
      expect(await deliver(payload.replace('succeeded', 'canceled'), signature)).toBe(400);
      expect(await send({ type, intent, secret: 'whsec_other' })).toBe(400);
      expect(await send({ type, intent, at: new Date(now.getTime() - 301_000) })).toBe(400);
      expect(await deliver('', signature)).toBe(400);
      expect(await due()).toEqual(before);
      expect(new Set(warnings)).toEqual(new Set(['event of Stripe refused']));
      expect(await deliver(payload, signature)).toBe(200);
      expect(await due()).not.toEqual(before);
    });

    it('a refusal only because the customer was not asked moves nothing', async () => {
      await addCard('authentication');
      await add(25);
      const before = await due();
      const type = 'payment_intent.payment_failed';
      const sent = { type, intent: lastIntent().id };
      const status = 'requires_payment_method';
      const error = { code: 'authentication_required' };
      expect(await send({ ...sent, state: { status, last_payment_error: error } })).toBe(200);
      expect(await due()).toEqual(before);
      const failure = { code: 'payment_intent_authentication_failure' };
      expect(await send({ ...sent, state: { status, last_payment_error: failure } })).toBe(200);
      expect(await due()).not.toEqual(before);
    });

    it('one that was heard before moves nothing again', async () => {
      await addCard('settling');
      await add(25);
      const sent = { type: 'payment_intent.succeeded', intent: lastIntent().id, id: newId() };
      await send(sent);
      await workOff();
      const asked = await due();
      const calls = stripe.calls.length;
      expect(await send(sent)).toBe(200);
      await workOff();
      expect(await due()).toEqual(asked);
      expect(stripe.calls).toHaveLength(calls);
    });

    it('kinds that nobody waits for, and charges of others, are taken note of', async () => {
      expect(await send({ type: 'invoice.created', intent: 'in_1' })).toBe(200);
      expect(await send({ type: 'payment_intent.succeeded', intent: 'pi_other' })).toBe(200);
    });

    it.each([
      ['in order', ['payment_failed', 'succeeded']],
      ['out of order', ['succeeded', 'payment_failed', 'canceled']],
      ['twice', ['succeeded', 'succeeded', 'succeeded']],
      ['false ones only', ['canceled', 'payment_failed']],
    ])('annex E3 events %s lead to what Stripe holds', async (_, types) => {
      await addCard('settling');
      await add(25);
      const intent = lastIntent();
      stripe.take(intent);
      for (const type of types) {
        await send({ type: `payment_intent.${type}`, intent: intent.id });
        await workOff();
      }
      expect(await newest()).toMatchObject({ status: 'succeeded', balanceAfter: 25 });
      expect(await balance()).toBe(25);
      expect(takenFrom(intent.id)).toBe(1);
    });

    it('a success that was only said is not believed', async () => {
      await addCard('settling');
      await add(25);
      await send({ type: 'payment_intent.succeeded', intent: lastIntent().id });
      await workOff();
      expect(await newest()).toMatchObject({ status: 'pending' });
      expect(await balance()).toBe(0);
    });

    it('many at once are booked once', async () => {
      await addCard('settling');
      await add(25);
      const intent = lastIntent();
      stripe.take(intent);
      const sent = { type: 'payment_intent.succeeded', intent: intent.id, id: newId() };
      expect(await Promise.all([send(sent), send(sent), send(sent)])).toEqual([200, 200, 200]);
      await Promise.all([workOff(), workOff()]);
      expect(await balance()).toBe(25);
    });
  });
});
