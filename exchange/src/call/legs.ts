import type { Ari } from '../ari/ari.ts';
import type { AriEvent, HangUpReason } from '../ari/events.ts';
import { declined, isRefusal } from './causes.ts';
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
  /** People who may sign a telephone in meanwhile: it rings on for them without one. */
  readonly awaited?: readonly string[];
}

/** What rings now. */
interface Round {
  readonly legs: Leg[];
  readonly options: DialOptions;
  /** Channels that have not ended. */
  readonly ringing: Set<string>;
  readonly awaited: Set<string>;
  /** Who has refused it by a telephone. */
  readonly refused: Set<string>;
}

/** The channels that a call opens beside its caller's. */
export class Legs {
  readonly #options: LegsOptions;
  readonly #open = new Map<string, Leg>();
  /** Ends what rings: with a telephone that picks it up, or without. */
  #endRinging: ((how: Leg | 'givenUp') => void) | null = null;
  #round: Round | null = null;
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

  /**
   * Rings some at once until one answers; null once all have refused and nobody is awaited who has
   * not, or the time is over.
   */
  async dial(all: readonly Dialled[], options: DialOptions): Promise<Leg | null> {
    const { milliseconds, awaited = [] } = options;
    this.cause = undefined;
    if (all.length === 0) return null;
    const legs = all.map((one) => this.#legOf(one));
    const ringing = new Set(legs.map(({ id }) => id));
    const round = { legs, options, ringing, awaited: new Set(awaited), refused: new Set<string>() };
    // Heard from before the first is dialled: a telephone may answer before the request does.
    const heard = this.#options.inbox.next((event) => heardIn(round, event), milliseconds);
    for (const leg of legs) void this.#openLeg(leg, options);
    const ended = Promise.withResolvers<Leg | 'givenUp'>();
    this.#endRinging = ended.resolve;
    this.#round = round;
    const dialled = await Promise.race([heard, ended.promise]).finally(() => {
      this.#endRinging = null;
      this.#round = null;
    });
    const taken = typeof dialled === 'string' ? null : dialled;
    const others = new Set(legs.map(({ id }) => id).filter((id) => id !== taken?.id));
    // Telephones keep no missed call of what others took, or what rings them again.
    const isElsewhere = taken !== null || dialled === 'givenUp';
    const reason = dialled === 'declined' ? 'rejected' : 'no_answer';
    await this.#hangUp(({ id }) => others.has(id), isElsewhere ? 'answered_elsewhere' : reason);
    return taken;
  }

  /**
   * Rings a telephone that has signed in beside what rings; answers whether it does. Not where it
   * rings already, or its person has refused.
   */
  join(one: Dialled): boolean {
    const round = this.#round;
    if (round === null || round.refused.has(one.who)) return false;
    const rings = ({ id, endpoint }: Leg) => endpoint === one.endpoint && round.ringing.has(id);
    if (round.legs.some(rings)) return false;
    const leg = this.#legOf(one);
    round.legs.push(leg);
    round.ringing.add(leg.id);
    void this.#openLeg(leg, round.options);
    return true;
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

/** What an event says of what rings: that somebody took it, or that nobody is left to. */
function heardIn(round: Round, event: AriEvent): Leg | 'refused' | 'declined' | undefined {
  const { legs, ringing, awaited, refused, options } = round;
  if (event.type === 'StasisStart') return legs.find(({ id }) => id === event.channel.id);
  if (event.type !== 'ChannelDestroyed' || !ringing.delete(event.channel.id)) return undefined;
  if (options.isOnePerson && event.cause === declined) return 'declined';
  const who = legs.find(({ id }) => id === event.channel.id)?.who;
  if (who !== undefined && isRefusal(event.cause)) {
    awaited.delete(who);
    refused.add(who);
  }
  return ringing.size + awaited.size === 0 ? 'refused' : undefined;
}
