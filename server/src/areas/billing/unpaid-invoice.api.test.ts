import { afterEach, beforeEach, expect, it } from 'vitest';
import { afterPayment } from '../../after-payment.ts';
import { describeOnBothDatabases } from '../../../test/each-database.ts';
import { giveCard } from '../../../test/give-card.ts';
import { codeOf, testSecrets, type TestPerson } from '../../../test/harness.ts';
import { createSandboxCharges } from '../../payments/sandbox/charges.ts';
import { scheduleWork } from '../../platform/due-rows.ts';
import { createDueWork } from '../../platform/due-work.ts';
import { newId } from '../../platform/ids.ts';
import { invoiceDue } from '../invoicing/draft.ts';
import { createCardPaymentWork } from '../ledger/card-payment-work.ts';
import { createNoticing } from '../routing/impact.ts';
import { createInvoiceDueWork } from './invoice-work.ts';
import { createUnpaidWork } from './unpaid-invoice.ts';

const day = 86_400_000;
const minute = 60_000;
const log = { warn: () => undefined };

describeOnBothDatabases('invoices that stay unpaid', ({ server }) => {
  let owner: TestPerson;
  let invoiceId: string;

  beforeEach(async () => {
    owner = await server().makePerson(await server().makeTenant(), { isTenantOwner: true });
    await useCard('pm_declined_1');
    await server().db.tenant(owner.tenantId, (tx) =>
      tx
        .insertInto('billing_contact')
        .values({
          id: newId(),
          tenant_id: owner.tenantId,
          name: 'Books',
          email: `books-${newId()}@example.com`,
        })
        .execute(),
    );
    invoiceId = await makeInvoice('open');
  });
  afterEach(() => server().clock.reset());

  const useCard = (provider: string) => giveCard(server(), owner.tenantId, provider);
  const system = <T>(work: Parameters<ReturnType<typeof server>['db']['system']>[0]) =>
    server().db.system(work) as Promise<T>;
  async function makeInvoice(status: 'open' | 'failed'): Promise<string> {
    const id = newId();
    const at = server().clock.now();
    await server().db.tenant(owner.tenantId, async (tx) => {
      await tx
        .insertInto('invoice')
        .values({
          id,
          tenant_id: owner.tenantId,
          number: `INV-2026-${status === 'open' ? '0011' : '0010'}`,
          status,
          amount_due: '84.50',
          currency: 'usd',
          due_at: at,
          period_start: at,
          period_end: at,
          document_url: null,
        })
        .execute();
      if (status === 'failed') return;
      await scheduleWork(tx, { kind: invoiceDue, subjectId: id, tenantId: owner.tenantId }, at);
    });
    return id;
  }
  const workOff = () => {
    const { db, clock } = server();
    const payments = createSandboxCharges({ db, clock, base: 'https://pay.example' });
    return createDueWork({ db, clock, log }, [
      createInvoiceDueWork({ clock }),
      createCardPaymentWork({ db, clock, payments, settleInvoice: afterPayment }),
      ...createUnpaidWork({ clock, noticing: createNoticing({ db, clock, secrets: testSecrets }) }),
    ]).run();
  };
  const after = async (milliseconds: number) => {
    server().clock.advance(milliseconds);
    await workOff();
  };
  const pay = () => server().call(owner, 'PUT', '/api/invoice', { body: { invoiceId } });
  const found = () =>
    system<{ account: string; invoice: string }>(async (tx) => {
      const account = await tx
        .selectFrom('tenant')
        .select('status')
        .where('id', '=', owner.tenantId)
        .executeTakeFirstOrThrow();
      const invoice = await tx
        .selectFrom('invoice')
        .select('status')
        .where('id', '=', invoiceId)
        .executeTakeFirstOrThrow();
      return { account: account.status, invoice: invoice.status };
    });
  const mails = () =>
    system<{ recipient: string; kind: string }[]>((tx) =>
      tx
        .selectFrom('mail_outbox')
        .select(['recipient', 'kind'])
        .where('tenant_id', '=', owner.tenantId)
        .execute(),
    );

  it('annex E2 14 days after an invoice failed its account is suspended, and told so', async () => {
    await workOff();
    expect(await found()).toEqual({ account: 'active', invoice: 'failed' });
    await after(14 * day - minute);
    expect((await found()).account).toBe('active');
    expect(await mails()).toEqual([]);
    await after(2 * minute);
    expect(await found()).toEqual({ account: 'suspended', invoice: 'failed' });
    expect(await mails()).toEqual(
      expect.arrayContaining([
        { recipient: owner.email, kind: 'AccountSuspended' },
        { recipient: expect.stringContaining('books-'), kind: 'AccountSuspended' },
      ]),
    );
    const told = await server().db.tenant(owner.tenantId, async (tx) => ({
      events: await tx
        .selectFrom('event_log')
        .select('status')
        .where('event_type', '=', 'tenantstatus')
        .execute(),
      history: await tx
        .selectFrom('audit_entry')
        .select(['via', 'after'])
        .where('action', '=', 'tenant.setStatus')
        .execute(),
    }));
    expect(told).toEqual({
      events: [{ status: 'suspended' }],
      history: [
        {
          via: 'system',
          after: {
            status: 'suspended',
            reason: 'Invoice INV-2026-0011 was not paid for 14 days after its payment failed.',
          },
        },
      ],
    });
    await useCard('pm_visa');
    expect((await pay()).status).toBe(200);
    expect(await found()).toEqual({ account: 'active', invoice: 'paid' });
  });

  it('annex E2 what is paid within 14 days suspends nobody', async () => {
    await workOff();
    await after(13 * day);
    await useCard('pm_visa');
    await pay();
    for (const days of [2, 80]) {
      await after(days * day);
      expect(await found()).toEqual({ account: 'active', invoice: 'paid' });
    }
    expect(await mails()).toEqual([]);
  });

  it('annex E2 without a card it is the same', async () => {
    await server().db.tenant(owner.tenantId, (tx) => tx.deleteFrom('payment_method').execute());
    await workOff();
    await after(14 * day + minute);
    expect(await found()).toEqual({ account: 'suspended', invoice: 'failed' });
  });

  it('a card that is declined once more puts nothing off', async () => {
    await workOff();
    await after(10 * day);
    expect(codeOf(await pay())).toBe('PAYMENTFAILED');
    await after(4 * day + minute);
    expect((await found()).account).toBe('suspended');
  });

  it('while the bank is asked nobody is suspended', async () => {
    await workOff();
    await after(13 * day);
    await useCard('pm_settling_1');
    expect((await pay()).body).toMatchObject({ isBeingPaid: true });
    await after(day + minute);
    expect(await found()).toEqual({ account: 'active', invoice: 'failed' });
    await after(day);
    expect(await found()).toEqual({ account: 'active', invoice: 'paid' });
  });

  it('annex E3 90 days unpaid is uncollectible, and paid it makes the account active', async () => {
    await workOff();
    await after(90 * day - minute);
    expect(await found()).toEqual({ account: 'suspended', invoice: 'failed' });
    await after(2 * minute);
    expect(await found()).toEqual({ account: 'suspended', invoice: 'uncollectible' });
    await useCard('pm_visa');
    expect((await pay()).status).toBe(200);
    expect(await found()).toEqual({ account: 'active', invoice: 'paid' });
    expect(await mails()).toEqual(
      expect.arrayContaining([
        { recipient: owner.email, kind: 'AccountActivated' },
        { recipient: expect.stringContaining('books-'), kind: 'AccountActivated' },
      ]),
    );
  });

  it('annex E2 stays suspended while another invoice is owed', async () => {
    await workOff();
    await after(14 * day + minute);
    const other = await makeInvoice('failed');
    await useCard('pm_visa');
    await pay();
    expect(await found()).toEqual({ account: 'suspended', invoice: 'paid' });
    invoiceId = other;
    await pay();
    expect(await found()).toEqual({ account: 'active', invoice: 'paid' });
  });

  it('what is paid before its due date is not charged again', async () => {
    await useCard('pm_visa');
    await pay();
    await workOff();
    const { items } = (await server().call(owner, 'GET', '/api/balance')).body;
    expect(items).toHaveLength(1);
    expect(await found()).toEqual({ account: 'active', invoice: 'paid' });
    const left = await server().db.tenant(owner.tenantId, (tx) =>
      tx
        .selectFrom('due_work')
        .select(['kind', 'last_error'])
        .where('kind', '!=', 'matters')
        .execute(),
    );
    expect(left).toEqual([]);
  });

  it('an invoice that had failed before such work was planned suspends nobody', async () => {
    await useCard('pm_visa');
    invoiceId = await makeInvoice('failed');
    await after(91 * day);
    expect(await found()).toEqual({ account: 'active', invoice: 'failed' });
  });
});
