import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Registry } from '@jackfield/contract';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAssetRoute } from './asset-route.ts';
import { markSvg, plainVariant, variantFile } from '../../test/variant-fixture.ts';
import { readBuilds } from './builds.ts';
import { webPlugin } from './web-plugin.ts';

const root = mkdtempSync(join(tmpdir(), 'jackfield-web-'));
const script = `console.log(${JSON.stringify('x'.repeat(2000))})`;
let app: FastifyInstance;

function write(path: string, content: string | Buffer) {
  const file = join(root, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, content);
}

const variant = variantFile('acme', {
  texts: { en: { 'host.navigation.users': 'PEOPLE' }, es: { 'host.navigation.users': 'GENTE' } },
  addresses: { help: 'https://help.acme.test' },
  scripts: { chat: 'https://chat.acme.test/c.js' },
});
const registry: Registry = {
  variant: { ...plainVariant, id: 'acme' },
  areas: [
    {
      area: 'people',
      label: 'Users and teams',
      name: 'mfe-people',
      version: 'dev',
      entry: 'http://localhost:3005/remoteEntry.js',
      integrity: 'sha384-abc',
      preload: [],
      routes: ['/admin-settings/users'],
      contract: '^1.0.0',
      navigation: [],
      config: {},
      override: true,
    },
  ],
};

beforeAll(async () => {
  write(
    'host/dist/host.json',
    JSON.stringify({
      version: 'h1',
      scripts: [{ file: 'boot.js', integrity: 'sha384-x' }],
      styles: ['boot.css'],
      preload: [],
    }),
  );
  write('host/dist/index.html', '{{head}}<script nonce="{{nonce}}">{{data}}</script>{{frame}}');
  for (const name of ['theme-before-paint.js', 'frame-admin.html', 'frame-plain.html', 'sw.js']) {
    write(`host/dist/${name}`, name);
  }
  write('host/dist/boot.css', '@font-face{src:url(font.woff2),url("/x.woff2"),url(data:,)}');
  write('host/dist/boot.js', script);
  write('host/dist/boot.js.br', brotliCompressSync(script));
  const builds = readBuilds(root, 'dist', () => undefined);
  app = fastify();
  addAssetRoute(app, (name, version, file) => builds.find(name, version, file));
  await app.register(webPlugin, {
    env: {
      HELP_URL: 'https://help.test',
      RESELLER_ID: 'reseller-7',
      SUPPORT_ADDRESS: 'support@portal.test',
      CAPTCHA_SITE_KEY: 'site-key-7',
    },
    builds,
    variantOf: ({ hostname }) => (hostname === 'broken.test' ? null : variant),
    registryFor: async () => registry,
    find: (name, version, file) => builds.find(name, version, file),
    pagesOf: async () => () => undefined,
    isSignedIn: () => true,
  });
});

afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers });

describe('portal files', () => {
  it('serves hashed files for ever, compressed when the browser can read that', async () => {
    const plain = await get('/assets/host/h1/boot.js');
    expect(plain.statusCode).toBe(200);
    expect(plain.body).toBe(script);
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(plain.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(plain.headers['x-content-type-options']).toBe('nosniff');

    const small = await get('/assets/host/h1/boot.js', { 'accept-encoding': 'gzip, br' });
    expect(small.headers['content-encoding']).toBe('br');
    expect(small.rawPayload.length).toBeLessThan(200);
    expect(small.headers['vary']).toBe('accept-encoding');
  });

  it('[LIVE-02] keeps walls, and no other page, out of search engines', async () => {
    expect((await get('/wall')).headers['x-robots-tag']).toBe('noindex');
    expect((await get('/auth/login')).headers['x-robots-tag']).toBeUndefined();
  });

  it('answers 304 for the tag it gave', async () => {
    const { headers } = await get('/assets/host/h1/boot.js');
    const again = await get('/assets/host/h1/boot.js', { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it.each([
    '/assets/host/h0/boot.js',
    '/assets/host/h1/none.js',
    '/assets/mfe-none/r1/remoteEntry.js',
    '/assets/host/h1/..%2f..%2fvariants%2fdirect.json',
    '/assets/host/h1/%2e%2e',
    '/assets/host/h1/boot.js%00.css',
  ])('does not find %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

  it('answers the registry of the browser that asks, with a tag that follows it', async () => {
    const first = await get('/registry');
    expect(first.json()).toEqual(registry);
    const tag = String(first.headers.etag);
    expect((await get('/registry', { 'if-none-match': tag })).statusCode).toBe(304);
  });

  it('lets the page reach the address that staff runs an area from, and no other', async () => {
    const policy = String((await get('/')).headers['content-security-policy']);
    expect(policy).toMatch(
      /script-src 'self' 'nonce-[^']+' https:\/\/chat\.acme\.test http:\/\/localhost:3005;/,
    );
    expect(policy).toContain('ws://localhost:3005');
    expect(policy).not.toMatch(/localhost:3006|script-src[^;]*\*/);
  });

  it("has the host's sheet in the page, with the addresses of its files", async () => {
    const { body, headers } = await get('/');
    const [, nonce] = /'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? [];
    expect(body).toContain(
      `<style nonce="${nonce}">@font-face{src:url(/assets/host/h1/font.woff2),url("/x.woff2"),url(data:,)}</style>`,
    );
    expect(body).not.toContain('rel="stylesheet"');
  });

  it('SHELL-60 serves the service worker at the root, never from a cache', async () => {
    const worker = await get('/sw.js');
    expect(worker.statusCode).toBe(200);
    expect(worker.headers['cache-control']).toBe('no-cache');
    expect(worker.headers['content-security-policy']).toContain("connect-src 'self'");
  });
});

describe('a host whose variant is wrong', () => {
  const at = (url: string) => get(url, { host: 'broken.test' });

  it.each(['/', '/auth/login', '/registry', '/config.json'])('answers 503 to %s', async (url) => {
    const { statusCode, headers, body } = await at(url);
    expect([statusCode, headers['retry-after']]).toEqual([503, '60']);
    expect(body).toContain('<h1>This portal is being set up</h1>');
  });

  it('has no favicon, and the others go on', async () => {
    expect((await at('/favicon.svg')).statusCode).toBe(404);
    const icon = await get('/favicon.svg');
    expect([icon.headers['content-type'], icon.body]).toEqual(['image/svg+xml', markSvg]);
    expect(icon.headers['content-security-policy']).toContain("default-src 'none'");
    const tag = String(icon.headers.etag);
    expect((await get('/favicon.svg', { 'if-none-match': tag })).statusCode).toBe(304);
  });
});

describe('page', () => {
  it.each(['/', '/admin-settings/users/listing', '/nope'])('is the answer to %s', async (url) => {
    const page = await get(url);
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['cache-control']).toContain('no-cache');
  });

  it('has a policy with a nonce of its own per answer', async () => {
    const nonceOf = async () => {
      const { headers, body } = await get('/');
      const nonce = /nonce="([^"]+)"/.exec(body)?.[1] ?? '';
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain(`script-src 'self' 'nonce-${nonce}'`);
      for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
        expect(policy).toContain(part);
      }
      expect(policy).not.toMatch(/unsafe-(inline|eval)/);
      return nonce;
    };
    const first = await nonceOf();
    expect(first.length).toBeGreaterThan(20);
    expect(await nonceOf()).not.toBe(first);
  });

  it('brings the words and scripts of the variant, and other languages have theirs', async () => {
    const { body, headers } = await get('/');
    expect(body).toContain('"texts":{"host.navigation.users":"PEOPLE"}');
    expect(headers['content-security-policy']).toContain('https://chat.acme.test');
    expect((await get('/languages/en.json')).json()).toEqual({ 'host.navigation.users': 'PEOPLE' });
    expect((await get('/languages/es.json')).statusCode).toBe(404);
  });

  it.each(['/api/nope', '/API/nope', '/hub/nope', '/assets/nope', '/config.json/nope'])(
    'is not the answer to %s',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    },
  );

  it('CONST-12 serves the configuration with every member that the browser reads', async () => {
    expect((await get('/config.json')).json()).toMatchObject({
      apiUrl: '',
      authUrl: '/api',
      hubUrl: '/hub',
      accountUrl: '',
      helpUrl: 'https://help.acme.test',
      resellerId: 'reseller-7',
      supportAddress: 'support@portal.test',
      captchaSiteKey: 'site-key-7',
      variant: 'acme',
    });
  });
});
