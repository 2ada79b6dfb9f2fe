import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { describe, vi } from 'vitest';
import { has } from '../../../scripts/lib/system-packages.mjs';
import type { Asterisk } from '../../../scripts/lib/asterisk.mjs';
import { describeBrowsers } from './describe-wire.ts';
import { freeTcpPort, freeUdpPort, isTaken } from './ports.ts';
import { root } from './processes.ts';

/** Tests whose sound goes by coturn; skipped where it is missing, which `npm test` says. */
export function describeRelay(
  name: string,
  tests: (asterisk: Asterisk, chromium: string) => void,
): void {
  if (has('turnserver')) describeBrowsers(name, tests);
  else describe.skip(name, () => undefined);
}

/** Of this machine, which Asterisk offers; it has loopback alone where there is no network. */
const ownAddress =
  Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.1';

/** The file that docs/exchange.md tells operators to write, with what stands in it for their own replaced. */
function documentedSettings(own: Readonly<Record<string, string | number>>): string {
  const docs = readFileSync(join(root, 'docs', 'exchange.md'), 'utf8');
  const file = /```\n(use-auth-secret\n[^`]+)```/.exec(docs)?.[1];
  if (file === undefined) throw new Error('docs/exchange.md tells no settings of coturn.');
  return Object.entries(own).reduce((text, [name, value]) => {
    const line = new RegExp(`^${name}=.*$`, 'm');
    if (!line.test(text)) throw new Error(`docs/exchange.md does not set ${name}.`);
    return text.replace(line, `${name}=${value}`);
  }, file);
}

/** A coturn on loopback, set up as docs/exchange.md says. */
export class TurnServer {
  /** What the portal is told (`TURN_URLS`, `TURN_SECRET`). */
  readonly env: Readonly<Record<'TURN_URLS' | 'TURN_SECRET', string>>;
  /** Where it takes TLS. */
  readonly tlsPort: number;
  readonly #child: ChildProcess;

  /**
   * @param folder for its state
   * @param relayFrom the first of 100 ports that sound is passed on from
   */
  static async start(folder: string, relayFrom: number): Promise<TurnServer> {
    const port = await freeUdpPort();
    const tlsPort = await freeTcpPort();
    const secret = 'secret-of-the-relay-in-its-wire-test';
    const cert = join(folder, 'turn.pem');
    const pkey = join(folder, 'turn.key');
    const key = ['-newkey', 'rsa:2048', '-noenc', '-keyout', pkey];
    execFileSync(
      'openssl',
      ['req', '-x509', ...key, '-out', cert, '-subj', '/CN=turn.example.com'],
      {
        stdio: 'ignore',
      },
    );
    const settings = documentedSettings({
      'static-auth-secret': secret,
      'listening-port': port,
      'tls-listening-port': tlsPort,
      cert,
      pkey,
      'min-port': relayFrom,
      'max-port': relayFrom + 100,
      'allowed-peer-ip': ownAddress,
    });
    // Of one machine, and for one test.
    const here = [
      'listening-ip=127.0.0.1',
      `relay-ip=${ownAddress}`,
      'allow-loopback-peers',
      `userdb=${folder}/turn.db`,
      `pidfile=${folder}/turn.pid`,
      'log-file=stdout',
    ];
    const file = join(folder, 'turnserver.conf');
    writeFileSync(file, `${settings}${here.join('\n')}\n`);
    const child = spawn('turnserver', ['-c', file]);
    // Nobody reads what it says, which would fill the pipe.
    child.stdout.resume();
    child.stderr.resume();
    await vi.waitUntil(() => isTaken(`127.0.0.1:${port}`), { timeout: 20_000 });
    const env = { TURN_URLS: `turn:127.0.0.1:${port}`, TURN_SECRET: secret };
    return new TurnServer(child, env, tlsPort);
  }

  private constructor(child: ChildProcess, env: TurnServer['env'], tlsPort: number) {
    this.#child = child;
    this.env = env;
    this.tlsPort = tlsPort;
  }

  /** Passes nothing on, in neither direction, and answers nobody. */
  pause(): void {
    this.#child.kill('SIGSTOP');
  }

  resume(): void {
    this.#child.kill('SIGCONT');
  }

  async stop(): Promise<void> {
    const left = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await left;
  }
}
