import type { invoiceStatuses, PaymentMethod } from '@jackfield/contract/api/billing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  bothDatabases,
  codeOf,
  startTestServer,
  type TestPerson,
  type TestServer,
} from '../../../test/harness.ts';
import type { EnteredCard, Payments } from '../../payments/payments.ts';
import { newId } from '../../platform/ids.ts';

const entered = (id: string, last4Digits: string): EnteredCard => ({
  id,
  brand: 'visa',
  last4Digits,
  expMonth: 8,
  expYear: 2029,
  holderName: 'Ana Lopez',
});

describe.each(bothDatabases)('cards of an account (%s)', (database) => {
  let server: TestServer;
  let owner: TestPerson;
  let dropped: string[];

  /** A token is `<account> <card> <last digits>`. */
  const payments: Partial<Payments> = {
    async takeCard({ tenantId, token }) {
      const [account, card = '', last4 = ''] = token.split(' ');
      return account === tenantId ? entered(card, last4) : null;
    },
    async dropCard(card) {
      dropped.push(card);
    },
  };

  beforeAll(async () => {
    server = await startTestServer({ database, payments });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    dropped = [];
    owner = await server.makePerson(await server.makeTenant(), { isTenantOwner: true });
  });

  const post = (body: object, by = owner) =>
    server.call(by, 'POST', '/api/paymentmethod', { body });
  async function add(card: string, { isDefault = false, by = owner } = {}): Promise<string> {
    // Cards of the same moment have no order.
    server.clock.advance(1000);
    const answer = await post({ token: `${by.tenantId} ${card} ${card.slice(-4)}`, isDefault }, by);
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return String(answer.body.id);
  }
  const listed = async () => {
    const { body } = await server.call(owner, 'GET', '/api/paymentmethod');
    return (body.items as PaymentMethod[]).map(
      ({ card, isDefault }) => `${card.last4Digits}${isDefault ? ' default' : ''}`,
    );
  };
  const choose = (id: string, by = owner) =>
    server.call(by, 'PUT', `/api/paymentmethod/${id}`, { body: { isDefault: true } });
  const remove = (id: string, by = owner) => server.call(by, 'DELETE', `/api/paymentmethod/${id}`);
  const hasCard = async () =>
    (await server.call(owner, 'GET', '/api/tenant')).body.isCreditCardExist;
  const events = () =>
    server.db.tenant(owner.tenantId, (tx) =>
      tx
        .selectFrom('event_log')
        .select(['method', 'event_type as type', 'entity_id as id'])
        .orderBy('seq')
        .execute(),
    );
  const owe = (status: (typeof invoiceStatuses)[number]) =>
    server.db.tenant(owner.tenantId, (tx) =>
      tx
        .insertInto('invoice')
        .values({
          id: newId(),
          tenant_id: owner.tenantId,
          number: 'INV-2026-0010',
          status,
          amount_due: '12.00',
          currency: 'usd',
          due_at: null,
          period_start: server.clock.now(),
          period_end: server.clock.now(),
          document_url: null,
        })
        .execute(),
    );

  it('API-43 OP-106 the first card is the default, a later one when it is wanted', async () => {
    expect(await hasCard()).toBe(false);
    const id = await add('pm_0001');
    expect(await listed()).toEqual(['0001 default']);
    expect(await hasCard()).toBe(true);
    await add('pm_0002');
    await add('pm_0003');
    expect(await listed()).toEqual(['0001 default', '0003', '0002']);
    await add('pm_0004', { isDefault: true });
    expect(await listed()).toEqual(['0004 default', '0003', '0002', '0001']);
    expect((await events()).slice(0, 2)).toEqual([
      { method: 'CreateEntityAsync', type: 'paymentmethod', id },
      { method: 'UpdateEntityAsync', type: 'tenant', id: owner.tenantId },
    ]);
  });

  it('API-43 the same token again is the same card, also when both come at once', async () => {
    const token = { token: `${owner.tenantId} pm_0001 0001` };
    const all = await Promise.all([post(token), post(token), post(token)]);
    expect(all.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(all.map(({ body }) => body.id)).size).toBe(1);
    expect(await listed()).toEqual(['0001 default']);
  });

  it('OP-106 a token of another account, of nobody, or none adds nothing', async () => {
    const other = await server.makeTenant();
    for (const token of [`${other} pm_0001 0001`, 'made up', '']) {
      const answer = await post({ token });
      expect([answer.status, codeOf(answer)]).toEqual([400, 'INVALIDINPUT']);
      expect(answer.body.errors).toMatchObject([{ field: 'token' }]);
    }
    expect(await listed()).toEqual([]);
  });

  it('API-44 BILL-05 a default clears the others and goes to the front', async () => {
    const first = await add('pm_0001');
    await add('pm_0002');
    const third = await add('pm_0003');
    expect(await choose(third)).toMatchObject({
      status: 200,
      body: { id: third, isDefault: true },
    });
    expect(await listed()).toEqual(['0003 default', '0002', '0001']);
    await Promise.all([choose(first), choose(third), choose(first)]);
    expect((await listed()).filter((one) => one.endsWith('default'))).toHaveLength(1);
    expect((await choose(third)).status).toBe(200);
    const refused = await server.call(owner, 'PUT', `/api/paymentmethod/${third}`, {
      body: { isDefault: false },
    });
    expect(refused.status).toBe(400);
  });

  it('API-45 OP-106 after the default the newest other card is', async () => {
    const first = await add('pm_0001');
    await add('pm_0002');
    const third = await add('pm_0003');
    await choose(first);
    expect((await remove(first)).status).toBe(204);
    expect(await listed()).toEqual(['0003 default', '0002']);
    expect(dropped).toEqual(['pm_0001']);
    expect((await remove(first)).status).toBe(404);
    await remove(third);
    expect(await listed()).toEqual(['0002 default']);
  });

  it.each(['open', 'failed', 'payment_intent.payment_failed'] as const)(
    'API-45 OP-106 the last card stays while an invoice is %s',
    async (status) => {
      const first = await add('pm_0001');
      const second = await add('pm_0002');
      await owe(status);
      expect((await remove(second)).status).toBe(204);
      expect(await remove(first)).toMatchObject({
        status: 409,
        body: {
          responseCode: 'INUSE',
          message: 'Pay the open invoices first. This is the only card.',
        },
      });
      expect(await listed()).toEqual(['0001 default']);
      expect(dropped).toEqual(['pm_0002']);
    },
  );

  it.each(['draft', 'paid', 'void', 'uncollectible'] as const)(
    'API-45 the last card goes when no invoice is owed but one is %s',
    async (status) => {
      const id = await add('pm_0001');
      await owe(status);
      expect((await remove(id)).status).toBe(204);
      expect(await listed()).toEqual([]);
      expect(await hasCard()).toBe(false);
    },
  );

  it("404 for somebody else's card", async () => {
    const stranger = await server.makePerson(await server.makeTenant(), { isTenantOwner: true });
    const id = await add('pm_0001');
    expect((await choose(id, stranger)).status).toBe(404);
    expect((await remove(id, stranger)).status).toBe(404);
    expect(await listed()).toEqual(['0001 default']);
  });

  it('OP-34 a suspended account adds, chooses and deletes cards', async () => {
    await server.db.system((tx) =>
      tx
        .updateTable('tenant')
        .set({ status: 'suspended' })
        .where('id', '=', owner.tenantId)
        .execute(),
    );
    const first = await add('pm_0001');
    const second = await add('pm_0002');
    expect((await choose(second)).status).toBe(200);
    expect((await remove(first)).status).toBe(204);
  });

  it('the history names the card and holds neither token nor id of the provider', async () => {
    const id = await add('pm_0001');
    await choose(await add('pm_0002'));
    await remove(id);
    const entries = await server.db.tenant(owner.tenantId, (tx) =>
      tx
        .selectFrom('audit_entry')
        .selectAll()
        .where('entity', '=', 'paymentmethod')
        .orderBy('seq')
        .execute(),
    );
    expect(entries.map(({ action, entity_name: name }) => `${action} ${name}`)).toEqual([
      'paymentmethod.add Visa ending 0001',
      'paymentmethod.add Visa ending 0002',
      'paymentmethod.setDefault Visa ending 0002',
      'paymentmethod.delete Visa ending 0001',
    ]);
    expect(JSON.stringify(entries)).not.toContain('pm_');
  });
});
