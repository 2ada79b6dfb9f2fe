import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { optionsFor } from '../../test/wire/asterisk-options.ts';
import { describeWire } from '../../test/wire/describe-wire.ts';
import { PortalRows } from '../../test/wire/portal-rows.ts';
import { createClock } from '../call/clock.ts';
import { AsteriskServer } from './asterisk-server.ts';
import type { AsteriskOptions } from './options.ts';
import { refuseAddresses, ShutOut } from './shut-out.ts';

const phone = { name: 'ana', password: 'Secret-ana-12' };
/** What somebody sends who knows a name and guesses the password. */
const guess = `Authorization: Digest username="ana",realm="jackfield.test",nonce="1/2",uri="sip:x",response="00000000000000000000000000000000",algorithm=MD5\r\n`;

describeWire('strangers who scan for phones', (asterisk) => {
  const portal = new PortalRows();
  const said: string[] = [];
  let options: AsteriskOptions;
  let server: AsteriskServer;
  let count = 0;

  beforeAll(async () => {
    options = await optionsFor(portal, 28_000);
    portal.phones = [phone];
    const shutOut = new ShutOut({
      isSignedInFrom: () => false,
      refuse: (addresses) => refuseAddresses(options, addresses),
      clock: createClock(),
      say: (line) => said.push(line),
      onError: (error) => said.push(String(error)),
    });
    const say = (line: string) => {
      said.push(line);
      shutOut.hear(line);
    };
    server = new AsteriskServer(options, { run: asterisk.run, say });
    await server.start();
  });

  beforeEach(() => {
    said.length = 0;
  });

  afterAll(async () => {
    await server.stop();
    portal.close();
    rmSync(options.folder, { recursive: true });
  });

  /** Asks from an address of loopback; answers the status. */
  async function ask(address: string, method: string, name: string, more = ''): Promise<number> {
    const socket = createSocket('udp4').bind(0, address);
    await once(socket, 'listening');
    const { port } = socket.address();
    count += 1;
    const lines = [
      `${method} sip:${name}@127.0.0.1 SIP/2.0`,
      `Via: SIP/2.0/UDP ${address}:${port};rport;branch=z9hG4bK${count}`,
      `From: <sip:${name}@${address}>;tag=${count}`,
      `To: <sip:${name}@127.0.0.1>`,
      `Call-ID: ${count}@${address}`,
      `CSeq: 1 ${method}`,
      `Contact: <sip:${name}@${address}:${port}>`,
      'Max-Forwards: 70',
      `${more}Content-Length: 0`,
      '\r\n',
    ];
    socket.send(lines.join('\r\n'), options.sip.port, '127.0.0.1');
    const [answer] = await once(socket, 'message');
    socket.close();
    return Number(String(answer).split(' ')[1]);
  }

  it.each([
    ['REGISTER', '1000', ''],
    ['INVITE', '1000', ''],
    ['OPTIONS', '1000', ''],
    ['REGISTER', 'ana', guess],
    ['INVITE', 'ana', guess],
  ])('%s as %s is refused, and said with its address (CALL-12)', async (method, name, more) => {
    expect(await ask('127.0.0.3', method, name, more)).toBe(401);
    await vi.waitFor(() => {
      expect(said.join('\n')).toMatch(
        new RegExp(`Request '${method}' from '<sip:${name}@127.0.0.3>' failed for '127.0.0.3:`),
      );
    });
  });

  it('an address that guesses on is refused without a look at the portal, others are not (CALL-12)', async () => {
    for (let guesses = 0; guesses < 21; guesses += 1) {
      await ask('127.0.0.4', 'REGISTER', 'ana', guess);
    }
    await vi.waitFor(async () => expect(await ask('127.0.0.4', 'OPTIONS', 'ana')).toBe(403));
    expect(said.join('\n')).toContain('127.0.0.4 is shut out for ten minutes');
    portal.asked.length = 0;

    expect(await ask('127.0.0.4', 'REGISTER', 'somebody')).toBe(403);
    expect(await ask('127.0.0.4', 'INVITE', 'ana', guess)).toBe(403);

    expect(portal.asked).toEqual([]);
    expect(await ask('127.0.0.5', 'REGISTER', 'ana')).toBe(401);
  });
});
