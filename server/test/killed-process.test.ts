import { spawn, type ChildProcess } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { catalogue } from '../src/areas/deskphones/catalogue.ts';
import { newId } from '../src/platform/ids.ts';
import { type FarProvider, startFarProvider } from './far-provider.ts';
import {
  type Answered,
  type FreshDatabase,
  freshDatabase,
  type TestPerson,
  testDatabases,
} from './harness.ts';
import type { Book, PayerOptions, Tasks } from './payer.ts';
import { brandFields } from './put-brand.ts';

const script = fileURLToPath(new URL('payer.ts', import.meta.url));
/** When due work has asked again for what a request has not settled. */
const later = 100_000;

type Input<Task extends keyof Tasks> = Parameters<Tasks[Task]>[0];
type Result<Task extends keyof Tasks> = Awaited<ReturnType<Tasks[Task]>>;

/** A process that takes payments. */
interface Payer {
  ask<Task extends keyof Tasks>(task: Task, input: Input<Task>): Promise<Result<Task>>;
  /** Resolves with the name of the step at which an account is held. */
  held(tenantId: string): Promise<string>;
  kill(): Promise<void>;
}

type Message =
  | { readonly isReady: true }
  | { readonly held: string; readonly step: string }
  | { readonly id: number; readonly result: unknown };

async function startPayer(options: PayerOptions): Promise<Payer> {
  const child: ChildProcess = spawn(process.execPath, [script, JSON.stringify(options)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'jackfield-compiled') },
  });
  const answers = new Map<number, (result: unknown) => void>();
  const holds = new Map<string, (step: string) => void>();
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  let asked = 0;
  await new Promise<void>((resolve, reject) => {
    child.on('exit', () => reject(new Error('The process ended before it was ready.')));
    child.on('message', (message: Message) => {
      if ('isReady' in message) resolve();
      else if ('held' in message) holds.get(message.held)?.(message.step);
      else answers.get(message.id)?.(message.result);
    });
  });
  return {
    ask<Task extends keyof Tasks>(task: Task, input: Input<Task>) {
      asked += 1;
      const id = asked;
      child.send({ id, task, input });
      return new Promise<Result<Task>>((resolve) => {
        answers.set(id, (result) => resolve(result as Result<Task>));
      });
    },
    held: (tenantId) => new Promise((resolve) => holds.set(tenantId, resolve)),
    kill() {
      child.kill('SIGKILL');
      return ended;
    },
  };
}

/** A person with wishes that stay the same however often they are asked for. */
interface Client {
  readonly owner: TestPerson;
  readonly keys: readonly string[];
  readonly invoiceId: string | null;
}

/** What the owner of an account does, and does again after the process died. */
interface Story {
  readonly title: string;
  readonly card?: string;
  readonly hasInvoice?: true;
  act(payer: Payer, client: Client): Promise<readonly Answered[]>;
  /** How long the money is on its way. */
  readonly takes?: number;
  /** What is charged in all. */
  readonly amounts: readonly number[];
  readonly after: Pick<Book, 'balance' | 'invoices' | 'orders'> & Partial<Pick<Book, 'sent'>>;
}

const addCredit = (payer: Payer, { owner: person, keys }: Client, amount: number, at = 0) =>
  payer.ask('call', {
    person,
    method: 'PUT',
    path: '/api/balance',
    options: { body: { amount }, headers: { 'idempotency-key': keys[at] ?? '' } },
  });

const stories: readonly Story[] = [
  {
    title: 'credit is added',
    act: async (payer, client) => [await addCredit(payer, client, 25.5)],
    amounts: [25.5],
    after: { balance: 25.5, invoices: [], orders: [] },
  },
  {
    title: 'credit is added twice at once',
    act: (payer, client) =>
      Promise.all([addCredit(payer, client, 25.5), addCredit(payer, client, 10, 1)]),
    amounts: [10, 25.5],
    after: { balance: 35.5, invoices: [], orders: [] },
  },
  {
    title: 'the money is two days on its way, and no word comes of its arrival',
    card: 'slow',
    act: async (payer, client) => [await addCredit(payer, client, 40)],
    takes: 48 * 3_600_000,
    amounts: [40],
    after: { balance: 40, invoices: [], orders: [] },
  },
  {
    title: 'an invoice is paid',
    hasInvoice: true,
    act: async (payer, { owner: person, invoiceId }) => [
      await payer.ask('call', {
        person,
        method: 'PUT',
        path: '/api/invoice',
        options: { body: { invoiceId } },
      }),
    ],
    amounts: [84.5],
    after: { balance: 0, invoices: ['paid'], orders: [] },
  },
  {
    title: 'a desk phone is ordered',
    async act(payer, { owner: person, keys }) {
      const ordered = await payer.ask('call', {
        person,
        method: 'POST',
        path: '/api/deskphone/order',
        options: {
          body: {
            items: [{ deskphoneId: catalogue[0]?.id, quantity: 1 }],
            shippingAddress: {
              address: '214 Dauphin Street',
              address2: '',
              city: 'Mobile',
              state: 'AL',
              zip: '36602',
            },
            contactPhone: '+12515550142',
          },
          headers: { 'idempotency-key': keys[0] ?? '' },
        },
      });
      await payer.ask('workOf', person);
      return [ordered];
    },
    amounts: [69],
    after: { balance: 0, invoices: ['paid'], orders: ['paid'] },
  },
  {
    title: 'a brand is registered',
    async act(payer, { owner: person, keys }) {
      const registered = await payer.ask('call', {
        person,
        method: 'POST',
        path: '/api/brand',
        options: {
          body: { brand: brandFields(), hasRead: true, shownTotal: 4 },
          headers: { 'idempotency-key': keys[0] ?? '' },
        },
      });
      await payer.ask('workOf', person);
      return [registered];
    },
    amounts: [4],
    after: { balance: 0, invoices: ['paid'], orders: [], sent: 1 },
  },
];

const answered = 'answered';
describe.each(testDatabases)('a process that dies while it takes money (%s)', (kind) => {
  let database: FreshDatabase;
  let provider: FarProvider;
  let payer: Payer;
  let ahead: number;
  /** Accounts that die together: the embedded database has half of the steps. */
  const atOnce = kind === 'postgres' ? 12 : 6;

  const start = () => {
    const { dataDir, databaseUrl } = database;
    return startPayer({ dataDir, databaseUrl, provider: provider.url, ahead });
  };
  beforeAll(async () => {
    ahead = 0;
    database = await freshDatabase(kind);
    provider = await startFarProvider();
    payer = await start();
  }, 60_000);
  afterAll(async () => {
    await payer.kill();
    provider.close();
    await database.drop();
  });

  async function open(story: Pick<Story, 'card' | 'hasInvoice'>, holdAt: number): Promise<Client> {
    const owner = await payer.ask('open', { card: story.card ?? 'pm', holdAt });
    const invoiceId = story.hasInvoice === true ? await payer.ask('invoice', owner) : null;
    return { owner, invoiceId, keys: [newId(), newId()] };
  }
  async function workLater(milliseconds: number): Promise<void> {
    ahead += milliseconds;
    await payer.ask('workLater', milliseconds);
  }
  /** What the provider has charged to an account. */
  const chargedTo = ({ owner }: Client) =>
    [...provider.charges.values()]
      .filter(({ card }) => card.endsWith(owner.tenantId))
      .map(({ reference, amount }) => ({ reference, amount: Number(amount) }))
      .toSorted((a, b) => a.reference.localeCompare(b.reference));
  async function expectBooked(
    client: Client,
    { amounts, after }: Pick<Story, 'amounts' | 'after'>,
  ): Promise<void> {
    const charged = chargedTo(client);
    expect(charged.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual(amounts);
    expect(await payer.ask('book', client.owner)).toEqual({
      sent: 0,
      ...after,
      credit: after.balance,
      card: -amounts.reduce((sum, amount) => sum + amount, 0),
      paid: charged,
      unsettled: 0,
    });
  }

  it.each(stories)(
    '$title: at whichever step, it is booked once',
    async (story) => {
      const met: string[] = [];
      for (let first = 1; !met.includes(answered); first += atOnce) {
        const clients = await Promise.all(
          Array.from({ length: atOnce }, (_, at) => open(story, first + at)),
        );
        const steps = await Promise.all(
          clients.map((client) =>
            Promise.race([
              payer.held(client.owner.tenantId),
              story.act(payer, client).then(() => answered),
            ]),
          ),
        );
        met.push(...steps);
        await payer.kill();
        payer = await start();
        // Half of the clients ask again before due work has looked, the others when all is done.
        const isHasty = (_: Client, at: number) => at % 4 > 1;
        await Promise.all(clients.filter(isHasty).map((client) => story.act(payer, client)));
        await workLater(later);
        for (const answers of await Promise.all(
          clients.map((client) => story.act(payer, client)),
        )) {
          for (const { status, body } of answers) {
            const isPaid = JSON.stringify(body['errors'] ?? null).includes('PAID');
            expect([status, isPaid]).toEqual(
              status === 409 ? [409, true] : [expect.toBeOneOf([200, 201]), false],
            );
          }
        }
        if (story.takes !== undefined) await workLater(story.takes);
        for (const client of clients) await expectBooked(client, story);
      }
      expect(met).toEqual(expect.arrayContaining(['before the charge', 'after the charge']));
    },
    120_000,
  );

  it('an answer that comes after the bank was asked again books nothing twice', async () => {
    const client = await open({}, Number.MAX_SAFE_INTEGER);
    const booked = { amounts: [20], after: { balance: 20, invoices: [], orders: [] } };
    let answer: () => void = () => undefined;
    provider.holdAnswers(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const first = addCredit(payer, client, 20);
    await vi.waitFor(() => expect(chargedTo(client)).toHaveLength(1));
    provider.holdAnswers(null);
    await workLater(later);
    await expectBooked(client, booked);
    answer();
    expect(await first).toMatchObject({ status: 200, body: { status: 'succeeded' } });
    await expectBooked(client, booked);
  });
});
