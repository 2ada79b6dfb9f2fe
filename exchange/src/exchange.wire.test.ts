import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { demoOwnerOf, demoPhones } from '../../scripts/lib/demo-portal.mjs';
import { describeWire } from '../test/wire/describe-wire.ts';
import { MailTaker } from '../test/wire/mail-taker.ts';
import { freeTcpPort, freeUdpPort } from '../test/wire/ports.ts';
import { type AgentCall, SipAgent } from '../test/wire/sip-agent.ts';
import { Softphone } from '../test/wire/softphone.ts';
import { toneWave } from './call/beep.ts';

const root = join(import.meta.dirname, '..', '..');

describeWire('portal, exchange and `pnpm call` as processes', (asterisk) => {
  const folder = mkdtempSync(join(tmpdir(), 'jackfield-exchange-'));
  const running: ChildProcess[] = [];
  let env: Record<string, string>;
  let origin: string;
  /** Who takes the calls that go out. */
  let carrier: SipAgent;
  let mailing: MailTaker;
  /** A phone of the demo, and its account as the owner reads it; signing in often is refused. */
  let phone: Awaited<ReturnType<typeof demoPhones>>[number];
  let ask: NonNullable<Awaited<ReturnType<typeof demoOwnerOf>>>;

  /** Done once it says this. */
  async function begin(file: string, word: string): Promise<void> {
    const child = spawn(process.execPath, [file], { cwd: root, env });
    running.push(child);
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (words: string) => {
        said += words;
      });
    }
    await vi.waitUntil(() => child.exitCode !== null || said.includes(word), { timeout: 120_000 });
    if (!said.includes(word)) throw new Error(said);
  }

  async function callCommand(...args: string[]): Promise<string> {
    const child = spawn(process.execPath, ['scripts/call.mjs', ...args], { cwd: root, env });
    const texts = await Promise.all([text(child.stdout), text(child.stderr)]);
    return texts.join('');
  }

  beforeAll(async () => {
    mailing = await MailTaker.listen();
    carrier = await SipAgent.listen('127.0.0.2');
    const { address, port: at } = carrier.own;
    const trunk = { name: 'loopback', host: `${address}:${at}`, addresses: [address] };
    const trunks = join(folder, 'trunks.json');
    writeFileSync(trunks, JSON.stringify([{ ...trunk, isWatched: false }]));
    const port = `${await freeTcpPort()}`;
    origin = `http://localhost:${port}`;
    env = {
      PATH: process.env['PATH'] ?? '',
      TMPDIR: tmpdir(),
      DEMO: '1',
      PORT: port,
      DATA_DIR: join(folder, 'data'),
      LOG_LEVEL: 'warn',
      EXCHANGE_KEY: 'key-of-the-exchange-in-its-own-wire-test',
      PORTAL_URL: `http://127.0.0.1:${port}`,
      EXCHANGE_FOLDER: join(folder, 'exchange'),
      SIP_PORT: `${await freeUdpPort()}`,
      ARI_PORT: `${await freeTcpPort()}`,
      AMI_PORT: `${await freeTcpPort()}`,
      RTP_FROM: '27400',
      RTP_TO: '27500',
      TRUNKS_FILE: trunks,
      SMTP_URL: mailing.url,
      MAIL_FROM: 'portal@example.com',
    };
    await begin('server/src/main.ts', 'Jackfield is running');
    await begin('exchange/src/main.ts', 'Calls are taken');
    const [first] = await demoPhones(origin);
    const owner = first && (await demoOwnerOf(origin, first.number));
    if (!first || !owner) throw new Error('The demo has no phone.');
    phone = first;
    ask = owner;
  });

  afterAll(async () => {
    for (const child of running.toReversed()) {
      const left = once(child, 'exit');
      child.kill('SIGTERM');
      await left;
    }
    carrier.close();
    mailing.close();
    rmSync(folder, { recursive: true });
  });

  it('a call is told of stop by stop, with whose phone rang and answered (CALL-14)', async () => {
    const { name, number, username, password } = phone;
    const place = { folder, port: Number(env['SIP_PORT']) };
    const row = { name: username, password };
    const softphone = await Softphone.start(asterisk, place, row, { answers: true });
    await softphone.until(/200 OK/);

    const told = await callCommand(number, '--stay', '1');
    await softphone.stop();

    expect(told).toContain(`The phone of ${name} rings.`);
    expect(told).toContain(`The phone of ${name} answers.`);
    expect(told).toContain(`The portal keeps it as answered by ${name}, with 1 s of talk.`);
    expect(told).toContain('SIP answered 100, 180, 200, 200.');
  });

  it('[LIVE-01] a call is on the board while people talk, with whose phone it is, and then no more', async () => {
    const { name, number, username, password } = phone;
    const place = { folder, port: Number(env['SIP_PORT']) };
    const row = { name: username, password };
    const softphone = await Softphone.start(asterisk, place, row, { answers: true });
    await softphone.until(/200 OK/);

    const called = callCommand(number, '--stay', '5');
    let board = await ask('/api/call');
    await vi.waitUntil(
      async () => {
        board = await ask('/api/call');
        return board.items[0]?.phase.kind === 'talking';
      },
      { timeout: 30_000 },
    );
    const [{ to, phase }] = board.items;
    const { id } = board.people.find((one: { name: string }) => one.name === name);
    await called;
    await softphone.stop();
    await vi.waitUntil(async () => (await ask('/api/call')).items.length === 0, {
      timeout: 30_000,
    });

    expect([to, phase.teammateIds, board.hasSamples]).toEqual([number, [id], false]);
  });

  /** Dials from a phone of the demo, until it rings outside. */
  async function dialsForHelp(number: string) {
    const ringing = new Promise<AgentCall>((resolve) => {
      carrier.onCall = (call) => {
        call.answer(180, 'Ringing');
        resolve(call);
      };
    });
    const place = { folder, port: Number(env['SIP_PORT']) };
    const row = { name: phone.username, password: phone.password };
    const softphone = await Softphone.start(asterisk, place, row, { dial: number });
    return { softphone, call: await ringing };
  }
  const where = {
    houseNumber: '214',
    streetName: 'Dauphin Street',
    addressLine2: 'Suite 300',
    city: 'Mobile',
    stateCode: 'AL',
    zip: '36602',
  };

  it('[EMER-02] 911 is mailed to every admin and told live while it still rings, with the address', async () => {
    const { softphone, call } = await dialsForHelp('911');
    const told = () =>
      mailing.mails
        .map((mail) => mail.replaceAll('=\r\n', ''))
        .filter((mail) => mail.includes(`${phone.name} called 911`));
    await vi.waitUntil(() => told().length === 3, { timeout: 60_000 });
    const { items } = await ask('/api/call/emergency');
    expect([call.user, call.statuses, call.ending]).toEqual(['911', [], null]);
    expect(call.offered).toMatch(/<ca:A3>Mobile<.*<ca:RD>Dauphin Street<.*<ca:PC>36602</s);
    expect(
      told()
        .map((mail) => /^To: (.*)\r$/m.exec(mail)?.[1])
        .toSorted(),
    ).toEqual([
      'maya.okafor@harbordental.com',
      'quentin@harbordental.com',
      'renee@harbordental.com',
    ]);
    expect(told().join()).toContain('214 Dauphin Street, Suite 300');
    expect(items).toMatchObject([{ number: '911', teammateName: phone.name, address: where }]);
    await softphone.stop();
  });

  it('[EMER-02] 933 stands in the log with the address that was read back', async () => {
    const { softphone, call } = await dialsForHelp('933');
    call.answer(200, 'OK');
    const newest = async () => (await ask('/api/emergency/calls?isTest=true&limit=1')).items[0];
    await vi.waitUntil(async () => (await newest())?.teammateName === phone.name, {
      timeout: 60_000,
    });
    expect(await newest()).toMatchObject({ number: '933', isTest: true, address: where });
    expect(call.offered).toContain('<ca:RD>Dauphin Street<');
    await softphone.stop();
  });

  it('[MSG-04] the light of a phone tells of a message as soon as the portal has it', async () => {
    const place = { folder, port: Number(env['SIP_PORT']) };
    const row = { name: phone.username, password: phone.password };
    const softphone = await Softphone.start(asterisk, place, row, { hasLight: true });
    await softphone.until(/Voice-Message: \d+\//);
    const { tenantId: accountId } = await ask('/api/1/user');
    const { people } = await ask('/api/call');
    const { id: boxId } = people.find((one: { name: string }) => one.name === phone.name);
    const key = Buffer.from(`exchange:${env['EXCHANGE_KEY']}`).toString('base64');
    const asExchange = (method: string, path: string, type: string, body: BodyInit) =>
      fetch(`${origin}/api/exchange/${path}`, {
        method,
        headers: { authorization: `Basic ${key}`, 'content-type': type },
        body,
      });
    const leave = async () => {
      const left = { accountId, box: 'teammate', boxId, from: '', leftAt: '2026-11-20T10:00:00Z' };
      const path = `messages/${randomUUID()}?${new URLSearchParams(left)}`;
      const wave = new Uint8Array(toneWave(440, 2));
      expect((await asExchange('PUT', path, 'audio/wav', wave)).status).toBe(200);
      const asked = JSON.stringify({ phones: [phone.username] });
      const answer = await asExchange('POST', 'lights', 'application/json', asked);
      const { lights } = (await answer.json()) as { lights: { fresh: number }[] };
      return Number(lights[0]?.fresh);
    };
    /** The phone says it last. */
    const said = (fresh: number) =>
      softphone.until(new RegExp(`Voice-Message: ${fresh}/(?![^]*Voice-Message)`));
    // Once it may have been asked for because the phone signed in.
    const first = await leave();
    await said(first);
    expect(await leave()).toBe(first + 1);
    await said(first + 1);
    await softphone.stop();
  });

  // Asterisk looks it up for each call, and asks DNS where it finds none.
  it('programs know the name of this machine (CALL-13)', async () => {
    const args = ['-sn', 'uac', '-m', '1', '-timeout', '1', '-nostdin', `${hostname()}:9`];
    const sipp = asterisk.run('sipp', args, { folder, stdio: ['ignore', 'ignore', 'pipe'] });

    const said = sipp.stderr ? await text(sipp.stderr) : '';

    expect(said).toContain(`Resolving remote host '${hostname()}'... Done.`);
  });

  it('what cannot be called is refused in words (CALL-14)', async () => {
    expect(await callCommand('+12515550199')).toContain('Nobody has this number');
    expect(await callCommand('12515550142')).toContain('pnpm call NUMBER');
  });
});
