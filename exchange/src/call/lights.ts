import { setTimeout as sleep } from 'node:timers/promises';
import type { PhoneLight } from '@jackfield/contract/api/exchange';

export interface LightsOptions {
  /** How many messages the people of phones have, by their SIP names. */
  ask(phones: readonly string[]): Promise<readonly PhoneLight[]>;
  /** Has Asterisk tell phones. */
  set(lights: readonly PhoneLight[]): Promise<void>;
  /** Lights could not be set; said once until they can. */
  onError(error: unknown): void;
  /** Milliseconds after which it is tried again. */
  readonly pause?: number;
}

/** Most phones that are asked for at once. */
const most = 500;

const textOf = ({ fresh, heard }: PhoneLight) => `${fresh}/${heard}`;

/**
 * Lights of the phones of this Asterisk: on while their people have messages that nobody heard
 * (MSG-04). One request after the other, so that an older answer never counts after a newer one.
 */
export class Lights {
  readonly #options: LightsOptions;
  /** What Asterisk has of each phone. */
  readonly #set = new Map<string, string>();
  readonly #due = new Set<string>();
  readonly #closing = new AbortController();
  #working: Promise<void> | null = null;
  #isFailing = false;

  constructor(options: LightsOptions) {
    this.#options = options;
  }

  /** Phones signed in, or a message of their people came or changed. */
  look(phones: readonly string[]): void {
    for (const phone of phones) this.#due.add(phone);
    if (this.#due.size === 0 || this.#closing.signal.aborted) return;
    this.#working ??= this.#work().finally(() => {
      this.#working = null;
    });
  }

  /** Changes of messages may have been missed. */
  lookAtAll(): void {
    this.look([...this.#set.keys()]);
  }

  /** Asterisk may have begun anew, and know of none. */
  lose(): void {
    const phones = [...this.#set.keys()];
    this.#set.clear();
    this.look(phones);
  }

  /** Waits for what is being set. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#working;
  }

  async #work(): Promise<void> {
    const { signal } = this.#closing;
    while (this.#due.size > 0 && !signal.aborted) {
      const phones = [...this.#due].slice(0, most);
      // What becomes due meanwhile is asked for once more.
      for (const phone of phones) this.#due.delete(phone);
      try {
        await this.#lookAt(phones);
        this.#isFailing = false;
      } catch (error) {
        for (const phone of phones) this.#due.add(phone);
        if (!this.#isFailing && !signal.aborted) this.#options.onError(error);
        this.#isFailing = true;
        await sleep(this.#options.pause ?? 2000, undefined, { signal }).catch(() => {});
      }
    }
  }

  async #lookAt(phones: readonly string[]): Promise<void> {
    const lights = await this.#options.ask(phones);
    const news = lights.filter((light) => this.#set.get(light.name) !== textOf(light));
    if (news.length === 0) return;
    await this.#options.set(news);
    for (const light of news) this.#set.set(light.name, textOf(light));
  }
}
