import { setTimeout as sleep } from 'node:timers/promises';
import type { RegistrationChange, ToldRegistration } from '@jackfield/contract/api/exchange';
import { type Contact, contactsOf } from './contacts.ts';
import { Manager } from './manager.ts';
import type { AsteriskOptions } from './options.ts';

export interface RegistrationsOptions {
  readonly ami: AsteriskOptions['ami'];
  /** Tells the portal; rejects where all is to be told again. */
  tell(change: RegistrationChange): Promise<void>;
  /** These have signed in, or did before anybody was told. */
  onSignedIn(names: readonly string[]): void;
  /** Phones could not be looked at, or told of; said once until both work again. */
  onError(error: unknown): void;
}

type Phones = ReadonlyMap<string, ToldRegistration>;

/** Milliseconds between two looks, and the longest without a word to the portal. */
const every = 2000;
const beat = 30_000;
/**
 * Looks take at most this share of a processor, however many phones there are. What they wait for on
 * a busy machine does not count: phones would be known the later.
 */
const share = 0.05;

const hostOf = (uri: string): string =>
  /^sips?:(?:[^@]*@)?(\[[^\]]+\]|[^:;>]+)/.exec(uri)?.[1] ?? '';

const toldOf = ({ name, uri, program }: Contact): ToldRegistration => ({
  name,
  address: hostOf(uri).slice(0, 100),
  program: program.slice(0, 200),
});

/** What is to be told to who knows `before`; null for nothing. */
function changeOf(before: Phones, now: Phones): RegistrationChange | null {
  const signedIn = [...now.values()].filter((phone) => {
    const known = before.get(phone.name);
    return known?.address !== phone.address || known.program !== phone.program;
  });
  const signedOut = [...before.keys()].filter((name) => !now.has(name));
  return signedIn.length + signedOut.length > 0 ? { signedIn, signedOut } : null;
}

/**
 * Tells the portal which phones are signed in: all of them first, and whenever telling failed, then
 * what changed. Asterisk is asked again and again, because it tells of no phone whose rows lie at
 * the portal (`ContactStatus` of AMI and `ContactStatusChange` of ARI come for phones in files).
 */
export class Registrations {
  readonly #options: RegistrationsOptions;
  readonly #closing = new AbortController();
  readonly #watching: Promise<void>;
  /** What the portal has; null while that is not sure. */
  #told: Phones | null = null;
  #toldAt = 0;
  #addresses: ReadonlySet<string> = new Set();
  #isFailing = false;

  constructor(options: RegistrationsOptions) {
    this.#options = options;
    this.#watching = this.#watch();
  }

  /** Whether a phone is signed in from an address, by the last look. */
  isSignedInFrom(address: string): boolean {
    return this.#addresses.has(address);
  }

  /** Waits for what is being told. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#watching;
  }

  async #watch(): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted) {
      const before = process.cpuUsage();
      try {
        const phones = await this.#look();
        this.#addresses = new Set([...phones.values()].map(({ address }) => address));
        await this.#tell(phones);
        this.#isFailing = false;
      } catch (error) {
        this.#told = null;
        if (!this.#isFailing && !signal.aborted) this.#options.onError(error);
        this.#isFailing = true;
      }
      const { user, system } = process.cpuUsage(before);
      const pause = Math.max(every, (user + system) / 1000 / share);
      await sleep(pause, undefined, { signal }).catch(() => {});
    }
  }

  async #look(): Promise<Phones> {
    const manager = await Manager.open(this.#options.ami);
    try {
      return new Map((await contactsOf(manager)).map((one) => [one.name, toldOf(one)]));
    } finally {
      manager.close();
    }
  }

  async #tell(now: Phones): Promise<void> {
    const isDue = performance.now() - this.#toldAt >= beat;
    const change =
      this.#told === null
        ? { isWhole: true, signedIn: [...now.values()], signedOut: [] }
        : (changeOf(this.#told, now) ?? (isDue ? { signedIn: [], signedOut: [] } : null));
    if (change === null) return;
    await this.#options.tell(change);
    this.#told = now;
    this.#toldAt = performance.now();
    this.#options.onSignedIn(change.signedIn.map(({ name }) => name));
  }
}
