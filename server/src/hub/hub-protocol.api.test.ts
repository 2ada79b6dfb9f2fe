import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { recordSeparator } from './protocol.ts';
import {
  connectClient,
  type HubFixture,
  sent,
  startHub,
  tenantA,
  tenantB,
  tokenFor,
} from '../../test/hub-fixture.ts';

const admin = tokenFor(tenantA, 'ana', 'admin');
const standard = tokenFor(tenantA, 'sam', 'standard');

let fixture: HubFixture;
const url = () => `http://127.0.0.1:${fixture.port}/hub`;
const socketUrl = (query = '') => `ws://127.0.0.1:${fixture.port}/hub${query}`;

beforeEach(async () => {
  fixture = await startHub();
});
afterEach(() => fixture.close());

/** Status of a refused upgrade, or 101. */
async function upgradeStatus(query: string, headers: Record<string, string>): Promise<number> {
  const socket = new WebSocket(socketUrl(query), { headers });
  const status = await new Promise<number>((resolve) => {
    socket.on('open', () => resolve(101));
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    socket.on('error', () => undefined);
  });
  socket.terminate();
  return status;
}

async function rawSocket(token = admin): Promise<WebSocket> {
  const socket = new WebSocket(socketUrl(), { headers: { authorization: `Bearer ${token}` } });
  await once(socket, 'open');
  return socket;
}

async function shakeHands(socket: WebSocket, handshake = '{"protocol":"json","version":1}') {
  const answer = once(socket, 'message');
  socket.send(handshake + recordSeparator);
  const [data] = await answer;
  return String(data);
}

describe('upgrade', () => {
  it.each([
    ['no token', '', { origin: 'https://portal.example' }, 401],
    ['an unknown token', '?access_token=nonsense', { origin: 'https://portal.example' }, 401],
    ['a foreign origin', `?access_token=${admin}`, { origin: 'https://evil.example' }, 403],
    ['a null origin', `?access_token=${admin}`, { origin: 'null' }, 403],
    ['no origin and a token in the address', `?access_token=${admin}`, {}, 403],
  ])('refuses %s', async (_name, query, headers, status) => {
    expect(await upgradeStatus(query, headers as Record<string, string>)).toBe(status);
    expect(fixture.hub.socketCount).toBe(0);
  });

  it.each([
    [
      'the own origin with a token in the address',
      `?access_token=${admin}`,
      { origin: 'https://portal.example' },
    ],
    [
      'a program without origin with a token in the header',
      '',
      { authorization: `Bearer ${admin}` },
    ],
  ])('RT-02: accepts %s', async (_name, query, headers) => {
    expect(await upgradeStatus(query, headers as Record<string, string>)).toBe(101);
  });

  it('refuses more sockets of one person than the limit', async () => {
    const sockets = await Promise.all(Array.from({ length: 20 }, () => rawSocket()));
    expect(await upgradeStatus('', { authorization: `Bearer ${admin}` })).toBe(429);
    expect(await upgradeStatus('', { authorization: `Bearer ${standard}` })).toBe(101);
    for (const socket of sockets) socket.terminate();
  });
});

describe('protocol', () => {
  it('answers the handshake of both protocol versions with an empty record', async () => {
    const first = await rawSocket();
    expect(await shakeHands(first)).toBe(`{}${recordSeparator}`);
    const second = await rawSocket();
    expect(await shakeHands(second, '{"protocol":"json","version":2}')).toBe(
      `{}${recordSeparator}`,
    );
    first.terminate();
    second.terminate();
  });

  it('refuses another protocol with the reason', async () => {
    const socket = await rawSocket();
    const closed = once(socket, 'close');
    expect(await shakeHands(socket, '{"protocol":"messagepack","version":1}')).toContain(
      'messagepack',
    );
    expect((await closed)[0]).toBe(1002);
  });

  it.each([
    ['text that is not JSON', `hello${recordSeparator}`, 1007],
    ['a record without separator', '{"type":6}', 1007],
    ['a record without type', `{}${recordSeparator}`, 1007],
    ['an unknown type', `{"type":77}${recordSeparator}`, 1007],
    ['a frame over 64 kB', 'x'.repeat(70_000), 1009],
    ['a binary frame', Buffer.from([1, 2, 3]), 1007],
  ])('closes a socket that sends %s with a code', async (_name, frame, code) => {
    const socket = await rawSocket();
    await shakeHands(socket);
    const closed = once(socket, 'close');
    socket.send(frame);
    expect((await closed)[0]).toBe(code);
    await expect.poll(() => fixture.hub.socketCount).toBe(0);
  });

  it('closes a socket that floods the hub', async () => {
    const socket = await rawSocket();
    await shakeHands(socket);
    const closed = once(socket, 'close');
    for (let index = 0; index < 200; index += 1) socket.send(`{"type":6}${recordSeparator}`);
    expect((await closed)[0]).toBe(1008);
  });

  it('answers a call with an error and joins no group by it', async () => {
    const client = await connectClient(url(), standard);
    await expect(client.connection.invoke('JoinGroup', tenantB)).rejects.toThrow('takes no calls');
    await fixture.hub.publish(tenantB, [
      sent('UpdateEntityAsync', {
        eventType: 'tenantstatus',
        id: tenantB,
        tenantId: tenantB,
        status: 'active',
      }),
    ]);
    await fixture.hub.publish(tenantA, [
      sent('UpdateEntityAsync', { eventType: 'tenantstatus', id: tenantA, status: 'active' }),
    ]);
    const [first] = await client.count(1);
    expect(first?.event.tenantId).toBe(tenantA);
    await client.connection.stop();
  });
});

describe('keep-alive', () => {
  it('OP-63 pings a quiet client every 15 s', async () => {
    const socket = await rawSocket();
    await shakeHands(socket);
    const ping = once(socket, 'message');
    fixture.clock.shift += 15_000;
    expect(String((await ping)[0])).toBe(`{"type":6}${recordSeparator}`);
    socket.terminate();
  });

  it('closes a half-open socket after 35 s and lets it come back', async () => {
    const socket = await rawSocket();
    await shakeHands(socket);
    const closed = once(socket, 'close');
    const messages: string[] = [];
    socket.on('message', (data) => messages.push(String(data)));
    fixture.clock.shift += 35_001;
    expect((await closed)[0]).toBe(4008);
    expect(messages.at(-1)).toContain('"allowReconnect":true');
  });

  it('closes a socket that never shakes hands', async () => {
    const socket = await rawSocket();
    const closed = once(socket, 'close');
    fixture.clock.shift += 15_001;
    expect((await closed)[0]).toBe(4008);
  });

  it('closes a socket whose token has expired', async () => {
    const client = await rawSocket();
    await shakeHands(client);
    const closed = once(client, 'close');
    for (let minute = 0; minute < 31; minute += 1) {
      fixture.clock.shift += 30_000;
      client.send(`{"type":6}${recordSeparator}`);
      const pong = await Promise.race([once(client, 'message'), closed]);
      if (pong[0] === 4001) break;
    }
    expect((await closed)[0]).toBe(4001);
  });
});

describe('sessions and backlog', () => {
  it('RT-18 revokes and closes the sockets of a session that ended, and no other', async () => {
    const ended = await connectClient(url(), tokenFor(tenantA, 'ana', 'standard', 'old'));
    const kept = await connectClient(url(), tokenFor(tenantA, 'ana', 'standard', 'new'));
    fixture.hub.endSession('old', 7);
    await ended.closed;
    expect(ended.received).toMatchObject([
      { method: 'RevokeAccessAsync', event: { eventType: 'session', id: 'ana', version: 7 } },
    ]);
    expect(kept.received).toEqual([]);
    expect(kept.connection.state).toBe('Connected');
    await kept.connection.stop();
  });

  it('cuts off a consumer that does not read', async () => {
    const slow = await rawSocket();
    await shakeHands(slow);
    const quick = await connectClient(url(), standard);
    slow.pause();
    const event = sent('UpdateEntityAsync', {
      eventType: 'tenantstatus',
      id: tenantA,
      status: 'active',
    });
    const burst = Array.from({ length: 500 }, () => event);
    let published = 0;
    while (fixture.hub.socketCount > 1 && published < 100_000) {
      await fixture.hub.publish(tenantA, burst);
      published += burst.length;
      await quick.count(published);
    }
    expect(fixture.hub.socketCount).toBe(1);
    expect(quick.received).toHaveLength(published);
    slow.terminate();
    await quick.connection.stop();
  });

  it('gives the loop back when many accounts are told at once, of a few sockets each', async () => {
    await fixture.close();
    fixture = await startHub({ sendsPerTurn: 3 });
    const tokens = [tenantA, tenantB].flatMap((tenant) =>
      ['ana', 'sam'].map((person) => tokenFor(tenant, person, 'standard')),
    );
    const clients = await Promise.all(tokens.map((token) => connectClient(url(), token)));
    const event = sent('UpdateEntityAsync', { eventType: 'tenantstatus', id: tenantA });
    const order: string[] = [];
    const told = Promise.all([tenantA, tenantB].map((each) => fixture.hub.publish(each, [event])));
    setImmediate(() => order.push('another request'));
    await told.then(() => order.push('told'));
    expect(order).toEqual(['another request', 'told']);
    await Promise.all(clients.map((client) => client.count(1)));
    await Promise.all(clients.map(({ connection }) => connection.stop()));
  });

  it('ENT-25 tells presence the first socket of a person and the last', async () => {
    const first = await connectClient(url(), admin);
    const second = await connectClient(url(), admin);
    await first.connection.stop();
    expect(fixture.presence).toEqual(['+ana']);
    await second.connection.stop();
    await expect.poll(() => fixture.presence).toEqual(['+ana', '-ana']);
  });
});
