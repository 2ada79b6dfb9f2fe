import type { RoutingConfig } from '@jackfield/domain/routing';
import { AriError, type AriRequest } from '../ari/ari.ts';
import { type AriEvent, type Channel, hangUpReasons } from '../ari/events.ts';
import type { CallAccount, CallRecord, HelpCall, OutsideLeg } from '../portal/portal.ts';
import { callAccount } from '../portal/sample-call-account.ts';
import { Calls } from './calls.ts';
import type { Clock } from './clock.ts';
import { Meter } from './meter.ts';
import { Queues } from './queues.ts';

/** What a telephone or trunk of the trial does when it is called. */
export type PhoneManner = 'answers' | 'rings' | 'refuses' | 'fails' | 'away';

type Query = Readonly<Record<string, string | number>>;

const channelOf = (id: string, from: string, phone?: string): Channel => ({
  id,
  name: `PJSIP/${phone ?? 'trunk'}-00000001`,
  caller: { number: from, name: phone ?? '' },
  dialplan: { context: phone === undefined ? 'from-trunk' : 'from-phone' },
});

/** Of Q.850: busy, and no way there. */
const causes = { refuses: 17, fails: 34 };

/**
 * An exchange without Asterisk, for tests of what calls do: telephones answer at once, ring on,
 * refuse or are not signed in, callers press keys and hang up by hand, and time goes by when it is told to.
 */
export class TrialExchange {
  /** What was asked of Asterisk, in order: 'POST channels/c/answer'. */
  readonly asked: string[] = [];
  readonly records: CallRecord[] = [];
  readonly calledForHelp: HelpCall[] = [];
  readonly errors: unknown[] = [];
  /** Variables of each channel that was opened. */
  readonly variables: unknown[] = [];
  readonly calls: Calls;
  /** Channels that are there. */
  readonly channels = new Set<string>();
  readonly bridges = new Set<string>();
  /** Outside numbers that may not be called. */
  readonly kept = new Set<string>();
  /** Nothing can be played. */
  isMute = false;
  /** Telephones of another account, which has no extensions. */
  readonly strangers = new Set<string>();
  /** The connection is lost: nothing is heard, and nothing taken. */
  isCutOff = false;
  /** Which calls abroad are not to go on: their ids. */
  stops: (lines: readonly OutsideLeg[]) => string[] = () => [];
  #now = 0;
  readonly #timers = new Set<{ at: number; act(): void }>();
  readonly #phones: Readonly<Record<string, PhoneManner>>;

  constructor(
    config: RoutingConfig,
    at: number,
    phones: Readonly<Record<string, PhoneManner>>,
    change: Partial<CallAccount> = {},
  ) {
    this.#now = at;
    this.#phones = phones;
    const clock: Clock = {
      now: () => this.#now,
      after: (milliseconds, act) => {
        const timer = { at: this.#now + milliseconds, act };
        this.#timers.add(timer);
        return () => this.#timers.delete(timer);
      },
    };
    const account = callAccount(config, {
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
      ...change,
    });
    this.calls = new Calls(
      {
        ari: { request: (...asked) => this.#request(...asked) as Promise<never> },
        app: 'jackfield',
        clock,
        queues: new Queues(),
        meter: new Meter({
          clock,
          ask: (_, lines) => Promise.resolve(this.stops(lines)),
          end: (id) => this.#gone(id),
          onError: (error) => this.errors.push(error),
        }),
        beep: 'beep',
        mayCall: (_, { to }) => Promise.resolve(!this.kept.has(to)),
        tellOfHelp: (_, call) => this.calledForHelp.push(call),
        outside: (number) => [`PJSIP/${number}@trunk`, `PJSIP/${number}@second`],
      },
      {
        portal: {
          accountOf: (asked) => {
            if ('phone' in asked && this.strangers.has(asked.phone)) {
              const empty = { ...config, numbers: [], teams: [], people: [] };
              const other = { id: 'other', personWith: (phone: string) => phone };
              return Promise.resolve(callAccount(empty, other));
            }
            const isOwn =
              'phone' in asked || config.numbers.some(({ number }) => number === asked.number);
            return Promise.resolve(isOwn ? account : null);
          },
          tell: (_, record) => {
            this.records.push(record);
            return Promise.resolve();
          },
        },
        onError: (error) => this.errors.push(error),
      },
    );
  }

  /** A call comes in; answers its channel. */
  async callIn(number: string, from = '+12515550777'): Promise<string> {
    const id = `caller${this.channels.size}.1`;
    this.channels.add(id);
    this.#tell({ type: 'StasisStart', args: [number], channel: channelOf(id, from) });
    await settled();
    return id;
  }

  /** A telephone dials; answers its channel. */
  async dial(phone: string, dialled: string): Promise<string> {
    const id = `phone${this.channels.size}.1`;
    this.channels.add(id);
    const channel = channelOf(id, '101', phone);
    this.#tell({ type: 'StasisStart', args: [dialled], channel });
    await settled();
    return id;
  }

  /** A telephone sends the other end of its call on. */
  async sendOn(id: string, to: string | { channel: string }): Promise<void> {
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
    this.#tell({ type: 'ChannelDtmfReceived', digit, channel: channelOf(id, '') });
    await settled();
  }

  /** Somebody hangs up. */
  async hangUp(id: string): Promise<void> {
    this.#gone(id);
    await settled();
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
      const [next] = [...this.#timers]
        .filter(({ at }) => at <= until)
        .toSorted((one, other) => one.at - other.at);
      if (next === undefined) break;
      this.#now = next.at;
      this.#timers.delete(next);
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
    const channel = channelOf(id, '');
    this.#tell({ type: 'StasisEnd', channel });
    this.#tell({ type: 'ChannelDestroyed', channel, cause });
  }

  async #request(method: string, path: string, { query = {}, body }: AriRequest = {}) {
    const shown = query['states'] ?? query['endpoint'] ?? query['media'] ?? query['reason'];
    this.asked.push([method, path, shown].filter((part) => part !== undefined).join(' '));
    const [kind, id = '', what] = path.split('/');
    await Promise.resolve();
    if (this.isCutOff) throw new AriError(path, 0);
    if (method === 'GET') return [...this.channels].map((one) => channelOf(one, ''));
    if (path === 'channels') {
      this.variables.push((body as { variables: unknown }).variables);
      return this.#dial(query);
    }
    if (path === 'bridges') return void this.bridges.add(`${query['bridgeId']}`);
    if (kind === 'bridges' && method === 'DELETE') return void this.bridges.delete(id);
    if (what === 'addChannel') this.#join(`${query['channel']}`.split(','));
    if (kind === 'channels' && !this.channels.has(id)) throw new AriError(path, 404);
    if (kind === 'channels' && what === undefined) {
      const isReason = hangUpReasons.some((one) => one === query['reason']);
      if (!isReason) throw new AriError(path, 400);
      return this.#gone(id);
    }
    if (what === 'play') this.#later(() => this.#played(path.split('/').at(-1) ?? ''), 200);
    return undefined;
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
    this.channels.add(id);
    if (manner === 'answers') {
      const channel = channelOf(id, '');
      this.#later(() => this.#tell({ type: 'StasisStart', args: ['leg', id], channel }));
    } else if (manner !== 'rings') this.#later(() => this.#gone(id, causes[manner]));
  }

  #played(id: string): void {
    const state = this.isMute ? 'failed' : 'done';
    this.#tell({ type: 'PlaybackFinished', playback: { id, state } });
  }

  #later(act: () => void, milliseconds = 1): void {
    this.#timers.add({ at: this.#now + milliseconds, act });
  }
}

/** Until nothing is left that goes on by itself. */
const settled = () => new Promise((resolve) => setImmediate(resolve));
