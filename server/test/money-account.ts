import { sql } from 'kysely';
import { catalogue } from '../src/areas/deskphones/catalogue.ts';
import type { Database } from '../src/platform/database.ts';
import { newId } from '../src/platform/ids.ts';
import type { Answered, TestPerson, TestServer } from './harness.ts';
import type { Deed } from './money-story.ts';
import { numberCalls } from './number-fixture.ts';
import { type Known, SecondBook } from './second-book.ts';
import { sendUsage, usageOf } from './usage-records.ts';

/** What an account adds by itself, in cents: nothing else costs that. */
export const topUpCents = 14_321;
/** The first amount of credit that is asked for; each next one is another. */
const firstCredit = 20_011;

/** What somebody wants, and wants again under the same name when nobody answered. */
export interface Wish {
  ask(server: TestServer): Promise<Answered>;
  /** Told what was answered; not called when nobody did. */
  hear?(answered: Answered): void;
}

const shipping = {
  address: '214 Dauphin Street',
  address2: '',
  city: 'Mobile',
  state: 'AL',
  zip: '36602',
};

interface Parts {
  readonly owner: TestPerson;
  /** Its company number, as owner of phone numbers. */
  readonly line: string;
  readonly isTrial: boolean;
  /** The database past every process. */
  readonly db: Database;
}

/** An account whose owner wishes for what a story tells, and remembers what came of it. */
export class MoneyAccount {
  readonly second = new SecondBook();
  readonly #parts: Parts;
  #credits = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** The wish of a deed; null where there is nothing to wish for. */
  async wish(deed: Deed): Promise<Wish | null> {
    const { owner } = this.#parts;
    const { tenantId } = owner;
    switch (deed.do) {
      case 'credit':
        return this.#addCredit();
      case 'pay': {
        const ids = await this.#ids('invoice', /open|failed|uncollectible/);
        const invoiceId = ids[deed.which];
        if (invoiceId === undefined) return null;
        return this.#call('PUT', '/api/invoice', { invoiceId });
      }
      case 'phones': {
        const items = [{ deskphoneId: catalogue[0]?.id, quantity: 1 }];
        const body = { items, shippingAddress: shipping, contactPhone: '+12515550142' };
        return this.#call('POST', '/api/deskphone/order', body);
      }
      case 'cancel': {
        const ids = await this.#ids('deskphone_order', /pending|paid/);
        const id = ids[deed.which];
        return id === undefined ? null : this.#call('PUT', `/api/deskphone/order/${id}/cancel`, {});
      }
      case 'topUp':
        return this.#topUp(deed.isOn);
      case 'number':
        return this.#buyNumber();
      case 'release':
        return this.#release(deed.which);
      case 'use':
        return this.#use(deed.cents);
      case 'endTrial':
        return this.#call('PUT', `/api/tenant/${tenantId}/trialend`, {});
      default:
        return null;
    }
  }

  #call(method: 'PUT' | 'POST', path: string, body: object): Wish {
    const headers = { 'idempotency-key': newId() };
    const { owner } = this.#parts;
    return { ask: (server) => server.call(owner, method, path, { body, headers }) };
  }

  #addCredit(): Wish {
    const cents = firstCredit + 97 * this.#credits;
    this.#credits += 1;
    this.second.askCredit(cents);
    return {
      ...this.#call('PUT', '/api/balance', { amount: cents / 100 }),
      hear: ({ status, body }) => {
        const answers: Record<string, Known> = { succeeded: 'done', pending: 'unknown' };
        const known = status === 200 ? answers[String(body.status)] : 'not done';
        this.second.hearCredit(cents, known ?? 'unknown');
      },
    };
  }

  #topUp(isOn: boolean): Wish {
    const { owner } = this.#parts;
    const path = '/api/balance/top-up';
    const body = { isOn, below: 150, amount: topUpCents / 100, monthlyLimit: 450 };
    return {
      async ask(server) {
        const { body: stored } = await server.call(owner, 'GET', path);
        return server.call(owner, 'PUT', path, { body, version: Number(stored.version) });
      },
    };
  }

  #buyNumber(): Wish {
    const { owner, line, isTrial } = this.#parts;
    const key = newId();
    let number = '';
    return {
      ask: async (server) => {
        const { search, reserve, create } = numberCalls(() => server);
        if (number === '') {
          const offered = (await search(owner)).find((one) => !this.second.knowsNumber(one.number));
          number = offered?.number ?? '';
          // What a trial buys is invoiced when it ends, without its name.
          if (number !== '' && !isTrial) this.second.askNumber(number);
        }
        const { body } = await reserve(owner, number);
        return create(owner, line, { number, reservationId: body.reservationId }, key);
      },
      hear: ({ status }) => {
        if (!isTrial) this.second.hearNumber(number, status === 201 ? 'done' : 'unknown');
      },
    };
  }

  async #release(which: number): Promise<Wish | null> {
    const { owner, line } = this.#parts;
    const id = (await this.#ids('phone_number'))[which];
    if (id === undefined) return null;
    return {
      async ask(server) {
        const { body } = await server.call(owner, 'GET', `/api/phonenumber/${id}`);
        return numberCalls(() => server).remove(owner, line, { id, version: body.version });
      },
    };
  }

  /** The switch, which sends a record again until somebody answers. */
  #use(cents: number): Wish {
    const { tenantId } = this.#parts.owner;
    let record: ReturnType<typeof usageOf> | null = null;
    const isTaken = ({ body }: Answered) => Number(body.accepted) + Number(body.known) === 1;
    return {
      async ask(server) {
        const call = { tenantId, usageType: 'voice' as const, to: '+12055550111' };
        record ??= usageOf(server, { ...call, amount: cents / 100 });
        const { status, body } = await sendUsage(server, [record]);
        return { status, body, headers: {} };
      },
      hear: (answered) => {
        if (answered.status === 200 && isTaken(answered)) this.second.use(cents);
      },
    };
  }

  async #ids(table: 'invoice' | 'deskphone_order' | 'phone_number', status?: RegExp) {
    const { db, owner } = this.#parts;
    const { rows } = await db.system((tx) =>
      sql<{ id: string; status: string }>`
        select id, to_jsonb(r) ->> 'status' as status from ${sql.table(table)} r
        where tenant_id = ${owner.tenantId} order by id`.execute(tx),
    );
    return rows.filter((row) => status?.test(row.status) ?? true).map(({ id }) => id);
  }
}
