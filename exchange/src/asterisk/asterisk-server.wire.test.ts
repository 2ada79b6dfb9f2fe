import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { describeWire } from '../../test/wire/describe-wire.ts';
import { freeTcpPort, freeUdpPort } from '../../test/wire/ports.ts';
import { PortalRows } from '../../test/wire/portal-rows.ts';
import { calledAtCarrier, refusedTrunkCall, trunkAddress } from '../../test/wire/sipp.ts';
import { signIn, Softphone } from '../../test/wire/softphone.ts';
import { answersAri } from './ari-ping.ts';
import { AsteriskServer } from './asterisk-server.ts';
import type { AsteriskOptions } from './options.ts';
import { answersSip } from './sip-options.ts';

describeWire('Asterisk with our configuration', (asterisk) => {
  const folder = mkdtempSync(join(tmpdir(), 'jackfield-asterisk-'));
  const phone = { name: 'd1001', password: 'Secret-Pass-12' };
  const portal = new PortalRows([phone]);
  const said: string[] = [];
  let options: AsteriskOptions;
  let place: { folder: string; port: number };
  let carrierPort: number;
  let server: AsteriskServer;

  beforeAll(async () => {
    carrierPort = await freeUdpPort();
    place = { folder, port: await freeUdpPort() };
    options = {
      folder,
      sip: { address: '127.0.0.1', port: place.port },
      rtp: { from: 26_000, to: 26_100 },
      ari: { port: await freeTcpPort(), password: 'secret' },
      portal: { url: await portal.listen(), key: portal.key },
      trunks: [{ name: 'loop', host: `${trunkAddress}:${carrierPort}`, addresses: [trunkAddress] }],
    };
    server = new AsteriskServer(options, {
      run: asterisk.run,
      say: (line) => said.push(line),
      watchEvery: 1000,
    });
    await server.start();
  });

  beforeEach(() => {
    portal.asked.length = 0;
    portal.isAway = false;
  });

  afterAll(async () => {
    await server.stop();
    portal.close();
    rmSync(folder, { recursive: true });
  });

  it('comes up without a complaint and answers ARI', async () => {
    expect(await answersAri(options.ari)).toBe(true);
    expect(said.filter((line) => /WARNING|ERROR/.test(line))).toEqual([]);
  });

  it('refuses a call of a trunk with 503 while no process takes calls', async () => {
    const call = { called: '+12515550199', code: 503 };
    expect(await refusedTrunkCall(asterisk, place, call)).toEqual([100, 503]);
  });

  it('asks the portal for no phone when a trunk calls', async () => {
    await refusedTrunkCall(asterisk, place, { called: '+12515550199', code: 503 });
    expect(portal.asked).toEqual([]);
  });

  it('sends emergency calls of a phone to the first trunk while no process takes calls', async () => {
    const called = calledAtCarrier(asterisk, place, carrierPort);
    const caller = await Softphone.start(asterisk, place, phone, '911');
    expect(await called).toBe('911');
    await caller.stop();
  });

  it('takes a phone by the digest of its password', async () => {
    expect(await signIn(asterisk, place, phone)).toBe(200);
  });

  it('refuses a phone with a wrong password', async () => {
    expect(await signIn(asterisk, place, { ...phone, password: 'wrong' })).toBe(401);
  });

  it('refuses a phone that the portal has no rows of', async () => {
    expect(await signIn(asterisk, place, { ...phone, name: 'd1002' })).toBe(401);
    expect(portal.asked).toContain('ps_endpoints d1002');
  });

  it('takes a phone that it knows while the portal is away', async () => {
    expect(await signIn(asterisk, place, phone)).toBe(200);
    portal.isAway = true;
    expect(await signIn(asterisk, place, phone)).toBe(200);
  });

  it('asks the portal for nothing when it is looked at', async () => {
    expect(await answersSip(options.sip, 10_000)).toBe(true);
    expect(portal.asked).toEqual([]);
  });

  it('refuses to run twice in a folder', async () => {
    const second = new AsteriskServer(options, { run: asterisk.run, say: () => undefined });
    await expect(second.start()).rejects.toThrow(`Another Asterisk runs in ${folder}`);
  });

  it.each(['SIGSTOP', 'SIGKILL'] as const)('runs again after %s', async (signal) => {
    const before = server.pid ?? 0;
    process.kill(before, signal);
    await vi.waitUntil(() => ![before, undefined].includes(server.pid), { timeout: 60_000 });
    await vi.waitUntil(() => answersAri(options.ari), { timeout: 60_000 });
  });
});
