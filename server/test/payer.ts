import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'kysely';
import { afterPayment } from '../src/after-payment.ts';
import { createSubmissionWork } from '../src/areas/compliance/submission/send-work.ts';
import { createDeskphoneOrderWork } from '../src/areas/deskphones/work.ts';
import { createCardPaymentWork } from '../src/areas/ledger/card-payment-work.ts';
import type { CampaignRegistry } from '../src/campaign-registry/registry.ts';
import { createSandboxRegistry } from '../src/campaign-registry/sandbox/sandbox.ts';
import type { Charges } from '../src/payments/payments.ts';
import { store } from '../src/platform/due-rows.ts';
import { createDueWork } from '../src/platform/due-work.ts';
import { newId } from '../src/platform/ids.ts';
import { createSandboxSupplier } from '../src/supplier/sandbox.ts';
import { giveCard } from './give-card.ts';
import { type CallOptions, startTestServer, type TestPerson } from './harness.ts';
import { askCharge } from './far-provider.ts';
import { verifyPhone } from './registry-fixture.ts';

/** What the process is started with, as JSON in its argument. */
export interface PayerOptions {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Address of the provider of cards. */
  readonly provider: string;
  /** How far its clock is ahead of this computer's, in milliseconds. */
  readonly ahead: number;
}

/** What the book of an account says. */
export interface Book {
  readonly balance: number;
  /** Sums of the postings. */
  readonly card: number;
  readonly credit: number;
  /** What cards have paid. */
  readonly paid: readonly { readonly reference: string; readonly amount: number }[];
  /** Transactions that are pending or failed. */
  readonly unsettled: number;
  readonly invoices: readonly string[];
  readonly orders: readonly string[];
  /** How often something was sent to the registry of campaigns. */
  readonly sent: number;
}

const { provider, ahead, ...database }: PayerOptions = JSON.parse(process.argv[2] ?? '');
const charges: Charges = { charge, undo: async ({ chargeId }) => chargeId !== null };
const server = await startTestServer({
  on: { ...database, drop: async () => undefined },
  payments: charges,
});
const { db, clock } = server;
clock.advance(ahead);
const kinds = [
  createCardPaymentWork({ db, clock, payments: charges, settleInvoice: afterPayment }),
  createDeskphoneOrderWork({
    db,
    clock,
    payments: charges,
    supplier: createSandboxSupplier(clock),
  }),
  createSubmissionWork({
    db,
    clock,
    payments: charges,
    registry: mortal(createSandboxRegistry({ db, clock, seconds: 60 })),
    publicUrl: 'https://portal.example',
  }),
];

/** How many steps an account has left until it is held. */
const left = new Map<string, number>();

/** A step at which the process may die: whoever is held here waits for that. */
async function step(tenantId: string, name: string): Promise<void> {
  const steps = left.get(tenantId);
  if (steps === undefined) return;
  left.set(tenantId, steps - 1);
  if (steps > 1) return;
  process.send?.({ held: tenantId, step: name });
  await new Promise(() => undefined);
}

/** The card's id ends with the account's, which is all that the provider is told of it. */
async function charge(wanted: Parameters<Charges['charge']>[0]) {
  const [, tenantId = ''] = wanted.card.split('_');
  await step(tenantId, 'before the charge');
  const answer = await askCharge(provider, wanted, clock.now());
  await step(tenantId, 'after the charge');
  return answer;
}

/** A registry that the process may die at. */
function mortal(registry: CampaignRegistry): CampaignRegistry {
  return {
    ...registry,
    async sendBrand(brand) {
      await step(brand.tenantId, 'before it is sent');
      const taken = await registry.sendBrand(brand);
      await step(brand.tenantId, 'after it is sent');
      return taken;
    },
  };
}

const inside = new AsyncLocalStorage<true>();
const openTransaction = db.tenant;
db.tenant = async (tenantId, work) => {
  if (inside.getStore() === true) return openTransaction(tenantId, work);
  const result = await openTransaction(tenantId, (tx) =>
    inside.run(true, async () => {
      const stored = await work(tx);
      // The embedded database has one connection, which a held transaction would keep.
      if (db.kind === 'postgres') await step(tenantId, 'before a commit');
      return stored;
    }),
  );
  await step(tenantId, 'after a commit');
  return result;
};

/** What the test asks of the process. */
const tasks = {
  /** An account with a card and an invoice to pay, held at a step of what it does from now on. */
  async open({ card, holdAt }: { card: string; holdAt: number }): Promise<TestPerson> {
    const tenantId = await server.makeTenant();
    const owner = await server.makePerson(tenantId, { isTenantOwner: true });
    await giveCard(server, tenantId, `${card}_${tenantId}`);
    await verifyPhone(server, tenantId);
    left.set(tenantId, holdAt);
    return owner;
  },
  /** An invoice of an account that is open. */
  async invoice({ tenantId }: TestPerson): Promise<string> {
    const id = newId();
    const now = clock.now();
    await db.system((tx) =>
      tx
        .insertInto('invoice')
        .values({
          id,
          tenant_id: tenantId,
          number: 'INV-2026-0010',
          status: 'open',
          amount_due: '84.50',
          currency: 'usd',
          due_at: now,
          period_start: now,
          period_end: now,
          document_url: null,
        })
        .execute(),
    );
    return id;
  },
  call: (asked: {
    person: TestPerson;
    method: 'GET' | 'PUT' | 'POST';
    path: string;
    options: CallOptions;
  }) => server.call(asked.person, asked.method, asked.path, asked.options),
  /** Takes what is due of one account, as due work does, so that none waits for another. */
  async workOf({ tenantId }: TestPerson): Promise<void> {
    for (;;) {
      const due = await db.system((tx) =>
        tx
          .selectFrom('due_work')
          .select(['kind', 'subject_id', 'due_at'])
          .where('tenant_id', '=', tenantId)
          .where(
            'kind',
            'in',
            kinds.map(({ kind }) => kind),
          )
          .where('due_at', '<=', clock.now())
          .orderBy('due_at')
          .executeTakeFirst(),
      );
      const kind = kinds.find((one) => one.kind === due?.kind);
      if (due === undefined || kind === undefined) return;
      const subject = { kind: due.kind, subjectId: due.subject_id, tenantId };
      const settle = await kind.advance(subject);
      const taken = { ...subject, until: new Date(due.due_at) };
      await db.tenant(tenantId, (tx) => store(tx, taken, settle));
    }
  },
  async workLater(milliseconds: number): Promise<void> {
    clock.advance(milliseconds);
    await createDueWork({ db, clock, log: { warn: () => undefined } }, kinds).run();
  },
  async book({ tenantId }: TestPerson): Promise<Book> {
    const { rows } = await db.system((tx) =>
      sql<{ book: Book }>`select json_build_object(
        'balance', (select balance from tenant where id = ${tenantId}),
        'card', (select coalesce(sum(amount), 0) from ledger_posting
          where tenant_id = ${tenantId} and account = 'card'),
        'credit', (select coalesce(sum(amount), 0) from ledger_posting
          where tenant_id = ${tenantId} and account = 'credit'),
        'paid', (select coalesce(json_agg(json_build_object(
            'reference', payment_id, 'amount', abs(amount)) order by payment_id), '[]')
          from balance_transaction where tenant_id = ${tenantId}
            and from_account = 'card' and status = 'succeeded'),
        'unsettled', (select count(*) from balance_transaction
          where tenant_id = ${tenantId} and status <> 'succeeded'),
        'invoices', (select coalesce(json_agg(status), '[]') from invoice
          where tenant_id = ${tenantId}),
        'orders', (select coalesce(json_agg(status), '[]') from deskphone_order
          where tenant_id = ${tenantId}),
        'sent', (select coalesce(sum(jsonb_array_length(submissions)), 0) from sandbox_registry
          where tenant_id = ${tenantId})) as book`.execute(tx),
    );
    const [row] = rows;
    if (row === undefined) throw new Error('There is no book.');
    return row.book;
  },
};
export type Tasks = typeof tasks;

process.on(
  'message',
  async ({ id, task, input }: { id: number; task: keyof Tasks; input: never }) => {
    const result = await tasks[task](input);
    process.send?.({ id, result });
  },
);
process.on('disconnect', () => process.exit());
process.send?.({ isReady: true });
