import type { Ari } from '../ari/ari.ts';
import type { AriEvent, HangUpReason } from '../ari/events.ts';
import { declined } from './causes.ts';
import type { Inbox } from './inbox.ts';

/** A telephone that is called, or a line outside. */
export interface Dialled {
  /** Of Asterisk, such as PJSIP/d1001. */
  readonly endpoint: string;
  /** Who is behind it: the id of a person, or a number. */
  readonly who: string;
  /** Of its channel, set before it rings. */
  readonly variables?: Readonly<Record<string, string>>;
}

export interface LegsOptions {
  readonly ari: Pick<Ari, 'request'>;
  readonly app: string;
  readonly inbox: Inbox;
  readonly callId: string;
  /** What a channel of the call is named. */
  nameOf(count: number): string;
}

/** A channel that a call opened. */
export interface Leg extends Dialled {
  readonly id: string;
  /** It picked up by calling, and is not answered yet. */
  readonly isWaiting?: boolean;
}

export interface DialOptions {
  readonly milliseconds: number;
  /** What telephones show. */
  readonly callerId: string;
  /** The channel of who calls. */
  readonly originator: string;
  /** They are one person's telephones: who declines on one declines for all (603 of RFC 3261). */
  readonly isOnePerson?: boolean;
}

/** The channels that a call opens beside its caller's. */
export class Legs {
  readonly #options: LegsOptions;
  readonly #open = new Map<string, Leg>();
  /** Ends what rings: with a telephone that picks it up, or without. */
  #endRinging: ((how: Leg | 'givenUp') => void) | null = null;
  /** Why the channel ended that ended last, by Q.850; none where it could not be called. */
  cause: number | undefined;
  #count = 0;

  constructor(options: LegsOptions) {
    this.#options = options;
  }

  /** Of the channels that are open. */
  get ids(): string[] {
    return [...this.#open.keys()];
  }

  has({ id }: Leg): boolean {
    return this.#open.has(id);
  }

  /** Hears which channels are gone; every event of the call comes by. */
  take(event: AriEvent): void {
    if (event.type === 'ChannelDestroyed' && this.#open.delete(event.channel.id)) {
      this.cause = event.cause;
    }
  }

  /** Rings some at once until one answers; null once all have refused, or the time is over. */
  async dial(all: readonly Dialled[], options: DialOptions): Promise<Leg | null> {
    const { milliseconds, isOnePerson = false } = options;
    this.cause = undefined;
    const { inbox } = this.#options;
    if (all.length === 0) return null;
    const legs = all.map((one) => this.#legOf(one));
    const ringing = new Set(legs.map(({ id }) => id));
    // Heard from before the first is dialled: a telephone may answer before the request does.
    const heard = inbox.next((event): Leg | 'refused' | 'declined' | undefined => {
      if (event.type === 'StasisStart') return legs.find(({ id }) => id === event.channel.id);
      if (event.type !== 'ChannelDestroyed' || !ringing.delete(event.channel.id)) return undefined;
      if (isOnePerson && event.cause === declined) return 'declined';
      return ringing.size === 0 ? 'refused' : undefined;
    }, milliseconds);
    for (const leg of legs) void this.#openLeg(leg, options);
    const ended = Promise.withResolvers<Leg | 'givenUp'>();
    this.#endRinging = ended.resolve;
    const dialled = await Promise.race([heard, ended.promise]);
    this.#endRinging = null;
    const taken = typeof dialled === 'string' ? null : dialled;
    const others = new Set(legs.map(({ id }) => id).filter((id) => id !== taken?.id));
    // Telephones keep no missed call of what others took, or what rings them again.
    const isElsewhere = taken !== null || dialled === 'givenUp';
    const reason = dialled === 'declined' ? 'rejected' : 'no_answer';
    await this.#hangUp(({ id }) => others.has(id), isElsewhere ? 'answered_elsewhere' : reason);
    return taken;
  }

  /** Ends every leg that is left. */
  end(): Promise<void> {
    return this.#hangUp(() => true, 'normal');
  }

  /** Ends one. */
  hangUp({ id }: Leg): Promise<void> {
    return this.#hangUp((leg) => leg.id === id, 'normal');
  }

  /** Somebody's telephone takes what rings; answers whether anything does. */
  pickUp(leg: Leg): boolean {
    if (this.#endRinging === null) return false;
    this.add(leg);
    this.#endRinging(leg);
    return true;
  }

  /** Rings no longer what rings. */
  giveUp(): void {
    this.#endRinging?.('givenUp');
  }

  /** A channel of elsewhere is of this call from now on. */
  add(leg: Leg): void {
    this.#open.set(leg.id, leg);
  }

  /** One is of another call from now on. */
  release(id: string): void {
    this.#open.delete(id);
  }

  /** One is the caller's from now on, and what was the caller's channel is a leg. */
  swap(id: string, caller: Leg): void {
    this.release(id);
    this.add(caller);
  }

  #legOf(one: Dialled): Leg {
    this.#count += 1;
    return { ...one, id: this.#options.nameOf(this.#count) };
  }

  async #openLeg(leg: Leg, { milliseconds, callerId, originator }: DialOptions): Promise<void> {
    const { ari, app, callId, inbox } = this.#options;
    this.add(leg);
    try {
      await ari.request('POST', 'channels', {
        query: {
          endpoint: leg.endpoint,
          app,
          appArgs: `leg,${callId}`,
          channelId: leg.id,
          originator,
          callerId,
          // Ours ends it; this is for the time without us.
          timeout: Math.ceil(Math.min(milliseconds, 86_400_000) / 1000) + 5,
        },
        body: { variables: { JF_CALL: `${callId},leg,${leg.who}`, ...leg.variables } },
      });
    } catch {
      // A telephone that is not signed in is one that refuses.
      this.#open.delete(leg.id);
      inbox.take({ type: 'ChannelDestroyed', channel: { id: leg.id } });
    }
  }

  async #hangUp(which: (leg: Leg) => boolean, reason: HangUpReason): Promise<void> {
    const ending = [...this.#open.values()].filter(which);
    for (const { id } of ending) this.#open.delete(id);
    await Promise.all(
      ending.map(({ id }) =>
        // It may have hung up by itself meanwhile.
        this.#options.ari
          .request('DELETE', `channels/${id}`, { query: { reason } })
          .catch(() => {}),
      ),
    );
  }
}
