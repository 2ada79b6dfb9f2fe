import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { variantFile } from '../../test/variant-fixture.ts';
import { loadLanguages } from '../platform/languages.ts';
import { addTextsRoute, languageOf, textsReader, withVersions } from './texts.ts';

const folder = mkdtempSync(join(tmpdir(), 'jackfield-texts-'));
const spanish = {
  'test.people.users.title': 'Usuarios',
  'test.people.users.add': 'Agregar',
  'test.people.add.title': 'Agregar usuarios',
  'test.kit.close': 'Cerrar',
};
const acme = variantFile('acme', { texts: { es: { 'test.people.users.title': 'Gente' } } });
const plain = variantFile('plain', {});
let app: FastifyInstance;

beforeAll(async () => {
  writeFileSync(join(folder, 'es.json'), JSON.stringify(spanish));
  loadLanguages(folder);
  app = fastify();
  addTextsRoute(app, ({ hostname }) => (hostname === 'acme.test' ? acme : plain));
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers });
const version = () => languageOf(plain, 'es').version;

it('[LANG-02] sends the texts of some areas alone, or all of them', async () => {
  const some = await get(`/languages/es.json?v=${version()}&of=test.kit,test.people.users,none`);
  expect(some.json()).toEqual({
    'test.kit.close': 'Cerrar',
    'test.people.users.title': 'Usuarios',
    'test.people.users.add': 'Agregar',
  });
  expect((await get(`/languages/es.json?v=${version()}`)).json()).toEqual(spanish);
  expect((await get('/languages/de.json')).statusCode).toBe(404);
});

it('[LANG-02] sends them compressed, and for ever under the version of their bytes', async () => {
  const packed = await get(`/languages/es.json?v=${version()}&of=test.kit`, {
    'accept-encoding': 'gzip, br',
  });
  expect(packed.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(JSON.parse(brotliDecompressSync(packed.rawPayload).toString())).toEqual({
    'test.kit.close': 'Cerrar',
  });
  const other = await get('/languages/es.json?v=other&of=test.kit');
  expect([other.json(), other.headers['cache-control']]).toEqual([
    { 'test.kit.close': 'Cerrar' },
    'no-cache',
  ]);
});

it('gives a variant its own words, and a version of its own', async () => {
  const { body } = await get('/languages/es.json?of=test.people.users', { host: 'acme.test' });
  expect(JSON.parse(body)).toMatchObject({ 'test.people.users.title': 'Gente' });
  const offered = ['en', 'es'].map((tag) => ({ tag, name: tag }));
  const [english, own] = withVersions(offered, acme);
  expect(english).not.toHaveProperty('version');
  expect([own?.version === version(), own?.version]).toEqual([
    false,
    languageOf(acme, 'es').version,
  ]);
});

it('[LANG-02] reads which texts scripts declare, whoever built them, and asks none for English', () => {
  const files: Record<string, string> = {
    'page.js': 'd("test.people.users",{title:"Users"});d(`other.team`,{})',
    'entry.js': "x('test.kit',{})",
    'style.css': '"test.people.add"',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const textsOf = textsReader((name, _version, file) =>
    name === 'mfe-people' ? join(folder, file) : null,
  );
  const addresses = ['/assets/mfe-people/v1/page.js', '/assets/mfe-people/v1/style.css'];
  const elsewhere = ['https://dev.test/entry.js', '/assets/none/v1/page.js'];
  const spoken = languageOf(plain, 'es');
  expect(textsOf(spoken, [...addresses, ...elsewhere, '/assets/mfe-people/v1/entry.js'])).toBe(
    `/languages/es.json?v=${version()}&of=test.kit,test.people.users`,
  );
  expect(textsOf(spoken, elsewhere)).toBeNull();
  expect(textsOf(languageOf(plain, 'en'), addresses)).toBeNull();
});
