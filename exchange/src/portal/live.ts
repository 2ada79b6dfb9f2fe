import { setTimeout as sleep } from 'node:timers/promises';
import { type LiveCallTold, mostLiveCalls } from '@jackfield/contract/api/exchange';
import { mostKeysTold } from '@jackfield/contract/api/live-call';
import { toldStop } from '@jackfield/domain/routing';
import type { CallAccount, CallStep, LiveCall, LiveCalls } from './portal.ts';

/** What the portal is told at a time. */
interface LiveNews {
  /** These are all calls that go on. */
  readonly isWhole: boolean;
  readonly calls: readonly LiveCallTold[];
}

export interface LiveOptions {
  /** Tells the portal; rejects where all is to be told again. */
  send(news: LiveNews): Promise<void>;
  /** Milliseconds after which it is tried again. */
  readonly pause?: number;
  /** Milliseconds between two requests, in which news gather. */
  readonly gap?: number;
}

/**
 * Tells the portal where calls are, in their order and one request after the other; no call waits
 * for it. All calls come first, and again whenever telling failed.
 */
export class Live implements LiveCalls {
  readonly #options: LiveOptions;
  /** Where each call is. */
  readonly #going = new Map<string, LiveCallTold>();
  /** The latest of each call that is to be told of. */
  readonly #news = new Map<string, LiveCallTold>();
  #isWhole = true;
  #isClosed = false;
  #telling: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: LiveOptions) {
    this.#options = options;
  }

  /** Tells which calls go on: none that the process before told of. */
  open(): void {
    this.#tell();
  }

  /** Waits for what is being told. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#telling;
  }

  moved(account: CallAccount, call: LiveCall, step: CallStep): void {
    const { personId } = call;
    const owned = account.config.numbers.find(({ number }) => number === call.number);
    const owner = owned?.ownerType === 'teammate' ? owned.ownerId : null;
    const told: LiveCallTold = {
      state: this.#going.has(call.id) ? 'moved' : 'started',
      id: call.id,
      accountId: account.id,
      direction: personId === null ? 'inbound' : 'outbound',
      from: call.from ?? '',
      to: call.number,
      teammateId: personId ?? owner,
      startedAt: new Date(call.startedAt).toISOString(),
      stop: toldStop(step),
      phase: {
        kind: call.phase.kind,
        teammateIds: [...call.phase.people],
        teamId: call.phase.teamId,
        keys: call.phase.keys.slice(-mostKeysTold),
        isRecorded: call.phase.isRecorded,
        since: new Date(call.phase.since).toISOString(),
      },
    };
    this.#going.set(call.id, told);
    this.#add(told);
  }

  ended(id: string): void {
    const { accountId } = this.#going.get(id) ?? {};
    this.#going.delete(id);
    if (accountId !== undefined) this.#add({ state: 'ended', id, accountId });
  }

  #add(call: LiveCallTold): void {
    const before = this.#news.get(call.id);
    const isStart = call.state === 'moved' && before?.state === 'started';
    // All calls hold it too.
    if (!this.#isWhole) this.#news.set(call.id, isStart ? { ...call, state: 'started' } : call);
    this.#tell();
  }

  #tell(): void {
    if (this.#isClosed || this.#timer !== undefined) return;
    this.#telling ??= this.#tellAll().finally(() => {
      this.#telling = null;
    });
  }

  async #tellAll(): Promise<void> {
    while (!this.#isClosed && (this.#isWhole || this.#news.size > 0)) {
      const isWhole = this.#isWhole;
      this.#isWhole = false;
      if (isWhole) {
        this.#news.clear();
        for (const [id, call] of this.#going) this.#news.set(id, call);
      }
      const calls = [...this.#news.values()].slice(0, mostLiveCalls);
      for (const { id } of calls) this.#news.delete(id);
      try {
        await this.#options.send({ isWhole, calls });
        await sleep(this.#options.gap ?? 200);
      } catch {
        this.#isWhole = true;
        return this.#tellLater();
      }
    }
  }

  #tellLater(): void {
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#tell();
    }, this.#options.pause ?? 2000);
  }
}
