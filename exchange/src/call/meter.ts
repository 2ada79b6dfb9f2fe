import { countryAbroad } from '@jackfield/domain/dialing';
import type { CallAccount, OutsideLeg } from '../portal/portal.ts';
import type { Clock } from './clock.ts';

/** A call abroad that costs something now. */
interface Running {
  readonly account: CallAccount;
  readonly line: OutsideLeg;
  /** Of the number outside. */
  readonly channelId: string;
  /** Gives up its next minute. */
  stop: () => void;
}

export interface MeterOptions {
  readonly clock: Clock;
  /** Which of an account's calls abroad are not to go on, by what all of them cost by now; ids. */
  ask(account: CallAccount, lines: readonly OutsideLeg[]): Promise<readonly string[]>;
  /** Ends a channel. */
  end(channelId: string): void;
  onError(error: unknown): void;
}

/** Milliseconds after which a call costs more. */
const minute = 60_000;

/**
 * Watches calls abroad while they go on. Every started minute costs, so that at the start of each the
 * portal is asked whether the account can still have it: what is over the guard's cap, or the credit,
 * ends there (CALL-07, annex J7).
 */
export class Meter {
  readonly #options: MeterOptions;
  readonly #running = new Map<string, Running>();

  constructor(options: MeterOptions) {
    this.#options = options;
  }

  /** A call is answered, or goes on. */
  start(account: CallAccount, line: OutsideLeg, channelId: string): void {
    if (this.#running.has(line.id)) return;
    if (countryAbroad(line.number, account.config.country) === null) return;
    this.stop(line);
    const running = { account, line, channelId, stop: () => {} };
    this.#running.set(line.id, running);
    this.#tick(running);
  }

  /** A call is over. */
  stop({ id }: OutsideLeg): void {
    this.#running.get(id)?.stop();
    this.#running.delete(id);
  }

  #tick(running: Running): void {
    running.stop = this.#options.clock.after(minute, () => this.#tick(running));
    void this.#look(running.account).catch(this.#options.onError);
  }

  async #look(account: CallAccount): Promise<void> {
    const own = [...this.#running.values()].filter((one) => one.account.id === account.id);
    const ended = await this.#options.ask(
      account,
      own.map(({ line }) => line),
    );
    for (const { line, channelId } of own) {
      if (ended.includes(line.id)) this.#options.end(channelId);
    }
  }
}
