import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { type Answered, type Desk, refused } from './telnyx-answers.ts';
import { telnyxLines } from './telnyx-lines.ts';
import { telnyxEmergencyDesk } from './telnyx-emergency.ts';
import { telnyxPortingDesk } from './telnyx-porting.ts';
import { telnyxNames } from './telnyx-names.ts';
import { telnyxTextDesk } from './telnyx-texts.ts';
import { telnyxNumbers } from './telnyx-numbers.ts';
import { telnyxRegistryDesk } from './telnyx-registry.ts';

const apiKey = 'KEY_of_tests';

interface Known {
  readonly call: string;
  readonly pattern: RegExp;
  readonly desk: Desk;
}

/** Every call of these desks, with what its method and path look like. */
const callsOf = (desks: readonly Desk[]): Known[] =>
  desks.flatMap((desk) =>
    Object.keys(desk.requests).map((call) => ({
      call,
      pattern: new RegExp(`^${call.replaceAll(/\{\w+\}/g, '([^/]+)')}$`),
      desk,
    })),
  );

/**
 * Telnyx in this process, as far as the adapters speak to it, by the types of its SDK. What it is
 * asked is checked against the adapters' schemas: anything else is noted in `strange` and refused.
 */
export async function startTelnyxServer() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const numbers = telnyxNumbers();
  const lines = telnyxLines();
  const names = telnyxNames();
  const registry = telnyxRegistryDesk();
  const texts = telnyxTextDesk();
  const porting = telnyxPortingDesk();
  const emergency = telnyxEmergencyDesk();
  const known = callsOf(
    [texts, numbers, lines, names, registry, porting, emergency].map(({ desk }) => desk),
  );
  const calls: string[] = [];
  const strange: string[] = [];
  let isDown = false;
  let wait = 0;
  let dropNext: string | null = null;
  let replaced: unknown = null;

  function answer(request: IncomingMessage, url: URL, body: string): Answered {
    const asked = `${request.method} ${decodeURIComponent(url.pathname.replace(/^\/v2/, ''))}`;
    const found = known.find(({ pattern }) => pattern.test(asked));
    const call = found?.call ?? asked;
    calls.push(call);
    if (request.headers.authorization !== `Bearer ${apiKey}`) return refused(401, 'No such key.');
    const given = body === '' ? Object.fromEntries(url.searchParams) : JSON.parse(body);
    const read = v.safeParse(found?.desk.requests[call] ?? v.never(), given);
    if (found === undefined || !read.success) {
      strange.push(`${call} ${JSON.stringify(given)}: ${read.issues?.[0].message}`);
      return refused(400, 'Strange.');
    }
    const id = found.pattern.exec(asked)?.[1] ?? '';
    const done = found.desk.work[call]?.({ id, given }) ?? refused(404, 'Nothing does that.');
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
        .end(status === 204 ? '' : JSON.stringify(answered));
    if (wait > 0) setTimeout(reply, wait);
    else reply();
  };
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  const { port } = server.address() as AddressInfo;

  return {
    ...numbers,
    ...lines,
    ...names,
    ...texts,
    ...porting,
    ...emergency,
    /** Brands, vettings, campaigns and their numbers. */
    registry,
    calls,
    /** What it was asked in a way that the adapters' schemas do not know. */
    strange,
    env: {
      NUMBER_PROVIDERS: 'telnyx,bandwidth,localNumber',
      TELNYX_API_KEY: apiKey,
      TELNYX_PUBLIC_KEY: Buffer.from(
        publicKey.export({ format: 'jwk' }).x ?? '',
        'base64url',
      ).toString('base64'),
      TELNYX_API_URL: `http://127.0.0.1:${port}/v2`,
    },
    setDown(value: boolean): void {
      isDown = value;
    },
    /** Milliseconds that each answer takes. */
    setSlow(milliseconds: number): void {
      wait = milliseconds;
    },
    /** Does what the next such call asks for, but breaks off before it answers. */
    breakAfter(call: string): void {
      dropNext = call;
    },
    /** Answers everything with this; null answers as always. */
    answerWith(body: unknown): void {
      replaced = body;
    },
    /** An event as it is sent: its bytes, and what they are signed with. */
    signed(event: unknown, at: Date) {
      const timestamp = String(Math.floor(at.getTime() / 1000));
      const payload = JSON.stringify(event);
      const signature = sign(null, Buffer.from(`${timestamp}|${payload}`), privateKey);
      return {
        payload,
        headers: {
          'content-type': 'application/json',
          'telnyx-timestamp': timestamp,
          'telnyx-signature-ed25519': signature.toString('base64'),
        },
      };
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
