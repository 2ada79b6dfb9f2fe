import type { BalanceHistory, Transaction } from '@jackfield/contract/api/balance';
import fc from 'fast-check';
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
import type { ChargeAnswer, Charges } from '../../payments/payments.ts';
import { instantCharges } from '../../payments/sandbox/charges.ts';
import { createDueWork } from '../../platform/due-work.ts';
import { newId } from '../../platform/ids.ts';
import { settleInvoice } from '../billing/settle-invoice.ts';
import { cardPaymentWork, createCardPaymentWork } from './card-payment-work.ts';
import type { LedgerAccount } from './tables.ts';

const log = { warn: () => undefined };
const day = 86_400_000;
const later = 41_000;

describe.each(bothDatabases)('the ledger (%s)', (database) => {
  let server: TestServer;
  let owner: TestPerson;
  let charges: string[];
  /** What the provider does after it has charged. */
  let afterCharge: () => void;
  /** What the provider answers instead of charging. */
  let waiting: ChargeAnswer | null;

  const payments: Charges = {
    ...instantCharges,
    async charge(charge) {
      charges.push(charge.reference);
      if (waiting !== null) return waiting;
      const answer = await instantCharges.charge(charge);
      afterCharge();
      return answer;
    },
  };
  const workOff = () => {
    const { db, clock } = server;
    return createDueWork({ db, clock, log }, [
      createCardPaymentWork({ db, clock, payments, settleInvoice }),
    ]).run();
  };

  beforeAll(async () => {
    server = await startTestServer({ database, payments });
  });
  afterAll(() => server.close());

  beforeEach(async () => {
    charges = [];
    afterCharge = () => {};
    waiting = null;
    owner = await server.makePerson(await server.makeTenant(), {
      isTenantOwner: true,
      firstName: 'Maya',
      lastName: 'Okafor',
    });
    await useCard('pm_visa');
  });

  const useCard = (provider: string) => giveCard(server, owner.tenantId, provider);
  const add = (amount: unknown, key?: string) =>
    server.call(owner, 'PUT', '/api/balance', {
      body: { amount },
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    });
  const list = async (query = '') =>
    (await server.call(owner, 'GET', `/api/balance${query}`)).body.items as Transaction[];
  const balance = async () => (await server.call(owner, 'GET', '/api/tenant')).body.balance;
  const get = async (path: string) => (await server.call(owner, 'GET', path)).body;

  interface Moved {
    readonly type?: Transaction['transactionType'];
    readonly from: LedgerAccount;
    readonly to: LedgerAccount;
    readonly amount: string;
    readonly status?: Transaction['status'];
    readonly at?: Date;
    readonly description?: string;
  }
  const move = (moved: Moved) =>
    server.db.tenant(owner.tenantId, async (tx) => {
      const { status = 'succeeded', at = server.clock.now() } = moved;
      const id = newId();
      await tx
        .insertInto('balance_transaction')
        .values({
          id,
          tenant_id: owner.tenantId,
          transaction_type: moved.type ?? 'usage',
          description: moved.description ?? 'Calls and messages of the day',
          amount: moved.amount,
          currency: 'usd',
          from_account: moved.from,
          to_account: moved.to,
          payment_id: null,
          status,
          created_at: at,
          settled_at: status === 'pending' ? null : at,
        })
        .execute();
      return id;
    });

  it('API-49 OP-104 adds credit: the card is charged, the balance grows, a transaction is written', async () => {
    const { status, body } = await add(25.5);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      transactionType: 'credit',
      description: 'Added by Maya Okafor',
      amount: 25.5,
      currency: 'usd',
      balanceAfter: 25.5,
      status: 'succeeded',
      card: { brand: 'visa', last4Digits: '4242' },
    });
    expect(await balance()).toBe(25.5);
    expect((await add(10)).body).toMatchObject({ balanceAfter: 35.5 });
    expect((await list()).map(({ amount }) => amount)).toEqual([10, 25.5]);
    await workOff();
    expect(charges).toHaveLength(2);
    const history = await server.db.tenant(owner.tenantId, (tx) =>
      tx.selectFrom('audit_entry').select(['action', 'via']).orderBy('seq').limit(2).execute(),
    );
    expect(history).toEqual([
      { action: 'balance.add', via: 'ui' },
      { action: 'balance.succeeded', via: 'system' },
    ]);
    const told = await server.db.tenant(owner.tenantId, (tx) =>
      tx.selectFrom('event_log').select('event_type').execute(),
    );
    expect(told).toEqual(Array.from({ length: 4 }, () => ({ event_type: 'balance' })));
  });

  it('API-49 the same amount without a key counts once for five seconds', async () => {
    const four = await Promise.all(Array.from({ length: 4 }, () => add(30)));
    expect(four.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(four.map(({ body }) => body.id)).size).toBe(1);
    expect(await balance()).toBe(30);
    await add(31);
    server.clock.advance(5001);
    await add(30);
    await workOff();
    expect(charges).toHaveLength(3);
    expect(await balance()).toBe(91);
  });

  it.each([[4.99], [500.01], [0], [-5], [10.123], ['10'], [null]])(
    'OP-104 refuses %s at the field, and charges nothing',
    async (amount) => {
      const { status, body } = await add(amount);
      expect(status).toBe(400);
      expect(body.errors).toMatchObject([{ field: 'amount' }]);
      expect(charges).toEqual([]);
      expect(await list()).toEqual([]);
    },
  );

  it.each([[5], [500], [19.99]])('OP-104 takes %s', async (amount) => {
    expect((await add(amount)).body).toMatchObject({ amount, balanceAfter: amount });
  });

  it('API-49 another total than the one that was shown is refused, and charges nothing', async () => {
    const ask = (shownTotal: number) =>
      server.call(owner, 'PUT', '/api/balance', { body: { amount: 25.5, shownTotal } });
    expect(codeOf(await ask(25))).toBe('PRICECHANGED');
    expect(charges).toEqual([]);
    expect((await ask(25.5)).status).toBe(200);
    expect(await balance()).toBe(25.5);
  });

  it('OP-104 402 without a card, and nothing is written', async () => {
    await server.db.tenant(owner.tenantId, (tx) => tx.deleteFrom('payment_method').execute());
    expect(await add(10)).toMatchObject({ status: 402, body: { responseCode: 'PAYMENTREQUIRED' } });
    expect(await list()).toEqual([]);
  });

  it('402 when the card is declined: the attempt is listed and the balance stays', async () => {
    await useCard('pm_declined_1');
    expect(await add(10)).toMatchObject({ status: 402, body: { responseCode: 'PAYMENTFAILED' } });
    expect(await list()).toMatchObject([{ status: 'failed', balanceAfter: null }]);
    expect(await balance()).toBe(0);
    await workOff();
    expect(charges).toHaveLength(1);
  });

  it('API-49 the same amount right after a decline is another try', async () => {
    await useCard('pm_declined_1');
    expect(codeOf(await add(10))).toBe('PAYMENTFAILED');
    await useCard('pm_visa');
    expect((await add(10)).body).toMatchObject({ status: 'succeeded', balanceAfter: 10 });
    expect(charges).toHaveLength(2);
  });

  it('a charge that waits for the bank says where it is confirmed, until it is booked', async () => {
    const [confirmUrl, askAt] = ['https://bank.example/confirm', server.clock.now()];
    waiting = { state: 'unconfirmed', confirmUrl, askAt };
    expect((await add(30)).body).toMatchObject({ status: 'pending', confirmUrl });
    waiting = null;
    await workOff();
    expect(await list()).toMatchObject([{ status: 'succeeded', confirmUrl: null }]);
  });

  it('two who ask about one charge settle it once', async () => {
    afterCharge = () => {
      throw new Error('connection reset');
    };
    const { body } = await add(30);
    afterCharge = () => {};
    const { db, clock } = server;
    const { advance } = createCardPaymentWork({ db, clock, payments, settleInvoice });
    const tenantId = owner.tenantId;
    const subject = { kind: cardPaymentWork, subjectId: String(body.id), tenantId };
    const both = await Promise.all([advance(subject), advance(subject)]);
    for (const settle of both) {
      expect(await db.tenant(owner.tenantId, settle)).toBeNull();
    }
    expect(await balance()).toBe(30);
    const asked = charges.length;
    await advance(subject);
    expect(charges).toHaveLength(asked);
    const history = await db.tenant(owner.tenantId, (tx) =>
      tx
        .selectFrom('audit_entry')
        .select('action')
        .where('action', '=', 'balance.succeeded')
        .execute(),
    );
    expect(history).toHaveLength(1);
    server.clock.advance(later);
    await workOff();
  });

  it('one key adds once, five times at once', async () => {
    const key = newId();
    const all = await Promise.all(Array.from({ length: 5 }, () => add(20, key)));
    expect(new Set(all.map(({ body }) => body.id)).size).toBe(1);
    expect(charges).toHaveLength(1);
    expect(await list()).toHaveLength(1);
    expect(await balance()).toBe(20);
  });

  it('one key with another amount is refused, and a declined one stays declined', async () => {
    const key = newId();
    expect((await add(20, key)).status).toBe(200);
    expect((await add(25, key)).status).toBe(422);
    expect((await add(20, key)).body).toMatchObject({ amount: 20, status: 'succeeded' });
    await useCard('pm_declined_1');
    const another = newId();
    expect(codeOf(await add(10, another))).toBe('PAYMENTFAILED');
    await useCard('pm_visa');
    expect(codeOf(await add(10, another))).toBe('PAYMENTFAILED');
    expect(charges).toHaveLength(2);
    expect(await list('?status=failed')).toHaveLength(1);
  });

  it('what is charged is stored before the card is: nothing is charged that nobody knows of', async () => {
    afterCharge = () => {
      throw new Error('connection reset');
    };
    const key = newId();
    expect((await add(30, key)).body).toMatchObject({ status: 'pending' });
    expect(await list()).toMatchObject([{ amount: 30, status: 'pending' }]);
    expect((await add(30, key)).body).toMatchObject({ status: 'pending' });
    afterCharge = () => {};
    server.clock.advance(later);
    await workOff();
    expect(new Set(charges).size).toBe(1);
    expect((await add(30, key)).body).toMatchObject({ status: 'succeeded', balanceAfter: 30 });
  });

  it('ten payments at once leave the sum of all, each with a balance of its own', async () => {
    const all = await Promise.all(
      Array.from({ length: 10 }, (_one, at) => add(10, `at-once-${at}`)),
    );
    const balances = all.map(({ body }) => Number(body.balanceAfter)).toSorted((a, b) => a - b);
    expect(balances).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
    expect(await balance()).toBe(100);
  });

  it('a charge whose answer is lost stays pending, and is booked once when it is asked again', async () => {
    afterCharge = () => {
      throw new Error('connection reset');
    };
    const { status, body } = await add(50);
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'pending', balanceAfter: null });
    expect(await balance()).toBe(0);
    afterCharge = () => {};
    await workOff();
    expect(charges).toHaveLength(1);
    server.clock.advance(later);
    await Promise.all([workOff(), workOff()]);
    expect(new Set(charges).size).toBe(1);
    expect(await list()).toMatchObject([{ status: 'succeeded', balanceAfter: 50 }]);
    await workOff();
    expect(await balance()).toBe(50);
  });

  it('API-50 ENT-11 lists by type, status, days, search, sort and page', async () => {
    const at = (daysAgo: number) => new Date(server.clock.now().getTime() - daysAgo * day);
    await move({ type: 'credit', from: 'card', to: 'credit', amount: '100.00', at: at(9) });
    await move({ from: 'credit', to: 'usage', amount: '-4.20', at: at(8) });
    await move({
      type: 'fee',
      from: 'card',
      to: 'fees',
      amount: '-15.00',
      at: at(7),
      description: 'Campaign, Recall and offers',
    });
    await move({ from: 'credit', to: 'usage', amount: '-26.15', at: at(6) });
    await move({ type: 'credit', from: 'card', to: 'credit', amount: '50.00', status: 'pending' });
    const amounts = async (query: string) => (await list(query)).map(({ amount }) => amount);

    expect(await amounts('')).toEqual([50, -26.15, -15, -4.2, 100]);
    expect((await list()).map(({ balanceAfter }) => balanceAfter)).toEqual([
      null,
      69.65,
      null,
      95.8,
      100,
    ]);
    expect(await amounts('?transactionType=usage')).toEqual([-26.15, -4.2]);
    expect(await amounts('?status=pending')).toEqual([50]);
    expect(await amounts('?search=recall')).toEqual([-15]);
    expect(await amounts('?search=26.15')).toEqual([-26.15]);
    expect(await amounts('?sortBy=amount&direction=asc')).toEqual([-26.15, -15, -4.2, 50, 100]);
    const on = at(8).toLocaleDateString('sv', { timeZone: 'America/Chicago' });
    expect(await amounts(`?startDate=${on}&endDate=${on}`)).toEqual([-4.2]);
    expect(await get('/api/balance?limit=2&pageNum=2')).toMatchObject({
      total: 5,
      pageCount: 3,
      hasMore: true,
    });
    expect(await amounts('?limit=2&pageNum=2')).toEqual([-15, -4.2]);
    expect(await get('/api/balance/totals')).toEqual({
      counts: { all: 5, credit: 2, usage: 2, fee: 1, refund: 0, adjustment: 0 },
      in: 100,
      out: -30.35,
      currency: 'usd',
    });
    expect(await get('/api/balance/totals?transactionType=fee')).toMatchObject({
      counts: { all: 5 },
      in: 0,
      out: 0,
    });
    const file = await get('/api/balance/export?transactionType=fee');
    expect(String(file.text).trim().split(/\r?\n/)).toEqual([
      expect.stringContaining('Date (Central Time),Type,Description,Card,Amount,Balance'),
      expect.stringContaining('Fee,"Campaign, Recall and offers",,-15.00,,usd,Succeeded'),
    ]);
    const newestFirst = await get('/api/balance/export?transactionType=usage');
    expect(String(newestFirst.text).match(/-26.15|-4.20,/g)).toEqual(['-26.15', '-4.20,']);
    const another = await server.makeTenant();
    expect(codeOf(await server.call(owner, 'GET', `/api/balance?tenantId=${another}`))).toBe(
      'FORBIDDEN',
    );
  });

  it('annex J7 tells the credit of each day, and its pace from seven days of use', async () => {
    const { days, perDay } = (await get('/api/balance/history')) as unknown as BalanceHistory;
    expect(days).toHaveLength(30);
    expect(days.every((one) => one.balance === 0)).toBe(true);
    expect(perDay).toBeNull();

    const at = (daysAgo: number) => new Date(server.clock.now().getTime() - daysAgo * day);
    await move({ type: 'credit', from: 'card', to: 'credit', amount: '300.00', at: at(10) });
    for (let ago = 7; ago >= 2; ago -= 1) {
      await move({ from: 'credit', to: 'usage', amount: '-30.00', at: at(ago) });
    }
    expect(await get('/api/balance/history')).toMatchObject({ balance: 120, perDay: null });
    await move({ from: 'credit', to: 'usage', amount: '-30.00', at: at(1) });
    const known = (await get('/api/balance/history')) as unknown as BalanceHistory;
    expect(known).toMatchObject({ balance: 90, perDay: 7 });
    expect(known.days.slice(-12).map((one) => one.balance)).toEqual([
      0, 300, 300, 300, 270, 240, 210, 180, 150, 120, 90, 90,
    ]);
  });

  it('annex J7 is settled in the order of the book, so that a day ends with what was booked last', async () => {
    const now = server.clock.now();
    const earlier = new Date(now.getTime() - 86_400_000);
    await move({ from: 'card', to: 'credit', amount: '20.00', type: 'credit', at: now });
    await move({ from: 'credit', to: 'usage', amount: '-5.00', at: earlier });
    const settled = await server.db.tenant(owner.tenantId, (tx) =>
      tx
        .selectFrom('balance_transaction')
        .select(['settled_at', 'balance_after'])
        .where('tenant_id', '=', owner.tenantId)
        .orderBy('booked_seq')
        .execute(),
    );
    expect(settled).toEqual([
      { settled_at: now, balance_after: '20.00' },
      { settled_at: now, balance_after: '15.00' },
    ]);
    const { days } = await get('/api/balance/history');
    const told = (days as { balance: number }[]).slice(-2).map(({ balance: left }) => left);
    expect(told).toEqual([0, 15]);
  });

  it('the database keeps postings, balances and what is settled from everybody', async () => {
    const id = await move({ type: 'credit', from: 'card', to: 'credit', amount: '10.00' });
    const pending = await move({ from: 'credit', to: 'usage', amount: '-1.00', status: 'pending' });
    const tries: [string, ReturnType<typeof sql>][] = [
      ['follows from', sql`update tenant set balance = 99 where id = ${owner.tenantId}`],
      [
        'follows from',
        sql`insert into ledger_posting values (${owner.tenantId}, ${pending}, 'credit', 5)`,
      ],
      ['changed or removed', sql`update ledger_posting set amount = 5`],
      ['changed or removed', sql`delete from ledger_posting`],
      ['changed or removed', sql`delete from balance_transaction where id = ${id}`],
      ['settled once', sql`update balance_transaction set status = 'failed' where id = ${id}`],
      ['settled once', sql`update balance_transaction set amount = -2 where id = ${pending}`],
    ];
    for (const [reason, statement] of tries) {
      await expect(server.db.system((tx) => statement.execute(tx))).rejects.toThrow(reason);
    }
    expect(await balance()).toBe(10);
    await expect(
      move({ from: 'card', to: 'credit', amount: '-3.00', type: 'credit' }),
    ).rejects.toThrow(/check constraint/);
  });

  it('whatever moves: postings sum to nothing, and the balance is theirs and the last one told', async () => {
    const sides = ['card', 'credit', 'usage', 'fees', 'adjustment'] as const;
    const operation = fc.record({
      from: fc.constantFrom(...sides),
      to: fc.constantFrom(...sides),
      cents: fc.integer({ min: 1, max: 50_000 }),
      status: fc.constantFrom('succeeded' as const, 'pending' as const, 'failed' as const),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { maxLength: 12 }), async (operations) => {
        const tenantId = await server.makeTenant();
        owner = { ...owner, tenantId };
        let cents = 0;
        for (const one of operations.filter(({ from, to }) => from !== to)) {
          const isIn = one.to === 'credit' || (one.to === 'card' && one.from !== 'credit');
          const amount = ((isIn ? one.cents : -one.cents) / 100).toFixed(2);
          await move({ ...one, type: 'adjustment', amount });
          const isCredit = one.from === 'credit' || one.to === 'credit';
          if (isCredit && one.status === 'succeeded') cents += isIn ? one.cents : -one.cents;
        }
        const { rows } = await server.db.system((tx) =>
          sql<{ uneven: string; credit: string; balance: string; told: string; gaps: string }>`
            select
              (select count(*) from (select transaction_id from ledger_posting
                where tenant_id = ${tenantId} group by transaction_id
                having sum(amount) <> 0 or count(*) <> 2) uneven) as uneven,
              (select coalesce(sum(amount), 0) from ledger_posting
                where tenant_id = ${tenantId} and account = 'credit') as credit,
              (select balance from tenant where id = ${tenantId}) as balance,
              coalesce((select balance_after from balance_transaction
                where tenant_id = ${tenantId} and balance_after is not null
                order by booked_seq desc limit 1), 0) as told,
              (select count(*) from (select balance_after - amount
                  - lag(balance_after, 1, 0) over (order by booked_seq) as gap
                from balance_transaction where tenant_id = ${tenantId}
                  and balance_after is not null) chain where gap <> 0) as gaps`.execute(tx),
        );
        const [found] = rows;
        expect([Number(found?.uneven), Number(found?.gaps)]).toEqual([0, 0]);
        const wanted = cents / 100;
        expect([found?.credit, found?.balance, found?.told].map(Number)).toEqual([
          wanted,
          wanted,
          wanted,
        ]);
      }),
      { numRuns: 40 },
    );
  });
});
