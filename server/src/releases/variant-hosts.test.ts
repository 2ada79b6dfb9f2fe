import fastify from 'fastify';
import { expect, it } from 'vitest';
import { variantFile } from '../../test/variant-fixture.ts';
import { isAllowedOrigin } from '../platform/http/origin.ts';
import { readConfig } from '../platform/config.ts';
import { shownOrigin, shownPortal } from '../platform/shown-portal.ts';
import { showVariants } from './variant-hosts.ts';

const publicUrl = 'https://portal.example:8443';
const acme = variantFile('acme', { name: 'Acme Voice', hosts: ['acme.example'] });

it('a request under a variant’s host sees that portal, to its end; any other sees the public one', async () => {
  const app = fastify();
  const variantOf = (host: string) => (host === 'acme.example' ? 'acme' : 'own');
  showVariants(app, { variants: new Map([['acme', acme]]), variantOf }, publicUrl);
  app.get('/', async () => {
    await new Promise((resolve) => setImmediate(resolve));
    return { name: shownPortal()?.name ?? null, origin: shownOrigin(publicUrl) };
  });
  const ask = async (host: string) => (await app.inject({ url: '/', headers: { host } })).json();
  expect(
    await Promise.all([ask('acme.example'), ask('evil.example'), ask('ACME.example')]),
  ).toEqual([
    { name: 'Acme Voice', origin: 'https://acme.example:8443' },
    { name: null, origin: publicUrl },
    { name: 'Acme Voice', origin: 'https://acme.example:8443' },
  ]);
  await app.close();
});

it('pages under a variant’s host may write, by the protocol and port of the portal', () => {
  const config = { ...readConfig({ PUBLIC_URL: publicUrl }), hosts: ['acme.example'] };
  const allowed = (origin: string) => isAllowedOrigin(origin, config);
  expect(allowed('https://acme.example:8443')).toBe(true);
  expect(allowed('http://acme.example:8443')).toBe(false);
  expect(allowed('https://acme.example')).toBe(false);
  expect(allowed('https://evil.example:8443')).toBe(false);
});
