import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { hasCalls } from './ari-ping.ts';

it.each([
  [['gone'], false],
  [['gone', 'there'], true],
  [[], false],
  [null, true],
])('counts no channel that Asterisk only lists: %j', async (listed, expected) => {
  const server = createServer(({ url }, answer) => {
    const isListing = url === '/ari/channels';
    answer.statusCode = isListing || url?.startsWith('/ari/channels/there/') ? 200 : 404;
    answer.end(isListing ? JSON.stringify(listed?.map((id) => ({ id }))) : '{}');
  }).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  expect(await hasCalls({ port, password: 'secret' })).toBe(expected);
  server.close();
});
