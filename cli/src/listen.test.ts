import {
  createServer,
  type IncomingHttpHeaders,
  type RequestListener,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { run } from './run.ts';

const key = 'jfk_8Qx2abc';
const person = '018f0000-0000-7000-8000-0000000000f1';
const eventOf = (at: number) => ({
  id: `evt_${at}`,
  type: 'person.updated',
  timestamp: '2026-11-26T16:31:07.000Z',
  data: { id: person, ownerType: null, ownerId: null, version: at, changed: ['title'] },
});

interface Answer {
  readonly status?: number;
  readonly body: unknown;
}

interface Got {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

let servers: Server[];
/** What the portal is asked, and answers in turn; then it is listened to no more. */
let asked: string[];
let answers: (Answer | 'away')[];
let got: Got[];
/** What the receiver answers; null breaks the connection off. */
let status: number | null;

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeEach(() => {
  servers = [];
  asked = [];
  answers = [{ body: { items: [], next: '7', hasMore: false } }];
  got = [];
  status = 204;
});
afterEach(() => Promise.all(servers.map((server) => new Promise((done) => server.close(done)))));

/** Listens until the portal has given all of its answers. */
async function listen(...words: string[]) {
  const stop = new AbortController();
  const portal = await serve((request, response) => {
    asked.push(`${request.url}`);
    const answer = answers.shift();
    if (answer === undefined || answer === 'away') {
      response.destroy();
      return;
    }
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer.body));
  });
  const receiver = await serve(async (request, response) => {
    got.push({ headers: request.headers, body: (await request.toArray()).join('') });
    if (status === null) response.destroy();
    else response.writeHead(status, { location: portal }).end();
  });
  const written = { out: [] as string[], said: [] as string[], waits: [] as number[] };
  const code = await run(['listen', '--forward-to', `${receiver}/hook`, ...words], {
    env: { JACKFIELD_URL: portal, JACKFIELD_KEY: key },
    out: (text) => void written.out.push(text),
    say: (text) => void written.said.push(text),
    askSecret: async () => key,
    interrupted: () => stop.signal,
    async wait(milliseconds) {
      written.waits.push(milliseconds);
      if (answers.length === 0) stop.abort();
    },
  });
  return { code, receiver, ...written };
}

it('[HOOK-01] forwards events signed as Standard Webhooks says, a line each', async () => {
  answers.push({ body: { items: [eventOf(8)], next: '8', hasMore: false } });
  const { code, out, receiver } = await listen('--kinds', 'person,number');
  expect(code).toBe(0);
  const [head, secret = '', ...lines] = out;
  expect(head).toContain(`${receiver}/hook`);
  expect(lines).toEqual([`2026-11-26T16:31:07.000Z  person.updated  ${person}  204`]);
  const { id, ...message } = eventOf(8);
  const [{ body, headers } = { body: '', headers: {} }] = got;
  const signed = { ...headers } as Record<string, string>;
  expect(signed['webhook-id']).toBe(id);
  expect(new Webhook(secret).verify(body, signed)).toEqual(message);
  const other = `whsec_${Buffer.alloc(24, 1).toString('base64')}`;
  expect(() => new Webhook(other).verify(body, signed)).toThrow();
  expect(asked).toEqual([
    '/v1/audit/event?kinds=person%2Cnumber',
    '/v1/audit/event?kinds=person%2Cnumber&after=7',
  ]);
});

it('[HOOK-01] asks again at once while there are more, and else every 2 seconds', async () => {
  answers.push(
    { body: { items: [eventOf(8)], next: '8', hasMore: true } },
    { body: { items: [eventOf(9)], next: '9', hasMore: false } },
    { body: { items: [], next: '9', hasMore: false } },
  );
  const { waits } = await listen();
  expect(got.map(({ headers }) => headers['webhook-id'])).toEqual(['evt_8', 'evt_9']);
  expect(waits).toEqual([2000, 2000]);
});

it.each([
  [500, '500'],
  [307, '307'],
  [null, 'no answer (UND_ERR_SOCKET)'],
])(
  '[HOOK-01] a receiver that answers %s is told of, and listening goes on',
  async (wrong, told) => {
    answers.push({ body: { items: [eventOf(8), eventOf(9)], next: '9', hasMore: false } });
    status = wrong;
    const { code, out } = await listen();
    expect(code).toBe(0);
    expect(out.slice(2).map((line) => line.split(person)[1])).toEqual([`  ${told}`, `  ${told}`]);
    expect(asked).toHaveLength(2);
  },
);

it('[HOOK-01] a portal that is away is told of once, and nothing is missed', async () => {
  answers.push('away', { status: 503, body: {} }, 'away', {
    body: { items: [eventOf(8)], next: '8', hasMore: false },
  });
  const { code, said } = await listen();
  expect(code).toBe(0);
  expect(said).toEqual([
    expect.stringMatching(/cannot be reached .* Still trying\.$/),
    'The portal answers again.',
  ]);
  expect(new Set(asked.slice(1))).toEqual(new Set(['/v1/audit/event?after=7']));
  expect(got).toHaveLength(1);
});

it('[HOOK-01] says that events were missed which are no longer kept, and goes on from now', async () => {
  answers.push(
    { status: 400, body: { errors: [{ field: 'after', message: 'Gone.' }] } },
    { body: { items: [], next: '90', hasMore: false } },
    { body: { items: [eventOf(91)], next: '91', hasMore: false } },
  );
  const { said } = await listen();
  expect(said).toEqual(['Some events were missed: they are kept for a day. Going on from now.']);
  expect(asked.slice(2)).toEqual(['/v1/audit/event?', '/v1/audit/event?after=90']);
  expect(got).toHaveLength(1);
});

const scopeMissing = 'This key lacks the scope audit:read. Make a key that has it.';

it.each([
  [401, {}, 'The portal does not know this key'],
  [403, { responseCode: 'FORBIDDEN', message: scopeMissing }, scopeMissing],
])(
  '[HOOK-01] ends where the key is refused with %s, at first and later',
  async (code, body, why) => {
    const refused = { code: 1, said: [expect.stringContaining(why)] };
    answers.push({ status: code, body });
    expect(await listen()).toMatchObject(refused);
    answers = [{ status: code, body }];
    expect(await listen()).toMatchObject({ ...refused, out: [] });
  },
);

it('[HOOK-01] ends with 0 at Ctrl+C while the portal is asked', async () => {
  const stop = new AbortController();
  let isFirst = true;
  const portal = await serve((_request, response) => {
    if (isFirst) response.end(JSON.stringify({ items: [], next: '7', hasMore: false }));
    else stop.abort();
    isFirst = false;
  });
  const said: string[] = [];
  const code = await run(['listen', '--forward-to', 'http://127.0.0.1:9/'], {
    env: { JACKFIELD_URL: portal, JACKFIELD_KEY: key },
    out: () => undefined,
    say: (text) => void said.push(text),
    askSecret: async () => key,
    interrupted: () => stop.signal,
    wait: async () => undefined,
  });
  expect([code, said]).toEqual([0, []]);
});

it.each([[], ['--forward-to', 'localhost'], ['--forward-to', 'ftp://localhost/']])(
  '[HOOK-01] says what it takes (%s %s)',
  async (...words) => {
    const said: string[] = [];
    const code = await run(['listen', ...words.filter(Boolean)], {
      env: { JACKFIELD_URL: 'http://127.0.0.1:9', JACKFIELD_KEY: key },
      out: () => undefined,
      say: (text) => void said.push(text),
      askSecret: async () => key,
      interrupted: () => AbortSignal.abort(),
      wait: async () => undefined,
    });
    expect(code).toBe(64);
    expect(said.join()).toContain('takes --forward-to');
  },
);
