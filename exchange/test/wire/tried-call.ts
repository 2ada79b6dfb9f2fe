import { callParts } from './call-parts.ts';
import type { IvrInput } from '@jackfield/contract/api/routing';
import { basename } from 'node:path';
import { vi } from 'vitest';
import type { AriEvent } from '../../src/ari/events.ts';
import { Calls } from '../../src/call/calls.ts';
import { Queues } from '../../src/call/queues.ts';
import { KeptInMemory } from '../../src/call/trial-exchange.ts';
import { outcomesOf } from '../../src/portal/outcome.ts';
import type { CallAccount, CallRecord } from '../../src/portal/portal.ts';
import { callAccount } from '../../src/portal/sample-call-account.ts';
import {
  type CallStory,
  type CallWay,
  type ExpectedWay,
  greetingOf,
  type Manner,
  music,
} from './call-story.ts';
import { IdleClock } from './idle-clock.ts';
import type { AgentCall, SipAddress } from './sip-agent.ts';
import type { Speech } from './speech.ts';
import type { Witnessed, WireExchange } from './wire-exchange.ts';

type Query = Readonly<Record<string, string | number>>;

/** The telephone of somebody with a manner; calls of a lane take turns. */
export const phoneName = (lane: number, person: string, manner: Manner) =>
  `lane${lane}-${person}-${manner}`;

/** How long a call may take of real time, in milliseconds, before it counts as one that hangs. */
const patience = 60_000;

export interface TriedOptions {
  readonly wire: WireExchange;
  readonly lane: number;
  readonly story: CallStory;
  readonly expected: ExpectedWay;
  /** Where the caller takes speech. */
  readonly speech: Speech;
  /** Time stands still until hold music was heard. */
  untilMusic(): Promise<unknown>;
}

/**
 * Carries out a story on a real Asterisk, with an exchange of its own, and keeps what telephones,
 * caller and Asterisk saw of it. Nobody waits for a moment: keys are pressed when a greeting plays
 * or has ended, people hang up when they talk, and time passes when nothing else is left to happen.
 */
export class TriedCall {
  readonly #options: TriedOptions;
  readonly #clock: IdleClock;
  readonly #calls: Calls;
  readonly #account: CallAccount;
  /** What is left to press, greeting by greeting. */
  readonly #keys: IvrInput[];
  /** The key of a greeting that plays, by its playback. */
  readonly #pressing = new Map<string, { key: IvrInput; greeting: string }>();
  /** Legs of which their telephones have not yet done what they do. */
  readonly #dialling = new Map<string, Manner>();
  /** Telephones that answer once the others have done what they do. */
  readonly #answering: AgentCall[] = [];
  readonly #rang: { who: string; manner: Manner; call: AgentCall }[] = [];
  readonly #played: string[] = [];
  readonly #errors: unknown[] = [];
  readonly #answered = Promise.withResolvers<SipAddress>();
  #record: CallRecord | null = null;
  #caller: AgentCall | null = null;
  #hungUp: 'caller' | 'taker' | null = null;

  constructor(options: TriedOptions) {
    const { wire, lane, story, expected } = options;
    this.#options = options;
    this.#keys = [...expected.keys];
    this.#clock = new IdleClock(story.at);
    this.#account = callAccount(story.config, {
      phonesOf: (id) => (story.manners[id] ? [phoneName(lane, id, story.manners[id])] : []),
      soundOf: (id) => (id === '' ? null : wire.sound(id)),
      greetingOf: (id) => wire.sound(greetingOf(id)),
      holdMusicOf: () => [wire.sound(music)],
    });
    const queues = new Queues();
    for (const id of story.fullQueues) queues.enter(id, Infinity, 0);
    this.#calls = new Calls(
      callParts(wire, {
        ari: { request: (method, path, asked) => this.#request(method, path, asked) },
        clock: this.#clock,
        queues,
        kept: new KeptInMemory(),
        mayCall: () => Promise.resolve(story.mayCall),
      }),
      {
        portal: {
          accountOf: (asked) => {
            const isOwn = story.config.numbers.some(
              ({ number }) => 'number' in asked && number === asked.number,
            );
            return Promise.resolve(isOwn ? this.#account : null);
          },
          heldAccount: () => this.#account,
          tell: (_, record) => {
            this.#record = record;
            return Promise.resolve();
          },
        },
        onError: (error) => this.#errors.push(error),
      },
    );
  }

  /** @returns what became of it, once nothing of the call is left */
  async place(): Promise<{ way: CallWay; answeredBy: string | null }> {
    const { wire, story, speech } = this.#options;
    const caller = wire.carrier.call(
      { user: story.number, at: wire.options.sip },
      { from: story.from, speech: speech.own },
    );
    this.#caller = caller;
    caller.on('status', () => caller.speech && this.#answered.resolve(caller.speech));
    const isOver = () =>
      this.#errors.length > 0 ||
      (caller.ending !== null &&
        this.#calls.size === 0 &&
        this.#rang.every(({ call }) => call.ending !== null));
    await vi.waitUntil(isOver, { timeout: patience, interval: 5 }).catch(() => {
      throw new Error(`The call hangs; time waits for: ${this.#clock.underWay.join(', ')}`);
    });
    if (this.#errors.length > 0) throw this.#errors[0];
    return { way: this.#way(caller), answeredBy: this.#record?.answeredBy ?? null };
  }

  /** Hears what the exchange hears. */
  take(event: AriEvent): void {
    this.#calls.take(event);
    switch (event.type) {
      case 'PlaybackFinished':
        this.#press(event.playback.id, null);
        return this.#clock.release(event.playback.id);
      case 'ChannelDtmfReceived':
        return this.#clock.release('key');
      case 'StasisStart':
      case 'ChannelDestroyed':
        return this.#reacted(event.channel.id);
    }
  }

  /** Hears what Asterisk does. */
  see({ type, playback, bridge, channel }: Witnessed): void {
    const { story } = this.#options;
    if (playback) this.#heard(playback.id, basename(playback.media_uri.replace('sound:', '')));
    else if (type === 'RecordingStarted') this.#hangUp('caller');
    else if (bridge?.channels.length === 2) this.#hangUp(story.hangsUp);
    else if (channel?.state === 'Ringing' && this.#dialling.get(channel.id) === 'rings') {
      this.#reacted(channel.id);
    }
  }

  /** A telephone or outside number is called. */
  ring(call: AgentCall, who: string, manner: Manner): void {
    this.#rang.push({ who, manner, call });
    if (manner === 'busy') return call.answer(486, 'Busy Here');
    if (manner === 'refuses') return call.answer(603, 'Decline');
    call.answer(180, 'Ringing');
    if (manner !== 'answers') return;
    this.#answering.push(call);
    this.#answer();
  }

  async #request<Answer>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    asked: { query?: Query; body?: unknown } = {},
  ): Promise<Answer> {
    const { query = {} } = asked;
    const what = `${method} ${path} ${query['channelId'] ?? ''}`;
    this.#clock.hold(what);
    const leg = path === 'channels' ? `${query['channelId']}` : null;
    if (leg !== null) this.#dial(leg, `${query['endpoint']}`);
    if (path.includes('/play/')) this.#play(basename(path), `${query['media']}`);
    // Whoever leaves a message ends it.
    if (path.endsWith('/record')) this.#clock.hold('message');
    if (method === 'POST' && path.endsWith('/ring')) this.#ringsThere();
    if (method === 'DELETE') this.#reacted(basename(path));
    try {
      return await this.#options.wire.ari.request<Answer>(method, path, asked);
    } catch (error) {
      if (leg !== null) this.#reacted(leg);
      throw error;
    } finally {
      this.#clock.release(what);
    }
  }

  /** Time waits until the caller, who is not answered yet, hears of ringing: Asterisk says it later. */
  #ringsThere(): void {
    const caller = this.#caller;
    const hears = () => caller?.statuses.some((code) => code >= 180) === true;
    if (caller === null || hears()) return;
    this.#clock.hold('ringing');
    caller.on('status', () => hears() && this.#clock.release('ringing'));
  }

  /** Time waits until a telephone has done what it does. */
  #dial(leg: string, endpoint: string): void {
    const isOutside = endpoint.includes('@');
    const manner = isOutside ? this.#options.story.outside : endpoint.split('-').at(-1);
    this.#dialling.set(leg, manner as Manner);
    this.#clock.hold(leg);
  }

  #reacted(leg: string): void {
    this.#dialling.delete(leg);
    this.#clock.release(leg);
    this.#answer();
  }

  /** Nobody is so fast that others are called off before they ring. */
  #answer(): void {
    if (this.#dialling.size > this.#answering.length) return;
    for (const call of this.#answering.splice(0)) call.answer(200, 'OK');
  }

  /** Time waits for the end of a sound, and for the key of a greeting. */
  #play(id: string, media: string): void {
    this.#clock.hold(id);
    const greeting = basename(media.split(',').at(-1) ?? '');
    const { menus } = this.#options.story.config;
    const isMenu = menus.some(({ menuMedia }) => menuMedia.greeting === greeting);
    const key = isMenu ? this.#keys.shift() : undefined;
    if (key === undefined || key === 'timeout') return;
    this.#clock.hold('key');
    this.#pressing.set(id, { key, greeting });
  }

  #heard(playback: string, sound: string): void {
    // Music that begins again goes on.
    if (sound !== music || this.#played.at(-1) !== music) this.#played.push(sound);
    // Hold music goes on while time passes; other sounds are over before it does.
    if (sound === music) {
      void this.#options.untilMusic().then(() => this.#clock.release(playback));
    }
    if (this.#options.story.pressesEarly) this.#press(playback, sound);
  }

  /** Presses the key of a greeting once that plays, or has ended. */
  #press(playback: string, sound: string | null): void {
    const pressing = this.#pressing.get(playback);
    if (pressing === undefined || (sound !== null && sound !== pressing.greeting)) return;
    this.#pressing.delete(playback);
    // Asterisk may play before its answer is here.
    void this.#answered.promise.then((to) => this.#options.speech.press(pressing.key, to));
  }

  #hangUp(who: 'caller' | 'taker'): void {
    this.#hungUp = who;
    if (who === 'caller') return void this.#answered.promise.then(() => this.#caller?.hangUp());
    // Who answered too and is being called off hangs up as well.
    for (const { call } of this.#rang) if (call.isTaken) call.hangUp();
  }

  #way({ statuses, ending }: AgentCall): CallWay {
    const { rounds } = this.#options.expected;
    const record = this.#record;
    const starts = rounds.map((_, at) => rounds.slice(0, at).reduce((sum, one) => sum + one, 0));
    // Who rings beyond what was expected is a round of its own.
    const total = rounds.reduce((sum, one) => sum + one, 0);
    const rang = [...starts, total].map((start, at) =>
      this.#rang
        .slice(start, start + (rounds[at] ?? Infinity))
        .toSorted((one, other) => (one.who < other.who ? -1 : 1)),
    );
    const status = statuses.at(-1) ?? 0;
    const isEndedHere = ending?.startsWith('BYE') === true;
    const [outcome] = record ? outcomesOf(this.#account, record) : [];
    return {
      stops: record?.stops ?? [],
      end: record?.end ?? null,
      rang: rang.flat().map(({ who }) => who),
      ceased: rang
        .flat()
        .filter(({ manner }) => manner === 'rings')
        .map(({ who, call }) => `${who} ${whyCeased(call.ending)}`),
      played: this.#played,
      isRingingHeard: statuses.includes(180),
      status,
      endedBy:
        status !== 200
          ? null
          : !isEndedHere
            ? 'caller'
            : this.#hungUp === 'taker'
              ? 'taker'
              : 'exchange',
      isTaken: outcome?.outcome === 'answered' || outcome?.outcome === 'forwarded',
    };
  }
}

function whyCeased(ending: string | null): string {
  if (!ending?.startsWith('CANCEL')) return `${ending}`;
  return ending.includes('SIP;cause=200;text="Call completed elsewhere"') ? 'elsewhere' : 'missed';
}
