import type { AriEvent, Channel } from '../ari/events.ts';
import type { Portal } from '../portal/portal.ts';
import { fromCarrier } from './carrier-number.ts';
import { type Exchange, IncomingCall } from './incoming-call.ts';
import { callOf } from './names.ts';

export interface CallsOptions {
  readonly portal: Portal;
  /** A call could not be carried out, or told of. */
  onError(error: unknown): void;
}

/** Help, and the number by which a phone tries the way to it. */
const emergencyNumbers = new Set(['911', '933']);

/** All calls of an Asterisk: begins one for each that comes in, and hands each its events. */
export class Calls {
  readonly #exchange: Exchange;
  readonly #options: CallsOptions;
  readonly #running = new Map<string, IncomingCall>();
  /** Calls that ended while Asterisk could not be told. */
  readonly #ended = new Set<string>();

  constructor(exchange: Exchange, options: CallsOptions) {
    this.#exchange = exchange;
    this.#options = options;
  }

  /** How many are under way. */
  get size(): number {
    return this.#running.size;
  }

  take(event: AriEvent): void {
    const known = this.#running.get(callOf(idOf(event)));
    if (known) known.take(event);
    // A transferred channel comes with `replace_channel` or without arguments: no new call.
    else if (event.type === 'StasisStart' && event.args.length === 1 && !event.replace_channel) {
      void this.#begin(event.channel, event.args[0] ?? '');
    }
  }

  /**
   * Looks which channels are there, after a time in which nothing was heard: calls whose caller has
   * gone end with their record, and channels of calls that ended meanwhile are ended too (CALL-09).
   */
  async look(): Promise<void> {
    const channels = await this.#exchange.ari.request<Channel[]>('GET', 'channels');
    const there = new Set(channels.map(({ id }) => id));
    for (const call of this.#running.values()) call.missAll(there);
    const left = channels.filter(({ id }) => this.#ended.has(callOf(id)));
    this.#ended.clear();
    await Promise.all(left.map((channel) => this.#refuse(channel, 'normal')));
  }

  async #begin(channel: Channel, called: string): Promise<void> {
    const { portal, onError } = this.#options;
    try {
      if (channel.dialplan.context !== 'from-trunk') return await this.#fromPhone(channel, called);
      const number = fromCarrier(called);
      const account = number === null ? null : await portal.accountOf(number);
      if (number === null || account === null) {
        await this.#refuse(channel, 'unallocated');
        return;
      }
      const from = fromCarrier(channel.caller.number);
      const call = new IncomingCall(this.#exchange, {
        id: channel.id,
        channel,
        account,
        number,
        from,
      });
      this.#running.set(channel.id, call);
      const record = await call.run();
      if (call.isCutOff) this.#ended.add(channel.id);
      await portal.tell(account, record);
    } catch (error) {
      onError(error);
      await this.#refuse(channel, 'congestion');
    } finally {
      this.#running.delete(channel.id);
    }
  }

  /** Emergency calls of a phone go out by the dialplan, as they do without us; others do not yet. */
  async #fromPhone(channel: Channel, called: string): Promise<void> {
    if (!emergencyNumbers.has(called)) return this.#refuse(channel, 'unallocated');
    await this.#exchange.ari.request('POST', `channels/${channel.id}/continue`, {
      query: { context: channel.dialplan.context, extension: called, label: 'away' },
    });
  }

  async #refuse({ id }: Channel, reason: string): Promise<void> {
    // It may have hung up meanwhile.
    await this.#exchange.ari
      .request('DELETE', `channels/${id}`, { query: { reason } })
      .catch(() => {});
  }
}

function idOf(event: AriEvent): string {
  if ('channel' in event) return event.channel.id;
  return 'playback' in event ? event.playback.id : event.recording.name;
}
