import { emergencyNumbers } from '@jackfield/contract';
import type { AriEvent, Bridge, Channel, HangUpReason } from '../ari/events.ts';
import type { CallAccount, CallRecord, Portal } from '../portal/portal.ts';
import { type CallState, recordOf } from './call-state.ts';
import { fromCarrier } from './carrier-number.ts';
import { destinationOf } from './destination.ts';
import { Call } from './call.ts';
import type { CallBegun, Way } from './call-begun.ts';
import type { Exchange } from './exchange-parts.ts';
import { hearMessages, type ServedPhone } from './hear-messages.ts';
import { hearTrial } from './hear-trial.ts';
import { CallerGone, Inbox } from './inbox.ts';
import { callOf, isOurs, nameOf, phoneOf } from './names.ts';
import { Sounds } from './sounds.ts';

export interface CallsOptions {
  readonly portal: Portal;
  /** A call could not be carried out, or told of. */
  onError(error: unknown): void;
}

/**
 * All calls of an Asterisk: begins one for each that comes in, hands each its events, and compares
 * what is kept of calls with the channels that are there (`look`).
 */
export class Calls {
  readonly #exchange: Exchange;
  readonly #options: CallsOptions;
  readonly #running = new Map<string, Call>();
  /** Calls by channels that came to them from elsewhere. */
  readonly #joined = new Map<string, Call>();
  /** What phones hear of that sign in or out of queues, or hear messages, by their channels. */
  readonly #served = new Map<string, Inbox>();
  /** Callers whose account is being asked for. */
  readonly #beginning = new Set<string>();
  /** Nothing was heard of what was there before. */
  #isNew = true;

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
    const served = this.#served.get(callOf(id));
    if (served) {
      served.take(event);
      if (event.type === 'StasisEnd') served.end();
    } else if (known) known.take(event);
    // A transferred channel comes with `replace_channel` or without arguments: no new call.
    else if (event.type === 'StasisStart' && event.args.length === 1 && !event.replace_channel) {
      void this.#begin(event.channel, event.args[0] ?? '');
    }
  }

  /**
   * Telephones have signed in: those of people who are rung now ring too (CALL-16). The account may
   * have them since after the call began.
   */
  async signedIn(phones: readonly string[]): Promise<void> {
    const ringing = [...this.#running.values()].filter((call) => call.ringsPeople);
    const byAccount = Map.groupBy(ringing, ({ accountId }) => accountId);
    for (const [first, ...others] of byAccount.values()) {
      if (first === undefined) continue;
      const account = await this.#options.portal.accountOf(first.asked);
      for (const phone of phones) {
        const personId = account?.personWith(phone);
        if (personId) for (const call of [first, ...others]) call.join(personId, phone);
      }
    }
  }

  /** The connection to Asterisk is lost: calls wait where they are for `look`. */
  lose(): void {
    this.#isNew = true;
    if (this.#running.size > 0) this.#exchange.kept.seenAt = this.#exchange.clock.now();
    for (const call of this.#running.values()) call.leave();
    for (const served of this.#served.values()) served.end();
    this.#running.clear();
    this.#joined.clear();
  }

  /**
   * Compares calls with what Asterisk has, the one rule after a death of ours, of Asterisk's, of the
   * connection, and of what was missed in between (CALL-09, CALL-10): a call that nobody carries out
   * is taken up, or closed where its caller has gone; channels and bridges of no call are ended; a
   * caller of whom nobody heard begins.
   */
  async look(): Promise<void> {
    const { ari, kept, clock } = this.#exchange;
    // What comes while Asterisk answers may be missing from what it answers.
    const known = [...this.#running.values()].map((call) => ({ call, ids: call.ids }));
    const [channels, bridges] = await Promise.all([
      ari.request<Channel[]>('GET', 'channels'),
      ari.request<Bridge[]>('GET', 'bridges'),
    ]);
    const isNew = this.#isNew;
    this.#isNew = false;
    const there = new Map(channels.map((channel) => [channel.id, channel]));
    for (const { call, ids } of known) {
      call.miss(
        ids.filter((id) => !there.has(id)),
        kept.seenAt,
      );
    }
    const calls = kept.all();
    for (const call of calls) void this.#takeUp(call, there);
    kept.seenAt = clock.now();
    // A call whose account is being asked for keeps what it has.
    const waiting = calls.filter(
      ({ id, channelId }) => there.has(channelId) && !this.#running.has(id),
    );
    const waits = new Set(waiting.map(({ id }) => id));
    const owned = new Set([
      ...[...this.#running.values()].flatMap((call) => call.ids),
      ...waiting.flatMap(({ channelId, taker }) => [channelId, ...(taker ? [taker.id] : [])]),
    ]);
    const left = channels.filter(({ id }) => !owned.has(id) && !waits.has(callOf(id)));
    const empty = bridges.filter(({ id }) => {
      const callId = callOf(id);
      return isOurs(id) && !this.#running.has(callId) && !waits.has(callId);
    });
    const begun = left.filter(({ id, channelvars }) => isOurs(id) || channelvars?.JF_CALL);
    await Promise.all([
      ...begun.map((channel) => this.#refuse(channel, 'normal')),
      ...empty.map(({ id }) => ari.request('DELETE', `bridges/${id}`).catch(() => {})),
    ]);
    if (!isNew) return;
    for (const channel of left) {
      const isHere = channel.dialplan.app_name === 'Stasis';
      if (isHere && !begun.includes(channel)) void this.#begin(channel, channel.dialplan.exten);
    }
  }

  /** Whether a call is under way, or waits for the portal. */
  #has(id: string): boolean {
    return this.#running.has(id) || this.#beginning.has(id);
  }

  async #takeUp(kept: CallState, there: ReadonlyMap<string, Channel>): Promise<void> {
    const { id, recordId, channelId } = kept;
    const { portal } = this.#options;
    if (this.#has(id)) return;
    const { seenAt } = this.#exchange.kept;
    this.#beginning.add(id);
    try {
      const account = portal.heldAccount(kept.accountId) ?? (await portal.accountOf(kept.asked));
      if (account === null) {
        this.#exchange.kept.drop(id);
        throw new Error(`Call ${recordId} cannot be told of: its account is not there any more.`);
      }
      const channel = there.get(channelId);
      if (!channel) {
        return await this.#tell(id, account, recordOf(kept, Math.max(kept.keptAt, seenAt)));
      }
      const begun = { ...kept, channel, account };
      const call = this.#make(begun, kept);
      for (const one of call.ids) if (callOf(one) !== id) this.#joined.set(one, call);
      call.miss(
        call.ids.filter((one) => !there.has(one)),
        seenAt,
      );
      await this.#run(call, begun);
    } catch (error) {
      this.#options.onError(error);
    } finally {
      this.#beginning.delete(id);
    }
  }

  async #begin(channel: Channel, called: string): Promise<void> {
    if (this.#has(channel.id)) return;
    this.#beginning.add(channel.id);
    try {
      const isOutside = channel.dialplan.context === 'from-trunk';
      if (isOutside) await this.#fromTrunk(channel, called);
      else await this.#fromPhone(channel, called);
    } catch (error) {
      this.#options.onError(error);
      await this.#refuse(channel, 'congestion');
    } finally {
      this.#beginning.delete(channel.id);
    }
  }

  async #fromTrunk(channel: Channel, called: string): Promise<void> {
    const number = fromCarrier(called);
    if (number === null) return this.#refuse(channel, 'unallocated');
    const asked = { number };
    const account = await this.#options.portal.accountOf(asked);
    if (account === null) return this.#refuse(channel, 'unallocated');
    const from = fromCarrier(channel.caller.number);
    const way = { kind: 'inside', to: number } as const;
    const { id } = channel;
    return this.#start({ id, channel, account, asked, way, number, from, personId: null });
  }

  async #fromPhone(channel: Channel, called: string): Promise<void> {
    const phone = phoneOf(channel);
    const asked = { phone };
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
    if (way.kind === 'queues') {
      return this.#serve(channel, (served) => this.#signQueues(served, account, personId));
    }
    if (way.kind === 'messages') {
      return this.#serve(channel, (served) =>
        hearMessages(served, { account, personId, voicemail: this.#exchange.phoneVoicemail }),
      );
    }
    if (way.kind === 'trial') {
      return this.#serve(channel, (served) => this.#hearTrial(served, channel, way.code));
    }
    const from = account.numberOf(personId, phone);
    const number = numberOf(way) ?? called;
    const { id } = channel;
    return this.#start({ id, channel, account, asked, way, number, from, personId });
  }

  /** It is no call of anybody: a phone hears something, and is hung up. */
  async #serve(
    channel: Channel,
    say: (phone: ServedPhone) => Promise<HangUpReason>,
  ): Promise<void> {
    const { ari, clock, beep } = this.#exchange;
    const { id } = channel;
    const inbox = new Inbox(clock);
    const sounds = new Sounds({ ari, inbox, nameOf: (part) => nameOf(id, part) });
    this.#served.set(id, inbox);
    const answer = () => ari.request<void>('POST', `channels/${id}/answer`);
    try {
      await this.#refuse(
        channel,
        await say({ path: `channels/${id}`, inbox, sounds, beep, answer }),
      );
    } catch (error) {
      if (!(error instanceof CallerGone)) throw error;
    } finally {
      this.#served.delete(id);
    }
  }

  async #signQueues(
    { path, sounds, answer }: ServedPhone,
    account: CallAccount,
    personId: string,
  ): Promise<HangUpReason> {
    const { signTones, signQueues } = this.#exchange;
    const signed = await signQueues(account, personId);
    if (signed === null) return 'unallocated';
    await answer();
    await sounds.play(path, [signed.isSignedOut ? signTones.out : signTones.in]).done;
    return 'normal';
  }

  async #hearTrial(served: ServedPhone, channel: Channel, code: string): Promise<HangUpReason> {
    const { ari, clock, signTones, trials } = this.#exchange;
    const dialled = { phone: phoneOf(channel), code };
    const trial = await trials.open(dialled);
    if (trial === null) return 'unallocated';
    return hearTrial(served, {
      ...trial,
      ari,
      clock,
      channelId: channel.id,
      tones: { taken: signTones.in, over: signTones.out },
      tell: (progress) => trials.move(dialled, progress),
    });
  }

  /** The call that rings longest in a team of a person, or in the one of an extension. */
  #ringingFor(account: CallAccount, personId: string, extension: string | null): Call | undefined {
    const only = extension === null ? null : account.colleagueAt(extension);
    const teams = account.config.teams.filter(
      ({ id, memberIds }) => memberIds.includes(personId) && (only?.id ?? id) === id,
    );
    return [...this.#running.values()].find(({ ringsIn }) =>
      teams.some(({ id }) => id === ringsIn),
    );
  }

  #start(begun: CallBegun): Promise<void> {
    return this.#run(this.#make(begun), begun);
  }

  #make(begun: CallBegun, kept?: CallState): Call {
    const handOver = (channel: string) => {
      const other = this.#joined.get(channel) ?? this.#running.get(callOf(channel));
      // Who knows the names of a call that is another account's has no part in it.
      const isOwn = other !== call && other?.accountId === begun.account.id;
      const handedOver = isOwn ? other.handOver(channel) : null;
      for (const { id } of handedOver ? [handedOver.leg, handedOver.own] : []) {
        this.#joined.set(id, call);
      }
      return handedOver;
    };
    const call: Call = new Call(this.#exchange, begun, {
      handOver,
      kept,
      onError: this.#options.onError,
    });
    return call;
  }

  async #run(call: Call, { id, account }: CallBegun): Promise<void> {
    this.#running.set(id, call);
    this.#beginning.delete(id);
    try {
      await call.run();
    } catch (error) {
      this.#options.onError(error);
    }
    try {
      if (!call.isLeft) await this.#tell(id, account, call.record);
    } finally {
      // Another may have taken it up by now.
      if (this.#running.get(id) === call) this.#running.delete(id);
      for (const [channel, joined] of this.#joined) {
        if (joined === call) this.#joined.delete(channel);
      }
    }
  }

  async #tell(id: string, account: CallAccount, record: CallRecord): Promise<void> {
    await this.#options.portal.tell(account, record);
    this.#exchange.kept.drop(id);
  }

  /** A call for help goes out without the portal too. */
  async #accountWith(phone: string, called: string): Promise<CallAccount | null> {
    try {
      const isForHelp = emergencyNumbers.includes(called);
      return await this.#options.portal.accountOf({ phone }, { isForHelp });
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

function idOf(event: AriEvent): string {
  if (event.type === 'ChannelTransfer') return event.referred_by.source_channel.id;
  if ('channel' in event) return event.channel.id;
  return 'playback' in event ? event.playback.id : event.recording.name;
}
