import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Registry, ReleaseManifest } from '@jackfield/contract';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { plainVariant, variantFile } from '../../../test/variant-fixture.ts';
import { readBuilds } from '../builds.ts';
import { webPlugin } from '../web-plugin.ts';
import { FirstRows } from './first-rows.ts';
import { createPainter, LateError, type Painter } from './painter.ts';
import type { Work } from './task.ts';

const root = mkdtempSync(join(tmpdir(), 'jackfield-rows-'));
const path = '/admin-settings/users/listing';
const thread = createPainter({ work: 200, patience: 4000, memory: 64 });
/** Whether others have the processor, so that the thread answers nothing. */
let isBusy = false;
const painter: Painter = {
  run(script, work) {
    given.push(work);
    return isBusy ? Promise.reject(new LateError('busy')) : thread.run(script, work);
  },
  close: thread.close,
};
const failures: string[] = [];
/** Work that the thread was given. */
const given: Work[] = [];

/** What the routes of the portal answer, and how long they take. */
let role = 'admin';
let names: string[] = [];
let status = 200;
let wait = 0;
let signedIn = true;
let asked: string[] = [];
let version = 'r0';
let app: FastifyInstance;

const write = (file: string, content: string) => {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), content);
};

const callsAtAddress = `return { calls: ['GET /api/people' + address.search] }`;
const people = `Object.entries(address.answers).find(([call]) => call.startsWith('GET /api/people'))?.[1]`;

/** Publishes another version of the area, which asks for its rows and paints them with these bodies. */
function publish(body: string, calls = callsAtAddress, pattern = path): void {
  version = `r${Number(version.slice(1)) + 1}`;
  write(`${version}/first-rows.css`, '.row{color:red}');
  write(
    `${version}/first-rows.js`,
    `var firstRows = {
      patterns: ['${pattern}'],
      speak() {},
      open(_pattern, given) { this.address = JSON.parse(given) },
      tell() {
        const { address } = this;
        const list = ${people};
        return JSON.stringify(list ? { html: (() => { ${body} })() } : (() => { ${calls} })());
      },
    };`,
  );
}
const rows = `return '<ul>' + list.map((name) => '<li title="' + name + '">' + name + '</li>').join('') + '</ul>'`;

const registry = (): Registry => ({
  variant: { ...plainVariant, id: 'acme' },
  areas: [
    {
      area: 'people',
      label: 'Users and teams',
      name: 'mfe-people',
      version,
      entry: `/assets/mfe-people/${version}/remoteEntry.js`,
      integrity: 'sha384-abc',
      preload: [],
      routes: ['/admin-settings/users'],
      contract: '^1.0.0',
      navigation: [],
      config: {},
    },
  ],
});
const manifest = { firstRows: { patterns: [path], files: [] } } as unknown as ReleaseManifest;

const firstRows = new FirstRows({
  painter,
  manifestOf: async () => () => manifest,
  find: (_name, of, file) => join(root, of, file),
  failed: (_version, reason) => failures.push(reason),
});

beforeAll(async () => {
  const described = { version: 'h1', scripts: [], styles: [], preload: [] };
  write('host/dist/host.json', JSON.stringify(described));
  write(
    'host/dist/index.html',
    '<script id="page-data"{{expected}}>{{data}}</script>{{answers}}{{frame}}{{later}}<p>end</p>',
  );
  write('host/dist/frame-admin.html', '<main>frame{{rows}}</main>');
  write('host/dist/frame-plain.html', '<main>frame{{rows}}</main>');
  write('host/dist/theme-before-paint.js', '');
  app = fastify();
  app.get('/api/auth/get-session', () => ({ storage: null }));
  app.get('/api/user', () => ({ id: 'me', role }));
  app.get('/api/tenant', () => ({ id: 'account' }));
  app.get('/api/views', (request) => {
    asked.push(request.url);
    return ['?status=pending'];
  });
  app.get('/api/people', async (request, reply) => {
    asked.push(`${request.headers.cookie} ${request.url}`);
    await new Promise((resolve) => setTimeout(resolve, wait));
    return reply.code(status).send(names);
  });
  await app.register(webPlugin, {
    env: { FIRST_ROWS_WAIT_MS: '300' },
    builds: readBuilds(root, 'dist', () => undefined),
    variantOf: () => variantFile('acme', {}),
    registryFor: async () => registry(),
    find: () => null,
    pagesOf: async () => () => undefined,
    isSignedIn: () => signedIn,
    firstRows,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  // The first page after a start may do without, because the frame waits for no thread.
  await vi.waitFor(async () => expect((await get()).body).toContain('frame-rows'), 8000);
});
afterAll(async () => {
  await painter.close();
  await app.close();
  rmSync(root, { recursive: true, force: true });
});
beforeEach(() => {
  [role, names, status, wait, signedIn] = ['admin', ['Ada', 'Ben'], 200, 0, true];
  isBusy = false;
  [asked, failures.length, given.length] = [[], 0, 0];
});
afterEach(() => publish(rows));
publish(rows);

const cookie = 'session=me';
const get = (url = path, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { cookie, ...headers } });

describe('the first rows of a page', () => {
  it('stand in the frame, and the answer behind it, which the page says that it expects', async () => {
    const { body, headers } = await get(`${path}?search=a`);
    expect(body).toContain('data-answers-expected="[&#34;GET /api/people?search=a&#34;]"');
    expect(body).toMatch(
      /<main>frame<!--own--><div class="frame-rows" data-phone="false"><style nonce="[^"]+">\.row\{color:red\}<\/style><script nonce="[^"]+">[^<]+<\/script><ul><li title="Ada">Ada<\/li><li title="Ben">Ben<\/li><\/ul><i hidden data-end><\/i><\/div><!--\/own--><\/main>/,
    );
    expect(body).toMatch(
      /<\/main><!--own--><script [^>]*data-answer="GET \/api\/people\?search=a">.*\["Ada","Ben"\].*<!--\/own--><p>end/,
    );
    expect(asked).toEqual([`${cookie} /api/people?search=a`]);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).not.toContain('unsafe-inline');
  });

  it("say that they are a phone's where the browser says so", async () => {
    const { body } = await get(path, { 'sec-ch-ua-mobile': '?1' });
    expect(body).toContain('<div class="frame-rows" data-phone="true">');
  });

  it('come behind the frame, which waits for nothing', async () => {
    wait = 200;
    const { port } = app.server.address() as { port: number };
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { cookie, 'accept-encoding': 'identity' },
    });
    const pieces: string[] = [];
    const decoder = new TextDecoder();
    for await (const piece of answer.body ?? []) pieces.push(decoder.decode(piece));
    expect(pieces[0]).toMatch(/<main>frame$/);
    expect(pieces.slice(1).join('')).toMatch(/^<!--own--><div class="frame-rows" .*<p>end<\/p>$/s);
  });

  it('come compressed', async () => {
    const { rawPayload, headers } = await get(path, { 'accept-encoding': 'gzip, br' });
    expect([headers['content-encoding'], headers['vary']]).toEqual(['br', 'accept-encoding']);
    expect(brotliDecompressSync(rawPayload).toString()).toContain('<li title="Ada">Ada</li>');
  });
});

describe('a version that is served', () => {
  const language = { tag: 'en', variant: 'acme', texts: {} };
  const warm = () => firstRows.warm([{ name: 'mfe-people', version }], language);

  it('is read and drawn for nobody once, before anybody asks', async () => {
    publish(rows);
    await warm();
    await warm();
    expect(given).toEqual([
      { work: 'patterns' },
      expect.objectContaining({ work: 'rows', pattern: path }),
    ]);
    expect(given[1]).toHaveProperty('given', expect.stringContaining('"profile":null'));
    expect(asked).toEqual([]);
  });

  it('is left to the pages where it cannot be drawn', async () => {
    publish(rows, 'throw new Error("needs somebody")');
    await warm();
    expect(failures).toEqual(['needs somebody']);
  });
});

describe('a page whose address follows from an answer', () => {
  const first = `const views = address.answers['GET /api/views']; if (!views) return { first: 'GET /api/views' };`;
  const shownAt = `return '<p>' + address.answers['GET /api/views'] + '</p>'`;

  it('has the rows of that address, says so, and asks once', async () => {
    publish(
      shownAt,
      `${first} const [search] = views; return { search, calls: ['GET /api/people' + search] };`,
    );
    await expect.poll(async () => (await get()).body, { timeout: 4000 }).toContain('frame-rows');
    asked = [];
    const { body } = await get();
    expect(body).toContain(' data-opens-with="?status=pending"');
    expect(body).toContain('<p>?status=pending</p>');
    expect(body).toContain('data-answer="GET /api/views"');
    expect(asked).toEqual(['/api/views', `${cookie} /api/people?status=pending`]);
  });

  it('opens as it was asked for where the answer says nothing else', async () => {
    publish(shownAt, `${first} return { calls: ['GET /api/people'] };`);
    await expect.poll(async () => (await get()).body, { timeout: 4000 }).toContain('frame-rows');
    expect((await get()).body).not.toContain('data-opens-with');
  });

  it.each([
    ['leaves its query', `return { search: '/elsewhere', calls: ['GET /api/people'] };`],
    ['leaves its attribute', `return { search: '?"><script>', calls: ['GET /api/people'] };`],
    ['never ends', `return { first: 'GET /api/views' };`],
  ])('comes without rows where it %s', async (_what, next) => {
    publish(shownAt, `${first} ${next}`);
    const { body } = await get();
    expect(body).not.toContain('frame-rows');
    expect(body).not.toContain('data-opens-with');
    await expect.poll(() => failures.length).toBeGreaterThan(0);
  });
});

describe('a page without first rows', () => {
  const isWhole = (body: string) => {
    expect(body).not.toContain('frame-rows');
    expect(body).toMatch(/<main>frame.*<\/main>.*<p>end<\/p>$/s);
  };

  it('is that of a person who is signed out, and nothing is asked', async () => {
    signedIn = false;
    const { body } = await get();
    expect(body).toMatch(/<p>end<\/p>$/);
    expect(body).not.toContain('frame-rows');
    expect(asked).toEqual([]);
  });

  it('is that of a person who may not open it, and nothing is asked', async () => {
    role = 'standard';
    isWhole((await get()).body);
    expect(asked).toEqual([]);
  });

  it('is that of another address', async () => {
    isWhole((await get('/admin-settings/users/edit/1/profile')).body);
    expect(asked).toEqual([]);
  });

  it('comes where the call is refused, or takes too long', async () => {
    status = 403;
    isWhole((await get()).body);
    [status, wait] = [200, 600];
    isWhole((await get()).body);
    expect(failures).toEqual([]);
  });

  it.each([
    ['throws', 'throw new Error("no rows")', /no rows/],
    ['hangs', 'for (;;);', /timed out/],
    ['answers what is no text', 'return ["<b>"]', /Invalid/],
    ['answers a script', 'return "<script>alert(1)<" + "/script>"', /<script may not/],
  ])(
    'comes where the function %s, and the next page has its rows again',
    async (_what, body, reason) => {
      publish(body);
      isWhole((await get()).body);
      expect(failures).toEqual([expect.stringMatching(reason)]);
      publish(rows);
      // The frame waits for no thread that has just begun.
      await expect
        .poll(async () => (await get()).body, { timeout: 4000 })
        .toContain('<li title="Ada">Ada</li>');
    },
  );

  it('comes while the machine is too busy to judge the version, which the next one does', async () => {
    publish(rows);
    isBusy = true;
    isWhole((await get()).body);
    expect(failures).toContain('busy');
    isBusy = false;
    await expect.poll(async () => (await get()).body).toContain('<li title="Ada">Ada</li>');
  });

  it('is that of a version whose script is of other pages', async () => {
    publish(rows, callsAtAddress, '/elsewhere');
    isWhole((await get()).body);
    await expect.poll(() => failures).toContain('They are of other pages.');
  });

  it('comes at once from a version that has failed three times', async () => {
    publish('throw new Error("no rows")');
    await expect.poll(async () => (await get()).body && failures.length).toBe(3);
    asked = [];
    isWhole((await get()).body);
    expect([failures.length, asked]).toEqual([3, []]);
  });

  it('still brings the answer of the list where there is nothing to be painted', async () => {
    publish('return null');
    const { body } = await get();
    isWhole(body);
    expect(body).toContain('data-answer="GET /api/people"');
  });
});
