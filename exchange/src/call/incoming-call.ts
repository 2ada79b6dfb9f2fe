import { randomUUID } from 'node:crypto';
import {
  type Answer,
  type Ask,
  type RouteEnd,
  type RouteStep,
  walkOf,
} from '@jackfield/domain/routing';
import { type IvrInput, ivrInputs } from '@jackfield/contract/api/routing';
import { type Ari, AriError } from '../ari/ari.ts';
import type { AriEvent, Channel } from '../ari/events.ts';
import type { CallAccount, CallRecord } from '../portal/portal.ts';
import type { Clock } from './clock.ts';
import { CallerGone, Inbox } from './inbox.ts';
import { type Dialled, type Leg, Legs } from './legs.ts';
import { nameOf } from './names.ts';
import type { Queues } from './queues.ts';

type KeyAsk = Extract<Ask, { kind: 'key' }>;
type RingAsk = Extract<Ask, { kind: 'ring' }>;

/** What all calls of an exchange share. */
export interface Exchange {
  readonly ari: Pick<Ari, 'request'>;
  readonly app: string;
  readonly clock: Clock;
  readonly queues: Queues;
  /** The sound after which callers leave a message (`beepWave`), as Asterisk finds it. */
  readonly beep: string;
  /** Whether a call of an account may go out to a number: by its credit, and what stops it. */
  mayCall(account: CallAccount, to: string): Promise<boolean>;
  /** The endpoint of Asterisk by which an outside number is called. */
  outside(number: string): string;
}

export interface Incoming {
  readonly id: string;
  readonly channel: Channel;
  readonly account: CallAccount;
  /** What was called, in E.164. */
  readonly number: string;
  /** The caller in E.164; null when withheld. */
  readonly from: string | null;
}

/** Causes of Asterisk by which callers are refused who were not answered. */
const refusals: Readonly<Partial<Record<RouteEnd['kind'], string>>> = {
  blocked: 'rejected',
  noroute: 'unallocated',
  loop: 'congestion',
};

/** The longest message that somebody leaves, and the silence that ends one, in seconds. */
const longestMessage = 180;
const silenceEnds = 10;
/** When people in a queue who were all busy are rung again, in seconds. */
const ringsAgainAfter = 5;
/** How long a line outside rings, in seconds. */
const outsideRings = 60;

/**
 * A call that comes in: it carries out what the walk of its account's routing asks, tells the walk
 * what people did, and ends as the walk says (CALL-01, CALL-02). Whatever happens, its channels end
 * with it and it leaves one record.
 */
export class IncomingCall {
  readonly #exchange: Exchange;
  readonly #incoming: Incoming;
  readonly #inbox: Inbox;
  readonly #legs: Legs;
  readonly #steps: RouteStep[] = [];
  readonly #startedAt: number;
  /** It ended because Asterisk could not be told anything. */
  isCutOff = false;
  #isAnswered = false;
  #isHungUp = false;
  /** The last key of a menu was a wrong one. */
  #isWrong = false;
  /** Somebody's telephone that took the call. */
  #taker: Leg | null = null;
  #answeredAt: number | null = null;
  #plays = 0;

  constructor(exchange: Exchange, incoming: Incoming) {
    this.#exchange = exchange;
    this.#incoming = incoming;
    this.#inbox = new Inbox(exchange.clock);
    this.#startedAt = exchange.clock.now();
    this.#legs = new Legs({
      ari: exchange.ari,
      app: exchange.app,
      inbox: this.#inbox,
      callId: incoming.id,
      caller: incoming.channel.id,
    });
  }

  /** Hears an event of one of its channels, playbacks or recordings. */
  take(event: AriEvent): void {
    this.#legs.take(event);
    if ('channel' in event && event.channel.id === this.#incoming.channel.id) {
      const isGone = event.type === 'ChannelDestroyed' || event.type === 'StasisEnd';
      if (isGone) return this.#inbox.end();
    }
    this.#inbox.take(event);
  }

  /** Hears that only these channels are there: whoever is missing has hung up unheard. */
  missAll(there: ReadonlySet<string>): void {
    for (const id of [this.#incoming.channel.id, ...this.#legs.ids]) {
      if (!there.has(id)) this.take({ type: 'ChannelDestroyed', channel: { id } });
    }
  }

  /** Runs until nothing of the call is left. */
  async run(): Promise<CallRecord> {
    let end: RouteEnd | null = null;
    try {
      end = await this.#walk();
      await this.#finish(end);
    } catch (error) {
      if (!(error instanceof CallerGone) && !isGone(error)) throw error;
      this.isCutOff = error instanceof AriError && error.status === 0;
    } finally {
      await this.#hangUp('normal');
      await this.#legs.end();
      await this.#quietly('DELETE', `bridges/${this.#bridgeId}`);
    }
    return this.#recordOf(end);
  }

  get #channel(): string {
    return `channels/${this.#incoming.channel.id}`;
  }

  get #bridgeId(): string {
    return nameOf(this.#incoming.id, 'bridge');
  }

  async #walk(): Promise<RouteEnd> {
    const { account, number, from } = this.#incoming;
    const walk = walkOf(
      account.config,
      { number, from, at: this.#startedAt },
      {
        note: (node, at, reason) => this.#steps.push({ node, at, reason: reason() }),
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

  #carryOut(asked: Ask): Promise<Answer['heard']> {
    if (asked.kind === 'key') return this.#askKey(asked);
    return asked.manner === 'queue' ? this.#queue(asked) : this.#ring(asked);
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
    const leave = queues.enter(node.id, most);
    if (leave === null) return 'silent';
    let music: (() => Promise<void>) | undefined;
    try {
      await this.#answer();
      music = await this.#holdMusic(account.holdMusicOf(node.id));
      const until = clock.now() + seconds * 1000;
      for (let left = seconds * 1000; left > 0; left = until - clock.now()) {
        if (await this.#dialPeople(ringers, left)) return 'answers';
        // Everybody is busy: they are rung again once they may be free.
        await this.#inbox.next(() => undefined, Math.min(ringsAgainAfter * 1000, left));
      }
      return 'silent';
    } finally {
      leave();
      await music?.();
    }
  }

  /** Plays sounds again and again, or rings where there are none; what it returns ends that. */
  async #holdMusic(sounds: readonly string[]): Promise<() => Promise<void>> {
    if (sounds.length === 0) {
      await this.#request('POST', `${this.#channel}/ring`);
      return () => this.#quietly('DELETE', `${this.#channel}/ring`);
    }
    let playing = this.#play(sounds);
    let isOver = false;
    const again = async (): Promise<void> => {
      await playing.done;
      if (isOver) return;
      playing = this.#play(sounds);
      await again();
    };
    // It ends with the caller too.
    void again().catch(() => {});
    return () => {
      isOver = true;
      return playing.stop();
    };
  }

  /** Whether somebody takes the call; not where all telephones refuse it, or nobody has one. */
  async #dialPeople(people: readonly string[], milliseconds: number): Promise<boolean> {
    const { account, from } = this.#incoming;
    const phones = people.flatMap((who): Dialled[] =>
      account.phonesOf(who).map((name) => ({ endpoint: `PJSIP/${name}`, who })),
    );
    const callerId = from ?? 'anonymous';
    this.#taker = await this.#legs.dial(phones, { milliseconds, callerId });
    return this.#taker !== null;
  }

  async #askKey({ menu }: KeyAsk): Promise<IvrInput> {
    const { account } = this.#incoming;
    await this.#answer();
    const pressed = this.#nextKey();
    const { greeting, invalidMedia, transferMedia } = menu.menuMedia;
    const sounds = [this.#isWrong ? invalidMedia : null, greeting].flatMap(
      (id) => account.soundOf(id ?? '') ?? [],
    );
    const playing = sounds.length === 0 ? null : this.#play(sounds);
    if (playing && (await Promise.race([pressed.key, playing.done])) !== true) await playing.stop();
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

  async #finish(end: RouteEnd): Promise<void> {
    const { account } = this.#incoming;
    switch (end.kind) {
      case 'answered':
        return this.#talk();
      case 'external':
        return this.#callOut(end.node.id);
      case 'voicemail':
        return this.#record(account.greetingOf(end.node.id));
      case 'message':
        await this.#say(account.soundOf(end.node.id));
        return this.#hangUp('normal');
      default: {
        const menu = account.config.menus.find(({ id }) => id === end.node.id);
        if (this.#isAnswered && menu) {
          await this.#say(account.soundOf(menu.menuMedia.exitMedia ?? ''));
        }
        return this.#hangUp(this.#isAnswered ? 'normal' : (refusals[end.kind] ?? 'normal'));
      }
    }
  }

  /** Lets caller and taker talk until one of them hangs up. */
  async #talk(): Promise<void> {
    const taker = this.#taker;
    if (taker === null) return this.#hangUp('failure');
    await this.#request('POST', 'bridges', { type: 'mixing', bridgeId: this.#bridgeId });
    const ended = this.#inbox.next((event) =>
      event.type === 'ChannelDestroyed' && event.channel.id === taker.id ? true : undefined,
    );
    await this.#answer();
    this.#answeredAt = this.#exchange.clock.now();
    await this.#request('POST', `bridges/${this.#bridgeId}/addChannel`, {
      channel: `${this.#incoming.channel.id},${taker.id}`,
    });
    await ended;
    await this.#hangUp('normal');
  }

  async #callOut(number: string): Promise<void> {
    const { account, number: called } = this.#incoming;
    if (!(await this.#exchange.mayCall(account, number))) return this.#hangUp('unallowed');
    if (!this.#isAnswered) await this.#request('POST', `${this.#channel}/ring`);
    const line = { endpoint: this.#exchange.outside(number), who: number };
    const callerId = account.callerIdOf(called);
    this.#taker = await this.#legs.dial([line], { milliseconds: outsideRings * 1000, callerId });
    return this.#taker === null ? this.#hangUp('no_answer') : this.#talk();
  }

  async #record(greeting: string | null): Promise<void> {
    await this.#answer();
    await this.#play([...(greeting === null ? [] : [greeting]), this.#exchange.beep]).done;
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
    await this.#hangUp('normal');
  }

  async #say(sound: string | null): Promise<void> {
    await this.#answer();
    if (sound !== null) await this.#play([sound]).done;
  }

  #play(sounds: readonly string[]) {
    this.#plays += 1;
    const id = nameOf(this.#incoming.id, `play${this.#plays}`);
    const ended = this.#inbox.next((event) =>
      event.type === 'PlaybackFinished' && event.playback.id === id ? true : undefined,
    );
    const asked = this.#request('POST', `${this.#channel}/play/${id}`, {
      media: sounds.map((sound) => `sound:${sound}`).join(','),
    });
    return {
      done: asked.then(() => ended).then(() => true as const),
      stop: () => this.#quietly('DELETE', `playbacks/${id}`),
    };
  }

  async #answer(): Promise<void> {
    if (this.#isAnswered) return;
    await this.#request('POST', `${this.#channel}/answer`);
    this.#isAnswered = true;
  }

  /** Once: a second one would tell the carrier its own reason. */
  async #hangUp(reason: string): Promise<void> {
    if (this.#isHungUp) return;
    this.#isHungUp = true;
    await this.#quietly('DELETE', this.#channel, { reason });
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

  #recordOf(end: RouteEnd | null): CallRecord {
    const { number, from } = this.#incoming;
    return {
      id: randomUUID(),
      number,
      from,
      steps: this.#steps,
      end: end && { kind: end.kind, node: end.node, reason: end.reason, at: end.at },
      answeredBy: this.#answeredAt === null ? null : (this.#taker?.who ?? null),
      startedAt: this.#startedAt,
      answeredAt: this.#answeredAt,
      endedAt: this.#exchange.clock.now(),
    };
  }
}

/** A request that found its channel gone, or leaving, says the same as the event that comes after it. */
const isGone = (error: unknown) =>
  error instanceof AriError && [0, 404, 409].includes(error.status);

const isKey = (digit: string): digit is Exclude<IvrInput, 'timeout'> =>
  digit !== 'timeout' && (ivrInputs as readonly string[]).includes(digit);
