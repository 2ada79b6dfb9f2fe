import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { serveBeside } from './beside.ts';

let server: Server;
afterEach(() => new Promise((done) => server.close(done)));

async function serve(address: string): Promise<(host: string, path: string) => Promise<string>> {
  const sandbox = Fastify();
  sandbox.get('/*', async () => 'sandbox');
  await sandbox.ready();
  server = createServer((_request, response) => response.end('portal'));
  serveBeside(server, sandbox, address);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return (host, path) =>
    new Promise((resolve, reject) => {
      const asked = { host: '127.0.0.1', port, path, headers: { host }, agent: false };
      get(asked, async (answer) => {
        resolve((await answer.toArray()).join(''));
      }).on('error', reject);
    });
}

it('tells pages on a host of their own from the portal by the host', async () => {
  const ask = await serve('http://pay.localhost:8080');
  expect(await ask('pay.localhost:8080', '/card/1')).toBe('sandbox');
  expect(await ask('localhost:8080', '/card/1')).toBe('portal');
  expect(await ask('pay.localhost:9090', '/card/1')).toBe('portal');
});

it('tells pages below the portal by their path', async () => {
  const ask = await serve('https://portal.example.com/sandbox-payments');
  expect(await ask('portal.example.com', '/sandbox-payments/card/1')).toBe('sandbox');
  expect(await ask('portal.example.com', '/sandbox-paymentsx')).toBe('portal');
  expect(await ask('pay.localhost:8080', '/')).toBe('portal');
});
