import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Device } from '@jackfield/contract/api/device';
import { type WebPhone, webPhoneClosed, webPhonePath } from '@jackfield/contract/api/web-phone';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { demoPassword } from '../../../seeds/demo-accounts.ts';
import { harbor } from '../../../seeds/demo/harbor.ts';
import { idOf } from '../../../seeds/ids.ts';
import { tenantIdOf } from '../../../seeds/load/loading.ts';
import { type AreasPortal, startAreas } from '../../../test/areas-fixture.ts';
import { asExchange, exchangeKey } from '../../../test/exchange-fixture.ts';
import { bothDatabases, type FreshDatabase, freshDatabase } from '../../../test/harness.ts';
import { Client } from '../../../test/session-fixture.ts';
import { endPhones } from './end-phones.ts';

const origin = 'https://portal.example.com';
const tenantId = tenantIdOf(harbor);
const [renee, daniel, sofia] = ['renee', 'daniel', 'sofia'].map((name) => ({
  id: idOf('harbor', 'teammate', `${name}@harbordental.com`),
  email: `${name}@harbordental.com`,
  tenantId,
}));
if (!renee || !daniel || !sofia) throw new Error('The demo lacks people.');
const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36';

/** The web socket of an Asterisk, as far as the portal sees it. */
class Exchange {
  readonly heard: string[] = [];
  readonly sockets: WebSocket[] = [];
  readonly #server = new WebSocketServer({ port: 0, host: '127.0.0.1' });

  private constructor() {
    this.#server.on('connection', (socket) => {
      this.sockets.push(socket);
      socket.on('message', (data) => this.heard.push(String(data)));
    });
  }

  static async listen(): Promise<Exchange> {
    const exchange = new Exchange();
    await once(exchange.#server, 'listening');
    return exchange;
  }

  get address(): string {
    return `ws://127.0.0.1:${(this.#server.address() as AddressInfo).port}/ws`;
  }

  /** The socket of the phone that came last. */
  get last(): WebSocket {
    const socket = this.sockets.at(-1);
    if (socket === undefined) throw new Error('Nobody came.');
    return socket;
  }

  close(): void {
    for (const socket of this.sockets) socket.terminate();
    this.#server.close();
  }
}

describe.each(bothDatabases)('the phone in the portal (%s)', (kind) => {
  let database: FreshDatabase;
  let portal: AreasPortal;
  let exchange: Exchange;
  const opened: WebSocket[] = [];

  beforeAll(async () => {
    database = await freshDatabase(kind);
    portal = await startAreas(database, { EXCHANGE_KEY: exchangeKey, PUBLIC_URL: origin });
  });
  afterAll(async () => {
    await portal.close();
    await database.drop();
  });
  beforeEach(async () => {
    exchange = await Exchange.listen();
    await tell('one', { webSocket: exchange.address });
  });
  afterEach(async () => {
    for (const socket of opened.splice(0)) socket.terminate();
    exchange.close();
    portal.clock.reset();
    await portal.db.system((tx) => tx.deleteFrom('exchange').execute());
  });

  const tell = async (name: string, more: object) => {
    const sip = { host: 'sip.example.com', port: 5060, transport: 'udp' };
    const payload = { exchange: name, sip, signedIn: [], signedOut: [], ...more };
    const url = '/api/exchange/registrations';
    expect((await asExchange(portal.server, 'POST', url, { payload })).status).toBe(200);
  };
  const signIn = async (person = daniel) => {
    const client = new Client(portal.server);
    await client.signIn(person, demoPassword);
    return client;
  };
  const ask = (client: Client) =>
    client.call('POST', '/api/webphone', {}, { 'user-agent': chrome });
  const open = async (client: Client): Promise<WebPhone> => {
    const answer = await ask(client);
    expect(answer.statusCode).toBe(200);
    return answer.json().phone;
  };
  const devices = async (client: Client, of = daniel): Promise<Device[]> =>
    (await client.call('GET', `/api/teammate/${of.id}/device`)).json().items;
  const rowOf = async (phone: WebPhone, table = 'ps_endpoints') => {
    const url = `/api/exchange/phones/${table}/single`;
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const payload = `id=${phone.sip.username}`;
    const { text } = await asExchange(portal.server, 'POST', url, { payload, headers });
    return Object.fromEntries(new URLSearchParams(text));
  };

  /** Opens the socket as a page does; answers its status where it is refused. */
  async function connect(
    client: Client | null,
    headers: Record<string, string> = { origin },
  ): Promise<WebSocket | number> {
    const cookie = [...(client?.cookies ?? [])].map((pair) => pair.join('=')).join('; ');
    const socket = new WebSocket(portal.url.replace(/^http/, 'ws') + webPhonePath, 'sip', {
      headers: { ...headers, ...(cookie && { cookie }) },
    });
    opened.push(socket);
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(socket));
      socket.once('unexpected-response', (_, { statusCode = 0 }) => resolve(statusCode));
      socket.once('error', reject);
    });
  }
  /** A session with its phone and its socket. */
  async function talking(person = daniel) {
    const client = await signIn(person);
    const phone = await open(client);
    const socket = await connect(client);
    if (typeof socket === 'number') throw new Error(`Refused with ${socket}.`);
    const closed = once(socket, 'close').then(([code]) => Number(code));
    return { client, phone, socket, closed, asterisk: exchange.last };
  }
  const register = ({ sip }: WebPhone, more = '') =>
    `REGISTER sip:${sip.domain} SIP/2.0\r\nFrom: <sip:${sip.username}@${sip.domain}>;tag=1\r\nCall-ID: ${more}\r\n\r\n`;

  it('[CALL-16] is one device of the session, the same each time it is asked for', async () => {
    const [here, there] = [await signIn(), await signIn()];
    const first = await open(here);
    expect(first).toMatchObject({ name: 'Web phone on Chrome' });
    expect(await open(here)).toEqual(first);
    expect((await open(there)).sip.username).not.toBe(first.sip.username);
    const row = (await devices(here)).find(({ id }) => id === first.id);
    expect(row).toMatchObject({ name: first.name, type: 'desktop', isWeb: true });
  });

  it('[CALL-16] is made once when two tabs ask at once', async () => {
    const client = await signIn();
    const [one, other] = await Promise.all([open(client), open(client)]);
    expect(one).toEqual(other);
  });

  it('[CALL-16] is not there while no exchange takes web phones', async () => {
    const client = await signIn();
    await tell('one', {});
    expect(await open(client)).toBeNull();
    await tell('one', { webSocket: exchange.address });
    portal.clock.advance(130_000);
    expect(await open(client)).toBeNull();
  });

  it('[CALL-16] shows what it signs in with to its session alone', async () => {
    const client = await signIn();
    const { id, sip } = await open(client);
    const admin = await signIn(renee);
    for (const reader of [client, admin]) {
      const seen = await devices(reader);
      expect(seen.find((one) => one.id === id)?.sip.password).toBeUndefined();
    }
    const own = `/api/teammate/${daniel.id}/device/${id}`;
    expect((await client.call('POST', `${own}/reveal`, {})).statusCode).toBe(404);
    expect((await admin.call('DELETE', own)).statusCode).toBe(404);
    const { rows } = await portal.db.pool.query<{ whole: string }>(
      'select d::text as whole from device d where id = $1',
      [id],
    );
    expect(rows[0]?.whole).not.toContain(sip.password);
  });

  it('[CALL-16] is of nobody whom somebody acts as', async () => {
    const { client } = await talking();
    await portal.db.system((tx) =>
      tx
        .updateTable('session')
        .set({ authentication_type: 2, is_support: true, acting_since: portal.clock.now() })
        .where('teammate_id', '=', daniel.id)
        .where('ended_at', 'is', null)
        .execute(),
    );
    expect((await ask(client)).statusCode).toBe(403);
    expect(await connect(client)).toBe(403);
  });

  it('[CALL-16] is a row for Asterisk that comes by the web socket of loopback alone', async () => {
    const phone = await open(await signIn());
    expect(await rowOf(phone)).toMatchObject({
      id: phone.sip.username,
      webrtc: 'yes',
      allow: 'opus,ulaw,alaw',
      transport: 'transport-ws',
      deny: '0.0.0.0/0',
      permit: '127.0.0.1/32',
    });
  });

  it('[CALL-16] is shown where its browser is, not where the portal is', async () => {
    const { phone, client } = await talking();
    const told = { name: phone.sip.username, address: '127.0.0.1', program: phone.name };
    await tell('one', { webSocket: exchange.address, signedIn: [told] });
    const row = (await devices(client)).find(({ id }) => id === phone.id);
    expect(row).toMatchObject({ isOnline: true, registration: { program: phone.name } });
    expect(row?.registration?.address).toMatch(/^10\./);
  });

  it('[CALL-16] speaks with the Asterisk of its account, in both directions', async () => {
    const other = await Exchange.listen();
    await tell('two', { webSocket: other.address });
    const first = await talking();
    const told = { name: first.phone.sip.username, address: '127.0.0.1', program: '' };
    await tell('two', { webSocket: other.address, signedIn: [told] });
    const client = await signIn(sofia);
    const phone = await open(client);
    const socket = await connect(client);
    if (typeof socket === 'number') throw new Error(`Refused with ${socket}.`);
    const taken = once(other.last, 'message');
    socket.send(register(phone));
    expect(String((await taken)[0])).toBe(register(phone));
    const heard = once(socket, 'message');
    other.last.send('SIP/2.0 401 Unauthorized\r\n\r\n');
    expect(String((await heard)[0])).toContain('401');
    other.close();
  });

  it('[CALL-16] is refused without a session, from another origin, and without its phone', async () => {
    const client = await signIn();
    expect(await connect(client)).toBe(404);
    await open(client);
    expect(await connect(null)).toBe(401);
    expect(await connect(client, { origin: 'https://evil.example.com' })).toBe(403);
    expect(await connect(client, {})).toBe(403);
    expect(await connect(client)).toBeInstanceOf(WebSocket);
  });

  it('[CALL-16] is refused while its exchange does not answer', async () => {
    const client = await signIn();
    await open(client);
    await tell('one', { webSocket: 'ws://127.0.0.1:9/ws' });
    expect(await connect(client)).toBe(503);
  });

  it('[CALL-16] ends with its session: at the exchange, in its rows, in the lists', async () => {
    const { client, phone, closed, asterisk } = await talking();
    const cut = once(asterisk, 'close');
    expect((await client.call('DELETE', '/api/auth/remove-session')).statusCode).toBe(204);
    expect(await rowOf(phone)).toEqual({});
    expect(await rowOf(phone, 'ps_auths')).toEqual({});
    await cut;
    expect(await closed).toBe(webPhoneClosed.ended);
    await endPhones(portal.db, portal.clock.now());
    const left = await devices(await signIn());
    expect(left.map(({ id }) => id)).not.toContain(phone.id);
  });

  it('[CALL-16] ends when its session is revoked elsewhere, or over', async () => {
    const [revoked, late] = [await talking(), await talking(sofia)];
    const client = await signIn();
    await client.call('DELETE', '/api/user/session');
    expect(await revoked.closed).toBe(webPhoneClosed.ended);
    await portal.db.system((tx) =>
      tx
        .updateTable('session')
        .set({ expires_at: portal.clock.now() })
        .where('teammate_id', '=', sofia.id)
        .execute(),
    );
    expect(await late.closed).toBe(webPhoneClosed.ended);
  });

  it('[CALL-16] ends with the suspension of the account', async () => {
    const { closed } = await talking();
    const setStatus = (status: 'active' | 'suspended') =>
      portal.db.system((tx) =>
        tx.updateTable('tenant').set({ status }).where('id', '=', tenantId).execute(),
      );
    await setStatus('suspended');
    expect(await closed).toBe(webPhoneClosed.ended);
    await setStatus('active');
  });

  it('[CALL-16] says nothing in the name of the phone of another account', async () => {
    const { socket, closed } = await talking();
    const aisyah = { id: '', email: 'aisyah@rimbatrails.my', tenantId: '' };
    const foreign = await open(await signIn(aisyah));
    socket.send(register(foreign));
    expect(await closed).toBe(webPhoneClosed.misused);
    expect(exchange.heard).toEqual([]);
  });

  it('[CALL-16] is one: a second socket of the session takes the place of the first', async () => {
    const { client, closed, asterisk } = await talking();
    const cut = once(asterisk, 'close');
    expect(await connect(client)).toBeInstanceOf(WebSocket);
    await cut;
    expect(await closed).toBe(webPhoneClosed.elsewhere);
    expect(exchange.last.readyState).toBe(WebSocket.OPEN);
  });

  it('[CALL-16] is let go when it floods its exchange', async () => {
    const { socket, phone, closed } = await talking();
    for (let count = 0; count < 80; count += 1) socket.send(register(phone, `${count}`));
    expect(await closed).toBe(webPhoneClosed.misused);
    expect(exchange.heard.length).toBeLessThanOrEqual(50);
  });

  it('[CALL-16] tells its browser to come again when the exchange is gone', async () => {
    const { asterisk, closed } = await talking();
    asterisk.close();
    expect(await closed).toBe(webPhoneClosed.away);
  });
});
