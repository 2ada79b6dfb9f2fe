import type { RoutingConfig } from '@jackfield/domain/routing';
import { AriError } from '../ari/ari.ts';
import type { AriEvent, Channel } from '../ari/events.ts';
import type { CallAccount, CallRecord } from '../portal/portal.ts';
import { Calls } from './calls.ts';
import type { Clock } from './clock.ts';
import { Queues } from './queues.ts';

/** What a telephone of the trial does when it rings. */
export type PhoneManner = 'answers' | 'rings' | 'refuses';

type Query = Readonly<Record<string, string | number>>;

const channelOf = (id: string, from: string): Channel => ({
  id,
  caller: { number: from },
  dialplan: { context: 'from-trunk' },
});

/**
 * An exchange without Asterisk, for tests of what calls do: telephones answer at once, ring on or
 * refuse, callers press keys and hang up by hand, and time goes by when it is told to.
 */
export class TrialExchange {
  /** What was asked of Asterisk, in order: 'POST channels/c/answer'. */
  readonly asked: string[] = [];
  readonly records: CallRecord[] = [];
  readonly errors: unknown[] = [];
  readonly calls: Calls;
  /** Channels that are there. */
  readonly channels = new Set<string>();
  readonly bridges = new Set<string>();
  /** Outside numbers that may not be called. */
  readonly kept = new Set<string>();
  /** The connection is lost: nothing is heard, and nothing taken. */
  isCutOff = false;
  #now = 0;
  readonly #timers = new Set<{ at: number; act(): void }>();
  readonly #phones: Readonly<Record<string, PhoneManner>>;

  constructor(config: RoutingConfig, at: number, phones: Readonly<Record<string, PhoneManner>>) {
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
    const account: CallAccount = {
      id: 'account',
      config,
      phonesOf: (person) => (person in phones ? [person] : []),
      soundOf: (id) => (id === '' ? null : `http://portal/${id}`),
      greetingOf: (id) => `http://portal/greeting-${id}`,
      holdMusicOf: () => ['http://portal/music'],
      callerIdOf: (number) => number,
    };
    this.calls = new Calls(
      {
        ari: { request: (...asked) => this.#request(...asked) as Promise<never> },
        app: 'jackfield',
        clock,
        queues: new Queues(),
        beep: 'beep',
        mayCall: (_, to) => Promise.resolve(!this.kept.has(to)),
        outside: (number) => `PJSIP/${number}@trunk`,
      },
      {
        portal: {
          accountOf: (number) =>
            Promise.resolve(config.numbers.some((one) => one.number === number) ? account : null),
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

  #gone(id: string): void {
    if (!this.channels.delete(id)) return;
    const channel = channelOf(id, '');
    this.#tell({ type: 'StasisEnd', channel });
    this.#tell({ type: 'ChannelDestroyed', channel });
  }

  async #request(method: string, path: string, { query = {} }: { query?: Query } = {}) {
    const shown = query['endpoint'] ?? query['media'] ?? query['reason'];
    this.asked.push([method, path, shown].filter((part) => part !== undefined).join(' '));
    const [kind, id = '', what] = path.split('/');
    await Promise.resolve();
    if (this.isCutOff) throw new AriError(path, 0);
    if (method === 'GET') return [...this.channels].map((one) => channelOf(one, ''));
    if (path === 'channels') return this.#dial(query);
    if (path === 'bridges') return void this.bridges.add(`${query['bridgeId']}`);
    if (kind === 'bridges' && method === 'DELETE') return void this.bridges.delete(id);
    if (kind === 'channels' && !this.channels.has(id)) throw new AriError(path, 404);
    if (kind === 'channels' && what === undefined) return this.#gone(id);
    if (what === 'play') this.#later(() => this.#played(path.split('/').at(-1) ?? ''), 200);
    return undefined;
  }

  #dial(query: Query): void {
    const id = `${query['channelId']}`;
    const [, name = ''] = `${query['endpoint']}`.split('/');
    const manner = this.#phones[name] ?? 'refuses';
    this.channels.add(id);
    if (manner === 'answers') {
      const channel = channelOf(id, '');
      this.#later(() => this.#tell({ type: 'StasisStart', args: ['leg', id], channel }));
    } else if (manner === 'refuses') this.#later(() => this.#gone(id));
  }

  #played(id: string): void {
    this.#tell({ type: 'PlaybackFinished', playback: { id } });
  }

  #later(act: () => void, milliseconds = 1): void {
    this.#timers.add({ at: this.#now + milliseconds, act });
  }
}

/** Until nothing is left that goes on by itself. */
const settled = () => new Promise((resolve) => setImmediate(resolve));
