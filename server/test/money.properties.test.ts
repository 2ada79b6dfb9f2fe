import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { afterPayment } from '../src/after-payment.ts';
import {
  createInvoiceDueWork,
  createMonthlyInvoiceWork,
} from '../src/areas/billing/invoice-work.ts';
import { createInvoiceMailWork } from '../src/areas/billing/mail-invoice.ts';
import { createUnpaidWork } from '../src/areas/billing/unpaid-invoice.ts';
import { createDeskphoneOrderWork } from '../src/areas/deskphones/work.ts';
import { withCardCheck } from '../src/areas/international/check-work.ts';
import { createCardPaymentWork } from '../src/areas/ledger/card-payment-work.ts';
import { hastenCardPayment } from '../src/areas/ledger/hasten-payment.ts';
import { createHeldNumberWork } from '../src/areas/phone-numbers/held-numbers.ts';
import { readNumberLookup } from '../src/number-inventory/config.ts';
import { createNoticing } from '../src/areas/routing/impact.ts';
import { createMattersWork } from '../src/areas/matters/work.ts';
import { createTopUpWork } from '../src/areas/top-up/work.ts';
import type { Database } from '../src/platform/database.ts';
import { createDueWork, type WorkKind } from '../src/platform/due-work.ts';
import { newId } from '../src/platform/ids.ts';
import { openDatabase } from '../src/platform/open-database.ts';
import { createSandboxSupplier } from '../src/supplier/sandbox.ts';
import { Bank } from './bank.ts';
import { giveCard } from './give-card.ts';
import {
  type FreshDatabase,
  freshDatabase,
  startTestServer,
  type TestServer,
  testDatabases,
  testSecrets,
} from './harness.ts';
import { MoneyAccount, topUpCents, type Wish } from './money-account.ts';
import { moneyRows } from './money-rows.ts';
import { anyStory, type Deed, type Moment, type Story } from './money-story.ts';
import { beginLife, type Life, mortalDatabase } from './mortal-database.ts';
import { numberCalls } from './number-fixture.ts';
import { supportKey } from './usage-records.ts';

const hour = 3_600_000;
const runs = process.env.NIGHTLY === '1' ? 400 : 15;
const seed = Number(process.env.FC_SEED ?? Date.now() % 2 ** 31);

/** A process that serves the API and works off what is due. */
interface Process {
  readonly life: Life;
  readonly server: TestServer;
  readonly work: readonly WorkKind[];
}

describe.each(testDatabases)('money, whoever dies (%s)', (kind) => {
  let fresh: FreshDatabase;
  let db: Database;
  let process: Process;
  const bank = new Bank();

  async function start(now: Date): Promise<Process> {
    const life = beginLife();
    const mortal = mortalDatabase(db, life);
    const payments = bank.port(life, () => server.clock.now());
    const server: TestServer = await startTestServer({
      on: fresh,
      db: mortal,
      payments,
      env: { SUPPORT_KEY: supportKey },
    });
    const { clock } = server;
    clock.set(now);
    const parts = { db: mortal, clock, payments };
    const publicUrl = 'https://portal.example';
    const work = [
      withCardCheck(createCardPaymentWork({ ...parts, settleInvoice: afterPayment }), clock),
      createDeskphoneOrderWork({ ...parts, supplier: createSandboxSupplier(clock) }),
      createMonthlyInvoiceWork({ clock }),
      createInvoiceDueWork({ clock }),
      createInvoiceMailWork({ clock, publicUrl }),
      ...createUnpaidWork({ clock, noticing: createNoticing({ ...parts, secrets: testSecrets }) }),
      createTopUpWork({ clock, publicUrl }),
      createMattersWork({ clock, publicUrl }),
      createHeldNumberWork({ ...parts, lookup: readNumberLookup({}) }),
    ];
    return { life, server, work };
  }
  /** What is due, by the process of now; it may die of it. */
  const workOff = async () => {
    const { life, server, work } = process;
    const { clock } = server;
    const log = { warn: () => undefined };
    await createDueWork({ db: server.db, clock, log }, work)
      .run()
      .catch((error: unknown) => {
        if (!life.isOver) throw error;
      });
  };
  /** Another process in place of one that has died. */
  const goOn = async () => {
    if (!process.life.isOver) return;
    const { server } = process;
    process = await start(server.clock.now());
    await server.close();
  };

  beforeAll(async () => {
    fresh = await freshDatabase(kind);
    db = await openDatabase(fresh);
    process = await start(new Date());
  }, 60_000);
  afterAll(async () => {
    await process.server.close();
    await db.close();
    await fresh.drop();
  });

  async function open({ isTrial, card }: Story) {
    const { server } = process;
    const tenantId = await server.makeTenant(isTrial ? { trialUsers: 5 } : {});
    const owner = await server.makePerson(tenantId, { isTenantOwner: true });
    const line = `company/${await numberCalls(() => server).company(tenantId)}`;
    await giveCard(server, tenantId, `${card}_${tenantId}`);
    const at = server.clock.now();
    const base = { tenant_id: tenantId, currency: 'usd' as const, document_url: null };
    const period = { due_at: at, period_start: at, period_end: at };
    const invoices = [
      { ...base, ...period, number: 'INV-2026-0010', status: 'open' as const, amount_due: '84.50' },
      {
        ...base,
        ...period,
        number: 'INV-2026-0011',
        status: 'failed' as const,
        amount_due: '61.20',
      },
    ];
    await db.system((tx) =>
      tx
        .insertInto('invoice')
        .values(invoices.map((invoice) => ({ ...invoice, id: newId() })))
        .execute(),
    );
    return { owner, account: new MoneyAccount({ owner, line, isTrial, db }) };
  }
  type Opened = Awaited<ReturnType<typeof open>>;

  /** What happens around the account, by itself or at the bank. */
  async function happen(deed: Deed, { owner }: Opened): Promise<void> {
    const { server } = process;
    const { clock } = server;
    const { tenantId } = owner;
    switch (deed.do) {
      case 'month': {
        const now = clock.now();
        clock.set(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1, 12)));
        return workOff();
      }
      case 'work':
        return workOff();
      case 'wait':
        clock.advance(deed.milliseconds);
        return workOff();
      case 'line':
        bank.line = deed.line;
        return undefined;
      case 'card':
        return giveCard({ ...server, db }, tenantId, `${deed.conduct}_${tenantId}`);
      case 'word': {
        const charge = bank.of(tenantId).find(({ state }) => state === 'waiting');
        if (charge === undefined) return undefined;
        charge.state = deed.isConfirmed ? 'charged' : 'declined';
        charge.decidedAt = clock.now().getTime();
        if (deed.isTold) await hastenCardPayment({ db, clock }, charge.reference);
        return undefined;
      }
      default:
        return undefined;
    }
  }

  async function live({ deeds, fate, asksAgain }: Moment, opened: Opened): Promise<void> {
    const { account } = opened;
    const wishes = new Map<Wish, Deed>();
    const asked: Promise<unknown>[] = [];
    process.life.meet(fate);
    const { server, life } = process;
    for (const deed of deeds) {
      const wish = await account.wish(deed);
      if (wish === null) {
        asked.push(happen(deed, opened));
        continue;
      }
      wishes.set(wish, deed);
      const heard = async () => {
        const answered = await wish.ask(server);
        if (life.isOver) return;
        wishes.delete(wish);
        wish.hear?.(answered);
      };
      asked.push(
        heard().catch((error: unknown) => {
          if (!life.isOver) throw error;
        }),
      );
    }
    await Promise.all(asked);
    process.life.meet(null);
    await goOn();
    for (const [wish, deed] of wishes) {
      // The switch never gives up.
      if (asksAgain || deed.do === 'use') wish.hear?.(await wish.ask(process.server));
    }
  }

  /** Lets everything come to its end: banks answer, and due work has the time that it takes. */
  async function settle(tenantId: string): Promise<void> {
    bank.line = 'well';
    for (let days = 0; days < 8; days += 1) {
      for (let round = 0; round < 4; round += 1) {
        process.server.clock.advance(round === 0 ? 25 * hour : 62_000);
        await workOff();
      }
      const { payments, orders } = await moneyRows(db, tenantId, process.server.clock.now());
      if (![...payments, ...orders].some(({ status }) => status === 'pending')) return;
    }
  }

  it(`the book says what the bank says, and what a second evaluator makes of what was asked (FC_SEED=${seed})`, {
    timeout: runs * 10_000,
  }, async () => {
    let deaths = 0;
    const tell = async (story: Story) => {
      bank.line = 'well';
      process.server.clock.set(new Date('2026-11-18T16:00:00Z'));
      const opened = await open(story);
      const { owner, account } = opened;
      const { tenantId } = owner;
      for (const moment of story.moments) {
        const before = process;
        await live(moment, opened);
        if (process !== before) deaths += 1;
      }
      await settle(tenantId);
      const rows = await moneyRows(db, tenantId, process.server.clock.now());
      expect(account.second.problems(rows, bank.of(tenantId), topUpCents)).toEqual([]);
      await db.system((tx) =>
        tx.deleteFrom('due_work').where('tenant_id', '=', tenantId).execute(),
      );
    };
    await fc.assert(fc.asyncProperty(anyStory, tell), { numRuns: runs, seed, endOnFailure: true });
    expect(deaths).toBeGreaterThan(5);
  });
});
