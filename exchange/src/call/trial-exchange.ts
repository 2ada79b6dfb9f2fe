import type { Call, RoutingConfig } from '@jackfield/domain/routing';
import { AriError, type AriRequest } from '../ari/ari.ts';
import { type AriEvent, type Channel, hangUpReasons } from '../ari/events.ts';
import type {
  CallAccount,
  CallRecord,
  HelpCall,
  OutsideLeg,
  PhoneVoicemail,
} from '../portal/portal.ts';
import { callAccount } from '../portal/sample-call-account.ts';
import type { KeptCalls } from './call-files.ts';
import type { CallState } from './call-state.ts';
import { Calls } from './calls.ts';
import type { Clock } from './clock.ts';
import { Meter } from './meter.ts';
import { Queues } from './queues.ts';

/** What a telephone or trunk of the trial does when it is called. */
export type PhoneManner = 'answers' | 'rings' | 'refuses' | 'fails' | 'away';

type Query = Readonly<Record<string, string | number>>;

const channelOf = (id: string, from = '', called = '', phone?: string): Channel => ({
  id,
  state: 'Ring',
  name: `PJSIP/${phone ?? 'trunk'}-00000001`,
  caller: { number: from, name: phone ?? '' },
  dialplan: {
    context: phone === undefined ? 'from-trunk' : 'from-phone',
    exten: called,
    app_name: 'Stasis',
  },
});

/** Of Q.850: busy, no way there, the call was declined, and it ended. */
const causes = { refuses: 17, fails: 34, declines: 21, normal: 16 };

/** As files keep calls: what is kept is no object of whoever kept it. */
export class KeptInMemory implements KeptCalls {
  seenAt = 0;
  readonly #calls = new Map<string, string>();

  all(): CallState[] {
    return [...this.#calls.values()].map((call) => JSON.parse(call) as CallState);
  }

  keep(call: CallState): void {
    this.#calls.set(call.id, JSON.stringify(call));
  }

  drop(id: string): void {
    this.#calls.delete(id);
  }
}

/**
 * An exchange without Asterisk, for tests of what calls do: telephones answer at once, ring on,
 * refuse or are not signed in, callers press keys and hang up by hand, and time goes by when it is told to.
 */
export class TrialExchange {
  /** What was asked of Asterisk, in order: 'POST channels/c/answer'. */
  readonly asked: string[] = [];
  readonly records: CallRecord[] = [];
  readonly calledForHelp: HelpCall[] = [];
  /** Who is a member of queues, and of them who is signed in. */
  readonly inQueues = new Set<string>();
  readonly signedIn = new Set<string>();
  /** PINs of people, and what nobody heard of theirs; five wrong ones lock all. */
  readonly pins = new Map<string, string>();
  readonly unheard = new Map<string, readonly string[]>();
  /** Calls to be tried, by the phone and their code: 'ana 123456'. */
  readonly trials = new Map<string, Call>();
  /** How far they were, in order: keys, the step, and that they are over. */
  readonly heard: string[] = [];
  #wrongPins = 0;
  /** What became of messages by phone: 'heard m1'. */
  readonly changed: string[] = [];
  /** Where calls were, in order, and that they ended. */
  readonly moves: string[] = [];
  /** What calls do, each as it was told. */
  readonly phases: string[] = [];
  readonly errors: unknown[] = [];
  /** Channels that were gone when Asterisk read them, which may be the end of it. */
  readonly readGone: string[] = [];
  /** Variables of each channel that was opened. */
  readonly variables: unknown[] = [];
  readonly kept = new KeptInMemory();
  calls: Calls;
  /** Channels that are there. */
  readonly channels = new Map<string, Channel>();
  /** With the channels in them. */
  readonly bridges = new Map<string, string[]>();
  /** Talks that are recorded now: their names, with their bridges. */
  readonly talks = new Map<string, string>();
  /** Outside numbers that may not be called. */
  readonly unallowed = new Set<string>();
  /** Nothing can be played. */
  isMute = false;
  /** Telephones of another account, which has no extensions. */
  readonly strangers = new Set<string>();
  /** The connection is lost: nothing is heard, and nothing taken. */
  isCutOff = false;
  /** Which calls abroad are not to go on: their ids. */
  stops: (lines: readonly OutsideLeg[]) => string[] = () => [];
  config: RoutingConfig;
  /** The process ends once so many requests were carried out, without their answer. */
  requestsLeft = Infinity;
  /** Names of what is played and recorded now, and of what was recorded. */
  readonly #plays = new Set<string>();
  readonly #recordings = new Set<string>();
  readonly #bridgeNames = new Set<string>();
  /** The second calls of channels that sent one on to them. */
  readonly #referred = new Map<string, string>();
  #now = 0;
  /** Of Asterisk and telephones, and of the process that runs now. */
  readonly #timers = new Set<{ at: number; act(): void }>();
  readonly #ownTimers = new Set<{ at: number; act(): void }>();
  #phones: Readonly<Record<string, PhoneManner>>;
  readonly #change: Partial<CallAccount>;

  constructor(
    config: RoutingConfig,
    at: number,
    phones: Readonly<Record<string, PhoneManner>>,
    change: Partial<CallAccount> = {},
  ) {
    this.config = config;
    this.#change = change;
    this.#now = at;
    this.#phones = phones;
    this.calls = this.#begin();
  }

  /** The process ends, and another takes its place. */
  async kill(): Promise<void> {
    await this.die();
    await this.connect();
  }

  /** The process ends. */
  async die(): Promise<void> {
    this.isCutOff = true;
    this.#ownTimers.clear();
    this.calls = this.#begin();
    await settled();
  }

  #account(): CallAccount {
    const { config } = this;
    const phones = this.#phones;
    return callAccount(config, {
      phonesOf: (person) => (person in phones ? [person] : []),
      soundOf: (id) => (id === '' ? null : `http://portal/${id}`),
      greetingOf: (id) => `http://portal/greeting-${id}`,
      holdMusicOf: () => ['http://portal/music'],
      personWith: (phone) => phone,
      colleagueAt: (extension) => {
        const [kind, owners] =
          extension.length === 3
            ? (['teammate', config.people] as const)
            : (['team', config.teams] as const);
        const found = owners[Number(extension.slice(1)) - 1];
        return found ? { kind, id: found.id } : null;
      },
      ...this.#change,
    });
  }

  #voicemail(): PhoneVoicemail {
    const opening = (right: string | undefined, pin: string | null) => {
      if (right === undefined) return 'noPin';
      if (this.#wrongPins >= 5) return 'locked';
      if (pin === null) return 'ask';
      if (pin === right) return 'open';
      this.#wrongPins += 1;
      return this.#wrongPins < 5 ? 'wrong' : 'locked';
    };
    return {
      open: ({ teammateId, pin }) => {
        const how = opening(this.pins.get(teammateId), pin);
        const ids = how === 'open' ? (this.unheard.get(teammateId) ?? []) : [];
        return Promise.resolve({ opening: how, messages: ids.map((id) => ({ id })) });
      },
      hear: (_, id, play) => play(id),
      change: (_, id, change) => Promise.resolve(void this.changed.push(`${change} ${id}`)),
    };
  }

  #begin(): Calls {
    const clock: Clock = {
      now: () => this.#now,
      after: (milliseconds, act) => {
        const timer = { at: this.#now + milliseconds, act };
        this.#ownTimers.add(timer);
        return () => this.#ownTimers.delete(timer);
      },
    };
    const calls: Calls = new Calls(
      {
        ari: {
          request: (...asked) =>
            // Of a process that ended nothing is heard any more.
            (this.calls === calls
              ? this.#request(...asked)
              : new Promise(() => {})) as Promise<never>,
        },
        app: 'jackfield',
        clock,
        queues: new Queues(),
        meter: new Meter({
          clock,
          ask: (_, lines) => Promise.resolve(this.stops(lines)),
          end: (id) => this.#gone(id),
          onError: (error) => this.errors.push(error),
        }),
        kept: this.kept,
        live: {
          moved: (_, { phase: { kind, people, teamId, keys, isRecorded } }, { node }) => {
            if (this.moves.at(-1) !== node.name) this.moves.push(node.name);
            const told = [
              kind,
              ...(teamId ? [`in ${teamId}`] : []),
              ...(keys.length > 0 ? [`by ${keys.join()}`] : []),
              ...(isRecorded ? ['recorded'] : []),
              ...people,
            ].join(' ');
            if (this.phases.at(-1) !== told) this.phases.push(told);
          },
          ended: () => this.moves.push('ended'),
        },
        beep: 'beep',
        mayCall: (_, { to }) => Promise.resolve(!this.unallowed.has(to)),
        phoneVoicemail: this.#voicemail(),
        trials: {
          open: ({ phone, code }) => {
            const call = this.trials.get(`${phone} ${code}`);
            return Promise.resolve(call ? { account: this.#account(), call } : null);
          },
          move: (_, { inputs, step, isOver }) =>
            this.heard.push([...inputs, step, ...(isOver ? ['over'] : [])].join(' ')),
        },
        signTones: { in: 'signed-in', out: 'signed-out' },
        signQueues: (_, personId) => {
          if (!this.inQueues.has(personId)) return Promise.resolve(null);
          const isSignedOut = this.signedIn.delete(personId);
          if (!isSignedOut) this.signedIn.add(personId);
          return Promise.resolve({ isSignedOut });
        },
        tellOfHelp: (_, call) => this.calledForHelp.push(call),
        outside: (number) => [`PJSIP/${number}@trunk`, `PJSIP/${number}@second`],
      },
      {
        portal: {
          accountOf: (asked) => {
            if ('phone' in asked && this.strangers.has(asked.phone)) {
              const empty = { ...this.config, numbers: [], teams: [], people: [] };
              const other = { id: 'other', personWith: (phone: string) => phone };
              return Promise.resolve(callAccount(empty, other));
            }
            const isOwn =
              'phone' in asked || this.config.numbers.some(({ number }) => number === asked.number);
            return Promise.resolve(isOwn ? this.#account() : null);
          },
          heldAccount: () => this.#account(),
          tell: (_, record) => {
            this.records.push(record);
            return Promise.resolve();
          },
        },
        onError: (error) => this.errors.push(error),
      },
    );
    return calls;
  }

  /** A call comes in; answers its channel. */
  async callIn(number: string, from = '+12515550777'): Promise<string> {
    const id = `caller${this.channels.size}.1`;
    const channel = channelOf(id, from, number);
    this.channels.set(id, channel);
    this.#tell({ type: 'StasisStart', args: [number], channel });
    await settled();
    return id;
  }

  /** A telephone dials; answers its channel. */
  async dial(phone: string, dialled: string): Promise<string> {
    const id = `phone${this.channels.size}.1`;
    const channel = channelOf(id, '101', dialled, phone);
    this.channels.set(id, channel);
    this.#tell({ type: 'StasisStart', args: [dialled], channel });
    await settled();
    return id;
  }

  /** A telephone signs in, which the account may not have had before. */
  async signIn(phone: string, manner: PhoneManner): Promise<void> {
    this.#phones = { ...this.#phones, [phone]: manner };
    await this.calls.signedIn([phone]);
    await settled();
  }

  /** A telephone sends the other end of its call on. */
  async sendOn(id: string, to: string | { channel: string }): Promise<void> {
    if (typeof to !== 'string') this.#referred.set(id, to.channel);
    this.#tell({
      type: 'ChannelTransfer',
      refer_to:
        typeof to === 'string'
          ? { requested_destination: { destination: to } }
          : { requested_destination: {}, destination_channel: { id: to.channel } },
      referred_by: { source_channel: { id } },
    });
    await settled();
  }

  async press(id: string, digit: string): Promise<void> {
    this.#tell({ type: 'ChannelDtmfReceived', digit, channel: { id } });
    await settled();
  }

  /** Somebody hangs up, or declines what rings. */
  async hangUp(id: string, how: 'normal' | 'declines' | 'refuses' = 'normal'): Promise<void> {
    this.#gone(id, causes[how]);
    await settled();
  }

  /** Somebody puts the other on hold, or takes them back. */
  async hold(id: string, isHeld: boolean): Promise<void> {
    this.#tell({ type: isHeld ? 'ChannelHold' : 'ChannelUnhold', channel: { id } });
    await settled();
  }

  /** The connection is lost. */
  cutOff(): void {
    this.isCutOff = true;
    this.calls.lose();
  }

  /** The connection stands again. */
  async connect(): Promise<void> {
    this.isCutOff = false;
    await this.calls.look();
    await settled();
  }

  /** Time goes by, in seconds. */
  async pass(seconds: number): Promise<void> {
    const until = this.#now + seconds * 1000;
    for (;;) {
      const [next] = [...this.#timers, ...this.#ownTimers]
        .filter(({ at }) => at <= until)
        .toSorted((one, other) => one.at - other.at);
      if (next === undefined) break;
      this.#now = next.at;
      this.#timers.delete(next);
      this.#ownTimers.delete(next);
      next.act();
      await settled();
    }
    this.#now = until;
  }

  #tell(event: AriEvent): void {
    if (!this.isCutOff) this.calls.take(event);
  }

  #gone(id: string, cause = 16): void {
    if (!this.channels.delete(id)) return;
    this.#tell({ type: 'StasisEnd', channel: { id } });
    // As Asterisk ends what it records where somebody hangs up, at once.
    for (const [name, bridge] of this.talks) {
      if (!this.bridges.get(bridge)?.includes(id)) continue;
      this.talks.delete(name);
      this.#tell({ type: 'RecordingFinished', recording: { name } });
    }
    this.#tell({ type: 'ChannelDestroyed', channel: { id }, cause });
  }

  async #request(method: string, path: string, { query = {}, body }: AriRequest = {}) {
    const shown = query['states'] ?? query['endpoint'] ?? query['media'] ?? query['reason'];
    this.asked.push([method, path, shown].filter((part) => part !== undefined).join(' '));
    await Promise.resolve();
    if (this.isCutOff) throw new AriError(path, 0);
    const told = method === 'GET' ? this.#read(path) : this.#act(method, path, { query, body });
    this.requestsLeft -= 1;
    if (this.requestsLeft !== 0) return told;
    await this.die();
    return new Promise(() => {});
  }

  #read(path: string): unknown {
    if (path === 'channels') return [...this.channels.values()];
    if (path === 'bridges') return [...this.bridges].map(([id, channels]) => ({ id, channels }));
    const [, kind, name = ''] = path.split('/');
    const isLive = this.#plays.has(name) || this.talks.has(name);
    if (kind === 'live' ? isLive : this.#recordings.has(name) && !isLive) return {};
    throw new AriError(path, 404);
  }

  #act(method: string, path: string, { query = {}, body }: AriRequest): unknown {
    const [kind, id = '', what, name = ''] = path.split('/');
    if (path === 'channels') {
      this.variables.push((body as { variables: unknown }).variables);
      return this.#dial(query);
    }
    if (path === 'bridges') return this.#openBridge(`${query['bridgeId']}`);
    if (kind === 'bridges' && what === 'record') return this.#recordTalk(id, query);
    if (kind === 'recordings') return this.#endTalk(what ?? '');
    if (kind === 'bridges' && method === 'DELETE') {
      for (const [talk, bridge] of this.talks) if (bridge === id) this.#endTalk(talk);
      return void this.bridges.delete(id);
    }
    if (what === 'addChannel') {
      const joined = `${query['channel']}`.split(',');
      this.#join(joined);
      return void this.bridges.set(id, joined);
    }
    if (kind === 'playbacks') return this.#played(id);
    const channel = this.channels.get(id);
    if (channel === undefined) throw new AriError(path, 404);
    if (what === undefined) {
      const isReason = hangUpReasons.some((one) => one === query['reason']);
      if (!isReason) throw new AriError(path, 400);
      return this.#gone(id);
    }
    if (what === 'transfer_progress') this.#tellOfTransfer(id, `${query['states']}`);
    if (what === 'answer') this.channels.set(id, { ...channel, state: 'Up' });
    if (what === 'variable') {
      this.channels.set(id, { ...channel, channelvars: { JF_CALL: `${query['value']}` } });
    }
    if (what === 'record') this.#record(`${query['name']}`);
    if (what !== 'play') return undefined;
    // Another that plays still would be heard first.
    if ([...this.#plays].some((one) => one.startsWith(`${id}~`))) throw new AriError(path, 500);
    this.#plays.add(name);
    return this.#later(() => this.#played(name), 200);
  }

  /** As Asterisk tells itself how it goes, a while later, by the channels that took part. */
  #tellOfTransfer(id: string, state: string): void {
    this.#later(() => {
      const second = this.#referred.get(id);
      if (second !== undefined && !this.channels.has(second)) this.readGone.push(second);
      this.#tell({
        type: 'ChannelTransfer',
        state,
        refer_to: { requested_destination: {} },
        referred_by: { source_channel: { id } },
      });
    });
  }

  /** As Asterisk refuses the name of another one, which may have ended by now. */
  #openBridge(id: string): void {
    if (this.#bridgeNames.has(id)) throw new AriError('bridges', 409);
    this.#bridgeNames.add(id);
    this.bridges.set(id, []);
  }

  /** As Asterisk refuses a bridge a channel that has just gone. */
  #join(channels: readonly string[]): void {
    if (channels.some((id) => !this.channels.has(id))) {
      throw new AriError('addChannel', 400, '{"message":"Channel not found"}');
    }
  }

  #dial(query: Query): void {
    const id = `${query['channelId']}`;
    const [, name = ''] = `${query['endpoint']}`.split('/');
    const manner = this.#phones[name] ?? 'refuses';
    if (manner === 'away') throw new AriError('channels', 500);
    const channel = channelOf(id);
    if (this.channels.has(id)) throw new AriError(id, 409);
    this.channels.set(id, channel);
    if (manner === 'answers') {
      this.#later(() => {
        if (this.channels.has(id)) this.#tell({ type: 'StasisStart', args: ['leg', id], channel });
      });
    } else if (manner !== 'rings') this.#later(() => this.#gone(id, causes[manner]));
  }

  #played(id: string): void {
    const state = this.isMute ? 'failed' : 'done';
    if (this.#plays.delete(id)) this.#tell({ type: 'PlaybackFinished', playback: { id, state } });
  }

  /** Records a talk for as long as its bridge is there, or as it may be. */
  #recordTalk(bridge: string, query: Query): void {
    const name = `${query['name']}`;
    if (this.isMute) throw new AriError(name, 500);
    this.talks.set(name, bridge);
    this.#later(() => {
      if (this.talks.has(name)) this.#endTalk(name);
    }, Number(query['maxDurationSeconds']) * 1000);
  }

  #endTalk(name: string): void {
    if (!this.talks.delete(name)) throw new AriError(name, 404);
    this.#later(() => this.#tell({ type: 'RecordingFinished', recording: { name } }));
  }

  /** Somebody speaks for half a minute. */
  #record(name: string): void {
    if (this.#recordings.has(name)) throw new AriError(name, 409);
    this.#recordings.add(name);
    this.#plays.add(name);
    this.#later(() => {
      if (this.#plays.delete(name)) this.#tell({ type: 'RecordingFinished', recording: { name } });
    }, 30_000);
  }

  #later(act: () => void, milliseconds = 1): void {
    this.#timers.add({ at: this.#now + milliseconds, act });
  }
}

/** Until nothing is left that goes on by itself. */
const settled = () => new Promise((resolve) => setImmediate(resolve));
