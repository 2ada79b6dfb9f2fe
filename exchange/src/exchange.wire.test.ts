import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { demoPhones } from '../../scripts/lib/demo-portal.mjs';
import { describeWire } from '../test/wire/describe-wire.ts';
import { freeTcpPort, freeUdpPort } from '../test/wire/ports.ts';
import { Softphone } from '../test/wire/softphone.ts';

const root = join(import.meta.dirname, '..', '..');

describeWire('portal, exchange and `pnpm call` as processes', (asterisk) => {
  const folder = mkdtempSync(join(tmpdir(), 'jackfield-exchange-'));
  const running: ChildProcess[] = [];
  let env: Record<string, string>;
  let origin: string;

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
      TRUNKS_FILE: join(root, 'exchange', 'loopback-trunk.json'),
    };
    await begin('server/src/main.ts', 'Jackfield is running');
    await begin('exchange/src/main.ts', 'Calls are taken');
  });

  afterAll(async () => {
    for (const child of running.toReversed()) {
      const left = once(child, 'exit');
      child.kill('SIGTERM');
      await left;
    }
    rmSync(folder, { recursive: true });
  });

  it('a call is told of stop by stop, with whose phone rang and answered (CALL-14)', async () => {
    const [phone] = await demoPhones(origin);
    if (!phone) throw new Error('The demo has no phone.');
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
