import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { openReceivers } from './receivers.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

let close: (() => void) | undefined;
afterEach(() => close?.());

/** A receiver on this computer. */
async function receiver(handler: Handler): Promise<string> {
  const server = createServer(handler);
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
}

const near = openReceivers({ isLocalAllowed: true });
const send = (url: string, receivers = near) =>
  receivers.post(url, { 'webhook-id': 'm1' }, '{"a":"ü"}');

describe('a receiver', () => {
  it('[HOOK-01] gets body and headers as they are, and what it says is kept', async () => {
    let seen = '';
    const url = await receiver(async (request, response) => {
      seen = `${request.method} ${request.headers['webhook-id']} `;
      for await (const chunk of request) seen += String(chunk);
      response.writeHead(202).end('Thank you.\0');
    });
    expect(await send(url)).toMatchObject({ status: 202, problem: null, text: 'Thank you.' });
    expect(seen).toBe('POST m1 {"a":"ü"}');
  });

  it('[HOOK-02] that leads elsewhere is not followed', async () => {
    const asked: (string | undefined)[] = [];
    const url = await receiver((request, response) => {
      asked.push(request.url);
      response.writeHead(307, { location: '/other' }).end();
    });
    expect(await send(url)).toMatchObject({ status: 307, problem: 'redirect' });
    expect(asked).toEqual(['/hook']);
  });

  it('[HOOK-02] that answers without end is read for 64 kB, and 1,000 characters are kept', async () => {
    let left = () => undefined as void;
    const gone = new Promise<void>((done) => {
      left = done;
    });
    const url = await receiver((_request, response) => {
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(8192)));
      };
      response.on('drain', more).on('close', left);
      more();
    });
    const { status, text } = await send(url);
    expect({ status, length: text.length }).toEqual({ status: 200, length: 1000 });
    await gone;
  });

  it('[HOOK-02] that is silent, or breaks off in the middle, has failed when its time is over', async () => {
    const brief = openReceivers({ isLocalAllowed: true, within: 40 });
    const silent = await receiver(() => undefined);
    expect(await send(silent, brief)).toMatchObject({ status: null, problem: 'timeout' });
    close?.();
    const slow = await receiver((_request, response) => void response.writeHead(200).write('wait'));
    expect(await send(slow, brief)).toMatchObject({ status: null, problem: 'timeout' });
    close?.();
    const broken = await receiver((request) => void request.socket.destroy());
    expect(await send(broken)).toMatchObject({ status: null, problem: 'failed' });
  });
});

describe('where a message is never sent', () => {
  it.each([
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0177.0.0.1/',
    'https://0.0.0.0/',
    'https://10.1.2.3/',
    'https://100.64.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[fe80::1]/',
    'http://93.184.215.14/',
  ])('[HOOK-02] %s', async (url) => {
    const far = openReceivers({ isLocalAllowed: false });
    expect(await send(url, far)).toMatchObject({ status: null, problem: 'refused' });
  });

  it('[HOOK-02] this computer, unless the server allows it', async () => {
    let asked = 0;
    const url = await receiver((_request, response) => {
      asked += 1;
      response.end();
    });
    const far = openReceivers({ isLocalAllowed: false });
    expect(await send(url, far)).toMatchObject({ problem: 'refused' });
    expect(asked).toBe(0);
    expect(await send(url)).toMatchObject({ status: 200 });
  });

  it('[HOOK-02] a name with a private address among its addresses, now or at a later time', async () => {
    let asked = 0;
    const local = await receiver(() => {
      asked += 1;
    });
    const { port } = new URL(local);
    const answers = [['93.184.215.14', '127.0.0.1'], ['127.0.0.1']];
    const names = openReceivers({
      isLocalAllowed: true,
      lookup: async () => (answers.shift() ?? []).map((address) => ({ address, family: 4 })),
    });
    const url = `https://rebinding.example.com:${port}/`;
    expect(await send(url, names)).toMatchObject({ problem: 'refused' });
    expect(await send(url, names)).toMatchObject({ problem: 'refused' });
    expect(await send(url, names)).toMatchObject({ problem: 'unknown' });
    expect(asked).toBe(0);
  });
});
