import { type DeclineWay, webPhoneHeaders } from '@jackfield/contract/api/web-phone';
import { indexOf, type Outcome, type RingAsk } from '@jackfield/domain/routing';
import type { CallAccount, OutsideLeg } from '../portal/portal.ts';
import type { CallState } from './call-state.ts';
import type { Caller } from './caller.ts';
import { isOfTrunk } from './causes.ts';
import type { Inbox } from './inbox.ts';
import type { Exchange } from './exchange-parts.ts';
import type { Dialled, DialOptions, Legs } from './legs.ts';

export interface RingingOptions {
  readonly exchange: Exchange;
  readonly account: CallAccount;
  readonly state: CallState;
  readonly caller: Caller;
  readonly legs: Legs;
  readonly inbox: Inbox;
  /** Phones of these people ring; of nobody any more. */
  rings(people: readonly string[]): void;
}

/** When people in a queue who were all busy are rung again, in seconds. */
const ringsAgainAfter = 5;
/** How long a line outside rings, in seconds. */
const outsideRings = 60;
/** What a call shows that shows no number. */
const withheld = 'anonymous';

/** The variable of a channel by which its INVITE carries a header. */
const headerOf = (name: string) => `PJSIP_HEADER(add,${name})`;

/** Rings telephones and lines outside for a call; who takes it is `state.taker` then. */
export class Ringing {
  readonly #options: RingingOptions;
  /** Who talks in this call, and how that ends. */
  readonly #busy = new Map<string, () => void>();
  /** People whom it rings now, with a telephone or without. */
  #ringers: readonly string[] = [];
  /** Those of them whose telephones ring. */
  #rung = new Set<string>();
  /** What becomes of the call where the one person whom it rings declines it. */
  #way: DeclineWay | null = null;
  /** Telephones of people that the account did not have when the call began. */
  readonly #later = new Map<string, readonly string[]>();

  constructor(options: RingingOptions) {
    this.#options = options;
  }

  /** Nobody talks in this call any more. */
  end(): void {
    for (const who of this.#busy.keys()) this.isFree(who);
  }

  /** How many of the seconds for what is asked now are left. */
  left(seconds: number): number {
    return Math.max(
      0,
      seconds - (this.#options.exchange.clock.now() - this.#options.state.askedAt) / 1000,
    );
  }

  /** Somebody is no longer free for queues. */
  isBusy(who: string): void {
    if (!this.#busy.has(who)) this.#busy.set(who, this.#options.exchange.queues.talk(who));
  }

  isFree(who: string): void {
    this.#busy.get(who)?.();
    this.#busy.delete(who);
  }

  /**
   * @param of what rings: a person declines on any phone for all of theirs (CALL-16), one of several
   * people for the one phone
   */
  async ring(
    { ringers, manner, seconds }: Omit<RingAsk, 'kind' | 'node'>,
    of?: RingAsk['node'],
  ): Promise<Outcome> {
    const { caller } = this.#options;
    const way = of?.kind === 'teammate' ? this.#declinedWay(of.id) : null;
    await caller.ring();
    const rounds = manner === 'inTurn' ? ringers.map((one) => [one]) : [ringers];
    let isTaken = false;
    for (const people of rounds) {
      isTaken = await this.#dialPeople(people, (seconds * 1000) / rounds.length, way);
      if (isTaken) break;
    }
    await caller.stopRinging();
    return isTaken ? 'answers' : 'silent';
  }

  async queue({ node, ringers, seconds }: RingAsk): Promise<Outcome> {
    const { account, caller, state } = this.#options;
    const { clock, queues } = this.#options.exchange;
    const most = account.config.teams.find(({ id }) => id === node.id)?.maxCallers ?? Infinity;
    // Who is taken up again has a place already.
    const { times, askedAt } = state;
    const place = queues.enter(node.id, times === 0 ? most : Infinity, askedAt);
    if (place === null) return 'silent';
    let music: (() => Promise<void>) | undefined;
    try {
      await caller.answer();
      music = this.#wait(account.holdMusicOf(node.id));
      const until = clock.now() + seconds * 1000;
      for (let left = seconds * 1000; left > 0; left = until - clock.now()) {
        const isTurn = place.isFirst && ringers.some((id) => queues.isFree(id));
        const how = isTurn ? await this.#dialFree(ringers, left) : 'silent';
        if (how === 'answers') return how;
        // Who was busy may be free then.
        const again = Math.min(isTurn ? ringsAgainAfter * 1000 : left, until - clock.now());
        if (how === 'silent' && again > 0) await this.#pause(again);
      }
      return 'silent';
    } finally {
      place.leave();
      await music?.();
    }
  }

  /** Rings who does not talk; 'again' once somebody else stops talking meanwhile. */
  async #dialFree(ringers: readonly string[], milliseconds: number): Promise<Outcome | 'again'> {
    const { queues } = this.#options.exchange;
    const free = ringers.filter((id) => queues.isFree(id));
    const isNew = (id: string) => queues.isFree(id) && !free.includes(id);
    const ignore = queues.onChange(() => {
      if (ringers.some(isNew)) this.#options.legs.giveUp();
    });
    try {
      if (await this.#dialPeople(free, milliseconds)) return 'answers';
      return ringers.some(isNew) ? 'again' : 'silent';
    } finally {
      ignore();
    }
  }

  /** Until something of the queues changes, or the time is over. */
  async #pause(milliseconds: number): Promise<void> {
    const changed = Promise.withResolvers<void>();
    const ignore = this.#options.exchange.queues.onChange(changed.resolve);
    try {
      await Promise.race([
        this.#options.inbox.next(() => undefined, milliseconds),
        changed.promise,
      ]);
    } finally {
      ignore();
    }
  }

  /** Plays music, or rings where there is none to be had; what it returns ends that. */
  #wait(music: readonly string[]): () => Promise<void> {
    const { caller } = this.#options;
    // It may be too late for that.
    const startRinging = () => void caller.ring().catch(() => {});
    if (music.length === 0) startRinging();
    const end = music.length > 0 && caller.repeat(music, startRinging);
    return async () => {
      if (end) await end();
      await caller.stopRinging();
    };
  }

  /** A telephone of a person has signed in: it rings too, now or when its person is rung next. */
  join(who: string, name: string): void {
    if (!this.#phonesOf(who).includes(name)) {
      this.#later.set(who, [...(this.#later.get(who) ?? []), name]);
    }
    const rings = this.#ringers.includes(who) && this.#options.legs.join(this.#dialled(who, name));
    if (!rings || this.#rung.has(who)) return;
    this.#rung.add(who);
    this.#options.rings([...this.#rung]);
  }

  #phonesOf(who: string): readonly string[] {
    return [...this.#options.account.phonesOf(who), ...(this.#later.get(who) ?? [])];
  }

  #dialled(who: string, name: string): Dialled {
    const variables = {
      [headerOf(webPhoneHeaders.call)]: this.#options.state.recordId,
      ...(this.#way && { [headerOf(webPhoneHeaders.decline)]: this.#way }),
    };
    return { endpoint: `PJSIP/${name}`, who, variables };
  }

  /**
   * Whether somebody takes the call; not where all telephones refuse it and nobody is woken, or
   * nobody has one.
   */
  async #dialPeople(
    people: readonly string[],
    milliseconds: number,
    way: DeclineWay | null = null,
  ): Promise<boolean> {
    const { account, rings } = this.#options;
    this.#way = way;
    const phones = people.flatMap((who) =>
      this.#phonesOf(who).map((name) => this.#dialled(who, name)),
    );
    this.#ringers = people;
    this.#rung = new Set(phones.map(({ who }) => who));
    rings([...this.#rung]);
    const isTaken = await this.#dial(phones, {
      milliseconds,
      callerId: this.#shown,
      isOnePerson: way !== null,
      awaited: people.filter((who) => account.isWoken(who)),
    });
    this.#ringers = [];
    if (!isTaken) rings([]);
    return isTaken;
  }

  /** What becomes of a call that a person declines: what becomes of those that they miss. */
  #declinedWay(personId: string): DeclineWay {
    const { missedCall } = indexOf(this.#options.account.config).people.get(personId) ?? {};
    return missedCall?.actionType === 'voicemail' ? 'voicemail' : 'onward';
  }

  async #dial(all: readonly Dialled[], options: Omit<DialOptions, 'originator'>): Promise<boolean> {
    const taker = await this.#options.legs.dial(all, {
      ...options,
      originator: this.#options.state.channelId,
    });
    this.#options.state.taker = taker;
    if (taker) this.isBusy(taker.who);
    return taker !== null;
  }

  /** What telephones show of who calls: a colleague with name and extension. */
  get #shown(): string {
    const { from, personId, caller } = this.#options.state;
    if (personId === null) return from ?? withheld;
    return `"${caller.name}" <${caller.number}>`;
  }

  /** By the first trunk that can. */
  async ringOutside({ number, from }: OutsideLeg, variables = {}): Promise<boolean> {
    const { caller, exchange, legs } = this.#options;
    await caller.ring();
    const callerId = from ?? withheld;
    let isTaken = false;
    for (const endpoint of exchange.outside(number)) {
      const milliseconds = this.left(outsideRings) * 1000;
      isTaken = await this.#dial([{ endpoint, who: number, variables }], {
        milliseconds,
        callerId,
      });
      if (isTaken || !isOfTrunk(legs.cause)) break;
    }
    await caller.stopRinging();
    return isTaken;
  }
}
