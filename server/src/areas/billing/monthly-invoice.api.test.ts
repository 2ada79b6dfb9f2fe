import type { Invoice, InvoiceDocument } from '@jackfield/contract/api/billing';
import type { Quote } from '@jackfield/contract/api/price';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { auditAccount } from '../../../test/account-audit.ts';
import { describeOnBothDatabases } from '../../../test/each-database.ts';
import { giveCard } from '../../../test/give-card.ts';
import { type Answered, codeOf, type TestPerson } from '../../../test/harness.ts';
import { numberCalls } from '../../../test/number-fixture.ts';
import { instantCharges } from '../../payments/sandbox/charges.ts';
import { scheduleWork } from '../../platform/due-rows.ts';
import { outsideTransaction } from '../../platform/database.ts';
import { createDueWork } from '../../platform/due-work.ts';
import { newId } from '../../platform/ids.ts';
import { monthlyInvoice } from '../invoicing/draft.ts';
import { lockPayer } from '../invoicing/payer.ts';
import { createCardPaymentWork } from '../ledger/card-payment-work.ts';
import { createInvoiceDueWork, createMonthlyInvoiceWork } from './invoice-work.ts';
import { createInvoiceMailWork } from './mail-invoice.ts';
import { settleInvoice } from './settle-invoice.ts';

const log = { warn: vi.fn() };
const cents = (amount: number) => Math.round(amount * 100);

describeOnBothDatabases('invoices of months', ({ server, kind }) => {
  const numbers = numberCalls(server);
  let owner: TestPerson;
  let line: string;

  beforeEach(async () => {
    server().clock.set(new Date('2026-11-22T18:00:00Z'));
    await open();
  });
  afterEach(async () => {
    server().clock.reset();
    await server().db.system((tx) => tx.deleteFrom('tax_rate').execute());
  });

  /** An account of its own with a company number that has no phone number yet. */
  async function open() {
    owner = await server().makePerson(await server().makeTenant(), { isTenantOwner: true });
    line = `company/${await numbers.company(owner.tenantId)}`;
  }
  const workOff = () => {
    const { db, clock } = server();
    return createDueWork({ db, clock, log }, [
      createMonthlyInvoiceWork({ clock }),
      createInvoiceDueWork({ clock }),
      createInvoiceMailWork({ clock, publicUrl: 'https://portal.example' }),
      createCardPaymentWork({ db, clock, payments: instantCharges, settleInvoice }),
    ]).run();
  };
  const at = async (instant: string) => {
    server().clock.set(new Date(instant));
    await workOff();
  };
  const tax = (rate: string) =>
    server().db.system((tx) =>
      tx.insertInto('tax_rate').values({ country: 'USA', region: 'AL', rate }).execute(),
    );
  const quote = async (items = 'localNumber*1') =>
    (await server().call(owner, 'GET', `/api/quote?items=${items}`)).body as unknown as Quote;
  const invoices = async () =>
    (await server().call(owner, 'GET', '/api/invoice')).body.items as Invoice[];
  const document = async (invoice: Invoice | undefined) =>
    (await server().call(owner, 'GET', `/api/invoice/${invoice?.id}`))
      .body as unknown as InvoiceDocument;
  const mails = () =>
    server().db.system((tx) =>
      tx
        .selectFrom('mail_outbox')
        .select(['recipient', 'subject', 'body_text'])
        .where('tenant_id', '=', owner.tenantId)
        .where('kind', '=', 'invoice')
        .execute(),
    );
  const buy = (more: object = {}) => numbers.buy(owner, line, more);
  const person = () => ({
    firstName: 'Noor',
    lastName: 'Haddad',
    email: `noor-${newId()}@example.com`,
    role: 'standard',
  });
  const invite = (more: object = {}) =>
    server().call(owner, 'POST', '/api/teammate', {
      body: { ...person(), ...more },
      headers: { 'idempotency-key': newId() },
    });
  /** Who was invited can sign in, which keeps the invitation alive. */
  const confirm = () =>
    server().db.tenant(owner.tenantId, (tx) =>
      tx
        .updateTable('teammate')
        .set({ is_email_confirmed: true })
        .where('status', '=', 'pending')
        .execute(),
    );
  const move = async (id: unknown, status: 'active' | 'cancel') => {
    const path = `/api/teammate/${String(id)}`;
    // Days may have passed; who lets somebody go has just shown the password.
    const password_at = server().clock.now();
    await server().db.system((tx) =>
      tx.updateTable('session').set({ password_at }).where('id', '=', owner.id).execute(),
    );
    const { version } = (await server().call(owner, 'GET', path)).body;
    const moved = await server().call(owner, 'PUT', `${path}/status/${status}`, {
      version: Number(version),
    });
    expect(moved.status).toBe(200);
  };
  const load = (people: object[], shownTotal: number) =>
    server().call(owner, 'POST', '/api/teammate/import', { body: { rows: people, shownTotal } });

  it('[CRED-02] a quote says one time, each month, share, tax and total of nine days of November', async () => {
    await tax('5.00');
    expect(await quote('localNumber*2')).toMatchObject({
      currency: 'usd',
      oneTime: 0,
      monthly: 6,
      lines: [{ name: 'Local numbers', quantity: 2, price: 3, amount: 6, total: 1.89 }],
      share: { amount: 1.8, from: '2026-11-22', to: '2026-11-30', days: 9, daysOfMonth: 30 },
      tax: { amount: 0.09, rate: 5, isExempt: false },
      total: 1.89,
      invoiceOn: '2026-12-01',
      monthlyWithTax: 6.3,
      credit: 0,
      daysLeft: null,
    });
    expect(await quote('brand*1')).toMatchObject({
      oneTime: 4,
      monthly: 0,
      share: null,
      tax: { amount: 0, isExempt: true },
      total: 4,
      invoiceOn: null,
    });
  });

  it('[CRED-02] [BILL-06] 18 users of a file are $66.00 for 5 of 30 days of $396.00, with 5.00% of that as tax', async () => {
    await tax('5.00');
    server().clock.set(new Date('2026-11-26T18:00:00Z'));
    const shown = await quote('user*18');
    expect(shown).toMatchObject({
      monthly: 396,
      share: { amount: 66, days: 5, daysOfMonth: 30 },
      tax: { amount: 3.3, rate: 5 },
      total: 69.3,
      monthlyWithTax: 415.8,
    });
    expect((await load(Array.from({ length: 18 }, person), shown.total)).status).toBe(200);
    const [draft] = await invoices();
    expect(await document(draft)).toMatchObject({
      lines: [{ description: 'Users', quantity: 18, price: 22, amount: 66, taxRate: 5, tax: 3.3 }],
      subtotal: 66,
      tax: 3.3,
      amountDue: 69.3,
    });
  });

  it('[PPL-01] users who are invited one by one are a line each, and are quoted as such', async () => {
    await tax('5.00');
    server().clock.set(new Date('2026-11-26T18:00:00Z'));
    const both = await quote('user*1,user*1');
    const [users] = both.lines;
    expect(users).toMatchObject({
      name: 'Users',
      quantity: 2,
      amount: 44,
      times: 2,
      total: 7.7,
      each: { amount: 3.67, tax: 0.18, total: 3.85 },
    });
    const shownTotal = users?.each.total;
    expect((await invite({ shownTotal })).status).toBe(201);
    expect((await invite({ shownTotal })).status).toBe(201);
    expect((await invoices())[0]?.amountDue).toBe(both.total);
  });

  it.each(['', '?items=localNumber', '?items=castle*1', '?items=localNumber*1,brand*1'])(
    'refuses a quote of %j',
    async (query) => {
      expect((await server().call(owner, 'GET', `/api/quote${query}`)).status).toBe(400);
    },
  );

  it('[BILL-06] the line of a number equals the price that was shown, on the invoice of its month', async () => {
    await tax('5.00');
    const shown = await quote();
    const bought = await buy({ shownTotal: shown.total });
    expect(bought.status).toBe(201);
    const [draft] = await invoices();
    expect(draft).toMatchObject({ status: 'draft', amountDue: shown.total, documentUrl: null });
    await at('2026-12-01T06:01:00Z');
    const [next, issued] = await invoices();
    expect(issued).toMatchObject({
      status: 'open',
      number: 'INV-2026-0001',
      amountDue: shown.total,
      documentUrl: `/admin-settings/billing/billing-information/invoice/${draft?.id}`,
      dueAt: '2026-12-30T06:00:00.000Z',
    });
    expect(await document(issued)).toMatchObject({
      firstDay: '2026-11-01',
      lastDay: '2026-11-30',
      lines: [
        {
          quantity: 1,
          price: 3,
          days: { first: '2026-11-22', last: '2026-11-30', count: 9, ofMonth: 30 },
          amount: 0.9,
          taxRate: 5,
          tax: 0.05,
        },
      ],
      subtotal: 0.9,
      tax: 0.05,
      billedTo: { name: 'Harbor Dental Group' },
    });
    expect(next).toMatchObject({ status: 'draft', amountDue: 26.25 });
    expect((await document(next)).lines).toMatchObject([
      { description: 'User', quantity: 1, price: 22, amount: 22 },
      { description: 'Local number', quantity: 1, price: 3, amount: 3 },
    ]);
  });

  it('a price that has changed since it was shown is refused, and nothing is bought', async () => {
    const { total } = await quote();
    await tax('5.00');
    const refused = await buy({ shownTotal: total });
    expect([refused.status, codeOf(refused)]).toEqual([409, 'PRICECHANGED']);
    expect(refused.body.errors).toMatchObject([
      { message: 'The price changed to $0.95. Check it and confirm.' },
    ]);
    expect(await numbers.list(owner, line)).toMatchObject({ items: [] });
    expect(await invoices()).toEqual([]);
  });

  it('[PPL-01] the line of an invited user equals the price that was shown', async () => {
    await tax('5.00');
    const { total, lines } = await quote('user*1,localNumber*1');
    expect(lines.map((one) => one.total)).toEqual([6.93, 0.95]);
    expect(total).toBe(7.88);
    const [offered] = await numbers.search(owner);
    const held = await numbers.reserve(owner, offered?.number ?? '');
    const phoneNumber = {
      number: offered?.number,
      reservationId: held.body.reservationId,
      shownTotal: 0.95,
    };
    expect((await invite({ shownTotal: 6.93, phoneNumber })).status).toBe(201);
    const [draft] = await invoices();
    expect(draft).toMatchObject({ status: 'draft', amountDue: total });
    await confirm();
    await at('2026-12-01T06:01:00Z');
    expect((await document((await invoices())[1])).lines).toMatchObject([
      { description: 'User Noor Haddad', quantity: 1, price: 22, days: { count: 9 }, amount: 6.6 },
      { quantity: 1, price: 3, amount: 0.9 },
    ]);
  });

  it('[PPL-01] at another price than was shown nobody is invited, neither alone nor from a file', async () => {
    const refused = await invite({ shownTotal: 6.59 });
    expect([refused.status, codeOf(refused)]).toEqual([409, 'PRICECHANGED']);
    expect(refused.body.errors).toMatchObject([
      { message: 'The price changed to $6.60. Check it and confirm.' },
    ]);
    const loaded = await load([person(), person()], 6.6);
    expect([loaded.status, codeOf(loaded)]).toEqual([409, 'PRICECHANGED']);
    const { body } = await server().call(owner, 'GET', '/api/teammate');
    expect(body.items).toHaveLength(1);
    expect(await invoices()).toEqual([]);
  });

  it('[annex J7] the users of a file are one line, without those that were left out', async () => {
    const { total } = await quote('user*2');
    const done = await load([person(), { ...person(), email: 'no' }, person()], total);
    expect(done.status).toBe(200);
    const [draft] = await invoices();
    expect(draft?.amountDue).toBe(total);
    await confirm();
    await at('2026-12-01T06:01:00Z');
    expect((await document((await invoices())[1])).lines).toMatchObject([
      { description: 'Users', quantity: 2, price: 22, amount: 13.2 },
    ]);
  });

  it('[PPL-01] an invitation that is cancelled within the month costs nothing, alone or of a file', async () => {
    await tax('8.88');
    server().clock.set(new Date('2026-11-26T18:00:00Z'));
    await invite();
    const [alone] = await invoices();
    const { body } = await load([person(), person(), person()], (await quote('user*3')).total);
    const [one, ...others] = (body.rows as { entityId: string }[]).map((row) => row.entityId);
    await move(one, 'cancel');
    expect((await document(alone)).lines).toMatchObject([
      { description: 'User Noor Haddad', quantity: 1, amount: 3.67, tax: 0.33 },
      { description: 'Users', quantity: 2, amount: 7.33, tax: 0.65 },
    ]);
    for (const id of others) await move(id, 'cancel');
    expect(await invoices()).toMatchObject([{ amountDue: 4 }]);
    const { items } = (await server().call(owner, 'GET', '/api/teammate?status=pending')).body;
    await move((items as { id: string }[])[0]?.id, 'cancel');
    expect(await invoices()).toMatchObject([{ status: 'draft', amountDue: 0 }]);
  });

  it('[PPL-01] who came and goes within the month is paid to its end', async () => {
    const { body } = await invite();
    await confirm();
    await move(body.id, 'active');
    await move(body.id, 'cancel');
    expect(await invoices()).toMatchObject([{ amountDue: 6.6 }]);
  });

  it('[PPL-01] an invitation that nobody followed costs nothing, until they come after all', async () => {
    const { body } = await invite();
    await at('2026-12-01T06:01:00Z');
    expect(await invoices()).toMatchObject([
      { amountDue: 22, status: 'draft' },
      { amountDue: 0, status: 'paid' },
    ]);
    server().clock.set(new Date('2026-12-22T18:00:00Z'));
    const path = `/api/teammate/${String(body.id)}`;
    expect((await server().call(owner, 'POST', `${path}/invitation`)).status).toBe(204);
    expect(await invoices()).toMatchObject([{ amountDue: 22 }, {}]);
    await confirm();
    await move(body.id, 'active');
    expect((await document((await invoices())[0])).lines).toMatchObject([
      { description: 'User', quantity: 1, amount: 22 },
      { description: 'User Noor Haddad', days: { count: 10, ofMonth: 31 }, amount: 7.1 },
    ]);
  });

  it('[PPL-01] a deleted invitation that comes back is paid again', async () => {
    const { body } = await invite();
    await move(body.id, 'cancel');
    expect(await invoices()).toMatchObject([{ amountDue: 0 }]);
    const { items } = (await server().call(owner, 'GET', '/api/audit/deleted/teammate')).body;
    expect(items).toMatchObject([{ price: { total: 6.6 } }]);
    const path = `/api/audit/teammate/${String(body.id)}/restore`;
    const [{ entryId } = { entryId: '' }] = items as { entryId: string }[];
    const restored = await server().call(owner, 'POST', path, { body: { entryId } });
    expect(restored.status).toBe(200);
    expect(await invoices()).toMatchObject([{ amountDue: 6.6 }]);
    await move(body.id, 'cancel');
    expect(await invoices()).toMatchObject([{ amountDue: 0 }]);
  });

  it('who is added after a month has ended is on none of its invoices, although no work has run', async () => {
    await buy();
    server().clock.set(new Date('2027-01-17T18:00:00Z'));
    expect((await invite({ shownTotal: 10.65 })).status).toBe(201);
    expect((await buy({ shownTotal: 1.45 })).status).toBe(201);
    expect((await invoices()).map(({ amountDue }) => amountDue)).toEqual([37.1, 25, 0.9]);
  });

  it('a trial pays nothing for numbers and users until it ends', async () => {
    const tenantId = await server().makeTenant({ trialUsers: 5 });
    owner = await server().makePerson(tenantId, { isTenantOwner: true });
    await giveCard(server(), tenantId);
    line = `company/${await numbers.company(tenantId)}`;
    expect(await quote()).toMatchObject({ isTrial: true, monthly: 3, total: 0, invoiceOn: null });
    expect((await buy({ shownTotal: 0 })).status).toBe(201);
    const user = await quote('user*1');
    expect(user).toMatchObject({ isTrial: true, monthly: 22, total: 0, lines: [{ total: 0 }] });
    expect((await invite({ shownTotal: 0 })).status).toBe(201);
    expect(await invoices()).toEqual([]);
    const end = (await server().call(owner, 'GET', '/api/quote?of=trialEnd'))
      .body as unknown as Quote;
    expect(end).toMatchObject({ monthly: 47, total: 14.1, invoiceOn: '2026-12-01' });
    const path = `/api/tenant/${tenantId}/trialend`;
    const ask = (shownTotal: number) => server().call(owner, 'PUT', path, { body: { shownTotal } });
    expect(codeOf(await ask(1))).toBe('PRICECHANGED');
    expect((await ask(end.total)).status).toBe(200);
    expect(await invoices()).toMatchObject([{ status: 'draft', amountDue: 14.1 }]);
  });

  it('[BILL-06] an open invoice is charged to the default card on its due date', async () => {
    await buy();
    await at('2026-12-01T06:01:00Z');
    await giveCard(server(), owner.tenantId);
    await at('2026-12-30T05:59:00Z');
    expect((await invoices())[1]?.status).toBe('open');
    await at('2026-12-30T06:01:00Z');
    const [, issued] = await invoices();
    expect(issued).toMatchObject({ status: 'paid', paid: true });
    expect((await document(issued)).payment).toMatchObject({
      at: expect.stringMatching(/^2026-12-30T06:01/),
      card: { brand: 'visa', last4Digits: '4242' },
    });
    expect(await mails()).toHaveLength(1);
  });

  it('annex J9 an issued invoice is mailed once to the owner and the billing contacts, with the way to it', async () => {
    await server().db.tenant(owner.tenantId, (tx) =>
      tx
        .insertInto('billing_contact')
        .values({
          id: newId(),
          tenant_id: owner.tenantId,
          name: 'Books',
          email: 'books@example.com',
        })
        .execute(),
    );
    await server().makePerson(owner.tenantId, { role: 'admin' });
    await buy();
    await giveCard(server(), owner.tenantId);
    await workOff();
    expect(await mails()).toEqual([]);
    await at('2026-12-01T06:01:00Z');
    const [, issued] = await invoices();
    const sent = await mails();
    expect(sent.map(({ recipient }) => recipient).toSorted()).toEqual(
      [owner.email, 'books@example.com'].toSorted(),
    );
    expect(sent[0]).toMatchObject({ subject: 'Harbor Dental Group: invoice INV-2026-0001' });
    expect(sent[0]?.body_text.split('\n\n')).toEqual([
      expect.stringContaining('Hello'),
      'Invoice INV-2026-0001 of $0.90 is ready.',
      'It is charged to your card ending 4242 on Dec 30, 2026. There is nothing to do.',
      expect.stringContaining(
        `https://portal.example/admin-settings/billing/billing-information/invoice/${issued?.id}`,
      ),
    ]);
    await at('2026-12-02T06:01:00Z');
    expect(await mails()).toHaveLength(2);
  });

  it('without a card the mail asks for one, and without an amount there is none', async () => {
    await buy();
    await at('2026-12-01T06:01:00Z');
    expect((await mails())[0]?.body_text).toContain(
      'There is no card to charge it to. Please add one, so that it can be paid.',
    );
    await open();
    const subject = { kind: monthlyInvoice, subjectId: owner.tenantId, tenantId: owner.tenantId };
    server().clock.set(new Date('2026-12-10T18:00:00Z'));
    await server().db.tenant(owner.tenantId, (tx) =>
      scheduleWork(tx, subject, server().clock.now()),
    );
    await workOff();
    await at('2027-01-01T06:01:00Z');
    expect((await invoices())[1]).toMatchObject({ status: 'paid', amountDue: 0 });
    expect(await mails()).toEqual([]);
  });

  it('without a card the invoice fails on its due date', async () => {
    await buy();
    await at('2026-12-30T06:01:00Z');
    expect((await invoices())[1]).toMatchObject({ status: 'failed', isBeingPaid: false });
  });

  it('months that passed while nothing ran are each invoiced once, by whoever comes first', async () => {
    await buy();
    server().clock.set(new Date('2027-02-03T12:00:00Z'));
    await Promise.all([workOff(), buy(), workOff()]);
    await workOff();
    const all = await invoices();
    expect(all.map(({ number }) => number)).toEqual([
      'INV-2027-0002',
      'INV-2027-0001',
      'INV-2026-0002',
      'INV-2026-0001',
    ]);
  });

  it.runIf(kind === 'postgres')(
    'whoever holds the account and moves its month goes on while that is being issued',
    async () => {
      await buy();
      const { tenantId } = owner;
      const subject = { kind: monthlyInvoice, subjectId: tenantId, tenantId };
      server().clock.set(new Date('2026-12-01T06:01:00Z'));
      const { db } = server();
      const waiting = async () => {
        const { rows } = await db.pool.query(
          `select from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return rows.length;
      };
      let worked: Promise<unknown> = Promise.resolve();
      log.warn.mockClear();
      await db.tenant(tenantId, async (tx) => {
        await lockPayer(tx, tenantId);
        worked = outsideTransaction(() => workOff());
        await outsideTransaction(() => expect.poll(waiting, { timeout: 20_000 }).toBe(1));
        await scheduleWork(tx, subject, server().clock.now());
      });
      await worked;
      expect(log.warn).not.toHaveBeenCalled();
      await workOff();
      expect((await invoices()).map(({ status }) => status)).toEqual(['draft', 'open']);
    },
  );

  it('the total of an invoice is the sum of its lines, and nobody changes either', async () => {
    await buy();
    await at('2026-12-01T06:01:00Z');
    const run = (statement: string) => server().db.system((tx) => sql.raw(statement).execute(tx));
    const [, issued] = await invoices();
    const own = `where invoice_id = '${issued?.id}'`;
    await expect(
      run(`update invoice set amount_due = 1 where id = '${issued?.id}'`),
    ).rejects.toThrow(/follows from/);
    await expect(run(`update invoice_line set quantity = 2 ${own}`)).rejects.toThrow(/loses/);
    await expect(run(`delete from invoice_line ${own}`)).rejects.toThrow(/loses/);
    await expect(
      run(`insert into invoice_line (id, tenant_id, invoice_id, position, item, description,
        quantity, price, amount, tax) select gen_random_uuid(), tenant_id, invoice_id, 9, 'user',
        'Late', 1, 1, 1, 0 from invoice_line ${own}`),
    ).rejects.toThrow(/issued/);
  });

  it('an invoice of another account is not there, and standard users see no prices', async () => {
    await buy();
    const [draft] = await invoices();
    const stranger = await server().makePerson(await server().makeTenant(), {
      isTenantOwner: true,
    });
    const path = `/api/invoice/${draft?.id}`;
    expect((await server().call(stranger, 'GET', path)).status).toBe(404);
    const standard = await server().makePerson(owner.tenantId);
    expect((await server().call(standard, 'GET', path)).status).toBe(403);
    expect((await server().call(standard, 'GET', '/api/quote?items=user*1')).status).toBe(403);
  });

  it('each invoice is the sum of the prices shown before, whatever was bought and given up', async () => {
    const step = fc.oneof(
      { weight: 4, arbitrary: fc.constant('buy' as const) },
      { weight: 2, arbitrary: fc.constant('release' as const) },
      { weight: 2, arbitrary: fc.constant('invite' as const) },
      { weight: 1, arbitrary: fc.constant('import' as const) },
      { weight: 2, arbitrary: fc.constant('come' as const) },
      { weight: 2, arbitrary: fc.constant('leave' as const) },
      { weight: 2, arbitrary: fc.integer({ min: 1, max: 20 }) },
    );
    const rate = fc.constantFrom(null, '5.00', '7.25', '8.88');
    const which = fc.nat();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 18 }), rate, which, playStory),
      { numRuns: 12 },
    );
  });

  /** A line of users, by hand. */
  interface UsersLine {
    readonly month: string;
    readonly days: readonly [number, number];
    users: number;
  }
  interface Invitation {
    readonly id: string;
    readonly invitedAt: number;
    line: UsersLine | null;
    hasCome: boolean;
  }

  async function playStory(
    steps: readonly ('buy' | 'release' | 'invite' | 'import' | 'come' | 'leave' | number)[],
    of: string | null,
    which: number,
  ) {
    server().clock.set(new Date('2026-01-31T18:00:00Z'));
    await server().db.system((tx) => tx.deleteFrom('tax_rate').execute());
    if (of !== null) await tax(of);
    await open();
    const created_at = server().clock.now();
    await server().db.system((tx) =>
      tx.updateTable('teammate').set({ created_at }).where('id', '=', owner.id).execute(),
    );
    // The first stays, because it is the company number's default.
    const owned: Answered['body'][] = [];
    const invited: Invitation[] = [];
    const lines: UsersLine[] = [];
    const shown = new Map<string, number>();
    const add = (month: string, amount: number) =>
      shown.set(month, (shown.get(month) ?? 0) + cents(amount));
    const local = () => new Date(server().clock.now().getTime() - 6 * 3_600_000);
    const month = () => local().toISOString().slice(0, 7);
    const lineOf = (users: number, isWhole = false): UsersLine => {
      const ofMonth = new Date(Date.UTC(local().getUTCFullYear(), local().getUTCMonth() + 1, 0));
      const whole = ofMonth.getUTCDate();
      const count = isWhole ? whole : whole - local().getUTCDate() + 1;
      const added: UsersLine = { month: month(), days: [count, whole], users };
      lines.push(added);
      return added;
    };
    const costOf = ({ users, days: [count, whole] }: UsersLine) => {
      const share = Math.floor((2 * users * 2200 * count + whole) / (2 * whole));
      const hundredths = cents(Number(of ?? 0));
      return share + Math.floor((2 * share * hundredths + 10_000) / 20_000);
    };
    const one = <T>(some: readonly T[]): T | undefined => some[which % (some.length || 1)];
    const purchase = async () => {
      const { total } = await quote();
      const { status, body } = await buy({ shownTotal: total });
      expect(status).toBe(201);
      owned.push(body);
      add(month(), total);
    };
    const asked = async (ids: readonly unknown[], total: number) => {
      const added = lineOf(ids.length);
      expect(cents(total)).toBe(costOf(added));
      const invitedAt = server().clock.now().getTime();
      invited.push(
        ...ids.map((id) => ({ id: String(id), invitedAt, line: added, hasCome: false })),
      );
    };
    const leave = async () => {
      const gone = one(invited);
      if (gone === undefined) return;
      await move(gone.id, 'cancel');
      invited.splice(invited.indexOf(gone), 1);
      if (!gone.hasCome && gone.line?.month === month()) gone.line.users -= 1;
    };
    const come = async () => {
      const coming = one(invited.filter(({ hasCome }) => !hasCome));
      if (coming === undefined) return;
      await server().db.system((tx) =>
        tx
          .updateTable('teammate')
          .set({ is_email_confirmed: true })
          .where('id', '=', coming.id)
          .execute(),
      );
      await server().db.system((tx) =>
        tx
          .updateTable('link_token')
          .set({ used_at: server().clock.now() })
          .where('teammate_id', '=', coming.id)
          .execute(),
      );
      await move(coming.id, 'active');
      coming.hasCome = true;
      if (coming.line?.month !== month()) coming.line = lineOf(1);
    };
    const pass = async (days: number) => {
      const before = month();
      server().clock.advance(days * 86_400_000);
      await workOff();
      if (month() === before) return;
      const turn = Date.parse(`${month()}-01T06:00:00Z`);
      const isThere = ({ hasCome, invitedAt }: Invitation) =>
        hasCome || invitedAt + 72 * 3_600_000 > turn;
      for (const lapsed of invited.filter((some) => !isThere(some))) {
        if (lapsed.line?.month === before) lapsed.line.users -= 1;
        lapsed.line = null;
      }
      const there = invited.filter(isThere);
      const whole = lineOf(1 + there.length, true);
      for (const some of there) some.line = whole;
      add(month(), (await quote(`localNumber*${owned.length}`)).monthlyWithTax);
    };
    await purchase();
    for (const deed of steps) {
      if (deed === 'buy') await purchase();
      else if (deed === 'invite') {
        const { total } = await quote('user*1');
        const { status, body } = await invite({ shownTotal: total });
        expect(status).toBe(201);
        await asked([body.id], total);
      } else if (deed === 'import') {
        const { total } = await quote('user*3');
        const { status, body } = await load([person(), person(), person()], total);
        expect(status).toBe(200);
        const rows = body.rows as { entityId: string }[];
        await asked(
          rows.map(({ entityId }) => entityId),
          total,
        );
      } else if (deed === 'come') await come();
      else if (deed === 'leave') await leave();
      else if (deed === 'release') {
        const [gone] = owned.splice(1, 1);
        if (gone !== undefined) {
          expect((await numbers.remove(owner, line, gone)).status).toBe(204);
        }
      } else await pass(deed);
    }
    for (const added of lines) add(added.month, costOf(added) / 100);
    const found = (await invoices()).map(
      ({ periodStart, amountDue }) => [periodStart.slice(0, 7), cents(amountDue)] as const,
    );
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(shown));
    const { db, clock } = server();
    const audited = await db.system((tx) => auditAccount(tx, owner.tenantId, clock.now()));
    // The work that suspends whoever does not pay is not run here.
    expect(audited.filter((problem) => !problem.includes('failed for'))).toEqual([]);
  }
});
