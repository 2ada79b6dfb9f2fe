import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { requestSchemas } from '../src/number-inventory/telnyx/shapes.ts';
import { newId } from '../src/platform/ids.ts';

const apiKey = 'KEY_of_tests';

type Call = keyof typeof requestSchemas;
type State = 'pending' | 'success' | 'failure';

interface Order {
  readonly id: string;
  readonly reference: string;
  readonly number: string;
  status: State;
}

interface Answered {
  readonly status: number;
  readonly body: unknown;
}

const refused = (status: number, detail: string): Answered => ({
  status,
  body: { errors: [{ code: '10000', title: 'Refused', detail }] },
});

/** `GET /number_orders/1` as its documentation writes it. */
const callOf = (method: string, path: string): string =>
  `${method} ${path.replace(/^(\/number_orders|\/phone_numbers)\/[^/]+$/, '$1/{id}')}`;

/**
 * Telnyx in this process, as far as the adapter speaks to it, by the types of its SDK. What it is
 * asked is checked against the adapter's schemas: anything else is noted in `strange` and refused.
 */
export async function startTelnyxServer() {
  const stock = new Set<string>();
  const owned = new Map<string, { id: string; number: string; status: string }>();
  const orders: Order[] = [];
  const calls: string[] = [];
  const strange: string[] = [];
  const connections: string[] = [];
  let isDown = false;
  let outcome: State = 'success';
  let wait = 0;
  let dropNext: string | null = null;
  let replaced: unknown = null;

  function settle(order: Order, status: State): void {
    order.status = status;
    if (status !== 'success') return;
    owned.set(order.number, { id: newId(), number: order.number, status: 'active' });
  }

  const orderBody = ({ id, reference, number, status }: Order) => ({
    id,
    record_type: 'number_order',
    customer_reference: reference,
    status,
    phone_numbers_count: 1,
    phone_numbers: [{ id, phone_number: number, status }],
  });
  const list = (items: unknown[]): Answered => ({
    status: 200,
    body: { data: items, meta: { page_number: 1, total_pages: 1 } },
  });

  function search(query: Readonly<Record<string, string | undefined>>): Answered {
    const code = query['filter[national_destination_code]'];
    const contains = query['filter[phone_number][contains]'] ?? '';
    const end = query['filter[phone_number][ends_with]'] ?? '';
    const found = [...stock].filter(
      (number) =>
        number.startsWith(`+1${code}`) &&
        number.slice(5).includes(contains) &&
        number.endsWith(end),
    );
    // Its order is not promised: the newest first here.
    const numbers = found.toReversed().slice(0, Number(query['filter[limit]']));
    return list(numbers.map((phone_number) => ({ phone_number, best_effort: false })));
  }

  function create(reference: string, number: string): Answered {
    if (!stock.delete(number)) return refused(422, 'The number is not available.');
    const order: Order = { id: newId(), reference, number, status: 'pending' };
    orders.push(order);
    settle(order, outcome);
    return { status: 200, body: { data: orderBody(order) } };
  }

  function remove(id: string): Answered {
    const number = [...owned.values()].find((one) => one.id === id);
    if (number === undefined) return refused(404, 'There is no such number.');
    owned.delete(number.number);
    stock.add(number.number);
    return { status: 200, body: { data: { id, status: 'deleted' } } };
  }

  function work(call: Call, id: string, given: Record<string, unknown>): Answered {
    const filter = given as Record<string, string | undefined>;
    switch (call) {
      case 'GET /available_phone_numbers':
        return search(filter);
      case 'GET /number_orders':
        return list(
          orders
            .filter(({ reference }) => reference === filter['filter[customer_reference]'])
            .map(orderBody),
        );
      case 'POST /number_orders': {
        const wanted = v.parse(requestSchemas[call], given);
        if (wanted.connection_id !== undefined) connections.push(wanted.connection_id);
        return create(wanted.customer_reference, wanted.phone_numbers[0].phone_number);
      }
      case 'GET /number_orders/{id}': {
        const order = orders.find((one) => one.id === id);
        if (order === undefined) return refused(404, 'There is no such order.');
        return { status: 200, body: { data: orderBody(order) } };
      }
      case 'GET /phone_numbers':
        return list(
          [...owned.values()]
            .filter(({ number }) => number.includes(filter['filter[phone_number]'] ?? ''))
            .map(({ number, ...one }) => ({ ...one, phone_number: number })),
        );
      case 'DELETE /phone_numbers/{id}':
        return remove(id);
    }
  }

  function answer(request: IncomingMessage, url: URL, body: string): Answered {
    const call = callOf(request.method ?? '', url.pathname.replace(/^\/v2/, ''));
    calls.push(call);
    if (request.headers.authorization !== `Bearer ${apiKey}`) return refused(401, 'No such key.');
    const given = body === '' ? Object.fromEntries(url.searchParams) : JSON.parse(body);
    const schema = call in requestSchemas ? requestSchemas[call as Call] : v.never();
    const read = v.safeParse(schema, given);
    if (!read.success) {
      strange.push(`${call} ${JSON.stringify(given)}: ${read.issues[0].message}`);
      return refused(400, 'Strange.');
    }
    const done = work(call as Call, url.pathname.split('/').at(-1) ?? '', given);
    return replaced === null ? done : { status: 200, body: replaced };
  }

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request);
    if (isDown) {
      request.socket.destroy();
      return;
    }
    const url = new URL(request.url ?? '/', 'http://localhost');
    const { status, body: answered } = answer(request, url, body);
    if (dropNext !== null && calls.at(-1) === dropNext) {
      dropNext = null;
      request.socket.destroy();
      return;
    }
    const reply = () =>
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify(answered));
    if (wait > 0) setTimeout(reply, wait);
    else reply();
  };
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  const { port } = server.address() as AddressInfo;

  return {
    /** Numbers on sale, and those that are ours there. */
    stock,
    owned,
    orders,
    calls,
    /** What it was asked in a way that the adapter's schemas do not know. */
    strange,
    /** Connections that numbers were ordered for. */
    connections,
    env: {
      NUMBER_PROVIDERS: 'telnyx,bandwidth,localNumber',
      TELNYX_API_KEY: apiKey,
      TELNYX_PUBLIC_KEY: `${'A'.repeat(43)}=`,
      TELNYX_API_URL: `http://127.0.0.1:${port}/v2`,
    },
    setDown(value: boolean): void {
      isDown = value;
    },
    /** Milliseconds that each answer takes. */
    setSlow(milliseconds: number): void {
      wait = milliseconds;
    },
    /** What becomes of orders from now on: `pending` until it is settled. */
    setOutcome(next: State): void {
      outcome = next;
    },
    /** Decides orders that are pending. */
    settleAll(status: 'success' | 'failure'): void {
      for (const order of orders.filter((one) => one.status === 'pending')) settle(order, status);
    },
    /** Does what the next such call asks for, but breaks off before it answers. */
    breakAfter(call: Call): void {
      dropNext = call;
    },
    /** Answers everything with this; null answers as always. */
    answerWith(body: unknown): void {
      replaced = body;
    },
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

/** Telnyx in this process. */
export type TelnyxServer = Awaited<ReturnType<typeof startTelnyxServer>>;
