import type { EntityEvent, HubMethod, ReleaseChanged, SentEvent } from '@jackfield/contract';
import type { ConnectHub, HubPort } from './hub-port.ts';
import { SeenEvents } from './seen-events.ts';

export type LiveState = 'on' | 'connecting' | 'off';

export interface MissedAnswer {
  events: readonly SentEvent[];
  latest: number;
  isComplete: boolean;
}

export interface LivePorts {
  connect: ConnectHub;
  /** Events after a version. */
  missed(after: number): Promise<MissedAnswer>;
  deliver(sent: SentEvent): void;
  /** Other versions of areas are served from now on. */
  released(change: ReleaseChanged): void;
  /** Too much was missed, or nobody knows what: lists are to be read again. */
  resync(): void;
  state(state: LiveState): void;
}

const retryAfter = 10_000;
const silence = 35_000;
const watchEvery = 5_000;

/**
 * The one real-time connection: starts again every 10 s after a failure (RT-04), notices a
 * half-open socket within 35 s, drops duplicates by version, and after every interruption catches
 * up with what was missed (RT-03, OP-63).
 */
export class LiveChannel {
  readonly #ports: LivePorts;
  readonly #seen = new SeenEvents();
  #hub: HubPort | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setInterval> | undefined;
  #state: LiveState = 'off';

  constructor(ports: LivePorts) {
    this.#ports = ports;
  }

  /**
   * Opens the channel, and keeps it open until `close`; opened again, it catches up.
   * @param since version of the stream when the first lists were read; null when nobody knows, so
   * that the first connection reads them again
   */
  open(since: number | null = null): void {
    this.#watch ??= setInterval(() => this.#notice(), watchEvery);
    if (since !== null) this.#seen.begin(since);
    void this.#connect();
  }

  close(): void {
    clearInterval(this.#watch);
    clearTimeout(this.#retry);
    this.#watch = undefined;
    this.#drop();
    this.#setState('off');
  }

  /** Tries at once when the channel is away, for example because the network is back. */
  hurry(): void {
    if (this.#watch !== undefined && this.#state === 'off') void this.#connect();
  }

  async #connect(): Promise<void> {
    clearTimeout(this.#retry);
    this.#drop();
    this.#setState('connecting');
    const isMine = () => this.#hub === hub;
    const hub = this.#ports.connect({
      event: (method, event) => isMine() && this.#receive(method, event),
      released: (change) => isMine() && this.#ports.released(change),
      reconnecting: () => isMine() && this.#setState('connecting'),
      reconnected: () => isMine() && void this.#resume(),
      closed: () => isMine() && this.#retryLater(),
    });
    this.#hub = hub;
    try {
      await hub.start();
    } catch {
      if (isMine()) this.#retryLater();
      return;
    }
    if (isMine()) await this.#resume();
  }

  #retryLater(): void {
    this.#drop();
    this.#setState('off');
    this.#retry = setTimeout(() => void this.#connect(), retryAfter);
  }

  #drop(): void {
    const hub = this.#hub;
    this.#hub = null;
    void hub?.stop().catch(() => undefined);
  }

  #notice(): void {
    if (this.#state !== 'on' || !this.#hub) return;
    if (Date.now() - this.#hub.lastHeardAt() > silence) void this.#connect();
  }

  async #resume(): Promise<void> {
    this.#setState('on');
    const after = this.#seen.latest;
    if (after === null) return this.#ports.resync();
    try {
      const { events, latest, isComplete } = await this.#ports.missed(after);
      for (const { method, event } of events) this.#receive(method, event);
      if (!isComplete) this.#ports.resync();
      this.#seen.begin(latest);
    } catch {
      this.#ports.resync();
    }
  }

  #receive(method: HubMethod, event: EntityEvent): void {
    if (this.#seen.isNew(event)) this.#ports.deliver({ method, event });
  }

  #setState(state: LiveState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#ports.state(state);
  }
}
