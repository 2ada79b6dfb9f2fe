import { rmSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { optionsFor } from '../../test/wire/asterisk-options.ts';
import { describeWire } from '../../test/wire/describe-wire.ts';
import { PortalRows } from '../../test/wire/portal-rows.ts';
import { calledAtCarrier, refusedTrunkCall } from '../../test/wire/sipp.ts';
import { signIn, Softphone } from '../../test/wire/softphone.ts';
import { answersAri } from './ari-ping.ts';
import { AsteriskServer } from './asterisk-server.ts';
import { writeConfiguration } from './configuration.ts';
import { forgetPhones } from './forget-phones.ts';
import { Manager } from './manager.ts';
import type { AsteriskOptions } from './options.ts';
import { answersSip } from './sip-options.ts';

/** Whether a call to this phone finds somewhere to ring. */
async function canRing({ ari }: AsteriskOptions, name: string): Promise<boolean> {
  const to = `endpoint=PJSIP/${name}&extension=0&context=from-phone&timeout=1`;
  const login = `api_key=jackfield:${ari.password}`;
  const url = `http://127.0.0.1:${ari.port}/ari/channels?${to}&${login}`;
  return (await fetch(url, { method: 'POST' })).ok;
}

/** Phones that Asterisk itself lists as signed in. */
async function signedIn({ ami }: AsteriskOptions): Promise<(string | undefined)[]> {
  const manager = await Manager.open(ami);
  try {
    const [, ...contacts] = await manager.act('PJSIPShowContacts', {});
    return contacts.map(({ Endpoint }) => Endpoint);
  } catch (error) {
    expect(String(error)).toContain('No Contacts found');
    return [];
  } finally {
    manager.close();
  }
}

/** Options of an Asterisk on free ports of loopback, with one trunk. */
describeWire('Asterisk with our configuration', (asterisk) => {
  const phone = { name: 'd1001', password: 'Secret-Pass-12' };
  const portal = new PortalRows();
  const said: string[] = [];
  let options: AsteriskOptions;
  let place: { folder: string; port: number };
  let server: AsteriskServer;

  beforeAll(async () => {
    options = await optionsFor(portal, 26_000);
    place = { folder: options.folder, port: options.sip.port };
    server = new AsteriskServer(options, { run: asterisk.run, say: (line) => said.push(line) });
    await server.start();
  });

  beforeEach(() => {
    portal.asked.length = 0;
    portal.isAway = false;
    portal.phones = [phone];
  });

  afterAll(async () => {
    await server.stop();
    portal.close();
    rmSync(options.folder, { recursive: true });
  });

  it('comes up without a complaint and answers ARI', async () => {
    expect(await answersAri(options.ari)).toBe(true);
    expect(said.filter((line) => /WARNING|ERROR/.test(line))).toEqual([]);
  });

  it('has a place for recordings', async () => {
    const url = `http://127.0.0.1:${options.ari.port}/ari/recordings/stored`;
    const answer = await fetch(`${url}?api_key=jackfield:${options.ari.password}`);
    expect(await answer.json()).toEqual([]);
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
    const carrier = options.trunks[0]?.host ?? '';
    const called = calledAtCarrier(asterisk, place, carrier);
    const caller = await Softphone.start(asterisk, place, phone, { dial: '911' });
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

  it('keeps a phone signed in whose rows are asked for anew', async () => {
    expect(await signIn(asterisk, place, phone)).toBe(200);
    portal.asked.length = 0;
    await forgetPhones(options, [{ name: phone.name, isRevoked: false }]);
    expect(await canRing(options, phone.name)).toBe(true);
    expect(portal.asked).toContain('ps_endpoints d1001');
  });

  it('[CALL-04] forgets a phone that the portal has withdrawn, and its registration ends at once', async () => {
    expect(await signIn(asterisk, place, phone)).toBe(200);
    expect(await signedIn(options)).toEqual([phone.name]);
    portal.phones = [];
    await forgetPhones(options, [{ name: phone.name, isRevoked: true }]);
    expect(await signedIn(options)).toEqual([]);
    expect(await canRing(options, phone.name)).toBe(false);
    expect(await signIn(asterisk, place, phone)).toBe(401);
  });

  it('has a phone with a new password sign in again', async () => {
    expect(await signIn(asterisk, place, phone)).toBe(200);
    const renewed = { ...phone, password: 'Another-Pass-34' };
    portal.phones = [renewed];
    await forgetPhones(options, [
      { name: 'd1002', isRevoked: true },
      { name: phone.name, isRevoked: true },
    ]);
    expect(await signedIn(options)).toEqual([]);
    expect(await canRing(options, phone.name)).toBe(false);
    expect(await signIn(asterisk, place, phone)).toBe(401);
    expect(await signIn(asterisk, place, renewed)).toBe(200);
    expect(await canRing(options, phone.name)).toBe(true);
  });

  it('takes nothing of somebody with another password', async () => {
    const ami = { ...options.ami, password: 'wrong' };
    await expect(forgetPhones({ ...options, ami }, [])).rejects.toThrow(
      'Login: Authentication failed',
    );
    expect(await answersAri({ ...options.ari, password: 'wrong' })).toBe(false);
  });

  it('asks the portal for nothing when it is looked at', async () => {
    expect(await answersSip(options.sip, 10_000)).toBe(true);
    expect(portal.asked).toEqual([]);
  });
});

describeWire('an Asterisk that is watched', (asterisk) => {
  const portal = new PortalRows();
  let options: AsteriskOptions;
  let server: AsteriskServer;

  beforeAll(async () => {
    options = await optionsFor(portal, 26_000);
    const surroundings = { run: asterisk.run, say: () => undefined, watchEvery: 1000 };
    server = new AsteriskServer(options, surroundings);
    await server.start();
  });

  afterAll(async () => {
    await server.stop();
    portal.close();
    rmSync(options.folder, { recursive: true });
  });

  it.each(['SIGSTOP', 'SIGKILL'] as const)('runs again after %s', async (signal) => {
    const before = server.pid ?? 0;
    process.kill(before, signal);
    await vi.waitUntil(() => ![before, undefined].includes(server.pid), { timeout: 60_000 });
    await vi.waitUntil(() => answersAri(options.ari), { timeout: 60_000 });
  });
});

describeWire('an Asterisk whose process has died', (asterisk) => {
  const portal = new PortalRows();
  let options: AsteriskOptions;
  let left: number | undefined;
  let server: AsteriskServer | null = null;

  beforeEach(async () => {
    options = await optionsFor(portal, 26_000);
    const args = ['-f', '-n', '-C', writeConfiguration(options)];
    left = asterisk.run('asterisk', args, { folder: options.folder, stdio: 'ignore' }).pid;
    await vi.waitUntil(() => answersAri(options.ari), { timeout: 60_000 });
  });

  afterEach(async () => {
    await server?.stop();
    portal.close();
    rmSync(options.folder, { recursive: true });
  });

  function start(change: Partial<AsteriskOptions> = {}): Promise<void> {
    const surroundings = { run: asterisk.run, say: () => undefined, watchEvery: 1000 };
    server = new AsteriskServer({ ...options, ...change }, surroundings);
    return server.start();
  }

  it('[CALL-10] is taken over with its calls, and watched', async () => {
    await start();
    expect(server?.pid).toBe(left);
    process.kill(left ?? 0, 'SIGKILL');
    await vi.waitUntil(() => ![left, undefined].includes(server?.pid), { timeout: 60_000 });
    await vi.waitUntil(() => answersAri(options.ari), { timeout: 60_000 });
  });

  it('is started again with other settings once it has no calls', async () => {
    await start({ trunks: [] });
    expect(server?.pid).toBe(left);
    await vi.waitUntil(() => ![left, undefined].includes(server?.pid), { timeout: 60_000 });
  });

  it('is started again when nobody can work with it', async () => {
    const ari = { ...options.ari, password: 'another' };
    await start({ ari });
    expect(server?.pid).not.toBe(left);
    expect(await answersAri(ari)).toBe(true);
  });
});
