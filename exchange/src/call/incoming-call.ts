import { randomUUID } from 'node:crypto';
import {
  type Answer,
  type Ask,
  type Outcome,
  reasonMessages,
  refusalOf,
  type RouteEnd,
  type RouteNode,
  ringSeconds,
  walkOf,
} from '@jackfield/domain/routing';
import { t } from '@jackfield/texts';
import { type IvrInput, ivrInputs } from '@jackfield/contract/api/routing';
import { type Ari, AriError } from '../ari/ari.ts';
import type { AriEvent, Channel, HangUpReason } from '../ari/events.ts';
import type { CallAccount, CallRecord, CallStep, HelpCall, OutsideLeg } from '../portal/portal.ts';
import type { Clock } from './clock.ts';
import { type Destination, destinationOf } from './destination.ts';
import { CallerGone, Inbox } from './inbox.ts';
import { isOfTrunk, whyNot } from './causes.ts';
import { locationVariables } from './location.ts';
import { type Dialled, type Leg, Legs } from './legs.ts';
import type { Meter } from './meter.ts';
import { nameOf } from './names.ts';
import type { Queues } from './queues.ts';
import { Sounds } from './sounds.ts';
import { type SentOn, talk } from './talk.ts';

type KeyAsk = Extract<Ask, { kind: 'key' }>;
type RingAsk = Extract<Ask, { kind: 'ring' }>;

/** What all calls of an exchange share. */
export interface Exchange {
  readonly ari: Pick<Ari, 'request'>;
  readonly app: string;
  readonly clock: Clock;
  readonly queues: Queues;
  readonly meter: Pick<Meter, 'start' | 'stop'>;
  /** The sound after which callers leave a message (`beepWave`), as Asterisk finds it. */
  readonly beep: string;
  /** Whether a call of an account may go out to a number: by its credit, and what stops it. */
  mayCall(account: CallAccount, call: { to: string; personId: string | null }): Promise<boolean>;
  /** Tells the portal of a call for help, while it rings. */
  tellOfHelp(account: CallAccount, call: HelpCall): void;
  /** The endpoints of Asterisk by which an outside number is called, in the order to try them. */
  outside(number: string): readonly string[];
}

/** Where a call can go by itself. */
export type Way = Exclude<Destination, { kind: 'pickUp' }>;

export interface Incoming {
  readonly id: string;
  readonly channel: Channel;
  readonly account: CallAccount;
  readonly way: Way;
  /** What was called: a number in E.164, or an extension. */
  readonly number: string;
  /** The caller in E.164; null when withheld. */
  readonly from: string | null;
  /** Who calls by a telephone of the account; null for a call from outside. */
  readonly personId: string | null;
  /** Takes the other end of a call that a channel is in, for this one. */
  handOver(channel: string): HandedOver | null;
}

/** The other end of a call that was ended for it. */
export interface HandedOver {
  readonly leg: Leg;
  /** What it costs, where it is outside. */
  readonly line: OutsideLeg | null;
}

/** Causes of Asterisk by which callers are refused who were not answered. */
const refusals: Readonly<Partial<Record<RouteEnd['kind'], HangUpReason>>> = {
  blocked: 'rejected',
  noroute: 'unallocated',
  loop: 'congestion',
  hangup: 'no_answer',
};

/** The longest message that somebody leaves, and the silence that ends one, in seconds. */
const longestMessage = 180;
const silenceEnds = 10;
/** When people in a queue who were all busy are rung again, in seconds. */
const ringsAgainAfter = 5;
/** How long a line outside rings, in seconds. */
const outsideRings = 60;
/** What a call shows that shows no number. */
const withheld = 'anonymous';

/** Somebody's telephone that sent the call on, for as long as it is not clear what comes of that. */
interface Sender {
  readonly leg: Leg;
  readonly node: RouteNode;
}

/**
 * A call: it carries out what the walk of its account's routing asks, tells the walk what people did,
 * and ends as the walk says (CALL-01, CALL-02); or it goes to a number outside (CALL-07). Who talks
 * may send the other on, and it goes its way again (CALL-08). Whatever happens, its channels end with
 * it and it leaves one record.
 */
export class IncomingCall {
  readonly #exchange: Exchange;
  readonly #incoming: Incoming;
  readonly #inbox: Inbox;
  readonly #legs: Legs;
  readonly #sounds: Sounds;
  readonly #stops: CallStep[] = [];
  readonly #outside: OutsideLeg[] = [];
  readonly #startedAt: number;
  /** It ended because Asterisk could not be told anything. */
  isCutOff = false;
  /** Whose way it is: the caller's, until the caller sends the other one on. */
  #channelId: string;
  /** The person behind that channel. */
  #personId: string | null;
  #isAnswered: boolean = false;
  #isHungUp = false;
  /** The last key of a menu was a wrong one. */
  #isWrong = false;
  /** Somebody's telephone that took the call. */
  #taker: Leg | null = null;
  #sender: Sender | null = null;
  #ringsIn: string | null = null;
  /** Who talks in this call, and how that ends. */
  readonly #busy = new Map<string, () => void>();
  /** How the first way ended, which decides what became of the call. */
  #end: RouteEnd | null = null;
  #answeredBy: string | null = null;
  #answeredAt: number | null = null;

  constructor(exchange: Exchange, incoming: Incoming) {
    this.#exchange = exchange;
    this.#incoming = incoming;
    this.#channelId = incoming.channel.id;
    this.#personId = incoming.personId;
    this.#inbox = new Inbox(exchange.clock);
    this.#startedAt = exchange.clock.now();
    const { ari, app } = exchange;
    const own = { ari, inbox: this.#inbox, callId: incoming.id };
    this.#legs = new Legs({ ...own, app });
    this.#sounds = new Sounds(own);
  }

  /** Hears an event of one of its channels, playbacks or recordings. */
  take(event: AriEvent): void {
    this.#legs.take(event);
    if ('channel' in event && event.channel.id === this.#channelId) {
      const isGone = event.type === 'ChannelDestroyed' || event.type === 'StasisEnd';
      if (isGone) return this.#inbox.end();
    }
    this.#inbox.take(event);
  }

  /** Hears that only these channels are there: whoever is missing has hung up unheard. */
  missAll(there: ReadonlySet<string>): void {
    for (const id of [this.#channelId, ...this.#legs.ids]) {
      if (!there.has(id)) this.take({ type: 'ChannelDestroyed', channel: { id } });
    }
  }

  /** The team that it rings in, if any. */
  get ringsIn(): string | null {
    return this.#ringsIn;
  }

  /** A telephone takes the call that rings elsewhere; answers whether it does ring. */
  pickUp({ id }: Channel, personId: string): boolean {
    return this.#legs.pickUp({ id, who: personId, endpoint: '', isWaiting: true });
  }

  get accountId(): string {
    return this.#incoming.account.id;
  }

  /** Ends but for the other end of a channel, which goes on in another call. */
  handOver(channel: string): HandedOver | null {
    const taker = this.#taker;
    if (taker === null || this.#answeredAt === null || this.#sender) return null;
    if (channel !== this.#channelId) {
      const leg = { id: this.#channelId, who: this.#personId ?? '', endpoint: '' };
      this.#legs.release(taker.id);
      this.#channelId = taker.id;
      this.#inbox.end();
      return { leg, line: this.#lineOf(leg.who) };
    }
    this.#legs.release(taker.id);
    this.#inbox.end();
    return { leg: taker, line: this.#lineOf(taker.who) };
  }

  /** Takes what an outside number costs out of this call. */
  #lineOf(number: string): OutsideLeg | null {
    const at = this.#outside.findIndex(
      (line) => line.number === number && line.answeredAt !== null,
    );
    return at === -1 ? null : (this.#outside.splice(at, 1)[0] ?? null);
  }

  /** Runs until nothing of the call is left. */
  async run(): Promise<CallRecord> {
    if (this.#personId !== null) this.#isBusy(this.#personId);
    try {
      let way: Way | null = this.#incoming.way;
      while (way !== null) way = await this.#go(way);
    } catch (error) {
      if (!(error instanceof CallerGone) && !isGone(error)) throw error;
      this.isCutOff = error instanceof AriError && error.status === 0;
    } finally {
      for (const who of this.#busy.keys()) this.#isFree(who);
      await this.#hangUp('normal');
      await this.#legs.end();
      await this.#quietly('DELETE', `bridges/${this.#bridgeId}`);
    }
    return this.#record();
  }

  get #channel(): string {
    return `channels/${this.#channelId}`;
  }

  get #bridgeId(): string {
    return nameOf(this.#incoming.id, 'bridge');
  }

  /** Goes a way to its end, or until somebody sends the call on: answers where to. */
  async #go(way: Way): Promise<Way | null> {
    if (way.kind === 'outside') return this.#callOut(way.number);
    if (way.kind === 'emergency') return this.#callForHelp(way.number);
    const end = await this.#walk(way.to);
    this.#end ??= end;
    this.#stops.push({ node: end.node, reason: end.reason, at: end.at });
    return this.#finish(end);
  }

  async #walk(number: Extract<Way, { kind: 'inside' }>['to']): Promise<RouteEnd> {
    const { account, from } = this.#incoming;
    const walk = walkOf(
      account.config,
      { number, from, at: this.#exchange.clock.now() },
      {
        note: (node, at, reason) => this.#stops.push({ node, at, reason: reason() }),
        trace: () => {},
      },
    );
    let step = walk.next();
    while (step.done !== true) {
      const heard = await this.#carryOut(step.value);
      step = walk.next({ heard, at: this.#exchange.clock.now() });
    }
    return step.value;
  }

  /** Somebody is no longer free for queues. */
  #isBusy(who: string): void {
    if (!this.#busy.has(who)) this.#busy.set(who, this.#exchange.queues.talk(who));
  }

  #isFree(who: string): void {
    this.#busy.get(who)?.();
    this.#busy.delete(who);
  }

  async #carryOut(asked: Ask): Promise<Answer['heard']> {
    if (asked.kind === 'key') return this.#askKey(asked);
    this.#ringsIn = asked.node.kind === 'team' ? asked.node.id : null;
    try {
      return await (asked.manner === 'queue' ? this.#queue(asked) : this.#ring(asked));
    } finally {
      this.#ringsIn = null;
    }
  }

  async #ring({ ringers, manner, seconds }: RingAsk): Promise<Answer['heard']> {
    await this.#request('POST', `${this.#channel}/ring`);
    const rounds = manner === 'inTurn' ? ringers.map((one) => [one]) : [ringers];
    let isTaken = false;
    for (const people of rounds) {
      isTaken = await this.#dialPeople(people, (seconds * 1000) / rounds.length);
      if (isTaken) break;
    }
    // Who was answered by a menu would hear it go on.
    if (this.#isAnswered) await this.#quietly('DELETE', `${this.#channel}/ring`);
    return isTaken ? 'answers' : 'silent';
  }

  async #queue({ node, ringers, seconds }: RingAsk): Promise<Answer['heard']> {
    const { account } = this.#incoming;
    const { clock, queues } = this.#exchange;
    const most = account.config.teams.find(({ id }) => id === node.id)?.maxCallers ?? Infinity;
    const place = queues.enter(node.id, most);
    if (place === null) return 'silent';
    let music: (() => Promise<void>) | undefined;
    try {
      await this.#answer();
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
    const { queues } = this.#exchange;
    const free = ringers.filter((id) => queues.isFree(id));
    const isNew = (id: string) => queues.isFree(id) && !free.includes(id);
    const ignore = queues.onChange(() => {
      if (ringers.some(isNew)) this.#legs.giveUp();
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
    const ignore = this.#exchange.queues.onChange(changed.resolve);
    try {
      await Promise.race([this.#inbox.next(() => undefined, milliseconds), changed.promise]);
    } finally {
      ignore();
    }
  }

  /** Plays music, or rings where there is none to be had; what it returns ends that. */
  #wait(music: readonly string[]): () => Promise<void> {
    const ring = `${this.#channel}/ring`;
    const startRinging = () => void this.#quietly('POST', ring);
    if (music.length === 0) startRinging();
    const end = music.length > 0 && this.#sounds.repeat(this.#channel, music, startRinging);
    return async () => {
      if (end) await end();
      await this.#quietly('DELETE', ring);
    };
  }

  /** Whether somebody takes the call; not where all telephones refuse it, or nobody has one. */
  async #dialPeople(people: readonly string[], milliseconds: number): Promise<boolean> {
    const { account } = this.#incoming;
    const phones = people.flatMap((who): Dialled[] =>
      account.phonesOf(who).map((name) => ({ endpoint: `PJSIP/${name}`, who })),
    );
    return this.#dial(phones, { milliseconds, callerId: this.#shown });
  }

  async #dial(
    all: readonly Dialled[],
    options: { milliseconds: number; callerId: string },
  ): Promise<boolean> {
    const taker = await this.#legs.dial(all, { ...options, originator: this.#channelId });
    this.#taker = taker;
    if (taker) this.#isBusy(taker.who);
    return taker !== null;
  }

  /** What telephones show of who calls: a colleague with name and extension. */
  get #shown(): string {
    const { from, personId, channel } = this.#incoming;
    if (personId === null) return from ?? withheld;
    return `"${channel.caller.name}" <${channel.caller.number}>`;
  }

  async #askKey({ menu }: KeyAsk): Promise<IvrInput> {
    const { account } = this.#incoming;
    await this.#answer();
    const pressed = this.#nextKey();
    const { greeting, invalidMedia, transferMedia } = menu.menuMedia;
    const sounds = [this.#isWrong ? invalidMedia : null, greeting].flatMap(
      (id) => account.soundOf(id ?? '') ?? [],
    );
    const playing = sounds.length === 0 ? null : this.#sounds.play(this.#channel, sounds);
    const heard = await Promise.race([pressed.key, playing?.done ?? true]);
    if (playing && typeof heard !== 'boolean') await playing.stop();
    const late = this.#exchange.clock.after(menu.timeout * 1000, pressed.giveUp);
    const key = await pressed.key;
    late();
    this.#isWrong = key !== null && !menu.keys.some(({ input }) => input === key);
    const isTransfer = key !== null && !this.#isWrong;
    if (isTransfer) await this.#say(account.soundOf(transferMedia ?? ''));
    return key ?? 'timeout';
  }

  /** The next key that is pressed; null once it is given up. */
  #nextKey() {
    const given = Promise.withResolvers<null>();
    const heard = this.#inbox.next((event) =>
      event.type === 'ChannelDtmfReceived' && isKey(event.digit) ? event.digit : undefined,
    );
    const key = Promise.race([heard, given.promise]);
    // Nobody may wait for it any more when the caller hangs up.
    key.catch(() => {});
    return { key, giveUp: () => given.resolve(null) };
  }

  async #finish(end: RouteEnd): Promise<Way | null> {
    const { account } = this.#incoming;
    switch (end.kind) {
      case 'answered':
        return this.#talk();
      case 'external':
        return this.#callOut(end.node.id);
      case 'voicemail':
        return this.#takeMessage(account.greetingOf(end.node.id));
      case 'message':
        await this.#arrive();
        await this.#say(account.soundOf(end.node.id));
        return this.#hangUp('normal');
      default: {
        const menu = account.config.menus.find(({ id }) => id === end.node.id);
        if (this.#sender) return this.#comeBack(this.#sender);
        if (this.#isAnswered && menu) {
          await this.#say(account.soundOf(menu.menuMedia.exitMedia ?? ''));
        }
        return this.#hangUp(this.#isAnswered ? 'normal' : (refusals[end.kind] ?? 'normal'));
      }
    }
  }

  /** Lets both talk until one of them hangs up, or sends the other on. */
  async #talk(): Promise<Way | null> {
    const { account } = this.#incoming;
    const { ari, clock, meter } = this.#exchange;
    const taker = this.#taker;
    if (taker === null) return this.#hangUp('failure');
    await this.#arrive();
    await this.#request('POST', 'bridges', { type: 'mixing', bridgeId: this.#bridgeId });
    await this.#answer();
    if (taker.isWaiting) await this.#request('POST', `channels/${taker.id}/answer`);
    this.#answeredAt ??= clock.now();
    this.#answeredBy ??= taker.who;
    const line = this.#outside.at(-1);
    if (line?.number === taker.who && line.answeredAt === null) {
      line.answeredAt = clock.now();
      meter.start(account, line, taker.id);
    }
    const people = [
      ...(this.#personId === null ? [] : [this.#channelId]),
      ...(account.phonesOf(taker.who).length === 0 ? [] : [taker.id]),
    ];
    const sent = await talk(
      {
        ari,
        inbox: this.#inbox,
        sounds: this.#sounds,
        bridgeId: this.#bridgeId,
        holdMusic: account.holdMusicOf(''),
        canSendOn: new Set(people),
      },
      [this.#channelId, taker.id],
    );
    return sent === null ? this.#hangUp('normal') : this.#sendOn(sent, taker);
  }

  /** Whoever is sent on waits; who sent them hears what comes of it, and stays until then. */
  async #sendOn({ by, to }: SentOn, taker: Leg): Promise<Way | null> {
    const { account } = this.#incoming;
    const isByCaller = by === this.#channelId;
    const leg = isByCaller ? { id: by, who: this.#personId ?? '', endpoint: '' } : taker;
    const other = to.destination_channel && this.#incoming.handOver(to.destination_channel.id);
    const way = destinationOf(account, to.requested_destination.destination ?? '');
    const name = account.config.people.find(({ id }) => id === leg.who)?.name ?? '';
    const node = { kind: 'teammate', id: leg.who, name } as const;
    const sender = { leg, node };
    this.#sender = sender;
    if (isByCaller) {
      this.#legs.swap(taker.id, leg);
      this.#channelId = taker.id;
      this.#personId = account.phonesOf(taker.who).length === 0 ? null : taker.who;
    }
    const reason = t(reasonMessages.sentOn, { name });
    this.#stops.push({ node, reason, at: this.#exchange.clock.now() });
    await this.#quietly('DELETE', `bridges/${this.#bridgeId}`);
    if (other) return this.#talkWith(other);
    if (!isOpen(way)) return this.#comeBack(sender);
    await this.#tell(leg, 'channel_progress');
    return way;
  }

  /** The other end of a second call, to which this one was sent on. */
  #talkWith({ leg, line }: HandedOver): Promise<Way | null> {
    this.#legs.add(leg);
    if (line) this.#outside.push(line);
    this.#taker = leg;
    this.#isBusy(leg.who);
    return this.#talk();
  }

  /** Nobody took a call that was sent on: it rings who sent it. */
  async #comeBack({ leg, node }: Sender): Promise<Way | null> {
    this.#sender = null;
    const reason = t(reasonMessages.comesBackTo, { name: node.name });
    this.#stops.push({ node, reason, at: this.#exchange.clock.now() });
    // Asterisk ends the telephone's channel with that: it rings again.
    await this.#tell(leg, 'channel_unavailable');
    await this.#legs.hangUp(leg);
    const isTaken = await this.#ring({
      kind: 'ring',
      node,
      ringers: [leg.who],
      manner: 'together',
      seconds: ringSeconds,
    });
    return isTaken === 'answers' ? this.#talk() : this.#hangUp('no_answer');
  }

  /** A call that was sent on has come to somebody: who sent it is done with it. */
  async #arrive(): Promise<void> {
    const sender = this.#sender;
    if (sender === null) return;
    this.#sender = null;
    await this.#tell(sender.leg, 'channel_answered');
    await this.#legs.hangUp(sender.leg);
    this.#isFree(sender.leg.who);
  }

  /** How a call goes that a telephone sent on (NOTIFY with sipfrag, RFC 3515). */
  #tell({ id }: Leg, states: string): Promise<void> {
    return this.#quietly('POST', `channels/${id}/transfer_progress`, { states });
  }

  async #callOut(number: string): Promise<Way | null> {
    const { account } = this.#incoming;
    const line = this.#lineTo(number);
    const { personId } = line;
    const isKept = personId !== null && refusalOf(account.config, number) !== null;
    const mayCall = !isKept && (await this.#exchange.mayCall(account, { to: number, personId }));
    if (mayCall && (await this.#ringOutside(line))) return this.#talk();
    line.endedAt = this.#exchange.clock.now();
    if (this.#sender) return this.#comeBack(this.#sender);
    return this.#hangUp(mayCall ? whyNot(this.#legs.cause) : 'rejected');
  }

  /** Nothing keeps a call for help back, and admins are told while it rings. */
  async #callForHelp(number: string): Promise<Way | null> {
    const { account } = this.#incoming;
    const line = this.#lineTo(number);
    const { id, personId, from, startedAt } = line;
    const address = account.addressOf(personId ?? '');
    this.#exchange.tellOfHelp(account, { id, personId, number, from, address, startedAt });
    const variables = address === null ? {} : locationVariables(address);
    if (await this.#ringOutside(line, variables)) return this.#talk();
    line.endedAt = this.#exchange.clock.now();
    return this.#hangUp(whyNot(this.#legs.cause));
  }

  /** Of the person who calls or sends a call on, or of the number whose calls are forwarded. */
  #lineTo(number: string): OutsideLeg {
    const { account, number: called } = this.#incoming;
    const { clock } = this.#exchange;
    const personId = this.#sender?.leg.who ?? this.#incoming.personId;
    const from = personId === null ? account.callerIdOf(called) : account.numberOf(personId);
    const times = { startedAt: clock.now(), answeredAt: null, endedAt: clock.now() };
    const line = { id: randomUUID(), number, from, personId, ...times };
    this.#outside.push(line);
    return line;
  }

  /** By the first trunk that can. */
  async #ringOutside({ number, from }: OutsideLeg, variables = {}): Promise<boolean> {
    await this.#request('POST', `${this.#channel}/ring`);
    const options = { milliseconds: outsideRings * 1000, callerId: from ?? withheld };
    let isTaken = false;
    for (const endpoint of this.#exchange.outside(number)) {
      isTaken = await this.#dial([{ endpoint, who: number, variables }], options);
      if (isTaken || !isOfTrunk(this.#legs.cause)) break;
    }
    if (this.#isAnswered) await this.#quietly('DELETE', `${this.#channel}/ring`);
    return isTaken;
  }

  async #takeMessage(greeting: string | null): Promise<null> {
    await this.#arrive();
    await this.#answer();
    const sounds = [...(greeting === null ? [] : [greeting]), this.#exchange.beep];
    await this.#sounds.play(this.#channel, sounds).done;
    const name = nameOf(this.#incoming.id, 'message');
    const recorded = this.#inbox.next((event) => {
      const isEnd = event.type === 'RecordingFinished' || event.type === 'RecordingFailed';
      return isEnd && event.recording.name === name ? true : undefined;
    });
    await this.#request('POST', `${this.#channel}/record`, {
      name,
      format: 'wav',
      ifExists: 'fail',
      maxDurationSeconds: longestMessage,
      maxSilenceSeconds: silenceEnds,
      terminateOn: '#',
    });
    await recorded;
    return this.#hangUp('normal');
  }

  async #say(sound: string | null): Promise<void> {
    await this.#answer();
    if (sound !== null) await this.#sounds.play(this.#channel, [sound]).done;
  }

  async #answer(): Promise<void> {
    if (this.#isAnswered) return;
    await this.#request('POST', `${this.#channel}/answer`);
    this.#isAnswered = true;
  }

  /** Once: a second one would tell the carrier its own reason. */
  async #hangUp(reason: HangUpReason): Promise<null> {
    if (!this.#isHungUp) {
      this.#isHungUp = true;
      await this.#quietly('DELETE', this.#channel, { reason });
    }
    return null;
  }

  #request(method: 'POST' | 'DELETE', path: string, query: Record<string, string | number> = {}) {
    return this.#exchange.ari.request(method, path, { query });
  }

  /** Of what may have ended by itself meanwhile. */
  async #quietly(
    method: 'POST' | 'DELETE',
    path: string,
    query: Record<string, string | number> = {},
  ): Promise<void> {
    await this.#request(method, path, query).catch(() => {});
  }

  #record(): CallRecord {
    const { number, from, way, personId, channel } = this.#incoming;
    const end = this.#end;
    const endedAt = this.#exchange.clock.now();
    for (const line of this.#outside) this.#exchange.meter.stop(line);
    return {
      id: randomUUID(),
      number,
      from: personId === null ? from : channel.caller.number,
      personId,
      isOutside: way.kind !== 'inside',
      stops: this.#stops,
      end: end && { kind: end.kind, node: end.node },
      answeredBy: this.#answeredBy,
      outside: this.#outside.map((line) =>
        line.answeredAt === null ? line : { ...line, endedAt },
      ),
      startedAt: this.#startedAt,
      answeredAt: this.#answeredAt,
      endedAt,
    };
  }
}

/** Whether a call can be sent on there; help speaks with who asked for it. */
const isOpen = (way: Destination | null): way is Extract<Way, { kind: 'inside' | 'outside' }> =>
  way?.kind === 'inside' || way?.kind === 'outside';

/**
 * A request that found its channel gone, or leaving, says the same as the event that comes after it.
 * A bridge answers 400 or 422 for such a channel.
 */
const isGone = (error: unknown) =>
  error instanceof AriError &&
  ([0, 404, 409].includes(error.status) || /Channel not (found|in Stasis)/.test(error.message));

const isKey = (digit: string): digit is Exclude<IvrInput, 'timeout'> =>
  digit !== 'timeout' && (ivrInputs as readonly string[]).includes(digit);
