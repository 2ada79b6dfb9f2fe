import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { optionsFor } from '../../test/wire/asterisk-options.ts';
import { describeWire } from '../../test/wire/describe-wire.ts';
import { PortalRows } from '../../test/wire/portal-rows.ts';
import { SipAgent } from '../../test/wire/sip-agent.ts';
import { trunkAddress } from '../../test/wire/sipp.ts';
import { Ari } from '../ari/ari.ts';
import { ariUser } from './ari-ping.ts';
import { AsteriskServer } from './asterisk-server.ts';
import type { AsteriskOptions } from './options.ts';

describeWire('trunks of a real Asterisk', (asterisk) => {
  const portal = new PortalRows();
  let options: AsteriskOptions;
  let server: AsteriskServer;
  let ari: Ari;
  /** Take calls, and say nothing to OPTIONS. */
  let carriers: SipAgent[];

  beforeAll(async () => {
    carriers = [await SipAgent.listen(trunkAddress), await SipAgent.listen(trunkAddress)];
    const [first = '', second = ''] = carriers.map(({ own }) => `${own.address}:${own.port}`);
    options = {
      ...(await optionsFor(portal, 28_900)),
      trunks: [
        { name: 'watched', host: first, addresses: ['127.0.0.4'], isWatched: true },
        { name: 'unwatched', host: second, addresses: ['127.0.0.5'], isWatched: false },
      ],
    };
    server = new AsteriskServer(options, { run: asterisk.run, say: () => {} });
    await server.start();
    const connected = Promise.withResolvers<void>();
    ari = new Ari({
      url: `http://127.0.0.1:${options.ari.port}`,
      user: ariUser,
      password: options.ari.password,
      app: 'jackfield',
      onEvent: () => {},
      onConnected: connected.resolve,
      onLost: () => {},
    });
    await connected.promise;
  });
  afterAll(async () => {
    ari.close();
    for (const carrier of carriers) carrier.close();
    await server.stop();
    portal.close();
    rmSync(options.folder, { recursive: true });
  });

  it('one that answers no OPTIONS is not waited for by calls', async () => {
    const called: string[] = [];
    for (const carrier of carriers) {
      carrier.onCall = (call) => {
        called.push(call.user);
        call.answer(486, 'Busy Here');
      };
    }
    const isTaken = (number: string, trunk: string) =>
      ari
        .request('POST', 'channels', {
          query: { endpoint: `PJSIP/${number}@trunk-${trunk}`, app: 'jackfield' },
        })
        .then(
          () => true,
          () => false,
        );
    await vi.waitUntil(async () => !(await isTaken('1', 'watched')), {
      timeout: 60_000,
      interval: 200,
    });
    called.length = 0;
    expect([await isTaken('2', 'watched'), await isTaken('3', 'unwatched')]).toEqual([false, true]);
    await vi.waitUntil(() => called.length > 0, { timeout: 60_000 });
    expect(called).toEqual(['3']);
  });
});
