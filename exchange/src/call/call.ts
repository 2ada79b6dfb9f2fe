import {
  type Answer,
  type Ask,
  goodbyeOf,
  reasonMessages,
  type RouteEnd,
  ringSeconds,
  sentence,
  type Walking,
  walkOf,
} from '@jackfield/domain/routing';
import { type Ari, AriError } from '../ari/ari.ts';
import type { AriEvent, Bridge, Channel, HangUpReason } from '../ari/events.ts';
import type { CallRecord } from '../portal/portal.ts';
import type { CallBegun, CallTies, HandedOver, Way } from './call-begun.ts';
import { type CallState, newState, recordOf, type Sender } from './call-state.ts';
import { type Destination, destinationOf } from './destination.ts';
import { Caller } from './caller.ts';
import { CallerGone, Inbox } from './inbox.ts';
import { type Leg, Legs } from './legs.ts';
import { messageName, recordMessage } from './message.ts';
import { MenuKeys } from './menu-keys.ts';
import { nameOf } from './names.ts';
import { OutsideLines } from './outside-lines.ts';
import type { Exchange } from './exchange-parts.ts';
import { Recorder } from './recorder.ts';
import { Ringing } from './ringing.ts';
import { playNames, Sounds } from './sounds.ts';
import { type SentOn, talk } from './talk.ts';
import { askedBy, walkAgain } from './walk-again.ts';
import { Whereabouts } from './whereabouts.ts';

type Query = Readonly<Record<string, string | number>>;

/** Causes of Asterisk by which callers are refused who were not answered. */
const refusals: Readonly<Partial<Record<RouteEnd['kind'], HangUpReason>>> = {
  blocked: 'rejected',
  noroute: 'unallocated',
  loop: 'congestion',
  hangup: 'no_answer',
};

/** How long Asterisk may take to tell how a call goes that was sent on, in milliseconds. */
const tellsWithin = 1000;
/** Where a call goes that was sent to nobody. */
const nowhere: Way = { kind: 'inside', to: '' };

/**
 * A call: it carries out what the walk of its account's routing asks, tells the walk what people did,
 * and ends as the walk says (CALL-01, CALL-02); or it goes to a number outside (CALL-07). Who talks
 * may send the other on, and it goes its way again (CALL-08). Whatever happens, its channels end with
 * it and it leaves one record. Where it is is kept, so that it can be taken up again (CALL-09): the
 * walk is driven by what was heard, and what was asked last is carried out anew.
 */
export class Call {
  readonly #exchange: Exchange;
  readonly #begun: CallBegun;
  readonly #ties: CallTies;
  readonly #inbox: Inbox;
  readonly #legs: Legs;
  readonly #sounds: Sounds;
  readonly #ari: Exchange['ari'];
  readonly #state: CallState;
  readonly #caller: Caller;
  readonly #keys: MenuKeys;
  readonly #ringing: Ringing;
  readonly #outside: OutsideLines;
  readonly #recorder: Recorder;
  readonly #whereabouts: Whereabouts;
  /** Another takes it up again: this one does nothing any more. */
  #isLeft = false;
  /** The channel of a second call, to which its owner sent this one on. */
  #second: string | null = null;
  #secondEnds: Promise<void> | null = null;
  #whenTold: () => void = () => {};
  /** When its caller was seen last who hung up unheard. */
  #goneAt: number | null = null;

  constructor(exchange: Exchange, begun: CallBegun, ties: CallTies) {
    const { clock, app } = exchange;
    const { kept } = ties;
    this.#ties = ties;
    this.#exchange = exchange;
    this.#begun = begun;
    this.#state = kept ? { ...kept, times: kept.times + 1 } : newState(begun, clock.now());
    this.#inbox = new Inbox(clock);
    this.#ari = { request: (...asked) => this.#ask(...asked) };
    const own = {
      ari: this.#ari,
      inbox: this.#inbox,
      callId: begun.id,
      nameOf: (part: string | number) => this.#nameOf(part),
    };
    this.#legs = new Legs({ ...own, app });
    this.#sounds = new Sounds(own);
    this.#caller = new Caller({
      ari: this.#ari,
      sounds: this.#sounds,
      channelId: () => this.#state.channelId,
      isAnswered: begun.channel.state === 'Up',
    });
    const { account } = begun;
    const shared = { account, caller: this.#caller, inbox: this.#inbox };
    this.#keys = new MenuKeys({ ...shared, clock });
    this.#ringing = new Ringing({
      ...shared,
      exchange,
      state: this.#state,
      legs: this.#legs,
      rings: (people) =>
        this.#whereabouts.enter(
          this.#whereabouts.kind === 'waiting' ? 'waiting' : 'ringing',
          people,
        ),
    });
    this.#outside = new OutsideLines({
      exchange,
      begun,
      state: this.#state,
      ringing: this.#ringing,
      legs: this.#legs,
      begins: (now) => {
        this.#keep({ askedAt: now });
        this.#whereabouts.enter('ringing');
      },
    });
    this.#recorder = new Recorder({
      ari: this.#ari,
      clock,
      parts: this.#state.recorded,
      nameOf: (count) => nameOf(begun.id, `recording${count}`),
      keep: () => this.#keep(),
      onError: ties.onError,
    });
    this.#whereabouts = new Whereabouts({
      account,
      state: this.#state,
      clock,
      live: exchange.live,
      record: () => this.record,
      isRecording: () => this.#recorder.isRecording,
      isLeft: () => this.#isLeft,
    });
    const { taker, sender } = this.#state;
    for (const leg of [taker, sender?.leg]) if (leg) this.#legs.add(leg);
  }

  /** How it went, once it ran. */
  get record(): CallRecord {
    return recordOf(this.#state, this.#goneAt ?? this.#exchange.clock.now());
  }

  get isLeft(): boolean {
    return this.#isLeft;
  }

  /** Of its channels that are open. */
  get ids(): string[] {
    return [this.#state.channelId, ...this.#legs.ids, ...(this.#second ? [this.#second] : [])];
  }

  /** Hears an event of one of its channels, playbacks or recordings. */
  take(event: AriEvent): void {
    this.#legs.take(event);
    this.#recorder.take(event);
    if (event.type === 'ChannelTransfer' && event.state !== undefined) this.#whenTold();
    if ('channel' in event && event.channel.id === this.#state.channelId) {
      const isGone = event.type === 'ChannelDestroyed' || event.type === 'StasisEnd';
      if (isGone) return this.#inbox.end();
    }
    this.#inbox.take(event);
  }

  /** Hears that these of its channels went unheard, after they were seen last. */
  miss(ids: readonly string[], seenAt: number): void {
    if (ids.includes(this.#state.channelId)) this.#goneAt = seenAt;
    for (const id of ids) this.take({ type: 'ChannelDestroyed', channel: { id } });
  }

  /** The team that it rings in, if any. */
  get ringsIn(): string | null {
    return this.#whereabouts.teamId;
  }

  /** A telephone takes the call that rings elsewhere; answers whether it does ring. */
  pickUp({ id }: Channel, personId: string): boolean {
    return this.#legs.pickUp({ id, who: personId, endpoint: '', isWaiting: true });
  }

  /** A telephone of a person has signed in, who may be rung now. */
  join(personId: string, phone: string): void {
    this.#ringing.join(personId, phone);
  }

  /** Whether it rings, or waits for somebody to be free. */
  get ringsPeople(): boolean {
    return ['ringing', 'waiting'].includes(this.#whereabouts.kind);
  }

  /** What its account is known by. */
  get asked(): CallBegun['asked'] {
    return this.#begun.asked;
  }

  get accountId(): string {
    return this.#begun.account.id;
  }

  /** Ends but for the other end of a channel, which goes on in another call. */
  handOver(channel: string): HandedOver | null {
    const { taker, channelId, channelPersonId, isTalking } = this.#state;
    if (taker === null || !isTalking || this.#state.sender) return null;
    const caller = { id: channelId, who: channelPersonId ?? '', endpoint: '' };
    const [own, leg] = channel === channelId ? [caller, taker] : [taker, caller];
    const line = this.#outside.handOver(leg.who);
    this.#legs.release(taker.id);
    this.#caller.release();
    // Taken up again, it would only end.
    this.#keep({ taker: null, channelId: own.id });
    this.#inbox.end();
    return { leg, own, line };
  }

  /** Leaves it where it is. */
  leave(): void {
    this.#isLeft = true;
    this.#inbox.end();
  }

  /** Runs until nothing of the call is left, or until it is left itself. */
  async run(): Promise<void> {
    const { channelPersonId, taker, sender } = this.#state;
    for (const who of [channelPersonId, taker?.who, sender?.leg.who])
      if (who) this.#ringing.isBusy(who);
    try {
      this.#keep();
      if (this.#state.times > 0) await this.#stopSounds();
      else void this.#caller.quietly('POST', `${this.#caller.path}/variable`, this.#own);
      let way = this.#state.isTalking ? await this.#talk() : await this.#go(this.#state.way);
      while (way !== null) way = await this.#go(way);
    } catch (error) {
      if (error instanceof AriError && error.status === 0) this.leave();
      else if (!(error instanceof CallerGone) && !isGone(error)) throw error;
    } finally {
      this.#ringing.end();
      this.#outside.end();
      if (!this.#isLeft) {
        this.#exchange.live.ended(this.#state.recordId);
        await this.#caller.hangUp('normal');
        await this.#legs.end();
        await this.#recorder.end();
        await this.#caller.quietly('DELETE', `bridges/${this.#bridgeId}`);
        await this.#secondEnds;
      }
    }
  }

  /** Asterisk keeps the name of a bridge from others for a while after that has ended. */
  get #bridgeId(): string {
    return nameOf(this.#begun.id, `bridge${this.#state.bridges}`);
  }

  /** Whose channel it is. */
  get #own(): Query {
    return { variable: 'JF_CALL', value: `${this.#begun.id},caller` };
  }

  /** What was begun before the call was taken up has other names. */
  #nameOf(part: string | number, times = this.#state.times): string {
    return nameOf(this.#begun.id, times === 0 ? part : `${times}.${part}`);
  }

  /** Where it is now is where it would be taken up again. */
  #keep(change: Partial<CallState> = {}): void {
    if (this.#isLeft) return;
    Object.assign(this.#state, change, { keptAt: this.#exchange.clock.now() });
    this.#exchange.kept.keep(this.#state);
    this.#whereabouts.tell();
  }

  /** Ends what plays since before the call was taken up again: the next would wait for it. */
  async #stopSounds(): Promise<void> {
    const names = playNames.map((name) => this.#nameOf(name, this.#state.times - 1));
    await Promise.all(names.map((name) => this.#caller.quietly('DELETE', `playbacks/${name}`)));
  }

  /** Goes a way to its end, or until somebody sends the call on: answers where to. */
  async #go(way: Way): Promise<Way | null> {
    if (way.kind === 'outside') return this.#callOut(way.number);
    if (way.kind === 'emergency') return this.#callForHelp(way.number);
    return this.#finish(this.#state.wayEnd ?? (await this.#walk(way.to)));
  }

  async #walk(number: Extract<Way, { kind: 'inside' }>['to']): Promise<RouteEnd> {
    const { clock } = this.#exchange;
    let walk = this.#startWalk(number);
    let step = walkAgain(walk, this.#state.answers);
    if (step === null) {
      // What was heard belongs to routing that is not there any more.
      this.#keep({ answers: [], askedAt: clock.now() });
      walk = this.#startWalk(number);
      step = walk.next();
    }
    while (step.done !== true) {
      this.#keep();
      const heard = await this.#carryOut(step.value);
      const at = clock.now();
      this.#state.answers.push({ asked: askedBy(step.value), heard, at });
      this.#state.askedAt = at;
      step = walk.next({ heard, at });
    }
    const wayEnd = step.value;
    const { node, reason, at, kind } = wayEnd;
    this.#state.stops.push({ node, reason, at });
    this.#keep({ wayEnd, end: this.#state.end ?? { kind, node } });
    return wayEnd;
  }

  #startWalk(number: Extract<Way, { kind: 'inside' }>['to']): Walking<RouteEnd> {
    const { account, from } = this.#begun;
    const { stops, stopsBefore, wayBeganAt } = this.#state;
    stops.length = stopsBefore;
    return walkOf(
      account.config,
      { number, from, at: wayBeganAt },
      {
        note: (node, at, reason) => stops.push({ node, at, reason: reason() }),
        trace: () => {},
      },
    );
  }

  async #carryOut(asked: Ask): Promise<Answer['heard']> {
    if (asked.kind === 'key') {
      this.#whereabouts.enter('listening');
      return this.#keys.ask(asked.menu);
    }
    const ring = { ...asked, seconds: this.#ringing.left(asked.seconds) };
    this.#whereabouts.teamId = asked.node.kind === 'team' ? asked.node.id : null;
    this.#whereabouts.enter(asked.manner === 'queue' ? 'waiting' : 'ringing');
    try {
      return await (asked.manner === 'queue'
        ? this.#ringing.queue(ring)
        : this.#ringing.ring(ring, asked.node));
    } finally {
      this.#whereabouts.teamId = null;
    }
  }

  async #finish(end: RouteEnd): Promise<Way | null> {
    const { account } = this.#begun;
    switch (end.kind) {
      case 'answered':
        return this.#talk();
      case 'external':
        return this.#callOut(end.node.id);
      case 'voicemail':
        return this.#takeMessage(account.greetingOf(end.node.id));
      case 'message':
        await this.#arrive();
        await this.#caller.say(account.soundOf(end.node.id));
        return this.#caller.hangUp('normal');
      default: {
        if (this.#state.sender) return this.#comeBack(this.#state.sender);
        const goodbye = goodbyeOf(account.config, end);
        if (this.#caller.isAnswered && goodbye) await this.#caller.say(account.soundOf(goodbye));
        return this.#caller.hangUp(
          this.#caller.isAnswered ? 'normal' : (refusals[end.kind] ?? 'normal'),
        );
      }
    }
  }

  /** Whether somebody is of the account; else they are a number outside. */
  #isPerson(who: string | null): who is string {
    return this.#begun.account.config.people.some(({ id }) => id === who);
  }

  /** Lets both talk until one of them hangs up, or sends the other on. */
  async #talk(): Promise<Way | null> {
    const { account } = this.#begun;
    const { clock, meter } = this.#exchange;
    const { taker, channelId } = this.#state;
    // Who took the call may have hung up by now.
    if (taker === null || !this.#legs.has(taker)) return this.#caller.hangUp('normal');
    await this.#arrive();
    const last = this.#state.outside.at(-1);
    const line = last?.number === taker.who ? last : null;
    const areTogether = await this.#areTogether([channelId, taker.id]);
    if (!areTogether) {
      await this.#caller.request('POST', 'bridges', { type: 'mixing', bridgeId: this.#bridgeId });
      await this.#caller.answer();
      if (taker.isWaiting) await this.#caller.request('POST', `channels/${taker.id}/answer`);
      const now = clock.now();
      if (line) line.answeredAt ??= now;
      this.#keep({
        isTalking: true,
        answeredAt: this.#state.answeredAt ?? now,
        answeredBy: this.#state.answeredBy ?? taker.who,
      });
      await this.#record(taker);
      if (!this.#legs.has(taker)) return this.#caller.hangUp('normal');
    } else await this.#recorder.goOn(this.#bridgeId);
    if (line) meter.start(account, line, taker.id);
    const talking = [this.#state.channelPersonId, taker.who].filter((who) => this.#isPerson(who));
    this.#whereabouts.enter('talking', talking);
    const people = [
      ...(this.#state.channelPersonId === null ? [] : [channelId]),
      ...(this.#isPerson(taker.who) ? [taker.id] : []),
    ];
    const sent = await talk(
      {
        ari: this.#ari,
        inbox: this.#inbox,
        sounds: this.#sounds,
        bridgeId: this.#bridgeId,
        holdMusic: account.holdMusicOf(''),
        sendOn: (channel) => (people.includes(channel) ? this.#stepAside(channel, taker) : null),
        held: (isHeld) => this.#whereabouts.enter(isHeld ? 'onHold' : 'talking', talking),
        areTogether,
      },
      [channelId, taker.id],
    );
    return sent === null ? this.#caller.hangUp('normal') : this.#sendOn(sent);
  }

  /**
   * Records the talk that is about to begin, where the person who has it wants that (REC-01). Where
   * somebody has to be told, both hear it first; what could not be told is not recorded.
   */
  async #record(taker: Leg): Promise<void> {
    const { account, personId, from, number } = this.#begun;
    const { channelPersonId, outside, way } = this.#state;
    const people = [channelPersonId, taker.who].filter((who) => this.#isPerson(who));
    const [who] = people;
    if (!who) return;
    const ends = personId === null ? [number, from] : [account.numberOf(personId)];
    const isHelp = way.kind === 'emergency';
    const how = account.recordingOf(who, {
      direction: who === personId ? 'outbound' : 'inbound',
      partner: isHelp ? 'help' : people.length > 1 ? 'colleague' : 'outside',
      numbers: [...ends, ...outside.flatMap((line) => (line.answeredAt ? line.number : []))],
    });
    if (how === 'none' || (how === 'announced' && !(await this.#tellBoth(taker)))) return;
    await this.#recorder.begin(this.#bridgeId, who);
  }

  /** Tells both that they are recorded; answers whether both heard it, and are there still. */
  async #tellBoth(taker: Leg): Promise<boolean> {
    const { recordingNotice } = this.#begun.account;
    if (recordingNotice === null) return false;
    const notices = [
      this.#caller.play([recordingNotice]),
      this.#sounds.play(`channels/${taker.id}`, [recordingNotice]),
    ];
    const heard = await Promise.all(notices.map(({ done }) => done));
    return heard.every(Boolean) && this.#legs.has(taker);
  }

  /** Who sends the other on is a leg of theirs; answers that. */
  #stepAside(channel: string, taker: Leg): Leg {
    const { channelId, channelPersonId } = this.#state;
    if (channel !== channelId) return taker;
    const leg = { id: channel, who: channelPersonId ?? '', endpoint: '' };
    this.#legs.swap(taker.id, leg);
    this.#state.channelId = taker.id;
    this.#state.channelPersonId = this.#isPerson(taker.who) ? taker.who : null;
    return leg;
  }

  /** Whether they talk by now; what is left of a bridge without them is ended, or none can be made. */
  async #areTogether(ids: readonly string[]): Promise<boolean> {
    if (!this.#state.isTalking && this.#state.times === 0) return false;
    const bridges = await this.#ari.request<Bridge[]>('GET', 'bridges');
    const bridge = bridges.find(({ id }) => id === this.#bridgeId);
    if (bridge && ids.every((id) => bridge.channels.includes(id))) return true;
    await this.#endBridge();
    return false;
  }

  async #endBridge(): Promise<void> {
    const ended = this.#bridgeId;
    this.#state.bridges += 1;
    await this.#recorder.end();
    await this.#caller.quietly('DELETE', `bridges/${ended}`);
  }

  /** Whoever is sent on waits; who sent them hears what comes of it, and stays until then. */
  async #sendOn({ by: leg, to }: SentOn): Promise<Way | null> {
    const { account } = this.#begun;
    const other = to.destination_channel && this.#ties.handOver(to.destination_channel.id);
    const destination = destinationOf(account, to.requested_destination.destination ?? '');
    const way = isOpen(destination) ? destination : null;
    const name = account.config.people.find(({ id }) => id === leg.who)?.name ?? '';
    const node = { kind: 'teammate', id: leg.who, name } as const;
    const sender = { leg, node };
    const now = this.#exchange.clock.now();
    this.#state.stops.push({ node, reason: sentence(reasonMessages.sentOn, { name }), at: now });
    this.#state.sender = sender;
    const ended = Promise.all([this.#endBridge(), this.#isReferred(leg)]);
    if (other) this.#goOnWith(other);
    else if (way) this.#beginWay(way, now);
    // Taken up again it comes back too.
    else this.#beginWay(nowhere, now, { kind: 'noroute', node, reason: '', at: now });
    await ended;
    if (other) return this.#talk();
    if (way === null) return this.#comeBack(sender);
    await this.#tell(leg, 'channel_progress');
    return way;
  }

  #beginWay(way: Way, now: number, wayEnd: RouteEnd | null = null): void {
    this.#keep({
      way,
      wayBeganAt: now,
      stopsBefore: this.#state.stops.length,
      answers: [],
      askedAt: now,
      wayEnd,
      taker: null,
      isTalking: false,
    });
  }

  /** With the other end of a second call, to which this one was sent on. */
  #goOnWith({ leg, own, line }: HandedOver): void {
    this.#legs.add(leg);
    this.#secondEnds = this.#endSecond(own.id);
    if (line) this.#state.outside.push(line);
    this.#ringing.isBusy(leg.who);
    this.#keep({ taker: leg });
  }

  /** Once Asterisk has told how it went: it reads that channel meanwhile, even when it is gone. */
  async #endSecond(id: string): Promise<void> {
    const told = Promise.withResolvers<void>();
    this.#second = id;
    this.#whenTold = told.resolve;
    const giveUp = this.#exchange.clock.after(tellsWithin, told.resolve);
    await told.promise;
    giveUp();
    this.#second = null;
    await this.#caller.quietly('DELETE', `channels/${id}`, { reason: 'normal' });
  }

  /** Nobody took a call that was sent on: it rings who sent it. */
  async #comeBack({ leg, node }: Sender): Promise<Way | null> {
    this.#state.sender = null;
    const reason = sentence(reasonMessages.comesBackTo, { name: node.name });
    this.#state.stops.push({ node, reason, at: this.#exchange.clock.now() });
    // Asterisk ends the telephone's channel with that: it rings again.
    await this.#tell(leg, 'channel_unavailable');
    await this.#legs.hangUp(leg);
    const isTaken = await this.#ringing.ring({
      ringers: [leg.who],
      manner: 'together',
      seconds: ringSeconds,
    });
    return isTaken === 'answers' ? this.#talk() : this.#caller.hangUp('no_answer');
  }

  /** A call that was sent on has come to somebody: who sent it is done with it. */
  async #arrive(): Promise<void> {
    const sender = this.#state.sender;
    if (sender === null) return;
    this.#state.sender = null;
    await this.#tell(sender.leg, 'channel_answered');
    await this.#legs.hangUp(sender.leg);
    this.#ringing.isFree(sender.leg.who);
  }

  /**
   * Once Asterisk is done with the REFER of a telephone: it tells of it before it has kept what it needs
   * to hear how that goes, and ends by itself where it hears at once (res_pjsip_refer, docs/exchange.md).
   * What is asked of the phone's dialog waits for its turn behind the REFER.
   */
  #isReferred({ id }: Leg): Promise<void> {
    const query = { variable: 'CHANNEL(pjsip,secure)' };
    return this.#caller.quietly('GET', `channels/${id}/variable`, query);
  }

  /** How a call goes that a telephone sent on (NOTIFY with sipfrag, RFC 3515). */
  #tell({ id }: Leg, states: string): Promise<void> {
    return this.#caller.quietly('POST', `channels/${id}/transfer_progress`, { states });
  }

  async #callOut(number: string): Promise<Way | null> {
    const refused = await this.#outside.ring(number);
    if (refused === null) return this.#talk();
    if (this.#state.sender) return this.#comeBack(this.#state.sender);
    return this.#caller.hangUp(refused);
  }

  async #callForHelp(number: string): Promise<Way | null> {
    const refused = await this.#outside.ringForHelp(number);
    return refused === null ? this.#talk() : this.#caller.hangUp(refused);
  }

  async #takeMessage(greeting: string | null): Promise<null> {
    const name = messageName(this.#begun.id);
    const isTakenUp = this.#state.times > 0;
    await recordMessage(
      { ari: this.#ari, inbox: this.#inbox, name, isTakenUp },
      this.#caller.path,
      async () => {
        await this.#arrive();
        await this.#caller.answer();
        this.#whereabouts.enter('message');
        const sounds = [...(greeting === null ? [] : [greeting]), this.#exchange.beep];
        await this.#caller.play(sounds).done;
      },
    );
    return this.#caller.hangUp('normal');
  }

  /** Who left a call asks for nothing any more: another has it. */
  #ask<Told>(...asked: Parameters<Ari['request']>): Promise<Told> {
    if (this.#isLeft) return Promise.reject(new AriError(asked[1], 0));
    return this.#exchange.ari.request<Told>(...asked);
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
  ([404, 409].includes(error.status) || /Channel not (found|in Stasis)/.test(error.message));
