import type { Transaction } from '@jackfield/contract/api/balance';
import type { Deskphone, DeskphoneOrder } from '@jackfield/contract/api/deskphone';
import { beforeEach, expect, it } from 'vitest';
import type { Invoice, InvoiceDocument } from '@jackfield/contract/api/billing';
import { afterPayment } from '../../after-payment.ts';
import { createInvoiceMailWork } from '../billing/mail-invoice.ts';
import { createCardPaymentWork } from '../ledger/card-payment-work.ts';
import { createDeskphoneOrderWork } from './work.ts';
import type { Charges } from '../../payments/payments.ts';
import { instantCharges } from '../../payments/sandbox/charges.ts';
import { createSandboxSupplier } from '../../supplier/sandbox.ts';
import { createDueWork } from '../../platform/due-work.ts';
import { newId } from '../../platform/ids.ts';
import { describeApi } from '../../../test/each-database.ts';
import { giveCard } from '../../../test/give-card.ts';
import { codeOf, type TestPerson } from '../../../test/harness.ts';

const log = { warn: () => undefined };
const day = 86_400_000;
const shippingAddress = {
  address: '214 Dauphin Street',
  address2: '',
  city: 'Mobile',
  state: 'AL',
  zip: '36602',
};

describeApi('desk phones', ({ server }) => {
  let owner: TestPerson;
  let phones: Deskphone[];

  beforeEach(async () => {
    owner = await server().makePerson(await server().makeTenant(), { isTenantOwner: true });
    await useCard();
    const { body } = await server().call(owner, 'GET', '/api/deskphone');
    phones = body.items as Deskphone[];
  });

  const useCard = (provider?: string) => giveCard(server(), owner.tenantId, provider);

  const wanted = (change: object = {}) => ({
    items: [
      { deskphoneId: phones[1]?.id, quantity: 3 },
      { deskphoneId: phones[0]?.id, quantity: 1 },
    ],
    shippingAddress,
    contactPhone: '+12515550142',
    ...change,
  });
  const order = (change: object = {}, key: string | null = newId()) =>
    server().call(owner, 'POST', '/api/deskphone/order', {
      body: wanted(change),
      ...(key !== null && { headers: { 'idempotency-key': key } }),
    });
  const placed = async () => (await order()).body as unknown as DeskphoneOrder;
  const cancel = (id: string, by = owner) =>
    server().call(by, 'PUT', `/api/deskphone/order/${id}/cancel`, { body: {} });
  const list = async () =>
    (await server().call(owner, 'GET', '/api/deskphone/order')).body.items as DeskphoneOrder[];
  const invoices = async () =>
    (await server().call(owner, 'GET', '/api/invoice')).body.items as Invoice[];
  const transactions = async () =>
    (await server().call(owner, 'GET', '/api/balance')).body.items as Transaction[];
  const status = async () => (await list()).map((one) => one.status);
  function work(payments: Charges = instantCharges) {
    const { db, clock } = server();
    const supplier = createSandboxSupplier(clock);
    return createDueWork({ db, clock, log }, [
      createCardPaymentWork({ db, clock, payments, settleInvoice: afterPayment }),
      createDeskphoneOrderWork({ db, clock, payments, supplier }),
      createInvoiceMailWork({ clock, publicUrl: 'https://portal.example' }),
    ]);
  }

  it('[DEV-02] the same order without a key counts once for five seconds', async () => {
    const four = await Promise.all(Array.from({ length: 4 }, () => order({}, null)));
    expect(four.map(({ status: code }) => code)).toEqual([201, 201, 201, 201]);
    expect(new Set(four.map(({ body }) => body.id)).size).toBe(1);
    expect(await list()).toHaveLength(1);
    await order({ contactPhone: '+12515550143' }, null);
    expect(await list()).toHaveLength(2);
    server().clock.advance(5001);
    const later = await order({}, null);
    expect(later.body.id).not.toBe(four[0]?.body.id);
    expect(await list()).toHaveLength(3);
  });

  it('the invoice of an order is mailed once it is paid, and one that is not paid never', async () => {
    const mails = () =>
      server().db.system((tx) =>
        tx
          .selectFrom('mail_outbox')
          .select(['recipient', 'body_text'])
          .where('tenant_id', '=', owner.tenantId)
          .where('kind', '=', 'invoice')
          .execute(),
      );
    await placed();
    expect(await mails()).toEqual([]);
    await work().run();
    expect(await mails()).toEqual([
      {
        recipient: owner.email,
        body_text: expect.stringContaining('It is paid. There is nothing to do.'),
      },
    ]);
    await useCard('pm_declined_1');
    await placed();
    await work().run();
    expect(await mails()).toHaveLength(1);
  });

  it('[DEV-02] orders at the prices of the list: pending, paid, shipped, delivered', async () => {
    const { status: code, body } = await order();
    expect(code).toBe(201);
    const [first, second] = phones;
    const total = ((second?.price ?? 0) * 300 + (first?.price ?? 0) * 100) / 100;
    expect(body).toMatchObject({
      status: 'pending',
      total,
      currency: 'usd',
      items: [
        { model: second?.model, quantity: 3, price: second?.price },
        { model: first?.model, quantity: 1, price: first?.price },
      ],
      shippingAddress,
      contactPhone: '+12515550142',
      trackingNumber: null,
    });
    await work().run();
    expect(await status()).toEqual(['paid']);
    server().clock.advance(day + 1000);
    await work().run();
    expect(await list()).toMatchObject([
      { status: 'shipped', trackingNumber: expect.stringMatching(/^TRK-/) },
    ]);
    server().clock.advance(3 * day);
    await work().run();
    expect(await status()).toEqual(['delivered']);
    const history = await server().db.tenant(owner.tenantId, (tx) =>
      tx.selectFrom('audit_entry').select(['action', 'via']).orderBy('seq').execute(),
    );
    expect(history).toEqual([
      { action: 'deskphoneOrder.create', via: 'ui' },
      { action: 'invoice.paid', via: 'system' },
      { action: 'balance.succeeded', via: 'system' },
      { action: 'deskphoneOrder.paid', via: 'system' },
      { action: 'deskphoneOrder.shipped', via: 'system' },
      { action: 'deskphoneOrder.delivered', via: 'system' },
    ]);
  });

  it('[DEV-02] an order has an invoice of its own, paid through the ledger, at the price shown', async () => {
    await server().db.system((tx) =>
      tx.insertInto('tax_rate').values({ country: 'USA', region: 'AL', rate: '5.00' }).execute(),
    );
    try {
      const items = `${phones[1]?.item}*2`;
      const quote = (await server().call(owner, 'GET', `/api/quote?items=${items}`)).body;
      expect(quote).toMatchObject({ oneTime: 378, tax: { amount: 18.9 }, total: 396.9 });
      const two = { items: [{ deskphoneId: phones[1]?.id, quantity: 2 }] };
      expect(codeOf(await order({ ...two, shownTotal: 378 }))).toBe('PRICECHANGED');
      expect(await invoices()).toEqual([]);
      expect((await order({ ...two, shownTotal: quote['total'] })).body).toMatchObject({
        total: 396.9,
      });
      await work().run();
      const [invoice] = await invoices();
      expect(invoice).toMatchObject({ status: 'paid', amountDue: 396.9 });
      const path = `/api/invoice/${invoice?.id}`;
      const { body } = await server().call(owner, 'GET', path);
      expect(body as unknown as InvoiceDocument).toMatchObject({
        kind: 'purchase',
        lines: [{ description: 'Yealink T54W', quantity: 2, price: 189, days: null, amount: 378 }],
        tax: 18.9,
      });
      expect(await transactions()).toMatchObject([
        { transactionType: 'fee', amount: -396.9, balanceAfter: null, status: 'succeeded' },
      ]);
    } finally {
      await server().db.system((tx) => tx.deleteFrom('tax_rate').execute());
    }
  });

  it('[DEV-02] no state is skipped when the server was away for a week', async () => {
    await placed();
    await work().run();
    server().clock.advance(7 * day);
    await work().run();
    expect(await status()).toEqual(['delivered']);
    const actions = await server().db.tenant(owner.tenantId, (tx) =>
      tx.selectFrom('audit_entry').select('action').orderBy('seq').execute(),
    );
    const steps = actions.filter(({ action }) => action.startsWith('deskphoneOrder'));
    expect(steps.map(({ action }) => action.split('.')[1])).toEqual([
      'create',
      'paid',
      'shipped',
      'delivered',
    ]);
  });

  it('[DEV-02] cancels while pending, which charges nothing, and while paid, which gives back', async () => {
    const charges: string[] = [];
    const counted: Charges = {
      ...instantCharges,
      charge(charge) {
        charges.push(charge.amount);
        return instantCharges.charge(charge);
      },
    };
    const { id } = await placed();
    expect((await cancel(id)).body).toMatchObject({ status: 'cancelled', isRefunded: false });
    await work(counted).run();
    expect(charges).toEqual([]);
    expect(await list()).toMatchObject([{ status: 'cancelled', isRefunded: false }]);
    expect(await invoices()).toMatchObject([{ status: 'void' }]);
    expect(await transactions()).toMatchObject([{ status: 'failed' }]);

    const second = await placed();
    await work(counted).run();
    expect(charges).toEqual([second.total.toFixed(2)]);
    expect((await cancel(second.id)).status).toBe(200);
    await work(counted).run();
    expect((await list())[0]).toMatchObject({ status: 'cancelled', isRefunded: true });
    const [refund, paid] = await transactions();
    expect([refund?.transactionType, paid?.transactionType]).toEqual(['refund', 'fee']);
    expect([refund?.amount, paid?.amount]).toEqual([second.total, -second.total]);
    expect(codeOf(await cancel(second.id))).toBe('INVALIDTRANSITION');
  });

  it('[DEV-02] cancelled after its card was declined, it leaves no invoice that is owed', async () => {
    const { id } = await placed();
    const { db, clock } = server();
    const declined: Charges = { ...instantCharges, charge: async () => ({ state: 'declined' }) };
    const charging = { db, clock, payments: declined, settleInvoice: afterPayment };
    await createDueWork({ db, clock, log }, [createCardPaymentWork(charging)]).run();
    expect(await invoices()).toMatchObject([{ status: 'failed' }]);
    expect((await cancel(id)).body).toMatchObject({ status: 'cancelled', isRefunded: false });
    await work().run();
    expect(await invoices()).toMatchObject([{ status: 'void' }]);
    expect(await list()).toMatchObject([{ status: 'cancelled', isRefunded: false }]);
  });

  it('[DEV-02] cancelled while the provider still reports a failed payment, it leaves none either', async () => {
    const { id } = await placed();
    await server().db.system((tx) =>
      tx
        .updateTable('invoice')
        .set({ status: 'payment_intent.payment_failed' })
        .where('tenant_id', '=', owner.tenantId)
        .execute(),
    );
    expect((await cancel(id)).status).toBe(200);
    await work().run();
    expect(await invoices()).toMatchObject([{ status: 'void' }]);
  });

  it('[DEV-02] a shipped order can no longer be cancelled', async () => {
    const { id } = await placed();
    await work().run();
    server().clock.advance(day + 1000);
    await work().run();
    expect(await cancel(id)).toMatchObject({
      status: 409,
      body: { responseCode: 'INVALIDTRANSITION' },
    });
  });

  it('an order cancelled while its card is charged ends cancelled, not paid', async () => {
    const { id } = await placed();
    const slow: Charges = {
      ...instantCharges,
      async charge(charge) {
        await cancel(id);
        return instantCharges.charge(charge);
      },
    };
    await work(slow).run();
    expect(await status()).toEqual(['cancelled']);
  });

  it('[DEV-02] 402 without a card; a declined card cancels the order with the reason and voids its invoice', async () => {
    await useCard('pm_declined_1');
    await placed();
    await work().run();
    expect(await list()).toMatchObject([
      { status: 'cancelled', reason: 'The payment was declined. Please try another card.' },
    ]);
    expect(await invoices()).toMatchObject([{ status: 'void' }]);
    await server().db.tenant(owner.tenantId, (tx) => tx.deleteFrom('payment_method').execute());
    expect(await order()).toMatchObject({
      status: 402,
      body: { responseCode: 'PAYMENTREQUIRED' },
    });
    expect(await list()).toHaveLength(1);
  });

  it('one key orders and charges once; another body under it is refused', async () => {
    const charges: string[] = [];
    const key = newId();
    const all = await Promise.all(Array.from({ length: 5 }, () => order({}, key)));
    expect(new Set(all.map(({ body }) => body.id)).size).toBe(1);
    const counted: Charges = {
      ...instantCharges,
      charge(charge) {
        charges.push(charge.reference);
        return instantCharges.charge(charge);
      },
    };
    await Promise.all([work(counted).run(), work(counted).run(), work(counted).run()]);
    expect(charges).toHaveLength(1);
    expect((await order({ contactPhone: '+12515550199' }, key)).status).toBe(422);
  });

  it('a charge whose answer was lost is asked for again under the same reference', async () => {
    await placed();
    const references: string[] = [];
    const lost: Charges = {
      ...instantCharges,
      async charge({ reference }) {
        references.push(reference);
        throw new Error('connection reset');
      },
    };
    await work(lost).run();
    expect(await status()).toEqual(['pending']);
    server().clock.advance(60_000);
    await work({
      ...instantCharges,
      charge(charge) {
        references.push(charge.reference);
        return instantCharges.charge(charge);
      },
    }).run();
    expect(references).toHaveLength(2);
    expect(new Set(references).size).toBe(1);
    expect(await status()).toEqual(['paid']);
  });

  it.each<[object, string, string]>([
    [{ items: [] }, 'items', 'The quantity field is required.'],
    [{ contactPhone: '+12511' }, 'contactPhone', ''],
    [{ contactPhone: '+6031555010' }, 'contactPhone', 'The contact phone format is invalid.'],
    [
      { shippingAddress: { ...shippingAddress, zip: '' } },
      'shippingAddress.zip',
      'The zip code field is required.',
    ],
    [
      { shippingAddress: { ...shippingAddress, address: ' ' } },
      'shippingAddress.address',
      'The street field is required.',
    ],
    [{ items: [{ deskphoneId: newId(), quantity: 1 }] }, 'items[0].deskphoneId', ''],
  ])('[VAL-26] refuses an order with %j', async (change, field, message) => {
    const { body } = await order(change);
    expect(body).toMatchObject({ responseCode: 'INVALIDINPUT', errors: [{ field }] });
    if (message !== '') expect(body.errors).toMatchObject([{ message }]);
  });

  it.each([0, 51, 1.5])('refuses %d pieces', async (quantity) => {
    const items = [{ deskphoneId: phones[0]?.id, quantity }];
    expect((await order({ items })).body.errors).toMatchObject([
      { message: 'The quantity field must be between 1 and 50.' },
    ]);
  });

  it('[ROLE-08] there are no desk phones to buy in Malaysia', async () => {
    const person = await server().makePerson(await server().makeTenant({ country: 'MYS' }), {
      isTenantOwner: true,
    });
    const calls = await Promise.all([
      server().call(person, 'GET', '/api/deskphone'),
      server().call(person, 'GET', '/api/deskphone/order'),
      server().call(person, 'POST', '/api/deskphone/order', { body: wanted() }),
    ]);
    expect(calls.map((answered) => answered.status)).toEqual([404, 404, 404]);
  });

  it('an order of another account is not there; standard users buy nothing', async () => {
    const { id } = await placed();
    const stranger = await server().makePerson(await server().makeTenant(), {
      isTenantOwner: true,
    });
    expect((await cancel(id, stranger)).status).toBe(404);
    const standard = await server().makePerson(owner.tenantId);
    expect((await cancel(id, standard)).status).toBe(403);
    expect(await status()).toEqual(['pending']);
  });
});
