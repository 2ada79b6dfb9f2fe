import { emergencyNumbers } from '@jackfield/contract';
import type { AriEvent, Channel, HangUpReason } from '../ari/events.ts';
import type { CallAccount, Portal } from '../portal/portal.ts';
import { fromCarrier } from './carrier-number.ts';
import { destinationOf } from './destination.ts';
import { type Exchange, type Incoming, IncomingCall, type Way } from './incoming-call.ts';
import { callOf } from './names.ts';

export interface CallsOptions {
  readonly portal: Portal;
  /** A call could not be carried out, or told of. */
  onError(error: unknown): void;
}

/** All calls of an Asterisk: begins one for each that comes in, and hands each its events. */
export class Calls {
  readonly #exchange: Exchange;
  readonly #options: CallsOptions;
  readonly #running = new Map<string, IncomingCall>();
  /** Calls by channels that came to them from elsewhere. */
  readonly #joined = new Map<string, IncomingCall>();
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
    const id = idOf(event);
    const known = this.#joined.get(id) ?? this.#running.get(callOf(id));
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
    try {
      const isOutside = channel.dialplan.context === 'from-trunk';
      if (isOutside) await this.#fromTrunk(channel, called);
      else await this.#fromPhone(channel, called);
    } catch (error) {
      this.#options.onError(error);
      await this.#refuse(channel, 'congestion');
    }
  }

  async #fromTrunk(channel: Channel, called: string): Promise<void> {
    const number = fromCarrier(called);
    const account = number === null ? null : await this.#options.portal.accountOf({ number });
    if (number === null || account === null) return this.#refuse(channel, 'unallocated');
    const from = fromCarrier(channel.caller.number);
    const way = { kind: 'inside', to: number } as const;
    return this.#run({ id: channel.id, channel, account, way, number, from, personId: null });
  }

  async #fromPhone(channel: Channel, called: string): Promise<void> {
    const phone = phoneOf(channel);
    const account = await this.#accountWith(phone, called);
    const personId = account?.personWith(phone) ?? null;
    const way = account && destinationOf(account, called);
    if (account === null || personId === null || way === null) {
      return emergencyNumbers.includes(called)
        ? this.#goOn(channel, called)
        : this.#refuse(channel, 'unallocated');
    }
    if (way.kind === 'pickUp') {
      const call = this.#ringingFor(account, personId, way.extension);
      if (!call?.pickUp(channel, personId)) return this.#refuse(channel, 'unallocated');
      this.#joined.set(channel.id, call);
      return;
    }
    const from = account.numberOf(personId);
    const number = numberOf(way) ?? called;
    return this.#run({ id: channel.id, channel, account, way, number, from, personId });
  }

  /** The call that rings longest in a team of a person, or in the one of an extension. */
  #ringingFor(
    account: CallAccount,
    personId: string,
    extension: string | null,
  ): IncomingCall | undefined {
    const only = extension === null ? null : account.colleagueAt(extension);
    const teams = account.config.teams.filter(
      ({ id, memberIds }) => memberIds.includes(personId) && (only?.id ?? id) === id,
    );
    return [...this.#running.values()].find(({ ringsIn }) =>
      teams.some(({ id }) => id === ringsIn),
    );
  }

  async #run(incoming: Omit<Incoming, 'handOver'>): Promise<void> {
    const { id, account } = incoming;
    const call: IncomingCall = new IncomingCall(this.#exchange, {
      ...incoming,
      handOver: (channel) => {
        const other = this.#joined.get(channel) ?? this.#running.get(callOf(channel));
        // Who knows the names of a call that is another account's has no part in it.
        const isOwn = other !== call && other?.accountId === account.id;
        const handedOver = isOwn ? other.handOver(channel) : null;
        if (handedOver) this.#joined.set(handedOver.leg.id, call);
        return handedOver;
      },
    });
    this.#running.set(id, call);
    try {
      const record = await call.run();
      if (call.isCutOff) this.#ended.add(id);
      await this.#options.portal.tell(account, record);
    } finally {
      this.#running.delete(id);
      for (const [channel, joined] of this.#joined) {
        if (joined === call) this.#joined.delete(channel);
      }
    }
  }

  /** A call for help goes out without the portal too. */
  async #accountWith(phone: string, called: string): Promise<CallAccount | null> {
    try {
      return await this.#options.portal.accountOf({ phone });
    } catch (error) {
      if (!emergencyNumbers.includes(called)) throw error;
      this.#options.onError(error);
      return null;
    }
  }

  /** By the dialplan, as calls for help go out without us. */
  async #goOn({ id, dialplan }: Channel, called: string): Promise<void> {
    await this.#exchange.ari.request('POST', `channels/${id}/continue`, {
      query: { context: dialplan.context, extension: called, label: 'away' },
    });
  }

  async #refuse({ id }: Channel, reason: HangUpReason): Promise<void> {
    // It may have hung up meanwhile.
    await this.#exchange.ari
      .request('DELETE', `channels/${id}`, { query: { reason } })
      .catch(() => {});
  }
}

function numberOf(way: Way): string | null {
  if (way.kind !== 'inside') return way.number;
  return typeof way.to === 'string' ? way.to : null;
}

/** The SIP name in PJSIP/d1001-00000003. */
const phoneOf = ({ name }: Channel): string => name.replace(/^[^/]*\//, '').replace(/-[^-]*$/, '');

function idOf(event: AriEvent): string {
  if (event.type === 'ChannelTransfer') return event.referred_by.source_channel.id;
  if ('channel' in event) return event.channel.id;
  return 'playback' in event ? event.playback.id : event.recording.name;
}
