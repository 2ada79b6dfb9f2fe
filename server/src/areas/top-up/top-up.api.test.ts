import type { Transaction } from '@jackfield/contract/api/balance';
import type { TopUp } from '@jackfield/contract/api/top-up';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { giveCard } from '../../../test/give-card.ts';
import {
  bothDatabases,
  startTestServer,
  type TestPerson,
  type TestServer,
} from '../../../test/harness.ts';
import { supportKey, sendUsage, usageOf } from '../../../test/usage-records.ts';
import type { Charges } from '../../payments/payments.ts';
import { instantCharges } from '../../payments/sandbox/charges.ts';
import { createDueWork } from '../../platform/due-work.ts';
import { settleInvoice } from '../billing/settle-invoice.ts';
import { createCardPaymentWork } from '../ledger/card-payment-work.ts';
import { topUpWork } from './look-at-credit.ts';
import { createTopUpWork } from './work.ts';

const log = { warn: () => undefined };
const minute = 60_000;

describe.each(bothDatabases)('credit that is added by itself (%s)', (database) => {
  let server: TestServer;
  let owner: TestPerson;
  let charged: number;

  const payments: Charges = {
    ...instantCharges,
    charge(charge) {
      charged += 1;
      return instantCharges.charge(charge);
    },
  };

  beforeAll(async () => {
    server = await startTestServer({ database, payments, env: { SUPPORT_KEY: supportKey } });
  });
  afterAll(() => server.close());

  beforeEach(async () => {
    server.clock.set(new Date('2026-11-18T16:00:00Z'));
    charged = 0;
    owner = await server.makePerson(await server.makeTenant(), { isTenantOwner: true });
    await giveCard(server, owner.tenantId, 'pm_visa');
  });

  const work = () => {
    const { db, clock } = server;
    return createDueWork({ db, clock, log }, [
      createTopUpWork({ clock, publicUrl: 'https://portal.example' }),
      createCardPaymentWork({ db, clock, payments, settleInvoice }),
    ]);
  };
  /** Lets due work run until it has nothing more to do for minutes. */
  const workOff = async () => {
    for (let round = 0; round < 4; round += 1) {
      await work().run();
      server.clock.advance(minute);
    }
  };
  const read = async () =>
    (await server.call(owner, 'GET', '/api/balance/top-up')).body as unknown as TopUp;
  const put = async (more: object = {}) => {
    const { version } = await read();
    const body = { isOn: true, below: 20, amount: 50, monthlyLimit: 120, ...more };
    return server.call(owner, 'PUT', '/api/balance/top-up', { body, version });
  };
  const atHome = (amount: number) =>
    usageOf(server, {
      tenantId: owner.tenantId,
      usageType: 'voice',
      to: '+12055550111',
      amount,
    });
  const spend = (amount: number) => sendUsage(server, [atHome(amount)]);
  const balance = async () => (await server.call(owner, 'GET', '/api/tenant')).body['balance'];
  const transactions = async () =>
    (await server.call(owner, 'GET', '/api/balance?transactionType=credit')).body[
      'items'
    ] as Transaction[];
  const changes = () =>
    server.db.system((tx) =>
      tx
        .selectFrom('audit_entry')
        .select(['action', 'before', 'after'])
        .where('tenant_id', '=', owner.tenantId)
        .where('entity', '=', 'topUp')
        .orderBy('seq')
        .execute(),
    );
  const mails = () =>
    server.db.system((tx) =>
      tx
        .selectFrom('mail_outbox')
        .select(['kind', 'subject'])
        .where('tenant_id', '=', owner.tenantId)
        .where('kind', '=', 'topUpStopped')
        .execute(),
    );

  it('is added below the amount, once for one low balance', async () => {
    expect((await put()).status).toBe(200);
    await Promise.all([work().run(), work().run()]);
    await spend(1);
    await spend(1);
    await workOff();
    expect(charged).toBe(1);
    expect(await balance()).toBe(48);
    expect(await transactions()).toMatchObject([
      { description: 'Automatic top-up', amount: 50, status: 'succeeded', card: { brand: 'visa' } },
    ]);
    await spend(27);
    await workOff();
    expect(charged).toBe(1);
    await spend(2);
    await workOff();
    expect(await balance()).toBe(69);
    const actions = (await changes()).map(({ action }) => action);
    expect(actions).toEqual(['topUp.update', 'topUp.add', 'topUp.add']);
  });

  it('does not stand in the way of usage that is taken in meanwhile', async () => {
    await put({ below: 100, amount: 5, monthlyLimit: 10_000 });
    const usage = { isIngested: false };
    const spends = async () => {
      const statuses = [];
      for (let round = 0; round < 12; round += 1) statuses.push((await spend(1)).status);
      usage.isIngested = true;
      return statuses;
    };
    const works = async () => {
      while (!usage.isIngested) {
        server.clock.advance(31_000);
        await work().run();
      }
    };
    const [statuses] = await Promise.all([spends(), works(), works()]);
    await workOff();
    expect(new Set(statuses)).toEqual(new Set([200]));
    const added = await transactions();
    expect(added.length).toBeGreaterThan(0);
    expect(await balance()).toBe(
      added.filter(({ status }) => status === 'succeeded').length * 5 - 12,
    );
    const failed = await server.db.system((tx) =>
      tx.selectFrom('due_work').select('last_error').where('last_error', 'is not', null).execute(),
    );
    expect(failed).toEqual([]);
    await put({ isOn: false });
    await workOff();
  });

  /** Whether due work is to look at the credit. */
  const isLookedAt = async () => {
    const due = await server.db.system((tx) =>
      tx
        .selectFrom('due_work')
        .select('kind')
        .where('kind', '=', topUpWork)
        .where('tenant_id', '=', owner.tenantId)
        .execute(),
    );
    return due.length > 0;
  };

  it('leaves a balance of exactly the amount alone, by usage and by a top-up', async () => {
    await put({ below: 50 });
    await workOff();
    expect([charged, await balance()]).toEqual([1, 50]);
    await put({ below: 49 });
    await workOff();
    await spend(1);
    expect(await isLookedAt()).toBe(false);
    await spend(0.01);
    expect(await isLookedAt()).toBe(true);
    await workOff();
    expect([charged, await balance()]).toEqual([2, 98.99]);
    await put({ isOn: false });
  });

  it.each([
    [100, 2],
    [99.99, 1],
  ])('a limit of %s a month has room for %s times 50', async (monthlyLimit, times) => {
    await put({ below: 200, monthlyLimit });
    await workOff();
    expect([charged, (await read()).used]).toEqual([times, times * 50]);
    await put({ isOn: false });
  });

  it('stops at the limit of the month, and goes on in the next', async () => {
    await put();
    await workOff();
    await spend(49);
    await workOff();
    await spend(49);
    await workOff();
    expect(charged).toBe(2);
    expect(await read()).toMatchObject({ used: 100, nextMonth: '2026-12-01', isOn: true });
    server.clock.set(new Date('2026-12-01T06:00:00Z'));
    await work().run();
    expect((await read()).used).toBe(50);
    await workOff();
    expect(charged).toBe(3);
    expect(await read()).toMatchObject({ used: 50, nextMonth: '2027-01-01' });
  });

  it('is turned off when the card is declined, and says so once', async () => {
    await giveCard(server, owner.tenantId, 'pm_declined_visa');
    await put();
    await workOff();
    await spend(1);
    await workOff();
    expect(charged).toBe(1);
    expect(await read()).toMatchObject({ isOn: false, stopped: 'declined', used: 0 });
    expect(await mails()).toMatchObject([
      { subject: 'Harbor Dental Group: automatic top-up is off' },
    ]);
    await giveCard(server, owner.tenantId, 'pm_visa');
    expect((await put()).body).toMatchObject({ isOn: true, stopped: null });
    await workOff();
    expect(await balance()).toBe(49);
  });

  it('is turned off when the card is gone, says so, and stands in the log of changes', async () => {
    await put({ below: 25, amount: 60 });
    await server.db.tenant(owner.tenantId, (tx) => tx.deleteFrom('payment_method').execute());
    await workOff();
    expect(charged).toBe(0);
    expect(await read()).toMatchObject({ isOn: false, stopped: 'noCard', used: 0 });
    expect(await mails()).toHaveLength(1);
    expect(await changes()).toMatchObject([
      {
        action: 'topUp.update',
        after: { isOn: true, below: '25.00', topUpAmount: '60.00', monthlyLimit: '120.00' },
      },
      { action: 'topUp.stop', before: { isOn: true }, after: { isOn: false } },
    ]);
  });

  it('needs a card, and a limit that is not below the amount', async () => {
    expect((await put({ monthlyLimit: 49 })).body).toMatchObject({
      errors: [{ field: 'monthlyLimit' }],
    });
    expect((await put({ amount: 4 })).status).toBe(400);
    await server.db.tenant(owner.tenantId, (tx) => tx.deleteFrom('payment_method').execute());
    expect((await put()).body['responseCode']).toBe('PAYMENTREQUIRED');
    expect((await put({ isOn: false })).status).toBe(200);
  });
});
