import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FastifyRequest } from 'fastify';
import { startTestServer, type TestPerson, type TestServer } from '../../test/harness.ts';
import {
  answerElement,
  answersFor,
  expectedAttribute,
  type PageAnswer,
  readPatience,
} from './answers.ts';

let server: TestServer;
let owner: TestPerson;
let stranger: TestPerson;

beforeAll(async () => {
  server = await startTestServer({
    areas: [
      (app) => {
        const language = { language: 'es', patience: 20_000 };
        const asked = (request: FastifyRequest) => Object.values(request.query as object);
        app.get('/page', (request) => answersFor(app, request, asked(request), language));
        app.get('/hasty', (request) =>
          answersFor(app, request, ['GET /slow', 'GET /broken'], { ...language, patience: 20 }),
        );
        app.get('/slow', () => new Promise(() => {}));
        app.get('/broken', () => {
          throw new Error('broken');
        });
      },
    ],
  });
  owner = await server.makePerson(await server.makeTenant(), { isTenantOwner: true });
  stranger = await server.makePerson(await server.makeTenant());
});
afterAll(() => server.close());

async function brought(person: TestPerson | null, ...calls: string[]) {
  const query = new URLSearchParams(calls.map((call, at) => [String(at), call]));
  const headers: Record<string, string> = { 'accept-encoding': 'br', 'if-none-match': '*' };
  if (person) headers['x-test-person'] = person.id;
  const answer = await server.app.inject({ url: `/page?${query}`, headers });
  const isPacked = answer.headers['content-encoding'] === 'br';
  const body = isPacked ? brotliDecompressSync(answer.rawPayload) : answer.rawPayload;
  const answers: (PageAnswer | null)[] = JSON.parse(body.toString());
  return answers;
}

describe('answers for a page', () => {
  it('are those of the person’s own calls, with version, language and id', async () => {
    const [user, list] = await brought(owner, 'GET /api/user', 'GET /api/teammate?limit=1');
    const headers = { 'accept-language': 'es' };
    const own = await server.call(owner, 'GET', '/api/user', { headers });
    expect(user).toMatchObject({ call: 'GET /api/user', status: 200, body: own.body });
    expect(user?.headers).toEqual({
      etag: `"${own.body.version}"`,
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      'content-language': 'es',
    });
    expect(list?.body).toMatchObject({ total: 1, items: [{ id: owner.id }] });
  });

  it('are none for what the person may not read, and none for nobody', async () => {
    const other = `GET /api/teammate/${stranger.id}`;
    expect(await brought(owner, other)).toEqual([null]);
    expect(await brought(null, 'GET /api/user', 'GET /api/none')).toEqual([null, null]);
  });

  it('do without a call that hangs or fails', async () => {
    const answer = await server.app.inject({ url: '/hasty' });
    expect(answer.json()).toEqual([null, null]);
  });
});

it('OP-134 a wait that is no number stops the start and is named', () => {
  expect(readPatience({})).toBe(250);
  expect(readPatience({ PAGE_ANSWERS_WAIT_MS: '1000' })).toBe(1000);
  expect(() => readPatience({ PAGE_ANSWERS_WAIT_MS: 'long' })).toThrow('PAGE_ANSWERS_WAIT_MS');
});

describe('an answer as an element', () => {
  it('stays in its place, whatever it holds', () => {
    const call = `GET /api/teammate?search="><script>alert(1)</script>&x='`;
    const html = answerElement({ call, status: 200, headers: {}, body: '</script><!--<script>' });
    expect(html.match(/</g)).toHaveLength(2);
    expect(html).toContain('data-answer="GET /api/teammate?search=&#34;&#62;&#60;script');
    expect(expectedAttribute([call])).not.toMatch(/[<>]|"[^"]*"[^"]*"/);
    expect(expectedAttribute([])).toBe('');
  });
});
