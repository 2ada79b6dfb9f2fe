import type { Invoice, invoiceStatuses } from '@jackfield/contract/api/billing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  bothDatabases,
  codeOf,
  startTestServer,
  type TestPerson,
  type TestServer,
} from '../../../test/harness.ts';
import { giveCard } from '../../../test/give-card.ts';
import type { Charges } from '../../payments/payments.ts';
import { instantCharges } from '../../payments/sandbox/charges.ts';
import { createDueWork } from '../../platform/due-work.ts';
import { newId } from '../../platform/ids.ts';
import { createCardPaymentWork } from '../ledger/card-payment-work.ts';
import { settleInvoice } from './settle-invoice.ts';

const later = 41_000;

describe.each(bothDatabases)('paying invoices (%s)', (database) => {
  let server: TestServer;
  let owner: TestPerson;
  let charges: string[];
  let isDown: boolean;
  /** Where the bank wants the customer's word first. */
  let confirmUrl: string | null;

  const payments: Charges = {
    ...instantCharges,
    async charge(charge) {
      charges.push(charge.reference);
      if (isDown) throw new Error('connection reset');
      if (confirmUrl !== null) {
        return { state: 'unconfirmed', confirmUrl, askAt: server.clock.now() };
      }
      return instantCharges.charge(charge);
    },
  };
  const workOff = () => {
    const { db, clock } = server;
    const work = createCardPaymentWork({ db, clock, payments, settleInvoice });
    return createDueWork({ db, clock, log: { warn: () => undefined } }, [work]).run();
  };

  beforeAll(async () => {
    server = await startTestServer({ database, payments });
  });
  afterAll(() => server.close());

  beforeEach(async () => {
    charges = [];
    isDown = false;
    confirmUrl = null;
    owner = await server.makePerson(await server.makeTenant(), { isTenantOwner: true });
    await useCard('pm_visa');
  });

  const useCard = (provider: string) => giveCard(server, owner.tenantId, provider);
  async function makeInvoice(status: (typeof invoiceStatuses)[number]): Promise<string> {
    const id = newId();
    const at = server.clock.now();
    await server.db.tenant(owner.tenantId, (tx) =>
      tx
        .insertInto('invoice')
        .values({
          id,
          tenant_id: owner.tenantId,
          number: 'INV-2026-0010',
          status,
          amount_due: '1284.50',
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
  const pay = (invoiceId: string, by = owner, more: object = {}) =>
    server.call(by, 'PUT', '/api/invoice', { body: { invoiceId, ...more } });
  const first = async () => {
    const { body } = await server.call(owner, 'GET', '/api/invoice');
    return (body.items as Invoice[])[0];
  };
  const transactions = async () => (await server.call(owner, 'GET', '/api/balance')).body.items;

  it.each(['open', 'failed', 'payment_intent.payment_failed', 'uncollectible'] as const)(
    'API-48 BILL-06 an invoice that is %s becomes paid after payment',
    async (status) => {
      const id = await makeInvoice(status);
      expect(await pay(id)).toMatchObject({
        status: 200,
        body: { id, status: 'paid', paid: true, isBeingPaid: false },
      });
      expect(await transactions()).toMatchObject([
        {
          transactionType: 'fee',
          description: 'Invoice INV-2026-0010',
          amount: -1284.5,
          balanceAfter: null,
          status: 'succeeded',
          card: { last4Digits: '4242' },
        },
      ]);
      const { rows } = await server.db.tenant(owner.tenantId, (tx) =>
        sql`select account, amount::float from ledger_posting order by account`.execute(tx),
      );
      expect(rows).toEqual([
        { account: 'card', amount: -1284.5 },
        { account: 'fees', amount: 1284.5 },
      ]);
    },
  );

  it.each(['draft', 'void', 'paid', 'succeeded'] as const)(
    'API-48 an invoice that is %s is not paid',
    async (status) => {
      expect(codeOf(await pay(await makeInvoice(status)))).toBe('INVALIDTRANSITION');
      expect(charges).toEqual([]);
    },
  );

  it('API-48 another total than the one that was shown is refused, and charges nothing', async () => {
    const id = await makeInvoice('open');
    expect(await pay(id, owner, { shownTotal: 1284.49 })).toMatchObject({
      status: 409,
      body: { responseCode: 'PRICECHANGED', errors: [{ field: 'shownTotal' }] },
    });
    expect(charges).toEqual([]);
    expect((await pay(id, owner, { shownTotal: 1284.5 })).status).toBe(200);
  });

  it('BILL-06 another card than the default one is charged when it is chosen, and none of others', async () => {
    const cardId = async ({ tenantId }: TestPerson) => {
      const row = await server.db.tenant(tenantId, (tx) =>
        tx.selectFrom('payment_method').select('id').executeTakeFirstOrThrow(),
      );
      return row.id;
    };
    await useCard('pm_declined');
    const other = newId();
    await server.db.tenant(owner.tenantId, async (tx) => {
      const card = await tx.selectFrom('payment_method').selectAll().executeTakeFirstOrThrow();
      const named = { id: other, provider_id: 'pm_other', last4_digits: '0119', is_default: false };
      await tx
        .insertInto('payment_method')
        .values({ ...card, ...named })
        .execute();
    });
    const stranger = await server.makePerson(await server.makeTenant(), { isTenantOwner: true });
    await giveCard(server, stranger.tenantId, 'pm_theirs');
    const id = await makeInvoice('open');
    for (const paymentMethodId of [await cardId(stranger), newId()]) {
      expect(await pay(id, owner, { paymentMethodId })).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'paymentMethodId' }] },
      });
    }
    expect(charges).toEqual([]);
    expect((await pay(id, owner, { paymentMethodId: other.toUpperCase() })).status).toBe(200);
    expect(await transactions()).toMatchObject([{ card: { last4Digits: '0119' } }]);
  });

  it('API-48 paying twice is refused, and ten presses at once charge once', async () => {
    const id = await makeInvoice('open');
    const all = await Promise.all(Array.from({ length: 10 }, () => pay(id)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(all.filter(({ status }) => status === 409)).toHaveLength(9);
    expect(charges).toHaveLength(1);
    expect(await pay(id)).toMatchObject({
      status: 409,
      body: { errors: [{ message: 'This invoice is already paid.' }] },
    });
  });

  it('annex E3 a declined card makes an open invoice a failed one, which can be paid again', async () => {
    await useCard('pm_declined_1');
    const id = await makeInvoice('open');
    expect(codeOf(await pay(id))).toBe('PAYMENTFAILED');
    expect(await first()).toMatchObject({ status: 'failed', paid: false, isBeingPaid: false });
    await useCard('pm_visa');
    expect((await pay(id)).body).toMatchObject({ status: 'paid' });
    expect(await transactions()).toMatchObject([{ status: 'succeeded' }, { status: 'failed' }]);
    const history = await server.db.tenant(owner.tenantId, (tx) =>
      tx
        .selectFrom('audit_entry')
        .select('action')
        .where('entity', '=', 'invoice')
        .orderBy('seq')
        .execute(),
    );
    expect(history.map(({ action }) => action)).toEqual([
      'invoice.pay',
      'invoice.declined',
      'invoice.pay',
      'invoice.paid',
    ]);
  });

  it('a declined card leaves an uncollectible invoice what it was', async () => {
    await useCard('pm_declined_1');
    expect(codeOf(await pay(await makeInvoice('uncollectible')))).toBe('PAYMENTFAILED');
    expect(await first()).toMatchObject({ status: 'uncollectible' });
  });

  it('402 without a card, 404 for an invoice of nobody', async () => {
    await server.db.tenant(owner.tenantId, (tx) => tx.deleteFrom('payment_method').execute());
    expect(codeOf(await pay(await makeInvoice('open')))).toBe('PAYMENTREQUIRED');
    expect((await pay(newId())).status).toBe(404);
    const stranger = await server.makePerson(await server.makeTenant(), { isTenantOwner: true });
    expect((await pay((await first())?.id ?? '', stranger)).status).toBe(404);
    expect(await transactions()).toEqual([]);
  });

  it('a payment that waits for the bank is told of at its invoice', async () => {
    confirmUrl = 'https://bank.example/confirm';
    const id = await makeInvoice('open');
    expect((await pay(id)).body).toMatchObject({ status: 'open', isBeingPaid: true, confirmUrl });
    const told = await server.db.tenant(owner.tenantId, (tx) =>
      tx.selectFrom('event_log').select('event_type').where('entity_id', '=', id).execute(),
    );
    expect(told).toHaveLength(2);
    confirmUrl = null;
    server.clock.advance(later);
    await workOff();
    expect(await first()).toMatchObject({ status: 'paid' });
  });

  it('a provider that cannot be reached leaves it being paid, and is asked once more', async () => {
    isDown = true;
    const id = await makeInvoice('open');
    expect((await pay(id)).body).toMatchObject({ status: 'open', isBeingPaid: true });
    expect(await pay(id)).toMatchObject({
      status: 409,
      body: { errors: [{ message: 'This invoice is being paid. The bank has not answered yet.' }] },
    });
    isDown = false;
    server.clock.advance(later);
    await Promise.all([workOff(), workOff()]);
    expect(await first()).toMatchObject({ status: 'paid', isBeingPaid: false });
    expect(new Set(charges).size).toBe(1);
  });
});
