import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import type { Asterisk } from '../../../scripts/lib/asterisk.mjs';
import { freeSipPort } from './ports.ts';
import type { PhoneRow } from './portal-rows.ts';

interface Place {
  folder: string;
  /** Where Asterisk takes SIP. */
  port: number;
}

/** A baresip that signs in as soon as it starts. */
export class Softphone {
  /** All that it has written. */
  said = '';
  #isOver = false;
  readonly #process: ChildProcess;

  /**
   * @param does what it dials at once, whether it answers calls by itself, and whether it says how
   *   many messages wait
   */
  static async start(
    asterisk: Asterisk,
    { folder, port }: Place,
    { name, password }: PhoneRow,
    does: { dial?: string; answers?: boolean; hasLight?: boolean } = {},
  ): Promise<Softphone> {
    const own = join(folder, `phone-${name}`);
    mkdirSync(own, { recursive: true });
    writeFileSync(join(own, 'config'), await configuration(does.hasLight));
    const answering = does.answers ? ';answermode=auto' : '';
    const account = `<sip:${name}@127.0.0.1:${port};transport=udp>;auth_pass=${password};regint=60${answering}`;
    writeFileSync(join(own, 'accounts'), does.hasLight ? '' : `${account}\n`);
    const { dial } = does;
    const command = dial ? ['-e', `/dial sip:${dial}@127.0.0.1:${port}`] : [];
    const args = ['-f', own, ...command];
    const phone = new Softphone(asterisk.run('baresip', args, { folder, stdio: 'pipe' }));
    if (does.hasLight) {
      // One that is signed in within its first millisecond subscribes to its light without end.
      await phone.until(/baresip is ready/);
      phone.command(`uanew ${account}`);
    }
    return phone;
  }

  private constructor(process: ChildProcess) {
    this.#process = process;
    process.once('close', () => {
      this.#isOver = true;
    });
    for (const stream of [process.stdout, process.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.said += text;
      });
    }
  }

  /** Has it do something: 'transfer sip:103@127.0.0.1:5060', 'hold', 'hangup'. */
  command(text: string): void {
    this.#process.stdin?.write(`/${text}\n`);
  }

  /** @throws {Error} with all that it said when it ends, or a minute, without a word that matches */
  async until(words: RegExp): Promise<void> {
    const isSaid = (): boolean => words.test(this.said);
    const heard = vi.waitUntil(() => this.#isOver || isSaid(), { timeout: 60_000 });
    await heard.catch(() => undefined);
    if (!isSaid()) throw new Error(`The phone said only: ${this.said}`);
  }

  async stop(): Promise<void> {
    const closed = this.#isOver || once(this.#process, 'close');
    this.#process.kill('SIGKILL');
    await closed;
  }
}

async function configuration(hasLight = false): Promise<string> {
  return `sip_listen 127.0.0.1:${await freeSipPort()}
module_path /usr/lib/baresip/modules
module stdio.so
module g711.so
module_app account.so
module_app menu.so
${hasLight ? 'module_app mwi.so\n' : ''}`;
}

/** Signs in once. @returns the status that it was answered with */
export async function signIn(asterisk: Asterisk, place: Place, row: PhoneRow): Promise<number> {
  const phone = await Softphone.start(asterisk, place, row);
  const answer = /\(prio 0\)\D*(?:\{[^}]*\} )?(\d{3}) /;
  await phone.until(answer);
  await phone.stop();
  return Number(answer.exec(phone.said)?.[1]);
}
