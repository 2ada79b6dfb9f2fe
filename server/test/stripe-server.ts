import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Stripe } from 'stripe';
import { createStripeObjects, type Intent, Refusal } from './stripe-objects.ts';

const secretKey = 'sk_test_portal';
const webhookSecret = 'whsec_portal';

interface SentEvent {
  readonly id: string;
  readonly type: string;
  /** Id of the PaymentIntent, or of what else the event is about. */
  readonly intent: string;
  /** How the PaymentIntent stood when the event was made. */
  readonly state?: Pick<Intent, 'status' | 'last_payment_error'>;
}

interface Kept {
  readonly request: string;
  readonly status: number;
  readonly body: string;
}

/**
 * Stripe in this process: objects as its documentation describes them, idempotency keys, and what it
 * refuses. Nothing of it leaves the machine.
 */
export async function startStripeServer() {
  const objects = createStripeObjects();
  const kept = new Map<string, Kept>();
  const calls: string[] = [];
  let isDown = false;
  let dropNext: string | null = null;

  function work(request: IncomingMessage, body: string): Omit<Kept, 'request'> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = pathname.replace(/^\/v1\//, '').split('/');
    try {
      if (request.headers.authorization !== `Bearer ${secretKey}`) throw new Refusal(401, {});
      const answered = objects.answer(request.method ?? '', path, new URLSearchParams(body));
      return { status: 200, body: JSON.stringify(answered) };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { status: error.status, body: JSON.stringify({ error: error.error }) };
    }
  }

  /** The first answer under a key is the answer to all, and the key is of one request only. */
  function once(request: IncomingMessage, body: string): Omit<Kept, 'request'> {
    const key = request.headers['idempotency-key'];
    if (request.method !== 'POST' || typeof key !== 'string') return work(request, body);
    const asked = `${request.url} ${body}`;
    const before = kept.get(key);
    if (before !== undefined && before.request !== asked) {
      const error = { type: 'idempotency_error', message: `Keys are of one request: ${key}` };
      return { status: 400, body: JSON.stringify({ error }) };
    }
    const answered = before ?? { request: asked, ...work(request, body) };
    kept.set(key, answered);
    return answered;
  }

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request);
    const call = `${request.method} ${request.url?.split('?')[0]}`;
    calls.push(call);
    if (isDown) {
      request.socket.destroy();
      return;
    }
    const { status, body: answer } = once(request, body);
    if (dropNext !== null && call.endsWith(dropNext)) {
      dropNext = null;
      isDown = true;
      request.socket.destroy();
      return;
    }
    response.writeHead(status, { 'content-type': 'application/json' }).end(answer);
  };
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  const { port } = server.address() as AddressInfo;
  const signer = new Stripe(secretKey).webhooks;

  return {
    ...objects,
    calls,
    env: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: `http://127.0.0.1:${port}`,
    },
    setDown(value: boolean): void {
      isDown = value;
    },
    /** Does what the next call that ends so asks for, but breaks off before it answers. */
    breakAfter(call: string): void {
      dropNext = call;
    },
    /** Forgets idempotency keys, as Stripe does after a day. */
    forgetKeys(): void {
      kept.clear();
    },
    /** A signed event, as it is sent. */
    event(
      { id, type, intent, state }: SentEvent,
      at: Date,
      secret = webhookSecret,
    ): { payload: string; signature: string } {
      const object = { id: intent, object: type.split('.')[0], ...state };
      const payload = JSON.stringify({ id, object: 'event', type, data: { object } }, null, 2);
      const timestamp = Math.floor(at.getTime() / 1000);
      return {
        payload,
        signature: signer.generateTestHeaderString({ payload, secret, timestamp }),
      };
    },
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

/** Stripe in this process. */
export type StripeServer = Awaited<ReturnType<typeof startStripeServer>>;
