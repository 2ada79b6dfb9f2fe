import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { answersSip } from './sip-options.ts';

let peer: Socket;
let port: number;

beforeEach(async () => {
  peer = createSocket('udp4').bind(0, '127.0.0.1');
  await once(peer, 'listening');
  port = peer.address().port;
});

afterEach(() => void peer.close());

it('calls SIP alive that answers, whatever it says', async () => {
  const calls: string[] = [];
  peer.on('message', (text, from) => {
    calls.push(/^Call-ID: (.*)\r$/m.exec(text.toString())?.[1] ?? '');
    peer.send('SIP/2.0 404 Not Found\r\n\r\n', from.port, from.address);
  });
  expect(await answersSip({ address: '127.0.0.1', port }, 60_000)).toBe(true);
  expect(await answersSip({ address: '0.0.0.0', port }, 60_000)).toBe(true);
  expect(new Set(calls).size).toBe(2);
});

it('calls SIP dead that says nothing', async () => {
  expect(await answersSip({ address: '127.0.0.1', port }, 10)).toBe(false);
});
