import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { networkInterfaces } from 'node:os';
import { describe, vi } from 'vitest';
import { has } from '../../../scripts/lib/system-packages.mjs';
import type { Asterisk } from '../../../scripts/lib/asterisk.mjs';
import { describeBrowsers } from './describe-wire.ts';
import { freeUdpPort, isTaken } from './ports.ts';

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

/** A coturn on loopback, set up as docs/exchange.md says. */
export class TurnServer {
  /** What the portal is told (`TURN_URLS`, `TURN_SECRET`). */
  readonly env: Readonly<Record<'TURN_URLS' | 'TURN_SECRET', string>>;
  readonly #child: ChildProcess;

  /**
   * @param folder for its state
   * @param relayFrom the first of 100 ports that sound is passed on from
   */
  static async start(folder: string, relayFrom: number): Promise<TurnServer> {
    const port = await freeUdpPort();
    const secret = 'secret-of-the-relay-in-its-wire-test';
    const child = spawn('turnserver', [
      '-n',
      '--use-auth-secret',
      `--static-auth-secret=${secret}`,
      '--realm=turn.example.com',
      '--listening-ip=127.0.0.1',
      `--relay-ip=${ownAddress}`,
      '--denied-peer-ip=0.0.0.0-255.255.255.255',
      `--allowed-peer-ip=${ownAddress}`,
      `--listening-port=${port}`,
      `--min-port=${relayFrom}`,
      `--max-port=${relayFrom + 100}`,
      '--no-tls',
      '--no-dtls',
      '--no-cli',
      '--allow-loopback-peers',
      `--userdb=${folder}/turn.db`,
      `--pidfile=${folder}/turn.pid`,
      '--log-file=stdout',
    ]);
    // Nobody reads what it says, which would fill the pipe.
    child.stdout.resume();
    child.stderr.resume();
    await vi.waitUntil(() => isTaken(`127.0.0.1:${port}`), { timeout: 20_000 });
    return new TurnServer(child, { TURN_URLS: `turn:127.0.0.1:${port}`, TURN_SECRET: secret });
  }

  private constructor(child: ChildProcess, env: TurnServer['env']) {
    this.#child = child;
    this.env = env;
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
