import type { Ari } from '../ari/ari.ts';
import type { HangUpReason } from '../ari/events.ts';
import type { Sounds } from './sounds.ts';

type Query = Readonly<Record<string, string | number>>;

export interface CallerOptions {
  readonly ari: Pick<Ari, 'request'>;
  readonly sounds: Sounds;
  /** The channel: another one once the caller sent the other end on. */
  channelId(): string;
  readonly isAnswered: boolean;
}

/** The channel whose way a call is. */
export class Caller {
  readonly #options: CallerOptions;
  #isAnswered: boolean;
  #isHungUp = false;

  constructor(options: CallerOptions) {
    this.#options = options;
    this.#isAnswered = options.isAnswered;
  }

  get isAnswered(): boolean {
    return this.#isAnswered;
  }

  /** As Asterisk names it among its resources. */
  get path(): string {
    return `channels/${this.#options.channelId()}`;
  }

  async answer(): Promise<void> {
    if (this.#isAnswered) return;
    await this.request('POST', `${this.path}/answer`);
    this.#isAnswered = true;
  }

  async ring(): Promise<void> {
    await this.request('POST', `${this.path}/ring`);
  }

  /** Who was answered would hear it go on. */
  async stopRinging(): Promise<void> {
    if (this.#isAnswered) await this.quietly('DELETE', `${this.path}/ring`);
  }

  play(sounds: readonly string[]) {
    return this.#options.sounds.play(this.path, sounds);
  }

  /** Plays again and again; what it returns ends that. */
  repeat(sounds: readonly string[], onSilence: () => void): () => Promise<void> {
    return this.#options.sounds.repeat(this.path, sounds, onSilence);
  }

  /** Answers, and plays a sound where there is one. */
  async say(sound: string | null): Promise<void> {
    await this.answer();
    if (sound !== null) await this.play([sound]).done;
  }

  /** Once: a second one would tell the carrier its own reason. */
  async hangUp(reason: HangUpReason): Promise<null> {
    if (!this.#isHungUp) {
      this.#isHungUp = true;
      await this.quietly('DELETE', this.path, { reason });
    }
    return null;
  }

  /** The channel is another call's from now on. */
  release(): void {
    this.#isHungUp = true;
  }

  request(method: 'GET' | 'POST' | 'DELETE', path: string, query: Query = {}) {
    return this.#options.ari.request(method, path, { query });
  }

  /** Of what may have ended by itself meanwhile. */
  async quietly(...asked: Parameters<Caller['request']>): Promise<void> {
    await this.request(...asked).catch(() => {});
  }
}
