import { describe, expect, it } from 'vitest';
import { describeAtStripe, publicUrl } from '../../../test/stripe-portal.ts';
import { newId } from '../../platform/ids.ts';

const hour = 3_600_000;
const later = 41_000;

describeAtStripe('payments at Stripe', (at) => {
  const {
    add,
    addCard,
    balance,
    cards,
    deliver,
    enter,
    get,
    lastIntent,
    newest,
    payments,
    post,
    send,
    takenFrom,
    workOff,
  } = at;

  describe('cards', () => {
    it('API-43 BILL-01 a card that was entered at Stripe becomes one of the account, once', async () => {
      const { url } = await get('/api/paymentmethod-session');
      expect(url).toMatch(/^https:\/\/checkout\.stripe\.com\//);
      const back = new URL(at.stripe.enterCard(String(url), 'charged'));
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
      expect(at.stripe.customers.get(stripeId)).toMatchObject({
        name: 'Harbor Dental Group',
        metadata: { account: at.owner.tenantId },
      });
      at.stripe.customers.delete(stripeId);
      await enter('charged');
      const { stripeId: next } = (await get('/api/tenant')).stripeInfo as { stripeId: string };
      expect(next).not.toBe(stripeId);
      expect(at.stripe.customers.has(next)).toBe(true);
    });

    it('OP-106 a session of another account, an open one, or none adds nothing', async () => {
      const token = await enter('charged');
      const stranger = await at.server.makePerson(await at.server.makeTenant(), {
        isTenantOwner: true,
      });
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
      expect((await at.server.call(at.owner, 'DELETE', path)).status).toBe(204);
      expect(at.stripe.calls.at(-1)).toMatch(/^POST \/v1\/payment_methods\/pm_\d+\/detach$/);
      expect((await post(token)).status).toBe(400);
      const card = at.stripe.calls.at(-1)?.split('/')[3] ?? '';
      await expect(payments.dropCard(card)).resolves.toBeUndefined();
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
      const { provider_id: card } = await at.server.db.tenant(at.owner.tenantId, (tx) =>
        tx.selectFrom('payment_method').select('provider_id').executeTakeFirstOrThrow(),
      );
      const little = { ...ask, card, amount: '0.30', reference: newId() };
      expect(await payments.charge(little)).toEqual({ state: 'declined' });
    });

    it('OP-107 two at once, and one after another, charge once', async () => {
      await addCard('charged');
      const { provider_id: card } = await at.server.db.tenant(at.owner.tenantId, (tx) =>
        tx.selectFrom('payment_method').select('provider_id').executeTakeFirstOrThrow(),
      );
      const charge = { reference: newId(), card, amount: '25.00', currency: 'usd' } as const;
      await Promise.all([payments.charge(charge), payments.charge(charge)]);
      const { id } = lastIntent();
      at.stripe.forgetKeys();
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
        const before = at.stripe.taken.length;
        at.stripe.breakAfter(call);
        expect(await add(25)).toMatchObject({ status: 200, body: { status: 'pending' } });
        expect(await balance()).toBe(0);
        at.stripe.setDown(false);
        // Longer than Stripe keeps an idempotency key.
        at.stripe.forgetKeys();
        at.server.clock.advance(25 * hour);
        await workOff();
        expect(await balance()).toBe(25);
        expect(at.stripe.taken).toHaveLength(before + 1);
      },
    );

    it('a charge is given back once, and one that was not made is cancelled', async () => {
      await addCard('charged');
      await add(25);
      const { id } = lastIntent();
      const reference = lastIntent().metadata.reference ?? '';
      expect(await payments.undo({ reference, chargeId: id })).toBe(true);
      at.stripe.forgetKeys();
      expect(await payments.undo({ reference, chargeId: id })).toBe(true);
      expect(at.stripe.refunded.has(id)).toBe(true);

      await addCard('authentication');
      await at.server.call(at.owner, 'PUT', `/api/paymentmethod/${(await cards())[1]?.id}`, {
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
      at.stripe.take(intent);
      expect(await send({ type: 'payment_intent.succeeded', intent: intent.id })).toBe(200);
      await workOff();
      expect(await balance()).toBe(25);
    });

    it('OP-107 without any event the charge is asked for every hour', async () => {
      await addCard('settling');
      await add(25);
      at.stripe.take(lastIntent());
      at.server.clock.advance(hour + later);
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
      at.stripe.take(intent);
      const { statusCode, headers } = await at.beside.inject(
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
      at.stripe.fail(refused, { code: 'payment_intent_authentication_failure' });
      await send({ type: 'payment_intent.payment_failed', intent: refused.id });
      await workOff();
      expect(await newest()).toMatchObject({ status: 'failed' });
      expect(refused.status).toBe('canceled');

      await add(30);
      const left = lastIntent();
      at.server.clock.advance(22 * hour);
      await workOff();
      expect(await newest()).toMatchObject({ status: 'pending' });
      at.server.clock.advance(hour + later);
      await workOff();
      expect(await newest()).toMatchObject({ status: 'failed' });
      expect(left.status).toBe('canceled');
    });

    it('a return for no charge of this portal leads to it all the same', async () => {
      const { statusCode, headers } = await at.beside.inject(
        '/stripe/confirmed?payment_intent=pi_x',
      );
      expect([statusCode, headers.location]).toEqual([303, publicUrl]);
    });
  });

  describe('events', () => {
    const due = () =>
      at.server.db.tenant(at.owner.tenantId, (tx) =>
        tx
          .selectFrom('due_work')
          .select('due_at')
          .where('kind', '=', 'cardPayment')
          .executeTakeFirstOrThrow(),
      );

    it('one that is not signed, not by Stripe, changed, old or of the future is refused and moves nothing', async () => {
      await addCard('settling');
      await add(25);
      const { id: intent } = lastIntent();
      const before = await due();
      const type = 'payment_intent.succeeded';
      const now = at.server.clock.now();
      const { payload, signature } = at.stripe.event({ id: 'evt_signed', type, intent }, now);
      expect(await deliver(payload)).toBe(400);
      expect(await deliver(payload.replace('succeeded', 'canceled'), signature)).toBe(400);
      expect(await send({ type, intent, secret: 'whsec_other' })).toBe(400);
      expect(await send({ type, intent, at: new Date(now.getTime() - 301_000) })).toBe(400);
      expect(await send({ type, intent, at: new Date(now.getTime() + 302_000) })).toBe(400);
      expect(await deliver('', signature)).toBe(400);
      expect(await due()).toEqual(before);
      expect(new Set(at.warnings)).toEqual(new Set(['event of Stripe refused']));
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
      const calls = at.stripe.calls.length;
      expect(await send(sent)).toBe(200);
      await workOff();
      expect(await due()).toEqual(asked);
      expect(at.stripe.calls).toHaveLength(calls);
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
      at.stripe.take(intent);
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
      at.stripe.take(intent);
      const sent = { type: 'payment_intent.succeeded', intent: intent.id, id: newId() };
      expect(await Promise.all([send(sent), send(sent), send(sent)])).toEqual([200, 200, 200]);
      await Promise.all([workOff(), workOff()]);
      expect(await balance()).toBe(25);
    });
  });
});
