import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../call/clock.ts';
import { aclConf } from './acl-conf.ts';
import { Manager } from './manager.ts';
import type { AsteriskOptions } from './options.ts';

export interface ShutOutOptions {
  readonly clock: Clock;
  /** Has Asterisk refuse all that comes from these IPv4 addresses, and from no other. */
  refuse(addresses: ReadonlySet<string>): Promise<void>;
  /** Whether somebody is signed in from an address: an office shares one, and has to reach help. */
  isSignedInFrom(address: string): boolean;
  /** Takes what an operator should read. */
  say(line: string): void;
  onError(error: unknown): void;
}

/** Has a running Asterisk refuse addresses with 403, before it looks at anything else. */
export async function refuseAddresses(
  { folder, ami }: Pick<AsteriskOptions, 'folder' | 'ami'>,
  addresses: ReadonlySet<string>,
): Promise<void> {
  await writeFile(join(folder, 'etc', 'acl.conf'), aclConf(addresses), { mode: 0o600 });
  const manager = await Manager.open(ami);
  try {
    await manager.act('Reload', { Module: 'acl' });
  } finally {
    manager.close();
  }
}

/** Where web phones come from: the portal, whose own addresses are those of browsers. */
const webPhones = '127.0.0.1';

/** So many requests of an address may fail within a minute; a person who mistypes has few. */
const mostFailures = 20;
const minute = 60_000;
/** Milliseconds for which nothing of an address is taken then. */
const shutFor = 10 * minute;
/** Addresses that are shut out at once; each request is compared with all of them. */
const mostShut = 1000;

/**
 * The address of a request that Asterisk refused, in a line of its log. Who sends a request chooses
 * its caller's name, in which the same words may stand: the last ones are Asterisk's own.
 */
const failed = /Request '.*' failed for '([\d.]+):\d+' \(callid: \S*\) - [\w .]+$/;

/**
 * Shuts out who guesses names and passwords (CALL-12): an address of which too many requests failed
 * within a minute is refused for a while before anything is looked up or asked at the portal. An
 * address with phones that are signed in is not: one phone with an old password, or who pretends to
 * send from there, would cut an office off.
 */
export class ShutOut {
  readonly #options: ShutOutOptions;
  readonly #failures = new Map<string, number>();
  readonly #shut = new Set<string>();
  #began = 0;

  constructor(options: ShutOutOptions) {
    this.#options = options;
  }

  /** Hears a line of Asterisk's log. */
  hear(line: string): void {
    const address = failed.exec(line)?.[1];
    if (address === undefined || address === webPhones || this.#shut.has(address)) return;
    const now = this.#options.clock.now();
    if (now - this.#began > minute) {
      this.#failures.clear();
      this.#began = now;
    }
    const count = (this.#failures.get(address) ?? 0) + 1;
    this.#failures.set(address, count);
    if (count <= mostFailures || this.#shut.size >= mostShut) return;
    if (!this.#options.isSignedInFrom(address)) this.#shutOut(address);
  }

  #shutOut(address: string): void {
    const { clock, refuse, say, onError } = this.#options;
    this.#shut.add(address);
    this.#failures.delete(address);
    say(
      `${address} is shut out for ten minutes: ${mostFailures} requests of it failed in a minute.`,
    );
    void refuse(this.#shut).catch(onError);
    clock.after(shutFor, () => {
      this.#shut.delete(address);
      void refuse(this.#shut).catch(onError);
    });
  }
}
