import { type AddressInfo, connect } from 'node:net';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestPerson, type TestServer } from '../../../test/harness.ts';

let server: TestServer;
let owner: TestPerson;

beforeAll(async () => {
  // The embedded database has one connection, which the metrics tell.
  server = await startTestServer({
    database: 'pglite',
    env: { METRICS_TOKEN: 'metrics-token-of-tests' },
  });
  const tenantId = await server.makeTenant();
  owner = await server.makePerson(tenantId, { isTenantOwner: true });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

const post = (payload: string | Buffer, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: 'POST',
    url: '/api/teammate',
    headers: {
      'x-jackfield': '1',
      'x-test-person': owner.id,
      'content-type': 'application/json',
      ...headers,
    },
    payload,
  });

const good = () =>
  JSON.stringify({
    email: `${crypto.randomUUID()}@example.com`,
    firstName: 'Mia',
    lastName: 'Chen',
    role: 'standard',
  });

it('compresses long answers for who takes them, and refuses compressed requests', async () => {
  const ask = (encoding: string) =>
    server.app.inject({ url: '/api/openapi.json', headers: { 'accept-encoding': encoding } });
  const [plain, packed] = [await ask('identity'), await ask('br, gzip')];
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(packed.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
  const upload = await post(gzipSync(good()), { 'content-encoding': 'gzip' });
  expect(upload.statusCode).toBeGreaterThanOrEqual(400);
  expect(upload.statusCode).toBeLessThan(500);
});

describe('A3 the one error envelope', () => {
  const expectEnvelope = (body: Record<string, unknown>) => {
    expect(Object.keys(body).sort()).toEqual(['errors', 'message', 'responseCode', 'traceId']);
    expect(body.traceId).toMatch(/^[0-9a-f-]{36}$/);
  };

  it('answers unknown paths, malformed JSON, other types and wrong ids in it', async () => {
    const cases: [number, ReturnType<typeof post>][] = [
      [404, server.app.inject({ url: '/api/nothing' })],
      [404, server.app.inject({ method: 'POST', url: '/api/nothing' })],
      [400, post('{"email":')],
      [400, post('')],
      [415, post('<a/>', { 'content-type': 'application/xml' })],
      [413, post(JSON.stringify({ email: 'a'.repeat(110_000) }))],
      [400, server.app.inject({ url: '/api/%zz' })],
    ];
    for (const [status, asked] of cases) {
      const response = await asked;
      expect([response.statusCode, response.body]).toEqual([status, expect.any(String)]);
      expectEnvelope(response.json());
    }
  });

  it('[annex A4] tells an address of nothing, another method and a record that is gone apart', async () => {
    const { id } = owner;
    const answers = [
      await server.call(owner, 'GET', '/api/nothing'),
      await server.call(owner, 'POST', '/api/teammate/x/y/z', { body: {} }),
      await server.call(owner, 'DELETE', '/api/tenant'),
      await server.call(owner, 'POST', `/API/Teammate/${id}?a=1`, { body: {} }),
      await server.call(owner, 'GET', `/api/teammate/${crypto.randomUUID()}`),
    ];
    const shown = answers.map(({ status, body, headers }) => [
      `${status} ${body.responseCode}`,
      body.message,
      headers.allow,
    ]);
    expect(shown).toEqual([
      ['404 NOSUCHCALL', 'There is nothing at this address.', undefined],
      ['404 NOSUCHCALL', 'There is nothing at this address.', undefined],
      ['405 METHODNOTALLOWED', 'This address does not take this kind of call.', 'GET, PUT'],
      ['405 METHODNOTALLOWED', 'This address does not take this kind of call.', 'GET, PUT'],
      ['404 NOTFOUND', 'This item no longer exists.', undefined],
    ]);
  });

  it('hides what an exception was about', async () => {
    const failing = await startTestServer({
      areas: [
        (app) => {
          app.get('/broken', () => {
            throw new Error('select secret from /etc/passwd');
          });
        },
      ],
    });
    const response = await failing.app.inject({ url: '/broken' });
    expect(response.statusCode).toBe(500);
    expect(response.body).not.toContain('secret');
    expectEnvelope(response.json());
    await failing.close();
  });
});

describe('writes that a foreign page could send', () => {
  const refused: [string, Record<string, string>][] = [
    ['no custom header', { 'x-jackfield': '' }],
    ['plain text', { 'content-type': 'text/plain' }],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['multipart', { 'content-type': 'multipart/form-data; boundary=x' }],
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['a null origin', { origin: 'null' }],
    ['a sibling origin', { origin: 'http://localhost:9999' }],
    ['cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['same-site', { 'sec-fetch-site': 'same-site' }],
  ];
  it.each(refused)('refuses %s before the handler', async (_name, headers) => {
    const before = await people();
    const response = await post(good(), headers);
    expect([response.statusCode, response.json().responseCode]).toEqual([403, 'FORBIDDEN']);
    expect(await people()).toBe(before);
  });

  it('takes the own origin', async () => {
    const response = await post(good(), {
      origin: 'http://localhost:8080',
      'sec-fetch-site': 'same-origin',
    });
    expect(response.statusCode).toBe(201);
  });

  async function people(): Promise<number> {
    const { body } = await server.call(owner, 'GET', '/api/teammate?limit=1');
    return Number(body.total);
  }
});

describe('strict JSON', () => {
  const email = '"email":"a@example.com"';
  it.each([
    ['a prototype', `{${email},"__proto__":{"role":"admin"}}`],
    ['a constructor', `{${email},"constructor":{"prototype":{}}}`],
    ['a NUL', `{"email":"a\\u0000@example.com"}`],
    ['an infinite number', `{${email},"n":1e309}`],
    ['an inexact number', `{${email},"n":9007199254740993}`],
    ['a half surrogate', `{"email":"\\ud800@example.com"}`],
    ['deep nesting', `{"a":${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
  ])('refuses %s', async (_name, body) => {
    const response = await post(body);
    expect([response.statusCode, response.json().responseCode]).toEqual([400, 'INVALIDINPUT']);
  });

  it('refuses invalid UTF-8', async () => {
    const response = await post(Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]));
    expect(response.statusCode).toBe(400);
  });

  it('refuses a second value of a query parameter, NUL and too many names', async () => {
    for (const query of [
      'limit=1&limit=2',
      'search=%00',
      Array.from({ length: 101 }, (_, at) => `p${at}=1`).join('&'),
    ]) {
      const { status } = await server.call(owner, 'GET', `/api/teammate?${query}`);
      expect(status).toBe(400);
    }
  });
});

describe('limits of a request', () => {
  const raw = (text: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const { port } = server.app.server.address() as AddressInfo;
      const socket = connect(port, '127.0.0.1', () => socket.write(text));
      let answer = '';
      socket.setEncoding('utf8');
      socket.on('data', (chunk: string) => {
        answer += chunk;
      });
      socket.on('close', () => resolve(answer));
      socket.on('error', reject);
    });

  /** Status and envelope of a whole answer as it came over the wire. */
  const parsed = (answer: string) => {
    const [head = '', body = '{}'] = answer.split('\r\n\r\n');
    return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]), body: JSON.parse(body) };
  };
  const refusal = (status: number, responseCode: string, message: string) => ({
    status,
    body: { responseCode, message, errors: [], traceId: expect.stringMatching(/^[0-9a-f-]{36}$/) },
  });
  const end = 'Host: localhost\r\nConnection: close\r\n\r\n';

  it('answers 414 for an address over 8 KB', async () => {
    const asked = (length: number) => {
      const path = '/api/teammate?search=';
      return raw(`GET ${path}${'a'.repeat(length - path.length)} HTTP/1.1\r\n${end}`);
    };
    expect(parsed(await asked(8193))).toEqual(
      refusal(414, 'INVALIDINPUT', 'The address is too long.'),
    );
    expect(parsed(await asked(8192)).status).toBe(401);
  });

  it('answers 431 for headers over 16 KB', async () => {
    const asked = (length: number) =>
      raw(`GET /healthz HTTP/1.1\r\nX-A: ${'a'.repeat(length)}\r\n${end}`);
    expect(parsed(await asked(16 * 1024))).toEqual(
      refusal(431, 'INVALIDINPUT', 'The request is not valid.'),
    );
    expect(parsed(await asked(15 * 1024)).status).toBe(200);
  });

  it('answers 413 for a body over 100 KB, with its length told or not', async () => {
    const path = `/api/teammate/${owner.id}`;
    const head = `PUT ${path} HTTP/1.1\r\nHost: localhost\r\nX-Jackfield: 1\r\nX-Test-Person: ${owner.id}\r\nIf-Match: "1"\r\nContent-Type: application/json\r\nConnection: close\r\n`;
    const tooLarge = refusal(413, 'FILETOOLARGE', 'The request is too large.');
    const told = `${head}Content-Length: 102401\r\n\r\n`;
    expect(parsed(await raw(told))).toEqual(tooLarge);
    const chunk = `{"title":"${'a'.repeat(102_400)}"}`;
    const chunked = `${head}Transfer-Encoding: chunked\r\n\r\n${chunk.length.toString(16)}\r\n${chunk}\r\n0\r\n\r\n`;
    expect(parsed(await raw(chunked))).toEqual(tooLarge);
    const largest = ' '.repeat(102_398);
    const fits = await raw(`${head}Content-Length: 102400\r\n\r\n{${largest}}`);
    expect(parsed(fits).status).toBe(200);
  });

  it('takes 100 parameters and refuses one more', async () => {
    const names = (count: number) => Array.from({ length: count }, (_, at) => `p${at}=1`).join('&');
    const ask = (count: number) => server.call(owner, 'GET', `/api/teammate?${names(count)}`);
    expect((await ask(100)).status).toBe(200);
    const { status, body } = await ask(101);
    expect([status, body.responseCode]).toEqual([400, 'INVALIDINPUT']);
  });

  it('closes on requests that proxies read differently', async () => {
    const both = await raw(
      'POST /api/teammate HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    );
    expect(both).toMatch(/^HTTP\/1\.1 400 /);
    const twice = await raw(
      'POST /api/teammate HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nContent-Length: 5\r\n\r\nabcd',
    );
    expect(twice).toMatch(/^HTTP\/1\.1 400 /);
  });
});

describe('every answer', () => {
  it('carries the security headers, errors included, and no version', async () => {
    for (const url of ['/healthz', '/api/nothing', '/api/tenant']) {
      const { headers } = await server.app.inject({ url });
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'strict-transport-security': expect.stringMatching(/max-age=31536000/),
        'permissions-policy': expect.stringContaining('microphone=(self)'),
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      });
      expect(headers).not.toHaveProperty('server');
      expect(headers).not.toHaveProperty('x-powered-by');
    }
  });

  it('never allows another origin to read', async () => {
    const { headers } = await server.app.inject({
      url: '/api/tenant',
      headers: { origin: 'https://evil.example' },
    });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('has no hidden files', async () => {
    for (const url of ['/.git/config', '/.env', '/assets/.htaccess', '/api/.hidden']) {
      expect([url, (await server.app.inject({ url })).statusCode]).toEqual([url, 404]);
    }
  });

  it('OP-07 matches paths without regard to letter case', async () => {
    expect((await server.call(owner, 'GET', '/API/Teammate?limit=1')).status).toBe(200);
    expect((await server.call(owner, 'GET', `/api/TEAMMATE/${owner.id}`)).status).toBe(200);
  });

  it('takes no other method and no person from headers', async () => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/teammate',
      headers: { 'x-http-method-override': 'GET', 'x-user-id': owner.id, 'x-jackfield': '1' },
    });
    expect(response.statusCode).toBe(401);
  });
});

describe('observation', () => {
  it('has health, readiness and metrics', async () => {
    expect((await server.app.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok' });
    expect((await server.app.inject({ url: '/readyz' })).json()).toEqual({ status: 'ready' });
    const { body } = await server.app.inject({
      url: '/metrics',
      headers: { authorization: 'Bearer metrics-token-of-tests' },
    });
    expect(body).toContain('http_request_duration_seconds_count{method="GET",route="/healthz"');
    expect(body).toContain('database_connections 1');
  });
});
