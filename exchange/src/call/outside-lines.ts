import { randomUUID } from 'node:crypto';
import { refusalOf } from '@jackfield/domain/routing';
import type { HangUpReason } from '../ari/events.ts';
import type { OutsideLeg } from '../portal/portal.ts';
import type { CallBegun } from './call-begun.ts';
import type { CallState } from './call-state.ts';
import { whyNot } from './causes.ts';
import type { Exchange } from './exchange-parts.ts';
import type { Legs } from './legs.ts';
import { headerVariables, locationVariables } from './location.ts';
import { phoneOf } from './names.ts';
import type { Ringing } from './ringing.ts';

export interface OutsideLinesOptions {
  readonly exchange: Pick<Exchange, 'clock' | 'meter' | 'mayCall' | 'tellOfHelp'>;
  readonly begun: Pick<CallBegun, 'account' | 'channel' | 'number' | 'personId'>;
  readonly state: CallState;
  readonly ringing: Pick<Ringing, 'ringOutside'>;
  readonly legs: Pick<Legs, 'cause'>;
  /** There is one line more since this moment, in milliseconds; it is known before it rings. */
  begins(now: number): void;
}

/**
 * The numbers outside that a call goes to (CALL-07): whether it may, in whose name, and what is told
 * and charged of each, as a call of its own.
 */
export class OutsideLines {
  readonly #options: OutsideLinesOptions;

  constructor(options: OutsideLinesOptions) {
    this.#options = options;
  }

  /** Rings a number where the call may go there; null once it is taken, or why it is not. */
  async ring(number: string): Promise<HangUpReason | null> {
    const { exchange, begun } = this.#options;
    const { account } = begun;
    const line = this.#lineTo(number);
    const { personId } = line;
    const isKept = personId !== null && refusalOf(account.config, number) !== null;
    const mayCall = !isKept && (await exchange.mayCall(account, { to: number, personId }));
    if (mayCall) return this.#ring(line);
    line.endedAt = exchange.clock.now();
    return 'rejected';
  }

  /**
   * Rings for help, which nothing keeps back, and admins are told while it rings (EMER-02); null once
   * it is taken, or why it is not.
   */
  ringForHelp(number: string): Promise<HangUpReason | null> {
    const { exchange, begun } = this.#options;
    const { account } = begun;
    const line = this.#lineTo(number);
    const { id, personId, from, startedAt } = line;
    const address = account.addressOf(personId ?? '', phoneOf(begun.channel), startedAt);
    if (personId !== null) {
      exchange.tellOfHelp(account, { id, personId, number, from, address, startedAt });
    }
    if (address === null) return this.#ring(line);
    const headers = account.helpHeadersOf(address, from);
    const { country } = account.config;
    return this.#ring(
      line,
      headers ? headerVariables(headers) : locationVariables(address, country),
    );
  }

  /** Takes what a number costs out of this call, where it was answered: another goes on with it. */
  handOver(number: string): OutsideLeg | null {
    const { outside } = this.#options.state;
    const at = outside.findIndex((line) => line.number === number && line.answeredAt !== null);
    return at === -1 ? null : (outside.splice(at, 1)[0] ?? null);
  }

  /** Nobody talks by them any more. */
  end(): void {
    const { exchange, state } = this.#options;
    for (const line of state.outside) exchange.meter.stop(line);
  }

  /** Who calls shows what their telephone does; help calls back the number that all of theirs have. */
  #shownBy(personId: string | null): string | null {
    const { begun, state } = this.#options;
    const { account, channel, number } = begun;
    if (personId === null) return account.callerIdOf(number);
    const isByPhone = state.sender === null && state.way.kind !== 'emergency';
    return account.numberOf(personId, isByPhone ? phoneOf(channel) : undefined);
  }

  async #ring(line: OutsideLeg, variables = {}): Promise<HangUpReason | null> {
    const { exchange, ringing, legs } = this.#options;
    if (await ringing.ringOutside(line, variables)) return null;
    line.endedAt = exchange.clock.now();
    return whyNot(legs.cause);
  }

  /**
   * Of the person who calls or sends a call on, or of the number whose calls are forwarded; the one
   * that rings since before the call was taken up again, if any.
   */
  #lineTo(number: string): OutsideLeg {
    const { exchange, begun, state, begins } = this.#options;
    const { sender, times, outside, wayBeganAt } = state;
    const last = outside.at(-1);
    if (times > 0 && last?.number === number && last.startedAt >= wayBeganAt) return last;
    const personId = sender?.leg.who ?? begun.personId;
    const now = exchange.clock.now();
    const line: OutsideLeg = {
      id: randomUUID(),
      number,
      from: this.#shownBy(personId),
      personId,
      startedAt: now,
      answeredAt: null,
      endedAt: now,
    };
    outside.push(line);
    begins(now);
    return line;
  }
}
