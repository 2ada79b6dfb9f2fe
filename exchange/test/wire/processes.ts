import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { freeTcpPort, freeUdpPort } from './ports.ts';

/** Where the commands of the workspace run. */
export const root = join(import.meta.dirname, '..', '..', '..');

/** A portal with demo data and an exchange, as processes of their own. */
export class Processes {
  /** Everything of theirs lies in here. */
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
  /** The portal's, of a name of loopback. */
  readonly origin: string;
  readonly #running: ChildProcess[] = [];

  /**
   * The portal alone, so that something can be saved before calls come.
   *
   * @param rtpFrom the first of 100 ports of speech
   * @param more settings of both, from the folder that they have
   */
  static async startPortal(
    rtpFrom: number,
    more: (folder: string) => Record<string, string> = () => ({}),
  ): Promise<Processes> {
    const folder = mkdtempSync(join(tmpdir(), 'jackfield-exchange-'));
    const port = `${await freeTcpPort()}`;
    const processes = new Processes(folder, `http://localhost:${port}`, {
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
      RTP_FROM: `${rtpFrom}`,
      RTP_TO: `${rtpFrom + 100}`,
      ...more(folder),
    });
    await processes.#begin('server/src/main.ts', 'Jackfield is running');
    return processes;
  }

  static async start(...given: Parameters<typeof Processes.startPortal>): Promise<Processes> {
    const processes = await Processes.startPortal(...given);
    await processes.startExchange();
    return processes;
  }

  startExchange(): Promise<void> {
    return this.#begin('exchange/src/main.ts', 'Calls are taken');
  }

  private constructor(folder: string, origin: string, env: Record<string, string>) {
    this.folder = folder;
    this.origin = origin;
    this.env = env;
  }

  /** Where telephones sign in. */
  get place(): { folder: string; port: number } {
    return { folder: this.folder, port: Number(this.env['SIP_PORT']) };
  }

  async stop(): Promise<void> {
    for (const child of this.#running.toReversed()) {
      if (child.exitCode !== null) continue;
      const left = once(child, 'exit');
      child.kill('SIGTERM');
      await left;
    }
    rmSync(this.folder, { recursive: true });
  }

  /** Done once it says this. */
  async #begin(file: string, word: string): Promise<void> {
    const child = spawn(process.execPath, [file], { cwd: root, env: this.env });
    this.#running.push(child);
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (words: string) => {
        said += words;
      });
    }
    await vi.waitUntil(() => child.exitCode !== null || said.includes(word), { timeout: 120_000 });
    if (said.includes(word)) return;
    await this.stop();
    throw new Error(said);
  }
}
