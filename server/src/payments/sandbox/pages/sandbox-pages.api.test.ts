import type { Invoice, invoiceStatuses, PaymentMethod } from '@jackfield/contract/api/billing';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  testDatabases,
  startTestServer,
  type TestPerson,
  type TestServer,
  testSecrets,
} from '../../../../test/harness.ts';
import { createBillingBooks } from '../../../areas/billing/books.ts';
import { settleInvoice } from '../../../areas/billing/settle-invoice.ts';
import { createCardPaymentWork } from '../../../areas/ledger/card-payment-work.ts';
import { createDueWork } from '../../../platform/due-work.ts';
import { newId } from '../../../platform/ids.ts';
import { createSandboxPayments } from '../sandbox.ts';
import { createSandboxApp } from './app.ts';

const base = 'http://pay.localhost:8080';
const hour = 3_600_000;
const accepted = '4242 4242 4242 4242';

describe.each(testDatabases)("the sandbox's pages (%s)", (database) => {
  let server: TestServer;
  let pages: FastifyInstance;
  let owner: TestPerson;
  let workOff: () => Promise<void>;

  beforeAll(async () => {
    server = await startTestServer({ database });
    const { db, clock } = server;
    const payments = createSandboxPayments({ db, clock, base });
    const cards = createCardPaymentWork({ db, clock, payments, settleInvoice });
    workOff = () => createDueWork({ db, clock, log: { warn: () => undefined } }, [cards]).run();
    const services = { db, clock, secrets: testSecrets };
    pages = await createSandboxApp({
      db,
      clock,
      base,
      portalUrl: 'http://localhost:8080',
      portalName: 'Jackfield',
      payments,
      books: createBillingBooks({ services, payments, cards }),
    });
  });
  afterAll(async () => {
    await pages.close();
    await server.close();
  });
  beforeEach(async () => {
    owner = await server.makePerson(await server.makeTenant(), { isTenantOwner: true });
  });

  const get = async (address: string) => {
    const { statusCode: status, body, headers } = await pages.inject(address.replace(base, ''));
    return { status, body, headers };
  };
  const post = async (address: string, fields: Record<string, string> = {}) => {
    const { statusCode, body, headers } = await pages.inject({
      method: 'POST',
      url: address.replace(base, ''),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
    return { status: statusCode, body, location: String(headers.location ?? '') };
  };
  const way = async (path: string, by = owner) =>
    String((await server.call(by, 'GET', path)).body.url);
  const cardPage = () => way('/api/paymentmethod-session');
  const portal = () => way('/api/billing-portal-session');
  const form = (number: string, more: Record<string, string> = {}) => ({
    number,
    expiry: '08 / 35',
    code: '123',
    holder: 'Ana Lopez',
    postalCode: '36602',
    ...more,
  });
  const exchange = (location: string, by = owner) =>
    server.call(by, 'POST', '/api/paymentmethod', {
      body: { token: new URL(location).searchParams.get('payment_intent') },
    });
  async function enter(number: string): Promise<string> {
    server.clock.advance(1000);
    const { location } = await post(await cardPage(), form(number));
    return String((await exchange(location)).body.id);
  }
  /** Adds a card on the way from the page of bills; answers where it ends. */
  async function addThere(address: string): Promise<string> {
    const { headers } = await get(`${address}/card`);
    const { location } = await post(String(headers.location), form(accepted));
    expect(location.startsWith(`${address}?`)).toBe(true);
    return String((await get(location)).headers.location);
  }
  const cardsOf = async () =>
    (await server.call(owner, 'GET', '/api/paymentmethod')).body.items as PaymentMethod[];
  const invoices = async () =>
    (await server.call(owner, 'GET', '/api/invoice')).body.items as Invoice[];
  async function owe(status: (typeof invoiceStatuses)[number] = 'open', number = 'INV-1') {
    const id = newId();
    await server.db.tenant(owner.tenantId, (tx) =>
      tx
        .insertInto('invoice')
        .values({
          id,
          tenant_id: owner.tenantId,
          number,
          status,
          amount_due: '128.45',
          currency: 'usd',
          due_at: server.clock.now(),
          period_start: server.clock.now(),
          period_end: server.clock.now(),
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
  const status = async () => (await server.call(owner, 'GET', '/api/tenant')).body.status;
  const pay = (id: string) =>
    server.call(owner, 'PUT', '/api/invoice', { body: { invoiceId: id } });

  it('BILL-01 SHELL-49 a card is entered, and the way back holds a token that becomes the card', async () => {
    const address = await cardPage();
    expect(address).toMatch(/^http:\/\/pay\.localhost:8080\/card\/vs_/);
    const page = await get(address);
    expect(page.status).toBe(200);
    expect(page.body).toContain('Harbor Dental Group');
    expect(page.body).toContain('Test payment page. No money moves.');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    const { status: code, location } = await post(address, form(accepted, { isDefault: '1' }));
    expect(code).toBe(303);
    const { origin, pathname, searchParams } = new URL(location);
    expect(origin + pathname).toBe(
      'http://localhost:8080/admin-settings/billing/billing-information',
    );
    expect(Object.fromEntries(searchParams)).toMatchObject({
      source_type: 'card',
      redirect_status: 'succeeded',
      is_default: '1',
    });
    const stranger = await server.makePerson(await server.makeTenant(), { isTenantOwner: true });
    expect((await exchange(location, stranger)).status).toBe(400);
    expect(await exchange(location)).toMatchObject({
      status: 201,
      body: {
        isDefault: true,
        card: {
          brand: 'visa',
          last4Digits: '4242',
          expMonth: 8,
          expYear: 2035,
          holderName: 'Ana Lopez',
        },
      },
    });
  });

  it('the number of a card is stored nowhere', async () => {
    await enter(accepted);
    const { rows } = await server.db.pool.query<{ name: string }>(`
      select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = current_schema() and c.relkind = 'r'
        and has_table_privilege('jackfield_system', c.oid, 'select')`);
    expect(rows.length).toBeGreaterThan(40);
    for (const { name } of rows) {
      const found = await server.db.system((tx) =>
        sql`select from ${sql.table(name)} t
          where replace(to_jsonb(t)::text, ' ', '') like ${'%4242424242424242%'}`.execute(tx),
      );
      expect(found.rows, name).toEqual([]);
    }
  });

  it.each([
    ['', {}, 'Enter the card number.'],
    ['4000 0000 0000 0002', {}, 'The bank declined this card. Use another card.'],
    ['4000 0000 0000 0069', {}, 'This card has expired. Use another card.'],
    ['4111 1111 1111 1111', {}, 'This page takes test cards only. Use one from the list.'],
    [accepted, { expiry: '13 / 35' }, 'Enter month and year, such as 08 / 29.'],
    [accepted, { expiry: '08 / 20' }, 'This date has passed.'],
    [accepted, { code: '12' }, 'Enter the 3 digits on the back of the card.'],
    [accepted, { holder: ' ' }, 'Enter the name on the card.'],
    [accepted, { postalCode: '' }, 'Enter the postal code.'],
  ])('refuses %s %o under its field', async (number, more, sentence) => {
    const answer = await post(await cardPage(), form(number, more));
    expect(answer.status).toBe(422);
    expect(answer.body).toContain(sentence);
    expect(answer.body).toContain('aria-invalid="true"');
    expect(await cardsOf()).toEqual([]);
  });

  it('fills the form with a test card, and escapes what was typed', async () => {
    const { body } = await get(`${await cardPage()}?use=5`);
    expect(body).toContain('value="4000 0000 0000 8203"');
    const typed = await post(await cardPage(), form('"><script>alert(1)</script>'));
    expect(typed.body).not.toContain('<script>');
  });

  it('a visit is over after an hour, for somebody who is no admin any more, and for nobody', async () => {
    const address = await cardPage();
    server.clock.advance(hour + 1000);
    for (const gone of [address, `${base}/card/vs_none`, `${base}/portal/vs_none`, `${base}/`]) {
      expect((await get(gone)).status).toBe(404);
    }
    server.clock.reset();
    const fresh = await cardPage();
    expect((await get(fresh)).status).toBe(200);
    await server.db.system((tx) =>
      tx
        .updateTable('teammate')
        .set({ role: 'standard', is_tenant_owner: false })
        .where('id', '=', owner.id)
        .execute(),
    );
    expect((await get(fresh)).status).toBe(404);
    expect((await post(fresh, form(accepted))).status).toBe(404);
  });

  it('API-03 API-46 BILL-09 the billing portal shows what is owed and the cards, and pays', async () => {
    const id = await owe();
    await owe('paid', 'INV-0');
    const address = await portal();
    const before = await get(address);
    expect(before.body).toContain('INV-1');
    expect(before.body).toContain('$128.45');
    expect(before.body).not.toContain('INV-0');
    expect(before.body).toContain('None yet. Add a card to pay.');
    expect(await addThere(address)).toBe(`${address}?done=card`);
    const withCard = await get(`${address}?done=card`);
    expect(withCard.body).toContain('The card is saved.');
    expect(withCard.body).toContain('Visa ending 4242');
    const paid = await post(`${address}/pay/${id}`);
    expect(paid.location).toBe(`${address}?done=paid`);
    expect((await get(paid.location)).body).toContain('Nothing is owed. Thank you.');
    expect((await post(`${address}/pay/${id}`)).location).toBe(address);
    const by = await server.db.tenant(owner.tenantId, (tx) =>
      tx
        .selectFrom('audit_entry')
        .select(['action', 'actor_name as name'])
        .where('action', 'in', ['paymentmethod.add', 'invoice.pay'])
        .orderBy('seq')
        .execute(),
    );
    expect(by).toEqual([
      { action: 'paymentmethod.add', name: owner.fullName },
      { action: 'invoice.pay', name: owner.fullName },
    ]);
  });

  it('OP-106 a token that brings no card is told on the page of bills, and there is no page of cards', async () => {
    const address = await portal();
    const answer = await get(`${address}?payment_intent=pi_none&source_type=card`);
    expect(answer.status).toBe(400);
    expect(answer.body).toContain('This card could not be saved. Enter it once more.');
    expect((await get(`${address}/cards`)).status).toBe(404);
    expect((await get(`${base}/portal/vs_none/card`)).status).toBe(404);
  });

  it('BILL-06 of several cards the page of bills charges the one that is chosen', async () => {
    await enter('4000 0000 0000 9995');
    const id = await owe();
    const address = await portal();
    expect((await get(address)).body).not.toContain('<select');
    const other = await enter(accepted);
    expect((await get(address)).body).toContain(`<option value="${other}">Visa ending 4242`);
    expect((await post(`${address}/pay/${id}`, { card: newId() })).body).toContain(
      'This card no longer exists. Choose another one.',
    );
    const paid = await post(`${address}/pay/${id}`, { card: other });
    expect(paid.location).toBe(`${address}?done=paid`);
  });

  it('a declined payment is told on the page', async () => {
    await enter('4000 0000 0000 9995');
    const id = await owe();
    const address = await portal();
    const answer = await post(`${address}/pay/${id}`);
    expect(answer.status).toBe(402);
    expect(answer.body).toContain('role="alert"');
    expect(await invoices()).toMatchObject([{ status: 'failed' }]);
  });

  it('somebody who is new to the account comes in too', async () => {
    const invited = { role: 'admin', status: 'pending' } as const;
    const person = await server.makePerson(owner.tenantId, invited);
    const address = await way('/api/billing-portal-session', person);
    expect((await get(address)).body).toContain('Harbor Dental Group');
  });

  it("another account's invoice is not paid there", async () => {
    await enter(accepted);
    const id = await owe();
    const stranger = await server.makePerson(await server.makeTenant(), { isTenantOwner: true });
    const theirs = await way('/api/billing-portal-session', stranger);
    expect((await post(`${theirs}/pay/${id}`)).location).toBe(theirs);
    expect(await invoices()).toMatchObject([{ status: 'open' }]);
  });

  it('annex E2 a suspended account is active again when it has paid the last invoice that it owes', async () => {
    await owe('uncollectible', 'INV-0');
    const [first, second] = [await owe('open', 'INV-1'), await owe('failed', 'INV-2')];
    await suspend();
    const address = await portal();
    await addThere(address);
    await post(`${address}/pay/${first}`);
    expect(await status()).toBe('suspended');
    await post(`${address}/pay/${second}`);
    expect(await status()).toBe('active');
    const told = await server.db.tenant(owner.tenantId, (tx) =>
      tx
        .selectFrom('event_log')
        .select(['entity_id as id', 'status'])
        .where('event_type', '=', 'tenantstatus')
        .execute(),
    );
    expect(told).toEqual([{ id: owner.tenantId, status: 'active' }]);
  });

  it('a payment that settles later is under way for two days, and then paid', async () => {
    await enter('4000 0000 0000 8203');
    const id = await owe();
    expect((await pay(id)).body).toMatchObject({ status: 'open', isBeingPaid: true });
    server.clock.advance(47 * hour);
    await workOff();
    expect(await invoices()).toMatchObject([{ status: 'open', isBeingPaid: true }]);
    server.clock.advance(hour + 1000);
    await workOff();
    expect(await invoices()).toMatchObject([{ status: 'paid', isBeingPaid: false }]);
  });

  it.each([
    ['yes', 'paid', 'succeeded'],
    ['no', 'failed', 'failed'],
  ])('a payment that the bank asks about ends with the word %s', async (answer, after, told) => {
    await enter('4000 0025 0000 3155');
    const id = await owe();
    const { confirmUrl } = (await pay(id)).body;
    expect(confirmUrl).toMatch(/^http:\/\/pay\.localhost:8080\/confirm\/pi_/);
    expect((await get(String(confirmUrl))).body).toContain('$128.45');
    const { location } = await post(String(confirmUrl), { answer });
    expect(new URL(location).searchParams.get('source_type')).toBe('invoice');
    expect(new URL(location).searchParams.get('redirect_status')).toBe(told);
    await workOff();
    expect(await invoices()).toMatchObject([
      { status: after, isBeingPaid: false, confirmUrl: null },
    ]);
    expect((await get(String(confirmUrl))).status).toBe(410);
    expect((await post(String(confirmUrl), { answer: 'yes' })).status).toBe(410);
    await workOff();
    expect(await invoices()).toMatchObject([{ status: after }]);
  });

  it('credit that the bank asks about is added when it is confirmed', async () => {
    await enter('4000 0025 0000 3155');
    const { body } = await server.call(owner, 'PUT', '/api/balance', { body: { amount: 25 } });
    expect(body).toMatchObject({ status: 'pending' });
    const { location } = await post(String(body.confirmUrl), { answer: 'yes' });
    expect(new URL(location).pathname).toBe('/admin-settings/billing/call-credits/edit/balance');
    await workOff();
    expect((await server.call(owner, 'GET', '/api/balance')).body.items).toMatchObject([
      { amount: 25, balanceAfter: 25, status: 'succeeded', confirmUrl: null },
    ]);
  });

  it('a payment that nobody confirms is declined after a day', async () => {
    await enter('4000 0025 0000 3155');
    await pay(await owe());
    server.clock.advance(24 * hour);
    await workOff();
    expect(await invoices()).toMatchObject([{ status: 'failed', isBeingPaid: false }]);
  });
});
